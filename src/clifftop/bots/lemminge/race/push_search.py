"""How a lemming pushes past others that stand in its way in a race of Lemminge."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from clifftop.bots.lemminge.race.card_reach import BACK, CLOSED, POINTS, CardReach
from clifftop.bots.lemminge.race.occupancy import Occupancy
from clifftop.games.lemminge.board.course import FINISH, OFF


@final
class PushSearch:
    """One search at a time: what was reached, in the order in which it was found.

    Hexes behind a bridge are told apart by `size`. Nobody's place changes before the walk, so
    a lemming that was pushed once is not met again, unless it is pushed on in one direction.
    """

    def __init__(self, occupancy: Occupancy, reach: CardReach) -> None:
        self.occupancy = occupancy
        self.reach = reach
        self.size: i64 = reach.size
        room = [0] * (2 * int(reach.size) + 1)
        self.hexes = vec[i64](room)
        self.parents = vec[i64](room)
        self.harms = vec[i64](room)
        self.headings = vec[i64](room)  # in which direction a lemming was pushed
        self.lines = vec[i64](room)  # … and how many
        self.following = vec[i64](room)  # reached with as many points
        self.heads = vec[i64]([0] * POINTS)
        self.seen = vec[i64](room)  # in which search
        self.searches: i64 = 0
        self.found: i64 = 0
        self.lemming: i64 = 0
        self.start: i64 = 0
        self.points: i64 = 0
        # The best so far.
        self.best: i64 = 0
        self.least: i64 = 0
        self.end: i64 = 0

    def begin(self, reach: CardReach, lemming: i64, points: i64) -> None:
        start = i64(self.occupancy.places[lemming])
        self.reach = reach
        self.lemming = lemming
        self.points = points
        self.searches += 1
        spent: i64
        for spent in range(points):
            self.heads[spent] = -1
        self.heads[0] = 0
        self.hexes[0] = start
        self.harms[0] = 0
        self.headings[0] = OFF
        self.following[0] = -1
        self.found = 1
        self.best = 0
        self.least = i64(reach.left[start])
        self.start = start
        self.end = start
        if start < self.size:
            self.seen[start] = self.searches

    def search(self, reach: CardReach, terrain: i64, lemming: i64, points: i64, tile: bool) -> i64:
        """LE-4.2, LE-4.3: the best place to come to. A push costs its points and what it is to
        others."""
        self.begin(reach, lemming, points)
        around, size = reach.around, self.size
        left, seen, searches = reach.left, self.seen, self.searches
        limit = self.least + BACK
        spent: i64
        edge: i64
        for spent in range(points):
            at = self.heads[spent]
            while at >= 0:
                here = self.hexes[at]
                beyond: i64 = 0
                if at and here >= size:
                    beyond = size
                    here -= size
                for edge in range(6 * here, 6 * here + 6):
                    hex = i64(around[edge])
                    if hex == FINISH:
                        self.note(size, self.harms[at], at)
                    if hex < 0 or i64(left[hex]) > limit:
                        continue
                    side = reach.side(hex, terrain, beyond, tile)
                    if side != CLOSED and seen[hex + side] != searches:
                        self.enter(at, hex, side, i64(reach.headings[edge]), spent + 1)
                at = self.following[at]
        return self.end

    def enter(self, at: i64, hex: i64, side: i64, direction: i64, spent: i64) -> None:
        """A hex, and everyone in line there goes one on."""
        occupancy, reach = self.occupancy, self.reach
        occupants = occupancy.occupants
        harm = self.harms[at]
        line: i64 = 0
        if self.headings[at] == direction:
            line = self.lines[at]
        stands = hex
        while stands >= 0 and stands != self.start and i64(occupants[stands]):
            pushed = i64(occupants[stands]) - 1
            stands = i64(reach.around[6 * stands + direction])
            line += 1
            if stands != OFF:
                harm += occupancy.harm(reach.left, pushed, self.lemming, stands)
        spent += line
        if stands == OFF or spent > self.points:
            return
        found = self.found
        self.found = found + 1
        self.seen[hex + side] = self.searches
        self.hexes[found] = hex + side
        self.parents[found] = at
        self.harms[found] = harm
        self.headings[found] = direction if line else OFF
        self.lines[found] = line
        if spent < self.points:
            self.following[found] = self.heads[spent]
            self.heads[spent] = found
        self.note(hex, i64(reach.left[hex]) + harm, found)

    def note(self, end: i64, worth: i64, at: i64) -> None:
        if worth < self.least:
            self.least = worth
            self.end = end
            self.best = at

    def walk(self) -> None:
        """Go where the last search has found a way to, and push all that stand there; that may end
        sooner than thought."""
        occupancy, reach, size, points = self.occupancy, self.reach, self.size, self.points
        path = vec[i64]()
        at = self.best
        while at:
            hex = self.hexes[at]
            path = append(path, hex - size if hex >= size else hex)
            at = self.parents[at]
        place = self.start
        occupancy.leave(self.lemming)
        for at in range(len(path) - 1, -1, -1):
            hex = path[at]
            points -= 1
            if i64(occupancy.occupants[hex]):
                entered: i64 = reach.board.direction(int(place) if place < size else -1, int(hex))
                points -= occupancy.push(reach, hex, entered, points)
            if points < 0:
                break
            place = hex
        occupancy.put(self.lemming, size if self.end == size and points > 0 else place)
