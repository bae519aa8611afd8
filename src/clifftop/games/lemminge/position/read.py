"""A position read back into a state, and everything that can be wrong with one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from clifftop.games.lemminge.options_and_board import Frame
from clifftop.games.lemminge.pieces import HOME, IN_START, LEMMINGS, TERRAINS, TILES
from clifftop.games.lemminge.position.check_asked import check_asked
from clifftop.games.lemminge.position.gaps import Gaps
from clifftop.games.lemminge.position.read_asked import read_asked
from clifftop.games.lemminge.position.read_cards import read_cards
from clifftop.games.lemminge.state import LemmingeState
from clifftop.kernel.errors import PositionError
from clifftop.kernel.json_parts import Sheet, a_word, one_of

if TYPE_CHECKING:
    from collections.abc import Callable

KEYS: Final = [
    "game",
    "rules",
    "players",
    "board",
    "first",
    "turn",
    "seats",
    "piles",
    "discards",
    "tiles",
    "tiles_left",
    "asked",
]
SEAT_KEYS: Final = ["lemmings", "hand"]
NOWHERE: Final[dict[str, int]] = {"start": IN_START, "home": HOME}


def read(
    position: object, framing: Callable[[dict[str, object]], Frame], gaps: Gaps | None
) -> LemmingeState:
    """The state of a position. `framing` makes a frame of the options in it; with `gaps`, a number
    is allowed where a seat does not know a hand, and noted there, and so are its memories of draw
    piles."""
    sheet = Sheet(position, "", KEYS if gaps is None else [*KEYS, "decks"])
    options = {name: sheet.given[name] for name in ("players", "board") if sheet.has(name)}
    state = LemmingeState(framing(options))
    sheet.check_identity(state.frame.rules.name, state.frame.rules.rules)
    state.first = sheet.number("first", 0, 0, state.players - 1)
    seats = seat_sheets(sheet, state.players)
    for seat in range(state.players):
        read_lemmings(state, seat, seats[seat])
    read_tiles(state, sheet)
    read_cards(state, sheet, seats, gaps)
    read_asked(state, sheet)
    state.dealt = sum(state.hand_size(seat) for seat in range(state.players))
    if gaps is None:
        check_asked(state)
    return state


def seat_sheets(sheet: Sheet, players: int) -> list[Sheet]:
    """One sheet a seat; those that are left out stand as they did at the start."""
    given = sheet.items("seats")
    if len(given) > players:
        raise PositionError("lemminge-position-seats", "seats", number=players)
    given = given + [{}] * (players - len(given))
    return [Sheet(item, f"seats[{seat}]", SEAT_KEYS) for seat, item in enumerate(given)]


def hex_named(state: LemmingeState, name: object, where: str) -> int:
    word = a_word(name, where)
    if word not in state.board.index:
        last = state.board.names[-1]
        raise PositionError("position-hex-unknown", where, hex=word, last=last)
    return state.board.index[word]


def read_lemmings(state: LemmingeState, seat: int, sheet: Sheet) -> None:
    """LE-1.1: two lemmings a player, no two in one hex."""
    given = sheet.items("lemmings") if sheet.has("lemmings") else ["start"] * LEMMINGS
    where = sheet.path("lemmings")
    if len(given) != LEMMINGS:
        raise PositionError("lemminge-position-lemmings", where, number=LEMMINGS)
    for number, name in enumerate(given):
        word = a_word(name, where)
        place = NOWHERE[word] if word in NOWHERE else hex_named(state, name, where)
        if place >= 0 and state.occupants[place]:
            raise PositionError("lemminge-position-crowded", where, hex=word)
        state.put(LEMMINGS * seat + number, place)


def read_tiles(state: LemmingeState, sheet: Sheet) -> None:
    """LE-1.3: no more tiles than there are; what is neither on the board nor left is out of the
    game (LE-3.5)."""
    given = sheet.get("tiles", {})
    if not isinstance(given, dict):
        raise PositionError("position-not-object", "tiles")
    laid = [0] * len(TERRAINS)
    for name, terrain in given.items():
        where = f"tiles.{name}"
        kind = one_of(terrain, TERRAINS, where)
        state.lay(hex_named(state, name, where), kind)
        laid[kind] += 1
    left = [max(0, number - out) for number, out in zip(TILES, laid, strict=True)]
    state.tiles_left = bytes(sheet.numbers("tiles_left", left, max(TILES)))
    for kind, number in enumerate(state.tiles_left):
        if number + laid[kind] > TILES[kind]:
            raise PositionError(
                "lemminge-position-tiles",
                "tiles_left",
                terrain=TERRAINS[kind],
                number=number + laid[kind],
                most=TILES[kind],
            )
