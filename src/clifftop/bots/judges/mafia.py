"""The judge of Lemming Mafia: what a seat may hope for, by all that it can know itself.

Each seat is judged by its own signs, so what is imagined of the others' cards says nothing here. A
judge that is watchful looks with the eyes of one seat, and goes by what that seat has seen the
others do. What makes the difference between two moves is often a tenth of a point, and no playout
that fits into a decision is as exact as that: a network that has seen very many races is.
"""

from __future__ import annotations

from typing import Final, cast, final

from clifftop.bots.budget import Budget
from clifftop.bots.judges.mafia_beliefs import Beliefs, Opinion
from clifftop.bots.judges.mafia_network import Network
from clifftop.bots.judges.mafia_rivals import watched_signs, won
from clifftop.bots.judges.mafia_signs import Race, Signs, Stage
from clifftop.bots.judges.mafia_watching import Watching, watched
from clifftop.bots.search.judge import Judge
from clifftop.games.mafia import questions as q
from clifftop.games.mafia.scoring import bet_points, contract_points
from clifftop.games.mafia.state import MafiaState
from clifftop.kernel.luck import Luck
from clifftop.kernel.playout import next_step
from clifftop.kernel.state import CHANCE, OVER, State

# What it is worth to have nothing, a victory, five points more and a lead of five over the others,
# where a won game is 1 and a lost one 0.
WANTED: Final[list[float]] = [0.2, 0.65, 0.065, 0.065]
AT_FOUR: Final = 4  # players, as at the tables where the weights were learnt


@final
class MafiaJudge(Judge):
    def __init__(self, watchful: bool = False) -> None:
        self.network = Network(watchful)
        self.watchful = watchful
        self.watching: Watching | None = None
        self.stage: Stage | None = None

    def watch(self, state: State, seat: int, budget: Budget, closely: bool = True) -> Watching:
        """A seat goes through what was done before a state; what it believes then is not forgotten
        as long as the decision lasts. Who does not look closely has seen nothing."""
        race = cast(MafiaState, state)
        form = self.stage_of(race).form
        if closely:
            self.watching = watched(race, seat, form, self.watching, budget)
        else:
            self.watching = Watching(race, seat, form, False)
        return self.watching

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
            over = ahead.to_act == OVER
            worth = self.ended(ahead, seat) if over else self.worth(ahead, seat)
            if worth > highest:
                highest = worth
                best = action
        return best

    def seen(self, state: State) -> Race:
        race = cast(MafiaState, state)
        return Race(race, self.stage_of(race))

    def stage_of(self, race: MafiaState) -> Stage:
        stage = self.stage
        if stage is None or stage.board is not race.board:
            stage = self.stage = Stage(race.board)
        return stage

    def hope(self, race: Race, seat: int) -> float:
        hopes = self.network.says(self.signs(race, seat))
        if self.watchful:
            return hopes[0]
        return self.together(hopes, race.state.players)

    def signs(self, race: Race, seat: int) -> Signs:
        if self.watchful:
            return watched_signs(race, seat, self.opinion(race.state, seat))
        return Signs(race, seat)

    def opinion(self, state: MafiaState, seat: int) -> Opinion:
        """What was seen, if it was this seat that watched; else no more than the rules say."""
        watching = self.watching
        if watching is not None and watching.seat == seat:
            return watching.opinion
        return Beliefs(state, seat, self.stage_of(state).form, False).opinion()

    def hope_with(self, state: MafiaState, seat: int, opinion: Opinion) -> float:
        """What a watchful seat may hope for if it thinks of the others as is said."""
        return self.network.says(watched_signs(self.seen(state), seat, opinion))[0]

    def ended(self, state: State, seat: int) -> float:
        """What a finished race is worth to a seat that knows its own cards only. Who has won, one
        could only imagine, and in imagined worlds the others have bet at random."""
        race = cast(MafiaState, state)
        if self.watchful:
            return won(race, seat, self.opinion(race, seat))
        points = bet_points(race, seat) + contract_points(race, seat)
        return self.together(self.network.says_at_the_end(points), state.players)

    def together(self, hopes: tuple[float, float, float], players: int) -> float:
        nothing, victory, points, lead = WANTED
        worth = nothing + victory * hopes[0] + points * hopes[1] + lead * hopes[2]
        return min(1.0, max(0.0, worth * AT_FOUR / players))
