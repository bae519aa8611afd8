"""How soon a command is there, beside `python -c pass`:  .venv/bin/python bench/startup.py

Each round runs every command once, so that all meet the same machine; processor time counts, and
the best round. The goal is 0.15 s over the start of Python itself. Valgrind, where it is installed,
counts instructions with --count, which hardly depend on how busy a machine is.
"""

from __future__ import annotations

import argparse
import os
import re
import resource
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from clifftop import boards

GOAL: Final = 0.15
COMMANDS: Final = (
    "version",
    "--help",
    "play --help",
    "serve --help",
    "simulate --help",
    "arena run --help",
    "admin export --help",
    "replay --help",
    "verify --help",
    "board check --help",
    "rules --help",
    "completion --help",
    "rules LL-5.7",
    "board check {board}",
    "simulate leaping-lemmings --games 1 --seed 1",
    "simulate lemming-mafia --games 1 --seed 1",
    "simulate lemminge --games 1 --seed 1",
)
NOTHING: Final = [sys.executable, "-c", "pass"]
COUNT: Final = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--count", action="store_true", help="count instructions, too")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        board = Path(folder, "canyon.toml")
        board.write_text(boards.read("leaping-lemmings", "canyon"), encoding="utf-8")
        # As a command that is installed: its modules lie compiled to bytecode.
        environment = {**os.environ, "PYTHONPYCACHEPREFIX": folder}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        lines = {name: line(name.format(board=board)) for name in COMMANDS}
        told = measured({"": NOTHING, **lines}, given.rounds, environment)
        counts = {}
        if given.count:
            counts = {
                name: counted(typed, environment) for name, typed in {"": NOTHING, **lines}.items()
            }
    print(f"python -c pass: {told['']:.3f} s; the goal of the others is {GOAL} s over it")
    for name in COMMANDS:
        over = told[name] - told[""]
        text = f"{over:6.3f} s over, {told[name] / told['']:5.1f} times"
        if counts:
            text += f", {counts[name] / 1e6:6.0f} million instructions"
            text += f" ({counts[name] / counts['']:.1f} times)"
        print(f"{text}  {'  ' if over <= GOAL else '! '}clifftop {name.format(board='FILE')}")


def line(typed: str) -> list[str]:
    # The script that pip installs does the same.
    code = "import sys; from clifftop.cli import main; sys.exit(main())"
    return [sys.executable, "-c", code, *typed.split()]


def measured(
    lines: dict[str, list[str]], rounds: int, environment: dict[str, str]
) -> dict[str, float]:
    """Processor seconds of the best round; one more before them writes the bytecode."""
    best = dict.fromkeys(lines, float("inf"))
    for number in range(rounds + 1):
        for name, typed in lines.items():
            before = spent()
            subprocess.run(typed, stdout=subprocess.DEVNULL, env=environment, check=True)
            if number:
                best[name] = min(best[name], spent() - before)
    return best


def spent() -> float:
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def counted(typed: list[str], environment: dict[str, str]) -> int:
    done = subprocess.run(
        [*COUNT, *typed], capture_output=True, text=True, env=environment, check=True
    )
    found = re.search(r"Collected : (\d+)", done.stderr)
    assert found is not None, done.stderr
    return int(found[1])


if __name__ == "__main__":
    main()
