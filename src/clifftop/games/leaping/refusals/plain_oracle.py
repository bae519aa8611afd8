"""The rules of going about, said the plain way: hex by hex and step by step.

This is what refusals are judged by. It shares no table or short cut with `reach`, so that the two
can be held against each other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from clifftop.games.leaping.pieces import brush_limit
from clifftop.games.leaping.stacks import CLEAR_LIMIT, members

if TYPE_CHECKING:
    from clifftop.games.leaping.state import LeapingState


def clans_on(state: LeapingState, hex: int) -> list[int]:
    """The lemmings of a hex, bottom first."""
    return members(state.stacks[hex])


def is_brush(state: LeapingState, hex: int) -> bool:
    return state.board.cost[hex] == 2


def is_edge(state: LeapingState, hex: int) -> bool:
    return state.board.row[hex] == state.board.last_row


def is_full(state: LeapingState, hex: int) -> bool:
    """LL-2.6, LL-2.7, LL-2.8."""
    limit = brush_limit(state.players) if is_brush(state, hex) else CLEAR_LIMIT
    return len(clans_on(state, hex)) >= limit


def in_zone_of(state: LeapingState, eagle: int, hex: int) -> bool:
    return bool(state.board.zone[eagle][state.eagle_zone[eagle]] & 1 << hex)


def in_danger(state: LeapingState, hex: int) -> bool:
    return in_zone_of(state, 0, hex) or in_zone_of(state, 1, hex)


def is_protected(state: LeapingState, hex: int, clan: int) -> bool:
    """LL-12.5, LL-R23."""
    if state.players != 2 or state.board.row[hex] > 2:
        return False
    return any(other != clan for other in clans_on(state, hex))


def adjacent(state: LeapingState, hex: int) -> list[int]:
    board = state.board
    return board.forward[hex] + board.sideways[hex] + board.backward[hex]


def distance(state: LeapingState, origin: int, target: int) -> int:
    """LL-R3: in hexes, in any direction."""
    steps, seen = 0, {origin}
    while target not in seen:
        seen |= {hex for place in seen for hex in adjacent(state, place)}
        steps += 1
    return steps


def shelters(state: LeapingState, clan: int) -> list[int]:
    """LL-5.7: every hex a scattered lemming could take if it were close enough."""
    return [
        hex
        for hex in range(state.board.size)
        if not is_full(state, hex)
        and not in_danger(state, hex)
        and not is_protected(state, hex, clan)
    ]


def regular_ends(
    state: LeapingState, clan: int, origin: int, points: int
) -> tuple[set[int], set[int]]:
    """LL-7.1 to LL-7.3: the hexes and the dives in which a regular move can end; origin -1 is the
    Start Area."""
    hexes: set[int] = set()
    dives: set[int] = set()
    seen: set[tuple[int, int, bool]] = set()
    steps: list[tuple[int, int, bool]] = []
    if origin < 0:
        for hex in range(state.board.size):
            if state.board.row[hex] == 1:
                enter(state, hex, points, False, steps)
    else:
        steps.append((origin, points, False))
    while steps:
        step = steps.pop()
        if step in seen:
            continue
        seen.add(step)
        hex, left, turned = step
        if left == 0:
            if not is_protected(state, hex, clan):
                hexes.add(hex)
            continue
        if is_edge(state, hex):
            dives.add(left)
        for ahead in state.board.forward[hex]:
            enter(state, ahead, left, turned, steps)
        if not turned:
            for aside in state.board.sideways[hex]:
                enter(state, aside, left, True, steps)
    return hexes, dives


def enter(
    state: LeapingState, hex: int, left: int, turned: bool, steps: list[tuple[int, int, bool]]
) -> None:
    """LL-2.8, LL-7.2: one step of a regular move, if it is allowed and affordable."""
    if not is_full(state, hex) and not in_danger(state, hex) and state.board.cost[hex] <= left:
        steps.append((hex, left - state.board.cost[hex], turned))


def has_regular_move(state: LeapingState, clan: int, origin: int, points: int) -> bool:
    hexes, dives = regular_ends(state, clan, origin, points)
    return points > 0 and bool(hexes or dives)


def driven_ends(state: LeapingState, clan: int, origin: int, points: int) -> tuple[set[int], bool]:
    """LL-R4: the hexes in which BOO! or RUN can leave a lemming, and whether it can go over."""
    if points == 0:
        return (set() if is_protected(state, origin, clan) else {origin}), False
    if is_edge(state, origin):
        return set(), True
    hexes: set[int] = set()
    over = False
    for ahead in state.board.forward[origin]:
        cost = state.board.cost[ahead]
        if not is_full(state, ahead) and cost <= points:
            further, falls = driven_ends(state, clan, ahead, points - cost)
            hexes |= further
            over = over or falls
    return hexes, over


def can_be_driven(state: LeapingState, clan: int, origin: int, points: int) -> bool:
    hexes, over = driven_ends(state, clan, origin, points)
    return over or bool(hexes)


def can_retreat_to(state: LeapingState, clan: int, hex: int) -> bool:
    """LL-9.13: one point pays for a clear hex that has room."""
    return not (is_brush(state, hex) or is_full(state, hex) or is_protected(state, hex, clan))


def can_retreat(state: LeapingState, clan: int, origin: int) -> bool:
    return any(can_retreat_to(state, clan, hex) for hex in state.board.backward[origin])


def can_flee_to(state: LeapingState, clan: int, hex: int) -> bool:
    return not is_full(state, hex) and not is_protected(state, hex, clan)


def can_flee(state: LeapingState, clan: int, origin: int) -> bool:
    """LL-R5."""
    return is_edge(state, origin) or any(
        can_flee_to(state, clan, hex) for hex in adjacent(state, origin)
    )


def can_scatter(state: LeapingState, clan: int, origin: int) -> bool:
    return is_edge(state, origin) or bool(shelters(state, clan))
