"""A table of Lemminge as a race: cards, piles and lemmings, which push each other.

A tile may be a bridge, but the ground stays as it is. A turn takes microseconds, so that bots can
learn from races and try turns out in them by the thousand.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from clifftop.bots.lemminge.race.card_reach import POINTS, CardReach
from clifftop.bots.lemminge.race.learned_rounds import SEEN
from clifftop.bots.lemminge.race.occupancy import Occupancy
from clifftop.bots.lemminge.race.push_search import PushSearch
from clifftop.games.lemminge.pieces import (
    ALL_CARDS,
    CARDS,
    FIRST_IN_PILE,
    HAND_LIMIT,
    KINDS,
    LEMMINGS,
    MEADOW,
    NUMBER_OF_CARDS,
    TILES,
    VALUES,
    cards_dealt,
)
from clifftop.games.lemminge.state import LemmingeState
from clifftop.kernel.luck import Luck

NOBODY: Final = -1


def card_at(deck: vec[i16], before: i64) -> i64:
    """The card of a draw pile that comes after so many others, if they lie in order."""
    card: i64 = 0
    before -= i64(deck[card])
    while before >= 0:
        card += 1
        before -= i64(deck[card])
    return card


@final
class RaceTable:
    """Places are those of a `CardReach`. Between turns only."""

    def __init__(self, players: int, reach: CardReach) -> None:
        self.players: i64 = players
        self.reach = reach
        self.size: i64 = reach.size
        self.occupancy = Occupancy(players, reach)
        self.push_search = PushSearch(self.occupancy, reach)
        self.places = self.occupancy.places
        self.hands = vec[i16]([i16(0)] * (CARDS * players))
        self.sizes = vec[i16]([i16(0)] * players)
        self.deck = vec[i16](ALL_CARDS)
        self.deck_size: i64 = NUMBER_OF_CARDS
        self.discards = vec[i16]([i16(0)] * CARDS)
        self.piles = vec[i16]([i16(0)] * CARDS)
        self.lowest = vec[i16]([i16(FIRST_IN_PILE)] * KINDS)
        self.sums = vec[i16]([i16(FIRST_IN_PILE)] * KINDS)
        self.tiles = vec[i16](TILES)
        self.mover: i64 = 0
        self.winner: i64 = NOBODY
        self.harm: i64 = 0  # tenths of steps: what pushes on the way to the last `end` do
        # Room for those that think about it: the guide, and `rounds_left`.
        self.gains = vec[i64]([0] * 3)
        self.active = vec[i64]([0] * SEEN)
        self.rounds = vec[float]([0.0] * players)
        self.dropped = vec[i16]([i16(0)] * HAND_LIMIT)
        self.drawn = vec[i16]([i16(0)] * HAND_LIMIT)

    def deal(self, luck: Luck) -> None:
        """LE-2.1, LE-2.2: a new race; seat 0 is the first player."""
        terrain: i64
        for terrain in range(KINDS):
            self.deck[VALUES * terrain + FIRST_IN_PILE] -= 1
            self.piles[VALUES * terrain + FIRST_IN_PILE] += 1
        self.deck_size -= KINDS
        for seat, number in enumerate(cards_dealt(int(self.players))):
            for _ in range(number):
                self.draw(seat, luck)

    def look_at(self, table: LemmingeState, reach: CardReach) -> None:
        """See a table as a race without a copy of it: nothing may be played."""
        self.reach = reach
        self.size = reach.size
        lemming: i64
        for lemming in range(LEMMINGS * self.players):
            place = i64(table.lemmings[lemming])
            self.places[lemming] = i16(place if place >= 0 else self.size + 2 + place)
        self.hands = table.hands
        self.sizes = table.hand_sizes
        self.lowest = table.lowest
        self.sums = table.sums
        self.deck = table.deck
        self.deck_size = table.deck_size
        self.mover = table.mover()
        kind: i64
        for kind in range(MEADOW + 1):
            self.tiles[kind] = i16(table.tiles_left[kind])

    def copy_table(self, table: LemmingeState, reach: CardReach) -> None:
        """Go on from a table where a turn begins."""
        self.look_at(table, reach)
        self.hands = table.hands[:]
        self.sizes = table.hand_sizes[:]
        self.deck = table.deck[:]
        self.discards = table.discards[:]
        self.piles = table.piles[:]
        self.lowest = table.lowest[:]
        self.sums = table.sums[:]
        self.winner = NOBODY
        self.occupancy.gather()

    def redeal(self, world: LemmingeState, seat: i64) -> None:
        """Take from another world what a seat cannot see."""
        hands = world.hands[:]
        card: i64
        for card in range(CARDS * seat, CARDS * seat + CARDS):
            hands[card] = self.hands[card]
        self.hands = hands
        self.deck = world.deck[:]

    def draw(self, seat: i64, luck: Luck) -> i64:
        """LE-3.1: a card for a hand; -1 if there is none."""
        if self.deck_size == 0:
            self.reshuffle()
            if self.deck_size == 0:
                return -1
        deck = self.deck
        card = card_at(deck, luck.below(self.deck_size))
        deck[card] -= 1
        self.deck_size -= 1
        self.hands[CARDS * seat + card] += 1
        self.sizes[seat] += 1
        return card

    def reshuffle(self) -> None:
        """LE-3.2: terrain piles with both 0s shrink to one 0, then the discards are the pile."""
        piles, discards = self.piles, self.discards
        card: i64
        terrain: i64
        for terrain in range(KINDS):
            if i64(piles[VALUES * terrain]) == 2:
                for card in range(VALUES * terrain, VALUES * terrain + VALUES):
                    discards[card] += piles[card]
                    piles[card] = 0
                discards[VALUES * terrain] -= 1
                piles[VALUES * terrain] = 1
                self.lowest[terrain] = 0
                self.sums[terrain] = 0
        number: i64 = 0
        for card in range(CARDS):
            number += i64(discards[card])
        self.deck, self.discards = discards, self.deck
        self.deck_size = number

    def is_home(self, seat: i64) -> bool:
        """LE-1.2: with all lemmings."""
        return (
            i64(self.places[LEMMINGS * seat]) == self.size
            and i64(self.places[LEMMINGS * seat + 1]) == self.size
        )

    def points(self, card: i64) -> i64:
        """LE-3.3, LE-3.4: the movement that a card gives, as the piles lie."""
        terrain = card // VALUES
        value = card % VALUES
        if value > i64(self.lowest[terrain]):
            return value
        points = i64(self.sums[terrain]) + value
        return points if points < POINTS else POINTS - 1

    def has_tile(self, card: i64) -> bool:
        """LE-3.4: whether a tile comes with a card."""
        terrain = card // VALUES
        if card % VALUES <= i64(self.lowest[terrain]):
            return False
        return i64(self.tiles[terrain]) > 0 or i64(self.tiles[MEADOW]) > 0

    def open_end(self, card: i64, place: i64) -> i64:
        """Where a card brings a lemming if nobody is in its way."""
        return self.reach.end(card // VALUES, place, self.points(card), self.has_tile(card))

    def end(self, card: i64, lemming: i64) -> i64:
        """Where a card brings a lemming."""
        place = i64(self.places[lemming])
        points = self.points(card)
        tile = self.has_tile(card)
        way = self.reach.way(card // VALUES, place, tile)
        self.harm = 0
        if self.occupancy.is_clear(way, points):
            return i64(way.ends[points])
        end = self.push_search.search(self.reach, card // VALUES, lemming, points, tile)
        self.harm = self.push_search.least - i64(self.reach.left[end])
        return end

    def go(self, card: i64, lemming: i64, end: i64) -> None:
        """LE-4: a lemming goes to where a card brings it."""
        occupancy = self.occupancy
        place = i64(self.places[lemming])
        points = self.points(card)
        tile = self.has_tile(card)
        if occupancy.is_clear(self.reach.way(card // VALUES, place, tile), points):
            occupancy.leave(lemming)
            occupancy.put(lemming, end)
        else:
            self.push_search.search(self.reach, card // VALUES, lemming, points, tile)
            self.push_search.walk()

    def lay(self, terrain: i64) -> None:
        """LE-3.4: a tile is gone; where it lies does not matter here."""
        kind = terrain if i64(self.tiles[terrain]) else MEADOW
        if i64(self.tiles[kind]):
            self.tiles[kind] -= 1

    def refill(self, seat: i64, drops: i64, luck: Luck) -> None:
        """LE-3.1: drop so many of the cards in `dropped`, and draw."""
        number: i64
        for number in range(drops):
            card = i64(self.dropped[number])
            self.hands[CARDS * seat + card] -= 1
            self.sizes[seat] -= 1
            self.discards[card] += 1
        while i64(self.sizes[seat]) < HAND_LIMIT:
            if self.draw(seat, luck) < 0:
                break
        self.mover = (seat + 1) % self.players

    def play(self, seat: i64, card: i64, lemming: i64, end: i64) -> None:
        """LE-3.3, LE-3.4: a card, and a lemming goes to a place."""
        terrain = card // VALUES
        value = card % VALUES
        self.go(card, lemming, end)
        self.hands[CARDS * seat + card] -= 1
        self.sizes[seat] -= 1
        if value <= i64(self.lowest[terrain]):
            self.sums[terrain] += i16(value)
        else:
            at: i64
            for at in range(VALUES * terrain, VALUES * terrain + VALUES):
                self.discards[at] += self.piles[at]
                self.piles[at] = 0
            self.sums[terrain] = i16(value)
            self.lay(terrain)
        self.piles[card] += 1
        self.lowest[terrain] = i16(value)
        other: i64
        for other in range(self.players):
            if self.is_home(other):
                self.winner = other
        self.mover = (seat + 1) % self.players
