"""Weights of the judge and of the network of Lemming Mafia, as files hold them: whole numbers of
steps, two bytes each, the low one first."""

from __future__ import annotations

import sys
from array import array
from importlib import resources
from typing import Final

from librt.vecs import vec

STEP: Final = 0.001
MOST: Final = 2**15 - 1  # steps


def read_weights(name: str) -> vec[float]:
    return unpacked(resources.files("clifftop.bots.mafia").joinpath(name).read_bytes())


def unpacked(weights: bytes) -> vec[float]:
    steps = array("h", weights)
    if sys.byteorder == "big":
        steps.byteswap()
    return vec[float]([STEP * number for number in steps])


def packed(numbers: list[float]) -> bytes:
    """The same back: what `scripts/fit` writes."""
    steps = array("h", [min(MOST, max(-MOST, round(number / STEP))) for number in numbers])
    if sys.byteorder == "big":
        steps.byteswap()
    return steps.tobytes()
