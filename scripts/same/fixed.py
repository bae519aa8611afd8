"""A clock and a luck that are the same in every run, for processes that are watched."""

from __future__ import annotations

import itertools
import mmap
import os
import random
import secrets
import struct
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

STEP: Final = 1_000_000  # nanoseconds that pass whenever somebody looks at the processor's clock
BEGINNING: Final = 1_700_000_000_000  # milliseconds since 1970 when a server's clock stands at 0
CLOCK: Final = "SAME_CLOCK"  # names the file of the clock


def step_cpu_clocks() -> None:
    """Each look at the processor's time finds it a millisecond later. So what is measured depends
    on how often somebody looks alone."""
    ticks = itertools.count(STEP, STEP)
    for name in ("thread_time", "process_time"):
        setattr(time, name, lambda: next(ticks) / 1e9)
        setattr(time, f"{name}_ns", lambda: next(ticks))


class Clock:
    """A time that stands still until it is moved on, shared by processes through a file. Only the
    time of day is: what waits for something goes by the real, monotonic clock."""

    def __init__(self, file: Path) -> None:
        if not file.exists():
            file.write_bytes(bytes(8))
        self.file = file
        with file.open("r+b") as opened:
            self.shared = mmap.mmap(opened.fileno(), 8)

    @property
    def now(self) -> int:
        """Milliseconds since 1970."""
        (passed,) = struct.unpack("q", self.shared[:])
        return BEGINNING + int(passed)

    def pass_by(self, milliseconds: int) -> None:
        self.shared[:] = struct.pack("q", self.now - BEGINNING + milliseconds)

    def rule(self) -> None:
        """From here on it is the time of this process."""
        time.time = lambda: self.now / 1000
        time.time_ns = lambda: self.now * 1_000_000


class SameEachTime(random.Random):
    """Without a seed it takes always the same one."""

    def __init__(self, x: Any = None) -> None:
        super().__init__("same" if x is None else x)


def fix_luck() -> None:
    """What is drawn to be secret, and generators that nobody gave a seed. Each sort has a row of
    its own, so that it does not matter who draws first."""
    random.Random = SameEachTime  # type: ignore[misc]
    rows = {name: random.Random(f"same {name}") for name in ("choice", "bytes", "below")}

    def choice(given: Sequence[Any]) -> Any:
        return rows["choice"].choice(given)

    def token_bytes(count: int | None = None) -> bytes:
        return rows["bytes"].randbytes(32 if count is None else count)

    instead = {
        "choice": choice,
        "token_bytes": token_bytes,
        "token_hex": lambda count=None: token_bytes(count).hex(),
        "randbelow": rows["below"].randrange,
    }
    for name, function in instead.items():
        setattr(secrets, name, function)


def fix_all() -> None:
    """For a server: before anything of it is imported."""
    Clock(Path(os.environ[CLOCK])).rule()
    fix_luck()
