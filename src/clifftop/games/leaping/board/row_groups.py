"""Stretches of the canyon: some rows at a time, as many as fit into a machine word.

Within a stretch hexes are counted from its first one. So a set of them is a small number, which
the compiled build handles without making an object of it; a set of all hexes mostly is not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from clifftop.games.leaping.board.canyon import Canyon

WORD: Final = 62  # bits of the largest number that needs no object
FARTHEST: Final = 5  # rows that a movement card takes a lemming on at most


@final
class Step:
    """LL-2.10: steps forward of one distance in reading order, and the hexes that have one.

    Rows that alternate between n and n+1 hexes share the distances n and n+1, so such a board has
    two of these, whatever its length.
    """

    def __init__(self, distance: int, movers: int) -> None:
        self.distance = distance
        self.movers = movers


@final
class Stretch:
    """The hexes from `first` to just before `end`, with what a move across them asks."""

    def __init__(self, board: Canyon, first: int, end: int, moves_from: int) -> None:
        self.first = first
        self.hexes = (1 << (end - first)) - 1
        self.moves_from = moves_from  # those of its hexes whose regular moves never leave it
        self.movers = moves_from.bit_length()  # how many these are
        self.clear = self.part_of(board.clear)
        self.brush = self.part_of(board.brush)
        self.edge = self.part_of(board.cliff_edge)
        self.has_left = self.part_of(board.has_left)
        self.has_right = self.part_of(board.has_right)
        self.zone = [[self.part_of(zone) for zone in circle] for circle in board.zone]
        self.steps: list[Step] = []
        for step in board.steps:
            movers = self.part_of(step.movers) & self.hexes >> step.distance
            if movers:
                self.steps.append(Step(step.distance, movers))

    def part_of(self, hexes: int) -> int:
        """What of a set of the canyon's hexes lies in this stretch, counted from its start."""
        return hexes >> self.first & self.hexes

    def numbers_of(self, hexes: int) -> list[int]:
        """The canyon's numbers of a set of hexes of this stretch, ascending."""
        numbers: list[int] = []
        before = self.first - 1
        while hexes:
            lowest = hexes & -hexes
            numbers.append(before + lowest.bit_length())
            hexes ^= lowest
        return numbers


def steps_forward(forward: list[list[int]]) -> list[Step]:
    """All steps forward of a canyon, by their distance."""
    movers: dict[int, int] = {}
    for hex_, ahead in enumerate(forward):
        for other in ahead:
            movers[other - hex_] = movers.get(other - hex_, 0) | 1 << hex_
    return [Step(distance, movers[distance]) for distance in sorted(movers)]


def sections(board: Canyon, rows: list[list[int]]) -> list[Stretch]:
    """The fewest stretches in which every hex has its regular moves: `moves_from` of each begins
    where that of the one before ends."""
    found: list[Stretch] = []
    top = 0
    while top < len(rows):
        first = rows[top][0]
        last = top
        while last + 1 < len(rows) and rows[last + 1][-1] - first < WORD:
            last += 1
        below = len(rows) if last + 1 == len(rows) else last + 1 - FARTHEST
        moves_from = (1 << (rows[below - 1][-1] + 1 - first)) - 1
        found.append(Stretch(board, first, rows[last][-1] + 1, moves_from))
        top = below
    return found
