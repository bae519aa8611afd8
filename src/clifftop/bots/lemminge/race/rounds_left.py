"""How a race of Lemminge looks: how many rounds a seat still needs, and who will win.

What a hand is worth depends on the piles as they lie, on the ground ahead and on how many others
play before; nearly all of that is looked up in `LearnedRounds`.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from clifftop.bots.lemminge.race.learned_rounds import (
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
    LearnedRounds,
    phase,
)
from clifftop.bots.lemminge.race.race_table import RaceTable
from clifftop.games.lemminge.pieces import CARDS, HAND_LIMIT, KINDS, LEMMINGS, VALUES

A_STEP: Final = 0.023  # rounds for a tenth of a step; what was learnt says how much more or less


def estimate(race: RaceTable, learned: LearnedRounds, seat: i64, wait: i64) -> float:
    """Rounds until a seat is home that has to wait for so many turns. What was looked up is left in
    `active`, to learn from."""
    reach = race.reach
    one = i64(race.places[LEMMINGS * seat])
    other = i64(race.places[LEMMINGS * seat + 1])
    near = i64(reach.left[one])
    far = i64(reach.left[other])
    near_steps = i64(reach.plain[one])
    far_steps = i64(reach.plain[other])
    waits = wait if wait < WAITS else WAITS - 1
    later: i64 = 1 if wait else 0
    total = A_STEP * float(near + far) + float(wait) / float(race.players)
    total += look_at_hand(race, learned, seat, waits)
    look_at_plays(race, seat, one, other)
    best = rounded(race.gains[0], BEST)
    second = rounded(race.gains[1], BEST)
    third = rounded(race.gains[2], 2 * THIRD) // 2
    if near > far:
        near, far = far, near
        near_steps, far_steps = far_steps, near_steps
    index = PLAYS_AT + ((later * BEST + best) * BEST + second) * THIRD + third
    total += look_up(race, learned, KINDS, index)
    index = SIZES_AT + waits * (HAND_LIMIT + 1) + i64(race.sizes[seat])
    total += look_up(race, learned, KINDS + 1, index)
    total += look_up(race, learned, KINDS + 2, STEPS_AT + near_steps * STEPS + far_steps)
    total += look_up(race, learned, KINDS + 4, NEAR_AT + hardness(near, near_steps))
    total += look_up(race, learned, KINDS + 5, FAR_AT + hardness(far, far_steps))
    alone: i64 = 1 if near == 0 else 0
    index = CLOSE_AT + ((later * 2 + alone) * CLOSE + rounded(far, CLOSE)) * BEST + best
    total += look_up(race, learned, KINDS + 3, index)
    return total


def look_up(race: RaceTable, learned: LearnedRounds, sight: i64, index: i64) -> float:
    race.active[sight] = index
    return learned.weights[index]


def look_at_hand(race: RaceTable, learned: LearnedRounds, seat: i64, waits: i64) -> float:
    """What the cards of each terrain do, with its pile as it lies."""
    total = 0.0
    terrain: i64
    for terrain in range(KINDS):
        pile = (waits * VALUES + i64(race.lowest[terrain])) * SUMS + i64(race.sums[terrain])
        handful = handful_at(race.hands, CARDS * seat + VALUES * terrain)
        total += look_up(race, learned, terrain, HANDS_AT + pile * HANDFULS + handful)
    return total


def handful_at(hands: vec[i16], at: i64) -> i64:
    """The cards of one terrain as one number, from the place of its 0s on."""
    return (
        i64(hands[at])
        + 3 * i64(hands[at + 1])
        + 12 * i64(hands[at + 2])
        + 48 * i64(hands[at + 3])
        + 144 * i64(hands[at + 4])
    )


def look_at_plays(race: RaceTable, seat: i64, one: i64, other: i64) -> None:
    """How far the best three cards bring either lemming now, as `gains`, in tenths of steps."""
    left, hands, gains = race.reach.left, race.hands, race.gains
    near = i64(left[one])
    far = i64(left[other])
    best: i64 = 0
    second: i64 = 0
    third: i64 = 0
    card: i64
    for card in range(CARDS):
        number = i64(hands[CARDS * seat + card])
        if number == 0:
            continue
        gain = near - i64(left[race.open_end(card, one)])
        gain_other = far - i64(left[race.open_end(card, other)])
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
    gains[0] = best
    gains[1] = second
    gains[2] = third


def estimate_all(race: RaceTable, learned: LearnedRounds, mover: i64) -> None:
    """Of all seats, if this one is to move."""
    seat: i64
    for seat in range(race.players):
        race.rounds[seat] = estimate(race, learned, seat, (seat - mover) % race.players)


def chances(race: RaceTable, learned: LearnedRounds) -> list[float]:
    """To win, by seat."""
    estimate_all(race, learned, race.mover)
    rounds = race.rounds
    least = rounds[0]
    seat: i64
    for seat in range(race.players):
        if rounds[seat] < least:
            least = rounds[seat]
    sharp = learned.sharpness[phase(least)]
    total = 0.0
    shares: list[float] = []
    for seat in range(race.players):
        share = math.exp(-sharp * (rounds[seat] - least))
        shares.append(share)
        total += share
    return [share / total for share in shares]


def chance(race: RaceTable, learned: LearnedRounds, seat: i64, own: float) -> float:
    """To win, for a seat that needs so many rounds, and the others as estimated."""
    rounds = race.rounds
    least = own
    other: i64
    for other in range(race.players):
        if other != seat and rounds[other] < least:
            least = rounds[other]
    sharp = learned.sharpness[phase(least)]
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
