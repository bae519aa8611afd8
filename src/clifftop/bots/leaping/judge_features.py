"""The features of a table of Leaping Lemmings: for each clan, numbers that can be weighed."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clifftop.bots.leaping.eagle_forecast import (
    ZONES,
    EagleForecast,
    exposure,
    flyer_to_come,
)
from clifftop.bots.leaping.expected_points import expected_points_in
from clifftop.bots.leaping.hand_values import MOST_CLANS, HandValues
from clifftop.bots.leaping.hex_set import HexSet
from clifftop.bots.leaping.leaders import HIGHEST_CARD, Leaders
from clifftop.games.leaping.options_and_board import Frame
from clifftop.games.leaping.pieces import BLUE, DECK_CARDS, FAVOR_PELLET, HAND, RED
from clifftop.games.leaping.questions import CLAIM
from clifftop.games.leaping.rules.score import dive_points, pellet_points
from clifftop.games.leaping.stacks import top_of
from clifftop.games.leaping.state import LeapingState

# Where in a clan's list of numbers each is.
POINTS: Final = 0  # that it would have if the game ended now
EXPECTED: Final = 1  # that its lemmings may still bring, were it alone
DANGER: Final = 2  # of those, what the eagles' next flight can be expected to cost
DANGER_TO_COME: Final = 3  # … as long as it may still move away
FAVORS: Final = 4  # favor pellets
PROGRESS: Final = 5  # steps that all its lemmings in the canyon have come
COVERED: Final = 6  # what its covered lemmings would bring
AT_PELLETS: Final = 7  # lemmings on a pellet, which they claim by leaving
FIVE: Final = 8  # IT'S A 5 unused
EXPOSURE: Final = 9  # what it would lose if eagles came to wherever they can
SHELTERED: Final = 10  # what those in brush would bring
CHOW: Final = 11
SCORED: Final = 12
EDGE: Final = 13  # lemmings on the edge
HIGH_CARDS: Final = 14  # EXPECTED, by how much better than usual the cards to come are
READY: Final = 15  # Active lemmings that a 5 takes over the cliff
CARDS: Final = 16  # + card: holds it
NUMBERS: Final = 32

MEAN_CARD: Final = 3.5
PELLET: Final = 0.69  # points of one that nobody has looked at: 14 of 1, 4 of 2, 14 favors
FAVOR: Final = 0.44  # how likely it is a favor
FOLLOWER: Final = 0.06  # points, for each step of those behind the three in front


@final
class Features:
    """The canyon of a game, with what can be worked out before it is played."""

    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        self.size: i64 = frame.board.size
        self.expected = expected_points_in(frame)
        self.leaders = Leaders(self.expected)
        self.hands = HandValues()
        self.forecast = EagleForecast(frame.board)
        # By eagle, zone and whether it hunts, then by hex.
        exposures: list[float] = []
        for eagle in (RED, BLUE):
            for zone in range(ZONES):
                for hunting in (False, True):
                    exposures += exposure(frame.board, eagle, zone, hunting)
        self.exposures = vec[float](exposures)
        # Of the table that is looked at: by clan the numbers named above, the hexes where lemmings
        # are, and by hex what the one on top there is worth to its clan.
        self.found = vec[float]([0.0] * (MOST_CLANS * NUMBERS))
        self.taken = vec[i64]([0] * frame.board.size)
        self.taken_hexes: i64 = 0
        self.stakes = vec[float]([0.0] * frame.board.size)
        self.pellets = HexSet(frame.board.size)
        self.points = vec[float]([0.0] * MOST_CLANS)

    def fits(self, frame: Frame) -> bool:
        """Whether it is this game's, too: every world that is imagined has a frame of its own."""
        own = self.frame
        return own is frame or (own.board is frame.board and own.short == frame.short)

    def numbers(self, table: LeapingState) -> list[list[float]]:
        """By clan, the numbers named above."""
        self.survey(table)
        return [
            [self.found[NUMBERS * clan + number] for number in range(NUMBERS)]
            for clan in range(table.players)
        ]

    def summed(self, table: LeapingState, worths: vec[float], left: i64) -> list[float]:
        """By clan, all its numbers together, each for its worth with so many cards left."""
        self.survey(table)
        found = self.found
        sums: list[float] = []
        clan: i64
        players: i64 = table.players
        at: i64
        for clan in range(players):
            total = 0.0
            for at in range(NUMBERS):
                total += worths[NUMBERS * left + at] * found[NUMBERS * clan + at]
            sums.append(total)
        return sums

    def survey(self, table: LeapingState) -> None:
        """Find all numbers of a table."""
        found = self.found
        at: i64
        clan: i64
        players: i64 = table.players
        for at in range(NUMBERS * players):
            found[at] = 0.0
        self.look_around(table)
        self.weigh_lemmings(table)
        self.hands.take_in(table)
        hands = self.hands.points
        for clan in range(players):
            at = NUMBERS * clan
            favors = table.purse[3 * clan + FAVOR_PELLET]
            seen = dive_points(table, clan) + pellet_points(table, clan) + favors // 3
            points = hands[clan] + float(seen)
            found[at + POINTS] = points
            found[at + FAVORS] = favors
            self.points[clan] = points
            found[at + FIVE] = 0.0 if table.id_used >> int(clan) & 1 else 1.0
            found[at + CHOW] = table.chow[clan]
            scored = 0
            for value in range(1, 6):
                scored += table.boxes[6 * clan + value]
            found[at + SCORED] = scored
        self.forecast.see(self.taken, self.taken_hexes)
        losses = self.forecast.losses(table, self.stakes, self.points)
        for clan in range(players):
            to_come = order_of(table, clan) >= table.moved
            if table.value == 0:
                to_come = table.dice_left == 0
            found[NUMBERS * clan + (DANGER_TO_COME if to_come else DANGER)] = losses[clan]
        self.add_exposure(table)
        for card in range(DECK_CARDS):
            holder = table.card_places[card] - HAND
            if 0 <= holder < table.players:
                found[NUMBERS * holder + CARDS + card] = 1.0
        if table.asked == CLAIM:
            at = NUMBERS * table.mover()
            found[at + POINTS] += PELLET
            found[at + FAVORS] += FAVOR

    def add_exposure(self, table: LeapingState) -> None:
        """Eagles that others fly may come to any hex that a die can take them to."""
        found, stakes, exposures = self.found, self.stakes, self.exposures
        red_flyer, blue_flyer = flyer_to_come(table, RED), flyer_to_come(table, BLUE)
        red = i64(2 * table.eagle_zone[RED] + table.hunting[RED]) * self.size
        blue = i64(2 * (ZONES + table.eagle_zone[BLUE]) + table.hunting[BLUE]) * self.size
        at: i64
        for at in range(self.taken_hexes):
            hex = self.taken[at]
            clan = top_of(i64(table.stacks[hex]))
            threat = 0.0
            if clan != red_flyer:
                threat = exposures[red + hex]
            if clan != blue_flyer:
                threat += exposures[blue + hex]
            found[NUMBERS * clan + EXPOSURE] += threat * stakes[hex]

    def look_around(self, table: LeapingState) -> None:
        """Every lemming in the canyon, where it is."""
        found, taken = self.found, self.taken
        distance, start = self.expected.distance, self.expected.start
        pellets = table.pellets
        if table.asked == CLAIM:
            pellets &= ~(1 << table.hex)
        self.pellets.take_in(pellets)
        self.taken_hexes = 0
        hex: i64
        for hex in range(self.size):
            stack = i64(table.stacks[hex])
            if stack == 0:
                continue
            taken[self.taken_hexes] = hex
            self.taken_hexes += 1
            far = distance[hex]
            active = NUMBERS * top_of(stack)
            if self.pellets.has(hex):
                found[active + AT_PELLETS] += 1.0
            if far < HIGHEST_CARD:
                found[active + READY] += 1.0
            while stack:
                at = NUMBERS * ((stack & 7) - 1)
                found[at + PROGRESS] += float(start - far)
                if far == 0:
                    found[at + EDGE] += 1.0
                stack >>= 3

    def weigh_lemmings(self, table: LeapingState) -> None:
        """What each clan can expect, and the stakes."""
        expected = self.expected
        found, stakes = self.found, self.stakes
        start = expected.start
        leaders = self.leaders
        leaders.look(table, self.taken, self.taken_hexes)
        near, place = leaders.near, leaders.place
        index: i64
        for index in range(self.taken_hexes):
            hex = self.taken[index]
            stakes[hex] = FOLLOWER * float(start - expected.distance[hex])
        left = 0
        total = 0
        for kind in range(4):
            left += table.deck[kind]
            total += (2 + kind) * table.deck[kind]
        better = total / left - MEAN_CARD if left else 0.0
        cards: i64 = left
        clan: i64
        players: i64 = table.players
        for clan in range(players):
            at = 3 * clan
            one, two, three = near[at], near[at + 1], near[at + 2]
            whole = expected.at(cards, one, two, three)
            again = start if table.start[clan] else expected.gone
            lost = whole - expected.at(cards, again, two, three)
            self.stake(clan, one, place[at], lost)
            lost = whole - expected.at(cards, one, again, three)
            self.stake(clan, two, place[at + 1], lost)
            lost = whole - expected.at(cards, one, two, again)
            self.stake(clan, three, place[at + 2], lost)
            found[NUMBERS * clan + HIGH_CARDS] = whole * better
            if table.value > 0 and order_of(table, clan) >= table.moved:
                whole = leaders.moved(table, clan, cards)
            found[NUMBERS * clan + EXPECTED] = whole

    def stake(self, clan: i64, far: i64, hex: i64, lost: float) -> None:
        """What a clan would lose with one of its three in front, which may be covered or wait at
        the start."""
        if hex >= 0:
            self.stakes[hex] = lost
            if not self.forecast.clear[hex]:
                self.found[NUMBERS * clan + SHELTERED] += lost
        elif far < self.expected.start:
            self.found[NUMBERS * clan + COVERED] += lost


def order_of(table: LeapingState, clan: i64) -> int:
    """When a clan moves this turn: 0 for the Eagle Player."""
    return int((clan - table.eagle_player + table.players) % table.players)
