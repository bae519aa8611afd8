"""The regular moves of the clan that is to move, and which of them the guide likes best.

In a trial this is asked at every move of every clan. So nothing is listed here: the ends of a move
stay sets of hexes until each is looked at once.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clifftop.bots.leaping.hex_set import WHOLE_WORD, WORD
from clifftop.bots.leaping.quick_worth import QuickWorth
from clifftop.bots.leaping.section_ground import SectionGround
from clifftop.games.leaping.actions import DIVE
from clifftop.games.leaping.board.row_groups import FARTHEST
from clifftop.games.leaping.pieces import LEMMINGS_A_CLAN
from clifftop.games.leaping.rules.movement_points import movement
from clifftop.games.leaping.rules.reach import FROM_START, regular_ends
from clifftop.games.leaping.state import LeapingState
from clifftop.kernel.luck import Luck

NOBODY: Final = -2  # neither a hex nor the Start Area
WAVERS: Final = 0.02  # points by which moves that are about as good change places
WHIM: Final = 256  # … and how finely
WORST: Final = -1e9


@final
class GuideMoves:
    """The movers of one table, what they leave behind, and the best move that was found."""

    def __init__(self, quick_worth: QuickWorth) -> None:
        self.quick_worth = quick_worth
        board = quick_worth.board
        self.grounds = [SectionGround(section) for section in board.sections]
        self.start: i64 = board.start
        # By mover: the hex, -1 for the Start Area; its ground; and what it brings that it goes.
        self.movers = vec[i64]([0] * (LEMMINGS_A_CLAN + 1))
        self.sections = vec[i64]([0] * (LEMMINGS_A_CLAN + 1))
        self.leaving = vec[float]([0.0] * (LEMMINGS_A_CLAN + 1))
        self.number: i64 = 0
        # By ground: which of its hexes can be entered, and where one may rest.
        self.entries = vec[i64]([0] * len(self.grounds))
        self.rests = vec[i64]([0] * len(self.grounds))
        # By hex: what it brings to arrive there, and at which look that was worked out.
        self.worths = vec[float]([0.0] * board.size)
        self.looked = vec[i64]([0] * board.size)
        self.looks: i64 = 0
        self.gain = WORST
        self.end = 0  # of the move that was looked at last
        self.mover = NOBODY  # the best one, and where it goes
        self.goal = 0

    def look(self, table: LeapingState, luck: Luck) -> None:
        """LL-7.1: find all who have a regular move, and the best one."""
        self.looks += 1
        self.number = 0
        self.gain = WORST
        self.mover = NOBODY
        clan = table.to_act
        points = movement(table, False)
        own = table.tops[clan] if points else 0
        at: i64
        for at in range(len(self.grounds)):
            ground = self.grounds[at]
            here: i64 = own >> ground.first & ground.moves_from
            if here == 0:
                continue
            entry = self.entries[at] = ground.enterable(table)
            rest = self.rests[at] = ground.resting(table, clan)
            while here:
                lowest = here & -here
                here ^= lowest
                ends, dives = ground.walked(entry, lowest, 0, points)
                hex = ground.first + int(lowest).bit_length() - 1
                self.consider(table, at, hex, ground.first, int(ends & rest), int(dives), luck)
        if table.start[clan]:
            points = movement(table, True)
            if points:
                far, over = self.started(table, clan, points)
                self.consider(table, 0, FROM_START, 0, far, over, luck)

    def started(self, table: LeapingState, clan: int, points: int) -> tuple[int, int]:
        """Where a lemming can go from the Start Area, which is before the first ground."""
        if points > FARTHEST:
            return regular_ends(table, table.board.whole, clan, FROM_START, points)
        ground = self.grounds[0]
        entry = ground.enterable(table)
        start = self.start
        ends, dives = ground.walked(entry, entry & ground.clear & start, start, points - 1)
        return int(ends & ground.resting(table, clan)), int(dives)

    def consider(
        self,
        table: LeapingState,
        section: i64,
        hex: int,
        first: int,
        ends: int,
        dives: int,
        luck: Luck,
    ) -> None:
        if not (ends or dives):
            return
        leaving = self.quick_worth.leaving(table, hex)
        self.movers[self.number] = hex
        self.sections[self.number] = section
        self.leaving[self.number] = leaving
        self.number += 1
        gain = self.arriving(table, first, ends, dives, luck) + leaving
        if gain > self.gain:
            self.gain = gain
            self.mover, self.goal = hex, self.end

    def arriving(self, table: LeapingState, first: int, ends: int, dives: int, luck: Luck) -> float:
        """The best end of a move, if what is nearly as good may change places with it."""
        most = WORST
        while ends:
            most = self.better(table, first, ends & WHOLE_WORD, most, luck)
            first += WORD
            ends >>= WORD
        return self.better(table, DIVE, dives, most, luck) if dives else most

    def better(self, table: LeapingState, first: i64, ends: i64, most: float, luck: Luck) -> float:
        """The same among a set of ends, counted from the first, where so much is known already."""
        while ends:
            lowest = ends & -ends
            ends ^= lowest
            end = first + int(lowest).bit_length() - 1
            gain = self.brought(table, end)
            if gain > most - WAVERS:
                gain += whim(luck)
                if gain > most:
                    most = gain
                    self.end = int(end)
        return most

    def brought(self, table: LeapingState, end: i64) -> float:
        """What it brings to arrive at an end, to which several movers may come."""
        quick_worth = self.quick_worth
        if end >= DIVE:
            return quick_worth.arriving(table, quick_worth.clan, end)
        if self.looked[end] != self.looks:
            self.looked[end] = self.looks
            self.worths[end] = quick_worth.arriving(table, quick_worth.clan, end)
        return self.worths[end]

    def longer(self, table: LeapingState, points: int, luck: Luck) -> float:
        """What the best move of the same movers would bring with so many points."""
        clan = table.to_act
        most = WORST
        at: i64
        for at in range(self.number):
            first = 0
            hex = int(self.movers[at])
            if hex == FROM_START:
                far, over = self.started(table, clan, points)
            elif points > FARTHEST:
                far, over = regular_ends(table, table.board.whole, clan, hex, points)
            else:
                section = self.sections[at]
                ground = self.grounds[section]
                first = ground.first
                lowest = 1 << (hex - first)
                ends, dives = ground.walked(self.entries[section], lowest, 0, points)
                far, over = int(ends & self.rests[section]), int(dives)
            gain = self.arriving(table, first, far, over, luck) + self.leaving[at]
            if gain > most:
                most = gain
        return most


def whim(luck: Luck) -> float:
    """Nobody is always of the same mind about what is nearly as good."""
    return WAVERS / WHIM * float(luck.below(WHIM))
