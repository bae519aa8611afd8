"""Those who play without being people.

A bot gets what its seat knows and what it may do, never a State: it cannot see what a person in its
place could not.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, Protocol, final

from clifftop.bots.random import RandomPlayer
from clifftop.kernel.errors import ClifftopError

RANDOM: Final = "random"
GREEDY: Final = "greedy"


class Bot(Protocol):
    """Whoever can answer for a seat."""

    def choose(self, knowledge: dict[str, object], actions: list[int], rng: Random) -> int:
        """One of the legal actions. What is left to luck comes from `rng`, so that the same
        generator gives the same game."""
        ...


@final
class UnknownBot(ClifftopError, LookupError):
    """`find` was asked for a bot that does not play this game."""


def greedy_leaping() -> Bot:
    from clifftop.bots.greedy.leaping import GreedyPlayer

    return GreedyPlayer()


def greedy_mafia() -> Bot:
    from clifftop.bots.greedy.mafia import GreedyPlayer

    return GreedyPlayer()


def greedy_lemminge() -> Bot:
    from clifftop.bots.greedy.lemminge import GreedyPlayer

    return GreedyPlayer()


# Each game's own bots, made by functions so that a game's bot is loaded when it first plays.
_PLAYERS: Final[dict[str, dict[str, Callable[[], Bot]]]] = {
    "leaping-lemmings": {GREEDY: greedy_leaping},
    "lemming-mafia": {GREEDY: greedy_mafia},
    "lemminge": {GREEDY: greedy_lemminge},
}


def names(game: str) -> list[str]:
    """The bots that play a game, the weakest first. Whatever the game, one plays at random."""
    return [RANDOM, *_PLAYERS.get(game, {})]


def find(game: str, name: str) -> Bot:
    """A bot for a game: `find("leaping-lemmings", "greedy")`."""
    if name == RANDOM:
        return RandomPlayer()
    make = _PLAYERS.get(game, {}).get(name)
    if make is None:
        raise UnknownBot("bot-unknown", given=name, game=game, known=", ".join(names(game)))
    return make()
