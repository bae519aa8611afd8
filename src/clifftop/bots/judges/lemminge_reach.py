"""How far cards bring lemmings in Lemminge, if nobody is in the way: looked up, not searched."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from clifftop.games.lemminge.board import Course
from clifftop.games.lemminge.pieces import MEADOW

POINTS: Final = 16  # movement from 0 up to 15; what gives more counts as 15
UNKNOWN: Final = -1


@final
class Reach:
    """The best place that a lemming can come to over one ground, by terrain, place and movement.

    A place is a hex, or `size` for home and `size` + 1 for the start area, as in `left`.
    """

    def __init__(
        self,
        board: Course,
        ground: bytes,
        left: vec[i16],
        plain: vec[i16],
        unknown: vec[i16],
        unseen: vec[i16],
    ) -> None:
        self.board = board
        self.ground = ground
        self.left = left  # by place: tenths of steps
        self.plain = plain  # by place: steps, whatever lies there
        self.size: i64 = board.size
        self.unknown = unknown
        self.unseen = unseen
        self.ends = unseen  # made when it is first asked for: most grounds are only glanced at

    def end(self, terrain: i64, place: i64, points: i64) -> i64:
        """Where a card of a terrain brings a lemming."""
        if len(self.ends) == self.size:
            self.ends = self.unknown[:]
        at = (terrain * (self.size + 2) + place) * POINTS
        if i64(self.ends[at]) == UNKNOWN:
            self.explore(terrain, place, at)
        return i64(self.ends[at + points])

    def explore(self, terrain: i64, place: i64, at: i64) -> None:
        """LE-4.2: ring by ring, over meadow and the terrain of the card."""
        board, ground, left, ends = self.board, self.ground, self.left, self.ends
        size = self.size
        best = place
        ends[at] = i16(place)
        points: i64 = 1
        if place == size:
            while points < POINTS:
                ends[at + points] = i16(place)
                points += 1
            return
        seen = self.unseen[:]
        queue = vec[i16]([i16(place if place < size else -1)])
        if place < size:
            seen[place] = 1
        first: i64 = 0
        while points < POINTS:
            last: i64 = len(queue)
            while first < last:
                here = i64(queue[first])
                first += 1
                if here >= 0 and board.at_finish[here]:
                    best = size
                beside = board.beside[here]
                number: i64
                for number in range(len(beside)):
                    hex: i64 = beside[number]
                    kind: i64 = ground[hex]
                    if i64(seen[hex]) or (kind != MEADOW and kind != terrain):
                        continue
                    seen[hex] = 1
                    queue = append(queue, i16(hex))
                    if i64(left[hex]) < i64(left[best]):
                        best = hex
            ends[at + points] = i16(best)
            points += 1
