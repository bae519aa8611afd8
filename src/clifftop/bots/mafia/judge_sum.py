"""What a seat of Lemming Mafia may hope for, as a sum of the features that it sees itself.

Three things are said: how likely a victory is, and, in fives, the points above an ordinary score
and the lead over the best of the others. Points are less of a gamble to learn from than victories,
so they steady the judgment. The weights were learnt from some 80,000 races at tables of four
against greedy players, by `scripts/fit/mafia_sum.py`.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec

from clifftop.bots.mafia.judge_features import FEATURES
from clifftop.bots.mafia.weight_files import read_weights

HOPES: Final = 3
OF_A_HOPE: Final = 1 + FEATURES  # what there is to begin with, and what each feature counts
ENDS: Final = 64  # points at the end of a race that are told apart
WORST: Final = -20  # the least of them
ORDINARY: Final = 7  # points
WEIGHTS: Final = "judge_sum.weights"


@final
class JudgeSum:
    def __init__(self, weights: vec[float] | None = None) -> None:
        numbers = read_weights(WEIGHTS) if weights is None else weights
        self.hopes = numbers[: HOPES * OF_A_HOPE]
        ends = numbers[HOPES * OF_A_HOPE :]
        self.victories = ends[:ENDS]
        self.leads = ends[ENDS:]

    def says(self, features: vec[float]) -> tuple[float, float, float]:
        """The chance of a victory, and the points above an ordinary score and above the best of
        the others, in fives."""
        return (
            1 / (1 + math.exp(-self.hope(0, features))),
            self.hope(1, features),
            self.hope(2, features),
        )

    def says_at_the_end(self, points: int) -> tuple[float, float, float]:
        """The same of a race that is over, for a seat that has so many points and does not know
        what the others have."""
        at = min(ENDS - 1, max(0, points - WORST))
        return self.victories[at], (points - ORDINARY) / 5, self.leads[at]

    def hope(self, which: int, features: vec[float]) -> float:
        weights = self.hopes
        row = which * OF_A_HOPE
        total = weights[row]
        for number in range(FEATURES):
            total += weights[row + 1 + number] * features[number]
        return total
