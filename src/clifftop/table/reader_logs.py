"""What each seat, and the spectators, have been told: the log of the table, filtered.

Each reader has a list of its own and counts in it, so that nobody learns from a gap in the numbers
that something happened which they were not told.
"""

from __future__ import annotations

from typing import final

Item = dict[str, object]


@final
class ReaderLogs:
    """A log for each seat, and one for those who watch (None)."""

    def __init__(self, seats: int) -> None:
        self.readers: dict[int | None, list[Item]] = {None: []}
        for seat in range(seats):
            self.readers[seat] = []

    def tell(self, item: Item) -> None:
        """Tell everybody."""
        for told in self.readers.values():
            told.append(item)

    def tell_one(self, reader: int | None, item: Item) -> None:
        self.readers[reader].append(item)

    def since(self, reader: int | None, cursor: int) -> tuple[list[Item], int]:
        """What a reader has not read yet, and the cursor to ask with the next time."""
        told = self.readers[reader]
        return told[max(cursor, 0) :], len(told)
