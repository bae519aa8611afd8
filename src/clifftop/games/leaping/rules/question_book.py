"""All the questions of Leaping Lemmings in their numbered places."""

from clifftop.games.leaping.questions import BOOK, Question
from clifftop.games.leaping.rules import (
    eagles,
    lemmings_phase,
    pellets,
    scattering,
    setup,
    turn,
)
from clifftop.games.leaping.rules.cards import (
    boo_and_run,
    chaos,
    chow_box,
    driven_lemming,
    eagle_eye_and_uh_oh,
    king_of_the_hill,
    lost,
    paw_and_snap,
    play,
)
from clifftop.kernel.question import in_order

CHAPTERS: list[list[Question]] = [
    setup.QUESTIONS,
    turn.QUESTIONS,
    eagles.QUESTIONS,
    scattering.QUESTIONS,
    lemmings_phase.QUESTIONS,
    pellets.QUESTIONS,
    play.QUESTIONS,
    boo_and_run.QUESTIONS,
    driven_lemming.QUESTIONS,
    lost.QUESTIONS,
    paw_and_snap.QUESTIONS,
    eagle_eye_and_uh_oh.QUESTIONS,
    chow_box.QUESTIONS,
    king_of_the_hill.QUESTIONS,
    chaos.QUESTIONS,
]


def open_the_book() -> None:
    """Put every question where its number says."""
    BOOK[:] = in_order(CHAPTERS)
