"""The end: what everything is worth, and who comes first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clifftop.games.leaping.pieces import (
    FAVOR_PELLET,
    FRONT,
    HAND,
    ONE_VP,
    TWO_VP,
    cards_dealt,
)

if TYPE_CHECKING:
    from clifftop.games.leaping.state import LeapingState


def dive_points(state: LeapingState, clan: int) -> int:
    """LL-1.2, LL-6.1: the VP track: the values of the boxes of its scored lemmings."""
    boxes, total = state.boxes, 0
    for points in range(1, 6):
        total += points * boxes[6 * clan + points]
    return total


def unused_cards(state: LeapingState, seat: int) -> int:
    """LL-10.1: Special Actions in hand, "It's a 5" included."""
    return state.card_places.count(HAND + seat) + (0 if state.id_used >> seat & 1 else 1)


def card_points(state: LeapingState, seat: int) -> int:
    """LL-10.1: one VP for each unused Special Action; LL-13.5: in Chaos the cards that would
    have been dealt, minus those that were played."""
    if state.frame.chaos:
        return cards_dealt(state.players) - state.card_places.count(FRONT + seat)
    return unused_cards(state, seat)


def pellet_points(state: LeapingState, seat: int) -> int:
    """LL-10.1: what the pellets are worth."""
    return state.purse[3 * seat + ONE_VP] + 2 * state.purse[3 * seat + TWO_VP]


def favor_points(state: LeapingState, seat: int) -> int:
    """LL-10.1, LL-R27: one VP for three favor pellets still held."""
    return state.purse[3 * seat + FAVOR_PELLET] // 3


def final_score(state: LeapingState, seat: int) -> int:
    return (
        dive_points(state, seat)
        + card_points(state, seat)
        + pellet_points(state, seat)
        + favor_points(state, seat)
    )


def final_scores(state: LeapingState) -> list[int]:
    return [final_score(state, seat) for seat in range(state.players)]


def open_scores(state: LeapingState) -> list[int]:
    """Dives and unused cards, which everybody can count. What a purse holds only its clan knows
    (LL-8.2), so that pellets and favors are left out until the end."""
    seats = range(state.players)
    return [dive_points(state, seat) + card_points(state, seat) for seat in seats]


def standing(state: LeapingState, seat: int) -> tuple[int, int, int, int]:
    """LL-10.2: VP, then scored lemmings, then fewest eaten, then leftover favor pellets."""
    scored = sum(state.boxes[6 * seat : 6 * seat + 6])
    return (
        final_score(state, seat),
        scored,
        -state.chow[seat],
        state.purse[3 * seat + FAVOR_PELLET] % 3,
    )


def final_places(state: LeapingState) -> list[int]:
    """LL-10.2: clans that are still tied share the place."""
    standings = [standing(state, seat) for seat in range(state.players)]
    return [1 + sum(other > own for other in standings) for own in standings]
