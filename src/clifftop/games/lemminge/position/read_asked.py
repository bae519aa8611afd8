"""What a position says is asked: the question, of whom, and the choices that led to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from clifftop.games.lemminge import questions as q
from clifftop.games.lemminge.pieces import IN_START, KINDS, LEMMINGS, TERRAINS
from clifftop.games.lemminge.position.read_hexes import hex_named
from clifftop.games.lemminge.question_memory import registers
from clifftop.kernel.errors import PositionError
from clifftop.kernel.json_parts import Sheet, one_of
from clifftop.kernel.state import CHANCE, OVER

if TYPE_CHECKING:
    from clifftop.games.lemminge.state import LemmingeState

KEYS: Final = ["question", "seat", "terrain", "points", "row", "hex"]
BEFORE_THE_FIRST_TURN: Final[tuple[int, ...]] = (q.FIRST_PLAYER, q.DEAL)


def read_asked(state: LemmingeState, sheet: Sheet) -> None:
    """By default a turn begins: of the seat that is named, or the first player's first."""
    asked = sheet.part("asked", KEYS)
    state.asked = one_of(asked.get("question", "turn"), q.NAMES, "asked.question")
    read_turn(state, sheet, asked)
    if state.asked == q.FINISHED:
        state.to_act = OVER
    elif state.asked in q.CHANCE_POINTS:
        state.to_act = CHANCE
    else:
        state.to_act = asked.number("seat", state.mover(), 0, state.players - 1)
        if state.to_act != state.mover():
            raise PositionError("position-seat", "asked.seat", seat=state.mover())
    names = registers(state.asked)
    for key in ("terrain", "points", "row", "hex"):
        if asked.has(key) and key not in names:
            question = q.NAMES[state.asked]
            raise PositionError("lemminge-position-register", asked.path(key), question=question)
    if "terrain" in names:
        state.terrain = one_of(asked.get("terrain", ""), TERRAINS[:KINDS], "asked.terrain")
        most = state.sums[state.terrain]
        state.movement = asked.number("points", most, 0, most)
    if "row" in names:
        state.row = asked.number("row", 1, 1, len(state.board.rows)) - 1
    if "hex" in names:
        read_walker(state, asked)


def read_turn(state: LemmingeState, sheet: Sheet, asked: Sheet) -> None:
    """The number of the turn, which says whose it is. Where only the seat is given, it is that
    seat's first turn."""
    if state.asked in BEFORE_THE_FIRST_TURN:
        state.turn = sheet.number("turn", 0, 0, 0)
        return
    turn = 1
    if asked.has("seat"):
        turn += (asked.number("seat", 0, 0, state.players - 1) - state.first) % state.players
    state.turn = sheet.number("turn", turn, 1, state.frame.last_turn)


def read_walker(state: LemmingeState, asked: Sheet) -> None:
    """The lemming that moves, by where it is."""
    given, where = asked.get("hex", ""), asked.path("hex")
    place = IN_START if given == "start" else hex_named(state, given, where)
    own = range(LEMMINGS * state.to_act, LEMMINGS * state.to_act + LEMMINGS)
    walkers = [lemming for lemming in own if state.lemmings[lemming] == place]
    if not walkers:
        raise PositionError("position-asked-hex", where, hex=str(given))
    state.walker = walkers[0]
