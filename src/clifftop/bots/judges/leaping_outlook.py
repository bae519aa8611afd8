"""What a table of Leaping Lemmings holds for each clan, in numbers that can be weighed."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from clifftop.bots.judges.leaping_flights import ZONES, Flights, exposure, flyer_to_come
from clifftop.bots.judges.leaping_front import HIGHEST_CARD, Front
from clifftop.bots.judges.leaping_race import race_in
from clifftop.games.leaping.frame import Frame
from clifftop.games.leaping.pieces import BLUE, DECK_CARDS, FAVOR_PELLET, HAND, RED
from clifftop.games.leaping.questions import CLAIM
from clifftop.games.leaping.scoring import card_points, dive_points, pellet_points
from clifftop.games.leaping.stacks import top_of
from clifftop.games.leaping.state import LeapingState

# Where in a clan's list of numbers each is.
POINTS: Final = 0  # that it would have if the game ended now
RACE: Final = 1  # that its lemmings may still bring, were it alone
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
HIGH_CARDS: Final = 14  # the race, by how much better than usual the cards to come are
READY: Final = 15  # Active lemmings that a 5 takes over the cliff
CARDS: Final = 16  # + card: holds it
NUMBERS: Final = 32

MEAN_CARD: Final = 3.5
PELLET: Final = 0.69  # points of one that nobody has looked at: 14 of 1, 4 of 2, 14 favors
FAVOR: Final = 0.44  # how likely it is a favor
FOLLOWER: Final = 0.06  # points, for each step of those behind the three in front


@final
class Outlook:
    """The canyon of a game, with what can be worked out before it is played."""

    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        self.race = race_in(frame)
        self.flights = Flights(frame.board)
        self.exposures = [
            exposure(frame.board, eagle, zone, hunting)
            for eagle in (RED, BLUE)
            for zone in range(ZONES)
            for hunting in (False, True)
        ]

    def fits(self, frame: Frame) -> bool:
        """Whether it is this game's, too: every world that is imagined has a frame of its own."""
        own = self.frame
        return own is frame or (own.board is frame.board and own.short == frame.short)

    def numbers(self, table: LeapingState) -> list[list[float]]:
        """By clan, the numbers named above."""
        clan: i64
        players: i64 = table.players
        found: list[list[float]] = []
        for _ in range(table.players):
            found.append([0.0] * NUMBERS)
        taken = taken_hexes(table)
        self.look_around(table, taken, found)
        stakes = self.weigh_lemmings(table, found)
        points: list[float] = []
        for clan in range(players):
            numbers = found[clan]
            numbers[POINTS] += dive_points(table, clan) + card_points(table, clan)
            numbers[POINTS] += pellet_points(table, clan)
            favors = table.purse[3 * clan + FAVOR_PELLET]
            numbers[POINTS] += favors // 3
            numbers[FAVORS] = favors
            points.append(numbers[POINTS])
            numbers[FIVE] = 0.0 if table.id_used >> int(clan) & 1 else 1.0
            numbers[CHOW] = table.chow[clan]
            for value in range(1, 6):
                numbers[SCORED] += table.boxes[6 * clan + value]
        losses = self.flights.losses(table, stakes, points)
        for clan in range(players):
            to_come = order_of(table, clan) >= table.moved
            if table.value == 0:
                to_come = table.dice_left == 0
            found[clan][DANGER_TO_COME if to_come else DANGER] = losses[clan]
        self.add_exposure(table, taken, found, stakes)
        for card in range(DECK_CARDS):
            holder = table.card_places[card] - HAND
            if 0 <= holder < table.players:
                found[holder][CARDS + card] = 1.0
        if table.asked == CLAIM:
            found[table.mover()][POINTS] += PELLET
            found[table.mover()][FAVORS] += FAVOR
        return found

    def add_exposure(
        self,
        table: LeapingState,
        taken: list[i64],
        found: list[list[float]],
        stakes: list[float],
    ) -> None:
        """Eagles that others fly may come to any hex that a die can take them to."""
        red_flyer, blue_flyer = flyer_to_come(table, RED), flyer_to_come(table, BLUE)
        red = self.exposures[2 * table.eagle_zone[RED] + table.hunting[RED]]
        blue = self.exposures[2 * (ZONES + table.eagle_zone[BLUE]) + table.hunting[BLUE]]
        for hex in taken:
            clan = top_of(i64(table.stacks[hex]))
            threat = 0.0
            if clan != red_flyer:
                threat = red[hex]
            if clan != blue_flyer:
                threat += blue[hex]
            found[clan][EXPOSURE] += threat * stakes[hex]

    def look_around(self, table: LeapingState, taken: list[i64], found: list[list[float]]) -> None:
        """Every lemming in the canyon, where it is."""
        distance, start = self.race.distance, self.race.start
        pellets = table.pellets
        if table.asked == CLAIM:
            pellets &= ~(1 << table.hex)
        for hex in taken:
            stack = i64(table.stacks[hex])
            far: i64 = distance[hex]
            active = found[top_of(stack)]
            if pellets >> int(hex) & 1:
                active[AT_PELLETS] += 1.0
            if far < HIGHEST_CARD:
                active[READY] += 1.0
            while stack:
                numbers = found[(stack & 7) - 1]
                numbers[PROGRESS] += float(start - far)
                if far == 0:
                    numbers[EDGE] += 1.0
                stack >>= 3

    def weigh_lemmings(self, table: LeapingState, found: list[list[float]]) -> list[float]:
        """The race of each clan. By hex: what the lemming on top is worth to it."""
        race = self.race
        start = race.start
        front = Front(table, race)
        near, place = front.near, front.place
        stakes = [0.0] * table.board.size
        hex: i64
        size: i64 = table.board.size
        for hex in range(size):
            if table.stacks[hex]:
                stakes[hex] = FOLLOWER * float(start - race.distance[hex])
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
            numbers = found[clan]
            at = 3 * clan
            one, two, three = near[at], near[at + 1], near[at + 2]
            whole = race.at(cards, one, two, three)
            again = start if table.start[clan] else race.gone
            lost = whole - race.at(cards, again, two, three)
            self.stake(numbers, stakes, one, place[at], lost)
            lost = whole - race.at(cards, one, again, three)
            self.stake(numbers, stakes, two, place[at + 1], lost)
            lost = whole - race.at(cards, one, two, again)
            self.stake(numbers, stakes, three, place[at + 2], lost)
            numbers[HIGH_CARDS] = whole * better
            if table.value > 0 and order_of(table, clan) >= table.moved:
                whole = front.moved(table, clan, cards)
            numbers[RACE] = whole
        return stakes

    def stake(
        self,
        numbers: list[float],
        stakes: list[float],
        far: i64,
        hex: i64,
        lost: float,
    ) -> None:
        """What a clan would lose with one of its three in front, which may be covered or wait at
        the start."""
        if hex >= 0:
            stakes[hex] = lost
            if not self.flights.clear[hex]:
                numbers[SHELTERED] += lost
        elif far < self.race.start:
            numbers[COVERED] += lost


def taken_hexes(table: LeapingState) -> list[i64]:
    """Where lemmings are, in the order of the canyon."""
    found: list[i64] = []
    hex: i64
    size: i64 = table.board.size
    for hex in range(size):
        if i64(table.stacks[hex]):
            found.append(hex)
    return found


def order_of(table: LeapingState, clan: i64) -> int:
    """When a clan moves this turn: 0 for the Eagle Player."""
    return int((clan - table.eagle_player + table.players) % table.players)
