"""The judge of Lemminge: who will be home first, by the rounds that each seat still needs."""

from __future__ import annotations

from typing import cast, final

from clifftop.bots.lemminge.race.distances import Distances
from clifftop.bots.lemminge.race.learned_rounds import LEARNED_ROUNDS, LearnedRounds
from clifftop.bots.lemminge.race.race_table import RaceTable
from clifftop.bots.lemminge.race.rounds_left import chances
from clifftop.bots.lemminge.redeal import redealt
from clifftop.bots.search.judge import Judge
from clifftop.games.lemminge.questions import TURN
from clifftop.games.lemminge.state import LemmingeState
from clifftop.kernel.luck import Luck
from clifftop.kernel.state import OVER, State


@final
class LemmingeJudge(Judge):
    """What it has worked out for a course it keeps for the next table there."""

    def __init__(self, learned: LearnedRounds = LEARNED_ROUNDS) -> None:
        self.learned = learned
        self.distances: Distances | None = None
        self.race: RaceTable | None = None

    def distances_of(self, table: LemmingeState) -> Distances:
        distances = self.distances
        if distances is None or distances.board is not table.board:
            distances = self.distances = Distances(table.board)
        return distances

    def race_of(self, table: LemmingeState) -> RaceTable:
        """A table as a race: only to look at, and only until the next one is asked for."""
        reach = self.distances_of(table).reach(table.ground)
        race = self.race
        if race is None or race.players != table.players:
            race = self.race = RaceTable(table.players, reach)
        race.look_at(table, reach)
        return race

    def worths(self, state: State) -> list[float]:
        if state.to_act == OVER:
            return won(state)
        return chances(self.race_of(cast(LemmingeState, state)), self.learned)

    def settled(self, state: State, seat: int) -> bool:
        """Between turns: in the middle of one there is something to come that is not judged."""
        return state.to_act == OVER or cast(LemmingeState, state).asked == TURN

    def redealt(self, state: State, seat: int, luck: Luck) -> State:
        """Which pile a hidden card came from is forgotten here: to go by that takes the past."""
        return redealt(cast(LemmingeState, state), seat, luck)


def won(state: State) -> list[float]:
    """Nothing but a victory counts: a seat that is about to lose had better play on."""
    places = state.ranks()
    winners = 0
    for place in places:
        if place == 1:
            winners += 1
    return [1.0 / winners if place == 1 else 0.0 for place in places]
