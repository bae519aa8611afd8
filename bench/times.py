"""Where the time of `make test` goes, and docs/tests.md made of it:  make times

Runs the phases one after the other, as a fresh clone would, though what pip and npm fetched is
taken as it is. CPU seconds hardly depend on what else the machine does, wall time does.
"""

from __future__ import annotations

import os
import resource
import shutil
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "docs" / "tests.md"
BUILT: Final = (".mypy_cache", "build/compiled", "src/clifftop/server/built")
SLOWEST: Final = 12
TESTS: Final = "every test"

PHASES: Final = {
    "ruff": ["make", "lint"],
    "the page": ["make", "page"],
    "mypy and svelte-check": ["make", "types"],
    "the compiled engine, its tests included": ["make", "compiled"],
    TESTS: ["make", "pytest", "ARGS=-p bench.clock"],
}

TEXT: Final = """\
# Where the time of `make test` goes

`make times` measures it and writes this page. CPU seconds are what counts, since wall time depends
on what else the machine does. The budget is 17 minutes of CPU, so that two idle cores need no more
than 10.

Measured on {cores} cores; the load was {before:.0f} at the beginning and {after:.0f} at the end.

## Phases

One after the other, with nothing built before. `make test` runs the page beside ruff, and mypy
beside the compiled engine.

{phases}

## Tests

A test pays for its servers and browsers, and nobody for PostgreSQL.

{folders}

The dearest:

{slowest}
"""


class Cost(NamedTuple):
    what: str
    cpu: float
    wall: float

    def row(self) -> str:
        return f"| {self.what} | {self.cpu:,.0f} | {self.wall:,.0f} |"


def main() -> int:
    for place in BUILT:
        shutil.rmtree(ROOT / place, ignore_errors=True)
    loads = [os.getloadavg()[0]]
    with TemporaryDirectory() as folder:
        lines = Path(folder, "times")
        phases = [measured(what, command, lines) for what, command in PHASES.items()]
        tests = read(lines.read_text(encoding="utf-8"))
    loads.append(os.getloadavg()[0])
    PAGE.write_text(page(phases, tests, loads), encoding="utf-8")
    print(PAGE.relative_to(ROOT))
    return 0


def measured(what: str, command: list[str], lines: Path) -> Cost:
    begun, busy = time.monotonic(), cpu_of_children()
    subprocess.run(command, cwd=ROOT, check=True, env={**os.environ, "CLIFFTOP_TIMES": str(lines)})
    return Cost(what, cpu_of_children() - busy, time.monotonic() - begun)


def cpu_of_children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def read(lines: str) -> list[Cost]:
    """What the plugin wrote, the dearest first."""
    costs = [line.split("\t", 2) for line in lines.splitlines()]
    return sorted((Cost(test, float(cpu), float(wall)) for cpu, wall, test in costs), key=dearest)


def dearest(cost: Cost) -> tuple[float, float]:
    return -cost.cpu, -cost.wall


def page(phases: list[Cost], tests: list[Cost], loads: list[float]) -> str:
    everything = Cost("together", sum(one.cpu for one in phases), sum(one.wall for one in phases))
    folders: dict[str, list[Cost]] = {}
    for test in tests:
        folders.setdefault("/".join(test.what.split("::")[0].split("/")[:2]), []).append(test)
    sums = [
        Cost(f"`{folder}`, {len(found):,}", sum(c.cpu for c in found), sum(c.wall for c in found))
        for folder, found in folders.items()
    ]
    slowest = [Cost(f"`{one.what}`", one.cpu, one.wall) for one in tests[:SLOWEST]]
    before, after = loads
    return TEXT.format(
        cores=os.cpu_count(),
        before=before,
        after=after,
        phases=table("phase", [*phases, everything]),
        folders=table("folder, tests", sorted(sums, key=dearest)),
        slowest=table("test", slowest),
    )


def table(what: str, costs: list[Cost]) -> str:
    heading = [f"| {what} | CPU, s | wall, s |", "|---|--:|--:|"]
    return "\n".join([*heading, *(cost.row() for cost in costs)])


if __name__ == "__main__":
    sys.exit(main())
