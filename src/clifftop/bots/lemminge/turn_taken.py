"""A turn of Lemminge that another player has taken, and how well a hand explains it.

The others are taken for guides, with some doubt: these play the card that brings most, and keep the
cards that are better than a new one can be expected to be. So a turn tells what was not in the
hand.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from clifftop.bots.lemminge.race.guide import PILES, TILE, VICTORY, RaceGuide, held, worst
from clifftop.bots.lemminge.race.race_table import RaceTable
from clifftop.games.lemminge.pieces import CARDS, HAND_LIMIT, KINDS, LEMMINGS, VALUES

REFILLED: Final = -1  # instead of a card
DOUBT: Final = 0.5  # steps: so much less is chosen one time in three, beside the best
WHIM: Final = 0.05  # how often anything is done
STRANGE: Final = 2.0  # the logarithm of how unlikely it is to drop other cards
LIMIT: Final = 40.0


@final
class TurnTaken:
    """By what lay open when the turn began. `hand` is what is held then, as it is thought."""

    def __init__(self, race: RaceTable, guide: RaceGuide, time: i64) -> None:
        seat = race.mover
        guide.look_around(race, seat)
        self.time = time
        self.seat = seat
        self.card: i64 = REFILLED
        self.size = i64(race.sizes[seat])
        self.most = guide.most
        self.lowest = race.lowest[:]
        self.sums = race.sums[:]
        self.hand = vec[i16]([i16(0)] * CARDS)
        self.dropped = vec[i16]([i16(0)] * CARDS)
        self.scratch = vec[i16]([i16(0)] * CARDS)
        self.draw = 0.0  # what a new card can be expected to be worth
        self.gains = vec[float]([0.0] * CARDS)  # by card: what it brings, but for the hand
        self.worths = vec[float]([0.0] * (HAND_LIMIT + 1))
        self.log = 0.0  # how well the hand explains it
        card: i64
        terrain: i64
        for terrain in range(KINDS):
            self.draw += guide.drawn(terrain, i64(self.lowest[terrain]), i64(self.sums[terrain]))
        for card in range(CARDS):
            self.gains[card] = gain(race, guide, seat, card)

    def explained(self) -> float:
        """The logarithm of how likely this turn was."""
        hand = self.hand
        chosen = 0.0
        worths = self.worths
        number: i64 = 0
        terrain: i64
        value: i64
        for terrain in range(KINDS):
            first = VALUES * terrain
            before = 1.0
            for value in range(VALUES):
                if i64(hand[first + value]) == 0:
                    continue
                low = i64(self.lowest[terrain])
                total = i64(self.sums[terrain])
                if before > 0.0:
                    before = -held(hand, first, low, total, self.most)
                hand[first + value] -= 1
                worth = before + held(
                    hand, first, value, total + value if value <= low else value, self.most
                )
                hand[first + value] += 1
                worth += self.gains[first + value]
                if first + value == self.card:
                    chosen = worth
                worths[number] = worth
                number += 1
        refill = self.refill()
        if self.card == REFILLED:
            chosen = refill
        worths[number] = refill
        number += 1
        total_share = 0.0
        at: i64
        for at in range(number):
            more = (worths[at] - chosen) / DOUBT
            total_share += math.exp(more if more < LIMIT else LIMIT)
        found = math.log((1.0 - WHIM) / total_share + WHIM / float(number))
        if self.card == REFILLED and not self.is_what_is_left():
            found -= STRANGE
        return found

    def refill(self) -> float:
        """What new cards are worth."""
        scratch, hand = self.scratch, self.hand
        card: i64
        for card in range(CARDS):
            scratch[card] = hand[card]
        worth = float(HAND_LIMIT - self.size) * self.draw + self.drops()
        if worth == 0.0 and self.size:
            worth = -VICTORY
        return worth

    def drops(self) -> float:
        """What is gained by dropping the worst cards of `scratch`, which are gone then."""
        scratch = self.scratch
        gained = 0.0
        terrain: i64
        for terrain in range(KINDS):
            first = VALUES * terrain
            low = i64(self.lowest[terrain])
            total = i64(self.sums[terrain])
            while True:
                value, more = worst(scratch, first, low, total, self.draw, self.most)
                if value < 0:
                    break
                gained += more
                scratch[first + value] -= 1
        return gained

    def is_what_is_left(self) -> bool:
        """Whether what was kept is what is left in `scratch`."""
        card: i64
        for card in range(CARDS):
            if i64(self.scratch[card]) != i64(self.hand[card]) - i64(self.dropped[card]):
                return False
        return True


def gain(race: RaceTable, guide: RaceGuide, seat: i64, card: i64) -> float:
    """What a card brings on the board, and what it makes of the piles for the others."""
    terrain = card // VALUES
    value = card % VALUES
    low = i64(race.lowest[terrain])
    total = i64(race.sums[terrain])
    after = total + value if value <= low else value
    piles = guide.drawn(terrain, value, after) - guide.drawn(terrain, low, total)
    left, places, reach = race.reach.unwalled, race.places, race.reach
    best = -1e9
    lemming: i64
    for lemming in range(LEMMINGS * seat, LEMMINGS * seat + LEMMINGS):
        place = i64(places[lemming])
        end = race.end(card, lemming)
        worth = 0.1 * float(i64(left[place]) - i64(left[end]) - race.harm)
        if race.has_tile(card) and end == reach.end(terrain, place, value, False):
            worth += TILE
        if end == race.size and i64(places[2 * LEMMINGS * seat + 1 - lemming]) == race.size:
            worth += VICTORY
        if worth > best:
            best = worth
    return best - PILES * piles
