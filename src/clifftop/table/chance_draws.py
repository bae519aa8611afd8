"""Chance at a table: what is to be drawn, and that no draw is ever made twice.

The table has no random generator. It names the draw it needs by kind, ordinal and attempt; the
caller derives the outcome from those, or rolls a die. An undo that goes back across a draw voids
it: the attempt goes up, and the same name never comes again.
"""

from __future__ import annotations

from typing import NamedTuple, final


class Draw(NamedTuple):
    """A draw that is needed. The outcomes hold secrets: they are only for the one who draws."""

    kind: str  # what is asked, such as "roll"
    ordinal: int  # how many draws the game has had before it
    attempt: int  # how many draws of this ordinal were voided
    outcomes: list[tuple[int, int]]  # each with its whole-number weight


@final
class Draws:
    """Which of the game's actions were drawn, and how often each ordinal was voided."""

    def __init__(self) -> None:
        self.places: list[int] = []  # in the list of actions
        self.voided: dict[int, int] = {}

    def attempt(self) -> int:
        return self.voided.get(len(self.places), 0)

    def made(self, place: int) -> None:
        self.places.append(place)

    def go_back(self, length: int) -> None:
        """The list of actions is cut to a length; draws behind it are void for ever."""
        while self.places and self.places[-1] >= length:
            self.places.pop()
            ordinal = len(self.places)
            self.voided[ordinal] = self.voided.get(ordinal, 0) + 1
