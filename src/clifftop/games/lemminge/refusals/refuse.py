"""Why an answer is refused: the rules said a second time, each with its clause.

Each question has a list of conditions in the order in which a person would be told of them. The
answers these leave are compared with those the questions offer, over all actions, by the tests.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from clifftop.games.lemminge import actions
from clifftop.games.lemminge import questions as q
from clifftop.games.lemminge.pieces import CARDS, TERRAINS, VALUES
from clifftop.games.lemminge.refusals import movement as moves
from clifftop.games.lemminge.refusals.movement import is_hex, not_asked
from clifftop.kernel.reason import Reason

if TYPE_CHECKING:
    from collections.abc import Callable

    from clifftop.games.lemminge.state import LemmingeState

    Refusal = Callable[[LemmingeState, int], Reason | None]


def first_player(state: LemmingeState, action: int) -> Reason | None:
    if not 0 <= action - actions.FIRST < state.players:
        return not_asked(action)
    return None


def draw(state: LemmingeState, action: int) -> Reason | None:
    """LE-1.3: a card that is still in the draw pile."""
    card = action - actions.DRAW
    if not 0 <= card < CARDS:
        return not_asked(action)
    if state.deck[card] == 0:
        terrain = TERRAINS[card // VALUES]
        return Reason("LE-1.3", "none-left", terrain=terrain, value=card % VALUES)
    return None


def is_card(action: int) -> bool:
    return actions.CARD <= action < actions.CARD + CARDS


def turn(state: LemmingeState, action: int) -> Reason | None:
    """LE-3.3, LE-R10."""
    if action == actions.REFILL:
        return None
    if not is_card(action):
        return not_asked(action)
    if state.hand_size(state.to_act) == 0:
        return Reason("LE-R10", "must-refill")
    return not_held(state, action - actions.CARD, "LE-3.3")


def discard(state: LemmingeState, action: int) -> Reason | None:
    """LE-3.1."""
    if action == actions.DONE:
        return None
    if not is_card(action):
        return not_asked(action)
    return not_held(state, action - actions.CARD, "LE-3.1")


def not_held(state: LemmingeState, card: int, clause: str) -> Reason | None:
    if state.hands[CARDS * state.to_act + card] == 0:
        terrain = TERRAINS[card // VALUES]
        return Reason(clause, "not-held", terrain=terrain, value=card % VALUES)
    return None


def tile_row(state: LemmingeState, action: int) -> Reason | None:
    """LE-3.4, LE-R1."""
    if 0 <= action - actions.ROW < len(state.board.rows):
        return None
    return no_tile_there(action)


def tile(state: LemmingeState, action: int) -> Reason | None:
    """LE-3.5, LE-R1: any hex of the row that was chosen."""
    if is_hex(state, action) and state.board.row[action - actions.HEX] == state.row:
        return None
    return no_tile_there(action)


def no_tile_there(action: int) -> Reason:
    if action == actions.START or action == actions.CROSS:
        return Reason("LE-R1", "no-tile")
    if action == actions.STOP:
        return Reason("LE-3.4", "must-place")
    return not_asked(action)


REFUSALS: Final[dict[int, Refusal]] = {
    q.FIRST_PLAYER: first_player,
    q.DEAL: draw,
    q.DRAW: draw,
    q.TURN: turn,
    q.DISCARD: discard,
    q.TILE_ROW: tile_row,
    q.TILE: tile,
    q.WHO: moves.who,
    q.STEP: moves.step,
}


def refuse(state: LemmingeState, action: int) -> Reason | None:
    return REFUSALS[state.asked](state, action)
