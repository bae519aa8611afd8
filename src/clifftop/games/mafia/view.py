"""The table as it lies before one seat: what is open, and what that seat knows of the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clifftop.games.mafia.events import place_name
from clifftop.games.mafia.pieces import BET_PILE, LEMMINGS, NOT_ROLLED, OUT
from clifftop.games.mafia.questions import ABOUT_A_LEMMING, FINISHED, NAMES
from clifftop.games.mafia.rules.score import (
    bet_points,
    contract_results,
    final_places,
    final_scores,
    lemming_places,
    winner,
)
from clifftop.kernel.masks import members_of

if TYPE_CHECKING:
    from clifftop.games.mafia.state import MafiaState


def see(state: MafiaState, eye: int) -> dict[str, object]:
    """LM-R5, LM-R7: the race is open to all; of bets and contracts a seat sees its own, and how
    many the others have."""
    seats = range(state.players)
    view: dict[str, object] = {
        "game": "lemming-mafia",
        "board": state.board.digest,
        "players": state.players,
        "turn": state.turn,
        "player": state.player,
        "asked": {"question": NAMES[state.asked], **open_registers(state)},
        "lemmings": {LEMMINGS[lemming]: lemming_facts(state, lemming) for lemming in range(6)},
        "dice": dice(state),
        "bets": [bets(state, seat, eye) for seat in seats],
        "contracts": [contracts(state, state.held[seat], eye) for seat in seats],
        "dropped": [contracts(state, state.dropped[seat], eye) for seat in seats],
    }
    if state.asked == FINISHED:
        see_the_end(state, view)
    return view


def see_the_end(state: MafiaState, view: dict[str, object]) -> None:
    """LM-4: who won, and where the points come from."""
    seats = range(state.players)
    names = state.board.contracts
    view["winner"] = LEMMINGS[winner(state)]
    view["race"] = dict(zip(LEMMINGS, lemming_places(state), strict=True))
    view["bet_points"] = [bet_points(state, seat) for seat in seats]
    view["contract_points"] = [
        {names[contract].name: points for contract, points in contract_results(state, seat)}
        for seat in seats
    ]
    view["scores"] = final_scores(state)
    view["places"] = final_places(state)


def open_registers(state: MafiaState) -> dict[str, object]:
    """What the open question is about: the lemming that moves."""
    return {"lemming": LEMMINGS[state.lemming]} if state.asked in ABOUT_A_LEMMING else {}


def lemming_facts(state: MafiaState, lemming: int) -> dict[str, object]:
    """LM-3.1: where it is and what it carries, or the finishing place it was taken to."""
    if state.at[lemming] == OUT:
        return {"at": "out", "place": 6 - state.eliminated.index(lemming)}
    return {"at": place_name(state, state.at[lemming]), "blocks": state.blocks[lemming]}


def dice(state: MafiaState) -> list[str]:
    """The lemming dice of this turn, nothing before they are rolled."""
    if state.die == NOT_ROLLED:
        return []
    return [LEMMINGS[state.die], LEMMINGS[state.other_die]]


def bets(state: MafiaState, seat: int, eye: int) -> object:
    """The bet pile, the first laid first, for those who know it; how high it is for the others."""
    pile = state.piles[seat]
    if state.knows(eye, BET_PILE + seat):
        return [LEMMINGS[lemming] for lemming in pile]
    return len(pile)


def contracts(state: MafiaState, mask: int, eye: int) -> object:
    """The contracts of a set for those who know them, their number for the others."""
    numbers = members_of(mask)
    if all(state.knows(eye, contract) for contract in numbers):
        return [state.board.contracts[contract].name for contract in numbers]
    return len(numbers)
