"""All the questions of Lemming Mafia in their numbered places."""

from clifftop.games.mafia import finishing, moving, rounds, setting_up, spaces, turn
from clifftop.games.mafia.questions import BOOK, Question
from clifftop.kernel.question import in_order

CHAPTERS: list[list[Question]] = [
    setting_up.QUESTIONS,
    turn.QUESTIONS,
    moving.QUESTIONS,
    spaces.QUESTIONS,
    rounds.QUESTIONS,
    finishing.QUESTIONS,
]


def open_the_book() -> None:
    """Put every question where its number says."""
    BOOK[:] = in_order(CHAPTERS)
