"""Players of Lemming Mafia that try their moves out for a round, each in its own way."""

from __future__ import annotations

from random import Random
from typing import Final, cast, final

from clifftop.bots.budget import Budget, undisturbed
from clifftop.bots.mafia.beliefs import Beliefs
from clifftop.bots.mafia.greedy_odds import pier_odds
from clifftop.bots.mafia.judge import MafiaJudge
from clifftop.bots.mafia.quick_odds import QuickOdds
from clifftop.bots.mafia.round_trials import PlainTrials, RoundTrials, WatchfulTrials
from clifftop.bots.mafia.watched_race import WatchedRace, watched
from clifftop.bots.mafia.win_network import WinNetwork
from clifftop.games import game
from clifftop.games.mafia.state import MafiaState

# What was watched the last times. A server makes a bot anew for every decision, and on the pure
# build going through a whole race again would leave no time to try anything out.
RECENT: Final[list[WatchedRace]] = []
REMEMBERED: Final = 16


class RoundPlayer:
    """It tries its best moves out until it is to move again. When its budget is spent it answers
    with the best it has found."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.odds: QuickOdds | None = None

    def choose(self, knowledge: dict[str, object], actions: list[int], rng: Random) -> int:
        if len(actions) == 1:
            return actions[0]
        with undisturbed():
            return self.tried(knowledge, rng).best()

    def tried(self, knowledge: dict[str, object], rng: Random) -> RoundTrials:
        """Try moves out for one decision until the budget is spent."""
        self.budget.begin()
        world = cast(MafiaState, game(str(knowledge["game"])).imagine(knowledge, rng))
        trials = self.trials(world, rng.getrandbits(62))
        trials.look()
        while not trials.decided():
            trials.round()
            if not self.budget.left(trials.tried):
                break
            trials.narrow(self.budget.spent(trials.tried))
        return trials

    def trials(self, world: MafiaState, seed: int) -> RoundTrials:
        raise NotImplementedError

    def odds_at(self, world: MafiaState) -> QuickOdds:
        odds = self.odds
        if odds is None or odds.board is not world.board:
            odds = self.odds = QuickOdds(pier_odds(world.board))
        return odds


@final
class PlainPlayer(RoundPlayer):
    """All cards of the others are as likely as any, and the judge has the last word."""

    def __init__(self, budget: Budget) -> None:
        super().__init__(budget)
        self.judge = MafiaJudge()

    def trials(self, world: MafiaState, seed: int) -> RoundTrials:
        beliefs = Beliefs(world, world.to_act, self.odds_at(world), False)
        world.fall_silent()
        return PlainTrials(self.judge, beliefs, world, seed)


@final
class WatchfulPlayer(RoundPlayer):
    """The network has the last word; and if it is watchful, the others hold what they are believed
    to hold by what they have done."""

    def __init__(self, budget: Budget, watchful: bool = True) -> None:
        super().__init__(budget)
        self.watchful = watchful
        self.network: WinNetwork | None = None

    def trials(self, world: MafiaState, seed: int) -> RoundTrials:
        odds = self.odds_at(world)
        network = self.network
        if network is None or network.board is not world.board:
            network = self.network = WinNetwork(world.board)
        seat = world.to_act
        if self.watchful:
            watching = watched(world, seat, odds, RECENT, self.budget)
            remember(watching)
            beliefs = watching.beliefs
        else:
            beliefs = Beliefs(world, seat, odds, False)
        world.fall_silent()
        return WatchfulTrials(network, beliefs, world, seed)


def remember(watching: WatchedRace) -> None:
    """The next decision goes on from here, if it is not forgotten by then."""
    others = [one for one in RECENT if one is not watching]
    RECENT[:] = [watching, *others][:REMEMBERED]
