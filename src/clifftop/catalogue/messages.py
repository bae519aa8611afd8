"""Messages as they stand in an `.ftl` file, found and read one at a time.

This reads what nearly every message of ours is made of: text, facts, numbers, other messages and
selections. What it does not know, it refuses with `Unread`, and Fluent itself has to read it.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple, final

# Where an entry begins, and what may stand at the beginning of a line besides.
_ENTRY: Final = re.compile(r"^([a-zA-Z][\w-]*)[ ]*=", re.MULTILINE)
_ODD: Final = re.compile(r"^(?![a-zA-Z][\w-]*[ ]*=|#|[ \n}]|\Z)|\r|\t", re.MULTILINE)
_ENTRY_END: Final = re.compile(r"^#", re.MULTILINE)

_BLANK: Final = re.compile(r"[ \n]*")
_INLINE: Final = re.compile(r" *")
_BLANK_LINES: Final = re.compile(r"(?: *\n)+")
_TEXT: Final = re.compile(r"[^{}\n]+")
_NAME: Final = re.compile(r"[a-zA-Z][\w-]*")
_QUOTED: Final = re.compile(r'"([^"\\\n]*)"')
_ATTRIBUTE: Final = re.compile(r"\s*\.([a-zA-Z][\w-]*) *=")
_OPTION: Final = re.compile(r'\s*,\s*([a-zA-Z]+)\s*:\s*(?:"([^"\\\n]*)"|([0-9]+))')
_KEY: Final = re.compile(r"[ \n]*(\*?)\[[ \n]*(?:([a-zA-Z][\w-]*)|([0-9]+))[ \n]*\]")


@final
class Unread(Exception):
    """A message that is none of those which are read here."""


class Fact(NamedTuple):
    name: str
    options: dict[str, str | int] | None  # of NUMBER, where that is asked for


class Reference(NamedTuple):
    """Another message, or an attribute of one."""

    message_id: str
    attribute: str | None


class Variant(NamedTuple):
    key: str | int
    pattern: Pattern


class Selection(NamedTuple):
    by: Fact
    variants: tuple[Variant, ...]
    default: int


Pattern = tuple["str | Fact | Reference | Selection", ...]


class Message(NamedTuple):
    value: Pattern | None
    attributes: dict[str, Pattern]


def entries(text: str) -> dict[str, str] | None:
    """The messages of a file by id, each as its text after the sign of equality, in order. None of
    a file with anything else in it, or with a message said twice."""
    if _ODD.search(text):
        return None
    begun = list(_ENTRY.finditer(text))
    ends = [entry.start() for entry in begun[1:]] + [len(text)]
    found = {}
    for entry, end in zip(begun, ends, strict=True):
        comment = _ENTRY_END.search(text, entry.end(), end)
        found[entry[1]] = text[entry.end() : comment.start() if comment else end]
    return found if len(found) == len(begun) else None


def read(text: str) -> Message:
    """The message that an entry says."""
    reader = _Reader(text)
    value = reader.value()
    attributes: dict[str, Pattern] = {}
    while reader.found(_ATTRIBUTE):
        name = reader.last[1]
        pattern = reader.value()
        if pattern is None or name in attributes:
            raise Unread(text)
        attributes[name] = pattern
    reader.found(_BLANK)
    if reader.at != len(text) or (value is None and not attributes):
        raise Unread(text)
    return Message(value, attributes)


@final
class _Reader:
    """Fluent's grammar, as far as we speak it; `at` is the place in the text."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.last: re.Match[str]

    def found(self, expression: re.Pattern[str]) -> bool:
        """Whether it is here; if so, it has been read and is the last."""
        match = expression.match(self.text, self.at)
        if match is None:
            return False
        self.at = match.end()
        self.last = match
        return True

    def sign(self, sign: str) -> bool:
        if not self.text.startswith(sign, self.at):
            return False
        self.at += len(sign)
        return True

    def value(self) -> Pattern | None:
        """A pattern on this line or the next ones, without the indent that its lines share."""
        self.found(_INLINE)
        said = False
        parts: list[str | Fact | Reference | Selection] = []
        indents: list[tuple[int, int]] = []  # which parts are breaks, and how far lines are in
        while self.at < len(self.text):
            sign = self.text[self.at]
            if sign == "\n":
                indent = self.next_line()
                if indent is None:
                    break
                indents.append((len(parts), len(indent.lstrip("\n"))))
                parts.append(indent)
            elif sign == "{":
                parts.append(self.placeable())
                said = False
            elif sign == "}":
                break
            else:
                self.found(_TEXT)
                parts.append(self.last[0])
                said = True
        if not parts:
            return None
        if said:  # blanks at the end are none of the pattern, unless they were quoted
            parts[-1] = str(parts[-1]).rstrip(" ")
        shared = min((depth for _, depth in indents), default=0)
        for place, depth in indents:
            lines = str(parts[place])
            parts[place] = lines[: len(lines) - depth] + " " * (depth - shared)
        if indents and indents[0][0] == 0:  # nothing on the first line: its break is none
            parts[0] = str(parts[0]).lstrip("\n")
        return joined(parts)

    def next_line(self) -> str | None:
        """The line breaks and the indent before more of the pattern, or None if this is its end."""
        lines = _BLANK_LINES.match(self.text, self.at)
        assert lines is not None
        spaces = _INLINE.match(self.text, lines.end())
        assert spaces is not None
        sign = self.text[spaces.end() : spaces.end() + 1]
        if sign != "{" and (not spaces[0] or not sign or sign in "}.[*"):
            return None
        self.at = spaces.end()
        return "\n" * lines[0].count("\n") + spaces[0]

    def placeable(self) -> str | Fact | Reference | Selection:
        self.at += 1
        self.found(_BLANK)
        inside: str | Fact | Reference | Selection = self.expression()
        self.found(_BLANK)
        if isinstance(inside, Fact) and self.sign("->"):
            inside = self.selection(inside)
        if not self.sign("}"):
            raise Unread(self.text)
        return inside

    def expression(self) -> str | Fact | Reference:
        if self.found(_QUOTED):
            return self.last[1]
        if self.sign("$"):
            return Fact(self.name(), None)
        if self.sign("NUMBER($"):
            name = self.name()
            options: dict[str, str | int] = {}
            while self.found(_OPTION):
                options[self.last[1]] = self.last[2] or int(self.last[3] or 0)
            self.found(_BLANK)
            if not self.sign(")"):
                raise Unread(self.text)
            return Fact(name, options)
        name = self.name()
        return Reference(name, self.name() if self.sign(".") else None)

    def name(self) -> str:
        if not self.found(_NAME):
            raise Unread(self.text)
        return self.last[0]

    def selection(self, by: Fact) -> Selection:
        variants: list[Variant] = []
        defaults: list[int] = []
        while self.found(_KEY):
            default, word, number = self.last.groups()
            if default:
                defaults.append(len(variants))
            pattern = self.value()
            if pattern is None:
                raise Unread(self.text)
            variants.append(Variant(word or int(number), pattern))
        self.found(_BLANK)
        if len(defaults) != 1:
            raise Unread(self.text)
        return Selection(by, tuple(variants), defaults[0])


def joined(parts: list[str | Fact | Reference | Selection]) -> Pattern:
    """Texts side by side become one."""
    whole: list[str | Fact | Reference | Selection] = []
    for part in parts:
        if isinstance(part, str) and whole and isinstance(whole[-1], str):
            whole[-1] += part
        else:
            whole.append(part)
    return tuple(whole)
