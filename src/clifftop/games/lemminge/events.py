"""What happens at the table, kept as ints and told as facts to those who saw it.

An event is a tuple: its number, then its fields. A field that is a secret is told only to the seats
that know the thing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from clifftop.games.lemminge.pieces import TERRAINS, VALUES
from clifftop.kernel.event_patterns import unfold

if TYPE_CHECKING:
    from clifftop.games.lemminge.state import LemmingeState

FIRST: Final = 0
DEALT: Final = 1
TURN: Final = 2
REFILLING: Final = 3
DISCARDED: Final = 4
DREW: Final = 5
SHRUNK: Final = 6
RESHUFFLED: Final = 7
JOINED: Final = 8
REPLACED: Final = 9
LAID: Final = 10
MOVED: Final = 11
PUSHED: Final = 12
PUSHED_OVER: Final = 13
CROSSED: Final = 14
STOPPED: Final = 15
WON: Final = 16
TURN_LIMIT: Final = 17

# Each event's name, and its fields as name:kind. A card is two facts, its terrain and its value; a
# card! is a secret of the seat before it.
FIELDS: Final = [
    "first seat:number",
    "dealt seat:number card:card!",
    "turn turn:number round:number seat:number",
    "refilling seat:number",
    "discarded seat:number card:card",
    "drew seat:number card:card!",
    "shrunk terrain:terrain",
    "reshuffled cards:number",
    "joined seat:number card:card points:number",
    "replaced seat:number card:card points:number",
    "laid seat:number hex:hex tile:terrain",
    "moved seat:number from:hex to:hex",
    "pushed seat:number from:hex to:hex",
    "pushed-over seat:number from:hex",
    "crossed seat:number from:hex",
    "stopped seat:number points:number",
    "won seat:number",
    "turn-limit",
]


def decode(state: LemmingeState, event: tuple[int, ...], eye: int) -> dict[str, object]:
    """One event as the seats of the mask `eye` saw it."""
    facts, fields = unfold(FIELDS, event)
    for name, kind, value in fields:
        if kind == "hex":
            facts[name] = state.board.names[value] if value >= 0 else "start"
        elif kind == "terrain":
            facts[name] = TERRAINS[value]
        elif kind == "card" or state.knows(eye, event[1]):
            facts["terrain"] = TERRAINS[value // VALUES]
            facts["value"] = value % VALUES
    return facts
