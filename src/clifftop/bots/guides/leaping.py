"""The guide of Leaping Lemmings: what a sensible player does at a glance.

It moves the lemming that gains most by it, by what the race makes of each place, what the eagles
can do there as the greedy bot sees it, and who is covered or set free. It flies eagles to those who
have come farthest. Special Actions it leaves in the hand, but for IT'S A 5 at the cliff edge.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from clifftop.bots.greedy.leaping_worth import (
    EATEN,
    EITHER_WAY,
    OWN_EAGLE,
    SCATTERED,
    threats,
)
from clifftop.bots.judges.leaping_flights import ZONES, flyer_to_come
from clifftop.bots.judges.leaping_race import Race, cards_left
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
WAVERS: Final = 0.1  # points by which moves that are about as good change places
WHIM: Final = 256  # … and how finely
LOW_CARD: Final = 3  # up to which IT'S A 5 is worth playing
NOBODY: Final = -2  # neither a hex nor the Start Area
COVERED: Final = 0.25  # of what a lemming is worth, for one that is covered
RIVAL: Final = 0.33  # how much another's loss counts
NOBODY_THERE: Final = 500  # more than any distance; where only own ones are is farther still


@final
class LeapingGuide:
    """What it knows of a canyon, by hex, and the move that it has in mind."""

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
            for zone in range(ZONES)
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
            self.mover = NOBODY  # what it had in mind was for this table
            return self.goal
        if asked == q.FEAST:
            return self.feast(table, actions, luck)
        if asked == q.WHICH_ZONE:
            return self.zone(table, actions, luck)
        if asked == q.SCATTER_WHERE and actions[len(actions) - 1] == OVER_THE_CLIFF:
            # LL-5.8: others fall, the own do not.
            if table.clan_at(table.hex, table.level) != table.to_act:
                return OVER_THE_CLIFF
            return actions[luck.below(len(actions) - 1)]
        return actions[luck.below(len(actions))]

    def risks(self, table: LeapingState, eagle: int) -> list[float]:
        """By hex: what part of a lemming's worth an eagle can be expected to take."""
        own = 1 if flyer_to_come(table, eagle) == table.to_act else 0
        place = ZONES * eagle + table.eagle_zone[eagle]
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
        worths = self.places[cards_left(table)]
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
        least = 2 * NOBODY_THERE
        for action in actions:
            far = 3 * distance[action] + int(luck.below(3))
            if own >> action & 1:
                far = NOBODY_THERE - far
            if far < least:
                least = far
                best = action
        return best

    def zone(self, table: LeapingState, actions: list[int], luck: Luck) -> int:
        """LL-5.1: where one of the others has come farthest; to own lemmings only if it must."""
        eagle = table.eagle
        own = table.tops[table.to_act]
        distance = self.race.distance
        best = actions[0]
        least = 10 * NOBODY_THERE
        for action in actions:
            prey = self.board.zone[eagle][action - ZONE] & table.occupied & self.board.clear
            nearest = NOBODY_THERE
            while prey:
                lowest = prey & -prey
                prey ^= lowest
                hex = lowest.bit_length() - 1
                if own & lowest:
                    if nearest == NOBODY_THERE:
                        nearest = 2 * NOBODY_THERE - distance[hex]
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
