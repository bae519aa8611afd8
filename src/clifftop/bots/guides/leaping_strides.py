"""The regular moves of whoever is to move, and which of them brings most at a glance.

In a try this is asked at every move of everybody. So nothing is listed here: the ends of a move
stay sets of hexes until each is looked at once.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clifftop.bots.guides.leaping_glance import Glance
from clifftop.games.leaping.actions import DIVE
from clifftop.games.leaping.moving import FROM_START, movement
from clifftop.games.leaping.pieces import LEMMINGS_A_CLAN
from clifftop.games.leaping.reach import enterable, regular_ends, resting, stretch_for, walked
from clifftop.games.leaping.state import LeapingState
from clifftop.games.leaping.stretch import FARTHEST
from clifftop.kernel.luck import Luck

NOBODY: Final = -2  # neither a hex nor the Start Area
WAVERS: Final = 0.02  # points by which moves that are about as good change places
WHIM: Final = 256  # … and how finely
WORST: Final = -1e9


@final
class Strides:
    """The movers of one table, what they leave behind, and the best move that was found."""

    def __init__(self, glance: Glance) -> None:
        self.glance = glance
        self.movers = vec[i64]([0] * (LEMMINGS_A_CLAN + 1))  # hexes, the Start Area last
        self.leaving = vec[float]([0.0] * (LEMMINGS_A_CLAN + 1))  # what it brings that they go
        # By section of the canyon: which of its hexes can be entered, and where one may rest.
        self.entries: list[int] = []
        self.rests: list[int] = []
        self.number: i64 = 0  # of movers
        self.gain = WORST
        self.end = 0  # of the move that was looked at last
        self.mover = NOBODY  # the best one, and where it goes
        self.goal = 0

    def look(self, table: LeapingState, luck: Luck) -> None:
        """LL-7.1: find all who have a regular move, and the best one."""
        self.number = 0
        self.gain = WORST
        self.mover = NOBODY
        clan = table.to_act
        points = movement(table, False)
        self.entries = []
        self.rests = []
        own = table.tops[clan] if points else 0
        for section in table.board.sections:
            here = own >> section.first & section.moves_from
            entry = rest = 0
            if here:
                entry = enterable(table, section)
                rest = resting(table, section, clan)
            self.entries.append(entry)
            self.rests.append(rest)
            while here:
                lowest = here & -here
                here ^= lowest
                ends, dives = walked(section, entry, lowest, 0, points)
                hex = section.first + lowest.bit_length() - 1
                self.consider(table, hex, section.first, ends & rest, dives, luck)
        if table.start[clan]:
            points = movement(table, True)
            if points:
                stretch = stretch_for(table.board, FROM_START, points)
                ends, dives = regular_ends(table, stretch, clan, FROM_START, points)
                self.consider(table, FROM_START, stretch.first, ends, dives, luck)

    def consider(
        self, table: LeapingState, hex: int, first: int, ends: int, dives: int, luck: Luck
    ) -> None:
        if not (ends or dives):
            return
        leaving = self.glance.leaving(table, hex)
        self.movers[self.number] = hex
        self.leaving[self.number] = leaving
        self.number += 1
        gain = self.arriving(table, first, ends, dives, luck) + leaving
        if gain > self.gain:
            self.gain = gain
            self.mover, self.goal = hex, self.end

    def arriving(self, table: LeapingState, first: int, ends: int, dives: int, luck: Luck) -> float:
        """The best end of a move, if what is nearly as good may change places with it."""
        most = self.better(table, first, ends, WORST, luck)
        return self.better(table, DIVE, dives, most, luck)

    def better(self, table: LeapingState, first: int, ends: int, most: float, luck: Luck) -> float:
        """The same among a set of ends, counted from the first, where so much is known already."""
        glance = self.glance
        clan = glance.clan
        while ends:
            lowest = ends & -ends
            ends ^= lowest
            end = first + lowest.bit_length() - 1
            gain = glance.arriving(table, clan, end)
            if gain > most - WAVERS:
                gain += whim(luck)
                if gain > most:
                    most = gain
                    self.end = end
        return most

    def longer(self, table: LeapingState, points: int, luck: Luck) -> float:
        """What the best move of the same movers would bring with so many points."""
        clan = table.to_act
        sections = table.board.sections
        most = WORST
        at: i64
        for at in range(self.number):
            hex = int(self.movers[at])
            if hex >= 0 and points <= FARTHEST:
                number = 0
                while hex - sections[number].first >= sections[number].movers:
                    number += 1
                stretch = sections[number]
                lowest = 1 << (hex - stretch.first)
                ends, dives = walked(stretch, self.entries[number], lowest, 0, points)
                ends &= self.rests[number]
            else:
                stretch = stretch_for(table.board, hex, points)
                ends, dives = regular_ends(table, stretch, clan, hex, points)
            gain = self.arriving(table, stretch.first, ends, dives, luck) + self.leaving[at]
            if gain > most:
                most = gain
        return most


def whim(luck: Luck) -> float:
    """Nobody is always of the same mind about what is nearly as good."""
    return WAVERS / WHIM * float(luck.below(WHIM))
