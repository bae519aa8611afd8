"""The judge of Lemming Mafia: what a seat may hope for, by all that it can know itself.

Each seat is judged by its own features, so what is imagined of the others' cards says nothing here.
"""

from __future__ import annotations

from typing import Final, cast, final

from clifftop.bots.mafia.greedy_odds import pier_odds
from clifftop.bots.mafia.judge_features import own_features
from clifftop.bots.mafia.judge_sum import JudgeSum
from clifftop.bots.mafia.quick_odds import QuickOdds
from clifftop.bots.search.judge import Judge
from clifftop.games.mafia import questions as q
from clifftop.games.mafia.rules.score import bet_points, contract_points
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
    def __init__(self) -> None:
        self.sum = JudgeSum()
        self.odds: QuickOdds | None = None

    def worths(self, state: State) -> list[float]:
        race = cast(MafiaState, state)
        odds = self.odds_at(race)
        return [self.hope(race, seat, odds) for seat in range(state.players)]

    def worth(self, state: State, seat: int) -> float:
        race = cast(MafiaState, state)
        return self.hope(race, seat, self.odds_at(race))

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

    def odds_at(self, race: MafiaState) -> QuickOdds:
        """The odds of a race; those of its pier are kept for the next one."""
        odds = self.odds
        if odds is None or odds.board is not race.board:
            odds = self.odds = QuickOdds(pier_odds(race.board))
        odds.look(race)
        return odds

    def hope(self, race: MafiaState, seat: int, odds: QuickOdds) -> float:
        return together(self.sum.says(own_features(race, seat, odds)), race.players)

    def ended(self, state: State, seat: int) -> float:
        """What a finished race is worth to a seat that knows its own cards only. Which seat has won
        could only be imagined, and in imagined worlds the others have bet at random."""
        race = cast(MafiaState, state)
        points = bet_points(race, seat) + contract_points(race, seat)
        return together(self.sum.says_at_the_end(points), state.players)


def together(hopes: tuple[float, float, float], players: int) -> float:
    nothing, victory, points, lead = WANTED
    worth = nothing + victory * hopes[0] + points * hopes[1] + lead * hopes[2]
    return min(1.0, max(0.0, worth * AT_FOUR / players))
