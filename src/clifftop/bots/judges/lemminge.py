"""The judge of Lemminge: who will be home first, by the steps left and what the hands promise."""

from __future__ import annotations

from typing import cast, final

from mypy_extensions import i64

from clifftop.bots.judges.chances import to_win
from clifftop.bots.judges.lemminge_ground import Ground
from clifftop.bots.judges.lemminge_look import LOOKS, look
from clifftop.bots.judges.lemminge_weights import PHASES, WEIGHTS
from clifftop.bots.search.judge import Judge
from clifftop.games.lemminge.questions import TURN
from clifftop.games.lemminge.state import LemmingeState
from clifftop.kernel.state import OVER, State


@final
class LemmingeJudge(Judge):
    """What it has worked out for a course it keeps for the next table there."""

    def __init__(self) -> None:
        self.ground: Ground | None = None

    def ground_of(self, table: LemmingeState) -> Ground:
        ground = self.ground
        if ground is None or ground.board is not table.board:
            ground = self.ground = Ground(table.board)
        return ground

    def worths(self, state: State) -> list[float]:
        if state.to_act == OVER:
            return won(state)
        return to_win(self.scores(cast(LemmingeState, state)), 1.0)

    def settled(self, state: State, seat: int) -> bool:
        """Whoever is in the middle of a turn has something to come that is not judged."""
        return state.to_act == OVER or cast(LemmingeState, state).asked == TURN

    def scores(self, table: LemmingeState) -> list[float]:
        """By seat: how well it stands; a difference of 1 makes one e times as likely to win."""
        left = self.ground_of(table).steps_left(table.ground)
        players = table.players
        looks = [look(table, left, seat) for seat in range(players)]
        lead = 1000.0
        for seen in looks:
            if seen[0] + seen[1] < lead:
                lead = seen[0] + seen[1]
        weights = weights_at(lead)
        scores: list[float] = []
        for seen in looks:
            score = 0.0
            at: i64
            for at in range(LOOKS):
                score += weights[at] * seen[at]
            scores.append(score)
        return scores


def won(state: State) -> list[float]:
    """Nothing but a victory counts: who is about to lose had better play on."""
    places = state.ranks()
    winners = 0
    for place in places:
        if place == 1:
            winners += 1
    return [1.0 / winners if place == 1 else 0.0 for place in places]


def weights_at(lead: float) -> list[float]:
    """What each look counts when the leader has so many steps to go."""
    phase: i64 = 1
    while phase < len(PHASES) - 1 and lead > PHASES[phase]:
        phase += 1
    part = (lead - PHASES[phase - 1]) / (PHASES[phase] - PHASES[phase - 1])
    if part > 1.0:
        part = 1.0
    one, other = WEIGHTS[phase - 1], WEIGHTS[phase]
    weights: list[float] = []
    at: i64
    for at in range(LOOKS):
        weights.append(one[at] + part * (other[at] - one[at]))
    return weights
