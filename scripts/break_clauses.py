"""Breaks every clause of the rules in a copy of the code, and looks whether its tests notice.

    .venv/bin/python scripts/break_clauses.py
    .venv/bin/python scripts/break_clauses.py --only LL-5.7 --only LL-R3

A break is a small edit, a mistake one could make, listed in tests/rules/breaks/*.toml:

    [[break]]
    clause = "LL-5.7"
    file = "games/leaping/rules/scattering.py"   # under src/clifftop
    old = "& ~state.full & ~state.danger()"   # must be there exactly once
    new = "& ~state.full"

The tests that name the clause with @rule must then fail. The tree itself is never edited.
"""

import argparse
import ast
import os
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from queue import Queue
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from scripts.tree_copy import copy_tree  # noqa: E402

import clifftop  # noqa: E402
from clifftop import rulebook  # noqa: E402

TESTS = ROOT / "tests"
BREAKS = TESTS / "rules" / "breaks"
HOUSE = Path("src") / "clifftop"
LONGEST_RUN_S = 60
LONGEST_WHOLE_RUN_S = 600  # of all those tests together, before anything is broken

RED = "red"  # the tests noticed
GREEN = "green"  # they did not
# Anything else is a sentence: the break could not be tried.

# pytest, but only on the copy: an installed or compiled build must not answer in its place.
RUN_TESTS = """
import sys
sys.path.insert(0, sys.argv[1] + "/src")
import clifftop.kernel.state, pytest
here = clifftop.kernel.state.__file__
assert here.startswith(sys.argv[1]) and here.endswith(".py"), f"not the copy: {here}"
sys.exit(pytest.main(sys.argv[2:]))
"""
FAILED_TESTS = 1  # pytest's exit codes
PASSED = 0


class Break(NamedTuple):
    clause: str
    file: str
    old: str
    new: str
    where: str  # "turn.toml, number 12"


class Outcome(NamedTuple):
    tried: Break
    said: str
    seconds: float


def read_breaks(files: Iterable[Path]) -> list[Break]:
    breaks = []
    for file in files:
        entries = tomllib.loads(file.read_text(encoding="utf-8")).get("break", [])
        for number, entry in enumerate(entries, 1):
            where = f"{file.name}, number {number}"
            if sorted(entry) != ["clause", "file", "new", "old"]:
                sys.exit(f"{where}: a break has clause, file, old and new, not {sorted(entry)}")
            breaks.append(Break(where=where, **entry))
    return breaks


def tests_by_clause() -> dict[str, list[str]]:
    """For each clause the tests that name it with @rule, as pytest wants them."""
    tests: dict[str, list[str]] = {}
    for file in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for clause in clauses_of(node):
                    named = f"{file.relative_to(ROOT).as_posix()}::{node.name}"
                    tests.setdefault(clause, []).append(named)
    return tests


def clauses_of(test: ast.FunctionDef) -> list[str]:
    return [
        str(argument.value)
        for decorator in test.decorator_list
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "rule"
        for argument in decorator.args
        if isinstance(argument, ast.Constant)
    ]


def run_tests(copy: Path, tests: list[str], longest: int = LONGEST_RUN_S) -> tuple[int, str]:
    """pytest's exit code, and what it said."""
    surroundings = {
        **os.environ,
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
    }
    surroundings.pop("PYTHONPATH", None)
    quiet = ["-x", "-q", "--tb=line", "-p", "no:cacheprovider"]
    try:
        done = subprocess.run(
            [sys.executable, "-c", RUN_TESTS, str(copy), *quiet, *tests],
            cwd=copy,
            env=surroundings,
            capture_output=True,
            text=True,
            timeout=longest,
        )
    except subprocess.TimeoutExpired:
        return -1, f"still running after {longest} s"
    return done.returncode, done.stdout + done.stderr


def try_break(tried: Break, copy: Path, tests: list[str]) -> str:
    """Edit the copy, run the tests of the clause, and put everything back."""
    file = copy / HOUSE / tried.file
    if not file.is_file():
        return f"there is no file {tried.file}"
    text = file.read_text(encoding="utf-8")
    times = text.count(tried.old)
    if times != 1:
        return f"old is {times} times in {tried.file}; it has to be there once"
    if not tests:
        return "no test names this clause"
    file.write_text(text.replace(tried.old, tried.new), encoding="utf-8")
    try:
        code, said = run_tests(copy, tests)
    finally:
        file.write_text(text, encoding="utf-8")
    if code == FAILED_TESTS:
        return RED
    if code == PASSED:
        return GREEN
    return f"the tests could not run: {said.strip().splitlines()[-1] if said.strip() else code}"


def try_all(breaks: list[Break], jobs: int, tests: dict[str, list[str]]) -> Iterator[Outcome]:
    """Each break in turn, every worker with a copy of its own; outcomes as they come."""
    with tempfile.TemporaryDirectory(prefix="break-clauses-") as folder:
        copies: Queue[Path] = Queue()
        for number in range(jobs):
            copies.put(copy_tree(Path(folder).resolve() / str(number)))
        check_unbroken(copies.queue[0], breaks, tests)

        def try_one(tried: Break) -> Outcome:
            copy = copies.get()
            began = time.monotonic()
            said = try_break(tried, copy, tests.get(tried.clause, []))
            copies.put(copy)
            return Outcome(tried, said, time.monotonic() - began)

        with ThreadPoolExecutor(jobs) as workers:
            for outcome in as_completed([workers.submit(try_one, tried) for tried in breaks]):
                yield outcome.result()


def check_unbroken(copy: Path, breaks: list[Break], tests: dict[str, list[str]]) -> None:
    """Red means something only where it was green before."""
    wanted = sorted({test for tried in breaks for test in tests.get(tried.clause, [])})
    code, said = run_tests(copy, wanted, LONGEST_WHOLE_RUN_S) if wanted else (PASSED, "")
    if code != PASSED:
        sys.exit(f"The tests fail before anything is broken:\n{said}")


def table_of(clauses: list[str], outcomes: list[Outcome]) -> Table:
    """Each clause that is not proven, and why."""
    table = Table("clause", "break", "outcome", title="Not proven")
    for clause in clauses:
        own = [outcome for outcome in outcomes if outcome.tried.clause == clause]
        if not own:
            table.add_row(clause, "", "no break in tests/rules/breaks")
        for outcome in own:
            if outcome.said != RED:
                table.add_row(clause, outcome.tried.where, outcome.said)
    return table


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--only", action="append", metavar="CLAUSE", help="only this clause")
    parser.add_argument("--jobs", type=int, default=2, help="how many at a time (2)")
    given = parser.parse_args()

    known = [clause for game in clifftop.games() for clause in rulebook.clauses(game)]
    breaks = read_breaks(sorted(BREAKS.glob("*.toml")))
    for tried in breaks:
        if tried.clause not in known:
            sys.exit(f"{tried.where}: the rulebook has no clause {tried.clause}")
    clauses = known
    if given.only:
        for clause in given.only:
            if clause not in known:
                parser.error(f"the rulebook has no clause {clause}")
        clauses = [clause for clause in known if clause in given.only]
        breaks = [tried for tried in breaks if tried.clause in clauses]

    console = Console(highlight=False)
    outcomes: list[Outcome] = []
    for outcome in try_all(breaks, max(1, given.jobs), tests_by_clause()):
        outcomes.append(outcome)
        tried, said, seconds = outcome
        count = f"{len(outcomes):4} of {len(breaks)}"
        console.print(
            f"{count}  {tried.clause:8} {said:6} {seconds:5.1f} s  {tried.file}  {tried.where}",
            style=None if said == RED else "bold",
            markup=False,
            soft_wrap=True,
        )

    broken = {outcome.tried.clause for outcome in outcomes}
    unproven = {outcome.tried.clause for outcome in outcomes if outcome.said != RED}
    proven = [clause for clause in clauses if clause in broken - unproven]
    if len(proven) < len(clauses):
        console.print(table_of(clauses, outcomes))
    console.print(f"clauses proven {len(proven)} of {len(clauses)}")
    return 0 if len(proven) == len(clauses) else 1


if __name__ == "__main__":
    sys.exit(main())
