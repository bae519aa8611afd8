"""The guide of Leaping Lemmings: what a sensible player does at a glance.

It brings lemmings on by what the race makes of each step, away from where eagles can come, and
flies eagles to those who have come farthest. Special Actions it leaves in the hand, but for IT'S A
5 at the cliff edge.
"""

from __future__ import annotations

from typing import Final, final

from clifftop.bots.judges.leaping_flights import threats
from clifftop.bots.judges.leaping_race import Race
from clifftop.games.leaping import questions as q
from clifftop.games.leaping.actions import CARD, DIVE, OVER_THE_CLIFF, START, ZONE
from clifftop.games.leaping.board import Canyon
from clifftop.games.leaping.moving import movement
from clifftop.games.leaping.pieces import BLUE, ITS_A_5, RED
from clifftop.games.leaping.state import LeapingState
from clifftop.kernel.luck import Luck

PELLET: Final = 0.5  # what it is worth to leave a hex with a pellet, or to come to one
WHIM: Final = 256  # how finely the guide wavers between moves that are about as good
WAVERS: Final = 0.3  # points
LOW_CARD: Final = 3


@final
class LeapingGuide:
    """What there is to know about a canyon, by hex."""

    def __init__(self, board: Canyon, race: Race) -> None:
        self.board = board
        self.race = race
        self.steps: list[list[float]] = []  # by cards left, then by distance: what it is worth
        start = race.start
        for left in range(race.cards + 1):
            none = race.at(left, start, start, start)
            worths = [race.at(left, far, start, start) - none for far in range(start + 1)]
            self.steps.append(worths)
        self.threats = [
            threats(board, eagle, zone, hunting)
            for eagle in (RED, BLUE)
            for zone in range(6)
            for hunting in (False, True)
        ]

    def choose(self, table: LeapingState, actions: list[int], luck: Luck) -> int:
        asked = table.asked
        if asked == q.MOVE:
            return self.lemming(table, actions, luck)
        if asked == q.DESTINATION:
            return self.destination(table, actions, luck)
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

    def worth_of_steps(self, table: LeapingState) -> list[float]:
        left = 0
        for count in table.deck:
            left += count
        return self.steps[left]

    def red_threats(self, table: LeapingState) -> list[float]:
        return self.threats[2 * table.eagle_zone[RED] + table.hunting[RED]]

    def blue_threats(self, table: LeapingState) -> list[float]:
        return self.threats[12 + 2 * table.eagle_zone[BLUE] + table.hunting[BLUE]]

    def lemming(self, table: LeapingState, actions: list[int], luck: Luck) -> int:
        """LL-4.3: the lemming whose move brings most."""
        worths = self.worth_of_steps(table)
        red, blue = self.red_threats(table), self.blue_threats(table)
        distance = self.race.distance
        points = movement(table, False)
        starting = movement(table, True)
        pellets = table.pellets
        best = actions[0]
        most = -1e9
        for action in actions:
            if action < START:
                far = distance[action]
                gain = (red[action] + blue[action] - 1.0) * worths[far]
                if pellets >> action & 1:
                    gain += PELLET
                if points > far:
                    gain += points - far
                else:
                    gain += worths[far - points]
            elif action == START:
                far = int(self.race.start)
                gain = worths[far - starting] if starting <= far else 3.0
            elif action == CARD + ITS_A_5:
                edge = table.tops[table.to_act] & self.board.cliff_edge
                if not edge or table.value > LOW_CARD:
                    continue
                return action
            else:
                continue
            gain += WAVERS / WHIM * float(luck.below(WHIM))
            if gain > most:
                most = gain
                best = action
        return best

    def destination(self, table: LeapingState, actions: list[int], luck: Luck) -> int:
        """LL-7.2: as far as it goes, to a pellet, and away from the eagles."""
        worths = self.worth_of_steps(table)
        red, blue = self.red_threats(table), self.blue_threats(table)
        distance = self.race.distance
        pellets, brush = table.pellets, self.board.brush
        best = actions[0]
        most = -1e9
        for action in actions:
            if action >= DIVE:
                gain = float(action - DIVE)
            else:
                gain = worths[distance[action]]
                if not brush >> action & 1:
                    gain *= 1.0 - red[action] - blue[action]
                if pellets >> action & 1:
                    gain += PELLET
            gain += WAVERS / WHIM * float(luck.below(WHIM))
            if gain > most:
                most = gain
                best = action
        return best

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
