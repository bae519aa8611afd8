"""Refilling a hand: discards, draws, and a new draw pile when the old one is out."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast, final

from mypy_extensions import i64

from clifftop.games.lemminge import events
from clifftop.games.lemminge.actions import CARD, DONE, DRAW_NUMBERS
from clifftop.games.lemminge.actions import DRAW as DRAW_ACTION
from clifftop.games.lemminge.pieces import CARDS, HAND_LIMIT, KINDS, VALUES
from clifftop.games.lemminge.questions import DISCARD, DRAW, Question
from clifftop.games.lemminge.rules import turn_order
from clifftop.kernel.state import CHANCE

if TYPE_CHECKING:
    from clifftop.games.lemminge.state import LemmingeState


@final
class Discard(Question):
    """LE-3.1, LE-R3: any number of cards, one after the other, for everybody to see. It is asked
    of an empty hand too, so that DONE always marks where the discarding ends."""

    def options(self, state: LemmingeState) -> list[int]:
        return state.cards_held([DONE])

    def answer(self, state: LemmingeState, action: int) -> None:
        if action == DONE:
            draw_up(state)
            return
        card = action - CARD
        state.give_up(state.to_act, card)
        state.discards[card] += 1
        state.happens(events.DISCARDED, state.to_act, card)


class DrawFromPile(Question):
    """What lies in the draw pile is not decided before it is drawn: any card of it may come."""

    def options(self, state: LemmingeState) -> list[int]:
        deck = state.deck
        cards: list[object] = []
        card: i64
        for card in range(CARDS):
            if deck[card]:
                cards.append(DRAW_NUMBERS[card])
        return cast(list[int], cards)

    def weights(self, state: LemmingeState) -> list[int]:
        return [number for number in state.deck if number]


@final
class Draw(DrawFromPile):
    """LE-3.1: a card for whoever refills, seen by nobody else."""

    def answer(self, state: LemmingeState, action: int) -> None:
        seat = state.mover()
        state.gain(seat, action - DRAW_ACTION, 1)
        state.happens(events.DREW, seat, action - DRAW_ACTION)
        draw_up(state)


def draw_up(state: LemmingeState) -> None:
    """LE-3.1, LE-R3, LE-R12: up to six cards, from a new pile if need be, as long as there are
    any."""
    if state.hand_size(state.mover()) < HAND_LIMIT:
        if state.deck_size == 0:
            reshuffle(state)
        if state.deck_size > 0:
            state.ask(DRAW, CHANCE)
            return
    turn_order.finish(state)


def reshuffle(state: LemmingeState) -> None:
    """LE-3.2: terrain piles with both 0s shrink to one 0, then the discards are the draw pile."""
    for terrain in range(KINDS):
        if state.piles[VALUES * terrain] == 2:
            state.discard_pile(terrain)
            state.discards[VALUES * terrain] -= 1
            state.start_pile(terrain, 0)
            state.happens(events.SHRUNK, terrain)
    number = 0
    for discarded in state.discards:
        number += discarded
    if number:
        state.deck, state.discards = state.discards, state.deck
        state.deck_size = number
        state.decks = (*state.decks, bytes([*state.deck]))
        state.happens(events.RESHUFFLED, number)


QUESTIONS: list[Question] = [Discard(DISCARD), Draw(DRAW)]
