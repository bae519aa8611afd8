"""Luck for playouts: a generator small enough to live inside compiled loops.

It multiplies with carry: the lower half of the state times a constant, plus the upper half. No
number ever exceeds 63 bits, so that the plain and the compiled build draw the very same numbers.
Nothing that has to be kept secret may come from here: whoever sees a few numbers knows the rest.
"""

from typing import Final, final

from mypy_extensions import i64

HALF: Final[i64] = 32
LOWER: Final[i64] = 0xFFFFFFFF
QUARTER: Final[i64] = 0xFFFF
# For this constant a × 2³² - 1 and half of what is left are prime: the period is about 2⁶².
MULTIPLIER: Final[i64] = 2131995753
# So that places next to each other are far apart, in either half.
SPREAD: Final[i64] = 2654435769
STRIDE: Final[i64] = 40503
UPPER: Final[i64] = 0x3FFFFFFF


@final
class Luck:
    """The same seed gives the same numbers, on every build."""

    def __init__(self, seed: int) -> None:
        self.state: i64 = stirred(seed)

    def begin(self, seed: i64, place: i64) -> None:
        """Go on at a place of its own among all that follow from a seed, both below 2³⁰."""
        lower = (seed + place * SPREAD) & LOWER
        upper = (seed ^ place * STRIDE) & UPPER
        self.state = (upper << HALF) + lower + 1

    def below(self, number: i64) -> i64:
        """A number from 0 up to, but not including, this one, which is below 2³¹. Each is equally
        likely but for less than one part in a billion."""
        state = MULTIPLIER * (self.state & LOWER) + (self.state >> HALF)
        self.state = state
        return ((state & LOWER) * number) >> HALF

    def chosen(self, weights: list[int]) -> i64:
        """A place in a list, each as likely as its weight says."""
        total: i64 = 0
        for weight in weights:
            total += weight
        return place_at(weights, self.below(total))


def place_at(weights: list[int], point: i64) -> i64:
    """The place in a list at a point on a line along which each has its weight."""
    place: i64 = 0
    left = point - weights[place]
    while left >= 0:
        place += 1
        left -= weights[place]
    return place


def stirred(seed: int) -> int:
    """A first state in which seeds that are close together are far apart; never 0.

    This is arithmetic on 64 bits, done on their halves: interrupts.py says why.
    """
    upper: i64 = (seed >> 32) & 0xFFFFFFFF
    lower: i64 = seed & 0xFFFFFFFF
    upper, lower = product(upper, lower, 0x9E3779B9, 0x7F4A7C15)
    lower += 0xD192ED03
    upper = (upper + 0xD1B54A32 + (lower >> HALF)) & LOWER
    lower &= LOWER
    lower ^= ((upper << 2) | (lower >> 30)) & LOWER
    upper ^= upper >> 30
    upper, lower = product(upper, lower, 0xBF58476D, 0x1CE4E5B9)
    lower ^= ((upper << 5) | (lower >> 27)) & LOWER
    upper ^= upper >> 27
    upper, lower = product(upper, lower, 0x94D049BB, 0x133111EB)
    lower ^= ((upper << 1) | (lower >> 31)) & LOWER
    upper ^= upper >> 31
    return (upper << 29) | (lower >> 3) | 1


def product(upper: i64, lower: i64, times_upper: i64, times_lower: i64) -> tuple[i64, i64]:
    """The product of two numbers of 64 bits, without what goes beyond 64: its halves, from theirs.
    Nothing on the way exceeds 51 bits."""
    low = lower * (times_lower & QUARTER)
    high = lower * (times_lower >> 16)
    lowest = low + ((high & QUARTER) << 16)
    carried = (high >> 16) + (lowest >> HALF)
    crossed = lower * (times_upper & QUARTER) + upper * (times_lower & QUARTER)
    further = lower * (times_upper >> 16) + upper * (times_lower >> 16)
    crossed += (further & QUARTER) << 16
    return (carried + crossed) & LOWER, lowest & LOWER
