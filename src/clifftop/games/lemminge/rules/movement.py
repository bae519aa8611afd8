"""Moving: one lemming, step by step, pushing whoever is in the way."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from clifftop.games.lemminge import events
from clifftop.games.lemminge.actions import CROSS, HEX, START, STOP
from clifftop.games.lemminge.board.course import OFF
from clifftop.games.lemminge.pieces import HOME, IN_START, LEMMINGS, MEADOW
from clifftop.games.lemminge.questions import STEP, WHO, Question
from clifftop.games.lemminge.rules import turn_order

if TYPE_CHECKING:
    from clifftop.games.lemminge.state import LemmingeState

CANNOT_BE_PUSHED = -1


def begin(state: LemmingeState) -> None:
    """LE-4.1: a card that gives no MP moves nobody."""
    if state.movement:
        state.ask(WHO, state.mover())
    else:
        turn_order.finish(state)


@final
class Who(Question):
    """LE-4.1: one own lemming that can make a step, or none at all."""

    def options(self, state: LemmingeState) -> list[int]:
        first = LEMMINGS * state.to_act
        one: int = state.lemmings[first]
        other: int = state.lemmings[first + 1]
        if other < one:
            one, other = other, one
        picks: list[int] = []
        if one >= 0 and can_step(state, one):
            picks.append(HEX + one)
        if other >= 0 and can_step(state, other):
            picks.append(HEX + other)
        if (one == IN_START or other == IN_START) and can_step(state, IN_START):
            picks.append(START)
        picks.append(STOP)
        return picks

    def answer(self, state: LemmingeState, action: int) -> None:
        if action == STOP:
            stop(state)
            return
        if action == START:
            first = LEMMINGS * state.to_act
            state.walker = first if state.lemmings[first] == IN_START else first + 1
        else:
            state.walker = state.occupants[action - HEX] - 1
        state.ask(STEP, state.to_act)


@final
class Step(Question):
    """LE-4.2, LE-4.3: one hex further, over the finish line, or no further."""

    def options(self, state: LemmingeState) -> list[int]:
        place: int = state.lemmings[state.walker]
        beside = state.board.beside[place]
        steps: list[int] = []
        for at in range(len(beside)):  # by place: to go through bytes makes an object of each
            if can_enter(state, place, beside[at]):
                steps.append(HEX + beside[at])
        if place >= 0 and state.board.at_finish[place]:
            steps.append(CROSS)
        steps.append(STOP)
        return steps

    def answer(self, state: LemmingeState, action: int) -> None:
        if action == STOP:
            stop(state)
        elif action == CROSS:
            cross(state)
        else:
            enter(state, action - HEX)


def can_step(state: LemmingeState, place: int) -> bool:
    """Whether a lemming at a hex, or in the start area, can make any step at all."""
    if place >= 0 and state.board.at_finish[place]:
        return True
    beside = state.board.beside[place]
    return any(can_enter(state, place, beside[at]) for at in range(len(beside)))


def can_enter(state: LemmingeState, place: int, hex: int) -> bool:
    """LE-4.2, LE-4.3, LE-R9: meadow or the terrain just played, and nobody there whom it would
    take too many MP to push, or who cannot be pushed at all."""
    ground = state.ground[hex]
    if ground != MEADOW and ground != state.terrain:
        return False
    if not state.occupants[hex]:
        return True
    return 0 < pushed(state, hex, state.board.direction(place, hex)) < state.movement


def pushed(state: LemmingeState, hex: int, direction: int) -> int:
    """LE-4.3, LE-R6: how many lemmings a push into a hex moves, each costing 1 MP beside the 1 for
    the step; or CANNOT_BE_PUSHED if the line would end off the board."""
    occupants, neighbours = state.occupants, state.board.neighbours
    number = 0
    while hex >= 0 and occupants[hex]:
        number += 1
        hex = neighbours[6 * hex + direction]
    return CANNOT_BE_PUSHED if hex == OFF else number


def enter(state: LemmingeState, hex: int) -> None:
    """LE-4.2, LE-R9: step into a hex for 1 MP and 1 more for everyone pushed."""
    place: int = state.lemmings[state.walker]
    winner = -1
    if state.occupants[hex]:
        winner = push(state, hex, state.board.direction(place, hex))
    state.put(state.walker, hex)
    state.movement -= 1
    state.happens(events.MOVED, state.to_act, place, hex)
    if winner >= 0:
        turn_order.win(state, winner)
    elif state.movement == 0:
        turn_order.finish(state)


def push(state: LemmingeState, hex: int, direction: int) -> int:
    """LE-4.3: everyone in line moves one hex on, the last one first. The seat whose last lemming
    came across by it, or -1."""
    line: list[int] = []
    while hex >= 0 and state.occupants[hex]:
        line.append(hex)
        hex = state.board.neighbours[6 * hex + direction]
    state.movement -= len(line)
    winner = -1
    for origin in reversed(line):
        lemming: int = state.occupants[origin] - 1
        seat = lemming // LEMMINGS
        if hex >= 0:
            state.put(lemming, hex)
            state.happens(events.PUSHED, seat, origin, hex)
        else:
            state.put(lemming, HOME)  # LE-4.4
            state.happens(events.PUSHED_OVER, seat, origin)
            if state.home(seat) == LEMMINGS:
                winner = seat
        hex = origin
    return winner


def cross(state: LemmingeState) -> None:
    """LE-R7, LE-R2: across the line for 1 MP, and out of play."""
    seat, place = state.to_act, int(state.lemmings[state.walker])
    state.put(state.walker, HOME)
    state.movement -= 1
    state.happens(events.CROSSED, seat, place)
    if state.home(seat) == LEMMINGS:
        turn_order.win(state, seat)
    else:
        turn_order.finish(state)  # LE-4.1: what MP are left are for nobody else


def stop(state: LemmingeState) -> None:
    """LE-4.1: MP may be left over."""
    state.happens(events.STOPPED, state.to_act, state.movement)
    turn_order.finish(state)


QUESTIONS: list[Question] = [Who(WHO), Step(STEP)]
