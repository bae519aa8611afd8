"""What was measured, in the words in which it is told."""

from __future__ import annotations

from dataclasses import dataclass, field

from bench.speed.growth import Grown, Series


@dataclass
class Timing:
    """The same work in every round; the best counts, as the others were disturbed by something
    else on the machine."""

    times: int = 0  # games, or copies
    steps: int = 0
    rounds: list[float] = field(default_factory=list)  # seconds

    def best(self) -> float:
        return min(self.rounds)

    def spread(self) -> float:
        """By what share of it the worst round was longer than the best."""
        return max(self.rounds) / min(self.rounds) - 1

    def steps_a_second(self) -> float:
        return self.steps / self.best()

    def games_a_second(self) -> float:
        return self.times / self.best()

    def steps_a_game(self) -> float:
        return self.steps / self.times

    def seconds_each(self) -> float:
        return self.best() / self.times


Place = tuple[str, str]  # which engine, which game


@dataclass
class Figures:
    """Everything of one run. What could not be measured is in none of the tables."""

    versions: dict[str, str] = field(default_factory=dict)  # by engine
    driven: dict[Place, Timing] = field(default_factory=dict)
    inside: dict[Place, Timing] = field(default_factory=dict)
    copies: dict[Place, Timing] = field(default_factory=dict)
    searched: dict[Place, Timing] = field(default_factory=dict)
    kinds: dict[Place, dict[str, float]] = field(default_factory=dict)  # chance, forced
    weighed: dict[Place, float] = field(default_factory=dict)  # bytes
    counted: dict[Place, int] = field(default_factory=dict)  # bytes, of ours alone
    grown: list[tuple[Series, list[Grown]]] = field(default_factory=list)
    instructions: dict[str, float] = field(default_factory=dict)  # a step, or a copy
    left_out: dict[str, str] = field(default_factory=dict)  # what, and why
