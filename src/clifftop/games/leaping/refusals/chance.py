"""What chance cannot bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clifftop.games.leaping import actions
from clifftop.games.leaping.pieces import ASIDE, CARDS, DECK_CARDS, OUT, PELLET_LETTERS
from clifftop.kernel.reason import Reason

if TYPE_CHECKING:
    from clifftop.games.leaping.state import LeapingState


def not_asked(action: int) -> Reason:
    """K-1: the action answers another question."""
    return Reason("K-1", "not-asked", action=action)


def first_player(state: LeapingState, action: int) -> Reason | None:
    if not 0 <= action - actions.FIRST < state.players:
        return not_asked(action)
    return None


def dice_off(state: LeapingState, action: int) -> Reason | None:
    roll = action - actions.DICE_OFF
    if not 0 <= roll < 16:
        return not_asked(action)
    for face in (roll // 4, roll % 4):
        if state.board.die_weights[face] == 0:
            return Reason("LL-R2", "no-such-face", points=face)
    if roll // 4 == roll % 4:
        return Reason("LL-R23", "tie")
    return None


def roll(state: LeapingState, action: int) -> Reason | None:
    face = action - actions.ROLL
    if not 0 <= face < 4:
        return not_asked(action)
    if state.board.die_weights[face] == 0:
        return Reason("LL-R2", "no-such-face", points=face)
    return None


def draw(state: LeapingState, action: int, clause: str, why: str) -> Reason | None:
    """A Special Action that is still face down."""
    card = action - actions.DRAW
    if not 0 <= card < DECK_CARDS:
        return not_asked(action)
    if state.card_places[card] == OUT:
        left_out = "LL-13.1" if state.frame.chaos else "LL-12.1"
        return Reason(left_out, "left-out", card=CARDS[card])
    if state.card_places[card] != ASIDE:
        return Reason(clause, why, card=CARDS[card])
    return None


def deal(state: LeapingState, action: int) -> Reason | None:
    return draw(state, action, "LL-1.4", "only-one")


def favor_draw(state: LeapingState, action: int) -> Reason | None:
    return draw(state, action, "LL-8.3", "not-aside")


def chaos_draw(state: LeapingState, action: int) -> Reason | None:
    return draw(state, action, "LL-13.3", "not-in-pile")


def claim(state: LeapingState, action: int) -> Reason | None:
    kind = action - actions.PELLET
    if not 0 <= kind < 3:
        return not_asked(action)
    if state.pool[kind] == 0:
        return Reason("LL-1.5", "none-left", pellet=PELLET_LETTERS[kind])
    return None


def reveal(state: LeapingState, action: int) -> Reason | None:
    if action == actions.GAME_OVER:
        left = sum(state.deck) + 1
        if left > (5 if state.frame.short else 7):
            clause = "LL-11.1" if state.frame.short else "LL-3.2"
            return Reason(clause, "too-early", left=left)
        return None
    value = action - actions.MOVEMENT
    if not 2 <= value <= 5:
        return not_asked(action)
    if state.deck[value - 2] == 0:
        return Reason("LL-1.3", "none-left", value=value)
    return None
