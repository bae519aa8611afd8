"""The Special Actions of a position: every card in one place, and known to those who may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from clifftop.games.leaping.pieces import (
    ASIDE,
    CARDS,
    DECK_CARDS,
    DEJA_VU,
    DISCARDED,
    FRONT,
    HAND,
    HELD,
    MINE,
    OUT,
    PILE,
    UNDER_DICE,
)
from clifftop.games.leaping.position.gaps import Gaps
from clifftop.games.leaping.questions import CHAOS_OFFER, FINISHED
from clifftop.kernel.bytes_edit import with_at
from clifftop.kernel.errors import PositionError
from clifftop.kernel.history import EVERYONE
from clifftop.kernel.json_parts import Sheet, a_list, one_of, whole_number

if TYPE_CHECKING:
    from clifftop.games.leaping.state import LeapingState

DECK_NAMES: Final = CARDS[:DECK_CARDS]


def read_cards(state: LeapingState, sheet: Sheet, clans: list[Sheet], gaps: Gaps | None) -> None:
    """Whatever is named nowhere is set aside; with a guess it is still to be decided."""
    chaos = state.frame.chaos
    check_variant(sheet, clans, chaos)
    everyone_knows = EVERYONE
    owner_knows = state.asked != FINISHED
    if state.players == 2 or chaos:
        state.card_places = with_at(state.card_places, MINE, OUT)
    if chaos:
        state.card_places = with_at(state.card_places, DEJA_VU, OUT)
    for seat in range(state.players):
        clan = clans[seat]
        if clan.flag("id_used"):
            state.id_used |= 1 << seat
        knows = 1 << seat if owner_knows else everyone_knows
        read_hand(state, seat, clan, knows, gaps)
        for name in clan.items("played"):
            put(state, name, FRONT + seat, everyone_knows, clan.path("played"))
    for entry in sheet.items("pile"):
        pair = a_list(entry, "pile")
        if len(pair) != 2:
            raise PositionError("position-pile", "pile")
        card = put(state, pair[0], PILE, everyone_knows, "pile")
        player = whole_number(pair[1], "pile", 0, state.players - 1)
        state.pile = (*state.pile, card * 8 + player)
    if sheet.has("under_dice"):
        card = put(state, sheet.get("under_dice", ""), UNDER_DICE, everyone_knows, "under_dice")
        if card not in (MINE, DEJA_VU):  # LL-9.14, LL-R17
            raise PositionError("position-under-dice", "under_dice", card=CARDS[card])
    read_chaos_cards(state, sheet, gaps)


def check_variant(sheet: Sheet, clans: list[Sheet], chaos: bool) -> None:
    """LL-13.1, LL-13.3: Chaos has no pile that counts, the other games no discards and no cards
    in front of their players."""
    foreign = ("pile", "under_dice") if chaos else ("discarded",)
    for key in foreign:
        if sheet.has(key):
            raise PositionError("position-variant", key)
    for clan in clans:
        if clan.has("played") and not chaos:
            raise PositionError("position-variant", clan.path("played"))


def put(state: LeapingState, name: object, place: int, knows: int, where: str) -> int:
    """A named card goes to its place; no card can be in two."""
    card = one_of(name, DECK_NAMES, where)
    if state.card_places[card] == OUT:
        raise PositionError("position-card-out", where, card=CARDS[card])
    if state.card_places[card] != ASIDE:
        raise PositionError("position-card-twice", where, card=CARDS[card])
    state.card_places = with_at(state.card_places, card, place)
    state.known[card] = knows
    return card


def read_hand(state: LeapingState, seat: int, clan: Sheet, knows: int, gaps: Gaps | None) -> None:
    given = clan.get("hand", [])
    where = clan.path("hand")
    if gaps is not None and isinstance(given, int):
        gaps.hands[seat] = whole_number(given, where, 0, DECK_CARDS)
        return
    cards = a_list(given, where)
    if cards and state.frame.chaos:
        raise PositionError("position-chaos-hand", where)
    for name in cards:
        put(state, name, HAND + seat, knows, where)


def read_chaos_cards(state: LeapingState, sheet: Sheet, gaps: Gaps | None) -> None:
    """LL-13.2, LL-13.3: the discards, known to all players, and the card that goes round, known to
    those who have held it."""
    players = (1 << state.players) - 1
    given = sheet.get("discarded", [])
    if gaps is not None and isinstance(given, int):
        gaps.discards = whole_number(given, "discarded", 0, DECK_CARDS)
    else:
        for name in a_list(given, "discarded"):
            put(state, name, DISCARDED, players, "discarded")
    if state.asked != CHAOS_OFFER:
        if sheet.has("held"):
            raise PositionError("position-held", "held")
        return
    held = sheet.get("held", "")
    knows = 0
    for passes in range(state.pending + 1):
        knows |= 1 << (state.eagle_player + passes) % state.players
    if gaps is not None and held == "?":
        gaps.held = knows
    else:
        put(state, held, HELD, knows, "held")
