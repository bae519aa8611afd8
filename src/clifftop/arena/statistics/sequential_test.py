"""A sequential test of whether a bot is better, answered as soon as the answer is safe.

A sequential probability ratio test (SPRT) of two sayings about the share of games that the
challenger wins: that it is even (or less), and that it is even plus a gain (or more). The shares of
blocks are taken to be spread normally, with the variance that they have shown so far; what they say
for one against the other is the log-likelihood ratio. That is a good approximation as soon as there
are some blocks, so none is trusted before. With a variance for each of the two sayings (their own
best one), somebody who wins nearly always took twice as long to be believed.
"""

from __future__ import annotations

import math
from typing import Final, final

ALPHA: Final = 0.05  # how often somebody who is just even may pass as better
BETA: Final = 0.05  # how often somebody who is better by the gain may fail
FIRST: Final = 20  # blocks before the first answer
DOUBT: Final = 2.0  # blocks' worth of variance that is there before any has been played

BETTER: Final = "better"
NOT_BETTER: Final = "not-better"


@final
class Trial:
    """What the blocks so far say of the challenger."""

    def __init__(self, players: int, gain: float) -> None:
        self.even = 1 / players
        self.gain = gain
        self.blocks = 0
        self.sum = 0.0
        self.squares = 0.0
        # As if blocks of equals had been all won or all lost, the widest that they can be spread;
        # without it the first few blocks, if they come out equal, would prove anything.
        self.doubt = DOUBT * self.even * (1 - self.even)
        self.lower = math.log(BETA / (1 - ALPHA))
        self.upper = math.log((1 - BETA) / ALPHA)

    def add(self, share: float) -> None:
        """The share of a block's games that the challenger has won."""
        self.blocks += 1
        self.sum += share
        self.squares += share * share

    def mean(self) -> float:
        return self.sum / self.blocks

    def variance(self) -> float:
        around = self.squares - self.sum * self.mean()
        return (max(0.0, around) + self.doubt) / self.blocks

    def ratio(self) -> float:
        """The log-likelihood ratio: how much more likely it is with the gain than without."""
        beyond = self.mean() - self.even - self.gain / 2
        return self.blocks * self.gain * beyond / self.variance()

    def verdict(self) -> str | None:
        if self.blocks < FIRST or self.lower < self.ratio() < self.upper:
            return None
        return BETTER if self.ratio() > 0 else NOT_BETTER
