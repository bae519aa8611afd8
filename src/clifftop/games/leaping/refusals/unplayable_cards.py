"""Why a Special Action cannot be played now (LL-9.2, LL-R15), said the plain way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clifftop.games.leaping.pieces import (
    BOO,
    CARDS,
    CAUTION,
    DEJA_VU,
    EAGLE_EYE,
    HEROIC_RETURN,
    ITS_A_5,
    KING_OF_THE_HILL,
    LOST,
    MINE,
    MISTAKEN_IDENTITY,
    NOBLE_SACRIFICE,
    PULL_MY_PAW,
    QUICK_START,
    ROCK_SLIDE,
    RUN,
    SNAP,
    UNDER_DICE,
)
from clifftop.games.leaping.refusals import plain_oracle
from clifftop.kernel.reason import Reason

if TYPE_CHECKING:
    from clifftop.games.leaping.state import LeapingState


def unplayable(state: LeapingState, card: int, seat: int) -> Reason | None:
    if card in (BOO, RUN):
        return no_one_to_drive(state, card)
    if card == CAUTION:
        last = (state.eagle_player - 1) % state.players
        return Reason("LL-9.7", "last") if seat == last else None
    if card == DEJA_VU:
        return nothing_to_repeat(state, seat)
    if card == EAGLE_EYE:
        return None
    if card in (HEROIC_RETURN, MISTAKEN_IDENTITY, NOBLE_SACRIFICE):
        return no_way_back(state, card, seat)
    if card == ITS_A_5:
        return no_better_value(state, seat)
    if card == KING_OF_THE_HILL:
        return None if any(tall(state, hex) for hex in hexes(state)) else no_stack()
    if card == LOST:
        return nobody_to_lose(state, seat)
    if card == MINE:
        return not_the_eagle_player(state, seat)
    if card in (PULL_MY_PAW, SNAP):
        return nobody_to_scare(state, card)
    if card == QUICK_START:
        return None if state.start[seat] else Reason("LL-R7", "none-starting")
    if card == ROCK_SLIDE:
        edge = [hex for hex in hexes(state) if plain_oracle.is_edge(state, hex)]
        return None if edge else Reason("LL-9.19", "edge-empty")
    return None if True in state.hunting else Reason("LL-9.22", "none-hunting")


def hexes(state: LeapingState) -> list[int]:
    """The occupied hexes."""
    return [hex for hex in range(state.board.size) if plain_oracle.clans_on(state, hex)]


def tall(state: LeapingState, hex: int) -> bool:
    return len(plain_oracle.clans_on(state, hex)) >= 2


def no_stack() -> Reason:
    return Reason("LL-R15", "no-stack")


def reached_bones(state: LeapingState, hex: int) -> bool:
    """LL-R22: in the row of the Line of Bones or beyond."""
    bones = [row for at, row in enumerate(state.board.row) if state.board.bones >> at & 1]
    return state.board.row[hex] >= min(bones)


def no_one_to_drive(state: LeapingState, card: int) -> Reason | None:
    points = 2 if card == BOO else 3
    for hex in hexes(state):
        if card == RUN and reached_bones(state, hex):
            continue
        for clan in plain_oracle.clans_on(state, hex):
            if plain_oracle.can_be_driven(state, clan, hex, points):
                return None
    return Reason("LL-R4", "nobody-can-go", card=CARDS[card])


def nothing_to_repeat(state: LeapingState, seat: int) -> Reason | None:
    """LL-9.8, LL-R17."""
    if not state.pile:
        return Reason("LL-R17", "pile-empty")
    card, player = divmod(state.pile[-1], 8)
    if card == DEJA_VU or player == seat:
        return Reason("LL-R17", "own-card", card=CARDS[card])
    return unplayable(state, card, seat)


def no_way_back(state: LeapingState, card: int, seat: int) -> Reason | None:
    if state.chow[seat] == 0:
        return Reason("LL-R15", "box-empty")
    if card == NOBLE_SACRIFICE:
        return None
    for hex in range(state.board.size):
        if card == HEROIC_RETURN and can_return_to(state, hex, seat):
            return None
        if card == MISTAKEN_IDENTITY and can_swap_on(state, hex, seat):
            return None
    clause = "LL-9.10" if card == HEROIC_RETURN else "LL-9.15"
    return Reason(clause, "no-target")


def brush_in_circle(state: LeapingState, hex: int, eagle: int) -> bool:
    in_circle = any(zone >> hex & 1 for zone in state.board.zone[eagle])
    return plain_oracle.is_brush(state, hex) and in_circle


def can_return_to(state: LeapingState, hex: int, clan: int) -> bool:
    """LL-9.10, LL-R26."""
    return (
        brush_in_circle(state, hex, 1)
        and not plain_oracle.in_danger(state, hex)
        and not plain_oracle.is_full(state, hex)
        and not plain_oracle.is_protected(state, hex, clan)
    )


def can_swap_on(state: LeapingState, hex: int, clan: int) -> bool:
    """LL-9.15."""
    others = [other for other in plain_oracle.clans_on(state, hex) if other != clan]
    return brush_in_circle(state, hex, 0) and bool(others)


def no_better_value(state: LeapingState, seat: int) -> Reason | None:
    now = 5 if state.five else state.value + state.bonus
    burden = 2 * state.caution[seat]
    if max(0, 5 - burden) == max(0, now - burden):
        return Reason("LL-R15", "value-same")
    return None


def nobody_to_lose(state: LeapingState, seat: int) -> Reason | None:
    for hex in hexes(state):
        for clan in plain_oracle.clans_on(state, hex):
            if clan != seat and plain_oracle.can_retreat(state, clan, hex):
                return None
    return Reason("LL-R4", "nobody-can-go", card=CARDS[LOST])


def not_the_eagle_player(state: LeapingState, seat: int) -> Reason | None:
    if seat != state.eagle_player:
        return Reason("LL-9.14", "not-eagle-player")
    if UNDER_DICE in state.card_places:
        return Reason("LL-9.14", "kept-already")
    return None


def nobody_to_scare(state: LeapingState, card: int) -> Reason | None:
    """LL-R5, LL-R15."""
    if card == SNAP:
        stacks = [hex for hex in hexes(state) if plain_oracle.is_brush(state, hex)]
        if not stacks:
            return Reason("LL-9.21", "brush-empty")
    else:
        stacks = [hex for hex in hexes(state) if tall(state, hex)]
        if not stacks:
            return no_stack()
    for hex in stacks:
        if any(
            plain_oracle.can_flee(state, clan, hex) for clan in plain_oracle.clans_on(state, hex)
        ):
            return None
    return Reason("LL-R5", "nobody-can-leave")
