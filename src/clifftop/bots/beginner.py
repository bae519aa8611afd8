"""The beginner: knows what a good move is, and does not always see it."""

from __future__ import annotations

from random import Random
from typing import Final, final

from clifftop.bots.bot import Bot

OVERLOOKED: Final = 0.35  # how often the best move goes unnoticed


@final
class Beginner:
    """Plays like `other` where it notices what that one would do, and else does anything else.
    What a person new to a game does wrong is mostly that: the good move was there, and was not
    seen."""

    def __init__(self, other: Bot) -> None:
        self.other = other

    def choose(self, knowledge: dict[str, object], actions: list[int], rng: Random) -> int:
        good = self.other.choose(knowledge, actions, rng)
        if len(actions) == 1 or rng.random() >= OVERLOOKED:
            return good
        return rng.choice([action for action in actions if action != good])
