"""What a table of Leaping Lemmings is worth to the greedy bot, worked out quickly.

Its worths are looked up here instead of worked out, and of a move only the two stacks that it
changes are looked at: so a guide can play as that bot does, some forty times as fast.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clifftop.bots.leaping.eagle_forecast import ZONES, flyer_to_come
from clifftop.bots.leaping.expected_points import ExpectedPoints, cards_left
from clifftop.bots.leaping.greedy_worth import (
    COVERED,
    EATEN,
    EITHER_WAY,
    HIGHEST_CARD,
    ON_PELLET,
    OWN_EAGLE,
    PELLET,
    RIVALRY,
    SCATTERED,
    STEP,
    progress,
    threats,
)
from clifftop.bots.leaping.hand_values import MOST_CLANS, HandValues
from clifftop.bots.leaping.hex_set import HexSet
from clifftop.games.leaping.actions import DIVE
from clifftop.games.leaping.board.canyon import Canyon
from clifftop.games.leaping.pieces import BLUE, RED
from clifftop.games.leaping.rules.reach import FROM_START
from clifftop.games.leaping.rules.score import dive_points
from clifftop.games.leaping.stacks import HEIGHT, without
from clifftop.games.leaping.state import LeapingState

CERTAIN: Final = 1.0  # no more than this is a threat


@final
class QuickWorth:
    """A canyon, and the table there that is looked at now."""

    def __init__(self, board: Canyon, expected: ExpectedPoints) -> None:
        self.board = board
        self.size: i64 = board.size
        progresses: list[float] = []  # by cards left, then by hex, last the Start Area
        for cards in range(expected.cards + 1):
            sure = max(0, cards + 1 - expected.among)
            progresses += progress(board, sure + (cards - sure) / 2)
        self.progress = vec[float](progresses)
        # By eagle, zone, whether it hunts, whether another or the own clan flies it, and by hex.
        chances: list[float] = []
        for eagle in (RED, BLUE):
            for zone in range(ZONES):
                for hunting in (False, True):
                    for either in (EITHER_WAY, OWN_EAGLE):
                        chances += odds(board, eagle, zone, hunting, either)
        self.odds = vec[float](chances)
        # By hex: what is lost of the one on top if an eagle comes.
        lost = [SCATTERED if board.brush >> hex & 1 else EATEN for hex in range(board.size)]
        self.lost = vec[float](lost)
        self.clan: i64 = 0
        self.left = 0  # cards
        self.pellets = HexSet(board.size)
        self.claim = 0.0  # what it brings to leave a pellet hex
        self.signs = vec[float]([0.0] * MOST_CLANS)
        # By clan: the points that it has, and what these were counted from.
        self.points = vec[float]([0.0] * MOST_CLANS)
        self.hands = HandValues()
        self.purse = b""
        self.boxes = b""
        self.worth_at: i64 = 0  # where in the progresses those of this table are
        self.red_flyer: i64 = 0
        self.blue_flyer: i64 = 0
        # By hex: whether each eagle ever comes there.
        self.in_red = [board.circle[RED] >> hex & 1 == 1 for hex in range(board.size)]
        self.in_blue = [board.circle[BLUE] >> hex & 1 == 1 for hex in range(board.size)]
        # The hexes with a stack, and what these are worth with the eagles where they were.
        self.number: i64 = 0
        self.taken = vec[i64]([0] * board.size)
        self.worths = vec[float]([0.0] * board.size)
        self.red_seen: i64 = 0
        self.blue_seen: i64 = 0
        # Where in the odds those of the eagles are, for others and for those that fly.
        self.red: i64 = 0
        self.own_red: i64 = 0
        self.blue: i64 = 0
        self.own_blue: i64 = 0

    def take_in(self, table: LeapingState) -> None:
        """Look at a table with the eyes of the seat that has to answer there."""
        self.pellets.take_in(table.pellets)
        self.clan = table.to_act
        self.left = cards_left(table)
        self.worth_at = self.left * (self.size + 1)
        self.red_flyer = flyer_to_come(table, RED)
        self.blue_flyer = 1 - self.red_flyer if table.players == 2 else self.red_flyer
        self.see_eagle(RED, table.eagle_zone[RED], table.hunting[RED])
        self.see_eagle(BLUE, table.eagle_zone[BLUE], table.hunting[BLUE])
        self.claim = PELLET + STEP * self.still_to_go(table)
        sign = -RIVALRY / table.players
        signs = self.signs
        clan: i64
        players: i64 = table.players
        for clan in range(players):
            signs[clan] = sign
        signs[self.leader(table)] = 2.0 * sign
        signs[table.to_act] = 1.0

    def leader(self, table: LeapingState) -> i64:
        """Which of the others has most, as far as one can see."""
        self.count_points(table)
        leader: i64 = -1
        clan: i64
        players: i64 = table.players
        points = self.points
        for clan in range(players):
            if clan != self.clan and (leader < 0 or points[clan] > points[leader]):
                leader = clan
        return leader

    def count_points(self, table: LeapingState) -> None:
        """Most moves bring none: then they are the same objects as at the last table."""
        changed = self.hands.take_in(table)
        if not changed and self.purse is table.purse and self.boxes is table.boxes:
            return
        self.purse = purse = table.purse
        self.boxes = table.boxes
        hands = self.hands.points
        for clan in range(table.players):
            points = PELLET * (purse[3 * clan] + purse[3 * clan + 1] + purse[3 * clan + 2])
            points += hands[clan]
            points += dive_points(table, clan)
            self.points[clan] = points

    def still_to_go(self, table: LeapingState) -> float:
        """A clan that looks at a pellet seems to the greedy bot to have its move still to come."""
        points = HIGHEST_CARD if table.five else table.value + table.bonus
        if table.quick >> table.to_act & 1:
            points *= 2
        return float(max(0, points - 2 * table.caution[table.to_act]))

    def see_eagle(self, eagle: int, zone: int, hunting: bool) -> None:
        """An eagle is here, or would be."""
        place = i64(4 * (ZONES * eagle + zone) + 2 * hunting) * self.size
        if eagle == RED:
            self.red, self.own_red = place, place + self.size
        else:
            self.blue, self.own_blue = place, place + self.size

    def stack(self, hex: i64, stack: i64, pellet: bool) -> float:
        """What a stack on a hex is worth: the one on top may move or be eaten, the others wait."""
        if stack == 0:
            return 0.0
        chances = self.odds
        signs = self.signs
        worth = self.progress[self.worth_at + hex]
        level: i64 = HEIGHT[stack] - 1
        total = 0.0
        factor = 1.0
        covered = False
        while level >= 0:
            clan = ((stack >> 3 * level) & 7) - 1
            threat = chances[(self.own_red if clan == self.red_flyer else self.red) + hex]
            threat += chances[(self.own_blue if clan == self.blue_flyer else self.blue) + hex]
            if threat > CERTAIN:
                threat = CERTAIN
            if covered:
                factor *= COVERED
                own = worth * factor * (1.0 - SCATTERED * threat)
            else:
                own = worth * (1.0 - self.lost[hex] * threat)
                if pellet:
                    own += PELLET * ON_PELLET
                covered = True
            total += signs[clan] * own
            level -= 1
        return total

    def leaving(self, table: LeapingState, hex: i64) -> float:
        """What it brings that the own lemming on top of a hex goes away."""
        if hex == FROM_START:
            return -self.progress[self.worth_at + self.size]
        pellet = self.pellets.has(hex)
        stack = i64(table.stacks[hex])
        rest = self.stack(hex, without(stack, HEIGHT[stack] - 1), False)
        return rest - self.stack(hex, stack, pellet) + (self.claim if pellet else 0.0)

    def eaten(self, table: LeapingState, hex: i64) -> float:
        """What it brings that an eagle takes the one on top."""
        pellet = self.pellets.has(hex)
        stack = i64(table.stacks[hex])
        rest = self.stack(hex, without(stack, HEIGHT[stack] - 1), pellet)
        return rest - self.stack(hex, stack, pellet)

    def arriving(self, table: LeapingState, clan: i64, end: i64) -> float:
        """What it brings that a lemming of a clan comes to a hex, or dives."""
        if end >= DIVE:
            return self.signs[clan] * float(end - DIVE)
        pellet = self.pellets.has(end)
        stack = i64(table.stacks[end])
        higher = stack | (clan + 1) << 3 * i64(HEIGHT[stack])
        return self.stack(end, higher, pellet) - self.stack(end, stack, pellet)

    def survey(self, table: LeapingState) -> None:
        """Find all stacks, before the same canyon is looked at with eagles here and there."""
        self.number = 0
        hex: i64
        for hex in range(self.size):
            stack = i64(table.stacks[hex])
            if stack:
                self.taken[self.number] = hex
                self.worths[self.number] = self.stack(hex, stack, self.pellets.has(hex))
                self.number += 1
        self.red_seen, self.blue_seen = self.red, self.blue

    def canyon(self, table: LeapingState) -> float:
        """All stacks together. Those outside the circle of an eagle that has flown are worth what
        they were."""
        total = 0.0
        red, blue = self.red != self.red_seen, self.blue != self.blue_seen
        at: i64
        for at in range(self.number):
            hex = self.taken[at]
            if (red and self.in_red[hex]) or (blue and self.in_blue[hex]):
                total += self.stack(hex, i64(table.stacks[hex]), self.pellets.has(hex))
            else:
                total += self.worths[at]
        return total


def odds(board: Canyon, eagle: int, zone: int, hunting: bool, either: float) -> list[float]:
    """By hex: how likely an eagle comes there that flies from here."""
    return [certain + either * chosen for certain, chosen in threats(board, eagle, zone, hunting)]
