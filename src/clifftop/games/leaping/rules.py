"""All the questions of Leaping Lemmings in their numbered places."""

from clifftop.games.leaping import (
    chaos,
    driving,
    eagles,
    fleeing,
    flying,
    lost,
    moving,
    pellets,
    returning,
    scattering,
    setting_up,
    stacking,
    turn,
)
from clifftop.games.leaping.questions import BOOK, Question
from clifftop.kernel.question import in_order

CHAPTERS: list[list[Question]] = [
    setting_up.QUESTIONS,
    turn.QUESTIONS,
    eagles.QUESTIONS,
    scattering.QUESTIONS,
    moving.QUESTIONS,
    pellets.QUESTIONS,
    driving.QUESTIONS,
    lost.QUESTIONS,
    fleeing.QUESTIONS,
    flying.QUESTIONS,
    returning.QUESTIONS,
    stacking.QUESTIONS,
    chaos.QUESTIONS,
]


def open_the_book() -> None:
    """Put every question where its number says."""
    BOOK[:] = in_order(CHAPTERS)
