"""A full state drawn from the worlds that fit what a seat knows.

Every way chance can have dealt what the seat has not seen weighs as much as chance made it; what
the players did restricts the worlds only so far as it must have been legal: nobody plays or
discards a card that is not in their hand.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from clifftop.games.lemminge.actions import NUM_ACTIONS
from clifftop.games.lemminge.drawn_cards import Draws
from clifftop.games.lemminge.pieces import CARDS
from clifftop.games.lemminge.position import read
from clifftop.games.lemminge.position.gaps import Gaps
from clifftop.games.lemminge.worlds.deal import Dealing
from clifftop.games.lemminge.worlds.past import Recall
from clifftop.kernel.errors import KnowledgeError
from clifftop.kernel.history import check_past

if TYPE_CHECKING:
    from collections.abc import Callable

    from clifftop.games.lemminge.options_and_board import Frame
    from clifftop.games.lemminge.state import LemmingeState


def imagine(
    known: object,
    past: list[object],
    framing: Callable[[dict[str, object]], Frame],
    rng: Random,
) -> LemmingeState:
    check_past(past, NUM_ACTIONS)
    gaps = Gaps()
    state = read.read(known, framing, gaps)
    if sum(gaps.hands) > state.deck_size:
        raise KnowledgeError("knowledge-cards")
    draws = Draws(state, gaps, past)
    dealing = Dealing(draws, state.players, rng)
    for seat in range(state.players):
        if gaps.closed >> seat & 1:
            for card in range(CARDS):
                state.gain(seat, card, dealing.hands[CARDS * seat + card])
    state.dealt = sum(state.hand_size(seat) for seat in range(state.players))
    state.recall(Recall(past, draws.times, dealing.cards))
    return state
