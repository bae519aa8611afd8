"""The questions of Lemming Mafia, by number and name. A state says which is open: `asked`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from clifftop.kernel import question

if TYPE_CHECKING:
    from clifftop.games.mafia.state import MafiaState  # noqa: F401 (named in a string below)

# The questions by number, in the order in which a game comes to them.
FIRST_PLAYER: Final = 0
DEAL: Final = 1
ROLL: Final = 2
WHICH_LEMMING: Final = 3
WHICH_SPACE: Final = 4
CAR_ROLL: Final = 5
BET: Final = 6
DROP: Final = 7
FINISHED: Final = 8

NAMES: Final[list[str]] = [
    "first-player",
    "deal",
    "roll",
    "which-lemming",
    "which-space",
    "car-roll",
    "bet",
    "drop",
    "finished",
]

# Those whose answers follow from what lies open: the race, but not bets and contracts.
OPEN_QUESTIONS: Final[frozenset[str]] = frozenset((NAMES[WHICH_LEMMING], NAMES[WHICH_SPACE]))

# Those that are about one lemming, the one that is on its way or has just arrived.
ABOUT_A_LEMMING: Final[tuple[int, ...]] = (WHICH_SPACE, CAR_ROLL, BET, DROP)


class Question(question.Question["MafiaState"]):
    """A question of this game."""


BOOK: Final[list[Question]] = []
