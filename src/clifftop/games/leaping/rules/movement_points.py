"""The movement points of the player to move, and whether a lemming has a way to spend them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clifftop.games.leaping.rules.reach import regular_movers

if TYPE_CHECKING:
    from clifftop.games.leaping.state import LeapingState


def card_value(state: LeapingState) -> int:
    """LL-7.6, LL-R1: the movement card as favors and IT'S A 5 change it."""
    return 5 if state.five else state.value + state.bonus


def movement(state: LeapingState, starting: bool) -> int:
    """LL-R1: doubled by QUICK START for Starting lemmings, then minus 2 for each CAUTION."""
    seat = state.mover()
    value = card_value(state)
    if starting and state.quick >> seat & 1:
        value *= 2
    return max(0, value - 2 * state.caution[seat])


def can_move(state: LeapingState, hex: int) -> bool:
    """Has the mover's lemming on top of this hex a regular move?"""
    points = movement(state, False)
    return points > 0 and hex in regular_movers(state, state.mover(), points, False)
