"""Scattering: out of a zone of control to the closest safe hex, or over the cliff."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from clifftop.games.leaping import events
from clifftop.games.leaping.actions import LEVEL, OVER_THE_CLIFF
from clifftop.games.leaping.pieces import EAGLE_EYE, NO_CARD, UH_OH
from clifftop.games.leaping.questions import SCATTER_LEVEL, SCATTER_WHERE, SCATTER_WHO, Question
from clifftop.games.leaping.rules import continuation
from clifftop.kernel.masks import members_of

if TYPE_CHECKING:
    from clifftop.games.leaping.state import LeapingState


def closest_shelter(state: LeapingState, hex: int, clan: int) -> int:
    """LL-5.7, LL-R3: the closest hexes below their limit and outside every zone of control."""
    safe = state.resting(clan) & ~state.full & ~state.danger()
    for ring in state.board.rings[hex]:
        if ring & safe:
            return ring & safe
    return 0


def can_scatter(state: LeapingState, hex: int, clan: int) -> bool:
    return bool(state.board.cliff_edge >> hex & 1) or closest_shelter(state, hex, clan) != 0


def scatterers(state: LeapingState) -> int:
    """LL-5.6: the hexes of the zone of control with a lemming still to be scattered."""
    waiting = state.zone_of_control(state.eagle) & state.occupied
    if not waiting:
        return 0
    if state.players > 2:
        # Without a protection zone what is safe for one clan is safe for all, and if there is a
        # safe hex anywhere everybody gets to one.
        if state.board.everything & ~state.full & ~state.danger():
            return waiting
        return waiting & state.board.cliff_edge
    movable = 0
    for hex in members_of(waiting):
        if any(
            can_scatter(state, hex, clan) for clan in range(2) if state.present[clan] >> hex & 1
        ):
            movable |= 1 << hex
    return movable


def scatter_zone(state: LeapingState) -> None:
    """LL-5.6: as long as lemmings are left in the zone of control, the next one is picked."""
    if scatterers(state):
        state.ask(SCATTER_WHO, state.to_act)
    else:
        continuation.resume(state)


@final
class ScatterWho(Question):
    """LL-5.6: one at a time, in the order the deciding player likes."""

    def options(self, state: LeapingState) -> list[int]:
        return members_of(scatterers(state))

    def answer(self, state: LeapingState, action: int) -> None:
        state.hex = action
        if state.height(action) > 1:
            state.ask(SCATTER_LEVEL, state.to_act)
        else:
            state.level = 0
            state.ask(SCATTER_WHERE, state.to_act)


@final
class ScatterLevel(Question):
    """LL-5.6: Active and Covered lemmings alike."""

    def options(self, state: LeapingState) -> list[int]:
        return [
            LEVEL + level
            for level in range(state.height(state.hex))
            if can_scatter(state, state.hex, state.clan_at(state.hex, level))
        ]

    def answer(self, state: LeapingState, action: int) -> None:
        state.level = action - LEVEL
        state.ask(SCATTER_WHERE, state.to_act)


@final
class ScatterWhere(Question):
    """LL-5.7, LL-5.8: the closest shelter, or from the cliff edge over it."""

    def options(self, state: LeapingState) -> list[int]:
        hex = state.hex
        options = members_of(closest_shelter(state, hex, state.clan_at(hex, state.level)))
        if state.board.cliff_edge >> hex & 1:
            options.append(OVER_THE_CLIFF)
        return options

    def answer(self, state: LeapingState, action: int) -> None:
        clan = state.lift(state.hex, state.level)
        if action == OVER_THE_CLIFF:
            fall(state, clan, state.hex)
        else:
            state.put_on_top(action, clan)
            state.happens(events.SCATTERED, clan, state.hex, action)
        if state.card in (NO_CARD, EAGLE_EYE, UH_OH):  # an eagle has come: the whole zone scatters
            scatter_zone(state)
        else:
            continuation.resume(state)


def fall(state: LeapingState, clan: int, hex: int) -> None:
    """LL-5.8, LL-9.6, LL-9.19: a 1-point dive for the lemming's clan."""
    state.score(clan, 1)
    state.happens(events.FELL, clan, hex, 1)


QUESTIONS: list[Question] = [
    ScatterWho(SCATTER_WHO),
    ScatterLevel(SCATTER_LEVEL),
    ScatterWhere(SCATTER_WHERE),
]
