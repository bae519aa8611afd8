"""The race said plainly, lemming by lemming and space by space.

Refusals are judged by this; the moves themselves use masks, and the tests hold one against the
other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from clifftop.games.mafia.pieces import OUT, START

if TYPE_CHECKING:
    from clifftop.games.mafia.state import MafiaState

BEFORE_THE_PIER: Final = -1


def is_taken(state: MafiaState, space: int) -> bool:
    """LM-2.3: a lemming is there."""
    return space in state.at


def section_of(state: MafiaState, space: int) -> int:
    """The section of a space, counted by those that end before it."""
    ended = [spaces for spaces in state.board.section_spaces if spaces[-1] < space]
    return len(ended)


def section_of_lemming(state: MafiaState, lemming: int) -> int:
    at = state.at[lemming]
    return BEFORE_THE_PIER if at == START else section_of(state, at)


def has_room(state: MafiaState, section: int) -> bool:
    """LM-2.2: a space of the section is free."""
    return any(not is_taken(state, space) for space in state.board.section_spaces[section])


def is_last(state: MafiaState, lemming: int) -> bool:
    """LM-R4, LM-R12: nobody who is still racing is behind it."""
    return all(at == OUT or at >= state.at[lemming] for at in state.at)
