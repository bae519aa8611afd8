"""Running probes: which answers one side gives, and which it gave already."""

from __future__ import annotations

import hashlib
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import IO, Final

import msgspec
from scripts.same.builds import ROOT, Side
from scripts.same.facts import Print
from scripts.same.probe import Settings

SECONDS_BETWEEN_LINES: Final = 10


class ProbeFailed(Exception):
    """A probe that ended before it had answered."""


def prints(section: str, side: Side, settings: Settings) -> dict[str, Print]:
    """The fingerprints of all cases. A base never changes, so its answers are kept."""
    kept = side.house / "facts" / f"{section}-{side.build}-{key_of(settings)}.jsonl"
    pictured = not settings.pictures or Path(settings.pictures).is_dir()
    if side.name == "base" and kept.is_file() and pictured:
        lines = kept.read_bytes().splitlines()
        return by_case(msgspec.json.decode(line, type=Print) for line in lines)
    found = by_case(watched(section, side, settings))
    if side.name == "base" and not any(one.raised for one in found.values()):
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in found.values()))
    return found


def facts(section: str, side: Side, settings: Settings, case: str) -> Iterator[tuple[str, str]]:
    """One case in full."""
    for line in probe(section, side, settings, case):
        yield msgspec.json.decode(line, type=tuple[str, str])


def watched(section: str, side: Side, settings: Settings) -> Iterator[Print]:
    """Answers as they come, with a sign of life on stderr."""
    lines = probe(section, side, settings)
    total = msgspec.json.decode(next(lines), type=int)
    started = told = time.monotonic()
    for number, line in enumerate(lines, 1):
        yield msgspec.json.decode(line, type=Print)
        now = time.monotonic()
        if number == total or now - told > SECONDS_BETWEEN_LINES:
            told = now
            what = f"{section}: {side}: {number} of {total}"
            print(f"same: {what}, {now - started:.0f} s", file=sys.stderr, flush=True)


def probe(section: str, side: Side, settings: Settings, *more: str) -> Iterator[bytes]:
    """The lines of a probe, in a folder of its own that is gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="clifftop-same-") as folder:
        given = msgspec.structs.replace(settings, work=folder)
        options = msgspec.json.encode(given).decode()
        command = [sys.executable, "-m", "scripts.same.probe", section, options, *more]
        running = subprocess.Popen(
            command,
            cwd=folder,
            env=surroundings(side, folder),
            stdout=subprocess.PIPE,
            start_new_session=True,  # so that it can be ended with the servers it has started
        )
        assert running.stdout is not None
        try:
            yield from read(running.stdout)
            if running.wait() != 0:
                raise ProbeFailed(f"{section}: {side}: the probe ended with {running.returncode}")
        finally:
            with suppress(ProcessLookupError):
                os.killpg(running.pid, signal.SIGKILL)
            running.wait()


def read(lines: IO[bytes]) -> Iterator[bytes]:
    yield from lines


def surroundings(side: Side, folder: str) -> dict[str, str]:
    """The same for both sides, but for the build: nothing of the user's own settings."""
    kept = ("PATH", "LANG", "CHROMIUM")
    return {
        **{name: os.environ[name] for name in kept if name in os.environ},
        "HOME": folder,
        "TMPDIR": folder,
        "TZ": "UTC",
        "COLUMNS": "100",
        "LINES": "40",
        "NO_COLOR": "1",
        "PYTHONHASHSEED": "0",
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTHONPATH": f"{side.path}{os.pathsep}{ROOT}",
    }


def by_case(found: Iterator[Print]) -> dict[str, Print]:
    return {one.case: one for one in found}


def key_of(settings: Settings) -> str:
    """What an answer depends on besides the build: what is asked, and by which harness."""
    asked = msgspec.structs.replace(settings, work="", fixtures="", pictures="")
    harness = sorted(Path(__file__).parent.glob("*.py"))
    digest = hashlib.sha256(msgspec.json.encode(asked) + sys.version.encode())
    for file in harness:
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]
