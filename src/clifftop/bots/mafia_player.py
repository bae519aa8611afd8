"""A player of Lemming Mafia who watches the others.

What they have done says what they want, and so what the race may come to; then one look at what
each answer leads to is enough. Worlds with other cards would not tell it more: it judges by what
lies open and by what it holds itself.
"""

from __future__ import annotations

from random import Random
from typing import final

from clifftop.bots.budget import Budget, undisturbed
from clifftop.bots.judges.mafia import MafiaJudge
from clifftop.games import game
from clifftop.kernel.state import CHANCE, OVER, State


@final
class WatchfulPlayer:
    """One that is not watchful looks at the race and its own cards alone. When its
    budget is spent it answers with the best that it has looked at; to look at every answer once is
    all that it can do with it."""

    def __init__(self, budget: Budget, watchful: bool = True) -> None:
        self.budget = budget
        self.judge = MafiaJudge(watchful)

    def choose(self, knowledge: dict[str, object], actions: list[int], rng: Random) -> int:
        if len(actions) == 1:
            return actions[0]
        self.budget.begin()
        with undisturbed():
            world = game(str(knowledge["game"])).imagine(knowledge, rng)
            self.judge.watch(world)
            world.fall_silent()
            seat = world.to_act
            worths: list[float] = []
            for action in actions:
                worths.append(self.after(world, action, seat))
                if not self.budget.left(len(worths)):
                    break
            return actions[worths.index(max(worths))]

    def after(self, state: State, action: int, seat: int) -> float:
        """What an action is worth; the state stays as it is."""
        ahead = state.copy()
        ahead.advance(action)
        return self.seen(ahead, seat)

    def seen(self, state: State, seat: int) -> float:
        """What a table is worth if the seat goes on as well as it can, over all that chance may
        bring."""
        if state.to_act == OVER:
            return self.judge.ended(state, seat)
        if self.judge.settled(state, seat):
            return self.judge.worth(state, seat)
        options = state.answers()
        worths = [self.after(state, option, seat) for option in options]
        if state.to_act != CHANCE:
            return max(worths)
        weights = state.weights()
        return sum(w * worth for w, worth in zip(weights, worths, strict=True)) / sum(weights)
