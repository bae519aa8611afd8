"""On which line of a TOML text each key and each item of an array stands.

`tomllib` gives values without their places. This walks over a text that tomllib has accepted, so it
has to find only where things begin and end, not whether they are right.
"""

import re
import tomllib
from typing import Final, final

# A path remembers the way to it, so a text of nothing but brackets or dots would fill the memory.
DEEPEST: Final = 8

# Keys are strings, items of arrays are their positions: ("zones", "red", "A", 0).
Path = tuple[str | int, ...]

_BLANK: Final = re.compile(r"[ \t\r]*")
_BLANK_LINES: Final = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_KEY_PART: Final = re.compile(r"[A-Za-z0-9_-]+|\"(?:[^\"\\\n]|\\.)*\"|'[^'\n]*'")
# The closing quotes of a multi-line string may follow up to two quotes that belong to it.
_STRING: Final = re.compile(
    r'"""(?:[^\\]|\\.)*?"""(?:""|")?(?!")'
    r"|'''.*?'''(?:''|')?(?!')"
    r'|"(?:[^"\\\n]|\\.)*"'
    r"|'[^'\n]*'",
    re.DOTALL,
)
_SCALAR: Final = re.compile(r"[^,\]}#\n]*")


@final
class NestedTooDeep(ValueError):
    """Tables or arrays inside each other beyond DEEPEST."""


def lines_of(text: str) -> dict[Path, int]:
    """The line, from 1, of every key, table header and array item of a valid TOML text."""
    walk = _Walk(text)
    walk.document()
    return walk.lines


@final
class _Walk:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.lines: dict[Path, int] = {}
        # Lines are counted from where the last one was noted: notes only move forward.
        self.counted_to = 0
        self.line = 1
        # How many tables an array of tables has so far.
        self.tables: dict[Path, int] = {}

    def document(self) -> None:
        table: Path = ()
        self.skip(_BLANK_LINES)
        while self.at < len(self.text):
            if self.text.startswith("[[", self.at):
                self.at += 2
                table = self.key(())
                number = self.tables.get(table, 0)
                self.tables[table] = number + 1
                table = (*table, number)
                self.note(table)
                self.skip(_BLANK)
                self.at += 2
            elif self.text[self.at] == "[":
                self.at += 1
                table = self.key(())
                self.skip(_BLANK)
                self.at += 1
            else:
                self.pair(table)
            self.skip(_BLANK_LINES)

    def pair(self, table: Path) -> None:
        path = self.key(table)
        self.skip(_BLANK)
        self.at += 1  # the equals sign
        self.skip(_BLANK)
        self.value(path)

    def key(self, table: Path) -> Path:
        """Reads a dotted key and notes it and the tables it passes through."""
        path = table
        while True:
            self.skip(_BLANK)
            part = self.take(_KEY_PART)
            if part[0] in "\"'":
                path = (*path, next(iter(tomllib.loads(f"{part} = 0"))))
            else:
                path = (*path, part)
            self.note(path)
            self.skip(_BLANK)
            if not self.text.startswith(".", self.at):
                return path
            if path in self.tables:  # a header inside an array of tables means its latest table
                path = (*path, self.tables[path] - 1)
            self.at += 1

    def value(self, path: Path) -> None:
        first = self.text[self.at]
        if first == "[":
            self.array(path)
        elif first == "{":
            self.inline_table(path)
        elif first in "\"'":
            self.take(_STRING)
        else:
            self.take(_SCALAR)

    def array(self, path: Path) -> None:
        self.at += 1
        item = 0
        self.skip(_BLANK_LINES)
        while self.text[self.at] != "]":
            place = (*path, item)
            self.note(place)
            self.value(place)
            item += 1
            self.skip(_BLANK_LINES)
            if self.text[self.at] == ",":
                self.at += 1
                self.skip(_BLANK_LINES)
        self.at += 1

    def inline_table(self, path: Path) -> None:
        self.at += 1
        # Later TOML allows new lines in here, which does no harm to the stricter one.
        self.skip(_BLANK_LINES)
        while self.text[self.at] != "}":
            self.pair(path)
            self.skip(_BLANK_LINES)
            if self.text[self.at] == ",":
                self.at += 1
                self.skip(_BLANK_LINES)
        self.at += 1

    def note(self, path: Path) -> None:
        """Remembers the line of a path, where it is met first."""
        if len(path) > DEEPEST:
            raise NestedTooDeep
        self.line += self.text.count("\n", self.counted_to, self.at)
        self.counted_to = self.at
        if path not in self.lines:
            self.lines[path] = self.line

    def skip(self, pattern: re.Pattern[str]) -> None:
        self.take(pattern)

    def take(self, pattern: re.Pattern[str]) -> str:
        found = pattern.match(self.text, self.at)
        if found is None:  # tomllib and this walk disagree about what is valid
            raise ValueError(f"unreadable TOML near character {self.at}")
        self.at = found.end()
        return found[0]
