"""The turn: refill the hand or play a card; and how the game ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from clifftop.games.lemminge import events
from clifftop.games.lemminge.actions import CARD, REFILL
from clifftop.games.lemminge.questions import DISCARD, FINISHED, TURN, Question
from clifftop.games.lemminge.rules import card_play
from clifftop.kernel.state import OVER

if TYPE_CHECKING:
    from clifftop.games.lemminge.state import LemmingeState


def begin(state: LemmingeState) -> None:
    """LE-2.3: the next player clockwise."""
    state.turn += 1
    seat = state.mover()
    state.happens(events.TURN, state.turn, state.round(), seat)
    state.ask(TURN, seat)


def finish(state: LemmingeState) -> None:
    """LE-R4: the turn is over, and after so many of them the game is."""
    if state.turn == state.frame.last_turn:
        state.happens(events.TURN_LIMIT)
        state.ask(FINISHED, OVER)
    else:
        begin(state)


def win(state: LemmingeState, seat: int) -> None:
    """LE-1.2, LE-R2: all lemmings of a player are across, whoever brought them there."""
    state.happens(events.WON, seat)
    state.ask(FINISHED, OVER)


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


@final
class Finished(Question):
    """Nothing is asked any more."""

    def options(self, state: LemmingeState) -> list[int]:
        return []


QUESTIONS: list[Question] = [RefillOrPlay(TURN), Finished(FINISHED)]
