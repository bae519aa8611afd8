"""A lemming advances: to the next section that has room, and into the water at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from clifftop.games.mafia import events
from clifftop.games.mafia.actions import SPACE
from clifftop.games.mafia.pieces import START, WATER
from clifftop.games.mafia.questions import WHICH_SPACE, Question
from clifftop.games.mafia.rules import finish, spaces

if TYPE_CHECKING:
    from clifftop.games.mafia.state import MafiaState


def set_off(state: MafiaState, lemming: int) -> None:
    """LM-2.2: the player chooses where it goes, if there is a choice."""
    state.lemming = lemming
    free = free_spaces(state, lemming)
    if not free:
        state.happens(events.MOVED, lemming, state.at[lemming], WATER)
        finish.reach_water(state, lemming)
    elif free & (free - 1):
        state.ask(WHICH_SPACE, state.player)
    else:
        walk(state, lemming, free.bit_length() - 1)


def free_spaces(state: MafiaState, lemming: int) -> int:
    """LM-2.2, LM-2.3: the free spaces of the next section that has one. None: that is the water,
    the last section, which is never full (LM-R9)."""
    board = state.board
    at: int = state.at[lemming]
    section = 0 if at == START else board.section[at] + 1
    occupied = state.occupied
    while section < board.sections:
        free = board.section_masks[section] & ~occupied
        if free:
            return free
        section += 1
    return 0


def walk(state: MafiaState, lemming: int, space: int) -> None:
    state.happens(events.MOVED, lemming, state.at[lemming], space)
    state.put(lemming, space)
    spaces.arrive(state, lemming)


@final
class WhichSpace(Question):
    """LM-2.2: a free space of the player's choice."""

    def options(self, state: MafiaState) -> list[int]:
        return state.board.ways[free_spaces(state, state.lemming)]

    def answer(self, state: MafiaState, action: int) -> None:
        walk(state, state.lemming, action - SPACE)


QUESTIONS: list[Question] = [WhichSpace(WHICH_SPACE)]
