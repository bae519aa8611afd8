"""The options a game can be started with, and what is wrong with those that were given."""

from __future__ import annotations

from difflib import get_close_matches
from typing import final

from clifftop.kernel.errors import OptionError


@final
class Option:
    """One option: a whole number in a range, a flag, a seat, or a board."""

    def __init__(self, name: str, kind: str, default: object, low: int = 0, high: int = 0) -> None:
        self.name = name
        self.kind = kind
        self.default = default
        self.low = low
        self.high = high

    def check(self, given: object, players: int) -> object:
        """The option's value, or an OptionError that says what would be right."""
        if self.kind == "flag":
            if not isinstance(given, bool):
                raise OptionError("option-flag", self.name, given=repr(given))
        elif self.kind == "number":
            if isinstance(given, bool) or not isinstance(given, int):
                raise OptionError("option-number", self.name, given=repr(given))
            if not self.low <= given <= self.high:
                raise OptionError(
                    "option-range", self.name, given=given, low=self.low, high=self.high
                )
        elif self.kind == "seat":
            if given is None:
                return None
            if isinstance(given, bool) or not isinstance(given, int) or not 0 <= given < players:
                raise OptionError("option-seat", self.name, given=repr(given), last=players - 1)
        elif not isinstance(given, str):
            raise OptionError("option-board", self.name, given=repr(given))
        return given


def players(low: int, high: int, default: int) -> Option:
    return Option("players", "number", default, low, high)


def flag(name: str) -> Option:
    return Option(name, "flag", False)


def first_seat() -> Option:
    return Option("first", "seat", None)


def board(default: str) -> Option:
    return Option("board", "board", default)


def settle(known: list[Option], given: dict[str, object]) -> dict[str, object]:
    """Every option of a game with its value; the first of `known` is the number of players."""
    names = [option.name for option in known]
    for name in given:
        if name not in names:
            near = get_close_matches(name, names, 1)
            meant = near[0] if near else ", ".join(names)
            raise OptionError("option-unknown", name, known=meant)
    settled: dict[str, object] = {}
    seats = 0
    for option in known:
        settled[option.name] = option.check(given.get(option.name, option.default), seats)
        if option.name == "players":
            number = settled["players"]
            assert isinstance(number, int)
            seats = number
    return settled
