"""The player that searches: in worlds that fit what it knows it tries things out."""

from __future__ import annotations

from random import Random
from typing import Final, final

from clifftop.bots.budget import Budget, undisturbed
from clifftop.bots.search.judge import Judge
from clifftop.bots.search.search import Search
from clifftop.bots.search.search_settings import SearchSettings
from clifftop.games import game

A_WORLD: Final = 8  # rounds before another world is imagined


@final
class SearchPlayer:
    """`choose` may be interrupted by `budget.stop()`, and always has a move."""

    def __init__(self, judge: Judge, settings: SearchSettings, budget: Budget) -> None:
        self.judge = judge
        self.settings = settings
        self.budget = budget

    def choose(self, knowledge: dict[str, object], actions: list[int], rng: Random) -> int:
        if len(actions) == 1:
            return actions[0]
        with undisturbed():
            return self.search(knowledge, rng).best()

    def search(self, knowledge: dict[str, object], rng: Random) -> Search:
        """Think about one decision until the budget is spent."""
        self.budget.begin()
        worlds = game(str(knowledge["game"])).worlds(knowledge)
        first = worlds.imagine(rng)
        search = Search(first.to_act, first.players, self.judge, self.settings, rng.getrandbits(62))
        search.add_world(first)
        if self.settings.opinion:
            search.add_world(worlds.imagine(rng))
            search.form_opinion()
        search.think(self.rounds(0))
        while self.budget.left(search.rounds):
            search.add_world(worlds.imagine(rng))
            search.think(self.rounds(search.rounds))
        return search

    def rounds(self, played: int) -> int:
        """How many come next, after so many, before another world and a look at the budget."""
        nodes = self.budget.nodes
        return A_WORLD if nodes is None else min(A_WORLD, nodes - played)
