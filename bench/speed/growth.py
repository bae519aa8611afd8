"""How cost grows with the number of players and with the size of the board."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import log
from statistics import linear_regression
from typing import Final

PLAYERS: Final = "players"
HEXES: Final = "hexes"


@dataclass(frozen=True)
class Series:
    """One game, several times larger and larger."""

    game: str  # as it is said
    grows: str
    points: tuple[int, ...]  # so many players; or how much is added to the board

    def entrant(self, point: int) -> str:
        """What a member of the series is called among those who take part."""
        return f"{self.game}, {self.grows} {point}"


SERIES: Final = [
    Series("Leaping Lemmings", PLAYERS, (2, 3, 4, 5, 6)),
    Series("Lemming Mafia", PLAYERS, (3, 4, 5, 6)),
    Series("Lemminge", PLAYERS, (2, 3, 4, 5)),
    Series("Leaping Lemmings", HEXES, (0, 8, 14)),  # rows
    Series("Lemminge", HEXES, (0, 1, 2)),  # times the middle of the course
]


@dataclass(frozen=True)
class Grown:
    """A member of a series, measured."""

    size: int  # players or hexes
    step: float  # seconds
    game: float  # seconds
    steps: float  # a game
    state: int  # bytes, the largest


def power(grown: list[Grown], cost: Callable[[Grown], float]) -> float:
    """The power of the size with which a cost grows, fitted: 0 is not at all, 1 is linear."""
    sizes = [log(one.size) for one in grown]
    return linear_regression(sizes, [log(cost(one)) for one in grown]).slope


def step_of(grown: Grown) -> float:
    return grown.step


def game_of(grown: Grown) -> float:
    return grown.game
