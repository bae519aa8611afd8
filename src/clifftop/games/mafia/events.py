"""What happens at the table, kept as ints and told as facts to those who saw it.

An event is a tuple: its number, then its fields. A field that is a secret is told only to the seats
that know the thing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from clifftop.games.mafia.pieces import BET_PILE, LEMMINGS, START, WATER
from clifftop.kernel.event_patterns import unfold

if TYPE_CHECKING:
    from clifftop.games.mafia.state import MafiaState

FIRST: Final = 0
DEALT: Final = 1
TURN: Final = 2
ROLLED: Final = 3
MOVED: Final = 4
BLOCK: Final = 5
BLOCK_OFF: Final = 6
ELIMINATED: Final = 7
DROVE: Final = 8
STUCK: Final = 9
BOOKMAKER: Final = 10
GODFATHER: Final = 11
BET: Final = 12
NO_BET: Final = 13
DROPPED: Final = 14
KEPT: Final = 15
WON: Final = 16
SCORED: Final = 17

# Each event's name, and its fields as name:kind. A bet! or contract! is a secret.
FIELDS: Final = [
    "first seat:number",
    "dealt seat:number contract:contract!",
    "turn turn:number player:number",
    "rolled lemming:lemming other:lemming",
    "moved lemming:lemming from:space to:space",
    "block lemming:lemming blocks:number",
    "block-off lemming:lemming blocks:number",
    "eliminated lemming:lemming place:number",
    "drove lemming:lemming points:number from:space to:space",
    "stuck lemming:lemming points:number from:space to:space",
    "bookmaker lemming:lemming",
    "godfather lemming:lemming",
    "bet seat:number lemming:bet!",
    "no-bet seat:number",
    "dropped seat:number contract:contract!",
    "kept seat:number",
    "won lemming:lemming",
    "scored seat:number bets:number contracts:number points:number",
]


def decode(state: MafiaState, event: tuple[int, ...], eye: int) -> dict[str, object]:
    """One event as the seats of the mask `eye` saw it."""
    facts, fields = unfold(FIELDS, event)
    for name, kind, value in fields:
        if kind == "space":
            facts[name] = place_name(state, value)
        elif kind == "lemming" or (kind == "bet!" and state.knows(eye, BET_PILE + event[1])):
            facts[name] = LEMMINGS[value]
        elif kind == "contract!" and state.knows(eye, value):
            facts |= state.board.contracts[value].facts()
    return facts


def place_name(state: MafiaState, place: int) -> str:
    """A space by its name, or where a race begins and ends."""
    if place == START:
        return "start"
    return "water" if place == WATER else state.board.names[place]
