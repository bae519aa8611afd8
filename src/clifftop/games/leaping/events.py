"""What happens at the table, kept as ints and told as facts to those who saw it.

An event is a tuple: its number, then its fields. A field that is a secret is told only to the seats
that know the thing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from clifftop.games.leaping.pieces import CARDS, CLANS, EAGLES, PELLET_LETTERS, PURSE, ZONES
from clifftop.kernel.event_patterns import unfold

if TYPE_CHECKING:
    from clifftop.games.leaping.state import LeapingState

FIRST: Final = 0
DICED_OFF: Final = 1
DEALT: Final = 2
TURN: Final = 3
ROLLED: Final = 4
DICE_SWAPPED: Final = 5
FLEW: Final = 6
WOKE: Final = 7
ATE: Final = 8
SCATTERED: Final = 9
FELL: Final = 10
DIVED: Final = 11
RESUPPLIED: Final = 12
REVEALED: Final = 13
GAME_OVER: Final = 14
MOVED: Final = 15
CLAWED: Final = 16
PASSED: Final = 17
CLAIMED: Final = 18
FAVORED: Final = 19
BRIBED: Final = 20
DREW: Final = 21
HANDED_ON: Final = 22
DISCARDED: Final = 23
RESHUFFLED: Final = 24
PLAYED: Final = 25
REPEATED: Final = 26
DRIVEN: Final = 27
RETURNED: Final = 28
REPLACED: Final = 29
SACRIFICED: Final = 30
RESTACKED: Final = 31
DICE_KEPT: Final = 32
DICE_PASSED: Final = 33

# Each event's name, and its fields as name:kind. A card! or pellet! is a secret.
FIELDS: Final = [
    "first seat:number",
    "diced-off ritz:number biker:number winner:number",
    "dealt seat:number card:card!",
    "turn turn:number eagle_player:number",
    "rolled eagle:eagle points:number",
    "dice-swapped first:number",
    "flew eagle:eagle from:zone to:zone",
    "woke eagle:eagle",
    "ate eagle:eagle clan:clan hex:hex",
    "scattered clan:clan from:hex to:hex",
    "fell clan:clan from:hex points:number",
    "dived clan:clan from:hex points:number",
    "resupplied hex:hex",
    "revealed value:number",
    "game-over",
    "moved clan:clan from:hex to:hex",
    "clawed clan:clan hex:hex level:number",
    "passed clan:clan",
    "claimed seat:number hex:hex pellet:pellet!",
    "favored seat:number pellets:number",
    "bribed clan:clan points:number",
    "drew seat:number card:card!",
    "handed-on seat:number to:number card:card!",
    "discarded card:card!",
    "reshuffled",
    "played seat:number card:card",
    "repeated seat:number card:card",
    "driven clan:clan from:hex to:hex",
    "returned clan:clan hex:hex",
    "replaced clan:clan other:clan hex:hex level:number",
    "sacrificed clan:clan points:number",
    "restacked hex:hex",
    "dice-kept seat:number",
    "dice-passed seat:number",
]


def decode(state: LeapingState, event: tuple[int, ...], eye: int) -> dict[str, object]:
    """One event as the seats of the mask `eye` saw it."""
    facts, fields = unfold(FIELDS, event)
    for name, kind, value in fields:
        if kind == "hex":
            facts[name] = state.board.names[value] if value >= 0 else "start"
        elif kind == "clan":
            facts[name] = CLANS[value]
        elif kind == "eagle":
            facts[name] = EAGLES[value]
        elif kind == "zone":
            facts[name] = ZONES[value]
        elif kind == "card" or (kind == "card!" and state.knows(eye, value)):
            facts[name] = CARDS[value]
        elif kind == "pellet!" and state.knows(eye, PURSE + event[1]):
            facts[name] = PELLET_LETTERS[value]
    return facts
