"""A plugin for pytest that writes what each test cost:  pytest -p bench.clock

A line per test goes to the file that CLIFFTOP_TIMES names: CPU seconds, seconds on the wall, test.
CPU time is that of the test's process and of all it started, servers and browsers included. The
tests' PostgreSQL belongs to no process, so its time is in no line.
"""

from __future__ import annotations

import os
import time
from collections.abc import Generator
from pathlib import Path
from typing import Final

import pytest

TICKS: Final = os.sysconf("SC_CLK_TCK")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    busy, begun = cpu_seconds(), time.monotonic()
    result = yield
    cost = max(0.0, cpu_seconds() - busy)  # a browser that nobody waits for takes its count along
    spent = f"{cost:.2f}\t{time.monotonic() - begun:.2f}\t{item.nodeid}\n"
    with Path(os.environ["CLIFFTOP_TIMES"]).open("a", encoding="utf-8") as lines:
        lines.write(spent)
    return result


def cpu_seconds() -> float:
    """What this process, its descendants, and those of them that have ended have used."""
    children: dict[int, list[int]] = {}
    spent: dict[int, int] = {}
    for place in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = place.read_text().rpartition(")")[2].split()
        except OSError:  # it has just ended
            continue
        process = int(place.parent.name)
        children.setdefault(int(fields[1]), []).append(process)
        spent[process] = sum(map(int, fields[11:15]))
    total, found = 0, [os.getpid()]
    while found:
        process = found.pop()
        total += spent.get(process, 0)
        found += children.get(process, [])
    return total / TICKS
