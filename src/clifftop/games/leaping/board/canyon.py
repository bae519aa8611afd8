"""The canyon: a Leaping Lemmings board with everything the rules ask of it computed once.

Hexes are numbers in reading order, from row 1 at the Start Area to the cliff edge. Sets of hexes
are bit masks (bit i for hex i), so that the rules can step whole sets at a time.
"""

from hashlib import sha256
from typing import Final, final

from clifftop.games.leaping.board.checks import EAGLES, ZONES, Plan, check
from clifftop.games.leaping.board.grid import LONGEST_ROW as LONGEST_ROW
from clifftop.games.leaping.board.grid import MAX_HEXES as MAX_HEXES
from clifftop.games.leaping.board.row_groups import Stretch, sections, steps_forward
from clifftop.kernel.bounded_cache import BoundedCache
from clifftop.kernel.masks import mask_of, members_of

CLEAR_COST: Final = 1
BRUSH_COST: Final = 2


@final
class Canyon:
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
        self.across = grid.across
        self.last_row = grid.last_row
        # LL-2.10: the three kinds of step.
        self.forward = grid.forward
        self.sideways = grid.sideways
        self.backward = grid.backward
        self.neighbours = grid.neighbours

        self.everything = (1 << grid.size) - 1
        self.start = plan.hexes["start"]
        self.cliff_edge = plan.hexes["cliff_edge"]
        self.bones = plan.hexes["line_of_bones"]
        self.brush = plan.hexes["brush"]
        self.clear = self.everything & ~self.brush
        self.pellet_hexes = plan.hexes["pellets"]
        self.half_hexes = plan.hexes["half_hexes"]
        bones_row = grid.row[members_of(self.bones)[0]]
        self.before_bones = mask_of([h for h in range(grid.size) if grid.row[h] < bones_row])
        self.first_rows = mask_of(grid.rows[0] + grid.rows[1])

        # LL-2.4: zone[eagle][z], red before blue, A to F.
        self.zone = plan.zones
        self.circle = [_union(zones) for zones in plan.zones]
        self.brush_of = [circle & self.brush for circle in self.circle]

        # LL-2.6, LL-2.7: movement points to enter.
        self.cost = [
            BRUSH_COST if self.brush >> hex_ & 1 else CLEAR_COST for hex_ in range(grid.size)
        ]
        self.has_left = self.everything & ~mask_of([row[0] for row in grid.rows])
        self.has_right = self.everything & ~mask_of([row[-1] for row in grid.rows])
        self.steps = steps_forward(self.forward)
        self.rings = [_rings(self.neighbours, hex_) for hex_ in range(grid.size)]

        # Where a regular move is looked for: in the section of its hex, or from end to end.
        self.sections = sections(self, grid.rows)
        self.section_of = [self._section(hex_) for hex_ in range(grid.size)]
        self.whole = Stretch(self, 0, grid.size, self.everything)

        self.die_weights = plan.die_weights
        self.movement_cards = plan.movement_cards
        self.pellet_markers = plan.pellet_markers

    @staticmethod
    def load(text: str, source: str = "board") -> "Canyon":
        """The canyon of a board file's text; BoardError lists all that is wrong with it.

        One text gives one and the same Canyon. `source` is what errors call the file.
        """
        known = _loaded.get(text)
        return known or _loaded.keep(text, Canyon(text, check(text, source)))

    def _section(self, hex_: int) -> Stretch:
        """The first section that has all regular moves of a hex."""
        for section in self.sections:
            if section.moves_from << section.first >> hex_ & 1:
                return section
        raise AssertionError("the sections leave no hex out")

    def forward_of(self, mask: int) -> int:
        """LL-2.10: all hexes one step forward from any hex of the set."""
        reached = 0
        for step in self.steps:
            reached |= (mask & step.movers) << step.distance
        return reached

    def backward_of(self, mask: int) -> int:
        """LL-2.10: all hexes one step backward from any hex of the set."""
        reached = 0
        for step in self.steps:
            reached |= (mask >> step.distance) & step.movers
        return reached

    def sideways_of(self, mask: int) -> int:
        """LL-2.10: all hexes one step sideways from any hex of the set."""
        return (mask & self.has_left) >> 1 | (mask & self.has_right) << 1

    def names_of(self, mask: int) -> list[str]:
        """The names of a set of hexes, in reading order."""
        return [self.names[hex_] for hex_ in members_of(mask)]

    def geometry(self) -> dict[str, object]:
        """The board for someone who draws it, JSON-able. Hexes are listed in index order."""
        hexes: list[dict[str, object]] = []
        for hex_ in range(self.size):
            hexes.append(
                {
                    "name": self.names[hex_],
                    "row": self.row[hex_],
                    "across": self.across[hex_],
                    "terrain": "brush" if self.brush >> hex_ & 1 else "clear",
                    "half": bool(self.half_hexes >> hex_ & 1),
                }
            )
        zones: dict[str, dict[str, list[str]]] = {}
        for eagle, circle in zip(EAGLES, self.zone, strict=True):
            zones[eagle] = {
                letter: self.names_of(zone) for letter, zone in zip(ZONES, circle, strict=True)
            }
        return {
            "name": self.name,
            "digest": self.digest,
            "hexes": hexes,
            "zones": zones,
            "start": self.names_of(self.start),
            "edge": self.names_of(self.cliff_edge),
            "bones": self.names_of(self.bones),
            "pellets": self.names_of(self.pellet_hexes),
        }


_loaded: Final[BoundedCache[Canyon]] = BoundedCache(32)


def _union(masks: list[int]) -> int:
    union = 0
    for mask in masks:
        union |= mask
    return union


def _rings(neighbours: list[int], centre: int) -> list[int]:
    """The hexes at distance 1, 2, 3, … of a hex, counted in steps of any direction (LL-R3)."""
    rings: list[int] = []
    seen = ring = 1 << centre
    while True:
        reached = 0
        for hex_ in members_of(ring):
            reached |= neighbours[hex_]
        ring = reached & ~seen
        if not ring:
            return rings
        rings.append(ring)
        seen |= ring
