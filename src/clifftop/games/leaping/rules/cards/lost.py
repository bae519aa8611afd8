"""LOST: one lemming of every other clan goes back one point."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from clifftop.games.leaping.actions import LEVEL
from clifftop.games.leaping.questions import BOOK, LOST_LEVEL, LOST_WHERE, LOST_WHO, Question
from clifftop.games.leaping.rules import continuation
from clifftop.games.leaping.rules.cards import driven_lemming
from clifftop.games.leaping.rules.reach import retreaters, retreats
from clifftop.kernel.masks import members_of

if TYPE_CHECKING:
    from clifftop.games.leaping.state import LeapingState


def someone_can_get_lost(state: LeapingState, seat: int) -> bool:
    """LL-R15: a lemming of another clan can go back."""
    return any(retreaters(state, clan) for clan in range(state.players) if clan != seat)


def begin(state: LeapingState, seat: int) -> None:
    """LL-9.13, LL-R17: every clan but that of the one who plays the card now."""
    state.pending = ((1 << state.players) - 1) & ~(1 << seat)
    BOOK[LOST_WHO].begin(state)


def losable(state: LeapingState) -> int:
    """The hexes with a lemming of a clan still to get lost that can go back."""
    hexes = 0
    for clan in range(state.players):
        if state.pending >> clan & 1:
            hexes |= retreaters(state, clan)
    return hexes


def losable_levels(state: LeapingState, hex: int) -> list[int]:
    levels = []
    for level in range(state.height(hex)):
        clan = state.clan_at(hex, level)
        if state.pending >> clan & 1 and retreats(state, clan, hex):
            levels.append(level)
    return levels


@final
class LostWho(Question):
    """LL-9.13: lemmings and order as the player of the card likes."""

    def begin(self, state: LeapingState) -> None:
        """LL-R4: clans with no lemming that can go back are skipped."""
        if losable(state):
            state.ask(LOST_WHO, state.to_act)
        else:
            state.pending = 0
            continuation.finish_card(state)

    def options(self, state: LeapingState) -> list[int]:
        return members_of(losable(state))

    def answer(self, state: LeapingState, action: int) -> None:
        state.hex = action
        levels = losable_levels(state, action)
        if len(levels) == 1:
            state.level = levels[0]
            state.ask(LOST_WHERE, state.to_act)
        else:
            state.ask(LOST_LEVEL, state.to_act)


@final
class LostLevel(Question):
    """Active or Covered."""

    def options(self, state: LeapingState) -> list[int]:
        return [LEVEL + level for level in losable_levels(state, state.hex)]

    def answer(self, state: LeapingState, action: int) -> None:
        state.level = action - LEVEL
        state.ask(LOST_WHERE, state.to_act)


@final
class LostWhere(Question):
    """LL-R4: one point back."""

    def options(self, state: LeapingState) -> list[int]:
        clan = state.clan_at(state.hex, state.level)
        return members_of(retreats(state, clan, state.hex))

    def answer(self, state: LeapingState, action: int) -> None:
        state.pending &= ~(1 << state.clan_at(state.hex, state.level))
        driven_lemming.drive(state, action)


QUESTIONS: list[Question] = [LostWho(LOST_WHO), LostLevel(LOST_LEVEL), LostWhere(LOST_WHERE)]
