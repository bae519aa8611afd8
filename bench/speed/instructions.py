"""How many machine instructions a step takes: a count that a busy machine does not change.

Valgrind's callgrind runs a few games of the compiled build and counts. Processors can count too
(`perf stat`), but hosts seldom let a virtual machine read that.

    python -m bench.speed.instructions        is what runs under it
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from itertools import repeat
from pathlib import Path
from random import Random
from typing import Final

from bench.speed.crew import environment
from bench.speed.entrants import SEED, Entrant, middle_of_a_game
from bench.speed.rooms import ROOT

STEPS: Final = 4_000  # at least, for each count
COPIES: Final = 2_000
MARK: Final = "getppid"  # a function of the C library that nothing else here calls

Counts = dict[str, float]


def available() -> bool:
    return shutil.which("valgrind") is not None


def count(build: Path) -> Counts:
    """Instructions for each step, or copy, by what was done. Callgrind writes a file whenever MARK
    is called, with what was counted since the last one."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "counted"
        valgrind = ["valgrind", "--tool=callgrind", f"--dump-before={MARK}"]
        itself = [sys.executable, "-m", "bench.speed.instructions"]
        ran = subprocess.run(
            [*valgrind, f"--callgrind-out-file={out}", *itself],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            check=True,
            cwd=ROOT,
            env=environment([build]),
        )
        done: dict[str, int] = json.loads(ran.stdout)
        # Each piece of work lies between two marks, so every second file is about one.
        return {
            name: total(out.with_name(f"counted.{2 * place}")) / times
            for place, (name, times) in enumerate(done.items(), start=1)
        }


def total(file: Path) -> int:
    """The sum of a file that callgrind wrote."""
    with file.open() as lines:
        return next(int(line.split()[1]) for line in lines if line.startswith("totals:"))


def work(name: str, entrant: Entrant) -> dict[str, Callable[[], int]]:
    """What is counted of one game, and how to do it; each returns how often it was done."""
    rng = Random(SEED)
    games = 1 + STEPS // entrant.play(entrant.begin(rng), rng)

    def drive() -> int:
        rng = Random(SEED)
        return sum(entrant.play(entrant.begin(rng), rng) for _ in range(games))

    def inside() -> int:
        assert entrant.play_inside is not None
        return entrant.play_inside(games)

    found: dict[str, Callable[[], int]] = {
        f"{name}: a step, driven": drive,
        f"{name}: a step inside the core": inside,
    }
    if entrant.copier is not None:
        copier = entrant.copier(middle_of_a_game(entrant))

        def copy() -> int:
            for _ in repeat(None, COPIES):
                copier()
            return COPIES

        found[f"{name}: a copy"] = copy
    return found


def main() -> None:
    from bench.speed import ours

    done: dict[str, int] = {}
    for name, entrant in ours.at_four().items():
        for what, do in work(name, entrant).items():
            do()  # what happens only once is not counted
            os.getppid()
            times = do()
            os.getppid()
            done[what] = times
    print(json.dumps(done))


if __name__ == "__main__":
    main()
