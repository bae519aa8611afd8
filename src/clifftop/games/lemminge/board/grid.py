"""The hexes of a course: which of them touch, told from the rows as they are drawn.

A row is a line of text with a letter for each hex and two columns between one hex and the next. The
rows above and below are shifted by one column, as the hexes of a honeycomb are.
"""

from typing import Final, final

# Action numbers are hexes and rows below these caps, on every board.
MAX_HEXES: Final = 256
MAX_ROWS: Final = 32
# Hexes of a row are lettered a to z, and drawn with gaps between them.
LONGEST_ROW: Final = 26
MAX_COLUMNS: Final = 80

NAMES_IN_ROW: Final = "abcdefghijklmnopqrstuvwxyz"

# The six directions, counter-clockwise, as columns and rows to go. The opposite one is three on.
DIRECTIONS: Final[list[str]] = [
    "east",
    "northeast",
    "northwest",
    "west",
    "southwest",
    "southeast",
]
COLUMNS_ON: Final[list[int]] = [2, 1, -1, -2, -1, 1]
ROWS_ON: Final[list[int]] = [0, -1, -1, 0, 1, 1]

NO_HEX: Final = -1


@final
class Grid:
    """Hexes 0 … size-1 in reading order. Rows count from 0 here and from 1 in names."""

    def __init__(self, drawn: list[str]) -> None:
        self.names: list[str] = []
        self.letters: list[str] = []
        self.row: list[int] = []
        self.column: list[int] = []
        self.rows: list[list[int]] = []
        self.at: dict[tuple[int, int], int] = {}  # by column and row
        for number, line in enumerate(drawn):
            hexes: list[int] = []
            for column, letter in enumerate(line):
                if letter != " ":
                    hex_ = len(self.names)
                    self.names.append(f"{number + 1}{NAMES_IN_ROW[len(hexes)]}")
                    self.letters.append(letter)
                    self.row.append(number)
                    self.column.append(column)
                    self.at[column, number] = hex_
                    hexes.append(hex_)
            self.rows.append(hexes)
        self.size = len(self.names)
        self.index: dict[str, int] = {name: hex_ for hex_, name in enumerate(self.names)}

    def beside(self, hex_: int, direction: int) -> int:
        """The hex that touches this one on that side, or NO_HEX."""
        column = self.column[hex_] + COLUMNS_ON[direction]
        return self.at.get((column, self.row[hex_] + ROWS_ON[direction]), NO_HEX)

    def reached(self, origins: list[int]) -> list[bool]:
        """For every hex, whether it can be reached from one of these."""
        seen = [False] * self.size
        waiting = origins[:]
        for hex_ in origins:
            seen[hex_] = True
        while waiting:
            hex_ = waiting.pop()
            for direction in range(6):
                other = self.beside(hex_, direction)
                if other != NO_HEX and not seen[other]:
                    seen[other] = True
                    waiting.append(other)
        return seen
