"""All the questions of Lemming Mafia in their numbered places."""

from clifftop.games.mafia.questions import BOOK, Question
from clifftop.games.mafia.rules import finish, movement, rounds, setup, spaces, turn
from clifftop.kernel.question import in_order

CHAPTERS: list[list[Question]] = [
    setup.QUESTIONS,
    turn.QUESTIONS,
    movement.QUESTIONS,
    spaces.QUESTIONS,
    rounds.QUESTIONS,
    finish.QUESTIONS,
]


def open_the_book() -> None:
    """Put every question where its number says."""
    BOOK[:] = in_order(CHAPTERS)
