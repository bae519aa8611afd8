"""Players of Lemming Mafia who try their moves out for a round."""

from __future__ import annotations

from random import Random
from typing import cast, final

from clifftop.bots.budget import Budget, undisturbed
from clifftop.bots.guides.mafia_tries import Tries
from clifftop.bots.judges.mafia import MafiaJudge
from clifftop.games import game
from clifftop.games.mafia.state import MafiaState


@final
class RoundPlayer:
    """It tries its best moves out until it is to move again. One that looks closely at what the
    others have done knows by that what they may hold, and so what they will do; to one that does
    not, all their cards are as likely as any. When its budget is spent it answers with the best it
    has found."""

    def __init__(self, budget: Budget, judge: MafiaJudge, closely: bool) -> None:
        self.budget = budget
        self.judge = judge
        self.closely = closely

    def choose(self, knowledge: dict[str, object], actions: list[int], rng: Random) -> int:
        if len(actions) == 1:
            return actions[0]
        with undisturbed():
            return self.tried(knowledge, rng).best()

    def tried(self, knowledge: dict[str, object], rng: Random) -> Tries:
        """Try moves out for one decision until the budget is spent."""
        self.budget.begin()
        world = cast(MafiaState, game(str(knowledge["game"])).imagine(knowledge, rng))
        watching = self.judge.watch(world, world.to_act, self.budget, self.closely)
        world.fall_silent()
        tries = Tries(self.judge, watching, world, rng.getrandbits(62))
        tries.look()
        while not tries.decided() and self.budget.left(tries.tried):
            tries.round()
            tries.narrow(self.budget.spent(tries.tried))
        return tries


def strong(budget: Budget) -> RoundPlayer:
    return RoundPlayer(budget, MafiaJudge(), closely=False)


def expert(budget: Budget, closely: bool = True) -> RoundPlayer:
    return RoundPlayer(budget, MafiaJudge(watchful=True), closely)
