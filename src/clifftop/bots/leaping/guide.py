"""The guide of Leaping Lemmings: how everybody is taken to play on where a plan is tried out.

It does nearly what the greedy bot would, only faster: the same lemming to the same hex, a favor or
IT'S A 5 where a longer move is worth its price, the eagles to where it hurts. Other Special Actions
it leaves in the hand, for they take too long to look through.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from clifftop.bots.leaping.eagle_forecast import ZONES
from clifftop.bots.leaping.expected_points import ExpectedPoints
from clifftop.bots.leaping.greedy_worth import FAVOR as PRICE_OF_FAVOR
from clifftop.bots.leaping.greedy_worth import HIGHEST_CARD
from clifftop.bots.leaping.guide_moves import NOBODY, WORST, GuideMoves, whim
from clifftop.bots.leaping.quick_worth import QuickWorth
from clifftop.games.leaping import questions as q
from clifftop.games.leaping.actions import CARD, EAGLE, FAVOR, PASS, START, ZONE
from clifftop.games.leaping.board.canyon import Canyon
from clifftop.games.leaping.pieces import FAVOR_PELLET, HOVER, ITS_A_5
from clifftop.games.leaping.rules.cards.play import value_would_change
from clifftop.games.leaping.rules.lemmings_phase import go
from clifftop.games.leaping.rules.pellets import BETTER_DIVE, MORE_MOVEMENT, favors
from clifftop.games.leaping.rules.reach import FROM_START
from clifftop.games.leaping.state import LeapingState
from clifftop.kernel.luck import Luck

PRICE_OF_FIVE: Final = 1.0  # LL-10.1: what IT'S A 5 brings unused
HIGHER_DIVE: Final = 1.0  # LL-8.3: what two favors buy
# What it has an opinion of.
SEEN: Final = frozenset(
    [q.MOVE, q.DESTINATION, q.FEAST, q.WHICH_DIE, q.WHICH_ZONE, q.SCATTER_WHERE]
)


@final
class LeapingGuide:
    """What it knows of a canyon, and the move that it has in mind."""

    def __init__(self, board: Canyon, expected: ExpectedPoints) -> None:
        self.board = board
        self.quick_worth = QuickWorth(board, expected)
        self.moves = GuideMoves(self.quick_worth)
        self.table: LeapingState | None = None  # for which it has a move in mind:
        self.mover = NOBODY  # the lemming, and where that goes
        self.goal = 0

    def choose(self, table: LeapingState, actions: list[int], luck: Luck) -> int:
        asked = table.asked
        if asked == q.DESTINATION and self.has_in_mind(table, actions):
            return self.goal
        if asked not in SEEN:
            return actions[luck.below(len(actions))]
        self.quick_worth.take_in(table)
        if asked == q.MOVE:
            action = self.phase(table, luck)
            return action if action >= 0 else foremost(actions)
        if asked == q.DESTINATION:
            return self.goes(table, actions, luck)
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

    def moves_on(self, table: LeapingState, luck: Luck) -> bool:
        """The same as `choose` and what comes of it, in one go, if somebody is to move."""
        if table.asked != q.MOVE:
            return False
        self.quick_worth.take_in(table)
        action = self.phase(table, luck)
        if action > PASS:
            table.advance(action)
        elif action >= 0:
            table.legal = None
            table.hex = self.mover
            go(table, self.goal)
        return action >= 0

    def phase(self, table: LeapingState, luck: Luck) -> int:
        """LL-4.3: the lemming whose move brings most; before it, what makes the move longer. -1 if
        nobody can move."""
        moves = self.moves
        moves.look(table, luck)
        self.table, self.mover, self.goal = table, moves.mover, moves.goal
        if moves.mover == NOBODY:
            return -1
        helped = self.helped(table, luck)
        if helped >= 0:
            self.mover = NOBODY
            return helped
        return START if self.mover == FROM_START else self.mover

    def helped(self, table: LeapingState, luck: Luck) -> int:
        """LL-8.3, LL-9.11: a favor or IT'S A 5 first, if that is better than just to move; else
        -1."""
        if table.stage == 2:
            return -1
        moves = self.moves
        clan = table.to_act
        less = 2 * table.caution[clan]
        best = -1
        most = moves.gain
        if table.stage == 0 and table.purse[3 * clan + FAVOR_PELLET]:
            price = PRICE_OF_FAVOR if self.quick_worth.left > 1 else 0.0
            for action in favors(table):
                longer = WORST
                if action == FAVOR + MORE_MOVEMENT:
                    longer = moves.longer(table, max(0, table.value + 1 - less), luck) - price
                elif action == FAVOR + BETTER_DIVE:
                    longer = moves.gain + HIGHER_DIVE - 2.0 * price
                if longer > most:
                    most = longer
                    best = action
        if not table.frame.chaos and not table.id_used >> clan & 1:
            if value_would_change(table, clan):
                longer = moves.longer(table, max(0, HIGHEST_CARD - less), luck) - PRICE_OF_FIVE
                if longer > most:
                    best = CARD + ITS_A_5
        return best

    def goes(self, table: LeapingState, actions: list[int], luck: Luck) -> int:
        """Where a lemming that others have chosen goes best."""
        quick_worth = self.quick_worth
        return liked(
            actions, [quick_worth.arriving(table, quick_worth.clan, end) for end in actions], luck
        )

    def feast(self, table: LeapingState, actions: list[int], luck: Luck) -> int:
        """LL-5.4: the one whose loss helps most."""
        quick_worth = self.quick_worth
        quick_worth.see_eagle(table.eagle, table.eagle_zone[table.eagle], False)
        return liked(actions, [quick_worth.eaten(table, action) for action in actions], luck)

    def die(self, table: LeapingState, actions: list[int], luck: Luck) -> int:
        """LL-4.1: first the eagle whose flight brings more."""
        self.quick_worth.survey(table)
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
            self.quick_worth.see_eagle(eagle, zone, hunting or face != HOVER)
            worth = self.quick_worth.canyon(table)
        self.quick_worth.see_eagle(eagle, zone, hunting)
        return worth

    def zone(self, table: LeapingState, actions: list[int], luck: Luck) -> int:
        """LL-5.1: where the eagle finds the best prey, or threatens the others most from."""
        self.quick_worth.survey(table)
        worths = [self.flown(table, table.eagle, action - ZONE) for action in actions]
        return liked(actions, worths, luck)

    def flown(self, table: LeapingState, eagle: int, zone: int) -> float:
        """What the canyon is worth when an eagle has come to a zone and eaten."""
        quick_worth = self.quick_worth
        prey = self.board.zone[eagle][zone] & table.occupied & self.board.clear
        quick_worth.see_eagle(eagle, zone, prey == 0)
        gain = WORST if prey else 0.0
        while prey:
            lowest = prey & -prey
            prey ^= lowest
            gain = max(gain, quick_worth.eaten(table, lowest.bit_length() - 1))
        return gain + quick_worth.canyon(table)

    def scattered(self, table: LeapingState, actions: list[int], luck: Luck) -> int:
        """LL-5.7, LL-5.8: own lemmings to the best place, others to the worst."""
        quick_worth = self.quick_worth
        clan: i64 = table.clan_at(table.hex, table.level)
        return liked(actions, [quick_worth.arriving(table, clan, end) for end in actions], luck)


def foremost(actions: list[int]) -> int:
    """LL-7.4: nobody has a regular move, so the lemming that is farthest ahead claws."""
    best = actions[0]
    for action in actions:
        if action < START:
            best = action
    return best


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
