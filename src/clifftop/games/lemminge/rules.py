"""All the questions of Lemminge in their numbered places."""

from clifftop.games.lemminge import moving, playing, refilling, setting_up, turn
from clifftop.games.lemminge.questions import BOOK, Question
from clifftop.kernel.question import in_order

CHAPTERS: list[list[Question]] = [
    setting_up.QUESTIONS,
    turn.QUESTIONS,
    refilling.QUESTIONS,
    playing.QUESTIONS,
    moving.QUESTIONS,
]


def open_the_book() -> None:
    """Put every question where its number says."""
    BOOK[:] = in_order(CHAPTERS)
