"""Whether the question that a position asks can have come up in it.

A position is believed only if its question could have been asked: otherwise an answer might draw a
card that is not there, or lay a tile that nobody has.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from clifftop.games.lemminge import questions as q
from clifftop.games.lemminge.pieces import (
    FIRST_IN_PILE,
    HAND_LIMIT,
    IN_START,
    KINDS,
    LEMMINGS,
    NO_TILE,
    VALUES,
    cards_dealt,
)
from clifftop.games.lemminge.rules.card_play import tile_to_place
from clifftop.kernel.errors import PositionError

if TYPE_CHECKING:
    from clifftop.games.lemminge.state import LemmingeState


def check_asked(state: LemmingeState) -> None:
    """All of it; each check looks only at the questions it is about."""
    check_end(state)
    if state.asked in (q.FIRST_PLAYER, q.DEAL):
        check_setting_up(state)
        check_deal(state)
    elif state.asked == q.DRAW:
        insist(state.hand_size(state.mover()) < HAND_LIMIT, "seats", state)
    else:
        check_card_played(state)
    if state.asked != q.FINISHED and not state.actions():
        raise PositionError("position-nothing", "asked", question=q.NAMES[state.asked])


def insist(possible: bool, where: str, state: LemmingeState) -> None:
    if not possible:
        raise PositionError("position-impossible", where, question=q.NAMES[state.asked])


def check_end(state: LemmingeState) -> None:
    """LE-1.2, LE-R4: the game is over when somebody has won or the last turn is, and not before;
    two cannot have won."""
    winners = sum(state.home(seat) == LEMMINGS for seat in range(state.players))
    insist(winners <= 1, "seats", state)
    if state.asked == q.FINISHED:
        insist(winners == 1 or state.turn == state.frame.last_turn, "asked.question", state)
    else:
        insist(winners == 0, "seats", state)


def check_setting_up(state: LemmingeState) -> None:
    """LE-1.1, LE-2.1: everything is in its place before the first turn."""
    insist(all(place == IN_START for place in state.lemmings), "seats", state)
    insist(state.tiled == 0, "tiles", state)
    insist(not any(state.discards), "discards", state)
    for terrain in range(KINDS):
        pile = state.piles[VALUES * terrain : VALUES * terrain + VALUES]
        insist(sum(pile) == 1 and pile[FIRST_IN_PILE] == 1, "piles", state)


def check_deal(state: LemmingeState) -> None:
    """LE-2.2: the hands are dealt one after the other, from the first player on."""
    left = state.dealt
    for order, cards in enumerate(cards_dealt(state.players)):
        seat = (state.first + order) % state.players
        number = min(cards, left) if state.asked == q.DEAL else 0
        left -= number
        if state.hand_size(seat) != number:
            raise PositionError("position-deal", f"seats[{seat}].hand", number=number)
    if state.asked == q.DEAL:
        insist(state.dealt < len(state.frame.deal), "seats", state)


def check_card_played(state: LemmingeState) -> None:
    """LE-3.3, LE-3.4: the card that gave the MP has left the hand; a tile comes with a new pile
    only, and before any MP is spent."""
    if state.asked in (q.TILE_ROW, q.TILE, q.WHO, q.STEP):
        insist(state.hand_size(state.to_act) < HAND_LIMIT, "seats", state)
        insist(state.movement > 0, "asked.points", state)
    if state.asked in (q.TILE_ROW, q.TILE, q.WHO):
        insist(state.movement == state.sums[state.terrain], "asked.points", state)
    if state.asked in (q.TILE_ROW, q.TILE):
        first = VALUES * state.terrain
        insist(sum(state.piles[first : first + VALUES]) == 1, "piles", state)
        insist(tile_to_place(state) != NO_TILE, "tiles_left", state)
