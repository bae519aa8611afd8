"""The leaders: of each clan the three lemmings that are closest to the cliff edge.

A clan that has still to move this turn is a move ahead of what is expected of its lemmings.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clifftop.bots.leaping.expected_points import ExpectedPoints
from clifftop.bots.leaping.hand_values import MOST_CLANS
from clifftop.games.leaping.stacks import HEIGHT
from clifftop.games.leaping.state import LeapingState

ABOVE: Final = 2  # points of movement that a lemming on top costs the one below
HIGHEST_CARD: Final = 5


@final
class Leaders:
    """Distances by clan, three each, the closest first; and the hexes of those that are Active."""

    def __init__(self, expected: ExpectedPoints) -> None:
        self.expected = expected
        self.near = vec[i64]([expected.gone] * (3 * MOST_CLANS))
        self.place = vec[i64]([-1] * (3 * MOST_CLANS))

    def look(self, table: LeapingState, taken: vec[i64], number: i64) -> None:
        """See a table where there are stacks on so many hexes, the taken ones."""
        expected = self.expected
        near, place = self.near, self.place
        clan: i64
        players: i64 = table.players
        at: i64
        for at in range(3 * players):
            near[at] = expected.gone
            place[at] = -1
        for clan in range(players):
            waiting: i64 = min(3, table.start[clan])
            while waiting > 0:
                waiting -= 1
                near[3 * clan + waiting] = expected.start
        for at in range(number):
            hex = taken[at]
            stack = i64(table.stacks[hex])
            above: i64 = 0
            while stack:
                height: i64 = HEIGHT[stack] - 1
                self.add((stack >> 3 * height) - 1, hex, above)
                stack &= (1 << 3 * height) - 1
                above += 1

    def add(self, clan: i64, hex: i64, above: i64) -> None:
        """One more lemming, with so many above it, which count as distance."""
        near, place = self.near, self.place
        far = self.expected.distance[hex] + ABOVE * above
        here = hex if above == 0 else -1
        at = 3 * clan
        if far >= near[at + 2]:
            return
        if far < near[at + 1]:
            near[at + 2], place[at + 2] = near[at + 1], place[at + 1]
            if far < near[at]:
                near[at + 1], place[at + 1] = near[at], place[at]
                near[at], place[at] = far, here
            else:
                near[at + 1], place[at + 1] = far, here
        else:
            near[at + 2], place[at + 2] = far, here

    def moved(self, table: LeapingState, clan: i64, cards: i64) -> float:
        """What a clan can expect after the best move that this turn's card allows it."""
        expected = self.expected
        near = self.near
        value = table.value
        if clan == table.mover():
            value = HIGHEST_CARD if table.five else value + table.bonus
        loss = 2 * table.caution[clan]
        points: i64 = max(0, value - loss)
        doubled: i64 = max(0, 2 * value - loss) if table.quick >> int(clan) & 1 else points
        at = 3 * clan
        one, two, three = near[at], near[at + 1], near[at + 2]
        among = (one == expected.start) + (two == expected.start) + (three == expected.start)
        again = expected.start if table.start[clan] > among else expected.gone
        best = -1.0
        which: i64
        for which in range(3):
            far = near[at + which]
            steps = points
            if self.place[at + which] < 0:
                if far != expected.start:
                    continue
                steps = doubled
            if steps == 0:
                continue
            worth = 0.0
            if steps > far:
                worth = float(steps - far)
                far = again
            else:
                far -= steps
            if which == 0:
                worth += expected.at(cards, far, two, three)
            elif which == 1:
                worth += expected.at(cards, one, far, three)
            else:
                worth += expected.at(cards, one, two, far)
            if worth > best:
                best = worth
        return best if best >= 0.0 else expected.at(cards, one, two, three)
