"""A turn of a race of Lemminge for a seat that wants to win: the one after which it looks best."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i16, i64

from clifftop.bots.lemminge.race.learned_rounds import (
    HANDFULS,
    HANDS_AT,
    SUMS,
    WAITS,
    LearnedRounds,
)
from clifftop.bots.lemminge.race.race_table import RaceTable, card_at
from clifftop.bots.lemminge.race.rounds_left import chance, estimate, handful_at
from clifftop.games.lemminge.pieces import CARDS, HAND_LIMIT, KINDS, LEMMINGS, VALUES
from clifftop.kernel.luck import Luck

DRAWS: Final = 3  # how often a refill is looked at
GOOD_PLAY: Final = 65  # tenths of steps: who can make so many does not think of a refill
TIE: Final = 0.002  # rounds for a point of movement, among cards that are worth the same
CERTAIN: Final = 2.0  # more than any chance
NO_REFILL: Final = -1


def take_turn(race: RaceTable, learned: LearnedRounds, luck: Luck, astray: i64) -> None:
    """The turn that looks best; so many in a thousand are taken at random."""
    seat = race.mover
    random = luck.below(1000) < astray
    play = BestPlay()
    card: i64
    for card in range(CARDS):
        if i64(race.hands[CARDS * seat + card]):
            consider(race, learned, play, card, luck, random)
    drops: i64 = NO_REFILL
    if play.gain < GOOD_PLAY or random:
        drops = drops_for(race, learned, seat, play.hope, luck, random)
    if drops >= 0:
        race.refill(seat, drops, luck)
    else:
        race.play(seat, play.card, play.lemming, play.end)


@final
class BestPlay:
    """The best play so far."""

    def __init__(self) -> None:
        self.hope = -1.0
        self.card: i64 = -1
        self.lemming: i64 = -1
        self.end: i64 = -1
        self.gain: i64 = 0  # tenths of steps: the most of any play


def consider(
    race: RaceTable, learned: LearnedRounds, play: BestPlay, card: i64, luck: Luck, random: bool
) -> None:
    """A card with either lemming: the race is looked at as it is after it."""
    seat = race.mover
    hands, lowest, sums, places = race.hands, race.lowest, race.sums, race.places
    left = race.reach.left
    held = CARDS * seat + card
    terrain = card // VALUES
    value = card % VALUES
    low = i64(lowest[terrain])
    movement = i64(sums[terrain])
    first = LEMMINGS * seat
    end_first = race.end(card, first)
    end_second = race.end(card, first + 1)
    hands[held] -= 1
    race.sizes[seat] -= 1
    lowest[terrain] = i16(value)
    sums[terrain] = i16(movement + value if value <= low else value)
    estimate_others(race, learned, seat)
    lemming: i64
    for lemming in range(first, first + LEMMINGS):
        place = i64(places[lemming])
        end = end_first if lemming == first else end_second
        if end == place and lemming > first:
            continue  # to stay; the first one has done so, too, or better
        places[lemming] = i16(end)
        gain = i64(left[place]) - i64(left[end])
        if gain > play.gain:
            play.gain = gain
        if race.is_home(seat):
            hope = CERTAIN
        else:
            hope = chance(race, learned, seat, estimate(race, learned, seat, race.players - 1))
            if random:
                hope = float(luck.below(1000)) * 0.001
        places[lemming] = i16(place)
        if hope > play.hope:
            play.hope = hope
            play.card = card
            play.lemming = lemming
            play.end = end
    hands[held] += 1
    race.sizes[seat] += 1
    lowest[terrain] = i16(low)
    sums[terrain] = i16(movement)


def estimate_others(race: RaceTable, learned: LearnedRounds, seat: i64) -> None:
    """The rounds that all but a seat need once its turn is over."""
    following = (seat + 1) % race.players
    other: i64
    for other in range(race.players):
        if other != seat:
            wait = (other - following) % race.players
            race.rounds[other] = estimate(race, learned, other, wait)


def drops_for(
    race: RaceTable, learned: LearnedRounds, seat: i64, highest: float, luck: Luck, random: bool
) -> i64:
    """How many of the worst cards to drop for a refill that is better than this, or
    NO_REFILL. The order of dropping is left in `dropped`."""
    estimate_others(race, learned, seat)
    held = i64(race.sizes[seat])
    hands, dropped = race.hands, race.dropped
    first = CARDS * seat
    drops: i64 = 0
    found: i64 = NO_REFILL
    number: i64
    while drops <= held:
        if drops:
            worst = least_missed(race, learned, seat)
            hands[first + worst] -= 1
            dropped[drops - 1] = i16(worst)
        room = HAND_LIMIT - held + drops
        if room > race.deck_size:
            room = race.deck_size
        if room:
            race.sizes[seat] = i16(held - drops + room)
            hope = chance(race, learned, seat, rounds_with(race, learned, seat, room, luck))
            race.sizes[seat] = i16(held)
            if random:
                hope = float(luck.below(1000)) * 0.001
            if hope > highest:
                highest = hope
                found = drops
        elif held == 0:
            found = 0
        drops += 1
    for number in range(held):
        hands[first + i64(dropped[number])] += 1
    return found


def rounds_with(
    race: RaceTable, learned: LearnedRounds, seat: i64, draws: i64, luck: Luck
) -> float:
    """What a seat can be expected to need after so many draws, which are taken back."""
    hands, deck = race.hands, race.deck
    first = CARDS * seat
    total = 0.0
    number: i64
    for _ in range(DRAWS):
        for number in range(draws):
            card = card_at(deck, luck.below(race.deck_size - number))
            deck[card] -= 1
            hands[first + card] += 1
            race.drawn[number] = i16(card)
        total += estimate(race, learned, seat, race.players - 1)
        for number in range(draws):
            card = i64(race.drawn[number])
            deck[card] += 1
            hands[first + card] -= 1
    return total / float(DRAWS)


def least_missed(race: RaceTable, learned: LearnedRounds, seat: i64) -> i64:
    """The card that is missed least."""
    hands, weights = race.hands, learned.weights
    wait = race.players - 1 if race.players <= WAITS else WAITS - 1
    best: i64 = -1
    least = 1e9
    terrain: i64
    value: i64
    for terrain in range(KINDS):
        at = CARDS * seat + VALUES * terrain
        handful = handful_at(hands, at)
        if handful == 0:
            continue
        lowest = i64(race.lowest[terrain])
        movement = i64(race.sums[terrain])
        index = HANDS_AT + ((wait * VALUES + lowest) * SUMS + movement) * HANDFULS + handful
        now = weights[index]
        radix: i64 = 1
        for value in range(VALUES):
            if i64(hands[at + value]):
                loss = weights[index - radix] - now
                loss += TIE * float(movement + value if value <= lowest else value)
                if loss < least:
                    least = loss
                    best = VALUES * terrain + value
            radix *= 3 if value == 0 or value == 3 else 4
    return best
