"""Board files: TOML that is read with line numbers, so that every fault can be pointed at.

A `BoardFile` collects problems instead of stopping at the first one. What a board must look like is
the business of its game; here is only what all board files share: keys, types and lines.
"""

import re
import tomllib
from difflib import get_close_matches
from os import PathLike, fspath
from typing import Final, cast, final

from clifftop import catalogue
from clifftop.kernel.errors import ClifftopError, OptionError
from clifftop.kernel.toml_lines import DEEPEST, NestedTooDeep, Path, lines_of

# Boards come from strangers too. The largest sensible one is a few kilobytes.
MAX_TEXT: Final = 32 * 1024

LONGEST_NAME: Final = 40
_LONGEST_SHOWN: Final = 40
_MOST_DOTS: Final = 100
_AT_LINE: Final = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")


@final
class Problem:
    """One fault of a board file: a message with its facts, and where it is.

    `where` is the path of the key, such as `zones.red.A`, and one of the facts as well. `clause` is
    the rule that is broken; it is empty for a fault of form.
    """

    def __init__(
        self, line: int, where: str, message: str, facts: dict[str, str | int], clause: str = ""
    ) -> None:
        self.line = line
        self.where = where
        self.message = message
        self.facts: dict[str, str | int] = {"where": where, **facts}
        self.clause = clause

    def text(self, language: str = "en") -> str:
        """What is wrong, in a person's language."""
        facts: dict[str, object] = {**self.facts}
        return catalogue.text(self.message, language=language, **facts)

    def __repr__(self) -> str:
        facts = "".join(f" {name}={value!r}" for name, value in self.facts.items())
        return f"{self.line}: {self.message}{facts}"


@final
class BoardError(ClifftopError, ValueError):
    """A board that cannot be played on, with all its problems in the order of the lines."""

    def __init__(self, problems: list[Problem], source: str = "board") -> None:
        super().__init__("board-problem", source=source)
        self.problems = problems
        self.source = source

    def text(self, language: str = "en") -> str:
        """One line a problem, in a person's language."""
        lines: list[str] = []
        for problem in self.problems:
            facts: dict[str, object] = {"source": self.source, "line": problem.line}
            facts["problem"] = problem.text(language)
            message = "board-problem"
            if problem.clause:
                facts["clause"] = problem.clause
                message = "board-problem-by-rule"
            lines.append(catalogue.text(message, language=language, **facts))
        return "\n".join(lines)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        """Short and without words, for logs."""
        return "; ".join(f"{self.source}:{problem!r}" for problem in self.problems)


def board_at(file: PathLike[str]) -> str:
    """The text of a board file of somebody who says where it is. Text from elsewhere, over the
    network above all, is a `str` and never gets here."""
    try:
        with open(file, encoding="utf-8") as opened:
            text = opened.read(MAX_TEXT + 1)
    except (OSError, ValueError) as error:
        why = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise OptionError("option-board-file", "board", file=fspath(file), why=why) from error
    return text if "\n" in text else text + "\n"  # a single word is a text, too, and not a name


@final
class BoardFile:
    """A parsed board file. Its readers answer None for what is absent or of the wrong type,
    after noting the problem; `problems` is then what to tell the author."""

    def __init__(self, text: str) -> None:
        self.problems: list[Problem] = []
        self.root: dict[str, object] = {}
        self._lines: dict[Path, int] = {}
        # Keys with a misspelt twin: the twin is reported, so the key is not called missing as well.
        self._excused: set[Path] = set()
        if len(text) > MAX_TEXT:
            facts: dict[str, str | int] = {"length": len(text), "most": MAX_TEXT}
            self.problems.append(Problem(1, "", "board-text-too-long", facts))
            return
        # tomllib takes seconds over a key of thousands of parts.
        for number, line_text in enumerate(text.split("\n"), start=1):
            if line_text.count(".") > _MOST_DOTS and not line_text.startswith("#"):
                self.problems.append(
                    Problem(number, "", "board-nested-too-deep", {"most": DEEPEST})
                )
                return
        try:
            text.encode()
            self.root = tomllib.loads(text)
            self._lines = lines_of(text)
        except UnicodeEncodeError as error:
            line = text.count("\n", 0, error.start) + 1
            self.problems.append(Problem(line, "", "board-not-unicode", {}))
        except (NestedTooDeep, RecursionError):
            self.problems.append(Problem(1, "", "board-nested-too-deep", {"most": DEEPEST}))
        except ValueError as error:
            # tomllib lets the plain ValueError of an endless number through.
            reason = str(error)
            line = 1
            at = _AT_LINE.search(reason)
            if at is not None:
                line = int(at[1]) if at[1] else text.rstrip().count("\n") + 1
                reason = reason[: at.start()]
            self.problems.append(Problem(line, "", "board-syntax", {"reason": reason}))

    def line(self, path: Path) -> int:
        """The line of a key or of an item of an array; of the nearest table around it if absent."""
        while path:
            if path in self._lines:
                return self._lines[path]
            path = path[:-1]
        return 1

    def note(self, path: Path, message: str, facts: dict[str, str | int], clause: str = "") -> None:
        """Adds a problem at a path; a trailing number in it is an item of an array."""
        where = ".".join(_printable(step) for step in path if isinstance(step, str))
        self.problems.append(Problem(self.line(path), where, message, facts, clause))

    def raise_problems(self, source: str) -> None:
        """Raises BoardError if anything was noted."""
        if self.problems:
            by_line = sorted(self.problems, key=_line_of_problem)
            raise BoardError(by_line, source)

    def keys(self, path: Path, known: list[str]) -> None:
        """Notes the keys of a table that are unknown, with the known one they resemble."""
        table = self._value(path)
        if not isinstance(table, dict):
            return
        free = [key for key in known if key not in table]
        for key in cast("dict[str, object]", table):
            if key in known:
                continue
            near = get_close_matches(key, free, 1)
            if near:
                self._excused.add((*path, near[0]))
                self.note((*path, key), "board-key-misspelt", {"near": near[0]})
            else:
                self.note((*path, key), "board-key-unknown", {"known": ", ".join(known)})

    def table(self, path: Path, known: list[str]) -> bool:
        """Whether there is a table at the path; notes its unknown keys."""
        if not self._typed(path, dict, "table"):
            return False
        self.keys(path, known)
        return True

    def name(self) -> str:
        """What the board is called: one short line."""
        name = self.text(("name",))
        if name is None:
            return ""
        if not (0 < len(name) <= LONGEST_NAME and name.isprintable()):
            self.note(("name",), "board-name", {"most": LONGEST_NAME})
        return name

    def text(self, path: Path) -> str | None:
        return cast(str, self._value(path)) if self._typed(path, str, "string") else None

    def integer(self, path: Path) -> int | None:
        return cast(int, self._value(path)) if self._typed(path, int, "integer") else None

    def array(self, path: Path) -> list[object] | None:
        return cast("list[object]", self._value(path)) if self._typed(path, list, "array") else None

    def texts(self, path: Path) -> list[str] | None:
        items = self.array(path)
        if items is None or not self._all_typed(path, items, str, "string"):
            return None
        return cast("list[str]", items)

    def integers(self, path: Path) -> list[int] | None:
        items = self.array(path)
        if items is None or not self._all_typed(path, items, int, "integer"):
            return None
        return cast("list[int]", items)

    def _value(self, path: Path) -> object:
        value: object = self.root
        for step in path:
            if not isinstance(value, dict) or step not in value:
                return None  # TOML has no null, so None can only mean absent
            value = value[step]
        return value

    def _typed(self, path: Path, kind: type, kind_name: str) -> bool:
        value = self._value(path)
        if value is None:
            if path not in self._excused:
                self.note(path, "board-key-missing", {"wanted": kind_name})
            return False
        if not is_kind(value, kind):
            facts: dict[str, str | int] = {"wanted": kind_name, "found": shown(value)}
            self.note(path, "board-wrong-type", facts)
            return False
        return True

    def _all_typed(self, path: Path, items: list[object], kind: type, kind_name: str) -> bool:
        good = True
        for place, item in enumerate(items):
            if not is_kind(item, kind):
                facts: dict[str, str | int] = {"wanted": kind_name, "found": shown(item)}
                self.note((*path, place), "board-wrong-item", facts)
                good = False
        return good


def is_kind(value: object, kind: type) -> bool:
    """isinstance, except that true and false are no integers, nor is what exceeds 64 bits."""
    if kind is int:
        return isinstance(value, int) and not isinstance(value, bool) and abs(value) < 1 << 63
    return isinstance(value, kind)


def shown(value: object) -> str:
    """A value as its author would recognise it, cut short."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return f'"{_printable(value)}"'
    if isinstance(value, dict):
        return "{ … }"
    if isinstance(value, list):
        return "[ … ]"
    if isinstance(value, int) and not is_kind(value, int):
        return _printable(hex(value))  # Python refuses to write very long numbers in decimal
    return _printable(str(value))


def _printable(text: str) -> str:
    """A text on one line of bearable length, whatever is in it."""
    if not text.isprintable():
        text = text.encode("unicode_escape").decode("ascii")
    return text if len(text) <= _LONGEST_SHOWN else text[: _LONGEST_SHOWN - 1] + "…"


def _line_of_problem(problem: Problem) -> int:
    return problem.line
