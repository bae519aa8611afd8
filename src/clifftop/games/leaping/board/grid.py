"""The hexes of a canyon: which of them touch, told from the row lengths alone.

Rows are centred, and a row is exactly one hex longer or shorter than the row before it, so every
hex sits in a gap of the longer row beside its own.
"""

from typing import Final, final

from clifftop.kernel.masks import mask_of, members_of

# Action numbers are hex indices below this cap, on every board; see also LONGEST_ROW.
MAX_HEXES: Final = 160
# Hexes of a row are lettered a to i.
LONGEST_ROW: Final = 9

LETTERS: Final = "abcdefghi"


@final
class Grid:
    """Hexes 0 … size-1 in reading order, with the three kinds of step of LL-2.10.

    Expects row lengths that a board check has passed: 1 to LONGEST_ROW, in steps of one.
    """

    def __init__(self, lengths: list[int]) -> None:
        self.lengths = lengths
        self.last_row = len(lengths)
        self.names: list[str] = []
        self.index: dict[str, int] = {}
        self.row: list[int] = []
        self.across: list[int] = []
        self.rows: list[list[int]] = []
        widest = max(lengths)
        for number, length in enumerate(lengths, start=1):
            hexes: list[int] = []
            for place in range(length):
                hexes.append(len(self.names))
                self.index[f"{number}{LETTERS[place]}"] = len(self.names)
                self.names.append(f"{number}{LETTERS[place]}")
                self.row.append(number)
                self.across.append(widest - length + 2 * place)
            self.rows.append(hexes)
        self.size = len(self.names)

        self.forward: list[list[int]] = []
        self.sideways: list[list[int]] = []
        self.backward: list[list[int]] = []
        for hex_ in range(self.size):
            self.forward.append(self._beside(hex_, self.row[hex_] + 1, 1))
            self.sideways.append(self._beside(hex_, self.row[hex_], 2))
            self.backward.append(self._beside(hex_, self.row[hex_] - 1, 1))

        self.neighbours: list[int] = []
        for hex_ in range(self.size):
            steps = self.forward[hex_] + self.sideways[hex_] + self.backward[hex_]
            self.neighbours.append(mask_of(steps))

    def _beside(self, hex_: int, number: int, offset: int) -> list[int]:
        """Hexes of row `number` that lie `offset` half-hexes to either side of `hex_`."""
        if not 1 <= number <= self.last_row:
            return []
        here = self.across[hex_]
        return [
            other for other in self.rows[number - 1] if abs(self.across[other] - here) == offset
        ]

    def names_of(self, mask: int) -> list[str]:
        return [self.names[hex_] for hex_ in members_of(mask)]
