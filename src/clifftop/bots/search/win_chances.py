"""From points that can be expected to chances of winning."""

from __future__ import annotations

import math


def win_chances(points: list[float], doubt: float) -> list[float]:
    """By seat: how likely it ends up first, if points may still come out differently by about
    `doubt`."""
    most = max(points)
    shares = [math.exp((own - most) / doubt) for own in points]
    total = 0.0
    for share in shares:
        total += share
    return [share / total for share in shares]
