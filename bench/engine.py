"""How fast the engine is, beside its peers in the same run:  make bench

See README.md in this folder for what the figures mean. Nothing here passes or fails.
"""

from __future__ import annotations

import argparse
import os
import sys
from contextlib import ExitStack
from importlib.metadata import version
from pathlib import Path
from subprocess import CalledProcessError

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.speed import drawing, history, instructions, page, rooms, tables
from bench.speed.crew import Answer, Failed, Hand, pin
from bench.speed.figures import Figures
from bench.speed.peers import PEERS
from bench.speed.rounds import QUICK, WHOLE, Effort, begin, compare, grow, look_closer
from bench.speed.worker import OURS

WIDTH = 110  # where nobody has said how wide the screen is

EXAMPLES = """\
examples:
  make bench                              everything, into docs/bench.md and bench/history
  make bench ARGS=--quick                 a look in a minute; nothing is written
  bench/engine.py --compiled DIR          a build of ours that is there already
"""


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=(__doc__ or "").splitlines()[0],
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--quick", action="store_true", help="fewer and shorter rounds, no instructions, no page"
    )
    parser.add_argument("--core", type=int, help="the core to run on (the last one there is)")
    parser.add_argument(
        "--compiled", type=Path, metavar="DIR", help="our compiled build (made in build/bench)"
    )
    parser.add_argument(
        "--peers", type=Path, metavar="DIR", help="their environment (made in build/peers)"
    )
    return parser.parse_args()


def main() -> int:
    given = arguments()
    console = Console()
    if not console.is_terminal:
        console.width = WIDTH
    effort = QUICK if given.quick else WHOLE
    if given.compiled is None:
        rooms.compile_ours(console)
    if given.peers is None:
        rooms.install_peers(console)
    compiled = (given.compiled or rooms.COMPILED).resolve()
    peers = (given.peers or rooms.PEERS).absolute()
    core = pin(given.core)
    console.print(said_before(effort, core), highlight=False)

    figures = Figures()
    with progress(console) as bar:
        measure(compiled, peers, effort, figures, bar)
        if not given.quick:
            count(compiled, figures, bar)
    for what, why in figures.left_out.items():
        console.print(f"left out: {what}: {why}", highlight=False)
    for sheet in page.sheets(figures).values():
        console.print(sheet.drawn())
    if not given.quick:
        conclude(figures, effort, core, peers, console)
    return 0


def said_before(effort: Effort, core: int | None) -> str:
    """What may matter for the figures to come."""
    load = f"load {os.getloadavg()[0]:.1f} at the start" if hasattr(os, "getloadavg") else ""
    where = "not pinned to a core" if core is None else f"all on core {core}"
    rounds = f"the best of {effort.rounds} rounds counts"
    return f"{page.processor()}, {where}; {rounds}; {load}"


def progress(console: Console) -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        console=console,
        disable=not console.is_terminal,
    )


def measure(compiled: Path, peers: Path, effort: Effort, figures: Figures, bar: Progress) -> None:
    """Everything that is measured by the clock or weighed."""
    with ExitStack() as stack:
        hands: dict[Hand, Answer] = {}
        for room in [*rooms.our_rooms(compiled), *rooms.peer_rooms(peers, list(PEERS))]:
            try:
                hand = stack.enter_context(Hand(room))
                said = hand.ask("introduce")
            except (Failed, OSError) as problem:
                figures.left_out[room.title] = str(problem)
                continue
            if room.title == rooms.COMPILED_BUILD and not said["compiled"]:
                figures.left_out[room.title] = f"what is in {compiled.name} is not compiled"
                continue
            hands[hand] = said
            if "version" in said:
                figures.versions[room.title] = said["version"]
        compare(hands, effort, figures, bar)
        look_closer(hands, figures, bar)
        ours = next(hand for hand in hands if hand.room.engine == OURS)
        grow(ours, effort, figures, bar)


def count(compiled: Path, figures: Figures, bar: Progress) -> None:
    """Instructions, if there is something to count them with, and something compiled to count."""
    if rooms.COMPILED_BUILD in figures.left_out:
        return
    if not instructions.available():
        figures.left_out["instructions"] = "no valgrind here: scripts/apt-install valgrind"
        return
    task = begin(bar, "counting instructions", 1)
    try:
        figures.instructions = instructions.count(compiled)
    except CalledProcessError as problem:
        figures.left_out["instructions"] = str(problem)
    bar.advance(task)


def conclude(
    figures: Figures, effort: Effort, core: int | None, peers: Path, console: Console
) -> None:
    """Compare with what was before, then write all of it down."""
    entry = history.entry_of(figures, version("clifftop"))
    then = history.before(entry)
    changes = [] if then is None else history.changes(entry, then)
    console.print(tables.instructions(figures.instructions, changes).drawn())
    console.print(history.verdict(then, changes), highlight=False)
    page.write(figures, entry, effort.rounds, core)
    history.keep(entry)
    sys.path.append(str(rooms.packages(peers)))  # matplotlib lives there
    try:
        drawing.draw(figures, page.PICTURES)
    except ImportError as problem:
        console.print(f"no plots: {problem}")
    console.print(f"written: {page.PAGE.relative_to(rooms.ROOT)}, with plots, and bench/history")


if __name__ == "__main__":
    sys.exit(main())
