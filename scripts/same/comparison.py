"""What differs between two sides: which cases, which fact of each first, which words of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import unified_diff
from itertools import zip_longest
from typing import Final, NamedTuple

import msgspec
from scripts.same.facts import Print

LONGEST: Final = 60  # lines of a difference that are shown
WIDEST: Final = 300  # letters of a line
NOTHING: Final = ("(no more facts)", "")


class Difference(NamedTuple):
    """The first fact that is not the same, and the last one before it that is."""

    name: str
    base: str
    tree: str
    after: str

    def lines(self) -> list[str]:
        said = [f"first difference: {self.name}"]
        if self.after:
            said.append(f"the same until: {self.after}")
        return said + [f"    {line}" for line in changed(self.base, self.tree)]


def differing(base: Mapping[str, Print], tree: Mapping[str, Print]) -> list[str]:
    """The cases that are not the same on both sides, in the order of the base."""
    names = [*base, *(name for name in tree if name not in base)]
    return [name for name in names if base.get(name) != tree.get(name)]


def first_difference(
    base: Iterable[tuple[str, str]], tree: Iterable[tuple[str, str]]
) -> Difference | None:
    after = ""
    for one, other in zip_longest(base, tree, fillvalue=NOTHING):
        if one != other:
            name = one[0] if one[0] == other[0] else f"{one[0]} / {other[0]}"
            return Difference(name, one[1], other[1], after)
        after = one[0]
    return None


def changed(base: str, tree: str) -> list[str]:
    """The lines that differ, with some around them: - of the base, + of the tree."""
    diff = unified_diff(lines_of(base), lines_of(tree), "base", "tree", n=2, lineterm="")
    lines = [line if len(line) <= WIDEST else f"{line[:WIDEST]} …" for line in diff]
    more = len(lines) - LONGEST
    return lines if more <= 0 else [*lines[:LONGEST], f"… and {more} lines more"]


def lines_of(text: str) -> list[str]:
    """JSON is laid out, so that a diff shows the field."""
    try:
        return msgspec.json.format(text, indent=1).splitlines()
    except msgspec.DecodeError:
        return text.splitlines()
