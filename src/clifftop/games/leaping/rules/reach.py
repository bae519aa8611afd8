"""Where lemmings can go, worked out for whole sets of hexes at once.

A set of hexes is an int with a bit a hex, so one shift moves a set forward. Regular moves, which
every player makes every turn, are worked out on a stretch of the canyon. Everything here has a
plain twin in `refusals/plain_oracle`, written hex by hex, that the tests hold against it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from clifftop.games.leaping.actions import DIVE, OVER_THE_CLIFF, START
from clifftop.games.leaping.board.row_groups import FARTHEST, Stretch
from clifftop.games.leaping.pieces import BLUE, RED
from clifftop.kernel.masks import members_of

if TYPE_CHECKING:
    from clifftop.games.leaping.board.canyon import Canyon
    from clifftop.games.leaping.state import LeapingState

FROM_START: Final = -1  # instead of a hex: the Start Area


def enterable(state: LeapingState, stretch: Stretch) -> int:
    """LL-2.8, LL-7.2: the hexes of a stretch that a regular move may enter."""
    zone = stretch.zone
    danger = zone[RED][state.eagle_zone[RED]] | zone[BLUE][state.eagle_zone[BLUE]]
    return stretch.hexes & ~(state.full >> stretch.first) & ~danger


def resting(state: LeapingState, stretch: Stretch, clan: int) -> int:
    """LL-12.5: the hexes of a stretch where a lemming of the clan may come to rest."""
    return stretch.hexes & ~(state.protected(clan) >> stretch.first)


def stretch_for(board: Canyon, hex: int, points: int) -> Stretch:
    """Where to look for the regular moves from a hex, or from the Start Area if that is -1."""
    if points > FARTHEST:
        return board.whole  # QUICK START
    return board.section_of[hex] if hex >= 0 else board.sections[0]


def regular_movers(state: LeapingState, clan: int, points: int, starting: bool) -> list[int]:
    """LL-7.1: the hexes whose Active lemming is of the clan and has a regular move; and START, if
    those in the Start Area are asked about and have one."""
    own = state.tops[clan]
    entrances = state.board.start if starting else 0
    can_begin = False
    movers: list[int] = []
    for section in state.board.sections:
        here = own >> section.first & section.moves_from
        if here or entrances:
            hexes, entered = spenders(state, section, clan, points)
            movers += section.numbers_of(here & hexes)
            can_begin = can_begin or entered & entrances != 0
            entrances = 0  # they are in the first section
    if can_begin:
        movers.append(START)
    return movers


def spenders(state: LeapingState, stretch: Stretch, clan: int, points: int) -> tuple[int, int]:
    """LL-7.1 to LL-7.3: the hexes of a stretch from which exactly so many points can be spent, and
    those that a lemming with so many can enter to spend them.

    Counted back from the end: `free` holds the hexes where a lemming with some points left can
    still spend them all with its sideways step in hand, `bound` those where it can without.
    """
    entry = enterable(state, stretch)
    clear, brush = entry & stretch.clear, entry & stretch.brush
    edge, has_left, has_right = stretch.edge, stretch.has_left, stretch.has_right
    free = bound = resting(state, stretch, clan)
    free_before = bound_before = enter_free = 0
    for _ in range(points):
        enter_free = (clear & free) | (brush & free_before)
        enter_bound = (clear & bound) | (brush & bound_before)
        free_before, bound_before = free, bound
        bound = edge
        # A sideways step is its own reverse.
        free = edge | (enter_bound & has_left) >> 1 | (enter_bound & has_right) << 1
        for step in stretch.steps:
            bound |= (enter_bound >> step.distance) & step.movers
            free |= (enter_free >> step.distance) & step.movers
    return free, enter_free


def can_start(state: LeapingState, clan: int, points: int) -> bool:
    """LL-7.1: whether a Starting lemming of the clan can spend exactly so many points."""
    if points == 0:
        return False
    hexes, dives = regular_ends(state, stretch_for(state.board, -1, points), clan, -1, points)
    return hexes != 0 or dives != 0


def regular_destinations(state: LeapingState, clan: int, hex: int, points: int) -> list[int]:
    """LL-7.2, LL-7.3: where a regular move of exactly so many points can end: hexes, and dives."""
    stretch = stretch_for(state.board, hex, points)
    hexes, dives = regular_ends(state, stretch, clan, hex, points)
    ends = stretch.numbers_of(hexes)
    for left in range(1, points + 1):
        if dives >> left & 1:
            ends.append(DIVE + left)
    return ends


def regular_ends(
    state: LeapingState, stretch: Stretch, clan: int, hex: int, points: int
) -> tuple[int, int]:
    """The hexes of a stretch where a regular move can end, and with how many points it dives."""
    entry = enterable(state, stretch)
    if hex >= 0:
        ends, dives = walked(stretch, entry, 1 << (hex - stretch.first), 0, points)
    else:
        start = state.board.start
        ends, dives = walked(stretch, entry, entry & stretch.clear & start, start, points - 1)
    return ends & resting(state, stretch, clan), dives


def walked(stretch: Stretch, entry: int, free: int, entrances: int, points: int) -> tuple[int, int]:
    """The same from some hexes of a stretch, over those that may be entered; brush among the
    entrances is reached a point later.

    `free` holds the hexes where a lemming with some points left can be with its sideways step in
    hand, `bound` those without; into brush it gets one point `later`.
    """
    clear, brush = entry & stretch.clear, entry & stretch.brush
    edge, has_left, has_right = stretch.edge, stretch.has_left, stretch.has_right
    free_later = brush & entrances
    bound = bound_later = dives = 0
    for left in range(points, 0, -1):
        if (free | bound) & edge:
            dives |= 1 << left
        ahead = 0
        turned = (free & has_left) >> 1 | (free & has_right) << 1
        for step in stretch.steps:
            ahead |= (free & step.movers) << step.distance
            turned |= (bound & step.movers) << step.distance
        free, free_later = free_later | ahead & clear, ahead & brush
        bound, bound_later = bound_later | turned & clear, turned & brush
    return free | bound, dives


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
