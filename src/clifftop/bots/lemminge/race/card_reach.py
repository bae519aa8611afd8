"""How far cards bring lemmings in Lemminge, if nobody is in the way: looked up, not searched."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from clifftop.games.lemminge.board.course import Course
from clifftop.games.lemminge.pieces import KINDS, MEADOW, VALUES

POINTS: Final = 16  # movement from 0 up to 15; what gives more counts as 15
BACK: Final = 10  # tenths of steps: no lemming walks further back than this
BITS: Final = 60  # hexes that are told apart in one number
# A 1 for each of them: compiled, a 1 that is shifted is one of 32 bits only.
BIT: Final = vec[i64]([1 << bit for bit in range(BITS)])
CLOSED: Final = -1  # instead of a side of a bridge


@final
class Way:
    """Where a lemming comes to from one place over one terrain, by movement."""

    def __init__(self, place: i64, words: int) -> None:
        self.ends = vec[i16]([i16(place)] * POINTS)
        self.paths = vec[i64]([0] * (POINTS * words))  # the hexes on the way there, as bits


@final
class CardReach:
    """The best place that a lemming can come to over one ground, by terrain, place and movement.

    A place is a hex, or `size` for home and `size` + 1 for the start area, as in `left`.
    """

    def __init__(
        self,
        board: Course,
        ground: bytes,
        left: vec[i16],
        unwalled: vec[i16],
        plain: vec[i16],
        around: vec[i16],
        headings: vec[i16],
        unseen: vec[i16],
    ) -> None:
        self.board = board
        self.ground = ground
        self.left = left  # by place: tenths of steps
        self.unwalled = unwalled  # … if walls do not count
        self.plain = plain  # by place: steps, whatever lies there
        self.around = around  # place * 6 and up: what lies there in each direction
        self.headings = headings  # … and which direction that is
        self.unseen = unseen  # a 0 for each hex, on both sides of a bridge
        self.size: i64 = board.size
        self.words: i64 = board.size // BITS + 1
        self.ways: list[Way | None] = []  # most grounds are only glanced at

    def end(self, terrain: i64, place: i64, points: i64, tile: bool) -> i64:
        """Where a card of a terrain brings a lemming; a tile that comes with it may be a bridge."""
        return i64(self.way(terrain, place, tile).ends[points])

    def way(self, terrain: i64, place: i64, tile: bool) -> Way:
        if not self.ways:
            self.ways = [None] * int(2 * KINDS * (self.size + 2))
        at = (terrain + (KINDS if tile else 0)) * (self.size + 2) + place
        way = self.ways[at]
        if way is None:
            way = self.ways[at] = self.explore(terrain, place, tile)
        return way

    def side(self, hex: i64, terrain: i64, side: i64, tile: bool) -> i64:
        """LE-4.2: on which side of a bridge one is in a hex, coming from a side: 0, or `size`
        behind it. Meadow and the terrain of the card are open; one hex of another is where a tile
        lies there as a bridge, and CLOSED without."""
        kind: i64 = self.ground[hex]
        if kind != MEADOW and kind != terrain:
            return self.size if tile and side == 0 else CLOSED
        return side

    def explore(self, terrain: i64, place: i64, tile: bool) -> Way:
        """LE-4.2: ring by ring. Hexes behind a bridge are told apart by `size`."""
        board, left, size = self.board, self.left, self.size
        way = Way(place, int(self.words))
        if place == size:
            return way
        best = place
        best_at: i64 = 0
        seen = self.unseen[:]
        queue = vec[i16]([i16(place if place < size else -1)])
        parents = vec[i16]([i16(0)])
        if place < size:
            seen[place] = 1
        limit = i64(left[place]) + BACK
        most: i64 = VALUES if tile else POINTS  # no single card gives more
        first: i64 = 0
        points: i64
        for points in range(1, most):
            last: i64 = len(queue)
            while first < last:
                here = i64(queue[first])
                beyond: i64 = 0
                if here >= size:
                    beyond = size
                    here -= size
                if here >= 0 and best != size and board.at_finish[here]:
                    best = size
                    best_at = first
                beside = board.beside[here]
                number: i64
                for number in range(len(beside)):
                    hex: i64 = beside[number]
                    side = self.side(hex, terrain, beyond, tile)
                    if side == CLOSED or i64(seen[hex + side]) or i64(left[hex]) > limit:
                        continue
                    seen[hex + side] = 1
                    if i64(left[hex]) < i64(left[best]):
                        best = hex
                        best_at = len(queue)
                    queue = append(queue, i16(hex + side))
                    parents = append(parents, i16(first))
                first += 1
            way.ends[points] = i16(best)
            self.mark_path(way, points, queue, parents, best_at)
        return way

    def mark_path(self, way: Way, points: i64, queue: vec[i16], parents: vec[i16], at: i64) -> None:
        """The hexes that lead to a place in the queue."""
        while at:
            hex = i64(queue[at]) % self.size
            way.paths[points * self.words + hex // BITS] |= BIT[hex % BITS]
            at = i64(parents[at])
