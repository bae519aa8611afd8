"""Weights: from the signs that a seat sees to what it may hope for.

Three things are said at the end: how likely a victory is, and, in fives, the points above an
ordinary score and the lead over the best of the others. Points are less of a gamble to learn from
than victories, so they steady the judgment. The plain judge is a sum of the shades and no more. The
watchful one has two layers of neurons that are silent below zero between the signs and what is
said.

The weights were learnt from races at tables of four. The sum saw some 80,000 against greedy
players, the network a million: half against these, the others against players who looked at their
own cards with a smaller network, or some of both. `scripts/fit/mafia.py` teaches in the same way.
"""

from __future__ import annotations

import math
import sys
from array import array
from importlib import resources
from typing import Final, final

from librt.vecs import vec

from clifftop.bots.judges.mafia_rivals import WATCHED_SHADES
from clifftop.bots.judges.mafia_signs import MARKS, SHADES, Signs

SECOND: Final = 16  # neurons in the second layer
HOPES: Final = 3
ENDS: Final = 64  # points at the end of a race that are told apart
WORST: Final = -20  # the least of them

ORDINARY: Final = 7  # points

PLAIN: Final = "mafia.weights"
WATCHFUL: Final = "mafia_watchful.weights"

STEP: Final = 0.001  # weights are kept as whole numbers of steps, two bytes each, the low one first


@final
class Network:
    """One sees the race and its own cards; a watchful one has its beliefs, too."""

    def __init__(self, watchful: bool, weights: bytes | None = None) -> None:
        self.shade_count = WATCHED_SHADES if watchful else SHADES
        numbers = unpacked(weights or kept(WATCHFUL if watchful else PLAIN))
        # What is left when all else is counted is the first layer, so many for each neuron.
        ends = 0 if watchful else ENDS  # one that is watchful knows better what an end is worth
        others = SECOND + HOPES * (SECOND + self.shade_count + 1) + 2 * ends
        self.first_count = first = (len(numbers) - others) // (
            MARKS + self.shade_count + 1 + SECOND
        )
        at = 0
        self.marks = numbers[at : at + MARKS * first]
        at += MARKS * first
        self.shades = numbers[at : at + self.shade_count * first]
        at += self.shade_count * first
        self.first = numbers[at : at + first]
        at += first
        self.second = numbers[at : at + SECOND * (first + 1)]
        at += SECOND * (first + 1)
        self.hopes = numbers[at : at + HOPES * (SECOND + self.shade_count + 1)]
        at += HOPES * (SECOND + self.shade_count + 1)
        self.victories = numbers[at : at + ends]
        self.leads = numbers[at + ends : at + 2 * ends]

    def says(self, signs: Signs) -> tuple[float, float, float]:
        """The chance of a victory, and the points above an ordinary score and above the best of
        the others, in fives."""
        felt = self.first[:]
        first = self.first_count
        weights = self.marks
        for mark in signs.marks:
            row = mark * first
            for neuron in range(first):
                felt[neuron] += weights[row + neuron]
        weights = self.shades
        shades = signs.shades
        for number in range(self.shade_count):
            amount = shades[number]
            if amount != 0.0:
                row = number * first
                for neuron in range(first):
                    felt[neuron] += amount * weights[row + neuron]
        thought = self.second_layer(felt)
        victory = self.hope(0, thought, shades)
        return (
            1 / (1 + math.exp(-victory)),
            self.hope(1, thought, shades),
            self.hope(2, thought, shades),
        )

    def says_at_the_end(self, points: int) -> tuple[float, float, float]:
        """The same of a race that is over, for one who has so many points and does not know what
        the others have."""
        at = min(ENDS - 1, max(0, points - WORST))
        return self.victories[at], (points - ORDINARY) / 5, self.leads[at]

    def second_layer(self, felt: vec[float]) -> vec[float]:
        """What the second layer makes of the first; each neuron has its threshold first."""
        thought = vec[float]([0.0] * SECOND)
        weights = self.second
        first = self.first_count
        for neuron in range(SECOND):
            row = neuron * (first + 1)
            total = weights[row]
            for other in range(first):
                if felt[other] > 0.0:
                    total += weights[row + 1 + other] * felt[other]
            thought[neuron] = max(0.0, total)
        return thought

    def hope(self, which: int, thought: vec[float], shades: vec[float]) -> float:
        """From the second layer, and from the shades by a short cut."""
        weights = self.hopes
        row = which * (SECOND + self.shade_count + 1)
        total = weights[row]
        for neuron in range(SECOND):
            total += weights[row + 1 + neuron] * thought[neuron]
        row += 1 + SECOND
        for number in range(self.shade_count):
            total += weights[row + number] * shades[number]
        return total


def kept(name: str) -> bytes:
    return resources.files("clifftop.bots.judges").joinpath(name).read_bytes()


def unpacked(weights: bytes) -> vec[float]:
    steps = array("h", weights)
    if sys.byteorder == "big":
        steps.byteswap()
    return vec[float]([STEP * number for number in steps])


def packed(numbers: list[float]) -> bytes:
    """The same back: what `scripts/fit/mafia.py` writes."""
    most = 2**15 - 1
    steps = array("h", [min(most, max(-most, round(number / STEP))) for number in numbers])
    if sys.byteorder == "big":
        steps.byteswap()
    return steps.tobytes()
