"""Why a lemming may not go there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clifftop.games.lemminge import actions
from clifftop.games.lemminge.pieces import IN_START, LEMMINGS, TERRAINS
from clifftop.games.lemminge.refusals import plain_oracle
from clifftop.kernel.reason import Reason

if TYPE_CHECKING:
    from clifftop.games.lemminge.state import LemmingeState


def not_asked(action: int) -> Reason:
    """K-1: the action answers another question."""
    return Reason("K-1", "not-asked", action=action)


def is_hex(state: LemmingeState, action: int) -> bool:
    return 0 <= action - actions.HEX < state.board.size


def own_places(state: LemmingeState) -> list[int]:
    return [*state.lemmings[LEMMINGS * state.to_act : LEMMINGS * (state.to_act + 1)]]


def who(state: LemmingeState, action: int) -> Reason | None:
    """LE-4.1, LE-4.2."""
    if action == actions.STOP:
        return None
    if action == actions.START:
        if IN_START not in own_places(state):
            return Reason("LE-4.1", "none-starting")
        return cannot_move(state, IN_START, "start")
    if not is_hex(state, action):
        return not_asked(action)
    hex = action - actions.HEX
    if hex not in own_places(state):
        return Reason("LE-4.1", "not-yours", hex=state.board.names[hex])
    return cannot_move(state, hex, state.board.names[hex])


def cannot_move(state: LemmingeState, place: int, name: str) -> Reason | None:
    """LE-4.2: whether no step at all is left to a lemming."""
    if plain_oracle.next_to_finish(state, place):
        return None
    if any(blocked(state, place, hex) is None for hex in range(state.board.size)):
        return None
    return Reason("LE-4.2", "cannot-move", hex=name)


def step(state: LemmingeState, action: int) -> Reason | None:
    """LE-4.2, LE-R1, LE-R7."""
    place = state.lemmings[state.walker]
    if action == actions.STOP:
        return None
    if action == actions.CROSS:
        if not plain_oracle.next_to_finish(state, place):
            return Reason("LE-R7", "not-at-finish")
        return None
    if action == actions.START:
        return Reason("LE-R1", "no-way-back")
    if not is_hex(state, action):
        return not_asked(action)
    return blocked(state, place, action - actions.HEX)


def blocked(state: LemmingeState, place: int, hex: int) -> Reason | None:
    """LE-4.2, LE-4.3, LE-R8, LE-R9: why a lemming cannot step from a place into a hex."""
    name = state.board.names[hex]
    side = plain_oracle.side(state, place, hex)
    if side is None:
        if place == IN_START:
            return Reason("LE-R8", "not-at-start", hex=name)
        return Reason("LE-4.2", "not-next", hex=name)
    ground, terrain = TERRAINS[state.ground[hex]], TERRAINS[state.terrain]
    taken = plain_oracle.is_taken(state, hex)
    if ground not in ("meadow", terrain):
        clause = "LE-R9" if taken else "LE-4.2"
        return Reason(clause, "wrong-terrain", hex=name, ground=ground, terrain=terrain)
    if taken:
        number, room = plain_oracle.line_pushed(state, hex, side)
        if not room:
            return Reason("LE-4.3", "off-the-board", hex=name)
        if 1 + number > state.movement:
            return Reason("LE-4.3", "too-dear", hex=name, cost=1 + number, points=state.movement)
    return None
