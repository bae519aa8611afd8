"""Somebody who wants to get home, for playouts.

Random lemmings wander about until the last turn, so that the end of a random game says little about
where it began. A Walker leaves most things to luck as well, but its lemmings go forward, and games
are several times shorter.
"""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64

from clifftop.games.lemminge.actions import CROSS, HEX, STOP
from clifftop.games.lemminge.board.course import Course
from clifftop.games.lemminge.questions import STEP, TURN, WHO
from clifftop.games.lemminge.state import LemmingeState
from clifftop.kernel.luck import Luck
from clifftop.kernel.playout import Policy
from clifftop.kernel.state import State

SMALL_HAND: Final = 3  # with fewer cards, luck decides whether to refill
ASTRAY: Final[i64] = 10  # one step in so many goes anywhere


@final
class Walker(Policy):
    """Nine steps in ten lead to where the finish is nearest, whatever lies on the way; a lemming
    that would have to go back stops, and one that can cross does. It plays a card rather than
    refill unless its hand is small, and moves a lemming if one can be moved. Which card, which
    lemming, which tile and what to discard is left to luck."""

    def choose(self, state: State, actions: list[int], luck: Luck) -> int:
        table = cast(LemmingeState, state)
        first: i64 = 0
        end: i64 = len(actions)
        if table.asked == STEP:
            if actions[end - 2] == CROSS:
                return CROSS
            if luck.below(ASTRAY):
                return forward(table.board, table.lemmings[table.walker], actions, luck)
        elif table.asked == WHO:
            end -= 1  # but for STOP
        elif table.asked == TURN and table.hand_size(table.to_act) >= SMALL_HAND:
            first += 1  # but for REFILL
        return actions[first + luck.below(end - first)]


def forward(board: Course, place: int, actions: list[int], luck: Luck) -> int:
    """The step after which the finish is nearest, or STOP if all of them lead away from it. From
    the start area every step leads on."""
    best: i64 = STOP
    nearest: i64 = board.distance[place] if place >= 0 else board.size
    ties: i64 = 0
    at: i64
    for at in range(len(actions) - 1):
        distance: i64 = board.distance[actions[at] - HEX]
        if distance < nearest:
            ties = 0
            nearest = distance
        if distance == nearest:
            ties += 1
            if luck.below(ties) == 0:
                best = actions[at]
    return best
