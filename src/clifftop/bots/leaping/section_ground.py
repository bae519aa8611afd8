"""The ground of a section of the canyon, in machine words: for very many moves.

The rules say the same in `reach`, for stretches of any size; the tests hold one against the other.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from clifftop.games.leaping.board.row_groups import Stretch
from clifftop.games.leaping.pieces import BLUE, RED
from clifftop.games.leaping.rules.reach import resting
from clifftop.games.leaping.state import LeapingState


@final
class SectionGround:
    """A stretch that fits into a word."""

    def __init__(self, stretch: Stretch) -> None:
        self.stretch = stretch
        self.first = stretch.first
        self.moves_from = stretch.moves_from
        self.whole = stretch.hexes
        self.hexes: i64 = stretch.hexes
        self.clear: i64 = stretch.clear
        self.brush: i64 = stretch.brush
        self.edge: i64 = stretch.edge
        self.has_left: i64 = stretch.has_left
        self.has_right: i64 = stretch.has_right
        self.red = vec[i64]([i64(zone) for zone in stretch.zone[RED]])
        self.blue = vec[i64]([i64(zone) for zone in stretch.zone[BLUE]])
        self.distances = vec[i64]([i64(step.distance) for step in stretch.steps])
        self.movers = vec[i64]([i64(step.movers) for step in stretch.steps])

    def enterable(self, table: LeapingState) -> i64:
        """LL-2.8, LL-7.2: the hexes that a regular move may enter."""
        full: i64 = table.full >> self.first & self.whole
        red: i64 = table.eagle_zone[RED]
        blue: i64 = table.eagle_zone[BLUE]
        return self.hexes & ~(full | self.red[red] | self.blue[blue])

    def resting(self, table: LeapingState, clan: int) -> i64:
        """LL-12.5: the hexes where a lemming of the clan may come to rest."""
        return self.hexes if table.players > 2 else resting(table, self.stretch, clan)

    def walked(self, entry: i64, free: i64, entrances: i64, points: i64) -> tuple[i64, i64]:
        """LL-7.2, LL-7.3: from some hexes over those that may be entered: where a move of so many
        points can end, and with how many of them it dives. See `reach.walked`."""
        clear, brush = entry & self.clear, entry & self.brush
        edge, has_left, has_right = self.edge, self.has_left, self.has_right
        distances, movers = self.distances, self.movers
        free_later = brush & entrances
        bound: i64 = 0
        bound_later: i64 = 0
        dives: i64 = 0
        left = points
        step: i64
        while left > 0:
            if (free | bound) & edge:
                dives |= 1 << left
            ahead: i64 = 0
            turned = (free & has_left) >> 1 | (free & has_right) << 1
            for step in range(len(movers)):
                ahead |= (free & movers[step]) << distances[step]
                turned |= (bound & movers[step]) << distances[step]
            free = free_later | ahead & clear
            free_later = ahead & brush
            bound = bound_later | turned & clear
            bound_later = turned & brush
            left -= 1
        return free | bound, dives
