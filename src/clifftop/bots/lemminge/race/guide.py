"""The guide of Lemminge: how the others are taken to play in a race.

It plays the card that brings its lemmings furthest, with some thought for the cards that are left,
as the greedy bot does. A turn takes three microseconds.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from clifftop.bots.lemminge.race.race_table import RaceTable
from clifftop.games.lemminge.pieces import CARDS, HAND_LIMIT, KINDS, LEMMINGS, VALUES
from clifftop.kernel.luck import Luck

# In steps; all as the greedy bot counts: nine times in ten it plays the same card.
RATE: Final = 3.6  # what a turn brings on the whole
TRUST: Final = 0.45  # how much of what a card would give now it will give when it is played
MOST: Final = 12.0  # movement that can be put to use
PILES: Final = 0.5  # what good piles are to the others, for each step a card can expect of them
TILE: Final = 0.4  # what a tile can spoil for the others
VICTORY: Final = 1000.0
WORST: Final = -1e9


def excess(movement: i64, most: float) -> float:
    """What a card that gives so much is worth in a hand that can put so much to use."""
    worth = float(movement)
    if worth > most:
        worth = most
    worth -= RATE
    return TRUST * worth if worth > 0.0 else 0.0


def held(hands: vec[i16], first: i64, lowest: i64, total: i64, most: float) -> float:
    """The cards of one terrain: those that can join the pile do so before one that cannot starts a
    new pile, which the others then join. `first` is the place of its 0s."""
    return run(hands, first, lowest, 0, total, most) + run(
        hands, first, VALUES - 1, lowest + 1, 0, most
    )


def run(hands: vec[i16], first: i64, highest: i64, lowest: i64, total: i64, most: float) -> float:
    """The cards from one value down to another, one after the other onto a pile."""
    worth = 0.0
    value = highest
    while value >= lowest:
        number = i64(hands[first + value])
        while number:
            total += value
            worth += excess(total, most)
            number -= 1
        value -= 1
    return worth


@final
class RaceGuide:
    """Sees no hand but that of the seat whose turn it is."""

    def __init__(self) -> None:
        self.unseen = vec[i16]([i16(0)] * CARDS)
        self.number = 1.0  # of all cards that are not seen
        self.most = MOST  # nobody can use more than the way that is left
        self.card: i64 = -1
        self.lemming: i64 = -1
        self.end: i64 = -1

    def take_turn(self, race: RaceTable, luck: Luck) -> None:
        seat = race.mover
        self.look_around(race, seat)
        worth = self.best_play(race, seat)
        refill, drops = self.refill(race, seat)
        if refill > worth:
            race.refill(seat, drops, luck)
        else:
            race.play(seat, self.card, self.lemming, self.end)

    def look_around(self, race: RaceTable, seat: i64) -> None:
        """How far it still is, and which cards are in the draw pile or in hands of others."""
        way = 0.0
        lemming: i64
        for lemming in range(LEMMINGS * seat, LEMMINGS * seat + LEMMINGS):
            way = max(way, 0.1 * float(i64(race.reach.unwalled[i64(race.places[lemming])])))
        self.most = min(way, MOST)
        hands, unseen = race.hands, self.unseen
        total: i64 = 0
        card: i64
        other: i64
        for card in range(CARDS):
            number = i64(race.deck[card])
            for other in range(race.players):
                if other != seat:
                    number += i64(hands[CARDS * other + card])
            unseen[card] = i16(number)
            total += number
        self.number = float(total) if total else 1.0

    def drawn(self, terrain: i64, lowest: i64, total: i64) -> float:
        """The part of a terrain in what a card not seen yet can be expected to be worth."""
        worth = 0.0
        value: i64
        for value in range(VALUES):
            number = i64(self.unseen[VALUES * terrain + value])
            if number:
                worth += float(number) * excess(
                    total + value if value <= lowest else value, self.most
                )
        return worth / self.number

    def best_play(self, race: RaceTable, seat: i64) -> float:
        """What the best card and lemming are worth, which are kept."""
        hands, places, reach = race.hands, race.places, race.reach
        left = reach.unwalled
        best = WORST
        card: i64
        lemming: i64
        for card in range(CARDS):
            if i64(hands[CARDS * seat + card]) == 0:
                continue
            terrain = card // VALUES
            value = card % VALUES
            lowest = i64(race.lowest[terrain])
            total = i64(race.sums[terrain])
            after = total + value if value <= lowest else value
            first = CARDS * seat + VALUES * terrain
            worth = -held(hands, first, lowest, total, self.most)
            hands[first + value] -= 1
            worth += held(hands, first, value, after, self.most)
            hands[first + value] += 1
            worth -= PILES * (
                self.drawn(terrain, value, after) - self.drawn(terrain, lowest, total)
            )
            for lemming in range(LEMMINGS * seat, LEMMINGS * seat + LEMMINGS):
                place = i64(places[lemming])
                end = race.end(card, lemming)
                whole = worth + 0.1 * float(i64(left[place]) - i64(left[end]) - race.harm)
                if race.has_tile(card) and end == reach.end(terrain, place, value, False):
                    whole += TILE
                partner = 2 * LEMMINGS * seat + 1 - lemming
                if end == race.size and i64(places[partner]) == race.size:
                    whole += VICTORY
                if whole > best:
                    best = whole
                    self.card = card
                    self.lemming = lemming
                    self.end = end
        return best

    def refill(self, race: RaceTable, seat: i64) -> tuple[float, i64]:
        """What new cards are worth, and how many old ones are dropped for them, which the race
        keeps. Those are dropped that a new card can be expected to be better than."""
        hands = race.hands
        draw = 0.0
        terrain: i64
        for terrain in range(KINDS):
            draw += self.drawn(terrain, i64(race.lowest[terrain]), i64(race.sums[terrain]))
        worth = float(HAND_LIMIT - i64(race.sizes[seat])) * draw
        drops: i64 = 0
        for terrain in range(KINDS):
            first = CARDS * seat + VALUES * terrain
            lowest = i64(race.lowest[terrain])
            total = i64(race.sums[terrain])
            while True:
                value, more = worst(hands, first, lowest, total, draw, self.most)
                if value < 0:
                    break
                worth += more
                hands[first + value] -= 1
                race.dropped[drops] = i16(VALUES * terrain + value)
                drops += 1
        number: i64
        for number in range(drops):
            hands[CARDS * seat + i64(race.dropped[number])] += 1
        if worth == 0.0 and i64(race.sizes[seat]):
            worth = WORST  # to pass is legal, but two who wait for each other would wait for ever
        return worth, drops


def worst(
    hands: vec[i16], first: i64, lowest: i64, total: i64, draw: float, most: float
) -> tuple[i64, float]:
    """The card of a terrain that is best replaced by one that is worth so much, and how much that
    gains; -1 if none is."""
    before = held(hands, first, lowest, total, most)
    found: i64 = -1
    gain = 0.0
    value: i64
    for value in range(VALUES):
        if i64(hands[first + value]):
            hands[first + value] -= 1
            more = draw + held(hands, first, lowest, total, most) - before
            hands[first + value] += 1
            if more > gain:
                gain = more
                found = value
    return found, gain
