"""Who finished before whom."""

from __future__ import annotations

from collections.abc import Sequence

from clifftop.arena.matches.results_file import Results
from clifftop.arena.statistics.win_shares import games_of


def crosstable(matches: Sequence[Results]) -> dict[str, dict[str, float]]:
    """For each two entrants that met: how much of their meetings the first finished before the
    second. A shared place is half for each; two of one name are not held against each other."""
    ahead: dict[str, dict[str, float]] = {}
    met: dict[str, dict[str, int]] = {}
    for game in games_of(matches):
        for seat, name in enumerate(game.seats):
            for other, rival in enumerate(game.seats):
                if name == rival:
                    continue
                place, theirs = game.places[seat], game.places[other]
                row, meetings = ahead.setdefault(name, {}), met.setdefault(name, {})
                row[rival] = row.get(rival, 0) + (place < theirs) + (place == theirs) / 2
                meetings[rival] = meetings.get(rival, 0) + 1
    return {
        name: {rival: number / met[name][rival] for rival, number in row.items()}
        for name, row in ahead.items()
    }
