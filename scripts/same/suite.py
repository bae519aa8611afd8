"""Section `tests`: every test is still there by its name, and so is every break of a clause.

Unlike the other sections this one reads sources: files of tests move, and names in them may change.
So it compares what a test is called with its parameters, not where it is.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from collections import Counter
from pathlib import Path
from typing import Final, NamedTuple

from scripts.same.builds import Side

BREAKS: Final = Path("tests", "rules", "breaks")
LONGEST: Final = 600  # seconds
WORD: Final = re.compile(r"\w+")


class CannotCollect(Exception):
    """Why the tests of a side are not known."""


class Found(NamedTuple):
    """What is missing is a failure, what reads differently is only told."""

    missing: list[str]
    changed: list[str]
    total: int


def compare(base: Side, tree: Side) -> Found:
    tests, kept = collected(base), collected(tree)
    missing = [f"test {name} ({count} fewer)" for name, count in (tests - kept).items()]
    before, after = breaks(base.sources), breaks(tree.sources)
    lost, changed = compare_breaks(before, after)
    return Found(missing + lost, changed, tests.total() + len(before))


def collected(side: Side) -> Counter[str]:
    """The names of all tests with their parameters, without the files they are in."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-p", "no:cacheprovider"]
    surroundings = {**os.environ, "PYTHONPATH": str(side.path), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        command,
        cwd=side.sources,
        env=surroundings,
        capture_output=True,
        text=True,
        timeout=LONGEST,
        check=False,
    )
    if done.returncode != 0:
        raise CannotCollect(f"{side}: pytest cannot collect:\n{done.stdout[-3000:]}{done.stderr}")
    found = names_of(done.stdout)
    if not found:
        raise CannotCollect(f"{side}: pytest has listed no test")
    return found


def names_of(listed: str) -> Counter[str]:
    ids = (line.partition("::") for line in listed.splitlines())
    return Counter(name for file, colons, name in ids if colons and file.endswith(".py"))


def breaks(sources: Path) -> list[tuple[str, str, str]]:
    """What scripts/break_clauses.py breaks: the clause, what was there and what comes instead."""
    found = []
    for file in sorted((sources / BREAKS).glob("*.toml")):
        for entry in tomllib.loads(file.read_text(encoding="utf-8")).get("break", []):
            found.append((entry["clause"], entry["old"], entry["new"]))
    return found


def compare_breaks(
    before: list[tuple[str, str, str]], after: list[tuple[str, str, str]]
) -> tuple[list[str], list[str]]:
    """A clause with fewer breaks than before has lost one. A break whose text has changed may only
    have got other names; a person has to read it."""
    clauses = Counter(clause for clause, _, _ in before)
    clauses.subtract(clause for clause, _, _ in after)
    lost = [f"clause {clause}: {n} breaks fewer" for clause, n in clauses.items() if n > 0]
    gone = Counter(before) - Counter(after)
    new = list((Counter(after) - Counter(before)).elements())
    changed = []
    for clause, old, instead in gone.elements():
        near = next((each for each in new if each[0] == clause and alike(each, old, instead)), None)
        if near is not None:
            new.remove(near)
        shape = "only names" if near is not None else "more than names"
        changed.append(f"clause {clause}: {shape} changed in the break of {old.strip()!r}")
    return lost, changed


def alike(one: tuple[str, str, str], old: str, new: str) -> bool:
    """Whether the texts are the same but for the words in them."""
    return shape(one[1]) == shape(old) and shape(one[2]) == shape(new)


def shape(text: str) -> str:
    """What is between the words, on one line."""
    return WORD.sub("w", " ".join(text.split()))
