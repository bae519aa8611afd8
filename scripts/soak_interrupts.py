"""Sends Ctrl-C into playouts, bots and matches, again and again, on the pure and compiled builds.

    .venv/bin/python scripts/soak_interrupts.py --times 100 --jobs 2

Each must end by a KeyboardInterrupt, wherever it was just then; what it was doing is in
tests/interrupted.py.
"""

import argparse
import os
import random
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.interrupted import IMAGINED, MATCHES, PLAYOUTS, STOPPED, THOUGHT, interrupted  # noqa: E402

CASES = {**PLAYOUTS, **IMAGINED, **THOUGHT, **MATCHES}
COMPILED = ROOT / "build" / "compiled" / "lib"
NO_COMPILER = 3  # what scripts/build-compiled says where there is none
LATEST = 1_000  # turns of other processes before the signal


def once(code: str, _: int) -> str:
    """What was wrong, if anything was."""
    later = random.randrange(LATEST)
    ended = interrupted(code, later)
    return "" if ended == STOPPED else f"after {later}: {ended}"


def soak(build: str, times: int, jobs: int) -> int:
    """How often it went wrong in one build, which the environment says."""
    failed = 0
    with ThreadPoolExecutor(jobs) as pool:
        for name, code in CASES.items():
            wrong = [what for what in pool.map(partial(once, code), range(times)) if what]
            failed += len(wrong)
            print(f"{build}: {name}: {times - len(wrong)} of {times} stopped", *wrong, flush=True)
    return failed


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--times", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    started = time.monotonic()
    failed = soak("pure", given.times, given.jobs)
    status = subprocess.run([ROOT / "scripts" / "build-compiled"], check=False).returncode
    if status not in (0, NO_COMPILER):
        return status
    if status == 0:
        os.environ["PYTHONPATH"] = str(COMPILED)
        failed += soak("compiled", given.times, given.jobs)
    print(f"{failed} went wrong, in {time.monotonic() - started:.0f} s")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
