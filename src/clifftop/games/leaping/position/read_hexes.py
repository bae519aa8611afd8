"""The hexes of a position: each by its name, and the stacks that stand on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clifftop.games.leaping.pieces import CLAN_LETTERS
from clifftop.kernel.errors import PositionError
from clifftop.kernel.json_parts import Sheet, a_word

if TYPE_CHECKING:
    from clifftop.games.leaping.state import LeapingState


def hex_named(state: LeapingState, name: object, where: str) -> int:
    """A hex of the board by its name."""
    word = a_word(name, where)
    if word not in state.board.index:
        last = state.board.names[-1]
        raise PositionError("position-hex-unknown", where, hex=word, last=last)
    return state.board.index[word]


def read_hexes(state: LeapingState, sheet: Sheet) -> None:
    """The stacks, bottom first: at most as many as fit (LL-2.6, LL-2.7)."""
    given = sheet.get("hexes", {})
    if not isinstance(given, dict):
        raise PositionError("position-not-object", "hexes")
    letters = CLAN_LETTERS[: state.players]
    for name, stack in given.items():
        where = f"hexes.{name}"
        hex = hex_named(state, name, where)
        limit = state.frame.limits[hex]
        word = a_word(stack, where)
        if len(word) > limit:
            raise PositionError("position-stack", where, height=len(word), limit=limit)
        for letter in word:
            if letter not in letters:
                raise PositionError("position-letter", where, letter=letter, letters=letters)
            state.put_on_top(hex, letters.index(letter))
