"""What every bot is, ours or one of your own."""

from __future__ import annotations

from random import Random
from typing import Protocol


class Bot(Protocol):
    """Anything that can answer for a seat."""

    def choose(self, knowledge: dict[str, object], actions: list[int], rng: Random) -> int:
        """One of the legal actions. All luck comes from `rng`, so that the same generator gives
        the same game."""
        ...
