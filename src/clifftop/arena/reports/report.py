"""What the results of some matches add up to, as plain figures."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, final

from clifftop.arena.matches.results_file import Results, read
from clifftop.arena.statistics.crosstable import crosstable
from clifftop.arena.statistics.time_report import failures, timing
from clifftop.arena.statistics.win_shares import by_seat, games_of, standings
from clifftop.kernel.errors import ClifftopError


@final
class ReportError(ClifftopError):
    """Files that cannot be reported on together."""


def read_together(files: Sequence[Path]) -> list[Results]:
    """The results of all files: of one game, with one number of players, and some of them."""
    matches = [read(file) for file in files]
    first = matches[0]
    for other in matches[1:]:
        for what in ("game", "players"):
            mine, theirs = getattr(first.match, what), getattr(other.match, what)
            if mine != theirs:
                facts = {"first": str(first.file), "mine": mine}
                raise ReportError(
                    "arena-report-mixed", file=str(other.file), theirs=theirs, what=what, **facts
                )
    if not any(results.blocks for results in matches):
        raise ReportError("arena-report-nothing", file=str(first.file))
    return matches


def report(matches: Sequence[Results], with_ratings: bool = True) -> dict[str, Any]:
    """All figures, under names that stay: `clifftop arena report --json` prints them."""
    rated: dict[str, Any] = {}
    if with_ratings:
        # openskill is loaded for this alone.
        from clifftop.arena.statistics.ratings import ratings

        rated = {"ratings": ratings(matches)}
    match = matches[0].match
    return {
        "game": match.game,
        "players": match.players,
        "even": 1 / match.players,
        "blocks": sum(len(results.blocks) for results in matches),
        "games": len(games_of(matches)),
        "matches": [
            {
                "file": str(results.file),
                "entrants": list(results.match.entrants),
                "seed": results.match.seed,
                "blocks": len(results.blocks),
                "version": results.match.version,
                "build": results.match.build,
            }
            for results in matches
        ],
        "standings": standings(matches),
        "seats": by_seat(matches),
        "crosstable": crosstable(matches),
        **rated,
        "timing": timing(matches),
        "failures": failures(matches),
    }
