"""A small neural network: from the signs that a seat sees to what it may hope for.

Two layers of neurons that are silent below zero, and three things to say at the end: how likely a
victory is, and, in fives, the points above an ordinary score and the lead over the best of the
others. Points are less of a gamble to learn from than victories, so they steady the judgment.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec

from clifftop.bots.judges.mafia_signs import MARKS, SHADES, Signs
from clifftop.bots.judges.mafia_weights import WEIGHTS

FIRST: Final = 48  # neurons in the first layer
SECOND: Final = 16  # … and in the second
HOPES: Final = 3

# Weights are kept as pairs of letters, each pair a number of steps.
LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
STEP: Final = 0.001
MIDDLE: Final = 2048  # stands for 0


@final
class Network:
    def __init__(self, weights: str = WEIGHTS) -> None:
        numbers = unpacked(weights)
        at = 0
        self.marks = numbers[at : at + MARKS * FIRST]
        at += MARKS * FIRST
        self.shades = numbers[at : at + SHADES * FIRST]
        at += SHADES * FIRST
        self.first = numbers[at : at + FIRST]
        at += FIRST
        self.second = numbers[at : at + SECOND * (FIRST + 1)]
        at += SECOND * (FIRST + 1)
        self.hopes = numbers[at : at + HOPES * (SECOND + SHADES + 1)]

    def says(self, signs: Signs) -> tuple[float, float, float]:
        """The chance of a victory, and the points above an ordinary score and above the best of
        the others, in fives."""
        felt = self.first[:]
        weights = self.marks
        for mark in signs.marks:
            row = mark * FIRST
            for neuron in range(FIRST):
                felt[neuron] += weights[row + neuron]
        weights = self.shades
        shades = signs.shades
        for number in range(SHADES):
            amount = shades[number]
            if amount != 0.0:
                row = number * FIRST
                for neuron in range(FIRST):
                    felt[neuron] += amount * weights[row + neuron]
        thought = self.second_layer(felt)
        victory = self.hope(0, thought, shades)
        return (
            1 / (1 + math.exp(-victory)),
            self.hope(1, thought, shades),
            self.hope(2, thought, shades),
        )

    def second_layer(self, felt: vec[float]) -> vec[float]:
        """What the second layer makes of the first; each neuron has its threshold first."""
        thought = vec[float]([0.0] * SECOND)
        weights = self.second
        for neuron in range(SECOND):
            row = neuron * (FIRST + 1)
            total = weights[row]
            for other in range(FIRST):
                if felt[other] > 0.0:
                    total += weights[row + 1 + other] * felt[other]
            thought[neuron] = max(0.0, total)
        return thought

    def hope(self, which: int, thought: vec[float], shades: vec[float]) -> float:
        """From the second layer, and from the shades by a short cut."""
        weights = self.hopes
        row = which * (SECOND + SHADES + 1)
        total = weights[row]
        for neuron in range(SECOND):
            total += weights[row + 1 + neuron] * thought[neuron]
        row += 1 + SECOND
        for number in range(SHADES):
            total += weights[row + number] * shades[number]
        return total


def unpacked(weights: str) -> vec[float]:
    value = {letter: number for number, letter in enumerate(LETTERS)}
    numbers: list[float] = []
    for at in range(0, len(weights), 2):
        steps = 64 * value[weights[at]] + value[weights[at + 1]] - MIDDLE
        numbers.append(steps * STEP)
    return vec[float](numbers)


def packed(numbers: list[float]) -> str:
    """The same back: what `scripts/fit/mafia.py` writes."""
    letters: list[str] = []
    for number in numbers:
        steps = min(max(round(number / STEP) + MIDDLE, 0), 2 * MIDDLE - 1)
        letters.append(LETTERS[steps // 64] + LETTERS[steps % 64])
    return "".join(letters)
