"""The table as it lies before one seat: what is open, and what that seat knows of the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clifftop.games.lemminge.pieces import CARDS, HOME, IN_START, KINDS, LEMMINGS, TERRAINS, VALUES
from clifftop.games.lemminge.question_memory import open_registers
from clifftop.games.lemminge.questions import FINISHED, NAMES
from clifftop.games.lemminge.rules.score import final_places, final_scores
from clifftop.kernel.masks import members_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from clifftop.games.lemminge.state import LemmingeState


def see(state: LemmingeState, eye: int) -> dict[str, object]:
    """LE-2.2, LE-R3: everything but the hands of others and the order of the draw pile is open."""
    view: dict[str, object] = {
        "game": "lemminge",
        "board": state.board.digest,
        "players": state.players,
        "first": state.first,
        "turn": state.turn,
        "round": state.round(),
        "asked": {"question": NAMES[state.asked], **open_registers(state)},
        "lemmings": [lemmings(state, seat) for seat in range(state.players)],
        "piles": {TERRAINS[terrain]: pile(state, terrain) for terrain in range(KINDS)},
        "hands": [hand(state, seat, eye) for seat in range(state.players)],
        "deck": state.deck_size,
        "discards": cards(state.discards),
        "tiles": tiles(state),
        "tiles_left": dict(zip(TERRAINS, state.tiles_left, strict=True)),
    }
    if state.asked == FINISHED:
        view["scores"] = final_scores(state)
        view["places"] = final_places(state)
    return view


def lemmings(state: LemmingeState, seat: int) -> list[str]:
    """Where a player's lemmings are: those in hexes first, then those in the start area, then
    those at home. Which of the two is which is nobody's business."""
    places = [*state.lemmings[LEMMINGS * seat : LEMMINGS * seat + LEMMINGS]]
    names = [state.board.names[hex] for hex in sorted(places) if hex >= 0]
    return names + ["start"] * places.count(IN_START) + ["home"] * places.count(HOME)


def cards(counts: Iterable[int]) -> dict[str, list[int]]:
    """Cards by terrain, the highest first; terrains without cards are left out."""
    numbers = [*counts]
    named: dict[str, list[int]] = {}
    for terrain in range(KINDS):
        values: list[int] = []
        for value in range(VALUES - 1, -1, -1):
            values += [value] * numbers[VALUES * terrain + value]
        if values:
            named[TERRAINS[terrain]] = values
    return named


def pile(state: LemmingeState, terrain: int) -> dict[str, object]:
    """LE-3.3: a terrain pile as it was built, and the two numbers that matter."""
    return {
        "cards": cards(state.piles)[TERRAINS[terrain]],
        "lowest": state.lowest[terrain],
        "sum": state.sums[terrain],
    }


def hand(state: LemmingeState, seat: int, eye: int) -> object:
    """LE-2.2: the cards for those who know them, their number for the others."""
    if state.knows(eye, seat):
        return cards(state.hands[CARDS * seat : CARDS * seat + CARDS])
    return state.hand_size(seat)


def tiles(state: LemmingeState) -> dict[str, str]:
    """LE-3.5: the tiles on the board."""
    names = state.board.names
    return {names[hex]: TERRAINS[state.ground[hex]] for hex in members_of(state.tiled)}
