"""Why an eagle does not do that: flight, feast, scatter, resupply."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clifftop.games.leaping import actions
from clifftop.games.leaping.pieces import BLUE, EAGLE_EYE, EAGLES, RED, ZONES
from clifftop.games.leaping.refusals import plain_oracle
from clifftop.games.leaping.refusals.chance import not_asked
from clifftop.kernel.reason import Reason

if TYPE_CHECKING:
    from clifftop.games.leaping.state import LeapingState


def is_hex(state: LeapingState, action: int) -> bool:
    return 0 <= action < state.board.size


def which_die(state: LeapingState, action: int) -> Reason | None:
    if action - actions.EAGLE not in (RED, BLUE):
        return not_asked(action)
    return None


def which_zone(state: LeapingState, action: int) -> Reason | None:
    zone = action - actions.ZONE
    if not 0 <= zone < 6:
        return not_asked(action)
    points = state.dice[state.eagle]
    if not state.hunting[state.eagle]:
        points -= 1
    clockwise = (zone - state.eagle_zone[state.eagle]) % 6
    if points not in (clockwise, 6 - clockwise):
        return Reason("LL-5.1", "wrong-zone", zone=ZONES[zone], points=points)
    return None


def fly_which(state: LeapingState, action: int) -> Reason | None:
    eagle = action - actions.EAGLE
    if eagle not in (RED, BLUE):
        return not_asked(action)
    if state.card != EAGLE_EYE and not state.hunting[eagle]:
        return Reason("LL-9.22", "not-hunting", eagle=EAGLES[eagle])
    return None


def fly_where(state: LeapingState, action: int) -> Reason | None:
    zone = action - actions.ZONE
    if not 0 <= zone < 6:
        return not_asked(action)
    away = (zone - state.eagle_zone[state.eagle]) % 6
    if away == 0:
        return Reason("LL-R8", "same-zone", zone=ZONES[zone])
    if state.card == EAGLE_EYE and away not in (1, 5):
        return Reason("LL-9.9", "no-neighbour", zone=ZONES[zone])
    return None


def resupply(state: LeapingState, action: int) -> Reason | None:
    if not is_hex(state, action):
        return not_asked(action)
    name = state.board.names[action]
    if not state.board.pellet_hexes >> action & 1:
        return Reason("LL-5.10", "no-pellet-hex", hex=name)
    if not any(zone >> action & 1 for zone in state.board.zone[state.eagle]):
        return Reason("LL-5.10", "other-circle", hex=name, eagle=EAGLES[state.eagle])
    if state.pellets >> action & 1:
        return Reason("LL-5.10", "has-pellet", hex=name)
    if plain_oracle.clans_on(state, action):
        return Reason("LL-5.10", "has-lemming", hex=name)
    return None


def feast(state: LeapingState, action: int) -> Reason | None:
    if not is_hex(state, action):
        return not_asked(action)
    name = state.board.names[action]
    if not plain_oracle.in_zone_of(state, state.eagle, action):
        return Reason("LL-5.4", "outside", hex=name)
    if not plain_oracle.clans_on(state, action):
        return Reason("LL-5.4", "nobody", hex=name)
    if plain_oracle.is_brush(state, action):
        return Reason("LL-5.5", "in-brush", hex=name)
    return None


def scatter_who(state: LeapingState, action: int) -> Reason | None:
    if not is_hex(state, action):
        return not_asked(action)
    name = state.board.names[action]
    if not plain_oracle.in_zone_of(state, state.eagle, action):
        return Reason("LL-5.6", "outside", hex=name)
    clans = plain_oracle.clans_on(state, action)
    if not clans:
        return Reason("LL-5.6", "nobody", hex=name)
    if not any(plain_oracle.can_scatter(state, clan, action) for clan in clans):
        return Reason("LL-R3", "nowhere", hex=name)
    return None


def scatter_level(state: LeapingState, action: int) -> Reason | None:
    level = action - actions.LEVEL
    if not 0 <= level < 5:
        return not_asked(action)
    name = state.board.names[state.hex]
    clans = plain_oracle.clans_on(state, state.hex)
    if level >= len(clans):
        return Reason("LL-5.6", "no-such-level", hex=name, level=level + 1)
    if not plain_oracle.can_scatter(state, clans[level], state.hex):
        return Reason("LL-R3", "nowhere", hex=name)
    return None


def scatter_where(state: LeapingState, action: int) -> Reason | None:
    origin = state.hex
    if action == actions.OVER_THE_CLIFF:
        if not plain_oracle.is_edge(state, origin):
            return Reason("LL-5.8", "not-on-edge", hex=state.board.names[origin])
        return None
    if not is_hex(state, action):
        return not_asked(action)
    name = state.board.names[action]
    clan = plain_oracle.clans_on(state, origin)[state.level]
    if plain_oracle.in_danger(state, action):
        return Reason("LL-5.7", "zone-of-control", hex=name)
    if plain_oracle.is_full(state, action):
        return Reason("LL-5.7", "full", hex=name)
    if plain_oracle.is_protected(state, action, clan):
        return Reason("LL-R23", "protected", hex=name)
    closest = min(
        plain_oracle.distance(state, origin, hex) for hex in plain_oracle.shelters(state, clan)
    )
    steps = plain_oracle.distance(state, origin, action)
    if steps > closest:
        return Reason("LL-5.7", "too-far", hex=name, steps=steps, closest=closest)
    return None
