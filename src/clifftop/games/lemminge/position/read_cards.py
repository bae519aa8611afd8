"""The cards of a position: 55 in all, those that lie nowhere are the draw pile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i16

from clifftop.games.lemminge.pieces import (
    ALL_CARDS,
    CARDS,
    COPIES,
    FIRST_IN_PILE,
    HAND_LIMIT,
    KINDS,
    NUMBER_OF_CARDS,
    TERRAINS,
    VALUES,
)
from clifftop.games.lemminge.position.gaps import Gaps
from clifftop.kernel.errors import PositionError
from clifftop.kernel.json_parts import Sheet, a_list, one_of, whole_number

if TYPE_CHECKING:
    from clifftop.games.lemminge.state import LemmingeState


def read_cards(state: LemmingeState, sheet: Sheet, seats: list[Sheet], gaps: Gaps | None) -> None:
    """Hands, piles and discards, each card taken from those that are still to be had. With a guess,
    what is left over is in the draw pile or in a hand that the seat does not know."""
    state.deck = vec[i16](ALL_CARDS)
    state.deck_size = NUMBER_OF_CARDS
    read_piles(state, sheet)
    state.discards = vec[i16](taken(state, sheet.get("discards", {}), "discards"))
    for seat in range(state.players):
        given, where = seats[seat].get("hand", {}), seats[seat].path("hand")
        if gaps is not None and isinstance(given, int):
            gaps.closed |= 1 << seat
            gaps.hands[seat] = whole_number(given, where, 0, HAND_LIMIT)
            continue
        hand = available(state, given, where)
        if sum(hand) > HAND_LIMIT:
            raise PositionError("lemminge-position-hand", where, number=sum(hand), most=HAND_LIMIT)
        for card in range(CARDS):
            state.gain(seat, card, hand[card])
    if gaps is not None:
        for item in sheet.items("decks"):
            state.decks = (*state.decks, bytes(counted(item, "decks")))


def read_piles(state: LemmingeState, sheet: Sheet) -> None:
    """LE-2.1, LE-3.4: no pile is ever without a card; one that is left out is a single 2."""
    piles = sheet.part("piles", TERRAINS[:KINDS])
    for terrain in range(KINDS):
        name = TERRAINS[terrain]
        where = piles.path(name)
        cards = taken(state, {name: piles.get(name, [FIRST_IN_PILE])}, "piles")
        values = cards[VALUES * terrain : VALUES * terrain + VALUES]
        if not any(values):
            raise PositionError("lemminge-position-pile", where)
        for value in range(VALUES):
            state.piles[VALUES * terrain + value] = values[value]
        state.lowest[terrain] = min(value for value in range(VALUES) if values[value])
        state.sums[terrain] = sum(value * values[value] for value in range(VALUES))


def taken(state: LemmingeState, given: object, where: str) -> bytearray:
    """The cards that are named, taken from the draw pile."""
    cards = available(state, given, where)
    for card in range(CARDS):
        state.lose(card, cards[card])
    return cards


def available(state: LemmingeState, given: object, where: str) -> bytearray:
    """The cards that are named, all of which are still to be had."""
    cards = counted(given, where)
    for card in range(CARDS):
        if cards[card] > state.deck[card]:
            terrain, value = divmod(card, VALUES)
            raise PositionError(
                "lemminge-position-card",
                where,
                terrain=TERRAINS[terrain],
                value=value,
                most=COPIES[value],
            )
    return cards


def counted(given: object, where: str) -> bytearray:
    """`{"forest": [3, 1, 1]}` as numbers of cards."""
    if not isinstance(given, dict):
        raise PositionError("position-not-object", where)
    cards = bytearray(CARDS)
    for name, values in given.items():
        path = f"{where}.{name}"
        terrain = one_of(name, TERRAINS[:KINDS], path)
        listed = a_list(values, path)
        if len(listed) > NUMBER_OF_CARDS:
            raise PositionError("position-length", path, number=sum(COPIES))
        for value in listed:
            cards[VALUES * terrain + whole_number(value, path, 0, VALUES - 1)] += 1
    return cards
