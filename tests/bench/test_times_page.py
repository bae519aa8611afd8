"""docs/tests.md is made of what the tests have cost, the dearest first."""

from __future__ import annotations

from bench.times import Cost, page, read

LINES = "1.00\t9.00\ttests/web/test_a.py::test_b[x y]\n2.50\t3.00\ttests/kernel/test_c.py::test_d\n"


def test_the_dearest_test_comes_first() -> None:
    assert [cost.what for cost in read(LINES)] == [
        "tests/kernel/test_c.py::test_d",
        "tests/web/test_a.py::test_b[x y]",
    ]


def test_phases_and_folders_are_summed_up() -> None:
    phases = [Cost("ruff", 1, 2), Cost("every test", 600, 400)]
    told = page(phases, read(LINES), [1.0, 2.0]).splitlines()
    assert "| together | 601 | 402 |" in told
    assert "| `tests/web`, 1 | 1 | 9 |" in told
