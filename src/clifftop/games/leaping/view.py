"""The table as it lies before one seat: what is open, and what that seat knows of the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clifftop.games.leaping.pieces import (
    ASIDE,
    CARDS,
    CLAN_LETTERS,
    DECK_CARDS,
    DISCARDED,
    EAGLES,
    FRONT,
    HAND,
    HELD,
    PELLET_LETTERS,
    PURSE,
    UNDER_DICE,
    ZONES,
)
from clifftop.games.leaping.question_memory import open_registers
from clifftop.games.leaping.questions import CHAOS_OFFER, FINISHED, NAMES
from clifftop.games.leaping.rules.movement_points import movement
from clifftop.games.leaping.rules.score import dive_points, final_places, final_scores
from clifftop.games.leaping.stacks import members
from clifftop.kernel.masks import members_of

if TYPE_CHECKING:
    from clifftop.games.leaping.state import LeapingState


def see(state: LeapingState, eye: int) -> dict[str, object]:
    """LL-3.3, LL-4.5, LL-8.2, LL-9.3: the open table, tops of piles only, and own secrets."""
    names = state.board.names
    seats = range(state.players)
    view: dict[str, object] = {
        "game": "leaping-lemmings",
        "board": state.board.digest,
        "players": state.players,
        "turn": state.turn,
        "eagle_player": state.eagle_player,
        "asked": {"question": NAMES[state.asked], **open_registers(state)},
        "hexes": hexes(state),
        "start": list(state.start),
        "boxes": [list(state.boxes[6 * clan + 1 : 6 * clan + 6]) for clan in seats],
        "chow": list(state.chow),
        "vp": [dive_points(state, clan) for clan in seats],
        "eagles": {EAGLES[eagle]: eagle_facts(state, eagle) for eagle in (0, 1)},
        "pellets": [names[hex] for hex in members_of(state.pellets)],
        "reserve": state.reserve,
        "purses": [purse(state, seat, eye) for seat in seats],
        "hands": [hand(state, seat, eye) for seat in seats],
        "id_used": [bool(state.id_used >> seat & 1) for seat in seats],
        "aside": state.card_places.count(ASIDE),
        "card": state.value,
        "top_card": state.top_card,
        "cards_left": sum(state.deck) + (state.asked != FINISHED),
        "caution": list(state.caution),
    }
    if state.value:
        view["movement"] = movement(state, False)
        view["starting"] = movement(state, True)
    if state.frame.chaos:
        see_chaos(state, eye, view)
    elif state.pile:
        card, player = divmod(state.pile[-1], 8)
        view["pile"] = {"top": CARDS[card], "by": player}
    if UNDER_DICE in state.card_places:
        view["under_dice"] = CARDS[state.card_places.index(UNDER_DICE)]
    if state.asked == FINISHED:
        view["scores"] = final_scores(state)
        view["places"] = final_places(state)
    return view


def see_chaos(state: LeapingState, eye: int, view: dict[str, object]) -> None:
    """LL-13.3, LL-R25: cards in front of their players, and the one that goes round."""
    view["played"] = [
        [CARDS[card] for card in range(DECK_CARDS) if state.card_places[card] == FRONT + seat]
        for seat in range(state.players)
    ]
    view["discarded"] = state.card_places.count(DISCARDED)
    if state.asked == CHAOS_OFFER:
        card = state.card_places.index(HELD)
        view["held"] = CARDS[card] if state.knows(eye, card) else "?"


def hexes(state: LeapingState) -> dict[str, str]:
    """The stacks as letters of their clans, bottom first."""
    return {
        state.board.names[hex]: "".join(CLAN_LETTERS[clan] for clan in members(state.stacks[hex]))
        for hex in members_of(state.occupied)
    }


def eagle_facts(state: LeapingState, eagle: int) -> dict[str, object]:
    return {
        "zone": ZONES[state.eagle_zone[eagle]],
        "hunting": state.hunting[eagle],
        "die": state.dice[eagle],
    }


def purse(state: LeapingState, seat: int, eye: int) -> object:
    """LL-8.2: the pellets for those who know them, their number for the others."""
    kinds = state.purse[3 * seat : 3 * seat + 3]
    if state.knows(eye, PURSE + seat):
        return "".join(
            letter * number for letter, number in zip(PELLET_LETTERS, kinds, strict=True)
        )
    return sum(kinds)


def hand(state: LeapingState, seat: int, eye: int) -> object:
    """LL-3.3: the cards for those who know them, their number for the others."""
    held = [card for card in range(DECK_CARDS) if state.card_places[card] == HAND + seat]
    if all(state.knows(eye, card) for card in held):
        return [CARDS[card] for card in held]
    return len(held)
