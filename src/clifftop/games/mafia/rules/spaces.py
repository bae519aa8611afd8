"""What the spaces of the pier do to the lemming that arrives."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from clifftop.games.mafia import events
from clifftop.games.mafia.actions import DIE
from clifftop.games.mafia.pieces import (
    BLOCKS_TO_SINK,
    BOOKMAKER,
    CAR,
    GODFATHER,
    JACKHAMMER,
    MIXER,
    OUT,
    WATER,
)
from clifftop.games.mafia.questions import BET, CAR_ROLL, DROP, Question
from clifftop.games.mafia.rules import finish, rounds, turn_order
from clifftop.kernel.state import CHANCE

if TYPE_CHECKING:
    from clifftop.games.mafia.state import MafiaState

EVERY_FACE: Final[list[int]] = [DIE + face for face in range(1, 7)]
ALIKE: Final[list[int]] = [1] * 6


def arrive(state: MafiaState, lemming: int) -> None:
    """LM-3, LM-R11: a space acts on whoever comes to it, on foot or by car."""
    kind = state.board.kinds[state.at[lemming]]
    if kind == MIXER:
        take_block(state, lemming)
    elif kind == JACKHAMMER:
        break_block(state, lemming)
    elif kind == CAR:
        state.ask(CAR_ROLL, CHANCE)
    elif kind == BOOKMAKER:
        state.happens(events.BOOKMAKER, lemming)
        rounds.go_round(state, BET, 0)
    elif kind == GODFATHER:
        state.happens(events.GODFATHER, lemming)
        rounds.go_round(state, DROP, 0)
    else:
        turn_order.pass_on(state)  # LM-3.6


def take_block(state: MafiaState, lemming: int) -> None:
    """LM-3.1: it bears two blocks; the third eliminates it."""
    state.blocks[lemming] += 1
    state.happens(events.BLOCK, lemming, state.blocks[lemming])
    if state.blocks[lemming] < BLOCKS_TO_SINK:
        turn_order.pass_on(state)
    else:
        eliminate(state, lemming)


def eliminate(state: MafiaState, lemming: int) -> None:
    """LM-3.1, LM-R10: off the track to the lowest free finishing place; its space is free again and
    its blocks go back. If only one lemming is left, the race is over."""
    state.happens(events.ELIMINATED, lemming, 6 - len(state.eliminated))
    state.put(lemming, OUT)
    state.blocks[lemming] = 0
    state.racing &= ~(1 << lemming)
    state.eliminated = (*state.eliminated, lemming)
    if state.racing & (state.racing - 1):
        turn_order.pass_on(state)
    else:
        finish.end(state)


def break_block(state: MafiaState, lemming: int) -> None:
    """LM-3.2: one block off, if it has one."""
    if state.blocks[lemming]:
        state.blocks[lemming] -= 1
        state.happens(events.BLOCK_OFF, lemming, state.blocks[lemming])
    turn_order.pass_on(state)


@final
class CarRoll(Question):
    """LM-3.3: the ordinary die says how many spaces the car goes."""

    def options(self, state: MafiaState) -> list[int]:
        return EVERY_FACE

    def weights(self, state: MafiaState) -> list[int]:
        return ALIKE

    def answer(self, state: MafiaState, action: int) -> None:
        drive(state, state.lemming, action - DIE)


def drive(state: MafiaState, lemming: int, points: int) -> None:
    """LM-3.3, LM-R3, LM-R8: on to that space, or into the water; or, if the space is taken, it
    stays on the car's, which does not act again, and takes a block."""
    here: int = state.at[lemming]
    there = here + points
    if there >= state.board.size:
        state.happens(events.DROVE, lemming, points, here, WATER)
        finish.reach_water(state, lemming)
    elif state.occupied >> there & 1:
        state.happens(events.STUCK, lemming, points, here, there)
        take_block(state, lemming)
    else:
        state.happens(events.DROVE, lemming, points, here, there)
        state.put(lemming, there)
        arrive(state, lemming)


QUESTIONS: list[Question] = [CarRoll(CAR_ROLL)]
