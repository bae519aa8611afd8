"""The levels of a game that has no bots of its own: they know its rules and nothing else."""

from __future__ import annotations

from clifftop.bots.bot import Bot
from clifftop.bots.budget import Budget
from clifftop.bots.search.judge import Judge
from clifftop.bots.search.search_player import SearchPlayer
from clifftop.bots.search.search_settings import TO_THE_END, SearchSettings
from clifftop.bots.search.skilled_player import SkilledPlayer


def judge() -> Judge:
    return Judge()


def tree() -> SearchSettings:
    """Playing a game out at random tells something about it, too."""
    return SearchSettings(rollout=TO_THE_END)


def skilled() -> Bot:
    return SkilledPlayer(judge())


def strong(budget: Budget) -> Bot:
    return SearchPlayer(judge(), tree().flat(), budget)


def expert(budget: Budget) -> Bot:
    return SearchPlayer(judge(), tree(), budget)
