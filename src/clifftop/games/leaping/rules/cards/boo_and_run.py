"""BOO! and RUN LEMMING RUN!: one lemming is driven forward; and what an eagle does to a lemming
that a card has brought before its beak."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from clifftop.games.leaping import events
from clifftop.games.leaping.actions import EAGLE, LEVEL, OVER_THE_CLIFF
from clifftop.games.leaping.pieces import BLUE, BOO, RED
from clifftop.games.leaping.questions import (
    DRIVE_LEVEL,
    DRIVE_WHERE,
    DRIVE_WHO,
    SCATTER_WHERE,
    WHICH_EAGLE_EATS,
    Question,
)
from clifftop.games.leaping.rules import continuation, eagles, scattering
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
    """Active or Covered: whoever in the stack can go."""
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
        drive(state, action)


def drive(state: LeapingState, action: int) -> None:
    """The lemming at `hex` and `level` goes where the action says, and meets the eagles there."""
    clan = state.lift(state.hex, state.level)
    if action == OVER_THE_CLIFF:
        scattering.fall(state, clan, state.hex)
        continuation.resume(state)
        return
    state.put_on_top(action, clan)
    state.happens(events.DRIVEN, clan, state.hex, action)
    meet_eagles(state, action)


def meet_eagles(state: LeapingState, hex: int) -> None:
    """LL-9.5, LL-R6: a lemming that a card leaves in a zone of control is eaten if that eagle is
    hunting and the hex is clear, else scattered, at once, by the player of the card."""
    if not state.danger() >> hex & 1:
        continuation.resume(state)
        return
    state.hex = hex
    state.level = state.height(hex) - 1
    hungry = hungry_eagles(state, hex)
    if len(hungry) == 2:
        state.ask(WHICH_EAGLE_EATS, state.to_act)
    elif hungry:
        eagles.eat(state, hungry[0], hex)
        continuation.resume(state)
    elif scattering.can_scatter(state, hex, state.clan_at(hex, state.level)):
        state.ask(SCATTER_WHERE, state.to_act)
    else:
        continuation.resume(state)


def hungry_eagles(state: LeapingState, hex: int) -> list[int]:
    """The hunting eagles that can eat in this hex."""
    if not state.board.clear >> hex & 1:
        return []
    return [
        eagle
        for eagle in (RED, BLUE)
        if state.hunting[eagle] and state.zone_of_control(eagle) >> hex & 1
    ]


@final
class WhichEagleEats(Question):
    """LL-R6: two hunting eagles over one clear hex."""

    def options(self, state: LeapingState) -> list[int]:
        return [EAGLE + eagle for eagle in hungry_eagles(state, state.hex)]

    def answer(self, state: LeapingState, action: int) -> None:
        eagles.eat(state, action - EAGLE, state.hex)
        continuation.resume(state)


QUESTIONS: list[Question] = [
    DriveWho(DRIVE_WHO),
    DriveLevel(DRIVE_LEVEL),
    DriveWhere(DRIVE_WHERE),
    WhichEagleEats(WHICH_EAGLE_EATS),
]
