"""How far a share may be off: by drawing the same number of blocks again and again from those that
were played. Games of one block hang together, so blocks are drawn whole."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

REPLICATES: Final = 1000
SEED: Final = 1  # the same results give the same interval
LEVEL: Final = 0.95

# Of each block: how much somebody won, and out of how much.
Parts = Sequence[tuple[float, float]]


def share(matches: Sequence[Parts]) -> float:
    """What was won of all there was."""
    whole = sum(of for parts in matches for _, of in parts)
    return sum(won for parts in matches for won, _ in parts) / whole


def interval(matches: Sequence[Parts], replicates: int = REPLICATES) -> tuple[float, float]:
    """The 95 % interval of a share, by percentiles. Each match is drawn from for itself: how many
    blocks were played of which was somebody's choice and not luck."""
    rng = Random(SEED)
    shares = sorted(share([drawn(parts, rng) for parts in matches]) for _ in range(replicates))
    cut = int(replicates * (1 - LEVEL) / 2)
    if shares[0] == shares[-1]:
        return unvaried(shares[0], sum(len(parts) for parts in matches))
    return shares[cut], shares[-1 - cut]


def unvaried(same: float, blocks: int) -> tuple[float, float]:
    """The interval if all blocks came out alike, from which drawing again can learn nothing. As
    many as would have gone unseen in 5 % of cases may have been others, all won or all lost."""
    others = 1 - (1 - LEVEL) ** (1 / blocks)
    return same * (1 - others), same * (1 - others) + others


def drawn(parts: Parts, rng: Random) -> Parts:
    """As many blocks as there are, some of them more than once and some not at all."""
    return rng.choices(parts, k=len(parts))
