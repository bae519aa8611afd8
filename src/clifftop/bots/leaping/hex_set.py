"""A set of hexes that is asked about again and again, as on the pellets of a table."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

WORD: Final = 60  # hexes that are told apart in one number
WHOLE_WORD: Final = (1 << 60) - 1


@final
class HexSet:
    """The set of a table is one large number, of which each question would make another one."""

    def __init__(self, size: int) -> None:
        self.hexes = 0
        self.words = vec[i64]([0] * (size // WORD + 1))

    def take_in(self, hexes: int) -> None:
        """From now on it is this set."""
        if self.hexes == hexes:
            return
        self.hexes = hexes
        word: i64
        for word in range(len(self.words)):
            self.words[word] = hexes >> int(WORD * word) & WHOLE_WORD

    def has(self, hex: i64) -> bool:
        return (self.words[hex // WORD] >> hex % WORD) & 1 == 1
