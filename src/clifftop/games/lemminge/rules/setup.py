"""Before the first turn: who begins, and who holds which cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from clifftop.games.lemminge import events
from clifftop.games.lemminge.actions import DRAW, FIRST
from clifftop.games.lemminge.questions import DEAL, FIRST_PLAYER, Question
from clifftop.games.lemminge.rules import turn_order
from clifftop.games.lemminge.rules.refill import DrawFromPile
from clifftop.kernel.state import CHANCE

if TYPE_CHECKING:
    from clifftop.games.lemminge.state import LemmingeState


def set_up(state: LemmingeState, first: int | None) -> None:
    """LE-2.3: the first player is named by the host or drawn."""
    if first is not None:
        begin_with(state, first)
    else:
        state.ask(FIRST_PLAYER, CHANCE)


def begin_with(state: LemmingeState, first: int) -> None:
    state.first = first
    state.ask(DEAL, CHANCE)


@final
class FirstPlayer(Question):
    """LE-2.3: who begins is drawn at random."""

    def options(self, state: LemmingeState) -> list[int]:
        return list(range(FIRST, FIRST + state.players))

    def weights(self, state: LemmingeState) -> list[int]:
        return [1] * state.players

    def answer(self, state: LemmingeState, action: int) -> None:
        state.happens(events.FIRST, action - FIRST)
        begin_with(state, action - FIRST)


@final
class Deal(DrawFromPile):
    """LE-2.2: the first player's cards, then the next one's, and so on."""

    def answer(self, state: LemmingeState, action: int) -> None:
        seat = state.dealt_to()
        state.gain(seat, action - DRAW, 1)
        state.happens(events.DEALT, seat, action - DRAW)
        state.dealt += 1
        if state.dealt == len(state.frame.deal):
            turn_order.begin(state)


QUESTIONS: list[Question] = [FirstPlayer(FIRST_PLAYER), Deal(DEAL)]
