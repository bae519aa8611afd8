"""Three ways through the house, stop by stop.

A stop is a function. That it is where it is said to be is read from the code; that a way really
leads from one stop to the next, a test finds out by going it.
"""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path
from typing import Final, NamedTuple

from scripts.house.rooms import HOUSE, ROOT

WEB: Final = ROOT / "web" / "src"


class Stop(NamedTuple):
    """A function on the way: of a file under src/clifftop, or of the page under web/src."""

    file: str
    name: str
    about: str = ""  # where the code itself does not say it


class Way(NamedTuple):
    title: str
    about: str
    stops: list[Stop]


def read_ways() -> list[Way]:
    told = tomllib.loads(Path(__file__).with_name("ways.toml").read_text(encoding="utf-8"))
    return [
        Way(way["title"], way["about"], [Stop(*stop) for stop in way["stops"]])
        for way in told["way"]
    ]


CLICK, DECISION, REPLAY = WAYS = read_ways()


def said(stop: Stop) -> str:
    """What a stop is for: its remark here, else the first sentence of its docstring."""
    if stop.file.endswith(".py"):
        docstring = ast.get_docstring(function(stop)) or ""
        return stop.about or re.split(r"(?<=[.:;])\s", docstring.replace("\n", " "))[0]
    text = (WEB / stop.file).read_text(encoding="utf-8")
    if not re.search(rf"(?<!\w){re.escape(stop.name)}\b", text):
        raise LookupError(f"there is no {stop.name} in web/src/{stop.file}")
    return stop.about


def function(stop: Stop) -> ast.FunctionDef | ast.AsyncFunctionDef:
    """The function of a stop, as `name` or `Class.name`."""
    file = HOUSE / stop.file
    body = ast.parse(file.read_text(encoding="utf-8")).body if file.exists() else []
    *classes, name = stop.name.split(".")
    for outer in classes:
        body = next(
            (each.body for each in body if isinstance(each, ast.ClassDef) and each.name == outer),
            [],
        )
    for each in body:
        if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef) and each.name == name:
            return each
    raise LookupError(f"there is no {stop.name} in src/clifftop/{stop.file}")
