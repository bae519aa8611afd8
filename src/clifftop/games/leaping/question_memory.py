"""What each question needs to remember of the choices that led to it.

Only these are written into a position or shown in a view: what lies in the other fields is left
over from earlier questions and means nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from clifftop.games.leaping import questions as q
from clifftop.games.leaping.pieces import (
    CARDS,
    EAGLE_EYE,
    EAGLES,
    LOST,
    NO_CARD,
    PULL_MY_PAW,
    SNAP,
    UH_OH,
)

if TYPE_CHECKING:
    from clifftop.games.leaping.state import LeapingState

# Besides these, a question asked while a card is carried out remembers the card, and one asked in
# the eagles phase which die is left.
REMEMBERED: Final[dict[int, str]] = {
    q.DEAL: "pending",
    q.ROLL: "eagle",
    q.WHICH_ZONE: "eagle",
    q.RESUPPLY: "eagle",
    q.FEAST: "eagle",
    q.SCATTER_WHO: "eagle",
    q.SCATTER_LEVEL: "eagle hex",
    q.SCATTER_WHERE: "hex level",
    q.CHAOS_OFFER: "pending",
    q.DESTINATION: "hex",
    q.CLAW_LEVEL: "hex",
    q.CLAIM: "hex",
    q.DRIVE_LEVEL: "hex",
    q.DRIVE_WHERE: "hex level",
    q.WHICH_EAGLE_EATS: "hex",
    q.FLY_WHERE: "eagle",
    q.SWAP_LEVEL: "hex",
    q.NOBLE_ROLL: "pending",
    q.KING_NEXT: "hex level",
    q.PAW_LEVEL: "origin",
    q.FLEE_WHO: "origin pending",
    q.FLEE_WHERE: "origin level pending",
    q.LOST_WHO: "pending",
    q.LOST_LEVEL: "hex pending",
    q.LOST_WHERE: "hex level pending",
}
EAGLES_PHASE: Final[tuple[int, ...]] = (q.WHICH_ZONE, q.RESUPPLY, q.FEAST, *q.SCATTERS)
LEMMINGS_PHASE: Final[tuple[int, ...]] = (
    q.MOVE,
    q.DESTINATION,
    q.CLAW_LEVEL,
    q.CLAIM,
    q.BRIBE,
    q.FAVOR_DRAW,
)


def registers(state: LeapingState) -> list[str]:
    """The names of the fields that the open question depends on."""
    asked = state.asked
    names = REMEMBERED.get(asked, "").split()
    if state.card == NO_CARD and asked in EAGLES_PHASE:
        names.append("dice_left")
    if asked == q.SCATTER_WHERE and state.card in (NO_CARD, EAGLE_EYE, UH_OH):
        names.append("eagle")
    if asked in q.MET_BY_EAGLES:
        if state.card in (LOST, PULL_MY_PAW, SNAP):
            names.append("pending")
        if state.card in (PULL_MY_PAW, SNAP):
            names.append("origin")
    if state.card != NO_CARD:
        names.append("card")
    if asked in LEMMINGS_PHASE or (state.card != NO_CARD and not state.frame.chaos):
        names += ["stage", "bonus", "five"]
    return names


def open_registers(state: LeapingState) -> dict[str, object]:
    """The same with their values, readable; zeros are left out."""
    facts: dict[str, object] = {}
    for name in registers(state):
        if name in ("hex", "origin"):
            hex = state.hex if name == "hex" else state.origin
            facts[name] = state.board.names[hex] if hex >= 0 else "start"
        elif name == "eagle":
            facts[name] = EAGLES[state.eagle]
        elif name == "card":
            facts[name] = CARDS[state.card]
        elif name == "five":
            if state.five:
                facts[name] = True
        else:
            number = number_of(state, name)
            if number:
                facts[name] = number
    return facts


def number_of(state: LeapingState, name: str) -> int:
    if name == "level":
        return state.level
    if name == "pending":
        return state.pending
    if name == "dice_left":
        return state.dice_left
    if name == "stage":
        return state.stage
    return state.bonus
