"""A report on time: how long everybody thought, and what went wrong."""

from __future__ import annotations

from collections.abc import Sequence

from clifftop.arena.matches.decision_times import Times
from clifftop.arena.matches.results_file import Results
from clifftop.arena.statistics.win_shares import Row, entrants_of


def timing(matches: Sequence[Results]) -> dict[str, Row]:
    """CPU milliseconds for each decision, by entrant."""
    spent = {name: Times() for name in entrants_of(matches)}
    for results in matches:
        for block in results.blocks.values():
            for name, times in block.times.items():
                spent[name].join(times)
    return {name: times.report() for name, times in spent.items() if times.count}


def failures(matches: Sequence[Results]) -> dict[str, str]:
    """By entrant that failed: what went wrong first."""
    first: dict[str, str] = {}
    for results in matches:
        for block in results.in_order():
            for name, what in block.failures.items():
                first.setdefault(name, what)
    return first
