"""The questions of Lemminge, by number and name. A state says which is open: `asked`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from clifftop.kernel import question

if TYPE_CHECKING:
    from clifftop.games.lemminge.state import LemmingeState  # noqa: F401 (named in a string below)

# The questions by number, in the order in which a game comes to them.
FIRST_PLAYER: Final = 0
DEAL: Final = 1
TURN: Final = 2
DISCARD: Final = 3
DRAW: Final = 4
TILE_ROW: Final = 5
TILE: Final = 6
WHO: Final = 7
STEP: Final = 8
FINISHED: Final = 9

NAMES: Final[list[str]] = [
    "first-player",
    "deal",
    "turn",
    "discard",
    "draw",
    "tile-row",
    "tile",
    "who",
    "step",
    "finished",
]

# Those whose answers follow from what lies open: the course, but not what somebody holds.
OPEN_QUESTIONS: Final[frozenset[str]] = frozenset(
    (NAMES[TILE_ROW], NAMES[TILE], NAMES[WHO], NAMES[STEP])
)

CHANCE_POINTS: Final[tuple[int, ...]] = (FIRST_PLAYER, DEAL, DRAW)


class Question(question.Question["LemmingeState"]):
    """A question of this game."""


BOOK: Final[list[Question]] = []
