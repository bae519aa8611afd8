"""Words that a player can ask about, as they are printed or as they come to mind, and the clauses
that explain them."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Final, final

LEAST: Final = 2  # letters that are enough for a word to be guessed by its beginning
NEAR: Final = 4  # words that are suggested
LIKENESS: Final = 0.5


def plain(word: str) -> str:
    """A word without case, accents, spaces, hyphens and exclamation marks: `itsa5`. A sign of the
    map is left as it is."""
    parts = unicodedata.normalize("NFKD", word.casefold())
    return "".join(letter for letter in parts if letter.isalnum()) or word.strip()


@final
class Glossary:
    """Words with their clauses: `find("quick start")`."""

    def __init__(self, clauses: Mapping[str, Iterable[str]]) -> None:
        self.words: dict[str, str] = {}  # as they are printed, by how they are found
        self.clauses: dict[str, list[str]] = {}
        for word, explained in clauses.items():
            self.words.setdefault(plain(word), word)
            self.clauses.setdefault(plain(word), list(explained))

    def find(self, given: str) -> list[str]:
        """The clauses of a word, or of the one that begins like that; none if there is no such
        word, or more than one."""
        wanted = plain(given)
        for word in (wanted, wanted.removesuffix("s"), wanted.removesuffix("es"), wanted + "s"):
            if word in self.clauses:
                return self.clauses[word]
        begun = [self.clauses[word] for word in self.clauses if word.startswith(wanted)]
        alike = all(clauses == begun[0] for clauses in begun)
        return begun[0] if begun and alike and len(wanted) >= LEAST else []

    def near(self, given: str) -> list[str]:
        """The words that may have been meant."""
        wanted = plain(given)
        begun = [word for word in self.clauses if wanted and word.startswith(wanted)]
        like = get_close_matches(wanted, self.clauses, NEAR, LIKENESS)
        inside = [word for word in self.clauses if len(wanted) > LEAST and wanted in word]
        found = dict.fromkeys([*begun, *like, *inside])
        return [self.words[word] for word in found][:NEAR]
