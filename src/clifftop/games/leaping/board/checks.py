"""What makes a board a canyon: every check on a Leaping Lemmings board file.

`check` turns a text into a `Plan`, or raises BoardError with all that is wrong with it. Only checks
that need to know the hexes wait until the rows are right.
"""

from typing import Final, final

from clifftop.games.leaping.board.file_parts import (
    COMPONENTS,
    eagle_die,
    movement_cards,
    pellet_markers,
    row_lengths,
)
from clifftop.games.leaping.board.grid import Grid
from clifftop.kernel.board_file import BoardFile, shown
from clifftop.kernel.masks import mask_of, members_of
from clifftop.kernel.toml_lines import Path

EAGLES: Final = ["red", "blue"]
ZONES: Final = ["A", "B", "C", "D", "E", "F"]

_HEX_LISTS: Final = ["start", "cliff_edge", "line_of_bones", "brush", "pellets", "half_hexes"]
_KEYS: Final = ["name", "rows", *_HEX_LISTS, "zones", "components"]

ENTRY_HEXES: Final = 4
PELLET_HEXES: Final = 16
BRUSH_HEXES: Final = [5, 4]
CIRCLES_BEGIN: Final = 3


@final
class HexList:
    """The hexes a key of the file lists, each with its place in the list."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.readable = False
        self.count = 0  # names in the list, each once, known or not
        self.unknown = 0
        self.places: dict[int, int] = {}
        self.mask = 0

    def at(self, hex_: int) -> Path:
        return (*self.path, self.places[hex_])


@final
class Plan:
    """What a board file says: hexes as bit masks, zones by eagle, components as counts."""

    def __init__(self, grid: Grid, name: str) -> None:
        self.grid = grid
        self.name = name
        self.hexes: dict[str, int] = {}
        self.zones: list[list[int]] = []
        self.movement_cards: list[int] = []
        self.pellet_markers: list[int] = []
        self.die_weights: list[int] = []


def check(text: str, source: str) -> Plan:
    """Reads a board, or raises BoardError with every problem found, in the order of the lines."""
    file = BoardFile(text)
    file.raise_problems(source)
    file.keys((), _KEYS)
    name = file.name()
    lengths = row_lengths(file)
    # Without good rows there are no hexes to check, but the lists' types still can be.
    canyon = _CanyonCheck(file, Grid(lengths or [ENTRY_HEXES]), lengths is not None)
    plan = Plan(canyon.grid, name)
    if file.table(("components",), COMPONENTS):
        plan.movement_cards = movement_cards(file)
        plan.pellet_markers = pellet_markers(file)
        plan.die_weights = eagle_die(file)
    if lengths:
        canyon.check_rows()
        canyon.check_zones()
        canyon.check_circles()
        canyon.check_bones()
        canyon.check_brush()
        canyon.check_pellets_and_walls()
    file.raise_problems(source)
    plan.hexes = {key: canyon.lists[key].mask for key in _HEX_LISTS}
    plan.zones = [[zone.mask for zone in zones] for zones in canyon.zones]
    return plan


@final
class _CanyonCheck:
    """The checks on hexes. Reading the lists checks their names; the rest follows by topic."""

    def __init__(self, file: BoardFile, grid: Grid, hexes_known: bool) -> None:
        self.file = file
        self.grid = grid
        self.hexes_known = hexes_known
        self.lists = {key: self._read((key,)) for key in _HEX_LISTS}
        self.zones: list[list[HexList]] = []
        both = file.table(("zones",), EAGLES)
        for eagle in EAGLES:
            if both and file.table(("zones", eagle), ZONES):
                self.zones.append([self._read(("zones", eagle, zone)) for zone in ZONES])
            else:
                self.zones.append([])
        self.circles = [0, 0]
        # A circle with a zone that cannot be read is not blamed for what it may lack.
        self.whole = [False, False]
        for number, zones in enumerate(self.zones):
            for zone in zones:
                self.circles[number] |= zone.mask
            self.whole[number] = bool(zones) and all(zone.readable for zone in zones)

    def _read(self, path: Path) -> HexList:
        listed = HexList(path)
        names = self.file.texts(path)
        if names is None:
            return listed
        listed.readable = True
        listed.count = len(set(names))
        if self.hexes_known:
            for place, name in enumerate(names):
                self._read_hex(listed, place, name)
            listed.mask = mask_of(list(listed.places))
            listed.unknown = listed.count - len(listed.places)
        return listed

    def _read_hex(self, listed: HexList, place: int, name: str) -> None:
        grid = self.grid
        here = (*listed.path, place)
        hex_ = grid.index.get(name)
        if hex_ is None:
            row = name[:-1]
            if f"{row}a" in grid.index:
                hexes = grid.rows[int(row) - 1]
                facts: dict[str, str | int] = {"hex": shown(name), "row": int(row)}
                message = "board-hex-not-in-row"
            else:
                hexes = [0, grid.size - 1]
                facts = {"hex": shown(name)}
                message = "board-hex-unknown"
            facts["first"] = grid.names[hexes[0]]
            facts["last"] = grid.names[hexes[-1]]
            self.file.note(here, message, facts)
        elif hex_ in listed.places:
            self.file.note(here, "board-hex-twice", {"hex": name})
        else:
            listed.places[hex_] = place

    def _note_hex(self, listed: HexList, hex_: int, message: str, clause: str) -> None:
        """A problem with one hex of a list."""
        self.file.note(listed.at(hex_), message, {"hex": self.grid.names[hex_]}, clause)

    def check_rows(self) -> None:
        """LL-2.2, LL-2.3: the canyon begins and ends with a row of four."""
        self._check_whole_row("start", 1, "LL-2.2")
        self._check_whole_row("cliff_edge", self.grid.last_row, "LL-2.3")

    def _check_whole_row(self, key: str, number: int, clause: str) -> None:
        """A list that must be one whole row, of four hexes."""
        row = mask_of(self.grid.rows[number - 1])
        length = self.grid.lengths[number - 1]
        if length != ENTRY_HEXES:
            facts: dict[str, str | int] = {"row": number, "count": length, "right": ENTRY_HEXES}
            self.file.note(("rows", number - 1), "board-row-of-four", facts, clause)
            return
        listed = self.lists[key]
        if not listed.readable:
            return
        for hex_ in members_of(listed.mask & ~row):
            facts = {"hex": self.grid.names[hex_], "row": number}
            self.file.note(listed.at(hex_), "board-not-this-row", facts, clause)
        for hex_ in members_of(row & ~listed.mask):
            facts = {"hex": self.grid.names[hex_], "row": number}
            self.file.note((key,), "board-row-incomplete", facts, clause)

    def check_zones(self) -> None:
        """LL-2.4: zones of five or six hexes, each in one piece, none sharing a hex."""
        for zones in self.zones:
            seen: dict[int, str] = {}
            for letter, zone in zip(ZONES, zones, strict=False):  # no zones without their table
                if zone.readable and zone.count not in (5, 6):
                    self.file.note(zone.path, "board-zone-size", {"count": zone.count}, "LL-2.4")
                cut_off = self._cut_off(zone)
                if cut_off:
                    names = ", ".join(self.grid.names_of(cut_off))
                    where = zone.at(members_of(cut_off)[0])
                    self.file.note(where, "board-zone-split", {"hexes": names}, "LL-2.4")
                for hex_ in zone.places:
                    if hex_ in seen:
                        facts: dict[str, str | int] = {"hex": self.grid.names[hex_]}
                        facts["zone"] = seen[hex_]
                        self.file.note(zone.at(hex_), "board-zones-overlap", facts, "LL-2.4")
                    else:
                        seen[hex_] = letter

    def _cut_off(self, zone: HexList) -> int:
        """The hexes of a zone that do not hang together with its largest part."""
        if zone.unknown:
            return 0  # what is meant by the unknown name may well be the bridge
        largest = 0
        rest = zone.mask
        while rest:
            part = rest & -rest
            grown = 0
            while grown != part:
                grown = part
                for hex_ in members_of(part):
                    part |= self.grid.neighbours[hex_] & zone.mask
            rest &= ~part
            if part.bit_count() > largest.bit_count():
                largest = part
        return zone.mask & ~largest

    def check_circles(self) -> None:
        """LL-2.5, LL-2.9: where the circles lie, and that only the bones are in both."""
        bones = self.lists["line_of_bones"]
        early = mask_of([hex_ for row in self.grid.rows[: CIRCLES_BEGIN - 1] for hex_ in row])
        for zones in self.zones:
            for zone in zones:
                for hex_ in members_of(zone.mask & early):
                    self._note_hex(zone, hex_, "board-zone-too-early", "LL-2.9")
        shared = self.circles[0] & ~bones.mask if bones.readable else 0
        for zone in self.zones[1]:
            for hex_ in members_of(zone.mask & shared):
                self._note_hex(zone, hex_, "board-in-both-circles", "LL-2.5")
        third = mask_of(self.grid.rows[CIRCLES_BEGIN - 1])
        if self.whole[0] and not self.circles[0] & third:
            facts: dict[str, str | int] = {"row": CIRCLES_BEGIN}
            self.file.note(("zones", "red"), "board-red-begins", facts, "LL-2.9")

    def check_bones(self) -> None:
        """LL-2.5: four hexes of one row, in both circles."""
        bones = self.lists["line_of_bones"]
        if not bones.readable:
            return
        if bones.count != ENTRY_HEXES:
            facts: dict[str, str | int] = {"count": bones.count, "right": ENTRY_HEXES}
            self.file.note(bones.path, "board-bones-count", facts, "LL-2.5")
        rows = [self.grid.row[hex_] for hex_ in bones.places]
        # The row most of them are in is the line; the others have strayed.
        line = max(rows, key=rows.count, default=0)
        for hex_ in bones.places:
            if self.grid.row[hex_] != line:
                facts = {"hex": self.grid.names[hex_], "row": line}
                self.file.note(bones.at(hex_), "board-bones-row", facts, "LL-2.5")
            for eagle, name in enumerate(EAGLES):
                if self.whole[eagle] and not self.circles[eagle] >> hex_ & 1:
                    facts = {"hex": self.grid.names[hex_], "eagle": name}
                    self.file.note(bones.at(hex_), "board-bones-outside", facts, "LL-2.5")

    def check_brush(self) -> None:
        """LL-2.9: five brush hexes in the red circle, four in the blue, no others."""
        brush = self.lists["brush"]
        if not brush.readable:
            return
        for hex_ in members_of(brush.mask & self.lists["cliff_edge"].mask):
            self._note_hex(brush, hex_, "board-brush-on-edge", "LL-2.3")
        for hex_ in members_of(brush.mask & self.lists["line_of_bones"].mask):
            self._note_hex(brush, hex_, "board-brush-on-bones", "LL-2.5")
        if not (self.whole[0] and self.whole[1]):
            return
        for hex_ in members_of(brush.mask & ~(self.circles[0] | self.circles[1])):
            self._note_hex(brush, hex_, "board-brush-outside", "LL-2.9")
        for eagle, name in enumerate(EAGLES):
            count = (brush.mask & self.circles[eagle]).bit_count()
            right = BRUSH_HEXES[eagle]
            if not right - brush.unknown <= count <= right:
                facts: dict[str, str | int] = {"eagle": name, "count": count, "right": right}
                self.file.note(brush.path, "board-brush-count", facts, "LL-2.9")

    def check_pellets_and_walls(self) -> None:
        """LL-2.9: sixteen pellet hexes. LL-2.1: half-hexes are where the walls cut a row off."""
        pellets = self.lists["pellets"]
        if pellets.readable and pellets.count != PELLET_HEXES:
            facts: dict[str, str | int] = {"count": pellets.count, "right": PELLET_HEXES}
            self.file.note(pellets.path, "board-pellet-count", facts, "LL-2.9")
        half_hexes = self.lists["half_hexes"]
        for hex_ in half_hexes.places:
            if len(self.grid.sideways[hex_]) == 2:
                self._note_hex(half_hexes, hex_, "board-half-hex-inside", "LL-2.1")
