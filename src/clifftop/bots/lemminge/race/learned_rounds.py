"""What was learnt about races of Lemminge: the parts that make up the rounds a seat still needs.

One number for each thing there is to see, found by its place in one long row; `rounds_left` adds
them up. They are fitted by scripts/fit/lemminge.py.
"""

from __future__ import annotations

import base64
import zlib
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clifftop.bots.lemminge.race.round_weights import PACKED, SHARPNESS
from clifftop.games.lemminge.pieces import HAND_LIMIT, KINDS, VALUES

# How finely things are told apart.
WAITS: Final = 4  # turns of others before the next one
SUMS: Final = 20  # of a pile
HANDFULS: Final = 288  # ways to hold cards of one terrain: the product of 1 + COPIES
BEST: Final = 14  # steps that the best and the second best card bring now
THIRD: Final = 7  # … and the third best, in twos
STEPS: Final = 48  # of a lemming, whatever lies on its way
CLOSE: Final = 16  # the same, for lemmings that are about to be home
HARDNESS: Final = 16  # of a way, in half steps
STRETCHES: Final = 6  # of a way, by its length
PHASES: Final = 24  # of a game

# Where the numbers of each thing begin.
HANDS_AT: Final = 0
PLAYS_AT: Final = HANDS_AT + WAITS * VALUES * SUMS * HANDFULS
SIZES_AT: Final = PLAYS_AT + 2 * BEST * BEST * THIRD
STEPS_AT: Final = SIZES_AT + WAITS * (HAND_LIMIT + 1)
CLOSE_AT: Final = STEPS_AT + STEPS * STEPS
NEAR_AT: Final = CLOSE_AT + 2 * 2 * CLOSE * BEST
FAR_AT: Final = NEAR_AT + HARDNESS * STRETCHES
WEIGHTS: Final = FAR_AT + HARDNESS * STRETCHES
SEEN: Final = KINDS + 6  # things to see of a seat

UNIT: Final = 0.02  # rounds: as exactly as weights are written down
NOTHING: Final = 128


@final
class LearnedRounds:
    """By place: rounds. By phase: how much a round counts for who wins."""

    def __init__(self, weights: list[float], sharpness: list[float]) -> None:
        self.weights = vec[float](weights)
        self.sharpness = vec[float](sharpness)


def pack(weights: list[float]) -> str:
    """Most of them are nothing: few of all handfuls ever meet most piles."""
    written = [max(1, min(255, NOTHING + round(weight / UNIT))) for weight in weights]
    return base64.b85encode(zlib.compress(bytes(written), 9)).decode()


def unpack(packed: str) -> list[float]:
    written = zlib.decompress(base64.b85decode(packed))
    return [UNIT * (number - NOTHING) for number in written]


def phase(least: float) -> i64:
    """Of the game, by the rounds that the first one home needs."""
    if least <= 0.0:
        return 0
    at = i64(least * 1.5)
    return at if at < PHASES else PHASES - 1


LEARNED_ROUNDS: Final = LearnedRounds(unpack(PACKED), SHARPNESS)
