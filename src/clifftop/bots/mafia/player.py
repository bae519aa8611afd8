"""Players of Lemming Mafia who try their moves out for a round."""

from __future__ import annotations

from random import Random
from typing import Final, cast, final

from clifftop.bots.budget import Budget, undisturbed
from clifftop.bots.mafia.beliefs import Beliefs
from clifftop.bots.mafia.greedy_odds import form
from clifftop.bots.mafia.guide_worth import Glance
from clifftop.bots.mafia.judge import MafiaJudge
from clifftop.bots.mafia.round_trials import PlainTries, Tries, WatchfulTries
from clifftop.bots.mafia.watched_race import Watching, watched
from clifftop.bots.mafia.win_network import Critic
from clifftop.games import game
from clifftop.games.mafia.state import MafiaState

# What was watched the last times. A server makes a bot anew for every decision, and on the pure
# build going through a whole race again would leave no time to try anything out.
RECENT: Final[list[Watching]] = []
REMEMBERED: Final = 16


class RoundPlayer:
    """It tries its best moves out until it is to move again. When its budget is spent it answers
    with the best it has found."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.glance: Glance | None = None

    def choose(self, knowledge: dict[str, object], actions: list[int], rng: Random) -> int:
        if len(actions) == 1:
            return actions[0]
        with undisturbed():
            return self.tried(knowledge, rng).best()

    def tried(self, knowledge: dict[str, object], rng: Random) -> Tries:
        """Try moves out for one decision until the budget is spent."""
        self.budget.begin()
        world = cast(MafiaState, game(str(knowledge["game"])).imagine(knowledge, rng))
        tries = self.tries(world, rng.getrandbits(62))
        tries.look()
        while not tries.decided():
            tries.round()
            if not self.budget.left(tries.tried):
                break
            tries.narrow(self.budget.spent(tries.tried))
        return tries

    def tries(self, world: MafiaState, seed: int) -> Tries:
        raise NotImplementedError

    def glance_at(self, world: MafiaState) -> Glance:
        glance = self.glance
        if glance is None or glance.board is not world.board:
            glance = self.glance = Glance(form(world.board))
        return glance


@final
class PlainPlayer(RoundPlayer):
    """To this one all cards of the others are as likely as any."""

    def __init__(self, budget: Budget) -> None:
        super().__init__(budget)
        self.judge = MafiaJudge()

    def tries(self, world: MafiaState, seed: int) -> Tries:
        beliefs = Beliefs(world, world.to_act, self.glance_at(world), False)
        world.fall_silent()
        return PlainTries(self.judge, beliefs, world, seed)


@final
class WatchfulPlayer(RoundPlayer):
    """This one knows by what the others have done what they may hold, and so what they will do, if
    it looks closely."""

    def __init__(self, budget: Budget, watchful: bool = True) -> None:
        super().__init__(budget)
        self.watchful = watchful
        self.critic: Critic | None = None

    def tries(self, world: MafiaState, seed: int) -> Tries:
        glance = self.glance_at(world)
        critic = self.critic
        if critic is None or critic.board is not world.board:
            critic = self.critic = Critic(world.board)
        seat = world.to_act
        if self.watchful:
            watching = watched(world, seat, glance, RECENT, self.budget)
            remember(watching)
            beliefs = watching.beliefs
        else:
            beliefs = Beliefs(world, seat, glance, False)
        world.fall_silent()
        return WatchfulTries(critic, beliefs, world, seed)


def remember(watching: Watching) -> None:
    """Somebody will go on from here, if it is not forgotten by then."""
    others = [one for one in RECENT if one is not watching]
    RECENT[:] = [watching, *others][:REMEMBERED]
