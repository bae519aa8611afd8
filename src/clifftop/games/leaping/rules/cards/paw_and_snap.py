"""PULL MY PAW and SNAP CRACKLE POP: a stack runs apart, each lemming to an adjacent hex."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from clifftop.games.leaping.actions import LEVEL, OVER_THE_CLIFF
from clifftop.games.leaping.questions import (
    BOOK,
    FLEE_WHERE,
    FLEE_WHO,
    PAW_LEVEL,
    PAW_WHERE,
    SNAP_WHERE,
    Question,
)
from clifftop.games.leaping.rules import continuation
from clifftop.games.leaping.rules.cards import driven_lemming
from clifftop.kernel.masks import members_of

if TYPE_CHECKING:
    from clifftop.games.leaping.state import LeapingState


def refuges(state: LeapingState, hex: int, clan: int) -> int:
    """LL-R5: the adjacent hexes below their limit."""
    return state.board.neighbours[hex] & ~state.full & state.resting(clan)


def can_flee(state: LeapingState, hex: int, clan: int) -> bool:
    return bool(state.board.cliff_edge >> hex & 1) or refuges(state, hex, clan) != 0


def who_can_flee(state: LeapingState, hex: int) -> list[int]:
    """The levels of a stack whose lemmings have somewhere to go."""
    return [
        level
        for level in range(state.height(hex))
        if can_flee(state, hex, state.clan_at(hex, level))
    ]


def stacks_that_can_flee(state: LeapingState, hexes: int) -> int:
    able = 0
    for hex in members_of(hexes):
        if who_can_flee(state, hex):
            able |= 1 << hex
    return able


def paw_hexes(state: LeapingState) -> int:
    """LL-R15: a stack of two or more in which somebody can leave."""
    return stacks_that_can_flee(state, state.tall)


def snap_hexes(state: LeapingState) -> int:
    """LL-9.21, LL-R15: an occupied brush hex that somebody can leave."""
    return stacks_that_can_flee(state, state.occupied & state.board.brush)


def begin_paw(state: LeapingState, seat: int) -> None:
    state.ask(PAW_WHERE, seat)


def begin_snap(state: LeapingState, seat: int) -> None:
    state.ask(SNAP_WHERE, seat)


@final
class PawWhere(Question):
    """LL-9.17: in which stack somebody's paw is pulled."""

    def options(self, state: LeapingState) -> list[int]:
        return members_of(paw_hexes(state))

    def answer(self, state: LeapingState, action: int) -> None:
        state.origin = action
        state.ask(PAW_LEVEL, state.to_act)


@final
class PawLevel(Question):
    """LL-9.17, LL-R15: whose paw; somebody else must be able to leave."""

    def options(self, state: LeapingState) -> list[int]:
        able = who_can_flee(state, state.origin)
        return [
            LEVEL + level
            for level in range(state.height(state.origin))
            if able not in ([], [level])
        ]

    def answer(self, state: LeapingState, action: int) -> None:
        state.pending = ((1 << state.height(state.origin)) - 1) & ~(1 << (action - LEVEL))
        BOOK[FLEE_WHO].begin(state)


@final
class SnapWhere(Question):
    """LL-9.21: in which brush hex the branch cracks."""

    def options(self, state: LeapingState) -> list[int]:
        return members_of(snap_hexes(state))

    def answer(self, state: LeapingState, action: int) -> None:
        state.origin = action
        state.pending = (1 << state.height(action)) - 1
        BOOK[FLEE_WHO].begin(state)


def waiting(state: LeapingState) -> list[int]:
    """The levels of those still to flee that have somewhere to go."""
    return [level for level in who_can_flee(state, state.origin) if state.pending >> level & 1]


@final
class FleeWho(Question):
    """LL-9.17, LL-9.21: in any order."""

    def begin(self, state: LeapingState) -> None:
        """LL-R5: each flees once; those with nowhere to go stay."""
        levels = waiting(state)
        if not levels:
            state.pending = 0
            continuation.finish_card(state)
        elif len(levels) == 1:
            state.level = levels[0]
            state.ask(FLEE_WHERE, state.to_act)
        else:
            state.ask(FLEE_WHO, state.to_act)

    def options(self, state: LeapingState) -> list[int]:
        return [LEVEL + level for level in waiting(state)]

    def answer(self, state: LeapingState, action: int) -> None:
        state.level = action - LEVEL
        state.ask(FLEE_WHERE, state.to_act)


@final
class FleeWhere(Question):
    """LL-9.17, LL-9.21, LL-R5: to any adjacent hex; from the edge also over the cliff."""

    def options(self, state: LeapingState) -> list[int]:
        clan = state.clan_at(state.origin, state.level)
        options = members_of(refuges(state, state.origin, clan))
        if state.board.cliff_edge >> state.origin & 1:
            options.append(OVER_THE_CLIFF)
        return options

    def answer(self, state: LeapingState, action: int) -> None:
        level = state.level
        below = state.pending & ((1 << level) - 1)
        state.pending = below | state.pending >> (level + 1) << level
        state.hex = state.origin
        driven_lemming.drive(state, action)


QUESTIONS: list[Question] = [
    PawWhere(PAW_WHERE),
    PawLevel(PAW_LEVEL),
    SnapWhere(SNAP_WHERE),
    FleeWho(FLEE_WHO),
    FleeWhere(FLEE_WHERE),
]
