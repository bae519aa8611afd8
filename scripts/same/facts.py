"""What is compared: cases, each a row of named facts that a build states about itself."""

from __future__ import annotations

import hashlib
import traceback
from collections.abc import Callable, Iterable, Iterator
from typing import Final, NamedTuple

import msgspec

Fact = tuple[str, object]  # a name that is the same on both sides, and a text or JSON
RAISED: Final = "raised"


class Case(NamedTuple):
    """Something to be found out, such as one game: `find` states the facts, always in one order."""

    name: str
    find: Callable[[], Iterable[Fact]]


class Print(NamedTuple):
    """The fingerprint of a case."""

    case: str
    facts: int
    sha256: str
    raised: bool  # so that it proves nothing, even if it is the same on both sides


def text_of(value: object) -> str:
    """A fact as text: JSON as it stands, the order of its fields included."""
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def stated(case: Case) -> Iterator[tuple[str, str]]:
    """The facts as texts. An exception is one of them: the other side has to raise the same."""
    try:
        for name, value in case.find():
            yield name, text_of(value)
    except Exception as error:
        where = "".join(traceback.format_exception(error))
        yield RAISED, f"{type(error).__name__}: {error}\n{without_places(where)}"


def without_places(trace: str) -> str:
    """Of a traceback only the harness's own lines: files and lines of a build may move."""
    own = [line for line in trace.splitlines() if "/scripts/same/" in line]
    return "\n".join(line.strip().rpartition("/scripts/same/")[2] for line in own)


def print_of(case: Case) -> Print:
    digest = hashlib.sha256()
    count = 0
    name = ""
    for name, text in stated(case):
        digest.update(f"{name}\0{text}\0".encode(errors="surrogatepass"))
        count += 1
    return Print(case.name, count, digest.hexdigest(), name == RAISED)
