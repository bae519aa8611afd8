"""Section `commands`: what every command says, in order and out of it, and how it ends."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import chdir, redirect_stderr, redirect_stdout
from functools import partial
from pathlib import Path
from typing import Final

from scripts.same.facts import Case, Fact
from scripts.same.fixed import step_cpu_clocks
from scripts.same.probe import Settings
from scripts.same.scripted import PLAYED, TOLD, WRONG

from clifftop import Record
from clifftop.cli import main

ALONE: Final = ("version", "--version", "rules LL-5.7", "nonsense", "")
IN_ORDER: Final = True  # a case needs the files of those before it
DEEPEST: Final = 3  # levels of commands
LONGEST: Final = 120  # seconds


def cases(settings: Settings) -> Iterator[Case]:
    step_cpu_clocks()  # the arena tells how long its bots thought
    work = Path(settings.work)
    for command in commands([]):
        yield Case(f"help: {' '.join(command)}", partial(told, [*command, "--help"], work))
        yield Case(f"alone: {' '.join(command)}", partial(alone, [*command], work))
    for given in ALONE:
        yield Case(f"as a process: {given}", partial(processed, given.split(), work))
    games = sorted(Path(settings.fixtures).glob("*.json"))
    lines = [f"replay {file.name} --all" for file in games]
    lines += [f"board check {board.name}" for board in lay_out(games, work)]
    for line in (*lines, *TOLD, *WRONG):
        yield Case(line, partial(told, line.split(), work))
    for line, typed in PLAYED:
        yield Case(f"{line} < {typed!r:.60}", partial(told, line.split(), work, typed))


def lay_out(games: list[Path], work: Path) -> Iterator[Path]:
    """The recorded games and their boards, as files; and boards with faults of every sort."""
    for file in games:
        (work / file.name).write_bytes(file.read_bytes())
        text = Record.loads(file.read_text(encoding="utf-8")).board
        for name, board in {"": text, **faulty(text)}.items():
            place = work / f"{file.stem}{name}.toml"
            place.write_text(board, encoding="utf-8")
            yield place


def faulty(board: str) -> dict[str, str]:
    lines = board.splitlines(keepends=True)
    middle = len(lines) // 2
    return {
        "-torn": board[: len(board) // 2],
        "-without-a-line": "".join(lines[:middle] + lines[middle + 1 :]),
        "-line-twice": "".join(lines[: middle + 1] + lines[middle:]),
        "-other-number": re.sub(r"\b3\b", "33", board, count=1),
        "-other-word": board.replace(' = "', ' = "x', 3),
    }


def commands(above: list[str]) -> Iterator[list[str]]:
    """Every command there is, found by reading help pages."""
    yield above
    if len(above) < DEEPEST:
        said, _, _ = run([*above, "--help"], "")
        _, _, listed = said.partition("\n  COMMAND\n")
        for line in listed.partition("\n\n")[0].splitlines():
            if line.startswith("    ") and line[4] != " ":
                yield from commands([*above, line.split()[0]])


def alone(command: list[str], work: Path) -> Iterator[Fact]:
    """Without arguments; but for those that would go on and on."""
    if command not in (["serve"], ["play"]):
        yield from told(command, work)


def told(given: list[str], work: Path, typed: str = "") -> Iterator[Fact]:
    before = set(work.iterdir())
    with chdir(work):
        said, complained, status = run(given, typed)
    yield "status", status
    yield "stdout", said.replace(str(work), "WORK")
    yield "stderr", complained.replace(str(work), "WORK")
    for file in sorted(set(work.iterdir()) - before):
        yield f"file {file.name}", written(file)


def written(file: Path) -> str:
    """What a command has put into a file."""
    if file.suffix in (".json", ".jsonl", ".txt"):
        return file.read_text(encoding="utf-8")
    return "is there"


def run(given: list[str], typed: str) -> tuple[str, str, str]:
    """A command in this process, as its own tests run it."""
    out, errors, stdin = io.StringIO(), io.StringIO(), sys.stdin
    sys.stdin = io.StringIO(typed)
    try:
        with redirect_stdout(out), redirect_stderr(errors):
            status = str(main(given))
    except SystemExit as end:
        status = f"exit {end.code}"
    finally:
        sys.stdin = stdin
    return out.getvalue(), errors.getvalue(), status


def processed(given: list[str], work: Path) -> Iterator[Fact]:
    """The same as a process, as people run it."""
    done = subprocess.run(
        [sys.executable, "-m", "clifftop", *given],
        cwd=work,
        env=dict(os.environ),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=LONGEST,
        check=False,
    )
    yield "status", done.returncode
    yield "stdout", done.stdout
    yield "stderr", done.stderr
