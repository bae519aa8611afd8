"""The levels of Lemming Mafia: the strong bot and the expert try their moves out for a round."""

from __future__ import annotations

from clifftop.bots.bot import Bot
from clifftop.bots.budget import Budget
from clifftop.bots.mafia.greedy import GreedyPlayer
from clifftop.bots.search.judge import Judge
from clifftop.bots.search.search_settings import SearchSettings
from clifftop.bots.search.skilled_player import SkilledPlayer

# Greedy bots, which play at once, should not wait for the judge, nor those for the networks who
# have none: what thinks is imported where it is made.


def judge() -> Judge:
    from clifftop.bots.mafia.judge import MafiaJudge

    return MafiaJudge()


def tree() -> SearchSettings:
    return SearchSettings(boldness=0.02, opinion=40)


def greedy() -> Bot:
    return GreedyPlayer()


def skilled() -> Bot:
    return SkilledPlayer(judge())


def strong(budget: Budget) -> Bot:
    """All cards of the others are as likely as any."""
    from clifftop.bots.mafia.player import PlainPlayer

    return PlainPlayer(budget)


def expert(budget: Budget, watchful: bool = True) -> Bot:
    """The others hold what they are believed to, judged by a network that sees all cards.
    One that is not watchful has the network alone."""
    from clifftop.bots.mafia.player import WatchfulPlayer

    return WatchfulPlayer(budget, watchful)
