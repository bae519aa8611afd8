"""Boards that are longer than ours, made of them: to see how cost grows with the board."""

from __future__ import annotations

import json
import tomllib
from typing import Any, Final

from clifftop import boards

# Columns of the short course that lie in both of its arms: six hexes of every row.
ARMS: Final = slice(4, 16)

# The zones of each circle that lie on its far side, as seen from the Start Area.
FAR: Final = "ABCF"


def course(times: int) -> str:
    """The short course of Lemminge, the middle of its arms repeated so many times more."""
    board = tomllib.loads(boards.read("lemminge", "short"))
    board["name"] = f"short and {times} times its middle"
    board["course"] = [
        row[: ARMS.stop] + row.ljust(ARMS.stop)[ARMS] * times + row[ARMS.stop :]
        for row in board["course"]
    ]
    return written(board)


def canyon(rows: int) -> str:
    """The canyon of Leaping Lemmings with so many rows more, an even number: half of each circle
    moves on, and whatever lies in those zones moves with them."""
    board = tomllib.loads(boards.read("leaping-lemmings", "canyon"))
    half = rows // 4 * 2  # also an even number, since rows of four and of five take turns
    moved: dict[str, str] = {}
    for eagle, near, far in (("red", 0, half), ("blue", half, rows)):
        for letter, zone in board["zones"][eagle].items():
            shift = far if letter in FAR else near
            moved |= {name: f"{int(name[:-1]) + shift}{name[-1]}" for name in zone}
    board["name"] = f"canyon and {rows} rows more"
    board["rows"] += board["rows"][1:3] * (rows // 2)
    last = len(board["rows"])
    board["cliff_edge"] = [f"{last}{letter}" for letter in "abcd"]
    board["half_hexes"] = [f"{row}{letter}" for row in range(2, last, 2) for letter in "ae"]
    for key in ("line_of_bones", "brush", "pellets"):
        board[key] = [moved[name] for name in board[key]]
    for zones in board["zones"].values():
        for letter, zone in zones.items():
            zones[letter] = [moved[name] for name in zone]
    return written(board)


def written(board: dict[str, Any]) -> str:
    """The text of a board file: first what is not in a table, then the tables."""
    plain = {key: value for key, value in board.items() if not isinstance(value, dict)}
    tables = {key: value for key, value in board.items() if isinstance(value, dict)}
    lines = [f"{key} = {json.dumps(value)}" for key, value in plain.items()]
    for key, table in tables.items():
        lines += ["", *(f"{key}.{inner}" for inner in written(table).splitlines() if inner)]
    return "\n".join(lines) + "\n"
