"""Why a Special Action does not do that: its nested choices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clifftop.games.leaping import actions
from clifftop.games.leaping.pieces import BOO, CLANS, PULL_MY_PAW, RUN
from clifftop.games.leaping.refusals import plain_oracle
from clifftop.games.leaping.refusals.chance import not_asked
from clifftop.games.leaping.refusals.eagles import is_hex
from clifftop.games.leaping.refusals.unplayable_cards import brush_in_circle, reached_bones
from clifftop.kernel.reason import Reason

if TYPE_CHECKING:
    from clifftop.games.leaping.state import LeapingState


def level_of(state: LeapingState, action: int, hex: int, clause: str) -> Reason | None:
    """A level that the stack has."""
    level = action - actions.LEVEL
    if not 0 <= level < 5:
        return not_asked(action)
    if level >= len(plain_oracle.clans_on(state, hex)):
        name = state.board.names[hex]
        return Reason(clause, "no-such-level", hex=name, level=level + 1)
    return None


def landing(state: LeapingState, hex: int, clan: int) -> Reason | None:
    """LL-2.8, LL-R23: room in the hex where a card leaves a lemming."""
    name = state.board.names[hex]
    if plain_oracle.is_full(state, hex):
        return Reason("LL-2.8", "full", hex=name)
    if plain_oracle.is_protected(state, hex, clan):
        return Reason("LL-R23", "protected", hex=name)
    return None


# BOO! and RUN LEMMING RUN!


def drive_points(state: LeapingState) -> int:
    return 2 if state.card == BOO else 3


def drive_clause(state: LeapingState) -> str:
    return "LL-9.6" if state.card == BOO else "LL-9.20"


def drive_who(state: LeapingState, action: int) -> Reason | None:
    if not is_hex(state, action):
        return not_asked(action)
    name = state.board.names[action]
    clans = plain_oracle.clans_on(state, action)
    if not clans:
        return Reason(drive_clause(state), "nobody", hex=name)
    if state.card == RUN and reached_bones(state, action):
        return Reason("LL-R22", "past-bones", hex=name)
    if not any(
        plain_oracle.can_be_driven(state, clan, action, drive_points(state)) for clan in clans
    ):
        return Reason("LL-R4", "cannot-go", hex=name, points=drive_points(state))
    return None


def drive_level(state: LeapingState, action: int) -> Reason | None:
    refused = level_of(state, action, state.hex, drive_clause(state))
    if refused:
        return refused
    clan = plain_oracle.clans_on(state, state.hex)[action - actions.LEVEL]
    if not plain_oracle.can_be_driven(state, clan, state.hex, drive_points(state)):
        name = state.board.names[state.hex]
        return Reason("LL-R4", "cannot-go", hex=name, points=drive_points(state))
    return None


def drive_where(state: LeapingState, action: int) -> Reason | None:
    clan = plain_oracle.clans_on(state, state.hex)[state.level]
    ends, over = plain_oracle.driven_ends(state, clan, state.hex, drive_points(state))
    if action == actions.OVER_THE_CLIFF:
        return None if over else Reason("LL-R4", "not-over")
    if not is_hex(state, action):
        return not_asked(action)
    if action in ends:
        return None
    name = state.board.names[action]
    return landing(state, action, clan) or Reason(
        "LL-R4", "not-exactly", hex=name, points=drive_points(state)
    )


# LOST


def lost_who(state: LeapingState, action: int) -> Reason | None:
    if not is_hex(state, action):
        return not_asked(action)
    name = state.board.names[action]
    clans = plain_oracle.clans_on(state, action)
    if not clans:
        return Reason("LL-9.13", "nobody", hex=name)
    waiting = [clan for clan in clans if state.pending & 1 << clan]
    if not waiting:
        return Reason("LL-9.13", "not-their-turn", hex=name)
    if not any(plain_oracle.can_retreat(state, clan, action) for clan in waiting):
        return Reason("LL-R4", "cannot-go-back", hex=name)
    return None


def lost_level(state: LeapingState, action: int) -> Reason | None:
    refused = level_of(state, action, state.hex, "LL-9.13")
    if refused:
        return refused
    name = state.board.names[state.hex]
    clan = plain_oracle.clans_on(state, state.hex)[action - actions.LEVEL]
    if not state.pending & 1 << clan:
        return Reason("LL-9.13", "not-their-turn", hex=name)
    if not plain_oracle.can_retreat(state, clan, state.hex):
        return Reason("LL-R4", "cannot-go-back", hex=name)
    return None


def lost_where(state: LeapingState, action: int) -> Reason | None:
    if not is_hex(state, action):
        return not_asked(action)
    name = state.board.names[action]
    if action not in state.board.backward[state.hex]:
        return Reason("LL-9.13", "not-one-back", hex=name)
    if plain_oracle.is_brush(state, action):
        return Reason("LL-R4", "brush-costs-two", hex=name)
    return landing(state, action, plain_oracle.clans_on(state, state.hex)[state.level])


# PULL MY PAW and SNAP CRACKLE POP


def can_leave(state: LeapingState, hex: int) -> list[int]:
    """The levels of a stack that have somewhere to go."""
    clans = plain_oracle.clans_on(state, hex)
    return [level for level, clan in enumerate(clans) if plain_oracle.can_flee(state, clan, hex)]


def paw_where(state: LeapingState, action: int) -> Reason | None:
    if not is_hex(state, action):
        return not_asked(action)
    name = state.board.names[action]
    if len(plain_oracle.clans_on(state, action)) < 2:
        return Reason("LL-9.17", "no-stack", hex=name)
    if not can_leave(state, action):
        return Reason("LL-R5", "nowhere", hex=name)
    return None


def paw_level(state: LeapingState, action: int) -> Reason | None:
    refused = level_of(state, action, state.origin, "LL-9.17")
    if refused:
        return refused
    others = [lv for lv in can_leave(state, state.origin) if lv != action - actions.LEVEL]
    if not others:
        return Reason("LL-R5", "nowhere", hex=state.board.names[state.origin])
    return None


def snap_where(state: LeapingState, action: int) -> Reason | None:
    if not is_hex(state, action):
        return not_asked(action)
    name = state.board.names[action]
    if not plain_oracle.is_brush(state, action):
        return Reason("LL-9.21", "not-brush", hex=name)
    if not plain_oracle.clans_on(state, action):
        return Reason("LL-9.21", "nobody", hex=name)
    if not can_leave(state, action):
        return Reason("LL-R5", "nowhere", hex=name)
    return None


def flee_who(state: LeapingState, action: int) -> Reason | None:
    clause = "LL-9.17" if state.card == PULL_MY_PAW else "LL-9.21"
    refused = level_of(state, action, state.origin, clause)
    if refused:
        return refused
    name, level = state.board.names[state.origin], action - actions.LEVEL
    if not state.pending & 1 << level:
        return Reason("LL-R5", "stays", hex=name, level=level + 1)
    if level not in can_leave(state, state.origin):
        return Reason("LL-R5", "nowhere", hex=name)
    return None


def flee_where(state: LeapingState, action: int) -> Reason | None:
    if action == actions.OVER_THE_CLIFF:
        if not plain_oracle.is_edge(state, state.origin):
            return Reason("LL-R5", "not-on-edge", hex=state.board.names[state.origin])
        return None
    if not is_hex(state, action):
        return not_asked(action)
    if action not in plain_oracle.adjacent(state, state.origin):
        return Reason("LL-R5", "not-adjacent", hex=state.board.names[action])
    return landing(state, action, plain_oracle.clans_on(state, state.origin)[state.level])


# KING OF THE HILL


def king_where(state: LeapingState, action: int) -> Reason | None:
    if not is_hex(state, action):
        return not_asked(action)
    if len(plain_oracle.clans_on(state, action)) < 2:
        return Reason("LL-9.12", "no-stack", hex=state.board.names[action])
    return None


def king_next(state: LeapingState, action: int) -> Reason | None:
    clan = action - actions.CLAN
    if not 0 <= clan < len(CLANS):
        return not_asked(action)
    if clan not in plain_oracle.clans_on(state, state.hex)[state.level :]:
        return Reason("LL-9.12", "nobody-left", clan=CLANS[clan])
    return None


# HEROIC RETURN and MISTAKEN IDENTITY


def return_where(state: LeapingState, action: int) -> Reason | None:
    if not is_hex(state, action):
        return not_asked(action)
    name = state.board.names[action]
    if not brush_in_circle(state, action, 1):
        return Reason("LL-9.10", "not-blue-brush", hex=name)
    if plain_oracle.in_danger(state, action):
        return Reason("LL-R26", "zone-of-control", hex=name)
    return landing(state, action, state.to_act)


def swap_who(state: LeapingState, action: int) -> Reason | None:
    if not is_hex(state, action):
        return not_asked(action)
    name = state.board.names[action]
    if not brush_in_circle(state, action, 0):
        return Reason("LL-9.15", "not-red-brush", hex=name)
    if all(clan == state.to_act for clan in plain_oracle.clans_on(state, action)):
        return Reason("LL-9.15", "nobody", hex=name)
    return None


def swap_level(state: LeapingState, action: int) -> Reason | None:
    refused = level_of(state, action, state.hex, "LL-9.15")
    if refused:
        return refused
    if plain_oracle.clans_on(state, state.hex)[action - actions.LEVEL] == state.to_act:
        return Reason("LL-9.15", "own", hex=state.board.names[state.hex])
    return None
