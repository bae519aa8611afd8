"""The end of the race: everything is laid open and counted."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from clifftop.games.mafia import events
from clifftop.games.mafia.pieces import BET_PILE, CONTRACTS, WATER
from clifftop.games.mafia.questions import FINISHED, Question
from clifftop.games.mafia.rules import score
from clifftop.kernel.history import EVERYONE
from clifftop.kernel.state import OVER

if TYPE_CHECKING:
    from clifftop.games.mafia.state import MafiaState


def reach_water(state: MafiaState, lemming: int) -> None:
    """LM-R9: the race is won at once, and nothing else happens."""
    state.put(lemming, WATER)
    end(state)


def end(state: MafiaState) -> None:
    """LM-4.1, LM-R7: the race is won; secrets are kept until now."""
    undealt = state.undealt()
    for contract in range(CONTRACTS):
        if not undealt >> contract & 1:
            state.reveal(contract, EVERYONE)
    for seat in range(state.players):
        state.reveal(BET_PILE + seat, EVERYONE)
    state.ask(FINISHED, OVER)
    if not state.silent:
        tell_the_end(state)


def tell_the_end(state: MafiaState) -> None:
    """LM-4: who won, and what it has brought everybody."""
    state.happens(events.WON, score.winner(state))
    for seat in range(state.players):
        bets, contracts = score.bet_points(state, seat), score.contract_points(state, seat)
        state.happens(events.SCORED, seat, bets, contracts, bets + contracts)


@final
class Finished(Question):
    """Nothing is asked any more."""

    def options(self, state: MafiaState) -> list[int]:
        return []


QUESTIONS: list[Question] = [Finished(FINISHED)]
