"""Makes one small mistake at a time in a copy of the rules, and looks whether the tests notice.

    .venv/bin/python scripts/mutants.py --count 100
    .venv/bin/python scripts/mutants.py --seed 7 --count 40 --only "*/kernel/*" --jobs 2

A mutant is the tree with one place changed: `<` for `<=`, 3 for 2, `and` for `or`, a statement
left out. It is killed by a test that fails, or that does not end within its time. Only the tests
that run the place are tried, quickest first; which those are is found out once for a state of the
tree, in a few minutes. Mutants that change nothing are listed in scripts/mutation/equivalent.toml.
The same seed makes the same mutants of the same tree. The tree itself is never edited.
"""

import argparse
import json
import secrets
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from random import Random

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from scripts.mutation.edits import Edit  # noqa: E402
from scripts.mutation.equivalents import Equivalents  # noqa: E402
from scripts.mutation.mistakes import edits_of  # noqa: E402
from scripts.mutation.recording import record  # noqa: E402
from scripts.mutation.sessions import prepare, together  # noqa: E402
from scripts.mutation.trials import HUNG, KILLED, LIVED, Outcome, Trials  # noqa: E402
from scripts.tree_copy import copy_tree  # noqa: E402

ROOMS = ("games", "kernel", "table")  # under src/clifftop: what the rules are made of
KEPT = ROOT / "build" / "mutants"
WANTED = 0.97
STYLES = {KILLED: "dim", HUNG: "dim", LIVED: "bold"}


def sources(root: Path) -> list[Path]:
    house = root / "src" / "clifftop"
    return [file for room in ROOMS for file in sorted((house / room).rglob("*.py"))]


def sample(edits: list[Edit], root: Path, seed: str, count: int, known: Equivalents) -> list[Edit]:
    """So many of them at random, none that is known to change nothing."""
    random = Random(seed)
    chosen: list[Edit] = []
    for edit in random.sample(edits, len(edits)):
        if len(chosen) == count:
            break
        source = (root / edit.file).read_bytes()
        if edit.is_sound(source) and known.reason(edit, source) is None:
            chosen.append(edit)
    return chosen


def progress(console: Console) -> Progress:
    """Drawn by hand: a process with a second thread must not be forked."""
    parts = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    return Progress(*parts, TimeElapsedColumn(), console=console, auto_refresh=False)


def tell(console: Console, outcome: Outcome, root: Path) -> None:
    edit, said, by, tests, seconds = outcome
    line = f"{said:6} {seconds:5.1f} s  {edit.file}:{edit.line}  {edit.function}  {edit.what}  {by}"
    console.print(line, style=STYLES[said], markup=False, soft_wrap=True)
    if said == LIVED:
        console.print(f"{tests} tests might have noticed", markup=False)
        console.print(edit.diff((root / edit.file).read_bytes()), markup=False, soft_wrap=True)


def as_json(outcome: Outcome, root: Path) -> dict[str, object]:
    edit, (old, new) = outcome.edit, outcome.edit.changed((root / outcome.edit.file).read_bytes())
    facts = {"file": edit.file, "line": edit.line, "function": edit.function, "what": edit.what}
    told = {"said": outcome.said, "by": outcome.by, "tests": outcome.tests}
    return {**told, **facts, "old": old, "new": new, "seconds": round(outcome.seconds, 2)}


def run(given: argparse.Namespace, copy: Path, console: Console) -> Iterator[Outcome]:
    """The outcome of each mutant, as they come."""
    files = sources(copy)
    with progress(console) as bar:
        recorded = bar.add_task("what tests run", total=None)

        def shown(done: int, total: int) -> None:
            bar.update(recorded, completed=done, total=total, refresh=True)

        recording = record(copy, files, KEPT, given.jobs, shown)
        bar.update(recorded, total=1, completed=1, visible=False)
        edits = [edit for file in files for edit in edits_of(copy, file)]
        if given.only:
            edits = [edit for edit in edits if any(fnmatch(edit.file, at) for at in given.only)]
        chosen = sample(edits, copy, given.seed, given.count, Equivalents())
        trials = Trials(copy, recording)
        tried = bar.add_task("mutants", total=len(chosen))
        for outcome in together((trials.of(edit) for edit in chosen), copy, given.jobs):
            if outcome is not None:
                bar.advance(tried)
                bar.refresh()
                yield outcome


def main() -> int:
    about = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=about)
    parser.add_argument("--seed", default=secrets.token_hex(4), help="at random, and printed")
    parser.add_argument("--count", type=int, default=400, help="how many mutants (400)")
    parser.add_argument("--jobs", type=int, default=2, help="how many at a time (2)")
    parser.add_argument("--only", action="append", metavar="GLOB", help="only files like this one")
    parser.add_argument("--report", type=Path, default=KEPT / "report.json", metavar="FILE")
    given = parser.parse_args()

    console = Console(highlight=False)
    outcomes: list[Outcome] = []
    prepare()
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        copy = copy_tree(Path(folder).resolve() / "tree")
        for outcome in run(given, copy, console):
            outcomes.append(outcome)
            tell(console, outcome, copy)
        said = Counter(outcome.said for outcome in outcomes)
        noticed = (len(outcomes) - said[LIVED]) / max(1, len(outcomes))
        told = [as_json(outcome, copy) for outcome in outcomes]
    report = {"seed": given.seed, "noticed": noticed, "mutants": told}
    given.report.parent.mkdir(parents=True, exist_ok=True)
    given.report.write_text(json.dumps(report, indent=1), encoding="utf-8")
    seconds = sum(outcome.seconds for outcome in outcomes) / max(1, len(outcomes))
    console.print(
        f"seed {given.seed}: {said[KILLED]} killed, {said[HUNG]} hung, {said[LIVED]} lived of "
        f"{len(outcomes)} mutants: {noticed:.1%} noticed, {seconds:.1f} s of CPU time each"
    )
    return 0 if noticed >= WANTED else 1


if __name__ == "__main__":
    sys.exit(main())
