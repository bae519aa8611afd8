"""The subprocess that finds out the facts of one build, which is first on its path.

    PYTHONPATH=BUILD:. python -m scripts.same.probe games '{"games": 3, …}' [CASE]

It prints one JSON line for each case, its fingerprint; of a case that is named, all facts in full.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import IO

import msgspec
from scripts.same.facts import Case, print_of, stated


class Settings(msgspec.Struct, frozen=True):
    """How much is looked at. Both sides get the same; so it is part of a cached answer's name."""

    quick: bool
    games: int  # random games of each variant
    compiled: bool
    fixtures: str  # folder of recorded games
    work: str = ""  # a folder to make a mess in
    pictures: str = ""  # where those of a page are kept


def check_build(settings: Settings) -> None:
    """Whatever else is installed here: what is asked is the build that was meant."""
    import clifftop

    home = Path(str(clifftop.__file__)).resolve().parent.parent
    meant = Path(os.environ["PYTHONPATH"].split(os.pathsep)[0]).resolve()
    if home != meant:
        sys.exit(f"same: clifftop came from {home}, not from {meant}")
    engine = Path(str(sys.modules[clifftop.State.__module__].__file__))
    if (engine.suffix != ".py") != settings.compiled:
        sys.exit(f"same: wanted {'compiled' if settings.compiled else 'pure'}, found {engine}")


def in_full(section: ModuleType, cases: list[Case], wanted: str) -> Iterator[tuple[str, str]]:
    """The facts of one case; in some sections a case needs those before it."""
    for case in cases:
        if case.name == wanted:
            yield from stated(case)
            return
        if getattr(section, "IN_ORDER", False):
            print_of(case)


def write(out: IO[bytes], line: object) -> None:
    out.write(msgspec.json.encode(line) + b"\n")
    out.flush()


def main(given: list[str]) -> None:
    name, options, *wanted = given
    settings = msgspec.json.decode(options, type=Settings)
    # What a section says by print() must not get among the answers.
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    check_build(settings)
    section = import_module(f"scripts.same.{name}")
    cases: list[Case] = list(section.cases(settings))
    if wanted:
        for fact in in_full(section, cases, wanted[0]):
            write(out, fact)
        return
    write(out, len(cases))
    for case in cases:
        write(out, print_of(case))


if __name__ == "__main__":
    main(sys.argv[1:])
