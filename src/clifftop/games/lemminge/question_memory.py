"""What each question needs to remember of the choices that led to it.

Only these are written into a position or shown in a view: what lies in the other fields is left
over from earlier questions and means nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from clifftop.games.lemminge import questions as q
from clifftop.games.lemminge.pieces import TERRAINS

if TYPE_CHECKING:
    from clifftop.games.lemminge.state import LemmingeState

REMEMBERED: Final[dict[int, str]] = {
    q.TILE_ROW: "terrain points",
    q.TILE: "terrain points row",
    q.WHO: "terrain points",
    q.STEP: "terrain points hex",
}


def registers(asked: int) -> list[str]:
    """The names of the fields that a question depends on."""
    return REMEMBERED.get(asked, "").split()


def open_registers(state: LemmingeState) -> dict[str, object]:
    """The same with their values, readable."""
    facts: dict[str, object] = {}
    for name in registers(state.asked):
        if name == "terrain":
            facts[name] = TERRAINS[state.terrain]
        elif name == "points":
            facts[name] = state.movement
        elif name == "row":
            facts[name] = state.row + 1
        else:
            place = state.lemmings[state.walker]
            facts[name] = state.board.names[place] if place >= 0 else "start"
    return facts
