"""A position read back into a state, and everything that can be wrong with one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from clifftop.games.lemminge.options_and_board import Frame
from clifftop.games.lemminge.position.check_asked import check_asked
from clifftop.games.lemminge.position.gaps import Gaps
from clifftop.games.lemminge.position.read_asked import read_asked
from clifftop.games.lemminge.position.read_cards import read_cards
from clifftop.games.lemminge.position.read_hexes import read_lemmings, read_tiles
from clifftop.games.lemminge.state import LemmingeState
from clifftop.kernel.errors import PositionError
from clifftop.kernel.json_parts import Sheet

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
