"""Times of decisions: counted by classes, joined, and never told too short."""

from random import Random

import pytest

from clifftop.arena.matches.decision_times import Times


def spent(*milliseconds: float) -> Times:
    times = Times()
    for time in milliseconds:
        times.add(int(time * 1e6))
    return times


def test_percentiles_are_at_most_one_per_cent_too_high() -> None:
    rng = Random(1)
    measured = sorted(rng.lognormvariate(1, 1) for _ in range(5000))
    times = spent(*measured)
    for share in (0.5, 0.99, 0.999):
        true = measured[int(share * 5000) - 1]
        assert true * 0.9999 <= times.percentile(share) <= true * 1.0101
    assert times.percentile(1) == times.report()["max"] == pytest.approx(measured[-1])
    assert times.mean() == pytest.approx(sum(measured) / 5000)


def test_parts_add_up_to_the_whole() -> None:
    whole, part = spent(1, 5, 5, 0.01), spent(1, 5)
    part.join(spent(5, 0.01))
    assert part == whole


def test_no_time_at_all_is_a_time() -> None:
    assert spent(0).report()["p50"] == 0
