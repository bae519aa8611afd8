"""A real server of the build that is asked, in a process of its own on a free port."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from scripts.same.fixed import CLOCK, Clock

PATIENCE: Final = 120  # seconds until a server is there, or has ended
# Generous limits and no waiting: the clients are scripts, and the machine may be busy.
HURRY: Final = (
    *("--messages-per-second", "5000", "--guests-per-hour", "1000000", "--tables-per-guest", "100"),
    *("--bot-pause", "0", "--bot-seconds", "100", "--away-seconds", "1000000"),
)
LAUNCHER: Final = "scripts.same.launcher"


class Server(NamedTuple):
    address: str
    clock: Clock
    database: str


@contextmanager
def served(work: Path, *, fixed: bool = True) -> Iterator[Server]:
    """A server with a new database; a `fixed` one lives in a time of its own, with luck of its
    own."""
    work.mkdir(parents=True, exist_ok=True)
    clock = Clock(work / "clock")
    database = f"sqlite:///{work / 'clifftop.sqlite'}"
    program = LAUNCHER if fixed else "clifftop"
    process = subprocess.Popen(
        [sys.executable, "-m", program, "serve", "--port", "0", "--database", database, *HURRY],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONUNBUFFERED": "1", CLOCK: str(clock.file)},
        text=True,
    )
    try:
        yield Server(address_of(process), clock, database)
    finally:
        process.send_signal(signal.SIGINT)
        try:
            process.wait(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def address_of(process: subprocess.Popen[str]) -> str:
    """What it says when it is ready. One that neither speaks nor ends is ended."""
    assert process.stdout is not None
    impatience = threading.Timer(PATIENCE, process.kill)
    impatience.start()
    try:
        for line in process.stdout:
            _, found, rest = line.partition("http://")
            if found:
                return f"http://{rest.split()[0]}"
    finally:
        impatience.cancel()
    raise RuntimeError("the server ended before it said where it is")
