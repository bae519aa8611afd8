"""Those who play without being people.

A bot gets what its seat knows and what it may do, never a State: it cannot see what a person in its
place could not.
"""

from __future__ import annotations

from random import Random
from typing import Protocol


class Bot(Protocol):
    """Whoever can answer for a seat."""

    def choose(self, knowledge: dict[str, object], actions: list[int], rng: Random) -> int:
        """One of the legal actions. What is left to luck comes from `rng`, so that the same
        generator gives the same game."""
        ...
