"""Where lemmings can go, worked out for whole sets of hexes at once.

A set of hexes is an int with a bit a hex, so one shift moves a set forward. Everything here has a
plain twin in `plain`, written hex by hex, that the tests hold against it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from clifftop.games.leaping.actions import DIVE, OVER_THE_CLIFF
from clifftop.kernel.masks import members_of

if TYPE_CHECKING:
    from clifftop.games.leaping.state import LeapingState


@final
class Movers:
    """Who has a regular move: `hexes` from which one can be made, and whether by `starting`."""

    def __init__(self, hexes: int, starting: bool) -> None:
        self.hexes = hexes
        self.starting = starting


def open_hexes(state: LeapingState) -> int:
    """LL-2.8, LL-7.2: the hexes a regular move may enter."""
    return state.board.everything & ~state.full & ~state.danger()


def regular_movers(state: LeapingState, clan: int, points: int) -> Movers:
    """LL-7.1 to LL-7.3: from where exactly so many points can be spent.

    Counted back from the end: `free` holds the hexes where a lemming with some points left can
    still spend them all with its sideways step in hand, `bound` those where it can without.
    """
    board = state.board
    entry = open_hexes(state)
    clear, brush = entry & board.clear, entry & board.brush
    rest = state.resting(clan)
    shifts = board.forward_shifts
    edge, has_left, has_right = board.cliff_edge, board.has_left, board.has_right
    free = bound = rest
    free_before = bound_before = enter_free = 0
    for _ in range(points):
        enter_free = (clear & free) | (brush & free_before)
        enter_bound = (clear & bound) | (brush & bound_before)
        free_before, bound_before = free, bound
        bound = edge
        # A sideways step is its own reverse.
        free = edge | (enter_bound & has_left) >> 1 | (enter_bound & has_right) << 1
        for having, shift in shifts:
            bound |= (enter_bound >> shift) & having
            free |= (enter_free >> shift) & having
    return Movers(free, enter_free & board.start != 0)


def regular_destinations(state: LeapingState, clan: int, hex: int, points: int) -> list[int]:
    """LL-7.2, LL-7.3: where a regular move of exactly so many points can end: hexes, and dives."""
    board = state.board
    entry = open_hexes(state)
    clear, brush = entry & board.clear, entry & board.brush
    edge, has_left, has_right = board.cliff_edge, board.has_left, board.has_right
    free = [0] * (points + 2)  # by points left, with the sideways step in hand
    bound = [0] * (points + 2)  # the same without; the last entry catches what overspends
    if hex >= 0:
        free[points] = 1 << hex
    else:
        free[points - 1] = clear & board.start
        free[points - 2] |= brush & board.start
    dives = []
    for left in range(points, 0, -1):
        here, spent = free[left], bound[left]
        if (here | spent) & edge:
            dives.append(DIVE + left)
        if here:
            ahead = 0
            for having, shift in board.forward_shifts:
                ahead |= (here & having) << shift
            free[left - 1] |= ahead & clear
            free[left - 2] |= ahead & brush
            aside = (here & has_left) >> 1 | (here & has_right) << 1
            bound[left - 1] |= aside & clear
            bound[left - 2] |= aside & brush
        if spent:
            ahead = 0
            for having, shift in board.forward_shifts:
                ahead |= (spent & having) << shift
            bound[left - 1] |= ahead & clear
            bound[left - 2] |= ahead & brush
    dives.reverse()
    return members_of((free[0] | bound[0]) & state.resting(clan)) + dives


def driven_from(state: LeapingState, clan: int, points: int) -> int:
    """LL-R4: the hexes from which a card can drive a lemming forward exactly so many points."""
    board = state.board
    clear, brush = board.clear & ~state.full, board.brush & ~state.full
    able, able_before = state.resting(clan), 0
    for _ in range(points):
        enter = (clear & able) | (brush & able_before)
        able_before = able
        able = board.cliff_edge | board.backward_of(enter)
    return able


def driven_to(state: LeapingState, clan: int, hex: int, points: int) -> list[int]:
    """LL-R4: where it can end; points left at the cliff edge carry it over, for one VP."""
    board = state.board
    clear, brush = board.clear & ~state.full, board.brush & ~state.full
    at = [0] * (points + 2)
    at[points] = 1 << hex
    over = False
    for left in range(points, 0, -1):
        over = over or at[left] & board.cliff_edge != 0
        ahead = board.forward_of(at[left])
        at[left - 1] |= ahead & clear
        at[left - 2] |= ahead & brush
    options = members_of(at[0] & state.resting(clan))
    return [*options, OVER_THE_CLIFF] if over else options


def retreats(state: LeapingState, clan: int, hex: int) -> int:
    """LL-9.13, LL-R4: one point backward, so only into a clear hex that is not full."""
    return state.board.backward_of(1 << hex) & state.board.clear & ~state.full & state.resting(clan)


def retreaters(state: LeapingState, clan: int) -> int:
    """The hexes from which a lemming of the clan can go back one point."""
    room = state.board.clear & ~state.full & state.resting(clan)
    return state.board.forward_of(room) & state.present[clan]
