"""Plots: those that the results are enough for, and curves of what can be compared."""

from pathlib import Path

import pytest
from tests.arena.invented import invented

from clifftop.arena.reports.plots import draw_all, on_curves, strength
from clifftop.arena.statistics.ratings import ratings

STRENGTHS = {
    "expert:1ms": 1.5,
    "expert:5ms": 3.0,
    "expert:20ms": 5.0,
    "greedy": 1.0,
    "flat:9n": 1.0,
}


def test_a_curve_joins_what_a_bot_won_in_the_same_company() -> None:
    matches = [
        invented((name, "greedy", "greedy"), STRENGTHS, 60, seed)
        for seed, name in enumerate(("expert:20ms", "expert:1ms", "expert:5ms"))
    ]
    elsewhere = invented(("expert:5ms", "greedy", "flat:9n"), STRENGTHS, 5)
    (curve,) = strength([*matches, elsewhere], "ms").values()
    assert [point.budget for point in curve] == [1, 5, 20]
    wins = [point.row["wins"] for point in curve]
    assert wins == sorted(wins) and curve[0].row["low"] < wins[0] < curve[0].row["high"]
    assert strength([*matches, elsewhere], "n") == {}  # one number of nodes is no curve


def test_only_what_is_on_a_curve_is_counted() -> None:
    matches = [
        invented((name, "greedy", "greedy"), STRENGTHS, 5) for name in ("expert:1ms", "expert:5ms")
    ]
    elsewhere = invented(("expert:5ms", "greedy", "flat:9n"), STRENGTHS, 5)
    together = [elsewhere, *matches]
    assert on_curves(together, strength(together, "ms")) == matches


def test_budgets_that_meet_each_other_are_a_curve_too() -> None:
    match = invented(("expert:1ms", "expert:5ms", "expert:20ms"), STRENGTHS, 20)
    (label,) = strength([match], "ms")
    assert label == "expert against 2 × expert"


def test_the_files_are_drawn(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason="drawn by matplotlib, an extra")
    matches = [
        invented((name, "greedy", "greedy"), STRENGTHS, 10) for name in ("expert:1ms", "expert:5ms")
    ]
    rated = ratings(matches)
    drawn = draw_all(matches, rated, tmp_path / "new" / "plots")
    names = ["ratings.svg", "ratings.png", "strength-ms.svg", "strength-ms.png"]
    assert [file.name for file in drawn] == names
    again = draw_all(matches, rated, tmp_path / "again")
    assert all(
        one.read_bytes() == other.read_bytes() for one, other in zip(drawn, again, strict=True)
    )
    assert draw_all([invented(("greedy", "greedy"), STRENGTHS, 2)], {}, tmp_path) == []
