"""Before the race: who begins, and who holds which contracts."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from clifftop.games.mafia import events
from clifftop.games.mafia.actions import DEAL as DEAL_ACTION
from clifftop.games.mafia.actions import FIRST
from clifftop.games.mafia.pieces import CONTRACTS
from clifftop.games.mafia.questions import DEAL, FIRST_PLAYER, Question
from clifftop.games.mafia.rules import turn_order
from clifftop.kernel.state import CHANCE

if TYPE_CHECKING:
    from clifftop.games.mafia.state import MafiaState


def set_up(state: MafiaState, first: int | None) -> None:
    """LM-2.0: the first player is drawn, or named by the host."""
    if first is not None:
        begin_with(state, first)
    else:
        state.ask(FIRST_PLAYER, CHANCE)


def begin_with(state: MafiaState, first: int) -> None:
    state.player = first
    state.ask(DEAL, CHANCE)


@final
class FirstPlayer(Question):
    """LM-2.0: every seat is as likely as any other."""

    def options(self, state: MafiaState) -> list[int]:
        return list(range(FIRST, FIRST + state.players))

    def weights(self, state: MafiaState) -> list[int]:
        return [1] * state.players

    def answer(self, state: MafiaState, action: int) -> None:
        state.happens(events.FIRST, action - FIRST)
        begin_with(state, action - FIRST)


@final
class Deal(Question):
    """LM-1.3: three contracts to each seat, seen only by their owner. What is not dealt leaves the
    game unseen, so it is never decided."""

    def options(self, state: MafiaState) -> list[int]:
        undealt = state.undealt()
        return [DEAL_ACTION + contract for contract in range(CONTRACTS) if undealt >> contract & 1]

    def weights(self, state: MafiaState) -> list[int]:
        return [1] * state.undealt().bit_count()

    def answer(self, state: MafiaState, action: int) -> None:
        contract, seat = action - DEAL_ACTION, state.dealt_to()
        state.take_up(seat, contract)
        state.reveal(contract, 1 << seat)
        state.happens(events.DEALT, seat, contract)
        if state.dealt_to() == state.players:
            turn_order.begin(state, state.player)


QUESTIONS: list[Question] = [FirstPlayer(FIRST_PLAYER), Deal(DEAL)]
