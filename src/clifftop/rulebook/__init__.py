"""The rules of the games, clause by clause: `text("LL-5.7")`.

The clauses are Fluent messages, `<language>/<game>.ftl`, read by the catalogue: clause LL-5.7 is
the message `LL-5-7`. A message with a `.title` is a clause, one without is the chapter that begins
there. The English file says which clauses there are; a translation only says them differently.
"""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from typing import Final, final

from clifftop import catalogue
from clifftop.catalogue import ENGLISH

__all__ = [
    "GAMES",
    "UnknownClause",
    "UnknownGame",
    "chapters",
    "clauses",
    "refusal",
    "text",
    "title",
]

GAMES: Final = ("kernel", "leaping-lemmings", "lemming-mafia", "lemminge")
"""The games that have rules here; "kernel" is what holds in every game."""


@final
class UnknownClause(LookupError):
    """No game has a clause of that id."""

    def __init__(self, clause: str, language: str = ENGLISH) -> None:
        self.clause = clause
        self.near = get_close_matches(clause.upper(), _every_clause())
        if self.near:
            message = catalogue.text(
                "rulebook-unknown-clause",
                language=language,
                clause=clause,
                near=", ".join(self.near),
            )
        else:
            message = catalogue.text(
                "rulebook-unknown-clause-nothing-near", language=language, clause=clause
            )
        super().__init__(message)


@final
class UnknownGame(LookupError):
    """No game of that name has a rulebook."""

    def __init__(self, game: str, language: str = ENGLISH) -> None:
        self.game = game
        known = ", ".join(GAMES)
        super().__init__(
            catalogue.text("rulebook-unknown-game", language=language, game=game, games=known)
        )


def clauses(game: str) -> list[str]:
    """The clauses of a game in reading order: `["LL-1.1", "LL-1.2", …]`."""
    return [clause for _, _, inside in chapters(game) for clause in inside]


def chapters(game: str, language: str = ENGLISH) -> list[tuple[str, str, list[str]]]:
    """The chapters of a game in reading order: id, title and the clauses inside."""
    if game not in GAMES:
        raise UnknownGame(game, language)
    found: list[tuple[str, str, list[str]]] = []
    for message_id in catalogue.ids(f"rulebook/{game}.ftl"):
        if catalogue.has(message_id, "title"):
            found[-1][2].append(_clause(message_id))
        else:
            found.append((message_id, catalogue.text(message_id, language=language), []))
    return found


def text(clause: str, language: str = ENGLISH) -> str:
    """What the clause says; a line break in it begins a new paragraph or list item."""
    return catalogue.text(_message_id(clause, language), language=language)


def title(clause: str, language: str = ENGLISH) -> str:
    """The clause in two to five words."""
    return catalogue.attribute(_message_id(clause, language), "title", language=language)


def refusal(clause: str, why: str, /, language: str = ENGLISH, **facts: object) -> str:
    """What a player is told whose action the clause forbids: its attribute `why`."""
    return catalogue.attribute(_message_id(clause, language), why, language=language, **facts)


def _clause(message_id: str) -> str:
    """`LL-5-7` is LL-5.7: Fluent allows no dot in a name."""
    book, _, number = message_id.partition("-")
    return f"{book}-{number.replace('-', '.')}"


def _message_id(clause: str, language: str) -> str:
    if clause not in _every_clause():
        raise UnknownClause(clause, language)
    return clause.replace(".", "-")


@cache
def _every_clause() -> dict[str, None]:
    """All clauses of all games; a dict because it keeps their order and is quick to ask."""
    return dict.fromkeys(clause for game in GAMES for clause in clauses(game))
