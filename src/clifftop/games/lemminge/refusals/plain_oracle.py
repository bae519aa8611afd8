"""Steps and pushes the plain way, by rows and columns, for those who judge the quick way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from clifftop.games.lemminge.board.grid import DIRECTIONS
from clifftop.games.lemminge.pieces import IN_START

if TYPE_CHECKING:
    from clifftop.games.lemminge.state import LemmingeState

# Columns and rows to go.
STEPS: Final[dict[str, tuple[int, int]]] = {
    "east": (2, 0),
    "west": (-2, 0),
    "northeast": (1, -1),
    "northwest": (-1, -1),
    "southeast": (1, 1),
    "southwest": (-1, 1),
}


def hex_at(state: LemmingeState, column: int, row: int) -> int:
    """The hex there, or -1."""
    if 0 <= row < len(state.board.rows):
        for hex in state.board.rows[row]:
            if state.board.column[hex] == column:
                return hex
    return -1


def side(state: LemmingeState, place: int, hex: int) -> tuple[int, int] | None:
    """In which direction one goes to enter a hex from another or from the start area; None if
    they do not touch."""
    board = state.board
    if place == IN_START:
        for entered, direction in board.start:
            if entered == hex:
                return STEPS[DIRECTIONS[direction]]
        return None
    step = (board.column[hex] - board.column[place], board.row[hex] - board.row[place])
    return step if step in STEPS.values() else None


def is_taken(state: LemmingeState, hex: int) -> bool:
    return hex in state.lemmings


def line_pushed(state: LemmingeState, hex: int, step: tuple[int, int]) -> tuple[int, bool]:
    """LE-4.3: how many lemmings stand in line from a hex on, and whether the last of them has
    somewhere to go: a free hex or the finish line."""
    board = state.board
    number = 0
    while True:
        if not is_taken(state, hex):
            return number, True
        number += 1
        ahead = hex_at(state, board.column[hex] + step[0], board.row[hex] + step[1])
        if ahead < 0:
            return number, any(
                edge == hex and STEPS[DIRECTIONS[direction]] == step
                for edge, direction in board.finish
            )
        hex = ahead


def next_to_finish(state: LemmingeState, place: int) -> bool:
    return any(edge == place for edge, _ in state.board.finish)
