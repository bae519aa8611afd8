"""A full state drawn from the worlds that fit what a seat knows.

Every way chance can have dealt what the seat has not seen weighs as much as chance made it; what
the players did restricts the worlds only so far as it must have been legal: nobody gives up favor
pellets he does not hold, nobody plays a card that is not in his hand.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from clifftop.games.leaping import reading
from clifftop.games.leaping.actions import NUM_ACTIONS
from clifftop.games.leaping.gaps import Gaps
from clifftop.games.leaping.pieces import (
    ASIDE,
    DECK_CARDS,
    DISCARDED,
    FAVOR_PELLET,
    HAND,
    HELD,
    ONE_VP,
    TWO_VP,
)
from clifftop.games.leaping.purses import draw_favors
from clifftop.games.leaping.reading_pellets import spent_in
from clifftop.games.leaping.recalling import Recall
from clifftop.kernel.errors import KnowledgeError
from clifftop.kernel.history import check_past
from clifftop.kernel.sharing import with_at, with_more

if TYPE_CHECKING:
    from collections.abc import Callable

    from clifftop.games.leaping.frame import Frame
from clifftop.games.leaping.state import LeapingState


def imagine(
    known: object,
    past: list[object],
    framing: Callable[[dict[str, object]], Frame],
    rng: Random,
) -> LeapingState:
    check_past(past, NUM_ACTIONS)
    gaps = Gaps()
    state = reading.read(known, framing, gaps)
    imagine_cards(state, gaps, rng)
    imagine_pellets(state, gaps, rng)
    state.recall(Recall(past, state, rng.getrandbits(64)))
    return state


def imagine_cards(state: LeapingState, gaps: Gaps, rng: Random) -> None:
    """LL-R11: the cards a seat cannot see are dealt anew, each way equally likely."""
    unseen = [card for card in range(DECK_CARDS) if state.card_places[card] == ASIDE]
    if sum(gaps.hands) + gaps.discards + (gaps.held != 0) > len(unseen):
        raise KnowledgeError("knowledge-cards")
    rng.shuffle(unseen)
    for seat in range(state.players):
        for _ in range(gaps.hands[seat]):
            place(state, unseen.pop(), HAND + seat, 1 << seat)
    for _ in range(gaps.discards):
        place(state, unseen.pop(), DISCARDED, (1 << state.players) - 1)
    if gaps.held:
        place(state, unseen.pop(), HELD, gaps.held)


def place(state: LeapingState, card: int, where: int, knows: int) -> None:
    state.card_places = with_at(state.card_places, card, where)
    state.known[card] = knows


def imagine_pellets(state: LeapingState, gaps: Gaps, rng: Random) -> None:
    """LL-8.2: the purses a seat cannot see, drawn from the pellets it has not seen."""
    seats = gaps.purses
    if not seats:
        return
    ledgers = [state.ledger[seat] for seat in seats]
    plain = [ONE_VP] * state.pool[ONE_VP] + [TWO_VP] * state.pool[TWO_VP]
    favors = state.pool[FAVOR_PELLET] + sum(spent_in(ledger) for ledger in ledgers)
    shares = draw_favors(ledgers, favors, len(plain), rng)
    rng.shuffle(plain)
    for seat, share in zip(seats, shares, strict=True):
        held = share - spent_in(state.ledger[seat])
        take_pellets(state, seat, FAVOR_PELLET, held)
        for _ in range(state.ledger[seat].count("c") - share):
            take_pellets(state, seat, plain.pop(), 1)


def take_pellets(state: LeapingState, seat: int, kind: int, number: int) -> None:
    """Pellets of a kind go from those that nobody has looked at into a purse."""
    state.pool = with_more(state.pool, kind, -number)
    state.purse = with_more(state.purse, 3 * seat + kind, number)
