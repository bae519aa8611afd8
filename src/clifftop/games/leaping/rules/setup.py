"""Before the first turn: who begins, and who holds which cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from clifftop.games.leaping import events
from clifftop.games.leaping.actions import DICE_OFF as DICE_OFF_ACTION
from clifftop.games.leaping.actions import DRAW, FIRST
from clifftop.games.leaping.pieces import (
    ASIDE,
    DECK_CARDS,
    DEJA_VU,
    MINE,
    OUT,
    cards_dealt,
)
from clifftop.games.leaping.questions import DEAL, DICE_OFF, FIRST_PLAYER, Question
from clifftop.games.leaping.rules import turn_order
from clifftop.kernel.bytes_edit import with_at
from clifftop.kernel.state import CHANCE

if TYPE_CHECKING:
    from clifftop.games.leaping.state import LeapingState


def set_up(state: LeapingState, first: int | None) -> None:
    """LL-3: everything in its place, then the first Eagle Player (LL-3.5, LL-12.2)."""
    if state.players == 2 or state.frame.chaos:
        state.card_places = with_at(state.card_places, MINE, OUT)  # LL-12.1, LL-13.1
    if state.frame.chaos:
        state.card_places = with_at(state.card_places, DEJA_VU, OUT)
    if first is not None:
        begin_with(state, first)
    else:
        state.ask(DICE_OFF if state.players == 2 else FIRST_PLAYER, CHANCE)


def begin_with(state: LeapingState, first: int) -> None:
    state.eagle_player = first
    if state.frame.chaos:
        turn_order.begin(state)  # LL-13.1: nothing is dealt
    else:
        state.ask(DEAL, CHANCE)


@final
class FirstPlayer(Question):
    """LL-3.5: the first Eagle Player is chosen at random."""

    def options(self, state: LeapingState) -> list[int]:
        return list(range(FIRST, FIRST + state.players))

    def weights(self, state: LeapingState) -> list[int]:
        return [1] * state.players

    def answer(self, state: LeapingState, action: int) -> None:
        state.happens(events.FIRST, action - FIRST)
        begin_with(state, action - FIRST)


@final
class DiceOff(Question):
    """LL-12.2, LL-R23: the higher face holds the blue die. Ties are rolled again, so only the
    roll that decides is drawn, with the chances it has after any number of ties."""

    def options(self, state: LeapingState) -> list[int]:
        faces = state.board.die_weights
        return [
            DICE_OFF_ACTION + 4 * one + other
            for one in range(4)
            for other in range(4)
            if one != other and faces[one] and faces[other]
        ]

    def weights(self, state: LeapingState) -> list[int]:
        faces = state.board.die_weights
        rolls = [action - DICE_OFF_ACTION for action in self.options(state)]
        return [faces[roll // 4] * faces[roll % 4] for roll in rolls]

    def answer(self, state: LeapingState, action: int) -> None:
        one, other = divmod(action - DICE_OFF_ACTION, 4)
        winner = 0 if one > other else 1
        state.happens(events.DICED_OFF, one, other, winner)
        begin_with(state, winner)


@final
class Deal(Question):
    """LL-3.3: Special Actions are dealt, each seen only by its owner."""

    def options(self, state: LeapingState) -> list[int]:
        return [DRAW + card for card in range(DECK_CARDS) if state.card_places[card] == ASIDE]

    def weights(self, state: LeapingState) -> list[int]:
        return [1] * len(self.options(state))

    def answer(self, state: LeapingState, action: int) -> None:
        card = action - DRAW
        seat = state.dealt_to()
        state.give(card, seat)
        state.happens(events.DEALT, seat, card)
        state.pending += 1
        if state.pending == state.players * cards_dealt(state.players):
            state.pending = 0
            turn_order.begin(state)


QUESTIONS: list[Question] = [FirstPlayer(FIRST_PLAYER), DiceOff(DICE_OFF), Deal(DEAL)]
