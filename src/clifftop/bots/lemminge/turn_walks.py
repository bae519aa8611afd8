"""Where a lemming can go in one turn of Lemminge, whom it pushes on the way, and what that gains.

Gains are counted in tenths of steps: the seat's own count fully, those of the others against it,
each by how much of a rival that seat is.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from clifftop.games.lemminge.actions import CROSS, HEX
from clifftop.games.lemminge.board.course import FINISH, OFF
from clifftop.games.lemminge.pieces import HOME, LEMMINGS, MEADOW
from clifftop.games.lemminge.state import LemmingeState

VICTORY: Final = 10000.0
PUSHES: Final = 2  # after so many the others stand as they stand


@final
class Walk:
    """The steps of one lemming, as answers, up to where it stops."""

    def __init__(self, gain: float, steps: list[int]) -> None:
        self.gain = gain
        self.steps = steps


@final
class Underway:
    """A walk that may go on, from its beginning or from a push, after which the others stand
    differently."""

    def __init__(
        self, points: i64, occupants: vec[i16], gained: float, steps: list[int], pushes: i64
    ) -> None:
        self.points = points
        self.occupants = occupants
        self.gained = gained  # counted from the finish line
        self.steps = steps
        self.pushes = pushes  # that may follow


@final
class TurnWalks:
    """The best few walks of a lemming over one ground."""

    def __init__(
        self, table: LemmingeState, seat: int, left: vec[i16], signs: list[float], kept: int
    ) -> None:
        self.board = table.board
        self.size: i64 = table.board.size
        self.seat: i64 = seat
        self.left = left
        self.signs = signs
        self.kept = kept
        self.homes = [table.home(player) for player in range(table.players)]
        self.ground = table.ground
        self.terrain: i64 = 0
        self.best: list[Walk] = []

    def find(
        self, place: i64, occupants: vec[i16], ground: bytes, terrain: i64, points: i64
    ) -> list[Walk]:
        """The best walks from a place with so many points, not sorted; to stay is none of them."""
        self.best = []
        self.ground = ground
        self.terrain = terrain
        if place >= 0:
            occupants = occupants[:]
            occupants[place] = 0
        self.search(place, Underway(points, occupants, float(self.steps(place)), [], PUSHES))
        return self.best

    def steps(self, place: i64) -> i64:
        """What a lemming there has left."""
        return i64(self.left[place if place >= 0 else self.size + 2 + place])

    def search(self, place: i64, walk: Underway) -> None:
        """LE-4.2: hex by hex, the nearest first."""
        board, ground, terrain, occupants = self.board, self.ground, self.terrain, walk.occupants
        came = vec[i16]([i16(-1)] * board.size)  # by hex: 1 + from which place in the queue
        queue = [int(place)]
        over = [int(walk.points)]
        ends = vec[i16]()  # where it can stop, and from which place in the queue it comes there
        parents = vec[i16]()
        if place >= 0:
            came[place] = 0
        at: i64 = 0
        while at < len(queue):
            here: i64 = queue[at]
            points: i64 = over[at]
            if here >= 0 and board.at_finish[here]:
                ends = append(ends, i16(HOME))
                parents = append(parents, i16(at))
            beside = board.beside[here]
            number: i64
            for number in range(len(beside)):
                hex: i64 = beside[number]
                if i64(came[hex]) >= 0:
                    continue
                kind: i64 = ground[hex]
                if kind != MEADOW and kind != terrain:
                    continue
                if i64(occupants[hex]):
                    if walk.pushes and points > 1:
                        way = self.path(walk.steps, queue, came, at)
                        self.push(here, hex, points, way, walk)
                    continue
                came[hex] = i16(at + 1)
                ends = append(ends, i16(hex))
                parents = append(parents, i16(at))
                if points > 1:
                    queue.append(int(hex))
                    over.append(int(points - 1))
            at += 1
        # From the furthest on: the first ones looked at are mostly the best.
        for at in range(len(ends) - 1, -1, -1):
            end = i64(ends[at])
            gain = walk.gained - float(self.steps(end))
            if end < 0 and self.homes[self.seat] == LEMMINGS - 1:
                gain += VICTORY
            if self.is_wanted(gain):
                steps = self.path(walk.steps, queue, came, i64(parents[at]))
                steps.append(HEX + int(end) if end >= 0 else CROSS)
                self.keep(gain, steps)

    def path(self, before: list[int], queue: list[int], came: vec[i16], at: i64) -> list[int]:
        """The answers that lead to a place in the queue."""
        steps: list[int] = []
        while at > 0:
            hex: i64 = queue[at]
            steps.append(HEX + int(hex))
            at = i64(came[hex]) - 1
        steps.reverse()
        return before + steps

    def is_wanted(self, gain: float) -> bool:
        return len(self.best) < self.kept or gain > self.best[-1].gain

    def keep(self, gain: float, steps: list[int]) -> None:
        """Among the best, the best first."""
        best = self.best
        if len(best) >= self.kept:
            best.pop()
        place = len(best)
        while place and best[place - 1].gain < gain:
            place -= 1
        best.insert(place, Walk(gain, steps))

    def push(self, here: i64, hex: i64, points: i64, before: list[int], walk: Underway) -> None:
        """LE-4.3: into a taken hex; everyone in line goes one on."""
        occupants, gained = walk.occupants, walk.gained
        direction: i64 = self.board.direction(here, hex)
        neighbours = self.board.neighbours
        line: list[int] = []
        beyond: i64 = hex
        while beyond >= 0 and i64(occupants[beyond]):
            line.append(int(beyond))
            beyond = neighbours[6 * beyond + direction]
        points -= 1 + len(line)
        if beyond == OFF or points < 0:
            return
        moved = occupants[:]
        won = False
        number: i64
        for number in range(len(line) - 1, -1, -1):
            origin: i64 = line[number]
            seat = (i64(occupants[origin]) - 1) // LEMMINGS
            if beyond == FINISH:
                gained += self.signs[seat] * float(i64(self.left[origin]))
                if self.homes[seat] == LEMMINGS - 1:
                    won = True
                    gained += VICTORY if seat == self.seat else -VICTORY
            else:
                gained += self.signs[seat] * float(i64(self.left[origin]) - i64(self.left[beyond]))
                moved[beyond] = occupants[origin]
            beyond = origin
        moved[hex] = 0
        steps = before + [HEX + int(hex)]
        gain = gained - float(i64(self.left[hex]))
        if self.is_wanted(gain):
            self.keep(gain, steps)
        if points and not won:
            self.search(hex, Underway(points, moved, gained, steps, walk.pushes - 1))
