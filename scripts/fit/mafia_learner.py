"""The network of Lemming Mafia as matrices that can be put right, step by step."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from clifftop.bots.judges.mafia_network import ENDS, HOPES, ORDINARY, SECOND, WORST, Network, packed
from clifftop.bots.judges.mafia_signs import MARKS, SHADES

MEMORY, ROUGHNESS = 0.9, 0.99  # of Adam: how long slopes and their squares are remembered
SHARES = np.array([1.0, 0.4, 0.3])  # of victory, points and lead in what is to be got right
RARE = 20  # ends that were seen less often are not learnt from
FINE = 1e-6

Numbers = NDArray[np.float64]


class Learner:
    """By slopes, each step as long as Adam says."""

    def __init__(self, shades: int, parts: list[Numbers], finished: Numbers) -> None:
        self.shades = shades
        self.parts = parts
        self.finished = finished  # victory and lead by the points at the end
        self.slopes = [np.zeros_like(part) for part in parts]
        self.squares = [np.zeros_like(part) for part in parts]
        self.lessons = 0

    @staticmethod
    def afresh(shades: int, first: int, rng: np.random.Generator) -> Learner:
        """From nothing, with so many neurons in the first layer."""
        layers = [
            (MARKS + shades, first, 0.1),
            (first, SECOND, np.sqrt(2 / max(1, first))),
            (SECOND, HOPES, 0.1),
            (shades, HOPES, 0.0),
        ]
        inputs, second, hopes, short_cut = (
            spread * rng.standard_normal((rows, columns)) for rows, columns, spread in layers
        )
        rests = np.zeros(first), np.zeros(SECOND), np.zeros(HOPES)
        points = np.arange(ENDS) + WORST
        finished = np.array([points >= 2 * ORDINARY, (points - 12) / 5], dtype=float)
        parts = [inputs, rests[0], second, rests[1], hopes, rests[2], short_cut]
        return Learner(shades, parts, finished)

    @staticmethod
    def of(network: Network) -> Learner:
        first, shades = network.first_count, network.shade_count
        inputs = np.array([*network.marks, *network.shades]).reshape(-1, first)
        second = np.array(list(network.second)).reshape(SECOND, first + 1)
        hopes = np.array(list(network.hopes)).reshape(HOPES, 1 + SECOND + shades)
        parts = [
            inputs,
            np.array(list(network.first)),
            second[:, 1:].T.copy(),
            second[:, 0].copy(),
            hopes[:, 1 : 1 + SECOND].T.copy(),
            hopes[:, 0].copy(),
            hopes[:, 1 + SECOND :].T.copy(),
        ]
        return Learner(shades, parts, np.array([list(network.victories), list(network.leads)]))

    def weights(self) -> bytes:
        """As a `Network` reads them."""
        first, first_at, second, second_at, hopes, hopes_at, short_cut = self.parts
        numbers = np.concatenate(
            [
                first.ravel(),
                first_at,
                np.column_stack([second_at, second.T]).ravel(),
                np.column_stack([hopes_at, hopes.T, short_cut.T]).ravel(),
                self.finished.ravel() if self.shades == SHADES else [],
            ]
        )
        return packed([float(number) for number in numbers])

    def says(self, signs: Numbers) -> tuple[Numbers, Numbers, Numbers]:
        """Both layers and the hopes, victory as a chance."""
        first, first_at, second, second_at, hopes, hopes_at, short_cut = self.parts
        felt = np.maximum(0, signs @ first + first_at)
        thought = np.maximum(0, felt @ second + second_at)
        said = thought @ hopes + hopes_at + signs[:, MARKS:] @ short_cut
        said[:, 0] = 1 / (1 + np.exp(-said[:, 0]))
        return felt, thought, said

    def learn(self, signs: Numbers, ends: Numbers, boldness: float) -> None:
        """One step towards how some races ended."""
        felt, thought, said = self.says(signs)
        wrong = (said - ends) * SHARES / len(signs)
        to_thought = (wrong @ self.parts[4].T) * (thought > 0)
        to_felt = (to_thought @ self.parts[2].T) * (felt > 0)
        slopes = [
            signs.T @ to_felt,
            to_felt.sum(0),
            felt.T @ to_thought,
            to_thought.sum(0),
            thought.T @ wrong,
            wrong.sum(0),
            signs[:, MARKS:].T @ wrong,
        ]
        self.lessons += 1
        for part, mean, square, slope in zip(
            self.parts, self.slopes, self.squares, slopes, strict=True
        ):
            mean += (1 - MEMORY) * (slope - mean)
            square += (1 - ROUGHNESS) * (slope**2 - square)
            steady = mean / (1 - MEMORY**self.lessons)
            rough = np.sqrt(square / (1 - ROUGHNESS**self.lessons))
            part -= boldness * steady / (rough + FINE)

    def learn_ends(self, finished: list[tuple[int, Numbers]]) -> None:
        """How often so many points win, and what lead they are."""
        for points in range(ENDS):
            ends = [end for scored, end in finished if scored - WORST == points]
            if len(ends) >= RARE:
                self.finished[:, points] = np.mean(ends, axis=0)[[0, 2]]


def log_loss(learner: Learner, signs: Numbers, ends: Numbers) -> float:
    chances = np.clip(learner.says(signs)[2][:, 0], FINE, 1 - FINE)
    victory = ends[:, 0]
    return float(-(victory * np.log(chances) + (1 - victory) * np.log(1 - chances)).mean())
