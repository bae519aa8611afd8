"""A full state drawn from the worlds that fit what a seat knows.

Every way chance can have dealt what the seat has not seen weighs as much as chance made it; what
the players did restricts the worlds only so far as it must have been legal: nobody gives up favor
pellets, or plays a card, that they do not hold.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, final

from clifftop.games.leaping.actions import NUM_ACTIONS
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
from clifftop.games.leaping.position import read
from clifftop.games.leaping.position.gaps import Gaps
from clifftop.games.leaping.position.read_pellets import spent_in
from clifftop.games.leaping.worlds.past import Recall
from clifftop.games.leaping.worlds.purses import Shares
from clifftop.kernel.errors import KnowledgeError
from clifftop.kernel.game import Worlds
from clifftop.kernel.history import check_past
from clifftop.kernel.shuffle import shuffle

if TYPE_CHECKING:
    from collections.abc import Callable

    from clifftop.games.leaping.options_and_board import Frame
from clifftop.games.leaping.state import LeapingState


@final
class LeapingWorlds(Worlds):
    """What the seat knows is read once; what it does not is dealt anew for each world."""

    def __init__(
        self,
        known: object,
        past: list[object],
        framing: Callable[[dict[str, object]], Frame],
    ) -> None:
        check_past(past, NUM_ACTIONS)
        self.past = past
        self.gaps = gaps = Gaps()
        self.known = state = read.read(known, framing, gaps)
        places = state.card_places
        self.unseen = [card for card in range(DECK_CARDS) if places[card] == ASIDE]
        if sum(gaps.hands) + gaps.discards + (gaps.held != 0) > len(self.unseen):
            raise KnowledgeError("knowledge-cards")
        ledgers = [state.ledger[seat] for seat in gaps.purses]
        self.spent = [spent_in(ledger) for ledger in ledgers]
        self.claims = [ledger.count("c") for ledger in ledgers]
        self.plain = [ONE_VP] * state.pool[ONE_VP] + [TWO_VP] * state.pool[TWO_VP]
        favors = state.pool[FAVOR_PELLET] + sum(self.spent)
        self.shares = Shares(ledgers, favors, len(self.plain))

    def draw(self, rng: Random) -> LeapingState:
        state = self.known.clone()
        self.deal_cards(state, rng)
        if self.gaps.purses:
            self.fill_purses(state, rng)
        state.recall(Recall(self.past, state, rng.getrandbits(64)))
        return state

    def deal_cards(self, state: LeapingState, rng: Random) -> None:
        """LL-R11: the cards a seat cannot see are dealt anew, each way equally likely."""
        gaps = self.gaps
        unseen = self.unseen[:]
        shuffle(unseen, rng)
        places = bytearray(state.card_places)
        for seat in range(state.players):
            for _ in range(gaps.hands[seat]):
                card = unseen.pop()
                places[card] = HAND + seat
                state.known[card] = 1 << seat
        for _ in range(gaps.discards):
            card = unseen.pop()
            places[card] = DISCARDED
            state.known[card] = (1 << state.players) - 1
        if gaps.held:
            card = unseen.pop()
            places[card] = HELD
            state.known[card] = gaps.held
        state.card_places = bytes(places)

    def fill_purses(self, state: LeapingState, rng: Random) -> None:
        """LL-8.2: the purses a seat cannot see, drawn from the pellets it has not seen."""
        shares = self.shares.draw(rng)
        plain = self.plain[:]
        shuffle(plain, rng)
        pool, purse = bytearray(state.pool), bytearray(state.purse)
        for number, seat in enumerate(self.gaps.purses):
            share = shares[number]
            held = share - self.spent[number]
            pool[FAVOR_PELLET] -= held
            purse[3 * seat + FAVOR_PELLET] += held
            for _ in range(self.claims[number] - share):
                kind = plain.pop()
                pool[kind] -= 1
                purse[3 * seat + kind] += 1
        state.pool, state.purse = bytes(pool), bytes(purse)
