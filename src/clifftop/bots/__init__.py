"""Those who play without being people.

A bot gets what its seat knows and what it may do, never a State: it cannot see what a person in its
place could not. Bots come in levels, from one who plays at random to the expert.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, Protocol, final

from clifftop.bots.budget import Budget, BudgetError
from clifftop.bots.random import RandomPlayer
from clifftop.kernel.errors import ClifftopError

RANDOM: Final = "random"
BEGINNER: Final = "beginner"
GREEDY: Final = "greedy"
SKILLED: Final = "skilled"
STRONG: Final = "strong"
EXPERT: Final = "expert"

A_DECISION: Final = "10ms"  # for one who thinks and is not told how long
# At a table people watch: nobody minds a moment, and it makes up for a build without a compiler.
AT_A_TABLE: Final = 0.25  # seconds of CPU time
PATIENCE: Final = 1.0  # seconds by the clock, however busy the machine is


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
    from clifftop.bots.leaping.greedy import GreedyPlayer

    return GreedyPlayer()


def greedy_mafia() -> Bot:
    from clifftop.bots.mafia.greedy import GreedyPlayer

    return GreedyPlayer()


def greedy_lemminge() -> Bot:
    from clifftop.bots.lemminge.greedy import GreedyPlayer

    return GreedyPlayer()


# Made by functions, so that a game's bot is loaded when it first plays.
_GREEDY: Final[dict[str, Callable[[], Bot]]] = {
    "leaping-lemmings": greedy_leaping,
    "lemming-mafia": greedy_mafia,
    "lemminge": greedy_lemminge,
}


def beginner(game: str) -> Bot:
    from clifftop.bots.beginner import Beginner

    return Beginner(_GREEDY[game]())


def greedy(game: str) -> Bot:
    return _GREEDY[game]()


def skilled(game: str) -> Bot:
    """Judges what each of its moves may lead to, over chance."""
    from clifftop.bots.talents import talent

    return talent(game).skilled()


def strong(game: str, budget: Budget) -> Bot:
    """Plays each of its moves on for a while, many times, and takes what turns out best."""
    from clifftop.bots.talents import talent

    return talent(game).strong(budget)


def expert(game: str, budget: Budget) -> Bot:
    """Thinks in whatever way has proved best for the game."""
    from clifftop.bots.talents import talent

    return talent(game).expert(budget)


# Those who answer at once know our games; those who think play every game, one from outside too.
_QUICK: Final[dict[str, Callable[[str], Bot]]] = {
    BEGINNER: beginner,
    GREEDY: greedy,
    SKILLED: skilled,
}
_THINKERS: Final[dict[str, Callable[[str, Budget], Bot]]] = {STRONG: strong, EXPERT: expert}


def names(game: str) -> list[str]:
    """The levels that people are offered for a game, the weakest first."""
    quick = list(_QUICK) if game in _GREEDY else []
    return [RANDOM, *quick, *_THINKERS]


def stand_in(game: str) -> str:
    """Who plays on for somebody who has left: a sensible one who takes no time."""
    return GREEDY if game in _GREEDY else RANDOM


def check_offered(game: str, bot: str) -> None:
    """Whether people are offered this bot; how long it thinks is not theirs to say, since others
    wait for it."""
    known = names(game)
    if bot not in known:
        raise UnknownBot("bot-unknown", given=bot, game=game, known=", ".join(known))


def find(game: str, bot: str) -> Bot:
    """A bot for a game by its name and, of one that thinks, how long it may:
    `find("leaping-lemmings", "greedy")`, `find("lemminge", "expert:10ms")`."""
    name, _, thinks = bot.partition(":")
    check_offered(game, name)
    think = _THINKERS.get(name)
    if think is not None:
        return think(game, Budget.parse(thinks or A_DECISION))
    if thinks:
        raise BudgetError("bot-thinks-not", bot=name, given=thinks)
    return RandomPlayer() if name == RANDOM else _QUICK[name](game)


def find_for_table(game: str, bot: str) -> Bot:
    """A bot that people play with: it takes a moment for a decision, and no more."""
    think = _THINKERS.get(bot)
    if think is None:
        return find(game, bot)
    return think(game, Budget(seconds=AT_A_TABLE, patience=PATIENCE))
