"""Bots of one thought, for the arena: `tests.arena.players:first` makes one of them."""

import os
from collections.abc import Callable
from pathlib import Path
from random import Random

from clifftop.bots import Bot


class Player:
    def __init__(self, think: Callable[[list[int], Random], int]) -> None:
        self.think = think

    def choose(self, knowledge: dict[str, object], actions: list[int], rng: Random) -> int:
        return self.think(actions, rng)


def first(game: str) -> Bot:
    return Player(lambda actions, rng: actions[0])


def last(game: str) -> Bot:
    return Player(lambda actions, rng: actions[-1])


def lucky(game: str) -> Bot:
    return Player(lambda actions, rng: actions[rng.randrange(len(actions))])


def lucky_twin(game: str) -> Bot:
    """Another name for the same thoughts."""
    return lucky(game)


def clumsy(game: str) -> Bot:
    """Raises, or answers with what is no action, each about one time in three."""

    def think(actions: list[int], rng: Random) -> int:
        mood = rng.randrange(3)
        return actions[0] if mood == 0 else actions[len(actions)] if mood == 1 else -7

    return Player(think)


def mortal(game: str) -> Bot:
    """Ends its process the first time it is asked, if nobody has died in this place before."""
    grave = Path(os.environ["CLIFFTOP_TEST_GRAVE"])

    def think(actions: list[int], rng: Random) -> int:
        if not grave.exists():
            grave.touch()
            os._exit(9)
        return actions[0]

    return Player(think)


def doomed(game: str) -> Bot:
    return Player(lambda actions, rng: os._exit(9))


def wrong(game: str) -> Bot:
    return Player(lambda actions, rng: -7)
