"""A turn of a race of Lemminge for a seat that wants to win: the one after which it looks best."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from clifftop.bots.judges.lemminge_book import HANDFULS, HANDS_AT, SUMS, WAITS, Book
from clifftop.bots.judges.lemminge_outlook import chance, estimate, handful_at
from clifftop.bots.judges.lemminge_race import Race, card_at
from clifftop.games.lemminge.pieces import CARDS, HAND_LIMIT, KINDS, LEMMINGS, VALUES
from clifftop.kernel.luck import Luck

DRAWS: Final = 3  # how often a refill is looked at
GOOD_PLAY: Final = 65  # tenths of steps: who can make so many does not think of a refill
TIE: Final = 0.002  # rounds for a point of movement, among cards that are worth the same
CERTAIN: Final = 2.0  # more than any chance
NO_REFILL: Final = -1


def take_turn(race: Race, book: Book, luck: Luck, astray: i64) -> None:
    """The turn that looks best; so many in a thousand are taken at random."""
    seat = race.mover
    following = (seat + 1) % race.players
    random = luck.below(1000) < astray
    highest = -1.0
    best_card: i64 = -1
    best_lemming: i64 = -1
    best_end: i64 = -1
    most: i64 = 0
    hands, lowest, sums, places = race.hands, race.lowest, race.sums, race.places
    reach = race.reach
    left = reach.left
    card: i64
    other: i64
    lemming: i64
    first = CARDS * seat
    for card in range(CARDS):
        if i64(hands[first + card]) == 0:
            continue
        terrain = card // VALUES
        value = card % VALUES
        low = i64(lowest[terrain])
        movement = i64(sums[terrain])
        after = movement + value if value <= low else value
        base = LEMMINGS * seat
        end_one = race.end(card, base)
        end_other = race.end(card, base + 1)
        hands[first + card] -= 1
        race.sizes[seat] -= 1
        lowest[terrain] = i16(value)
        sums[terrain] = i16(after)
        for other in range(race.players):
            if other != seat:
                wait = (other - following) % race.players
                race.rounds[other] = estimate(race, book, other, wait)
        for lemming in range(LEMMINGS * seat, LEMMINGS * seat + LEMMINGS):
            place = i64(places[lemming])
            end = end_one if lemming == base else end_other
            if end == place and lemming > LEMMINGS * seat:
                continue
            places[lemming] = i16(end)
            gain = i64(left[place]) - i64(left[end])
            if gain > most:
                most = gain
            if race.is_home(seat):
                hope = CERTAIN
            else:
                hope = chance(race, book, seat, estimate(race, book, seat, race.players - 1))
                if random:
                    hope = float(luck.below(1000)) * 0.001
            places[lemming] = i16(place)
            if hope > highest:
                highest = hope
                best_card = card
                best_lemming = lemming
                best_end = end
        hands[first + card] += 1
        race.sizes[seat] += 1
        lowest[terrain] = i16(low)
        sums[terrain] = i16(movement)
    drops: i64 = NO_REFILL
    if most < GOOD_PLAY or random:
        drops = drops_for(race, book, seat, highest, luck, random)
    if drops >= 0:
        race.refill(seat, drops, luck)
    else:
        race.play(seat, best_card, best_lemming, best_end)


def drops_for(race: Race, book: Book, seat: i64, highest: float, luck: Luck, random: bool) -> i64:
    """How many of the worst cards to drop for a refill that is better than this, or
    NO_REFILL. The order of dropping is left in `dropped`."""
    players = race.players
    following = (seat + 1) % players
    other: i64
    for other in range(players):
        if other != seat:
            race.rounds[other] = estimate(race, book, other, (other - following) % players)
    held = i64(race.sizes[seat])
    hands, deck, dropped = race.hands, race.deck, race.dropped
    first = CARDS * seat
    drops: i64 = 0
    found: i64 = NO_REFILL
    number: i64
    while drops <= held:
        if drops:
            worst = least_missed(race, book, seat)
            hands[first + worst] -= 1
            dropped[drops - 1] = i16(worst)
        room = HAND_LIMIT - held + drops
        if room > race.deck_size:
            room = race.deck_size
        if room:
            rounds = 0.0
            race.sizes[seat] = i16(held - drops + room)
            for _ in range(DRAWS):
                for number in range(room):
                    card = card_at(deck, luck.below(race.deck_size - number))
                    deck[card] -= 1
                    hands[first + card] += 1
                    race.drawn[number] = i16(card)
                rounds += estimate(race, book, seat, players - 1)
                for number in range(room):
                    card = i64(race.drawn[number])
                    deck[card] += 1
                    hands[first + card] -= 1
            race.sizes[seat] = i16(held)
            hope = chance(race, book, seat, rounds / float(DRAWS))
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


def least_missed(race: Race, book: Book, seat: i64) -> i64:
    """The card that is missed least."""
    hands, weights = race.hands, book.weights
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
