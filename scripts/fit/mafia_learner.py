"""What both that are taught Lemming Mafia have in common: steps, and races with whims."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import numpy as np
from numpy.typing import NDArray

import clifftop
from clifftop import bots

GAME = "lemming-mafia"
MEMORY, ROUGHNESS = 0.9, 0.99  # of Adam: how long slopes and their squares are remembered
FINE = 1e-6
WHIMS = (0.0, 0.03, 0.1, 0.25)  # how often anybody plays at random, race by race
CHOICES = 100  # in a race, about; with whims up to one of them

Numbers = NDArray[np.float64]


class Steps:
    """By slopes, each step as long as Adam says."""

    def __init__(self, parts: list[Numbers]) -> None:
        self.parts = parts
        self.slopes = [np.zeros_like(part) for part in parts]
        self.squares = [np.zeros_like(part) for part in parts]
        self.lessons = 0

    def go(self, slopes: list[Numbers], boldness: float) -> None:
        self.lessons += 1
        for part, mean, square, slope in zip(
            self.parts, self.slopes, self.squares, slopes, strict=True
        ):
            mean += (1 - MEMORY) * (slope - mean)
            square += (1 - ROUGHNESS) * (slope**2 - square)
            steady = mean / (1 - MEMORY**self.lessons)
            rough = np.sqrt(square / (1 - ROUGHNESS**self.lessons))
            part -= boldness * steady / (rough + FINE)


def race(
    seat: int,
    player: bots.Bot,
    rival: bots.Bot,
    whim: float,
    rng: Random,
    look: Callable[[clifftop.State], None],
) -> clifftop.State:
    """A race of four to its end. Up to some choice all have their whims, so that much is seen that
    good players avoid; after that `look` is shown the table before every answer and every roll."""
    state = clifftop.game(GAME).start(players=4)
    whims = rng.randrange(CHOICES) if whim else 0
    choices = 0
    while state.to_act != clifftop.OVER:
        if choices >= whims:
            look(state)
        actions = state.actions()
        if state.to_act == clifftop.CHANCE:
            outcomes, weights = zip(*state.chance_weights(), strict=True)
            state.apply(rng.choices(outcomes, weights)[0])
            continue
        choices += 1
        asked = player if state.to_act == seat else rival
        if choices <= whims and rng.random() < whim:
            state.apply(rng.choice(actions))
        else:
            state.apply(asked.choose(state.knowledge(state.to_act), actions, rng))
    return state


def won(state: clifftop.State, seat: int) -> float:
    """A seat's share of the victory."""
    places = state.places()
    return 1 / places.count(1) if places[seat] == 1 else 0.0


def log_loss(chances: Numbers, victories: Numbers) -> float:
    clear = np.clip(chances, FINE, 1 - FINE)
    return float(-(victories * np.log(clear) + (1 - victories) * np.log(1 - clear)).mean())
