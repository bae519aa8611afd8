"""Whether the question that a position asks can have come up in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from clifftop.games.mafia import questions as q
from clifftop.games.mafia.pieces import (
    BOOKMAKER,
    CAR,
    CONTRACTS_EACH,
    GODFATHER,
    NOT_ROLLED,
    START,
    WATER,
)
from clifftop.games.mafia.rules import movement, rounds, turn
from clifftop.kernel.errors import PositionError

if TYPE_CHECKING:
    from clifftop.games.mafia.state import MafiaState

BEFORE_THE_ROLL: Final[tuple[int, ...]] = (q.FIRST_PLAYER, q.DEAL, q.ROLL)
ASKED_ON: Final[dict[int, int]] = {q.CAR_ROLL: CAR, q.BET: BOOKMAKER, q.DROP: GODFATHER}


def check_asked(state: MafiaState) -> None:
    """All of it; each check looks only at the questions it is about."""
    check_setting_up(state)
    check_race(state)
    check_dice(state)
    check_lemming(state)
    check_round(state)


def insist(possible: bool, where: str, state: MafiaState) -> None:
    if not possible:
        raise PositionError("position-impossible", where, question=q.NAMES[state.asked])


def check_setting_up(state: MafiaState) -> None:
    """LM-1.3: before the race nothing has happened but the deal, seat by seat."""
    if state.asked != q.FIRST_PLAYER and state.asked != q.DEAL:
        return
    insist(all(at == START for at in state.at), "lemmings", state)
    dealt = sum(held.bit_count() for held in state.held)
    if state.asked == q.FIRST_PLAYER:
        insist(dealt == 0, "seats", state)
        insist(state.player == 0, "player", state)
    insist(dealt < state.players * CONTRACTS_EACH, "seats", state)
    for seat in range(state.players):
        insist(not state.piles[seat] and not state.dropped[seat], f"seats[{seat}]", state)
        due = min(CONTRACTS_EACH, max(0, dealt - CONTRACTS_EACH * seat))
        if state.held[seat].bit_count() != due:
            raise PositionError("position-deal", f"seats[{seat}].contracts", number=due)


def check_race(state: MafiaState) -> None:
    """LM-4.1: the race is over when one is in the water or alone on the track, and not before."""
    won = list(state.at).count(WATER)
    insist(won <= 1 and state.racing != 0, "lemmings", state)
    alone = state.racing & (state.racing - 1) == 0
    if state.asked == q.FINISHED:
        insist((won == 1) != alone, "lemmings", state)
    else:
        insist(won == 0, "lemmings", state)
        insist(not alone, "eliminated", state)


def check_dice(state: MafiaState) -> None:
    """LM-2.1, LM-2.4: the dice lie there once they are rolled, and the lemming that has moved is
    one they spoke of; which was last before it moved nobody can tell any more."""
    rolled = state.die != NOT_ROLLED
    if state.asked in BEFORE_THE_ROLL:
        insist(not rolled, "dice", state)
    elif state.asked != q.FINISHED:
        insist(rolled, "dice", state)
        dice = 1 << state.die | 1 << state.other_die
        if state.asked in ASKED_ON and not dice & ~state.racing:
            insist(bool(dice >> state.lemming & 1), "dice", state)


def check_lemming(state: MafiaState) -> None:
    """The lemming that moves may move, or is where its question is asked; and what is asked leaves
    a choice."""
    asked, lemming = state.asked, state.lemming
    if asked == q.WHICH_LEMMING:
        movable = turn.may_move(state)
        insist(movable & (movable - 1) != 0, "dice", state)
    elif asked == q.WHICH_SPACE:
        insist(bool(turn.may_move(state) >> lemming & 1), "asked.lemming", state)
        free = movement.free_spaces(state, lemming)
        insist(free & (free - 1) != 0, "asked.lemming", state)
    elif asked in ASKED_ON:
        at = state.at[lemming]
        insist(at >= 0 and state.board.kinds[at] == ASKED_ON[asked], "asked.lemming", state)


def check_round(state: MafiaState) -> None:
    """LM-R5: only who has a card left is asked to lay or drop one."""
    if state.asked == q.BET or state.asked == q.DROP:
        insist(rounds.has_card(state, state.asked, state.to_act), "asked.seat", state)
