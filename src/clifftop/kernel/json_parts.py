"""Reading what somebody wrote by hand: a JSON object, part by part, with errors that name the part.

Positions and knowledge come from files, tests and strangers, so nothing about them is taken on
trust.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import final

from clifftop.kernel.errors import PositionError


@final
class Sheet:
    """A JSON object with a fixed set of keys; `where` is its path, for the error messages."""

    def __init__(self, given: object, where: str, keys: list[str]) -> None:
        if not isinstance(given, dict):
            raise PositionError("position-not-object", where or "position")
        for key in given:
            if key not in keys:
                near = get_close_matches(str(key), keys, 1)
                known = near[0] if near else ", ".join(keys)
                raise PositionError("position-key-unknown", self.path_of(where, key), known=known)
        self.given: dict[str, object] = given
        self.where = where

    @staticmethod
    def path_of(where: str, key: object) -> str:
        return f"{where}.{key}" if where else str(key)

    def path(self, key: str) -> str:
        return Sheet.path_of(self.where, key)

    def check_identity(self, game: str, rules: int) -> None:
        """Whether this is a position of that game by those rules, if it says so at all."""
        if self.word("game", game) != game:
            given = self.get("game", "")
            raise PositionError("position-game", "game", game=game, given=given)
        if self.get("rules", rules) != rules:
            given = str(self.get("rules", ""))
            raise PositionError("position-rules", "rules", ours=rules, given=given)

    def has(self, key: str) -> bool:
        return key in self.given

    def get(self, key: str, default: object) -> object:
        return self.given.get(key, default)

    def number(self, key: str, default: int, low: int, high: int) -> int:
        return whole_number(self.given.get(key, default), self.path(key), low, high)

    def flag(self, key: str) -> bool:
        given = self.given.get(key, False)
        if not isinstance(given, bool):
            raise PositionError("position-flag", self.path(key), given=repr(given))
        return given

    def word(self, key: str, default: str) -> str:
        return a_word(self.given.get(key, default), self.path(key))

    def items(self, key: str) -> list[object]:
        """A list, empty if it is not there."""
        return a_list(self.given.get(key, []), self.path(key))

    def part(self, key: str, keys: list[str]) -> Sheet:
        """An object inside this one, empty if it is not there."""
        return Sheet(self.given.get(key, {}), self.path(key), keys)

    def numbers(self, key: str, default: list[int], high: int) -> list[int]:
        """A list of exactly as many whole numbers as the default has."""
        given = a_list(self.given.get(key, default), self.path(key))
        if len(given) != len(default):
            raise PositionError("position-length", self.path(key), number=len(default))
        return [whole_number(item, self.path(key), 0, high) for item in given]


def whole_number(given: object, where: str, low: int, high: int) -> int:
    if isinstance(given, bool) or not isinstance(given, int):
        raise PositionError("position-number", where, given=repr(given))
    if not low <= given <= high:
        raise PositionError("position-range", where, given=given, low=low, high=high)
    return given


def a_word(given: object, where: str) -> str:
    if not isinstance(given, str):
        raise PositionError("position-word", where, given=repr(given))
    return given


def a_list(given: object, where: str) -> list[object]:
    if not isinstance(given, list):
        raise PositionError("position-list", where, given=repr(given))
    return given


def one_of(given: object, names: list[str], where: str) -> int:
    """The index of a name in a list of names."""
    word = a_word(given, where)
    if word not in names:
        near = get_close_matches(word, names, 1)
        known = near[0] if near else ", ".join(names)
        raise PositionError("position-name-unknown", where, given=word, known=known)
    return names.index(word)
