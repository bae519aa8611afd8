"""EAGLE EYE! and UH-OH!: an eagle flies because a card says so."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from clifftop.games.leaping.actions import EAGLE, ZONE
from clifftop.games.leaping.pieces import EAGLE_EYE
from clifftop.games.leaping.questions import FLY_WHERE, FLY_WHICH, Question
from clifftop.games.leaping.rules import eagles

if TYPE_CHECKING:
    from clifftop.games.leaping.state import LeapingState


def begin(state: LeapingState, seat: int) -> None:
    state.ask(FLY_WHICH, seat)


@final
class FlyWhich(Question):
    """LL-9.9: either eagle; LL-9.22: a hunting one."""

    def options(self, state: LeapingState) -> list[int]:
        return [
            EAGLE + eagle for eagle in (0, 1) if state.card == EAGLE_EYE or state.hunting[eagle]
        ]

    def answer(self, state: LeapingState, action: int) -> None:
        state.eagle = action - EAGLE
        state.ask(FLY_WHERE, state.to_act)


@final
class FlyWhere(Question):
    """LL-9.9: a neighbouring zone; LL-9.22, LL-R8: any other zone."""

    def options(self, state: LeapingState) -> list[int]:
        zone = state.eagle_zone[state.eagle]
        if state.card == EAGLE_EYE:
            return sorted([ZONE + (zone + 1) % 6, ZONE + (zone - 1) % 6])
        return [ZONE + other for other in range(6) if other != zone]

    def answer(self, state: LeapingState, action: int) -> None:
        eagles.fly(state, state.eagle, action - ZONE)


QUESTIONS: list[Question] = [FlyWhich(FLY_WHICH), FlyWhere(FLY_WHERE)]
