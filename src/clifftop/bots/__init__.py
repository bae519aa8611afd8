"""Those who play without being people.

A bot gets what its seat knows and what it may do, never a State: it cannot see what a person in its
place could not.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Final, Protocol, final

from clifftop.bots.budget import Budget, BudgetError
from clifftop.bots.random import RandomPlayer
from clifftop.kernel.errors import ClifftopError

if TYPE_CHECKING:
    from clifftop.bots.search.judge import Judge

RANDOM: Final = "random"
GREEDY: Final = "greedy"
A_DECISION: Final = "10ms"  # for one who is not told how long to think
TO_THE_END: Final = -1


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


def judge_leaping() -> Judge:
    from clifftop.bots.judges.leaping import LeapingJudge

    return LeapingJudge()


def judge_mafia() -> Judge:
    from clifftop.bots.judges.mafia import MafiaJudge

    return MafiaJudge()


# Who can say how a table looks before the game is over.
_JUDGES: Final[dict[str, Callable[[], Judge]]] = {
    "leaping-lemmings": judge_leaping,
    "lemming-mafia": judge_mafia,
}


def flat(game: str, budget: Budget) -> Bot:
    """Plays each of its moves out many times, and takes the one after which it wins most often."""
    from clifftop.bots.search.judge import Judge
    from clifftop.bots.search.search import Manner
    from clifftop.bots.thinking import SearchPlayer

    return SearchPlayer(Judge(), Manner(rollout=TO_THE_END, depth=1), budget)


def tree(game: str, budget: Budget) -> Bot:
    """Grows a tree of what may follow, by what a judge says of it; where there is no judge, by what
    comes of playing it out."""
    from clifftop.bots.search.judge import Judge
    from clifftop.bots.search.search import Manner
    from clifftop.bots.thinking import SearchPlayer

    judge = _JUDGES.get(game)
    if judge is None:
        return SearchPlayer(Judge(), Manner(rollout=TO_THE_END), budget)
    return SearchPlayer(judge(), Manner(boldness=0.1), budget)


# Those who think. They play every game, one from outside too.
_THINKERS: Final[dict[str, Callable[[str, Budget], Bot]]] = {"flat": flat, "tree": tree}


def names(game: str) -> list[str]:
    """The bots that people are offered for a game, the weakest first. Whatever the game, one plays
    at random."""
    return [RANDOM, *_PLAYERS.get(game, {})]


def check_offered(game: str, bot: str) -> None:
    """Whether people are offered this bot; one that thinks for as long as anybody likes is not for
    a table at which others wait."""
    known = names(game)
    if bot not in known:
        raise UnknownBot("bot-unknown", given=bot, game=game, known=", ".join(known))


def find(game: str, bot: str) -> Bot:
    """A bot for a game by its name and, of one that thinks, how long it may:
    `find("leaping-lemmings", "greedy")`, `find("lemminge", "tree:10ms")`."""
    name, _, thinks = bot.partition(":")
    think = _THINKERS.get(name)
    if think is not None:
        return think(game, Budget.parse(thinks or A_DECISION))
    make = RandomPlayer if name == RANDOM else _PLAYERS.get(game, {}).get(name)
    if make is None:
        known = ", ".join([*names(game), *_THINKERS])
        raise UnknownBot("bot-unknown", given=name, game=game, known=known)
    if thinks:
        raise BudgetError("bot-thinks-not", bot=name, given=thinks)
    return make()
