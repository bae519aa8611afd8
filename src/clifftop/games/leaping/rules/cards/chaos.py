"""Chaos: a Special Action goes round when the Eagle Player rolls a Hover."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from clifftop.games.leaping import events
from clifftop.games.leaping.actions import CARD, DRAW, PASS
from clifftop.games.leaping.pieces import ASIDE, DECK_CARDS, DISCARDED, HELD
from clifftop.games.leaping.questions import CHAOS_DRAW, CHAOS_OFFER, Question
from clifftop.games.leaping.rules import turn_order
from clifftop.games.leaping.rules.cards import play
from clifftop.kernel.bytes_edit import with_at
from clifftop.kernel.state import CHANCE

if TYPE_CHECKING:
    from clifftop.games.leaping.state import LeapingState


def reshuffle(state: LeapingState) -> None:
    """LL-13.3: an empty draw pile is made anew of the discards."""
    for card in range(DECK_CARDS):
        if state.card_places[card] == DISCARDED:
            state.card_places = with_at(state.card_places, card, ASIDE)
            state.bury(card)
    state.happens(events.RESHUFFLED)


@final
class ChaosDraw(Question):
    """LL-13.2: the Eagle Player takes the top card and alone sees it."""

    def begin(self, state: LeapingState) -> None:
        """LL-13.2, LL-13.3: nothing is drawn when all fourteen have been played."""
        if ASIDE not in state.card_places:
            if DISCARDED not in state.card_places:
                turn_order.begin_lemmings_phase(state)
                return
            reshuffle(state)
        state.ask(CHAOS_DRAW, CHANCE)

    def options(self, state: LeapingState) -> list[int]:
        return [DRAW + card for card in range(DECK_CARDS) if state.card_places[card] == ASIDE]

    def weights(self, state: LeapingState) -> list[int]:
        return [1] * len(self.options(state))

    def answer(self, state: LeapingState, action: int) -> None:
        card = action - DRAW
        state.card_places = with_at(state.card_places, card, HELD)
        state.reveal(card, 1 << state.eagle_player)
        state.happens(events.DREW, state.eagle_player, card)
        state.pending = 0
        state.ask(CHAOS_OFFER, state.eagle_player)


def held_card(state: LeapingState) -> int:
    return state.card_places.index(HELD)


@final
class ChaosOffer(Question):
    """LL-13.2, LL-R25: play it at once or pass it clockwise; `pending` counts the passes."""

    def options(self, state: LeapingState) -> list[int]:
        card = held_card(state)
        return [PASS, CARD + card] if play.playable(state, card, state.to_act) else [PASS]

    def answer(self, state: LeapingState, action: int) -> None:
        card = held_card(state)
        if action != PASS:
            state.pending = 0
            play.play(state, card)
        else:
            pass_on(state, card)


def pass_on(state: LeapingState, card: int) -> None:
    """LL-13.2: to the next player clockwise; passed by all, the card is discarded."""
    state.pending += 1
    if state.pending == state.players:
        state.pending = 0
        state.card_places = with_at(state.card_places, card, DISCARDED)
        state.happens(events.DISCARDED, card)
        turn_order.begin_lemmings_phase(state)
        return
    holder = (state.eagle_player + state.pending) % state.players
    state.reveal(card, 1 << holder)
    state.happens(events.HANDED_ON, state.to_act, holder, card)
    state.ask(CHAOS_OFFER, holder)


QUESTIONS: list[Question] = [ChaosDraw(CHAOS_DRAW), ChaosOffer(CHAOS_OFFER)]
