"""The player that tries its best few plans out, in worlds that fit what it knows."""

from __future__ import annotations

from random import Random
from typing import Final, final

from clifftop.bots.budget import Budget, undisturbed
from clifftop.bots.search.judge import Judge
from clifftop.bots.search.trials import Trials
from clifftop.games import game

FIRST_WORLDS: Final = 2
WORLDS: Final = 24  # at most
A_WORLD: Final = 4  # rounds before another world is imagined


@final
class PlanPlayer:
    """`choose` may be interrupted by `budget.stop()`, and always has a move."""

    def __init__(self, judge: Judge, pauses: int, budget: Budget) -> None:
        self.judge = judge
        self.pauses = pauses
        self.budget = budget

    def choose(self, knowledge: dict[str, object], actions: list[int], rng: Random) -> int:
        if len(actions) == 1:
            return actions[0]
        with undisturbed():
            return self.tried(knowledge, rng).best()

    def tried(self, knowledge: dict[str, object], rng: Random) -> Trials:
        """Try plans for one decision until the budget is spent."""
        self.budget.begin()
        worlds = game(str(knowledge["game"])).worlds(knowledge)
        first = worlds.imagine(rng)
        trials = Trials(first.to_act, self.judge, self.pauses, rng.getrandbits(62))
        trials.add_world(first)
        for _ in range(FIRST_WORLDS - 1):
            trials.add_world(worlds.imagine(rng))
        trials.look()
        while not trials.decided and self.budget.left(trials.nodes):
            trials.round()
            trials.narrow(self.budget.spent(trials.nodes))
            if trials.rounds % A_WORLD == 0 and len(trials.worlds) < WORLDS:
                trials.add_world(worlds.imagine(rng))
        return trials
