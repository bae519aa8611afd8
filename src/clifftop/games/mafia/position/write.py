"""A state as a position: compact, readable, JSON-able. What is as it was at the start, or follows
from the rest, is left out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clifftop.games.mafia.events import place_name
from clifftop.games.mafia.pieces import LEMMINGS, OUT, START
from clifftop.games.mafia.questions import NAMES
from clifftop.games.mafia.view import bets, contracts, dice, open_registers

if TYPE_CHECKING:
    from clifftop.games.mafia.state import MafiaState


def write(state: MafiaState, eye: int) -> dict[str, object]:
    """The position as the seats of the mask `eye` know it. A number stands where they know only
    how many."""
    frame = state.frame
    position: dict[str, object] = {
        "game": frame.rules.name,
        "rules": frame.rules.rules,
        "players": state.players,
        "board": frame.board_option,
        "turn": state.turn,
        "player": state.player,
        "lemmings": write_lemmings(state),
    }
    if any(state.blocks):
        position["blocks"] = {
            LEMMINGS[lemming]: state.blocks[lemming]
            for lemming in range(6)
            if state.blocks[lemming]
        }
    if state.eliminated:
        position["eliminated"] = [LEMMINGS[lemming] for lemming in state.eliminated]
    rolled = dice(state)
    if rolled:
        position["dice"] = rolled
    position["seats"] = [write_seat(state, seat, eye) for seat in range(state.players)]
    position["asked"] = write_asked(state)
    return position


def write_lemmings(state: MafiaState) -> dict[str, str]:
    """Those that have left the start and are still in the race."""
    return {
        LEMMINGS[lemming]: place_name(state, at)
        for lemming, at in enumerate(state.at)
        if at != START and at != OUT
    }


def write_seat(state: MafiaState, seat: int, eye: int) -> dict[str, object]:
    """Bets in the order in which they were laid; contracts held, and those dropped."""
    facts: dict[str, object] = {}
    if state.piles[seat]:
        facts["bets"] = bets(state, seat, eye)
    facts["contracts"] = contracts(state, state.held[seat], eye)
    if state.dropped[seat]:
        facts["dropped"] = contracts(state, state.dropped[seat], eye)
    return facts


def write_asked(state: MafiaState) -> dict[str, object]:
    """What is asked, of whom, and about which lemming."""
    asked: dict[str, object] = {"question": NAMES[state.asked]}
    if state.to_act >= 0:
        asked["seat"] = state.to_act
    asked.update(open_registers(state))
    return asked
