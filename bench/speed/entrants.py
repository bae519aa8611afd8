"""What takes part in a comparison: one game of one engine, and the dice it is played with.

Nothing here needs Clifftop: peers live in an environment of their own.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Final

SEED: Final = 1


@dataclass(frozen=True)
class Entrant:
    """How to begin a game and how to play it to its end; where the engine can, what copies a state
    of it, what plays many games inside of the engine, and what searches from a state."""

    begin: Callable[[Random], Any]
    play: Callable[[Any, Random], int]
    copier: Callable[[Any], Callable[[], Any]] | None = None  # of a state
    play_inside: Callable[[int], int] | None = None  # so many games; how many steps they had
    searcher: Callable[[Any], Callable[[int], int]] | None = None  # … so many simulations; steps


class Enough(Exception):
    """The dice are not thrown any more."""


class CountingDice(Random):
    """Dice that know what they have been asked, and after so many throws stop the game."""

    def __init__(self, seed: int, most: int | None = None) -> None:
        super().__init__(seed)
        self.left = most
        self.chances = 0
        self.forced = 0  # steps that could go one way only, of chance or of a player

    def choice(self, seq: Any) -> Any:
        self.count(len(seq))
        return super().choice(seq)

    def choices(
        self, population: Any, weights: Any = None, *, cum_weights: Any = None, k: int = 1
    ) -> list[Any]:
        self.count(len(population))
        self.chances += len(population) > 1
        return super().choices(population, weights, cum_weights=cum_weights, k=k)

    def count(self, options: int) -> None:
        if self.left is not None:
            if self.left == 0:
                raise Enough
            self.left -= 1
        self.forced += options == 1


def middle_of_a_game(entrant: Entrant) -> Any:
    """A state halfway through a game, counted in steps."""
    rng = Random(SEED)
    steps = entrant.play(entrant.begin(rng), rng)
    dice = CountingDice(SEED, steps // 2)
    state = entrant.begin(dice)
    try:
        entrant.play(state, dice)
    except Enough:
        return state
    raise AssertionError("the same dice gave another game")


def kinds_of_steps(entrant: Entrant, games: int) -> dict[str, float]:
    """The shares of steps that are chance and that leave no choice. What a walker takes without
    the dice is not looked at: of its steps one in two thousand is forced."""
    dice = CountingDice(SEED)
    steps = sum(entrant.play(entrant.begin(dice), dice) for _ in range(games))
    return {"chance": dice.chances / steps, "forced": dice.forced / steps}
