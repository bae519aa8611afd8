"""Back from the Chow Box: HEROIC RETURN, MISTAKEN IDENTITY, NOBLE SACRIFICE."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from clifftop.games.leaping import events
from clifftop.games.leaping.actions import LEVEL, ROLL
from clifftop.games.leaping.pieces import BLUE, HOVER, RED
from clifftop.games.leaping.questions import (
    NOBLE_ROLL,
    RETURN_WHERE,
    SWAP_LEVEL,
    SWAP_WHO,
    Question,
)
from clifftop.games.leaping.rules import continuation
from clifftop.kernel.bytes_edit import with_more
from clifftop.kernel.masks import members_of
from clifftop.kernel.state import CHANCE

if TYPE_CHECKING:
    from clifftop.games.leaping.state import LeapingState


def return_hexes(state: LeapingState, clan: int) -> int:
    """LL-9.10, LL-R26: brush of the blue circle, in no zone of control, below the limit."""
    brush = state.board.brush_of[BLUE]
    return brush & ~state.full & ~state.danger() & state.resting(clan)


def begin_return(state: LeapingState, seat: int) -> None:
    state.ask(RETURN_WHERE, seat)


@final
class ReturnWhere(Question):
    def options(self, state: LeapingState) -> list[int]:
        return members_of(return_hexes(state, state.to_act))

    def answer(self, state: LeapingState, action: int) -> None:
        clan = state.to_act
        state.chow = with_more(state.chow, clan, -1)
        state.put_on_top(action, clan)
        state.happens(events.RETURNED, clan, action)
        continuation.finish_card(state)


def swap_hexes(state: LeapingState, clan: int) -> int:
    """LL-9.15: brush of the red circle with a lemming of another clan."""
    theirs = 0
    for other in range(state.players):
        if other != clan:
            theirs |= state.present[other]
    return theirs & state.board.brush_of[RED]


def swap_levels(state: LeapingState) -> list[int]:
    hex = state.hex
    return [
        level for level in range(state.height(hex)) if state.clan_at(hex, level) != state.to_act
    ]


def begin_swap(state: LeapingState, seat: int) -> None:
    state.ask(SWAP_WHO, seat)


@final
class SwapWho(Question):
    def options(self, state: LeapingState) -> list[int]:
        return members_of(swap_hexes(state, state.to_act))

    def answer(self, state: LeapingState, action: int) -> None:
        state.hex = action
        levels = swap_levels(state)
        if len(levels) == 1:
            swap(state, levels[0])
        else:
            state.ask(SWAP_LEVEL, state.to_act)


@final
class SwapLevel(Question):
    """LL-9.15: Active or Covered."""

    def options(self, state: LeapingState) -> list[int]:
        return [LEVEL + level for level in swap_levels(state)]

    def answer(self, state: LeapingState, action: int) -> None:
        swap(state, action - LEVEL)


def swap(state: LeapingState, level: int) -> None:
    """LL-9.15: they change places, at the same height in the stack."""
    clan = state.to_act
    other = state.lift(state.hex, level)
    state.insert(state.hex, level, clan)
    state.chow = with_more(with_more(state.chow, clan, -1), other, 1)
    state.happens(events.REPLACED, clan, other, state.hex, level)
    continuation.finish_card(state)


def begin_sacrifice(state: LeapingState, seat: int) -> None:
    state.pending = seat
    state.ask(NOBLE_ROLL, CHANCE)


@final
class NobleRoll(Question):
    """LL-9.16, LL-R24: an eagle die; Hover sends the lemming back to the box and means no more."""

    def options(self, state: LeapingState) -> list[int]:
        return state.frame.rolls

    def weights(self, state: LeapingState) -> list[int]:
        return state.frame.roll_weights

    def answer(self, state: LeapingState, action: int) -> None:
        clan, points = state.pending, action - ROLL
        state.pending = 0
        if points != HOVER:
            state.chow = with_more(state.chow, clan, -1)
            state.score(clan, points)
        state.happens(events.SACRIFICED, clan, points)
        continuation.finish_card(state)


QUESTIONS: list[Question] = [
    ReturnWhere(RETURN_WHERE),
    SwapWho(SWAP_WHO),
    SwapLevel(SWAP_LEVEL),
    NobleRoll(NOBLE_ROLL),
]
