"""A state as a position: compact, readable, JSON-able. What is as it was at the start, or follows
from the rest, is left out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clifftop.games.leaping.pieces import (
    CARDS,
    CLANS,
    DECK_CARDS,
    DISCARDED,
    EAGLES,
    FRONT,
    HELD,
    UNDER_DICE,
    ZONES,
)
from clifftop.games.leaping.question_memory import open_registers
from clifftop.games.leaping.questions import CHAOS_OFFER, NAMES
from clifftop.games.leaping.view import hand, hexes, purse
from clifftop.kernel.masks import members_of

if TYPE_CHECKING:
    from clifftop.games.leaping.state import LeapingState


def write(state: LeapingState, eye: int) -> dict[str, object]:
    """The position as the seats of the mask `eye` know it. A number stands where they know only
    how many; a card they do not know is "?"."""
    frame, board = state.frame, state.board
    position: dict[str, object] = {
        "game": frame.rules.name,
        "rules": frame.rules.rules,
        "players": state.players,
        "board": frame.board_option,
    }
    if frame.short:
        position["short"] = True
    if frame.chaos:
        position["chaos"] = True
    position["turn"] = state.turn
    position["eagle_player"] = state.eagle_player
    position["clans"] = [write_clan(state, seat, eye) for seat in range(state.players)]
    position["hexes"] = hexes(state)
    position["eagles"] = {EAGLES[eagle]: write_eagle(state, eagle) for eagle in (0, 1)}
    position["dice"] = list(state.dice)
    position["pellets"] = [board.names[hex] for hex in members_of(state.pellets)]
    position["deck"] = list(state.deck)
    if state.value:
        position["card"] = state.value
    elif state.top_card:
        position["top_card"] = state.top_card
    write_cards(state, eye, position)
    position["asked"] = write_asked(state)
    return position


def write_clan(state: LeapingState, seat: int, eye: int) -> dict[str, object]:
    facts: dict[str, object] = {"clan": CLANS[seat], "start": state.start[seat]}
    dives = [points for points in range(1, 6) for _ in range(state.boxes[6 * seat + points])]
    if dives:
        facts["dives"] = dives
    if state.chow[seat]:
        facts["chow"] = state.chow[seat]
    cards = hand(state, seat, eye)
    if cards:
        facts["hand"] = cards
    if state.id_used >> seat & 1 and not state.frame.chaos:
        facts["id_used"] = True
    if state.ledger[seat]:
        facts["pellets"] = purse(state, seat, eye)
        facts["ledger"] = state.ledger[seat]
    played = [CARDS[card] for card in range(DECK_CARDS) if state.card_places[card] == FRONT + seat]
    if played:
        facts["played"] = played
    if state.caution[seat]:
        facts["caution"] = state.caution[seat]
    if state.quick >> seat & 1:
        facts["quick"] = True
    return facts


def write_eagle(state: LeapingState, eagle: int) -> str:
    return ZONES[state.eagle_zone[eagle]] + ("" if state.hunting[eagle] else " feasting")


def write_cards(state: LeapingState, eye: int, position: dict[str, object]) -> None:
    """LL-9.3, LL-9.14, LL-13.3: the pile, the card under the dice, the chaos cards."""
    if state.pile:
        position["pile"] = [[CARDS[entry // 8], entry % 8] for entry in state.pile]
    if UNDER_DICE in state.card_places:
        position["under_dice"] = CARDS[state.card_places.index(UNDER_DICE)]
    discarded = [card for card in range(DECK_CARDS) if state.card_places[card] == DISCARDED]
    if discarded:
        if all(state.knows(eye, card) for card in discarded):
            position["discarded"] = [CARDS[card] for card in discarded]
        else:
            position["discarded"] = len(discarded)
    if state.asked == CHAOS_OFFER:
        held = state.card_places.index(HELD)
        position["held"] = CARDS[held] if state.knows(eye, held) else "?"


def write_asked(state: LeapingState) -> dict[str, object]:
    """What is asked, of whom, and the choices that led to it."""
    asked: dict[str, object] = {"question": NAMES[state.asked]}
    if state.to_act >= 0:
        asked["seat"] = state.to_act
    if state.moved:
        asked["moved"] = state.moved
    asked.update(open_registers(state))
    return asked
