"""The guide of Leaping Lemmings: what a sensible player does at a glance.

It moves the lemming that gains most by it, by what the race makes of each place, what the eagles
can do there, and who is covered or set free. It flies eagles to those who have come farthest.
Special Actions it leaves in the hand, but for IT'S A 5 at the cliff edge.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from clifftop.bots.greedy.leaping_worth import next_flyer, threats
from clifftop.bots.judges.leaping_race import Race
from clifftop.games.leaping import questions as q
from clifftop.games.leaping.actions import CARD, DIVE, OVER_THE_CLIFF, START, ZONE
from clifftop.games.leaping.board import Canyon
from clifftop.games.leaping.moving import FROM_START, movement
from clifftop.games.leaping.pieces import BLUE, ITS_A_5, RED
from clifftop.games.leaping.reach import regular_destinations
from clifftop.games.leaping.stacks import HEIGHT, clan_at, top_of
from clifftop.games.leaping.state import LeapingState
from clifftop.kernel.luck import Luck

PELLET: Final = 0.45  # what it is worth to leave a hex with a pellet, or to come to one
WHIM: Final = 256  # how finely the guide wavers between moves that are about as good
WAVERS: Final = 0.1  # points
LOW_CARD: Final = 3
NOBODY: Final = -2
EATEN: Final = 0.7  # how likely an eagle that comes eats this one of those it finds
SCATTERED: Final = 0.1  # what is lost on being chased away
EITHER_WAY: Final = 0.7  # how likely an eagle that can take two ways takes the one to here
OWN_EAGLE: Final = 0.2  # … when it is flown by the lemming's own clan
COVERED: Final = 0.25  # of what a lemming is worth, for one that is covered
RIVAL: Final = 0.33  # how much another's loss counts


@final
class LeapingGuide:
    """What there is to know about a canyon, by hex."""

    def __init__(self, board: Canyon, race: Race) -> None:
        self.board = board
        self.race = race
        self.places: list[list[float]] = []  # by cards left, then by hex: what it is to be there
        start = race.start
        for left in range(race.cards + 1):
            none = race.at(left, start, start, start)
            worths = [race.at(left, far, start, start) - none for far in race.distance]
            self.places.append(worths)
        # By eagle, zone, whether it hunts, and whether another or the own clan flies it.
        self.losses = [
            losses(board, eagle, zone, hunting, either)
            for eagle in (RED, BLUE)
            for zone in range(6)
            for hunting in (False, True)
            for either in (EITHER_WAY, OWN_EAGLE)
        ]
        self.mover = NOBODY  # the lemming that it has in mind, and where that goes
        self.goal = 0

    def choose(self, table: LeapingState, actions: list[int], luck: Luck) -> int:
        asked = table.asked
        if asked == q.MOVE:
            return self.lemming(table, actions, luck)
        if asked == q.DESTINATION:
            if table.hex != self.mover or self.goal not in actions:
                self.best_end(table, table.hex, actions, luck)
            return self.goal
        if asked == q.FEAST:
            return self.feast(table, actions, luck)
        if asked == q.WHICH_ZONE:
            return self.zone(table, actions, luck)
        if asked == q.SCATTER_WHERE:
            if actions[len(actions) - 1] == OVER_THE_CLIFF:
                if table.clan_at(table.hex, table.level) != table.to_act:
                    return OVER_THE_CLIFF
                return actions[luck.below(len(actions) - 1)]
        return actions[luck.below(len(actions))]

    def worth_of_places(self, table: LeapingState) -> list[float]:
        left = 0
        for count in table.deck:
            left += count
        return self.places[left]

    def risks(self, table: LeapingState, eagle: int) -> list[float]:
        """By hex: what part of a lemming's worth an eagle can be expected to take."""
        flyer = next_flyer(table)
        if eagle == RED and table.players == 2:
            flyer = 1 - flyer
        own = 1 if flyer == table.to_act else 0
        place = 6 * eagle + table.eagle_zone[eagle]
        return self.losses[4 * place + 2 * table.hunting[eagle] + own]

    def lemming(self, table: LeapingState, actions: list[int], luck: Luck) -> int:
        """LL-4.3: the lemming whose move brings most."""
        clan = table.to_act
        best = actions[0]
        most = -1e9
        mover, goal = NOBODY, 0
        for action in actions:
            if action <= START:
                hex = FROM_START if action == START else action
                points = movement(table, action == START)
                ends = regular_destinations(table, clan, hex, points)
                gain = self.best_end(table, hex, ends, luck)
                if gain > most:
                    most = gain
                    best = action
                    mover, goal = hex, self.goal
            elif action == CARD + ITS_A_5:
                edge = table.tops[clan] & self.board.cliff_edge
                if edge and table.value <= LOW_CARD:
                    return action
        self.mover = mover
        self.goal = goal
        return best

    def best_end(self, table: LeapingState, hex: int, ends: list[int], luck: Luck) -> float:
        """What a lemming gains by its best way, which is the goal from now on."""
        worths = self.worth_of_places(table)
        red, blue = self.risks(table, RED), self.risks(table, BLUE)
        clan: i64 = table.to_act
        most = -1e9
        for end in ends:
            if end >= DIVE:
                gain = float(end - DIVE)
            else:
                worth = worths[end]
                gain = worth * max(0.0, 1.0 - red[end] - blue[end])
                if table.pellets >> end & 1:
                    gain += PELLET
                stack = i64(table.stacks[end])
                if stack:
                    gain -= covering(worth, top_of(stack) == clan)
            gain += WAVERS / WHIM * float(luck.below(WHIM))
            if gain > most:
                most = gain
                self.goal = end
        if hex != FROM_START:
            worth = worths[hex]
            most -= worth * max(0.0, 1.0 - red[hex] - blue[hex])
            if table.pellets >> hex & 1:
                most += PELLET
            stack = i64(table.stacks[hex])
            below = HEIGHT[stack] - 2
            if below >= 0:
                most += covering(worth, clan_at(stack, below) == clan)
        return most

    def feast(self, table: LeapingState, actions: list[int], luck: Luck) -> int:
        """LL-5.4: the one of the others that has come farthest."""
        own = table.tops[table.to_act]
        distance = self.race.distance
        best = actions[0]
        least = 1000
        for action in actions:
            far = 3 * distance[action] + int(luck.below(3))
            if own >> action & 1:
                far = 500 - far
            if far < least:
                least = far
                best = action
        return best

    def zone(self, table: LeapingState, actions: list[int], luck: Luck) -> int:
        """LL-5.1: where one of the others has come farthest."""
        eagle = table.eagle
        own = table.tops[table.to_act]
        distance = self.race.distance
        best = actions[0]
        least = 10000
        for action in actions:
            prey = self.board.zone[eagle][action - ZONE] & table.occupied & self.board.clear
            nearest = 500
            while prey:
                lowest = prey & -prey
                prey ^= lowest
                hex = lowest.bit_length() - 1
                if own & lowest:
                    if nearest == 500:
                        nearest = 1000 - distance[hex]
                elif distance[hex] < nearest:
                    nearest = distance[hex]
            nearest = 4 * nearest + int(luck.below(4))
            if nearest < least:
                least = nearest
                best = action
        return best


def losses(board: Canyon, eagle: int, zone: int, hunting: bool, either: float) -> list[float]:
    """By hex: what part of a lemming's worth is lost to an eagle that flies from here."""
    found: list[float] = []
    odds = threats(board, eagle, zone, hunting)
    for hex in range(board.size):
        certain, chosen = odds[hex]
        part = SCATTERED if board.brush >> hex & 1 else EATEN
        found.append(part * (certain + either * chosen))
    return found


def covering(worth: float, own: bool) -> float:
    """What it costs to cover a lemming, or brings to set it free."""
    return COVERED * (worth if own else -RIVAL * worth)
