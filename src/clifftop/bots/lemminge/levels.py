"""The levels of Lemminge: all but the greedy bots think in whole turns."""

from __future__ import annotations

from clifftop.bots.bot import Bot
from clifftop.bots.budget import Budget
from clifftop.bots.lemminge.greedy import GreedyPlayer
from clifftop.bots.search.judge import Judge
from clifftop.bots.search.search_settings import SearchSettings

# Greedy bots, which play at once, should not wait for what was learnt about races to be unpacked:
# what thinks is imported where it is made.


def judge() -> Judge:
    from clifftop.bots.lemminge.judge import LemmingeJudge

    return LemmingeJudge()


def tree() -> SearchSettings:
    return SearchSettings(boldness=0.1)


def greedy() -> Bot:
    return GreedyPlayer()


def skilled() -> Bot:
    """The turn that looks best."""
    from clifftop.bots.lemminge.player import TurnPlayer

    return TurnPlayer()


def strong(budget: Budget) -> Bot:
    """The card, or refill, that turns out best some rounds later, played as it looks best."""
    from clifftop.bots.lemminge.player import TurnPlayer

    return TurnPlayer(budget, flat=True)


def expert(budget: Budget, watchful: bool = True) -> Bot:
    """The turn that turns out best some rounds later, in worlds where the others hold what their
    own turns suggest. One that is not watchful takes all hands for equally likely."""
    from clifftop.bots.lemminge.player import TurnPlayer

    return TurnPlayer(budget, watchful=watchful)
