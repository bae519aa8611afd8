"""What games say in facts, as sentences: for those who show a game and have no words of their own.

    words.of("lemminge").event(facts, seat=0)
    words.refusal(error, language="nl")

Each game has a module, and `fallback` is for games without one; `refusals` say why not, and
`bot_characters` what bots are called. The sentences are in the catalogue.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Final, Protocol, cast

from clifftop.catalogue import ENGLISH
from clifftop.words.refusals import because, refusal

__all__ = ["Words", "because", "of", "refusal"]


class Words(Protocol):
    """One game in sentences. What is secret to a seat is not in its facts, nor in its sentences."""

    def question(self, asked: dict[str, object], language: str = ENGLISH) -> str:
        """What is asked; `asked` is that part of a view."""

    def act(
        self, facts: dict[str, object], asked: dict[str, object], language: str = ENGLISH
    ) -> str:
        """An action that `state.describe` described, as an answer to a question."""

    def event(self, facts: dict[str, object], seat: int | None, language: str = ENGLISH) -> str:
        """One of the things that `state.events` told `seat`."""

    def story(
        self,
        events: list[dict[str, object]],
        seat: int | None,
        language: str = ENGLISH,
        names: Sequence[str] = (),
    ) -> list[str]:
        """What `state.events` told `seat`, without what goes without saying. Where the pieces say
        nothing about who plays, `names` are those of the seats."""


# By name, so that a game's words are loaded when they are first wanted.
_MODULES: Final = {
    "leaping-lemmings": "clifftop.words.leaping",
    "lemming-mafia": "clifftop.words.mafia",
    "lemminge": "clifftop.words.lemminge",
}


def of(game: str) -> Words:
    """The words of a game; of one that has none, its facts as they are."""
    return cast(Words, import_module(_MODULES.get(game, "clifftop.words.fallback")))
