"""The bot that does anything at all: the measure every other bot has to beat."""

from __future__ import annotations

from random import Random
from typing import final


@final
class RandomPlayer:
    """Every legal action is as likely as any other."""

    def choose(self, knowledge: dict[str, object], actions: list[int], rng: Random) -> int:
        return rng.choice(actions)
