"""How a race of Lemminge looks: how many rounds a seat still needs, and who will win.

What a hand is worth depends on the piles as they lie, on the ground ahead and on how many others
play before; nearly all of that is looked up in a `Book`.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from clifftop.bots.judges.lemminge_book import (
    BEST,
    CLOSE,
    CLOSE_AT,
    FAR_AT,
    HANDFULS,
    HANDS_AT,
    HARDNESS,
    NEAR_AT,
    PLAYS_AT,
    SIZES_AT,
    STEPS,
    STEPS_AT,
    STRETCHES,
    SUMS,
    THIRD,
    WAITS,
    Book,
    phase,
)
from clifftop.bots.judges.lemminge_race import Race
from clifftop.bots.judges.lemminge_reach import POINTS
from clifftop.games.lemminge.pieces import CARDS, HAND_LIMIT, KINDS, LEMMINGS, VALUES

A_STEP: Final = 0.023  # rounds for a tenth of a step; the book says how much more or less


def estimate(race: Race, book: Book, seat: i64, wait: i64) -> float:
    """Rounds until a seat is home that has to wait for so many turns."""
    weights, active, hands = book.weights, race.active, race.hands
    reach = race.reach
    left = reach.left
    one = i64(race.places[LEMMINGS * seat])
    other = i64(race.places[LEMMINGS * seat + 1])
    near = i64(left[one])
    far = i64(left[other])
    waits = wait if wait < WAITS else WAITS - 1
    plain = reach.plain
    near_steps = i64(plain[one])
    far_steps = i64(plain[other])
    total = A_STEP * float(near + far) + float(wait) / float(race.players)
    best: i64 = 0
    second: i64 = 0
    third: i64 = 0
    terrain: i64
    value: i64
    for terrain in range(KINDS):
        at = CARDS * seat + VALUES * terrain
        lowest = i64(race.lowest[terrain])
        movement = i64(race.sums[terrain])
        handful: i64 = 0
        radix: i64 = 1
        for value in range(VALUES):
            number = i64(hands[at + value])
            if number:
                handful += radix * number
                points = value
                if value <= lowest:
                    points += movement
                    if points >= POINTS:
                        points = POINTS - 1
                if points:
                    gain = near - i64(left[reach.end(terrain, one, points)])
                    gain_other = far - i64(left[reach.end(terrain, other, points)])
                    if gain_other > gain:
                        gain = gain_other
                    if gain > third:
                        if gain > second:
                            third = second
                            if gain > best:
                                second = best
                                best = gain
                            else:
                                second = gain
                            if number > 1:
                                third = second
                                second = gain
                        else:
                            third = gain
            radix *= 3 if value == 0 or value == 3 else 4
        index = HANDS_AT + ((waits * VALUES + lowest) * SUMS + movement) * HANDFULS + handful
        active[terrain] = index
        total += weights[index]
    if near > far:
        near, far = far, near
        near_steps, far_steps = far_steps, near_steps
    best = rounded(best, BEST)
    second = rounded(second, BEST)
    third = rounded(third, 2 * THIRD) // 2
    later: i64 = 1 if wait else 0
    index = PLAYS_AT + ((later * BEST + best) * BEST + second) * THIRD + third
    active[KINDS] = index
    total += weights[index]
    index = SIZES_AT + waits * (HAND_LIMIT + 1) + i64(race.sizes[seat])
    active[KINDS + 1] = index
    total += weights[index]
    index = STEPS_AT + near_steps * STEPS + far_steps
    active[KINDS + 2] = index
    total += weights[index]
    index = NEAR_AT + hardness(near, near_steps)
    active[KINDS + 4] = index
    total += weights[index]
    index = FAR_AT + hardness(far, far_steps)
    active[KINDS + 5] = index
    total += weights[index]
    alone: i64 = 1 if near == 0 else 0
    index = CLOSE_AT + ((later * 2 + alone) * CLOSE + rounded(far, CLOSE)) * BEST + best
    active[KINDS + 3] = index
    total += weights[index]
    return total


def estimate_all(race: Race, book: Book, mover: i64) -> None:
    """Of all seats, if this one is to move."""
    seat: i64
    for seat in range(race.players):
        race.rounds[seat] = estimate(race, book, seat, (seat - mover) % race.players)


def chances(race: Race, book: Book) -> list[float]:
    """To win, by seat."""
    estimate_all(race, book, race.mover)
    rounds = race.rounds
    least = rounds[0]
    seat: i64
    for seat in range(race.players):
        if rounds[seat] < least:
            least = rounds[seat]
    sharp = book.sharpness[phase(least)]
    total = 0.0
    shares: list[float] = []
    for seat in range(race.players):
        share = math.exp(-sharp * (rounds[seat] - least))
        shares.append(share)
        total += share
    return [share / total for share in shares]


def chance(race: Race, book: Book, seat: i64, own: float) -> float:
    """To win, for a seat that needs so many rounds, and the others as estimated."""
    rounds = race.rounds
    least = own
    other: i64
    for other in range(race.players):
        if other != seat and rounds[other] < least:
            least = rounds[other]
    sharp = book.sharpness[phase(least)]
    others = 0.0
    for other in range(race.players):
        if other != seat:
            others += math.exp(-sharp * (rounds[other] - own))
    return 1.0 / (1.0 + others)


def rounded(tenths: i64, limit: i64) -> i64:
    """Steps, below a limit."""
    steps = (tenths + 5) // 10
    return steps if steps < limit else limit - 1


def hardness(left: i64, steps: i64) -> i64:
    """By how much harder a way is than it is long, and by its length."""
    hard = (left - 10 * steps) // 5
    if hard >= HARDNESS:
        hard = HARDNESS - 1
    if hard < 0:
        hard = 0
    stretch: i64 = 0
    while stretch < STRETCHES - 1 and steps > 3 * (stretch + 1) + stretch * stretch:
        stretch += 1
    return hard * STRETCHES + stretch
