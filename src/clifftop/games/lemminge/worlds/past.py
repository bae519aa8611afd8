"""The past of an imagined state: what a seat saw, with the draws that it imagined in the gaps."""

from __future__ import annotations

from typing import final

from clifftop.games.lemminge.actions import DRAW
from clifftop.kernel.history import Entry, Recollection, unpack


@final
class Recall(Recollection):
    """Put together when somebody asks, which in a search nobody does. `times` and `cards` say which
    card was drawn at which place of the past."""

    def __init__(self, past: list[object], times: list[int], cards: list[int]) -> None:
        self.past = past
        self.times = times
        self.cards = cards
        self.filled: list[Entry] | None = None

    def entries(self) -> list[Entry]:
        if self.filled is None:
            filled = unpack(self.past)
            for time, card in zip(self.times, self.cards, strict=False):
                if time >= 0:
                    filled[time] = (DRAW + card, filled[time][1])
            self.filled = filled
        return self.filled
