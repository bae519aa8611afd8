"""A state as a position: compact, readable, JSON-able. What follows from the rest is left out: the
draw pile is whatever lies nowhere else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clifftop.games.lemminge.pieces import KINDS, TERRAINS
from clifftop.games.lemminge.question_memory import open_registers
from clifftop.games.lemminge.questions import NAMES
from clifftop.games.lemminge.view import cards, hand, lemmings, tiles
from clifftop.kernel.history import ALL_SEEING

if TYPE_CHECKING:
    from clifftop.games.lemminge.state import LemmingeState


def write(state: LemmingeState, eye: int) -> dict[str, object]:
    """The position as the seats of the mask `eye` know it. A number stands for a hand they do not
    know."""
    frame = state.frame
    position: dict[str, object] = {
        "game": frame.rules.name,
        "rules": frame.rules.rules,
        "players": state.players,
        "board": frame.board_option,
        "first": state.first,
        "turn": state.turn,
        "seats": [write_seat(state, seat, eye) for seat in range(state.players)],
        "piles": {terrain: cards(state.piles)[terrain] for terrain in TERRAINS[:KINDS]},
    }
    if any(state.discards):
        position["discards"] = cards(state.discards)
    if state.tiled:
        position["tiles"] = tiles(state)
    position["tiles_left"] = list(state.tiles_left)
    position["asked"] = write_asked(state)
    # Someone who has watched knows what each new draw pile was made of, and so something about the
    # hands. A position is the table as it lies, without such memories: in a game that begins from
    # one, all cards that a seat does not see are alike.
    if eye != ALL_SEEING and state.decks:
        position["decks"] = [cards(deck) for deck in state.decks]
    return position


def write_seat(state: LemmingeState, seat: int, eye: int) -> dict[str, object]:
    facts: dict[str, object] = {"lemmings": lemmings(state, seat)}
    held = hand(state, seat, eye)
    if held != {}:  # a closed hand without cards is 0
        facts["hand"] = held
    return facts


def write_asked(state: LemmingeState) -> dict[str, object]:
    """What is asked, of whom, and the choices that led to it."""
    asked: dict[str, object] = {"question": NAMES[state.asked]}
    if state.to_act >= 0:
        asked["seat"] = state.to_act
    asked.update(open_registers(state))
    return asked
