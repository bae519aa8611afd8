"""The moves of Lemming Mafia, each as one pair: a lemming, and the space where it goes."""

from __future__ import annotations

from typing import Final

from clifftop.games.mafia import actions as a
from clifftop.games.mafia import questions as q
from clifftop.games.mafia.pieces import WATER
from clifftop.games.mafia.rules.movement import free_spaces
from clifftop.games.mafia.state import MafiaState
from clifftop.kernel.masks import members_of

FACES: Final = 6  # of the die of a car


def go(state: MafiaState, lemming: int, space: int) -> None:
    """A lemming goes to a space, as far as that was a choice; a car has not driven yet."""
    if state.asked == q.WHICH_LEMMING:
        state.advance(a.LEMMING + lemming)
    if state.asked == q.WHICH_SPACE:
        state.advance(a.SPACE + space)


def ways(state: MafiaState, lemmings: int) -> list[tuple[int, int]]:
    """LM-2.1, LM-2.2: the lemmings of a mask, each with every space that is free to it."""
    found: list[tuple[int, int]] = []
    for lemming in members_of(lemmings):
        free = free_spaces(state, lemming)
        if not free:
            found.append((lemming, WATER))
        for space in members_of(free):
            found.append((lemming, space))
    return found
