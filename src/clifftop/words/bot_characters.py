"""Bots as people meet them: a character for each level of each game, with a name of its own.

    bot_characters.name("lemminge", "skilled", seat=2)     # Compass Checks

A name depends on game, level and seat alone: so it is the same in the list of seats, in the log, in
a replay and in every process, and two bots of one level at one table have different ones.
"""

from __future__ import annotations

from typing import Final

from clifftop import catalogue
from clifftop.catalogue import ENGLISH

OTHER: Final = "other"  # of a game that brings no characters along
UNKNOWN: Final = "unknown"  # a level that a record names and nobody has


def name(game: str, level: str, seat: int, language: str = ENGLISH) -> str:
    """The whole name of the bot at this seat."""
    kind, message = character(game, level)
    first = catalogue.text(message, language=language)
    return catalogue.text(f"bot-{kind}", language=language, name=first, seat=seat + 1)


def first_name(game: str, level: str, language: str = ENGLISH) -> str:
    """The name of a level, before anybody sits anywhere."""
    return catalogue.text(character(game, level)[1], language=language)


def about(game: str, level: str, language: str = ENGLISH) -> str:
    """What is said of the character, in one line."""
    return catalogue.attribute(character(game, level)[1], "about", language=language)


def level_name(level: str, language: str = ENGLISH) -> str:
    """How well it plays, in a word; what is no level is said as it is."""
    message = f"level-{level}"
    return catalogue.text(message, language=language) if catalogue.has(message) else level


def character(game: str, level: str) -> tuple[str, str]:
    """Whose characters these are, and the message of this one."""
    for kind in (game, OTHER):
        message = f"bot-{kind}-{level}"
        if catalogue.has(message, "about"):
            return kind, message
    return OTHER, f"bot-{OTHER}-{UNKNOWN}"
