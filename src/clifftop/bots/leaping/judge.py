"""The judge of Leaping Lemmings: points in hand and in sight, and how sure they are."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec

from clifftop.bots.leaping.expected_points import cards_left
from clifftop.bots.leaping.guide import LeapingGuide
from clifftop.bots.leaping.judge_features import Features
from clifftop.bots.leaping.judge_weights import AT_PAUSES, CERTAINTY, KNOTS, WORTHS
from clifftop.bots.search.judge import Judge, results
from clifftop.bots.search.win_chances import win_chances
from clifftop.games.leaping import questions as q
from clifftop.games.leaping.state import LeapingState
from clifftop.kernel.luck import Luck
from clifftop.kernel.state import OVER, State

CERTAIN: Final = 1.0  # the doubt is part of the weights already
# Here a seat that is asked once more begins something new.
RESTS: Final = frozenset([q.MOVE, q.SCATTER_WHO, q.FLEE_WHO, q.LOST_WHO])


@final
class LeapingJudge(Judge):
    """What it has worked out for a canyon it keeps for the next table there."""

    def __init__(self) -> None:
        self.features: Features | None = None
        self.guide: LeapingGuide | None = None
        self.worths_of = vec[float]()  # by cards left, then by number: what it is worth
        self.chances_of = vec[float]()  # … and how much it speaks for victory at a pause
        self.doubts: list[float] = []  # by cards left, in points

    def worths(self, state: State) -> list[float]:
        table = cast(LeapingState, state)
        if table.to_act == OVER:
            return results(state)
        left = cards_left(table)
        sums = self.features_of(table).summed(table, self.worths_of, left)
        return win_chances(sums, self.doubts[left])

    def paused(self, state: State, seat: int) -> float:
        """Between turns all have the same before them, so that more can be read from the numbers
        than what points they may bring."""
        table = cast(LeapingState, state)
        sums = self.features_of(table).summed(table, self.chances_of, cards_left(table))
        return win_chances(sums, CERTAIN)[seat]

    def numbers(self, state: State) -> list[list[float]]:
        """By clan, its features. The weights are fitted to these."""
        table = cast(LeapingState, state)
        return self.features_of(table).numbers(table)

    def settled(self, state: State, seat: int) -> bool:
        """A die or a card is next, or somebody else's move; or, since lemmings are scattered one by
        one and their ways do not depend on each other, the next of them."""
        table = cast(LeapingState, state)
        asked = table.asked
        if asked == q.ROLL or asked == q.REVEAL or asked == q.SCATTER_WHO:
            return True
        return asked == q.MOVE and table.to_act != seat

    def rests(self, state: State) -> bool:
        """A card or a favor has done its work, or some of it to one of several lemmings."""
        return cast(LeapingState, state).asked in RESTS

    def pauses(self, state: State) -> bool:
        """The eagles have flown, and the next movement card is still to come."""
        return cast(LeapingState, state).asked == q.REVEAL

    def by_the_clock(self, state: State) -> bool:
        """The dice and the movement card; others only look at a pellet or draw a card."""
        asked = cast(LeapingState, state).asked
        return asked == q.ROLL or asked == q.REVEAL

    def choose(self, state: State, actions: list[int], luck: Luck) -> int:
        table = cast(LeapingState, state)
        self.features_of(table)
        guide = self.guide
        assert guide is not None
        return guide.choose(table, actions, luck)

    def moves_on(self, state: State, luck: Luck) -> bool:
        table = cast(LeapingState, state)
        self.features_of(table)
        guide = self.guide
        assert guide is not None
        return guide.moves_on(table, luck)

    def features_of(self, table: LeapingState) -> Features:
        """What finds the features in this canyon, surveyed when its first table is seen."""
        features = self.features
        if features is None or not features.fits(table.frame):
            features = self.features = Features(table.frame)
            self.guide = LeapingGuide(table.board, features.expected)
            cards = range(features.expected.cards + 1)
            self.worths_of = vec[float](
                [between(knots, left) for left in cards for knots in WORTHS]
            )
            self.chances_of = vec[float](
                [between(knots, left) for left in cards for knots in AT_PAUSES]
            )
            self.doubts = [1.0 / between(CERTAINTY, left) for left in cards]
        return features


def between(knots: list[float], left: int) -> float:
    """What is given for some numbers of cards left, for this one; beyond the last as there."""
    at = 0
    while at + 2 < len(KNOTS) and left > KNOTS[at + 1]:
        at += 1
    part = (left - KNOTS[at]) / (KNOTS[at + 1] - KNOTS[at])
    if part > 1.0:
        part = 1.0
    return knots[at] * (1.0 - part) + knots[at + 1] * part
