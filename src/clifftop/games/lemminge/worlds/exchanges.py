"""From one way in which cards can have come to their draws to others: a Markov chain.

Two cards of one lot change places, or several pairs at once, unless somebody would then have given
up what they did not hold. An exchange is as likely one way as the other, and enough pairs at once
lead from any way to any other, so that in the long run all ways are equally likely. Most exchanges
between two seats fail if one of them gave up the card later; so every other time both seats get
back, out of any lot, the kinds of card that they have lost.
"""

from __future__ import annotations

from random import Random
from typing import Final, final

from clifftop.games.lemminge.drawn_cards import Draws
from clifftop.games.lemminge.pieces import CARDS

# The chain begins with a matching that is nearly fair already; this is long for what is left to do.
EXCHANGES: Final = 200
EXCHANGES_A_DRAW: Final = 4
ONE_MORE: Final = 0.25  # how likely one more pair is

NOBODY: Final = -1


@final
class Exchanges:
    """The cards of `cards`, by draw, change places; those behind are the draw pile, which is what
    is left of the newest lot. For every seat and card that the seat has given up, `given` has the
    times when, and `came` those of the draws that bring it."""

    def __init__(self, draws: Draws, cards: list[int], keys: int, rng: Random) -> None:
        self.cards = cards
        self.rng = rng
        self.number = len(draws.seats)
        spare = len(cards) - self.number
        self.seats = draws.seats + [NOBODY] * spare
        self.times = draws.times + [0] * spare
        newest = len(draws.contents) - 1
        self.lots = draws.lots + [newest] * spare
        self.places: list[list[int]] = [[] for _ in draws.contents]  # by lot
        self.draws_of: list[list[int]] = [[] for _ in range(keys // CARDS)]  # by seat
        for place, lot in enumerate(self.lots):
            self.places[lot].append(place)
        for draw, seat in enumerate(draws.seats):
            self.draws_of[seat].append(draw)
        self.given: list[list[int]] = [[] for _ in range(keys)]
        self.came: list[list[int]] = [[] for _ in range(keys)]
        for time, seat, card in draws.gone:
            self.given[CARDS * seat + card].append(time)
        for draw in range(self.number):
            self.came[CARDS * self.seats[draw] + cards[draw]].append(self.times[draw])

        self.pairs: list[tuple[int, int]] = []  # exchanged, and not yet to stay
        self.lost: list[int] = []  # whose draws brought one card less by that: seat * 25 + card

    def run(self) -> None:
        if self.number == 0:
            return
        several_lots = len(self.places) > 1
        for turn in range(EXCHANGES + EXCHANGES_A_DRAW * self.number):
            if several_lots and turn % 2:
                self.exchange_and_back()
            else:
                self.exchange_pairs()

    def any_pair(self) -> tuple[int, int]:
        """A draw, and any place of its lot."""
        one = int(self.rng.random() * self.number)
        places = self.places[self.lots[one]]
        return one, places[int(self.rng.random() * len(places))]

    def exchange_pairs(self) -> None:
        """One pair, or now and then two, or three, and so on: what does not fit after one pair may
        fit again after the next."""
        while True:
            one, other = self.any_pair()
            if self.cards[one] != self.cards[other]:
                self.exchange(one, other)
            if self.rng.random() > ONE_MORE:
                break
        self.keep_if(True)

    def exchange_and_back(self) -> None:
        """One seat gives another a card for a card, and, in a lot of any age, gets a card of the
        same kind back for one of the other kind. All such pairs are alike, the first one included,
        so what led here could as well have begun with the second; only lots of different size make
        one of the two likelier to be the first."""
        one, other = self.any_pair()
        seat, partner = self.seats[one], self.seats[other]
        lost, got = self.cards[one], self.cards[other]
        if partner in (NOBODY, seat) or lost == got:
            return
        self.exchange(one, other)
        chances: list[tuple[int, int]] = []
        for mine in self.draws_of[seat]:
            if self.cards[mine] == got:
                for theirs in self.draws_of[partner]:
                    if self.cards[theirs] == lost and self.lots[theirs] == self.lots[mine]:
                        chances.append((mine, theirs))
        mine, theirs = chances[int(self.rng.random() * len(chances))]
        self.exchange(mine, theirs)
        first, second = len(self.places[self.lots[one]]), len(self.places[self.lots[mine]])
        self.keep_if(self.rng.random() * second < first)

    def keep_if(self, likely: bool) -> None:
        """Keep the exchanges if everybody still held what they gave up, or take them back."""
        if not (likely and all(self.held(key) for key in self.lost)):
            for one, other in reversed(self.pairs):
                self.swap(one, other)
        self.pairs.clear()
        self.lost.clear()

    def exchange(self, one: int, other: int) -> None:
        self.pairs.append((one, other))
        self.swap(one, other)

    def swap(self, one: int, other: int) -> None:
        card = self.cards[one]
        self.set(one, self.cards[other])
        self.set(other, card)

    def set(self, place: int, card: int) -> None:
        """A place gets another card."""
        seat = self.seats[place]
        if seat != NOBODY:
            old, new = CARDS * seat + self.cards[place], CARDS * seat + card
            if self.given[old]:
                self.came[old].remove(self.times[place])
                self.lost.append(old)
            if self.given[new]:
                self.came[new].append(self.times[place])
        self.cards[place] = card

    def held(self, key: int) -> bool:
        """Whether a seat held a card whenever it gave one up."""
        came = self.came[key]
        for number, time in enumerate(self.given[key]):
            held = 0
            for when in came:
                if when < time:
                    held += 1
            if held <= number:
                return False
        return True
