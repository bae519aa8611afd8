"""How long decisions took, in a form that adds up: files and processes have each a part of them."""

from __future__ import annotations

import math

from msgspec import Struct, field

STEP = 1.01  # a class of times ends one per cent above where it begins
_LOG_STEP = math.log(STEP)


class Times(Struct):
    """CPU times in nanoseconds. Times are counted by classes, so a percentile is up to one per
    cent too high, never too low; count, total and longest are exact."""

    count: int = 0
    total: int = 0
    longest: int = 0
    classes: dict[int, int] = field(default_factory=dict)

    def add(self, nanoseconds: int) -> None:
        self.count += 1
        self.total += nanoseconds
        self.longest = max(self.longest, nanoseconds)
        which = math.ceil(math.log(max(nanoseconds, 1)) / _LOG_STEP)
        self.classes[which] = self.classes.get(which, 0) + 1

    def join(self, other: Times) -> None:
        self.count += other.count
        self.total += other.total
        self.longest = max(self.longest, other.longest)
        for which, number in other.classes.items():
            self.classes[which] = self.classes.get(which, 0) + number

    def mean(self) -> float:
        """In milliseconds, as all that is told of times."""
        return self.total / self.count / 1e6

    def percentile(self, share: float) -> float:
        """The time that this share of all decisions did not exceed."""
        left = share * self.count
        for which, number in sorted(self.classes.items()):
            left -= number
            if left <= 0:
                return min(math.exp(which * _LOG_STEP), self.longest) / 1e6
        return self.longest / 1e6

    def report(self) -> dict[str, float]:
        return {
            "decisions": self.count,
            "mean": self.mean(),
            "p50": self.percentile(0.5),
            "p99": self.percentile(0.99),
            "p999": self.percentile(0.999),
            "max": self.longest / 1e6,
        }
