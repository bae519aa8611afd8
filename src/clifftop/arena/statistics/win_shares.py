"""Who wins how much, by entrant and by seat, with intervals by block."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from statistics import fmean

from clifftop.arena.matches.block import Block, Played
from clifftop.arena.matches.results_file import Results
from clifftop.arena.statistics.bootstrap import Parts, interval, share

Row = dict[str, float]


def entrants_of(matches: Sequence[Results]) -> list[str]:
    """All who took part, each once, in the order in which they were named."""
    return list(dict.fromkeys(name for results in matches for name in results.match.entrants))


def games_of(matches: Sequence[Results]) -> list[Played]:
    return [game for results in matches for block in results.in_order() for game in block.games]


def won_by(name: str, block: Block) -> tuple[float, float]:
    """What an entrant has won of a block, and at how many seats of how many games."""
    wins = [game.wins(seat) for game in block.games for seat in seats_of(name, game)]
    return sum(wins), len(wins)


def won_from(seat: int, block: Block) -> tuple[float, float]:
    return sum(game.wins(seat) for game in block.games), len(block.games)


def seats_of(name: str, game: Played) -> list[int]:
    return [seat for seat, who in enumerate(game.seats) if who == name]


def parts_of(
    matches: Sequence[Results], won: Callable[[Block], tuple[float, float]]
) -> list[Parts]:
    """What `won` says of each block, for those matches where it says anything."""
    parts = [[won(block) for block in results.in_order()] for results in matches]
    return [blocks for blocks in parts if any(of for _, of in blocks)]


def share_row(parts: Sequence[Parts]) -> Row:
    low, high = interval(parts)
    return {"wins": share(parts), "low": low, "high": high}


def standings(matches: Sequence[Results]) -> dict[str, Row]:
    """The entrants, the best first. Who sits at several seats of a game is one line; its share is
    of games for each seat, so that even is one in as many as there are seats."""
    rows: dict[str, Row] = {}
    for name in entrants_of(matches):
        parts = parts_of(matches, partial(won_by, name))
        if not parts:
            continue
        taken = [(game, seat) for game in games_of(matches) for seat in seats_of(name, game)]
        rows[name] = {
            "games": len(taken),
            **share_row(parts),
            "place": fmean(game.places[seat] for game, seat in taken),
            "score": fmean(game.scores[seat] for game, seat in taken),
            "failed": sum(game.failed[seat] for game, seat in taken),
        }
    return dict(sorted(rows.items(), key=lambda row: -row[1]["wins"]))


def by_seat(matches: Sequence[Results]) -> list[Row]:
    """The seats, no matter who sat there. All sit everywhere, so it is the seat that differs."""
    return [
        share_row(parts_of(matches, partial(won_from, seat)))
        for seat in range(matches[0].match.players)
    ]
