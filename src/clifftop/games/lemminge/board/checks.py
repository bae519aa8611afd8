"""What makes a board a course: every check on a Lemminge board file.

`check` turns a text into a `Plan`, or raises BoardError with all that is wrong with it. What a good
course looks like beyond that (LE-R5) is a matter of taste and of simulation, not of form.
"""

from typing import Final, final

from clifftop.games.lemminge.board.grid import (
    DIRECTIONS,
    LONGEST_ROW,
    MAX_COLUMNS,
    MAX_HEXES,
    MAX_ROWS,
    NO_HEX,
    Grid,
)
from clifftop.games.lemminge.pieces import LETTERS
from clifftop.kernel.board_file import BoardFile, shown
from clifftop.kernel.toml_lines import Path

_KEYS: Final = ["name", "course", "start", "finish"]


@final
class Plan:
    """What a board file says. An edge is a hex and a direction: `start` those by which a lemming
    comes in, `finish` those by which it goes out."""

    def __init__(self, grid: Grid, name: str) -> None:
        self.grid = grid
        self.name = name
        self.start: list[tuple[int, int]] = []
        self.finish: list[tuple[int, int]] = []


def check(text: str, source: str) -> Plan:
    """Reads a board, or raises BoardError with every problem found, in the order of the lines."""
    file = BoardFile(text)
    file.raise_problems(source)
    file.keys((), _KEYS)
    name = file.name()
    drawn = check_rows(file)
    # Without good rows there are no hexes to check, but the tables' types still can be.
    plan = Plan(Grid(drawn or []), name)
    plan.start = read_edges(file, plan.grid, "start", bool(drawn))
    plan.finish = read_edges(file, plan.grid, "finish", bool(drawn))
    if drawn:
        check_start(file, plan)
        check_finish(file, plan)
        check_whole(file, plan.grid)
    file.raise_problems(source)
    return plan


def check_rows(file: BoardFile) -> list[str] | None:
    """The rows as drawn, or None if no hexes can be made of them."""
    rows = file.texts(("course",))
    if rows is None:
        return None
    before = len(file.problems)
    if not 1 <= len(rows) <= MAX_ROWS:
        facts: dict[str, str | int] = {"count": len(rows), "most": MAX_ROWS}
        file.note(("course",), "lemminge-board-rows", facts)
    else:
        parity = -1
        for place, row in enumerate(rows):
            parity = check_row(file, place, row, parity)
        hexes = sum(len(row.replace(" ", "")) for row in rows)
        if hexes > MAX_HEXES:
            facts = {"count": hexes, "most": MAX_HEXES}
            file.note(("course",), "lemminge-board-too-many-hexes", facts, "LE-R5")
    return rows if len(file.problems) == before else None


def check_row(file: BoardFile, place: int, row: str, parity: int) -> int:
    """One row: known letters, each in a column where a hex can be. The first hex of the course
    decides which columns those are; `parity` says it, and -1 that there was none yet."""
    path: Path = ("course", place)
    facts: dict[str, str | int] = {"row": place + 1}
    hexes = len(row.replace(" ", ""))
    if hexes == 0:
        file.note(path, "lemminge-board-row-empty", facts)
    elif hexes > LONGEST_ROW or len(row) > MAX_COLUMNS:
        facts = {**facts, "most": LONGEST_ROW, "columns": MAX_COLUMNS}
        file.note(path, "lemminge-board-row-long", facts)
    else:
        for column, letter in enumerate(row):
            if letter == " ":
                continue
            facts = {"row": place + 1, "column": column + 1, "letter": shown(letter)}
            if letter not in LETTERS:
                file.note(path, "lemminge-board-letter", facts, "LE-1.3")
                break
            if parity < 0:
                parity = (column + place) % 2
            elif (column + place) % 2 != parity:
                file.note(path, "lemminge-board-column", facts)
                break
    return parity


def read_edges(file: BoardFile, grid: Grid, key: str, hexes_known: bool) -> list[tuple[int, int]]:
    """LE-R8: the hexes at the start or at the finish line, by the direction of the edge that is
    crossed there."""
    edges: list[tuple[int, int]] = []
    if not file.table((key,), DIRECTIONS):
        return edges
    table = file.root[key]
    assert isinstance(table, dict)
    for direction, word in enumerate(DIRECTIONS):
        if word not in table:
            continue
        for place, name in enumerate(file.texts((key, word)) or []):
            if not hexes_known:
                continue
            edge = (grid.index.get(name, NO_HEX), direction)
            facts: dict[str, str | int] = {"hex": name}
            if edge[0] == NO_HEX:
                facts = {"hex": shown(name), "last": grid.names[-1]}
                file.note((key, word, place), "lemminge-board-hex-unknown", facts)
            elif edge in edges:
                file.note((key, word, place), "board-hex-twice", facts)
            else:
                edges.append(edge)
    if not edges and hexes_known:
        file.note((key,), f"lemminge-board-no-{key}", {}, "LE-R5")
    return edges


def check_start(file: BoardFile, plan: Plan) -> None:
    """LE-R8: a hex has one edge to the start, so that it is clear which way a push goes, and the
    start lies behind it."""
    grid = plan.grid
    seen: list[int] = []
    for hex_, direction in plan.start:
        path: Path = ("start", DIRECTIONS[direction])
        facts: dict[str, str | int] = {"hex": grid.names[hex_]}
        if hex_ in seen:
            file.note(path, "lemminge-board-start-twice", facts, "LE-R8")
        seen.append(hex_)
        behind = grid.beside(hex_, (direction + 3) % 6)
        if behind != NO_HEX:
            facts["other"] = grid.names[behind]
            file.note(path, "lemminge-board-start-inside", facts, "LE-R8")


def check_finish(file: BoardFile, plan: Plan) -> None:
    """LE-R7: behind the finish line there is no hex, nor the start."""
    grid = plan.grid
    for hex_, direction in plan.finish:
        path: Path = ("finish", DIRECTIONS[direction])
        facts: dict[str, str | int] = {"hex": grid.names[hex_]}
        ahead = grid.beside(hex_, direction)
        if ahead != NO_HEX:
            facts["other"] = grid.names[ahead]
            file.note(path, "lemminge-board-finish-inside", facts, "LE-R7")
        if (hex_, (direction + 3) % 6) in plan.start:
            file.note(path, "lemminge-board-finish-at-start", facts, "LE-R7")


def check_whole(file: BoardFile, grid: Grid) -> None:
    """LE-R5: the course is one piece."""
    reached = grid.reached([0])
    if False in reached:
        hex_ = reached.index(False)
        facts: dict[str, str | int] = {"hex": grid.names[hex_], "first": grid.names[0]}
        file.note(("course", grid.row[hex_]), "lemminge-board-split", facts, "LE-R5")
