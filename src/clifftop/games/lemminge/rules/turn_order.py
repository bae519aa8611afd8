"""Whose turn it is, until somebody has won or the last turn is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from clifftop.games.lemminge import events
from clifftop.games.lemminge.questions import FINISHED, TURN, Question
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
class Finished(Question):
    """Nothing is asked any more."""

    def options(self, state: LemmingeState) -> list[int]:
        return []


QUESTIONS: list[Question] = [Finished(FINISHED)]
