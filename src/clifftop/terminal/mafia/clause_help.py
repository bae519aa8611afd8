"""Help with a question: which clauses it is about, and why something is not among its choices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from clifftop.games.mafia import actions
from clifftop.games.mafia.pieces import LEMMINGS

if TYPE_CHECKING:
    from clifftop.games.mafia.board.pier import Pier

# What each question that a player can be asked is about.
CLAUSES: Final[dict[str, tuple[str, ...]]] = {
    "which-lemming": ("LM-2.1", "LM-2.4", "LM-R4"),
    "which-space": ("LM-2.2", "LM-2.3"),
    "bet": ("LM-3.4", "LM-4.3"),
    "drop": ("LM-3.5", "LM-4.4"),
}

# Things whose clause can be asked for by their names.
NAMED_CLAUSES: Final = {
    "empty": "LM-3.6",
    "mixer": "LM-3.1",
    "jackhammer": "LM-3.2",
    "car": "LM-3.3",
    "bookmaker": "LM-3.4",
    "godfather": "LM-3.5",
    "water": "LM-R9",
    "bet": "LM-4.3",
    "contract": "LM-4.5",
}


def clauses_of(asked: dict[str, object]) -> list[str]:
    """The clauses of an open question."""
    return list(CLAUSES.get(str(asked["question"]), ()))


def clause_named(given: str) -> str:
    """The clause of an id in any case, or of a space or a card."""
    return NAMED_CLAUSES.get(given.lower(), given.upper())


def place_names(legal: list[int], pier: Pier) -> dict[str, int]:
    """The choices that have a name: spaces and lemmings, and to do nothing."""
    names: dict[str, int] = {}
    for number, action in enumerate(legal, start=1):
        if action < pier.size:
            names[pier.names[action]] = number
        elif actions.LEMMING <= action < actions.DROP:
            names[LEMMINGS[(action - actions.LEMMING) % len(LEMMINGS)]] = number
        elif action == actions.DECLINE:
            names["no"] = number
    return names


def action_named(given: str, asked: dict[str, object], pier: Pier) -> int | None:
    """The action of a thing that a player can point at."""
    name = given.lower()
    if name in pier.index:
        return actions.SPACE + pier.index[name]
    if name in LEMMINGS:
        first = actions.BET if asked["question"] == "bet" else actions.LEMMING
        return first + LEMMINGS.index(name)
    if name in pier.contract_names:
        return actions.DROP + pier.contract_names.index(name)
    return actions.DECLINE if name == "no" else None
