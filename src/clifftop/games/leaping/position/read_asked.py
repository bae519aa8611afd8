"""What a position says is asked: the question, of whom, and the choices that led to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from clifftop.games.leaping import questions as q
from clifftop.games.leaping.pieces import (
    BOO,
    CARDS,
    EAGLE_EYE,
    EAGLES,
    HEROIC_RETURN,
    KING_OF_THE_HILL,
    LOST,
    MISTAKEN_IDENTITY,
    NO_CARD,
    NOBLE_SACRIFICE,
    PULL_MY_PAW,
    RUN,
    SNAP,
    UH_OH,
)
from clifftop.games.leaping.position.read_hexes import hex_named
from clifftop.games.leaping.question_memory import LEMMINGS_PHASE, registers
from clifftop.kernel.errors import PositionError
from clifftop.kernel.json_parts import Sheet, one_of
from clifftop.kernel.state import CHANCE, OVER

if TYPE_CHECKING:
    from clifftop.games.leaping.state import LeapingState

KEYS: Final = [
    "question",
    "seat",
    "moved",
    "eagle",
    "hex",
    "origin",
    "level",
    "pending",
    "dice_left",
    "card",
    "stage",
    "bonus",
    "five",
]
CHANCE_POINTS: Final[tuple[int, ...]] = (
    q.FIRST_PLAYER,
    q.DICE_OFF,
    q.DEAL,
    q.ROLL,
    q.REVEAL,
    q.CHAOS_DRAW,
    q.CLAIM,
    q.FAVOR_DRAW,
    q.NOBLE_ROLL,
)
BEFORE_THE_CARD: Final[tuple[int, ...]] = (
    q.FIRST_PLAYER,
    q.DICE_OFF,
    q.DEAL,
    q.ROLL,
    q.WHICH_DIE,
    q.WHICH_ZONE,
    q.RESUPPLY,
    q.REVEAL,
)
# The cards in whose course a question is asked; NO_CARD where the eagles phase asks it too.
ASKED_BY: Final[dict[int, list[int]]] = {
    q.FEAST: [NO_CARD, EAGLE_EYE, UH_OH],
    q.SCATTER_WHO: [NO_CARD, EAGLE_EYE, UH_OH],
    q.SCATTER_LEVEL: [NO_CARD, EAGLE_EYE, UH_OH],
    q.SCATTER_WHERE: [NO_CARD, EAGLE_EYE, UH_OH, BOO, RUN, LOST, PULL_MY_PAW, SNAP],
    q.DRIVE_WHO: [BOO, RUN],
    q.DRIVE_LEVEL: [BOO, RUN],
    q.DRIVE_WHERE: [BOO, RUN],
    q.WHICH_EAGLE_EATS: [BOO, RUN, LOST, PULL_MY_PAW, SNAP],
    q.FLY_WHICH: [EAGLE_EYE, UH_OH],
    q.FLY_WHERE: [EAGLE_EYE, UH_OH],
    q.RETURN_WHERE: [HEROIC_RETURN],
    q.SWAP_WHO: [MISTAKEN_IDENTITY],
    q.SWAP_LEVEL: [MISTAKEN_IDENTITY],
    q.NOBLE_ROLL: [NOBLE_SACRIFICE],
    q.KING_WHERE: [KING_OF_THE_HILL],
    q.KING_NEXT: [KING_OF_THE_HILL],
    q.PAW_WHERE: [PULL_MY_PAW],
    q.PAW_LEVEL: [PULL_MY_PAW],
    q.SNAP_WHERE: [SNAP],
    q.FLEE_WHO: [PULL_MY_PAW, SNAP],
    q.FLEE_WHERE: [PULL_MY_PAW, SNAP],
    q.LOST_WHO: [LOST],
    q.LOST_LEVEL: [LOST],
    q.LOST_WHERE: [LOST],
}


def read_asked(state: LeapingState, sheet: Sheet) -> None:
    """By default a new turn begins with the roll of the dice."""
    asked = sheet.part("asked", KEYS)
    state.asked = one_of(asked.get("question", "roll"), q.NAMES, "asked.question")
    read_card(state, asked)
    read_numbers(state, asked)
    read_seat(state, asked)
    if state.value and before_the_card(state):
        raise PositionError("position-card-early", "card", question=q.NAMES[state.asked])
    if not (state.value or state.to_act == OVER or before_the_card(state)):
        raise PositionError("position-card-missing", "card", question=q.NAMES[state.asked])
    for name in registers(state):
        if name in ("hex", "origin"):
            read_hex(state, asked, name)


def before_the_card(state: LeapingState) -> bool:
    """In the eagles phase, or earlier; an eagle may also come down later, called by a card."""
    if state.asked == q.FEAST or state.asked in q.SCATTERS:
        return state.card == NO_CARD
    return state.asked in BEFORE_THE_CARD


def read_card(state: LeapingState, asked: Sheet) -> None:
    if asked.has("card"):
        state.card = one_of(asked.get("card", ""), CARDS, "asked.card")
    if state.card not in ASKED_BY.get(state.asked, [NO_CARD]):
        raise PositionError("position-asked-card", "asked.card", question=q.NAMES[state.asked])


def read_numbers(state: LeapingState, asked: Sheet) -> None:
    state.eagle = one_of(asked.get("eagle", "red"), EAGLES, "asked.eagle")
    state.level = asked.number("level", 0, 0, 4)
    state.pending = asked.number("pending", 0, 0, 63)
    both = 3 if state.asked in (q.ROLL, q.WHICH_DIE) else 0
    state.dice_left = asked.number("dice_left", both, 0, 3)
    state.stage = asked.number("stage", 0, 0, 2)
    state.bonus = asked.number("bonus", 0, 0, 1)
    state.five = asked.flag("five")


def read_seat(state: LeapingState, asked: Sheet) -> None:
    """Who is asked; in the Lemmings phase that tells who has moved already."""
    seats, question = state.players, state.asked
    state.moved = asked.number("moved", 0, 0, seats - 1)
    if question == q.FINISHED:
        state.to_act = OVER
        return
    if question in CHANCE_POINTS:
        state.to_act = CHANCE
        return
    in_lemmings_phase = question in LEMMINGS_PHASE or (
        state.card != NO_CARD and not state.frame.chaos
    )
    if in_lemmings_phase:
        seat = asked.number("seat", state.mover(), 0, seats - 1)
        if not asked.has("moved"):
            state.moved = (seat - state.eagle_player) % seats
        expected = state.mover()
    elif question == q.CHAOS_OFFER:
        expected = (state.eagle_player + state.pending) % seats
    elif question == q.WHICH_DIE:
        expected = state.eagle_player
    elif state.card == NO_CARD:
        expected = state.flyer(state.eagle)
    else:
        expected = asked.number("seat", 0, 0, seats - 1)
    state.to_act = asked.number("seat", expected, 0, seats - 1)
    if state.to_act != expected:
        raise PositionError("position-seat", "asked.seat", seat=expected)


def read_hex(state: LeapingState, asked: Sheet, name: str) -> None:
    """The hex that was chosen; a lemming must be there, unless it has just left."""
    where = asked.path(name)
    given = asked.get(name, "")
    if name == "hex" and state.asked == q.DESTINATION and given == "start":
        state.hex = -1
        return
    hex = hex_named(state, given, where)
    if name == "hex":
        state.hex = hex
    else:
        state.origin = hex
    gone = state.asked == q.CLAIM or (name == "origin" and state.asked in q.MET_BY_EAGLES)
    if not gone and state.height(hex) <= max_level(state):
        raise PositionError("position-asked-hex", where, hex=str(given))


def max_level(state: LeapingState) -> int:
    """The level that must exist in the chosen stack."""
    return state.level if "level" in registers(state) else 0
