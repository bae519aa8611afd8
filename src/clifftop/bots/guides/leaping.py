"""The guide of Leaping Lemmings: what a greedy player does at a glance.

Whoever plays on with it finds others who do nearly what the greedy bot would: the same lemming to
the same hex, a favor or IT'S A 5 where a longer move is worth its price, the eagles to whom it
hurts. Other Special Actions it leaves in the hand, for they take too long to look through.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from clifftop.bots.greedy.leaping_worth import FAVOR as PRICE_OF_FAVOR
from clifftop.bots.greedy.leaping_worth import HIGHEST_CARD
from clifftop.bots.guides.leaping_glance import Glance
from clifftop.bots.judges.leaping_flights import ZONES
from clifftop.bots.judges.leaping_race import Race
from clifftop.games.leaping import questions as q
from clifftop.games.leaping.actions import CARD, EAGLE, FAVOR, PASS, START, ZONE
from clifftop.games.leaping.board import Canyon
from clifftop.games.leaping.moving import FROM_START, movement
from clifftop.games.leaping.pieces import HOVER, ITS_A_5
from clifftop.games.leaping.reach import regular_destinations
from clifftop.games.leaping.state import LeapingState
from clifftop.kernel.luck import Luck

WAVERS: Final = 0.02  # points by which moves that are about as good change places
WHIM: Final = 256  # … and how finely
PRICE_OF_FIVE: Final = 1.0  # LL-10.1: what IT'S A 5 brings unused
HIGHER_DIVE: Final = 1.0  # LL-8.3: what two favors buy
# What it has an opinion of.
SEEN: Final = frozenset(
    [q.MOVE, q.DESTINATION, q.FEAST, q.WHICH_DIE, q.WHICH_ZONE, q.SCATTER_WHERE]
)
NOBODY: Final = -2  # neither a hex nor the Start Area
WORST: Final = -1e9


@final
class LeapingGuide:
    """What it knows of a canyon, and the move that it has in mind."""

    def __init__(self, board: Canyon, race: Race) -> None:
        self.board = board
        self.glance = Glance(board, race)
        self.table: LeapingState | None = None  # for which it has a move in mind:
        self.mover = NOBODY  # the lemming, and where that goes
        self.goal = 0

    def choose(self, table: LeapingState, actions: list[int], luck: Luck) -> int:
        asked = table.asked
        if asked == q.DESTINATION and self.has_in_mind(table, actions):
            return self.goal
        if asked not in SEEN:
            return actions[luck.below(len(actions))]
        self.glance.take_in(table)
        if asked == q.MOVE:
            return self.phase(table, actions, luck)
        if asked == q.DESTINATION:
            self.best_end(table, table.hex, actions, luck)
            return self.goal
        if asked == q.FEAST:
            return self.feast(table, actions, luck)
        if asked == q.WHICH_DIE:
            return self.die(table, actions, luck)
        if asked == q.WHICH_ZONE:
            return self.zone(table, actions, luck)
        return self.scattered(table, actions, luck)

    def has_in_mind(self, table: LeapingState, actions: list[int]) -> bool:
        """Whether the move that it has thought of is one of this table, and not of another where
        nobody asked for its end."""
        return self.table is table and self.mover == table.hex and self.goal in actions

    def phase(self, table: LeapingState, actions: list[int], luck: Luck) -> int:
        """LL-4.3: the lemming whose move brings most; before it, what makes the move longer."""
        best = actions[0]
        most = WORST
        mover, goal = NOBODY, 0
        for action in actions:
            if action <= START:
                hex = FROM_START if action == START else action
                gain = self.moved(table, hex, movement(table, action == START), luck)
                if gain > most:
                    most = gain
                    best = action
                    mover, goal = hex, self.goal
        self.table, self.mover, self.goal = table, mover, goal
        last = actions[len(actions) - 1]
        if last <= PASS:
            return best
        return self.helped(table, actions, best, most, luck)

    def helped(
        self, table: LeapingState, actions: list[int], best: int, most: float, luck: Luck
    ) -> int:
        """LL-8.3, LL-9.11: a favor or IT'S A 5 first, if that is better than just to move."""
        longer = 0.0
        plain = most
        price = PRICE_OF_FAVOR if self.glance.left > 1 else 0.0
        for action in actions:
            if action == FAVOR + 1:
                longer = self.longest(table, actions, table.value + 1, luck) - price
            elif action == FAVOR + 2:
                longer = plain + HIGHER_DIVE - 2.0 * price
            elif action == CARD + ITS_A_5:
                longer = self.longest(table, actions, HIGHEST_CARD, luck) - PRICE_OF_FIVE
            else:
                continue
            if longer > most:
                most = longer
                best = action
                self.mover = NOBODY
        return best

    def longest(self, table: LeapingState, actions: list[int], value: int, luck: Luck) -> float:
        """What the best move brings if the card were of this value."""
        points = max(0, value - 2 * table.caution[table.to_act])
        most = WORST
        mover, goal = self.mover, self.goal
        for action in actions:
            if action <= START:
                hex = FROM_START if action == START else action
                most = max(most, self.moved(table, hex, points, luck))
        self.mover, self.goal = mover, goal
        return most

    def moved(self, table: LeapingState, hex: int, points: int, luck: Luck) -> float:
        ends = regular_destinations(table, table.to_act, hex, points)
        return self.best_end(table, hex, ends, luck)

    def best_end(self, table: LeapingState, hex: int, ends: list[int], luck: Luck) -> float:
        """What a lemming gains by its best way, which is the goal from now on."""
        glance = self.glance
        clan = glance.clan
        most = WORST
        for end in ends:
            gain = glance.arriving(table, clan, end)
            if gain > most - WAVERS:
                gain += whim(luck)
                if gain > most:
                    most = gain
                    self.goal = end
        return most + glance.leaving(table, hex)

    def feast(self, table: LeapingState, actions: list[int], luck: Luck) -> int:
        """LL-5.4: the one whose loss helps most."""
        glance = self.glance
        glance.see_eagle(table.eagle, table.eagle_zone[table.eagle], False)
        return liked(actions, [glance.eaten(table, action) for action in actions], luck)

    def die(self, table: LeapingState, actions: list[int], luck: Luck) -> int:
        """LL-4.1: first the eagle whose flight brings more."""
        return liked(actions, [self.resolved(table, action - EAGLE) for action in actions], luck)

    def resolved(self, table: LeapingState, eagle: int) -> float:
        """What the canyon is worth after the die of an eagle; then all is as before."""
        zone, hunting = table.eagle_zone[eagle], table.hunting[eagle]
        face = table.dice[eagle]
        flight = face - (0 if hunting else 1)
        if flight > 0:
            one = self.flown(table, eagle, (zone + flight) % ZONES)
            worth = max(one, self.flown(table, eagle, (zone - flight) % ZONES))
        else:
            self.glance.see_eagle(eagle, zone, hunting or face != HOVER)
            worth = self.glance.canyon(table)
        self.glance.see_eagle(eagle, zone, hunting)
        return worth

    def zone(self, table: LeapingState, actions: list[int], luck: Luck) -> int:
        """LL-5.1: where the eagle finds the best prey, or threatens the others most from."""
        worths = [self.flown(table, table.eagle, action - ZONE) for action in actions]
        return liked(actions, worths, luck)

    def flown(self, table: LeapingState, eagle: int, zone: int) -> float:
        """What the canyon is worth when an eagle has come to a zone and eaten."""
        glance = self.glance
        prey = self.board.zone[eagle][zone] & table.occupied & self.board.clear
        glance.see_eagle(eagle, zone, prey == 0)
        gain = WORST if prey else 0.0
        while prey:
            lowest = prey & -prey
            prey ^= lowest
            gain = max(gain, glance.eaten(table, lowest.bit_length() - 1))
        return gain + glance.canyon(table)

    def scattered(self, table: LeapingState, actions: list[int], luck: Luck) -> int:
        """LL-5.7, LL-5.8: own lemmings to the best place, others to the worst."""
        glance = self.glance
        clan: i64 = table.clan_at(table.hex, table.level)
        return liked(actions, [glance.arriving(table, clan, end) for end in actions], luck)


def liked(actions: list[int], gains: list[float], luck: Luck) -> int:
    """The action that gains most, or one that is nearly as good."""
    best = actions[0]
    most = WORST
    for at in range(len(actions)):
        gain = gains[at] + whim(luck)
        if gain > most:
            most = gain
            best = actions[at]
    return best


def whim(luck: Luck) -> float:
    """Nobody is always of the same mind about what is nearly as good."""
    return WAVERS / WHIM * float(luck.below(WHIM))
