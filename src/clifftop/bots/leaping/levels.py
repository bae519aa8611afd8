"""The levels of Leaping Lemmings: the expert tries whole plans, the strong bot small choices."""

from __future__ import annotations

from typing import Final

from clifftop.bots.bot import Bot
from clifftop.bots.budget import Budget
from clifftop.bots.leaping.greedy import GreedyPlayer
from clifftop.bots.search.by_players import ByPlayers
from clifftop.bots.search.judge import Judge
from clifftop.bots.search.plan_player import PlanPlayer
from clifftop.bots.search.search_player import SearchPlayer
from clifftop.bots.search.search_settings import SearchSettings
from clifftop.bots.search.skilled_player import SkilledPlayer

A_TURN: Final = 1  # pauses of the game
TWO_TURNS: Final = 2
A_WHILE: Final = 24  # steps, about a turn and a half


def judge() -> Judge:
    # Greedy bots, which play at once, should not wait for what the judge needs.
    from clifftop.bots.leaping.judge import LeapingJudge

    return LeapingJudge()


def tree() -> SearchSettings:
    return SearchSettings(boldness=0.05, opinion=20, rollout=A_WHILE)


def greedy() -> Bot:
    return GreedyPlayer()


def skilled() -> Bot:
    return SkilledPlayer(judge())


def strong(budget: Budget) -> Bot:
    """Small choices, each played on for a while. Where two play, they are no better than a look:
    there it tries plans as the expert does, but for a single turn."""
    own = judge()
    in_two = PlanPlayer(own, A_TURN, budget)
    return ByPlayers(in_two, SearchPlayer(own, tree().flat(), budget))


def expert(budget: Budget) -> Bot:
    """The best few plans, each played on for two turns."""
    return PlanPlayer(judge(), TWO_TURNS, budget)
