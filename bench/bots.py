"""How strong the bots are, measured in the arena, and docs/bots.md made of it:  make ladder

Takes hours on two cores; stopped, it goes on where it was.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

from rich.console import Console

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.ladder import page
from bench.ladder.plan import Contest, contests
from bench.speed import rooms

KEPT = rooms.ROOT / "build" / "ladder"

EXAMPLES = """\
examples:
  make ladder                                   everything, then docs/bots.md
  bench/bots.py --only ladder --game lemminge   the ladder of one game
  bench/bots.py --write                         the page from what has been played
"""


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=(__doc__ or "").splitlines()[0],
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--only", metavar="WHY", help="contests of one kind, such as ladder")
    parser.add_argument("--game", metavar="GAME", help="contests of one game")
    parser.add_argument("--jobs", type=int, default=0, help="processes (0: one for each core)")
    parser.add_argument("--write", action="store_true", help="only write the page")
    parser.add_argument(
        "--compiled", type=Path, metavar="DIR", help="our compiled build (made in build/bench)"
    )
    return parser.parse_args()


def main() -> int:
    given = arguments()
    console = Console()
    KEPT.mkdir(parents=True, exist_ok=True)
    if not given.write:
        if given.compiled is None:
            rooms.compile_ours(console)
        compiled = (given.compiled or rooms.COMPILED).resolve()
        wanted = [
            contest
            for contest in contests()
            if given.only in (None, contest.why) and given.game in (None, contest.game)
        ]
        for number, contest in enumerate(wanted, 1):
            console.print(f"{number} of {len(wanted)}: {contest.command()}", highlight=False)
            play(contest, compiled, given.jobs)
    page.write(KEPT)
    return 0


def play(contest: Contest, compiled: Path, jobs: int) -> None:
    """As the command says, on the compiled build."""
    places = os.pathsep.join([str(compiled), str(rooms.ROOT)])
    file = contest.file(KEPT)
    more = ["--file", str(file), "--jobs", str(jobs)]
    if contest.is_test:
        more += ["--blocks", str(contest.blocks)]
    done = subprocess.run(
        [sys.executable, "-m", "clifftop", "arena", *contest.arguments(), *more],
        cwd=rooms.ROOT,
        env={**os.environ, "PYTHONPATH": places},
        stdout=subprocess.DEVNULL,
    )
    if not file.exists():
        raise SystemExit(done.returncode)


if __name__ == "__main__":
    sys.exit(main())
