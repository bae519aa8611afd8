"""BOO! and RUN LEMMING RUN!: one lemming is driven forward."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from clifftop.games.leaping.actions import LEVEL
from clifftop.games.leaping.pieces import BOO
from clifftop.games.leaping.questions import DRIVE_LEVEL, DRIVE_WHERE, DRIVE_WHO, Question
from clifftop.games.leaping.rules.cards import driven_lemming
from clifftop.games.leaping.rules.reach import driven_from, driven_to
from clifftop.kernel.masks import members_of

if TYPE_CHECKING:
    from clifftop.games.leaping.state import LeapingState


def points_of(card: int) -> int:
    """LL-9.6, LL-9.20: BOO! drives two points forward, RUN three."""
    return 2 if card == BOO else 3


def drivable(state: LeapingState, card: int) -> int:
    """The hexes with a lemming that the card may drive (LL-R4, LL-R22)."""
    where = state.occupied if card == BOO else state.occupied & state.board.before_bones
    if state.players > 2:
        return where & driven_from(state, 0, points_of(card)) if where else 0
    able = 0
    for clan in range(2):
        able |= state.present[clan] & driven_from(state, clan, points_of(card))
    return where & able


def someone_can_be_driven(state: LeapingState, card: int) -> bool:
    return drivable(state, card) != 0


def drivable_levels(state: LeapingState, hex: int) -> list[int]:
    """Active or Covered: all in the stack that can go."""
    points = points_of(state.card)
    return [
        level
        for level in range(state.height(hex))
        if driven_from(state, state.clan_at(hex, level), points) >> hex & 1
    ]


def begin(state: LeapingState, seat: int) -> None:
    state.ask(DRIVE_WHO, seat)


@final
class DriveWho(Question):
    def options(self, state: LeapingState) -> list[int]:
        return members_of(drivable(state, state.card))

    def answer(self, state: LeapingState, action: int) -> None:
        state.hex = action
        levels = drivable_levels(state, action)
        if len(levels) == 1:
            state.level = levels[0]
            state.ask(DRIVE_WHERE, state.to_act)
        else:
            state.ask(DRIVE_LEVEL, state.to_act)


@final
class DriveLevel(Question):
    def options(self, state: LeapingState) -> list[int]:
        return [LEVEL + level for level in drivable_levels(state, state.hex)]

    def answer(self, state: LeapingState, action: int) -> None:
        state.level = action - LEVEL
        state.ask(DRIVE_WHERE, state.to_act)


@final
class DriveWhere(Question):
    def options(self, state: LeapingState) -> list[int]:
        clan = state.clan_at(state.hex, state.level)
        return driven_to(state, clan, state.hex, points_of(state.card))

    def answer(self, state: LeapingState, action: int) -> None:
        driven_lemming.drive(state, action)


QUESTIONS: list[Question] = [
    DriveWho(DRIVE_WHO),
    DriveLevel(DRIVE_LEVEL),
    DriveWhere(DRIVE_WHERE),
]
