"""All the questions of Lemminge in their numbered places."""

from clifftop.games.lemminge.questions import BOOK, Question
from clifftop.games.lemminge.rules import card_play, movement, refill, setup, turn, turn_order
from clifftop.kernel.question import in_order

CHAPTERS: list[list[Question]] = [
    setup.QUESTIONS,
    turn.QUESTIONS,
    refill.QUESTIONS,
    card_play.QUESTIONS,
    movement.QUESTIONS,
    turn_order.QUESTIONS,
]


def open_the_book() -> None:
    """Put every question where its number says."""
    BOOK[:] = in_order(CHAPTERS)
