"""KING OF THE HILL: one stack in a new order, chosen from the bottom up."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from clifftop.games.leaping import events
from clifftop.games.leaping.actions import CLAN
from clifftop.games.leaping.questions import KING_NEXT, KING_WHERE, Question
from clifftop.games.leaping.rules import continuation
from clifftop.kernel.masks import members_of

if TYPE_CHECKING:
    from clifftop.games.leaping.state import LeapingState


def tall_stacks(state: LeapingState) -> int:
    """LL-R15: stacks of two or more."""
    return state.tall


def begin(state: LeapingState, seat: int) -> None:
    state.ask(KING_WHERE, seat)


@final
class KingWhere(Question):
    def options(self, state: LeapingState) -> list[int]:
        return members_of(tall_stacks(state))

    def answer(self, state: LeapingState, action: int) -> None:
        state.hex = action
        state.level = 0
        state.ask(KING_NEXT, state.to_act)


@final
class KingNext(Question):
    """LL-9.12: which clan stands at this level; below it the new order is settled already."""

    def options(self, state: LeapingState) -> list[int]:
        hex = state.hex
        clans = {state.clan_at(hex, level) for level in range(state.level, state.height(hex))}
        return [CLAN + clan for clan in sorted(clans)]

    def answer(self, state: LeapingState, action: int) -> None:
        hex, level = state.hex, state.level
        while state.clan_at(hex, level) != action - CLAN:
            level += 1
        state.insert(hex, state.level, state.lift(hex, level))
        state.level += 1
        if state.level == state.height(hex) - 1:
            state.happens(events.RESTACKED, hex)
            continuation.finish_card(state)


QUESTIONS: list[Question] = [KingWhere(KING_WHERE), KingNext(KING_NEXT)]
