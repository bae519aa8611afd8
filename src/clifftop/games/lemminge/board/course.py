"""The course: a Lemminge board with everything the rules ask of it computed once.

Hexes are numbers in reading order. What lies beyond a hex in a direction is another hex, the finish
line or nothing.
"""

from hashlib import sha256
from typing import Final, final

from clifftop.games.lemminge.board.checks import Plan, check
from clifftop.games.lemminge.board.grid import DIRECTIONS, NO_HEX
from clifftop.games.lemminge.pieces import LETTERS, TERRAINS
from clifftop.kernel.bounded_cache import BoundedCache

OFF: Final = NO_HEX  # no hex, nor the finish: nobody goes there
FINISH: Final = -2
NO_WAY: Final = -1  # no direction leads there


@final
class Course:
    """A checked board. Shared by all its games, so nobody may change it; get one with `load`."""

    def __init__(self, text: str, plan: Plan) -> None:
        grid = plan.grid
        self.name = plan.name
        self.text = text
        self.digest = sha256(text.encode()).hexdigest()[:16]

        self.size = grid.size
        self.names = grid.names
        self.index = grid.index
        self.row = grid.row
        self.column = grid.column
        self.rows = grid.rows
        self.ground = bytes(LETTERS.index(letter) for letter in grid.letters)

        # hex * 6 + direction: what lies there.
        self.neighbours: list[int] = [
            grid.beside(hex_, direction) for hex_ in range(grid.size) for direction in range(6)
        ]
        for hex_, direction in plan.finish:
            self.neighbours[6 * hex_ + direction] = FINISH
        self.finish = sorted(plan.finish)
        self.at_finish = [False] * grid.size
        for hex_, _ in plan.finish:
            self.at_finish[hex_] = True

        # Where a step leads, and in which direction it goes, in the order of the hexes entered.
        self.start = sorted(plan.start)
        self.ways: list[list[tuple[int, int]]] = [
            sorted(
                (self.neighbours[6 * hex_ + direction], direction)
                for direction in range(6)
                if self.neighbours[6 * hex_ + direction] >= 0
            )
            for hex_ in range(grid.size)
        ]
        # The hexes that can be entered from each hex; the last entry is the start area's, so that
        # IN_START finds it.
        self.beside: list[bytes] = [
            bytes([hex_ for hex_, _ in ways]) for ways in [*self.ways, self.start]
        ]
        self.distance = self._distances()
        self.start_distance = 1 + min(self.distance[hex_] for hex_, _ in self.start)

    @staticmethod
    def load(text: str, source: str = "board") -> "Course":
        """The course of a board file's text; BoardError lists all that is wrong with it.

        One text gives one and the same Course. `source` is what errors call the file.
        """
        known = _loaded.get(text)
        return known or _loaded.keep(text, Course(text, check(text, source)))

    def ways_from(self, place: int) -> list[tuple[int, int]]:
        """The hexes next to a hex, or to the start area (LE-R8), each with the direction."""
        return self.ways[place] if place >= 0 else self.start

    def direction(self, place: int, hex: int) -> int:
        """In which direction one enters a hex that is next to a hex or to the start area."""
        for entered, direction in self.ways_from(place):
            if entered == hex:
                return direction
        return NO_WAY

    def _distances(self) -> list[int]:
        """LE-R4: steps from each hex until a lemming is across, whatever lies on the way."""
        distance = [0] * self.size
        ring = [hex_ for hex_ in range(self.size) if self.at_finish[hex_]]
        steps = 0
        while ring:
            steps += 1
            for hex_ in ring:
                distance[hex_] = steps
            ring = sorted(
                {other for hex_ in ring for other, _ in self.ways[hex_] if not distance[other]}
            )
        return distance

    def geometry(self) -> dict[str, object]:
        """The board for someone who draws it, JSON-able. Hexes are listed in index order."""
        hexes: list[dict[str, object]] = []
        for hex_ in range(self.size):
            hexes.append(
                {
                    "name": self.names[hex_],
                    "row": self.row[hex_] + 1,
                    "column": self.column[hex_],
                    "terrain": TERRAINS[self.ground[hex_]],
                }
            )
        return {
            "name": self.name,
            "digest": self.digest,
            "hexes": hexes,
            "start": self._edges(self.start),
            "finish": self._edges(self.finish),
        }

    def _edges(self, edges: list[tuple[int, int]]) -> list[list[str]]:
        return [[self.names[hex_], DIRECTIONS[direction]] for hex_, direction in edges]


_loaded: Final[BoundedCache[Course]] = BoundedCache(32)
