"""Why an answer is refused: the rules said a second time, each with its clause.

Each question has a list of conditions in the order in which a person would be told of them. The
answers these leave are compared with those the questions offer, over all actions, by the tests.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from clifftop.games.mafia import actions
from clifftop.games.mafia import questions as q
from clifftop.games.mafia.pieces import CONTRACTS, LEMMINGS, OUT, PAIRS
from clifftop.games.mafia.refusals import plain_oracle
from clifftop.kernel.reason import Reason

if TYPE_CHECKING:
    from collections.abc import Callable

    from clifftop.games.mafia.state import MafiaState

    Refusal = Callable[[MafiaState, int], Reason | None]


def not_asked(action: int) -> Reason:
    """K-1: the action answers another question."""
    return Reason("K-1", "not-asked", action=action)


# What chance cannot bring.


def first_player(state: MafiaState, action: int) -> Reason | None:
    if not 0 <= action - actions.FIRST < state.players:
        return not_asked(action)
    return None


def deal(state: MafiaState, action: int) -> Reason | None:
    contract = action - actions.DEAL
    if not 0 <= contract < CONTRACTS:
        return not_asked(action)
    if any(held >> contract & 1 for held in state.held):
        return Reason("LM-1.3", "only-one")
    return None


def roll(state: MafiaState, action: int) -> Reason | None:
    if not 0 <= action - actions.ROLL < len(PAIRS):
        return not_asked(action)
    return None


def car_roll(state: MafiaState, action: int) -> Reason | None:
    if not 1 <= action - actions.DIE <= 6:
        return not_asked(action)
    return None


# What a player may not choose.


def which_lemming(state: MafiaState, action: int) -> Reason | None:
    lemming = action - actions.LEMMING
    if not 0 <= lemming < 6:
        return not_asked(action)
    if state.at[lemming] == OUT:
        return Reason("LM-2.4", "eliminated", lemming=LEMMINGS[lemming])
    dice = [state.die, state.other_die]
    if lemming in dice:
        return None
    if all(state.at[die] != OUT for die in dice):
        return Reason("LM-2.1", "not-rolled", lemming=LEMMINGS[lemming])
    if not plain_oracle.is_last(state, lemming):
        return Reason("LM-2.4", "not-last", lemming=LEMMINGS[lemming])
    return None


def which_space(state: MafiaState, action: int) -> Reason | None:
    space = action - actions.SPACE
    if not 0 <= space < state.board.size:
        return not_asked(action)
    name = state.board.names[space]
    section, own = (
        plain_oracle.section_of(state, space),
        plain_oracle.section_of_lemming(state, state.lemming),
    )
    if section <= own:
        return Reason("LM-2.2", "not-ahead", space=name)
    if any(plain_oracle.has_room(state, between) for between in range(own + 1, section)):
        return Reason("LM-2.2", "too-far", space=name)
    if plain_oracle.is_taken(state, space):
        return Reason("LM-2.3", "taken", space=name)
    return None


def bet(state: MafiaState, action: int) -> Reason | None:
    if action == actions.DECLINE:
        return None
    lemming = action - actions.BET
    if not 0 <= lemming < 6:
        return not_asked(action)
    if lemming in state.piles[state.to_act]:
        return Reason("LM-3.4", "laid", lemming=LEMMINGS[lemming])
    return None


def drop(state: MafiaState, action: int) -> Reason | None:
    if action == actions.DECLINE:
        return None
    contract = action - actions.DROP
    if not 0 <= contract < CONTRACTS:
        return not_asked(action)
    if state.dropped[state.to_act] >> contract & 1:
        return Reason("LM-3.5", "dropped")
    if not state.held[state.to_act] >> contract & 1:
        return Reason("LM-3.5", "not-held")
    return None


REFUSALS: Final[dict[int, Refusal]] = {
    q.FIRST_PLAYER: first_player,
    q.DEAL: deal,
    q.ROLL: roll,
    q.WHICH_LEMMING: which_lemming,
    q.WHICH_SPACE: which_space,
    q.CAR_ROLL: car_roll,
    q.BET: bet,
    q.DROP: drop,
}


def refuse(state: MafiaState, action: int) -> Reason | None:
    return REFUSALS[state.asked](state, action)
