"""Checks of values from outside, also of their types: a message is a JSON value that anybody may
have written."""

from __future__ import annotations

from typing import Final
from unicodedata import category

from clifftop.table.entries import Number
from clifftop.table.errors import TableError

LONGEST_WHO: Final = 60

# Control characters and halves of a character: no screen shows them, not every store keeps them.
UNFIT: Final = ("Cc", "Cs")

# Those that turn what follows around could make one line look like another.
TURNING: Final = frozenset(
    "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
)


def must_be_name(who: str) -> None:
    if not isinstance(who, str) or not 0 < len(who) <= LONGEST_WHO or not fit(who):
        raise TableError("table-name", most=LONGEST_WHO)


def must_be_time(now: int) -> None:
    if type(now) is not int:
        raise TableError("table-whole-number", name="now", given=repr(now))


def must_be_action(action: int) -> None:
    if type(action) is not int:
        raise TableError("table-whole-number", name="action", given=repr(action))


def must_be_yes_or_no(name: str, given: bool) -> None:
    if type(given) is not bool:
        raise TableError("table-yes-or-no", name=name, given=repr(given))


def must_be_number(number: Number) -> Number:
    """A number that went through JSON is a list."""
    pair = tuple(number) if isinstance(number, (list, tuple)) else ()
    if len(pair) != 2 or any(type(part) is not int for part in pair):
        raise TableError("table-number")
    return pair


def fit(text: str) -> bool:
    return all(category(letter) not in UNFIT and letter not in TURNING for letter in text)


def line(text: object, most: int) -> str | None:
    """A text as one line, or None if that is empty, too long or unfit."""
    if not isinstance(text, str):
        return None
    words = " ".join(text.split())
    return words if 0 < len(words) <= most and fit(words) else None
