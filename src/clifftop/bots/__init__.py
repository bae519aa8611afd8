"""Players that are no people, from one that plays at random to the expert.

A bot gets what its seat knows and what it may do, never a State: it cannot see what a person in its
place could not. This page is the front door, where levels are found by name. A line imports only
from those below it, and no game from another:

    levels_by_game    where each game keeps its levels
    leaping  mafia  lemminge    what knows a game; their first pages say how the experts think
    search            ways to think that know no game: judges, trees, plans and trials
    beginner          greedy, but overlooks things
    random            any legal action
    answer            an answer of a bot, and what is kept where it fails
    own_bot           a bot of one's own, named `module:function`
    budget            how long a bot may think about a decision
    bot               what a bot is
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from clifftop.bots.bot import Bot as Bot
from clifftop.bots.budget import Budget, BudgetError
from clifftop.bots.levels_by_game import OURS, levels_of
from clifftop.bots.own_bot import own_bot
from clifftop.bots.random import RandomPlayer
from clifftop.kernel.errors import ClifftopError

RANDOM: Final = "random"
BEGINNER: Final = "beginner"
GREEDY: Final = "greedy"
SKILLED: Final = "skilled"
STRONG: Final = "strong"
EXPERT: Final = "expert"

A_DECISION: Final = "10ms"  # for one that thinks and is not told how long
# At a table people watch: nobody minds a moment, and it makes up for a build without a compiler.
AT_A_TABLE: Final = 0.25  # seconds of CPU time
PATIENCE: Final = 1.0  # seconds by the clock, however busy the machine is


@final
class UnknownBot(ClifftopError, LookupError):
    """`find` was asked for a bot that does not play this game."""


def beginner(game: str) -> Bot:
    from clifftop.bots.beginner import Beginner

    return Beginner(greedy(game))


def greedy(game: str) -> Bot:
    return OURS[game]().greedy()


def skilled(game: str) -> Bot:
    """Judges what each of its moves may lead to, over chance."""
    return levels_of(game).skilled()


def strong(game: str, budget: Budget) -> Bot:
    """Plays each of its moves on for a while, many times, and takes what turns out best."""
    return levels_of(game).strong(budget)


def expert(game: str, budget: Budget) -> Bot:
    """Thinks in whatever way has proved best for the game."""
    return levels_of(game).expert(budget)


# Bots that answer at once know our games; those that think play every game, one from outside too.
_QUICK: Final[dict[str, Callable[[str], Bot]]] = {
    BEGINNER: beginner,
    GREEDY: greedy,
    SKILLED: skilled,
}
_THINKERS: Final[dict[str, Callable[[str, Budget], Bot]]] = {STRONG: strong, EXPERT: expert}

LEVELS: Final = (RANDOM, *_QUICK, *_THINKERS)


def names(game: str) -> list[str]:
    """The levels that people are offered for a game, the weakest first."""
    quick = list(_QUICK) if game in OURS else []
    return [RANDOM, *quick, *_THINKERS]


def stand_in(game: str) -> str:
    """The level that plays on for people who have left: a sensible one that takes no time."""
    return GREEDY if game in OURS else RANDOM


def check_offered(game: str, bot: str) -> None:
    """Whether people are offered this bot; how long it thinks is not theirs to say, since others
    wait for it."""
    known = names(game)
    if bot not in known:
        raise UnknownBot("bot-unknown", given=bot, game=game, known=", ".join(known))


def find(game: str, bot: str) -> Bot:
    """A bot for a game by its name and, if it thinks, how long it may:
    `find("leaping-lemmings", "greedy")`, `find("lemminge", "expert:10ms")`."""
    name, _, thinks = bot.partition(":")
    check_offered(game, name)
    think = _THINKERS.get(name)
    if think is not None:
        return think(game, Budget.parse(thinks or A_DECISION))
    if thinks:
        raise BudgetError("bot-thinks-not", bot=name, given=thinks)
    return RandomPlayer() if name == RANDOM else _QUICK[name](game)


def is_own(bot: str) -> bool:
    """Whether a name is `module:function` and none of ours with its budget, such as `expert:10ms`;
    a budget begins with a digit, and no function does."""
    module, colon, function = bot.partition(":")
    return bool(colon) and module not in LEVELS and not function[:1].isdigit()


def find_or_make(game: str, bot: str) -> Bot:
    """A bot that is named by those who sit at the machine: one of ours, or one of their own. A name
    that comes over a network is for `find`, which imports nothing."""
    return own_bot(game, bot) if is_own(bot) else find(game, bot)


def find_for_table(game: str, bot: str) -> Bot:
    """A bot that people play with: it takes a moment for a decision, and no more."""
    think = _THINKERS.get(bot)
    if think is None:
        return find(game, bot)
    return think(game, Budget(seconds=AT_A_TABLE, patience=PATIENCE))
