"""Refusals: what was refused, and why, as a sentence in the reader's language."""

from __future__ import annotations

from clifftop import catalogue
from clifftop.catalogue import ENGLISH, MissingMessage
from clifftop.kernel.board_file import BoardError
from clifftop.kernel.errors import ClifftopError, IllegalAction
from clifftop.kernel.reason import Reason
from clifftop.words.fallback import spelled_out


def refusal(error: ClifftopError, language: str = ENGLISH) -> str:
    """The sentence of an error; an action that is not allowed is refused by its clause."""
    if isinstance(error, IllegalAction):
        return f"{error.reason.clause}: {because(error.reason, language)}"
    if isinstance(error, BoardError):
        return error.text(language)
    try:
        return catalogue.text(error.message, language=language, **error.facts)
    except MissingMessage:
        return spelled_out({"error": error.message, **error.facts})


def because(reason: Reason, language: str) -> str:
    """What the clause says. The rulebook does not have those of a game from outside."""
    try:
        return reason.text(language)
    except MissingMessage:
        return spelled_out({"why": reason.why, **reason.facts})
