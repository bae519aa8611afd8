"""Bookmaker and Godfather: once round the table, each for himself and unseen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from clifftop.games.mafia import events
from clifftop.games.mafia.actions import BET as BET_ACTION
from clifftop.games.mafia.actions import DECLINE
from clifftop.games.mafia.actions import DROP as DROP_ACTION
from clifftop.games.mafia.pieces import EVERY_LEMMING
from clifftop.games.mafia.questions import BET, DROP, Question
from clifftop.games.mafia.rules import turn_order
from clifftop.kernel.masks import members_of

if TYPE_CHECKING:
    from clifftop.games.mafia.state import MafiaState

# By the mask of the bet cards that are laid: the answers that are left.
BETS: Final[list[list[int]]] = [
    [BET_ACTION + lemming for lemming in members_of(EVERY_LEMMING & ~laid)] + [DECLINE]
    for laid in range(EVERY_LEMMING + 1)
]


def go_round(state: MafiaState, question: int, answered: int) -> None:
    """LM-R5: in seat order from the player to move; `answered` seats have had their say. Who has
    no card left is not asked: how many cards a player has, everybody can see."""
    for steps in range(answered, state.players):
        seat = (state.player + steps) % state.players
        if has_card(state, question, seat):
            state.ask(question, seat)
            return
    turn_order.pass_on(state)


def has_card(state: MafiaState, question: int, seat: int) -> bool:
    """A bet card that is not laid yet, or a contract that is not dropped."""
    return len(state.piles[seat]) < 6 if question == BET else state.held[seat] != 0


def next_seat(state: MafiaState) -> None:
    answered = (state.to_act - state.player) % state.players + 1
    go_round(state, state.asked, answered)


def cards(state: MafiaState, question: int, seat: int) -> list[int]:
    """What a seat may answer. It does not depend on what the others lay or drop."""
    if question == BET:
        laid = 0
        for lemming in state.piles[seat]:
            laid |= 1 << lemming
        return BETS[laid]
    options = [DROP_ACTION + contract for contract in members_of(state.held[seat])]
    options.append(DECLINE)
    return options


def sealed(state: MafiaState) -> dict[int, list[int]]:
    """LM-R5: the seats that are still to be asked in this round, each with its answers."""
    question, player, players = state.asked, state.player, state.players
    if question != BET and question != DROP:
        return {}
    answered = (state.to_act - player) % players + 1
    waiting = [(player + steps) % players for steps in range(answered, players)]
    return {
        seat: cards(state, question, seat)[:] for seat in waiting if has_card(state, question, seat)
    }


@final
class Bet(Question):
    """LM-3.4: one bet card face down on top of the pile, or none."""

    def options(self, state: MafiaState) -> list[int]:
        return cards(state, BET, state.to_act)

    def answer(self, state: MafiaState, action: int) -> None:
        seat = state.to_act
        if action == DECLINE:
            state.happens(events.NO_BET, seat)
        else:
            lemming = action - BET_ACTION
            state.lay(seat, lemming)
            state.happens(events.BET, seat, lemming)
        next_seat(state)


@final
class Drop(Question):
    """LM-3.5: one contract is discarded face down, or none."""

    def options(self, state: MafiaState) -> list[int]:
        return cards(state, DROP, state.to_act)

    def answer(self, state: MafiaState, action: int) -> None:
        seat = state.to_act
        if action == DECLINE:
            state.happens(events.KEPT, seat)
        else:
            state.lay_down(seat, action - DROP_ACTION)
            state.happens(events.DROPPED, seat, action - DROP_ACTION)
        next_seat(state)


QUESTIONS: list[Question] = [Bet(BET), Drop(DROP)]
