"""What the cards of one terrain promise in Lemminge, with its pile as it lies.

A hand is a list of plays to come. A card that joins a high pile brings several turns' worth of
movement; one that brings less than a turn does on the whole is as good as none. The best order is
found once for every pile and handful of cards that come up.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from clifftop.bots.judges.lemminge_weights import (
    JOINS,
    PLAYS,
    SIZES,
    STARTS,
    TABLED,
)
from clifftop.games.lemminge.pieces import CARDS, COPIES, KINDS, VALUES
from clifftop.games.lemminge.state import LemmingeState

RATE: Final = 3.0  # movement that a turn brings on the whole
MOST: Final = 12  # movement that can be put to use at once
LATER: Final = 0.9  # of what a play promises, for each one of its terrain before it

HANDFULS: Final = 288  # ways to hold cards of one terrain: the product of 1 + COPIES
LARGEST: Final = 20  # 1 + the sum of all cards of a terrain


@final
class Promises:
    """By pile and handful: what the plays of a terrain promise beyond what turns bring anyway, and
    what the best first play gives."""

    def __init__(self) -> None:
        size = VALUES * LARGEST * HANDFULS
        self.known = [False] * size
        self.promised = [0.0] * size

    def promise(self, lowest: i64, total: i64, handful: i64) -> float:
        key = (lowest * LARGEST + total) * HANDFULS + handful
        if self.known[key]:
            return self.promised[key]
        best = 0.0
        value: i64
        radix: i64 = 1
        for value in range(VALUES):
            copies: i64 = COPIES[value]
            if handful // radix % (copies + 1):
                gives = total + value if value <= lowest else value
                own = excess(gives) + LATER * self.promise(value, gives, handful - radix)
                if own > best:
                    best = own
            radix *= copies + 1
        self.known[key] = True
        self.promised[key] = best
        return best


def excess(movement: i64) -> float:
    """What a play that gives so much is worth beyond a turn. A play that gives less costs."""
    if movement > MOST:
        movement = MOST
    return float(movement) - RATE


def handful(hands: vec[i16], first: i64) -> i64:
    """The cards of a terrain as a number; `first` is the place of its 0s in the hands."""
    return i64(hands[first]) + 3 * (
        i64(hands[first + 1])
        + 4 * (i64(hands[first + 2]) + 4 * (i64(hands[first + 3]) + 3 * i64(hands[first + 4])))
    )


PROMISES: Final = Promises()


def hand_promise(table: LemmingeState, seat: i64) -> float:
    """What all cards of a hand promise together."""
    promise = 0.0
    terrain: i64
    for terrain in range(KINDS):
        held = handful(table.hands, CARDS * seat + VALUES * terrain)
        promise += PROMISES.promise(i64(table.lowest[terrain]), i64(table.sums[terrain]), held)
    return promise


def hand_worth(table: LemmingeState, seat: i64) -> tuple[float, i64, i64]:
    """What a hand is worth in steps, with the piles as they lie, and what its two best cards would
    give now."""
    hands, sums = table.hands, table.sums
    worth = PLAYS[3] * hand_promise(table, seat) + SIZES[i64(table.hand_sizes[seat])]
    best: i64 = 0
    second: i64 = 0
    third: i64 = 0
    terrain: i64
    value: i64
    for terrain in range(KINDS):
        first = CARDS * seat + VALUES * terrain
        lowest = i64(table.lowest[terrain])
        total = i64(sums[terrain])
        for value in range(VALUES):
            number = i64(hands[first + value])
            if number == 0:
                continue
            gives = value
            if value <= lowest:
                gives += total
                if gives > TABLED:
                    gives = TABLED
                worth += float(number) * JOINS[value][gives]
            else:
                worth += float(number) * STARTS[value]
            if gives > MOST:
                gives = MOST
            while number:
                number -= 1
                if gives > best:
                    third = second
                    second = best
                    best = gives
                elif gives > second:
                    third = second
                    second = gives
                elif gives > third:
                    third = gives
                else:
                    break
    worth += float(best) * PLAYS[0] + float(second) * PLAYS[1] + float(third) * PLAYS[2]
    return worth, best, second
