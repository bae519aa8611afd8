"""What the eagles are likely to do next, and to whom.

Players fly an eagle where it hurts the others most. That is looked at for each face of each die,
so a lemming is in danger only if somebody wants to come for it.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clifftop.bots.leaping.greedy_worth import next_flyer, threats
from clifftop.bots.leaping.hand_values import MOST_CLANS
from clifftop.games.leaping.board.canyon import Canyon
from clifftop.games.leaping.pieces import BLUE, RED
from clifftop.games.leaping.questions import ROLL
from clifftop.games.leaping.stacks import HEIGHT
from clifftop.games.leaping.state import LeapingState

NOWHERE: Final = -1
ZONES: Final = 6
FALL: Final = 1.0  # LL-5.8: what a lemming that is sent over the cliff still brings
OWN: Final = 4.0  # how much more an own lemming's loss counts to a flyer than another's
LEADER: Final = 2.0  # … and that of the leader among the others
EITHER_WAY: Final = 0.5  # how likely an eagle that can take two ways takes the one to here
SURE: Final = 0.8  # how likely the flyer takes the way that looks better from here


@final
class EagleForecast:
    """The hunting circles of a canyon, by hex, and what an eagle finds in each zone there."""

    def __init__(self, board: Canyon) -> None:
        self.board = board
        self.size: i64 = board.size
        zones = [NOWHERE] * (2 * board.size)  # by eagle and hex
        for eagle in (RED, BLUE):
            for zone in range(ZONES):
                for hex in range(board.size):
                    if board.zone[eagle][zone] >> hex & 1:
                        zones[eagle * board.size + hex] = zone
        self.zone_of = vec[i64]([i64(zone) for zone in zones])
        self.clear = [board.clear >> hex & 1 == 1 for hex in range(board.size)]
        self.edge = [board.cliff_edge >> hex & 1 == 1 for hex in range(board.size)]
        total = sum(board.die_weights)
        self.chances = [weight / total for weight in board.die_weights]
        # By zone, as the flyer sees it: the hex where it feasts, what it gains by coming, and by
        # clan what that loses over the cliff.
        self.eaten = vec[i64]([i64(NOWHERE)] * ZONES)
        self.spite = vec[float]([0.0] * ZONES)
        self.falls = vec[float]([0.0] * (ZONES * MOST_CLANS))
        self.hunger = vec[float]([0.0] * ZONES)
        self.lost = vec[float]([0.0] * MOST_CLANS)
        # The hexes with a stack, in their order.
        self.taken = vec[i64]([0] * board.size)
        self.number: i64 = 0

    def see(self, taken: vec[i64], number: i64) -> None:
        """There are stacks on so many hexes, the taken ones, of the table that comes next."""
        self.taken = taken
        self.number = number

    def losses(self, table: LeapingState, stakes: vec[float], points: vec[float]) -> vec[float]:
        """By clan: what it can be expected to lose when the eagles fly next. `stakes` has by hex
        what the lemming on top there is worth to its clan, `points` by clan what it has."""
        clan: i64
        for clan in range(MOST_CLANS):
            self.lost[clan] = 0.0
        for eagle in (RED, BLUE):
            self.add_losses(table, eagle, stakes, points)
        return self.lost

    def add_losses(
        self, table: LeapingState, eagle: int, stakes: vec[float], points: vec[float]
    ) -> None:
        rolled = table.dice_left and table.value == 0 and table.asked != ROLL
        if rolled:
            flyer = table.flyer(eagle)
            if not table.dice_left >> eagle & 1:
                return
        else:
            flyer = flyer_to_come(table, eagle)
        self.look_for_prey(table, eagle, flyer, stakes, points)
        spite = self.spite
        zone: i64 = table.eagle_zone[eagle]
        asleep = 0 if table.hunting[eagle] else 1
        for face in range(1, 4):
            chance = self.chances[face]
            if rolled:
                chance = 1.0 if table.dice[eagle] == face else 0.0
            flight: i64 = face - asleep
            if flight == 0 or chance == 0.0:
                continue
            one, other = (zone + flight) % ZONES, (zone - flight + ZONES) % ZONES
            if one == other:
                self.suffer(table, one, chance, stakes)
            elif spite[one] >= spite[other]:
                self.suffer(table, one, chance * SURE, stakes)
                self.suffer(table, other, chance * (1.0 - SURE), stakes)
            else:
                self.suffer(table, other, chance * SURE, stakes)
                self.suffer(table, one, chance * (1.0 - SURE), stakes)

    def look_for_prey(
        self, table: LeapingState, eagle: int, flyer: i64, stakes: vec[float], points: vec[float]
    ) -> None:
        """By zone: whom the flyer would eat there, and whom it would send over the cliff."""
        leader: i64 = -1
        clan: i64
        players: i64 = table.players
        for clan in range(players):
            if clan != flyer and (leader < 0 or points[clan] > points[leader]):
                leader = clan
        eaten, spite, falls, hunger = self.eaten, self.spite, self.falls, self.hunger
        zone: i64
        for zone in range(ZONES):
            eaten[zone] = NOWHERE
            spite[zone] = 0.0
            hunger[zone] = -1e9
        at: i64
        for at in range(ZONES * MOST_CLANS):
            falls[at] = 0.0
        zones = self.zone_of
        clear, edge = self.clear, self.edge
        first = eagle * self.size
        for at in range(self.number):
            hex = self.taken[at]
            zone = zones[first + hex]
            if zone < 0:
                continue
            stack = i64(table.stacks[hex])
            level: i64 = HEIGHT[stack] - 1
            owner = ((stack >> 3 * level) & 7) - 1
            if edge[hex]:
                while level >= 0:
                    clan = ((stack >> 3 * level) & 7) - 1
                    if clan != flyer and stakes[hex] > FALL:
                        falls[MOST_CLANS * zone + clan] += stakes[hex] - FALL
                        spite[zone] += stakes[hex] - FALL
                    level -= 1
            if clear[hex]:
                gain = stakes[hex]
                if owner == flyer:
                    gain *= -OWN
                elif owner == leader:
                    gain *= LEADER
                if gain > hunger[zone]:
                    hunger[zone] = gain
                    eaten[zone] = hex
        for zone in range(ZONES):
            if eaten[zone] >= 0:
                spite[zone] += hunger[zone]

    def suffer(self, table: LeapingState, zone: i64, chance: float, stakes: vec[float]) -> None:
        hex = self.eaten[zone]
        if hex < 0:
            return
        lost, falls = self.lost, self.falls
        stack = i64(table.stacks[hex])
        level: i64 = HEIGHT[stack] - 1
        eaten = ((stack >> 3 * level) & 7) - 1
        stake = stakes[hex]
        if self.edge[hex] and falls[MOST_CLANS * zone + eaten] >= stake - FALL > 0.0:
            stake = FALL  # the rest is among the falls
        lost[eaten] += chance * stake
        clan: i64
        players: i64 = table.players
        for clan in range(players):
            lost[clan] += chance * falls[MOST_CLANS * zone + clan]


def flyer_to_come(table: LeapingState, eagle: int) -> int:
    """LL-4.4, LL-12.3: who will fly an eagle next; of two players each has one."""
    flyer = next_flyer(table)
    return 1 - flyer if table.players == 2 and eagle == RED else flyer


def exposure(board: Canyon, eagle: int, zone: int, hunting: bool) -> list[float]:
    """By hex: how likely an eagle's next die takes it to a lemming there in the open."""
    odds = threats(board, eagle, zone, hunting)
    found = [0.0] * board.size
    for hex in range(board.size):
        if board.clear >> hex & 1:
            certain, chosen = odds[hex]
            found[hex] = certain + EITHER_WAY * chosen
    return found
