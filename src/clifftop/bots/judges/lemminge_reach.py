"""How far cards bring lemmings in Lemminge, if nobody is in the way: looked up, not searched."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from clifftop.games.lemminge.board import Course
from clifftop.games.lemminge.pieces import KINDS, MEADOW, VALUES

POINTS: Final = 16  # movement from 0 up to 15; what gives more counts as 15
BACK: Final = 10  # tenths of steps: nobody walks further back than this
BITS: Final = 60  # hexes that are told apart in one number


@final
class Way:
    """Where a lemming comes to from one place over one terrain, by movement."""

    def __init__(self, words: int) -> None:
        self.ends = vec[i16]([i16(0)] * POINTS)
        self.paths = vec[i64]([0] * (POINTS * words))  # the hexes on the way there, as bits


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
        around: vec[i16],
        headings: vec[i16],
        unseen: vec[i16],
    ) -> None:
        self.board = board
        self.ground = ground
        self.left = left  # by place: tenths of steps
        self.plain = plain  # by place: steps, whatever lies there
        self.around = around  # place * 6 and up: what lies there in each direction
        self.headings = headings  # … and which direction that is
        self.unseen = unseen
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

    def explore(self, terrain: i64, place: i64, tile: bool) -> Way:
        """LE-4.2: ring by ring, over meadow and the terrain of the card, and over one hex of
        another where there is a tile for it. Hexes behind that bridge are told apart by `size`."""
        board, ground, left, size = self.board, self.ground, self.left, self.size
        way = Way(int(self.words))
        ends = way.ends
        points: i64
        if place == size:
            for points in range(POINTS):
                ends[points] = i16(place)
            return way
        best = place
        best_at: i64 = 0
        ends[0] = i16(place)
        seen = self.unseen[:]
        queue = vec[i16]([i16(place if place < size else -1)])
        parents = vec[i16]([i16(0)])
        if place < size:
            seen[place] = 1
        limit = i64(left[place]) + BACK
        most: i64 = VALUES if tile else POINTS  # no single card gives more
        first: i64 = 0
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
                    kind: i64 = ground[hex]
                    side = beyond
                    if kind != MEADOW and kind != terrain:
                        if beyond or not tile:
                            continue
                        side = size
                    if i64(seen[hex + side]) or i64(left[hex]) > limit:
                        continue
                    seen[hex + side] = 1
                    if i64(left[hex]) < i64(left[best]):
                        best = hex
                        best_at = len(queue)
                    queue = append(queue, i16(hex + side))
                    parents = append(parents, i16(first))
                first += 1
            ends[points] = i16(best)
            at = best_at
            while at:
                hex = i64(queue[at])
                if hex >= size:
                    hex -= size
                way.paths[points * self.words + hex // BITS] |= i64(1) << (hex % BITS)
                at = i64(parents[at])
        return way
