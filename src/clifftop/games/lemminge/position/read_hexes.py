"""What a position says of the hexes: where the lemmings are, and which tiles lie there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from clifftop.games.lemminge.pieces import HOME, IN_START, LEMMINGS, TERRAINS, TILES
from clifftop.kernel.errors import PositionError
from clifftop.kernel.json_parts import Sheet, a_word, one_of

if TYPE_CHECKING:
    from clifftop.games.lemminge.state import LemmingeState

NOWHERE: Final[dict[str, int]] = {"start": IN_START, "home": HOME}


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
