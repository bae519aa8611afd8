"""The judge of Lemming Mafia: what a seat may hope for, by all that it can know itself.

Each seat is judged by its own signs, so what is imagined of the others' cards says nothing here.
What makes the difference between two moves is often a tenth of a point, and no playout that fits
into a decision is as exact as that: a network that has seen very many races is.
"""

from __future__ import annotations

from typing import Final, cast, final

from clifftop.bots.judges.mafia_network import Network
from clifftop.bots.judges.mafia_signs import Race, Signs, Stage
from clifftop.bots.judges.mafia_suspicions import Suspicions, watched
from clifftop.bots.search.judge import Judge, results
from clifftop.games.mafia import questions as q
from clifftop.games.mafia.scoring import bet_points, contract_points
from clifftop.games.mafia.state import MafiaState
from clifftop.kernel.luck import Luck
from clifftop.kernel.playout import next_step
from clifftop.kernel.state import CHANCE, OVER, State

# What victory, points and the lead over the others are worth together, on the scale on which a won
# game is 1 and a lost one 0.
VICTORY: Final = 0.65
POINTS: Final = 0.065  # for five of them
LEAD: Final = 0.065  # … and for one of five
NOTHING: Final = 0.2  # so that of two lost games the better one is still better
AT_FOUR: Final = 4  # players, as at the tables where the weights were learnt


@final
class MafiaJudge(Judge):
    def __init__(self, watchful: bool = False) -> None:
        self.network = Network(watchful)
        self.watchful = watchful
        self.suspicions: Suspicions | None = None
        self.stage: Stage | None = None

    def watch(self, state: State) -> None:
        """What was done so far, in a state that somebody imagined, is not forgotten as long as the
        decision lasts."""
        if self.watchful:
            race = cast(MafiaState, state)
            self.suspicions = watched(race, self.stage_of(race).form)

    def worths(self, state: State) -> list[float]:
        race = self.seen(state)
        return [self.hope(race, seat) for seat in range(state.players)]

    def worth(self, state: State, seat: int) -> float:
        return self.hope(self.seen(state), seat)

    def settled(self, state: State, seat: int) -> bool:
        """Between two turns, and while others lay and drop cards."""
        asked = cast(MafiaState, state).asked
        return asked == q.ROLL or ((asked == q.BET or asked == q.DROP) and state.to_act != seat)

    def choose(self, state: State, actions: list[int], luck: Luck) -> int:
        """The answer after which the seat looks best to itself."""
        seat = state.to_act
        best = actions[0]
        highest = -1.0
        for action in actions:
            ahead = state.copy()
            ahead.advance(action)
            while ahead.to_act == CHANCE and cast(MafiaState, ahead).asked != q.ROLL:
                ahead.advance(next_step(ahead, luck, self))
            worth = results(ahead)[seat] if ahead.to_act == OVER else self.worth(ahead, seat)
            if worth > highest:
                highest = worth
                best = action
        return best

    def peeks(self) -> bool:
        """At the end of a race: who wins is told by all cards."""
        return True

    def seen(self, state: State) -> Race:
        race = cast(MafiaState, state)
        return Race(race, self.stage_of(race))

    def stage_of(self, race: MafiaState) -> Stage:
        stage = self.stage
        if stage is None or stage.board is not race.board:
            stage = self.stage = Stage(race.board)
        return stage

    def hope(self, race: Race, seat: int) -> float:
        return together(self.network.says(self.signs(race, seat)), race.state.players)

    def signs(self, race: Race, seat: int) -> Signs:
        if not self.watchful:
            return Signs(race, seat)
        return Signs(race, seat, self.suspicions or Suspicions(race.state.players))

    def ended(self, state: State, seat: int) -> float:
        """What a finished race is worth to a seat that knows its own cards only."""
        race = cast(MafiaState, state)
        points = bet_points(race, seat) + contract_points(race, seat)
        return together(self.network.says_at_the_end(points), state.players)


def together(hopes: tuple[float, float, float], players: int) -> float:
    victory, points, lead = hopes
    worth = NOTHING + VICTORY * victory + POINTS * points + LEAD * lead
    return min(1.0, max(0.0, worth * AT_FOUR / players))
