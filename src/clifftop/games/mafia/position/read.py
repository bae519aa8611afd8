"""A position read back into a state, and everything that can be wrong with one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i16

from clifftop.games.mafia import questions as q
from clifftop.games.mafia.options_and_board import Frame
from clifftop.games.mafia.pieces import (
    BLOCKS_TO_SINK,
    LEMMINGS,
    OUT,
    START,
    WATER,
)
from clifftop.games.mafia.position.check_asked import check_asked
from clifftop.games.mafia.position.gaps import Gaps
from clifftop.games.mafia.position.read_seats import read_seats
from clifftop.games.mafia.state import MafiaState
from clifftop.kernel.errors import PositionError
from clifftop.kernel.json_parts import Sheet, a_word, one_of
from clifftop.kernel.state import CHANCE, OVER

if TYPE_CHECKING:
    from collections.abc import Callable

KEYS: Final = [
    "game",
    "rules",
    "players",
    "board",
    "turn",
    "player",
    "lemmings",
    "blocks",
    "eliminated",
    "dice",
    "seats",
    "asked",
]
ASKED_KEYS: Final = ["question", "seat", "lemming"]
CHANCE_POINTS: Final[tuple[int, ...]] = (q.FIRST_PLAYER, q.DEAL, q.ROLL, q.CAR_ROLL)
MOST_TURNS: Final = 6 * 48 + 1  # see game.MAX_LENGTH


def read(
    position: object, framing: Callable[[dict[str, object]], Frame], gaps: Gaps | None
) -> MafiaState:
    """The state of a position. `framing` makes a frame of the options in it; with `gaps`, numbers
    are allowed where a seat does not know more, and noted there."""
    sheet = Sheet(position, "", KEYS)
    options = {name: sheet.given[name] for name in ("players", "board") if sheet.has(name)}
    state = MafiaState(framing(options))
    sheet.check_identity(state.frame.rules.name, state.frame.rules.rules)
    state.player = sheet.number("player", 0, 0, state.players - 1)
    read_asked(state, sheet)
    begun = state.asked != q.FIRST_PLAYER and state.asked != q.DEAL
    state.turn = sheet.number("turn", int(begun), int(begun), MOST_TURNS if begun else 0)
    read_eliminated(state, sheet)
    read_lemmings(state, sheet)
    read_blocks(state, sheet)
    read_dice(state, sheet)
    read_seats(state, sheet, gaps)
    if gaps is None:
        check_asked(state)
    return state


def read_asked(state: MafiaState, sheet: Sheet) -> None:
    """By default a new turn begins with the roll of the dice."""
    asked = sheet.part("asked", ASKED_KEYS)
    state.asked = one_of(asked.get("question", "roll"), q.NAMES, "asked.question")
    if state.asked in q.ABOUT_A_LEMMING:
        state.lemming = one_of(asked.get("lemming", ""), LEMMINGS, "asked.lemming")
    elif asked.has("lemming"):
        raise PositionError("position-impossible", "asked.lemming", question=q.NAMES[state.asked])
    if state.asked == q.FINISHED:
        state.to_act = OVER
    elif state.asked in CHANCE_POINTS:
        state.to_act = CHANCE
    else:
        state.to_act = asked.number("seat", state.player, 0, state.players - 1)
        if state.asked in (q.WHICH_LEMMING, q.WHICH_SPACE) and state.to_act != state.player:
            raise PositionError("position-seat", "asked.seat", seat=state.player)


def read_eliminated(state: MafiaState, sheet: Sheet) -> None:
    """LM-3.1: those that are out, the first one first."""
    for name in sheet.items("eliminated"):
        lemming = one_of(name, LEMMINGS, "eliminated")
        if lemming in state.eliminated:
            raise PositionError("mafia-position-twice", "eliminated", lemming=LEMMINGS[lemming])
        state.eliminated = (*state.eliminated, lemming)
        state.at[lemming] = OUT
        state.racing &= ~(1 << lemming)


def read_lemmings(state: MafiaState, sheet: Sheet) -> None:
    """LM-2.3: where the lemmings are, never two in one space; by default at the start."""
    given = sheet.part("lemmings", LEMMINGS)
    for lemming, name in enumerate(LEMMINGS):
        if not given.has(name):
            continue
        where = given.path(name)
        if state.at[lemming] == OUT:
            raise PositionError("mafia-position-twice", where, lemming=name)
        place = place_named(state, given.get(name, ""), where)
        if place < WATER and place >= 0 and state.occupied >> place & 1:
            other = LEMMINGS[list(state.at).index(place)]
            raise PositionError("mafia-position-taken", where, lemming=other)
        state.put(lemming, place)


def place_named(state: MafiaState, given: object, where: str) -> int:
    word = a_word(given, where)
    if word == "start":
        return START
    if word == "water":
        return WATER
    if word not in state.board.index:
        last = state.board.names[-1]
        raise PositionError("mafia-position-space", where, space=word, last=last)
    return state.board.index[word]


def read_blocks(state: MafiaState, sheet: Sheet) -> None:
    """LM-3.1: at most two a lemming, and none before it has met a mixer."""
    given = sheet.part("blocks", LEMMINGS)
    for lemming, name in enumerate(LEMMINGS):
        blocks = given.number(name, 0, 0, BLOCKS_TO_SINK - 1)
        if blocks and state.at[lemming] < 0:
            raise PositionError("mafia-position-blocks", given.path(name))
        state.blocks[lemming] = i16(blocks)


def read_dice(state: MafiaState, sheet: Sheet) -> None:
    """LM-2.1: the two lemming dice, from the roll to the end of the turn."""
    if not sheet.has("dice"):
        return
    given = sheet.items("dice")
    if len(given) != 2:
        raise PositionError("mafia-position-dice", "dice")
    rolled = sorted(one_of(name, LEMMINGS, "dice") for name in given)
    state.die, state.other_die = rolled[0], rolled[1]
