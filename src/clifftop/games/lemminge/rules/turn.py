"""The turn: refill the hand or play a card."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from clifftop.games.lemminge import events
from clifftop.games.lemminge.actions import CARD, REFILL
from clifftop.games.lemminge.questions import DISCARD, TURN, Question
from clifftop.games.lemminge.rules import card_play

if TYPE_CHECKING:
    from clifftop.games.lemminge.state import LemmingeState


@final
class RefillOrPlay(Question):
    """LE-3, LE-R10: with an empty hand there is only the refill."""

    def options(self, state: LemmingeState) -> list[int]:
        return state.cards_held([REFILL])

    def answer(self, state: LemmingeState, action: int) -> None:
        if action == REFILL:
            state.happens(events.REFILLING, state.to_act)
            state.ask(DISCARD, state.to_act)
        else:
            card_play.play(state, action - CARD)


QUESTIONS: list[Question] = [RefillOrPlay(TURN)]
