"""The questions of Leaping Lemmings, by number and name. A state says which is open: `asked`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from clifftop.kernel import question

if TYPE_CHECKING:
    from clifftop.games.leaping.state import LeapingState  # noqa: F401 (named in a string below)

# The questions by number, in the order in which a game comes to them.
FIRST_PLAYER: Final = 0
DICE_OFF: Final = 1
DEAL: Final = 2
ROLL: Final = 3
WHICH_DIE: Final = 4
WHICH_ZONE: Final = 5
RESUPPLY: Final = 6
FEAST: Final = 7
SCATTER_WHO: Final = 8
SCATTER_LEVEL: Final = 9
SCATTER_WHERE: Final = 10
REVEAL: Final = 11
CHAOS_DRAW: Final = 12
CHAOS_OFFER: Final = 13
MOVE: Final = 14
DESTINATION: Final = 15
CLAW_LEVEL: Final = 16
CLAIM: Final = 17
BRIBE: Final = 18
FAVOR_DRAW: Final = 19
DRIVE_WHO: Final = 20
DRIVE_LEVEL: Final = 21
DRIVE_WHERE: Final = 22
WHICH_EAGLE_EATS: Final = 23
FLY_WHICH: Final = 24
FLY_WHERE: Final = 25
RETURN_WHERE: Final = 26
SWAP_WHO: Final = 27
SWAP_LEVEL: Final = 28
NOBLE_ROLL: Final = 29
KING_WHERE: Final = 30
KING_NEXT: Final = 31
PAW_WHERE: Final = 32
PAW_LEVEL: Final = 33
SNAP_WHERE: Final = 34
FLEE_WHO: Final = 35
FLEE_WHERE: Final = 36
LOST_WHO: Final = 37
LOST_LEVEL: Final = 38
LOST_WHERE: Final = 39
FINISHED: Final = 40
SPECIAL_ACTION: Final = 41  # a part of MOVE: never asked by itself, so it has no name

NAMES: Final[list[str]] = [
    "first-player",
    "dice-off",
    "deal",
    "roll",
    "which-die",
    "which-zone",
    "resupply",
    "feast",
    "scatter-who",
    "scatter-level",
    "scatter-where",
    "reveal",
    "chaos-draw",
    "chaos-offer",
    "move",
    "destination",
    "claw-level",
    "claim",
    "bribe",
    "favor-draw",
    "drive-who",
    "drive-level",
    "drive-where",
    "which-eagle-eats",
    "fly-which",
    "fly-where",
    "return-where",
    "swap-who",
    "swap-level",
    "noble-roll",
    "king-where",
    "king-next",
    "paw-where",
    "paw-level",
    "snap-where",
    "flee-who",
    "flee-where",
    "lost-who",
    "lost-level",
    "lost-where",
    "finished",
]

# The answers to all but these follow from what lies open: they ask for lemmings, eagles and hexes.
# These two depend on a hand, a purse or a card that goes round.
OPEN_QUESTIONS: Final[frozenset[str]] = frozenset(NAMES) - {NAMES[MOVE], NAMES[CHAOS_OFFER]}

SCATTERS: Final[tuple[int, ...]] = (SCATTER_WHO, SCATTER_LEVEL, SCATTER_WHERE)
MET_BY_EAGLES: Final[tuple[int, ...]] = (SCATTER_WHERE, WHICH_EAGLE_EATS)


class Question(question.Question["LeapingState"]):
    """A question of this game."""


BOOK: Final[list[Question]] = []
