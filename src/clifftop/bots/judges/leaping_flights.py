"""What the eagles are likely to do next, and to whom.

Whoever flies an eagle takes it where it hurts the others most. That is looked at for each face of
each die, so a lemming is in danger only if somebody wants to come for it.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from clifftop.bots.greedy.leaping_worth import next_flyer, threats
from clifftop.games.leaping.board import Canyon
from clifftop.games.leaping.pieces import BLUE, RED
from clifftop.games.leaping.questions import ROLL
from clifftop.games.leaping.stacks import HEIGHT
from clifftop.games.leaping.state import LeapingState

NOWHERE: Final = -1
ZONES: Final = 6
FALL: Final = 1.0  # LL-5.8: what a lemming that is sent over the cliff still brings
OWN: Final = 4.0  # how much more an own lemming's loss counts to a flyer than another's
LEADER: Final = 2.0  # … and that of whoever of the others is ahead
EITHER_WAY: Final = 0.5  # how likely an eagle that can take two ways takes the one to here
SURE: Final = 0.8  # how likely the flyer takes the way that looks better from here


@final
class Prey:
    """What an eagle finds in one zone, as its flyer sees it."""

    def __init__(self, clans: int) -> None:
        self.eaten: i64 = NOWHERE  # the hex where it feasts
        self.spite = 0.0  # what the flyer gains by coming
        self.falls = [0.0] * clans  # by clan: what it loses over the cliff


@final
class Flights:
    """The hunting circles of a canyon, by hex."""

    def __init__(self, board: Canyon) -> None:
        self.board = board
        self.points: list[float] = []
        self.zone_of: list[list[i64]] = []
        for eagle in (RED, BLUE):
            zones: list[i64] = [NOWHERE] * board.size
            for zone in range(ZONES):
                for hex in range(board.size):
                    if board.zone[eagle][zone] >> hex & 1:
                        zones[hex] = zone
            self.zone_of.append(zones)
        self.clear = [board.clear >> hex & 1 == 1 for hex in range(board.size)]
        self.edge = [board.cliff_edge >> hex & 1 == 1 for hex in range(board.size)]
        total = sum(board.die_weights)
        self.chances = [weight / total for weight in board.die_weights]

    def losses(self, table: LeapingState, stakes: list[float], points: list[float]) -> list[float]:
        """By clan: what it can be expected to lose when the eagles fly next. `stakes` has by hex
        what the lemming on top there is worth to its clan, `points` by clan what it has."""
        self.points = points
        lost = [0.0] * table.players
        for eagle in (RED, BLUE):
            self.add_losses(table, eagle, stakes, lost)
        return lost

    def add_losses(
        self, table: LeapingState, eagle: int, stakes: list[float], lost: list[float]
    ) -> None:
        rolled = table.dice_left and table.value == 0 and table.asked != ROLL
        if rolled:
            flyer = table.flyer(eagle)
            if not table.dice_left >> eagle & 1:
                return
        else:
            flyer = flyer_to_come(table, eagle)
        found = self.prey(table, eagle, flyer, stakes)
        zone = table.eagle_zone[eagle]
        asleep = 0 if table.hunting[eagle] else 1
        for face in range(1, 4):
            chance = self.chances[face]
            if rolled:
                chance = 1.0 if table.dice[eagle] == face else 0.0
            flight = face - asleep
            if flight == 0 or chance == 0.0:
                continue
            one, other = found[(zone + flight) % ZONES], found[(zone - flight) % ZONES]
            if one is other:
                self.suffer(table, one, chance, stakes, lost)
            elif one.spite >= other.spite:
                self.suffer(table, one, chance * SURE, stakes, lost)
                self.suffer(table, other, chance * (1.0 - SURE), stakes, lost)
            else:
                self.suffer(table, other, chance * SURE, stakes, lost)
                self.suffer(table, one, chance * (1.0 - SURE), stakes, lost)

    def prey(self, table: LeapingState, eagle: int, flyer: int, stakes: list[float]) -> list[Prey]:
        """By zone: whom the flyer would eat there, and whom it would send over the cliff."""
        leader = -1
        for clan in range(table.players):
            if clan != flyer and (leader < 0 or self.points[clan] > self.points[leader]):
                leader = clan
        found = [Prey(table.players) for _ in range(ZONES)]
        spites = [-1e9] * ZONES
        zones = self.zone_of[eagle]
        clear, edge = self.clear, self.edge
        size: i64 = self.board.size
        hex: i64
        for hex in range(size):
            stack = i64(table.stacks[hex])
            zone = zones[hex]
            if stack == 0 or zone < 0:
                continue
            level: i64 = HEIGHT[stack] - 1
            owner = ((stack >> 3 * level) & 7) - 1
            prey = found[zone]
            if edge[hex]:
                while level >= 0:
                    clan = ((stack >> 3 * level) & 7) - 1
                    if clan != flyer and stakes[hex] > FALL:
                        prey.falls[clan] += stakes[hex] - FALL
                        prey.spite += stakes[hex] - FALL
                    level -= 1
            if clear[hex]:
                spite = stakes[hex]
                if owner == flyer:
                    spite *= -OWN
                elif owner == leader:
                    spite *= LEADER
                if spite > spites[zone]:
                    spites[zone] = spite
                    prey.eaten = hex
        for zone in range(ZONES):
            if found[zone].eaten >= 0:
                found[zone].spite += spites[zone]
        return found

    def suffer(
        self, table: LeapingState, prey: Prey, chance: float, stakes: list[float], lost: list[float]
    ) -> None:
        hex = prey.eaten
        if hex < 0:
            return
        stack = i64(table.stacks[hex])
        level: i64 = HEIGHT[stack] - 1
        eaten = ((stack >> 3 * level) & 7) - 1
        stake = stakes[hex]
        if self.edge[hex] and prey.falls[eaten] >= stake - FALL > 0.0:
            stake = FALL  # the rest is among the falls
        lost[eaten] += chance * stake
        for clan in range(table.players):
            lost[clan] += chance * prey.falls[clan]


def flyer_to_come(table: LeapingState, eagle: int) -> int:
    """LL-4.4, LL-12.3: who will fly an eagle next; of two players each has one."""
    flyer = next_flyer(table)
    return 1 - flyer if table.players == 2 and eagle == RED else flyer


def exposure(board: Canyon, eagle: int, zone: int, hunting: bool) -> list[float]:
    """By hex: how likely an eagle's next die takes it to whoever is there in the open."""
    odds = threats(board, eagle, zone, hunting)
    found = [0.0] * board.size
    for hex in range(board.size):
        if board.clear >> hex & 1:
            certain, chosen = odds[hex]
            found[hex] = certain + EITHER_WAY * chosen
    return found
