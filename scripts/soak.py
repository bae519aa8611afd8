"""Plays whole games at random, every variant in turn, and checks at every step what must be true.

    make soak ARGS="--games 20000 --jobs 2"

A failure is written to build/soak/ with all that is needed to see it again, and the run goes on.
To play one game of a run once more, with every decision checked:

    .venv/bin/python scripts/soak.py --seed 7 --game 1234
"""

import argparse
import secrets
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from multiprocessing import Pool
from pathlib import Path
from random import Random
from typing import cast

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.invariants import check_decision, check_end, check_record, check_state  # noqa: E402

import clifftop  # noqa: E402
from clifftop.games.leaping import questions as q  # noqa: E402
from clifftop.games.leaping.state import LeapingState  # noqa: E402

GAME = clifftop.game("leaping-lemmings")
VARIANTS: list[dict[str, object]] = [
    {"players": players, "short": short, "chaos": chaos}
    for players in range(2, 7)
    for short in (False, True)
    for chaos in ((False, True) if players > 2 else (False,))
]
FAILURES = ROOT / "build" / "soak"

# check_decision takes as long as a few hundred steps, so only a sample of the decisions gets it: a
# small one of what every turn asks, a large one of what only a card or a rare roll brings about.
EVERYDAY = {
    q.DEAL,
    q.ROLL,
    q.WHICH_DIE,
    q.WHICH_ZONE,
    q.FEAST,
    q.SCATTER_WHO,
    q.SCATTER_LEVEL,
    q.SCATTER_WHERE,
    q.REVEAL,
    q.MOVE,
    q.DESTINATION,
    q.CHAOS_OFFER,
}
EVERYDAY_SAMPLE = 1 / 600
RARE_SAMPLE = 1 / 60
RECORD_SAMPLE = 1 / 20
BATCH = 18  # every variant once
SECONDS_BETWEEN_LINES = 30  # of a run whose output is not a terminal


class Tested:
    """What was done and found: of one game, or of a whole run added up."""

    def __init__(self) -> None:
        self.games: Counter[int] = Counter()  # by variant
        self.steps: Counter[int] = Counter()
        self.failures: Counter[int] = Counter()
        self.longest: dict[int, int] = {}
        self.asked: Counter[int] = Counter()  # how often each question came up
        self.decisions: Counter[int] = Counter()  # check_decision, by question
        self.records = 0
        self.files: list[str] = []

    def add(self, other: "Tested") -> None:
        self.games += other.games
        self.steps += other.steps
        self.failures += other.failures
        self.asked += other.asked
        self.decisions += other.decisions
        self.records += other.records
        self.files += other.files
        for variant, length in other.longest.items():
            self.longest[variant] = max(length, self.longest.get(variant, 0))


def options_of(number: int) -> dict[str, object]:
    """The variant of a game of the run; in every other round of them a host names who begins."""
    options = dict(VARIANTS[number % len(VARIANTS)])
    rounds = number // len(VARIANTS)
    if rounds % 2:
        options["first"] = rounds // 2 % cast(int, options["players"])
    return options


def soak(seed: str, number: int, every_decision: bool) -> Tested:
    """Play and check one game of the run."""
    tested = Tested()
    variant = number % len(VARIANTS)
    tested.games[variant] += 1
    options = options_of(number)
    state = cast(LeapingState, GAME.start(**options))
    steps = 0
    try:
        steps = play(state, f"{seed}/{number}", every_decision, tested)
    except Exception:  # whatever goes wrong is what we are looking for
        tested.failures[variant] += 1
        tested.files.append(write_failure(seed, number, options, state))
    steps = steps or len(history(state))
    tested.steps[variant] += steps
    tested.longest[variant] = steps
    return tested


def play(state: LeapingState, name: str, every_decision: bool, tested: Tested) -> int:
    """From the start to the end; how many steps it took."""
    # What is checked must not change what is played, nor one check another: the moves, the sample
    # and each check have generators of their own. So a failure comes again when all is checked.
    rng, sampler = Random(name), Random(f"{name}/sample")
    happened: list[tuple[int, ...]] = []
    steps = 0
    check_state(state)
    while state.to_act != clifftop.OVER:
        asked = state.asked
        tested.asked[asked] += 1
        rate = EVERYDAY_SAMPLE if asked in EVERYDAY else RARE_SAMPLE
        if every_decision or sampler.random() < rate:
            tested.decisions[asked] += 1
            check_decision(state, Random(f"{name}/{steps}"))
        state.apply(choose(state, rng))
        steps += 1
        assert steps <= GAME.max_length, f"the game is longer than {GAME.max_length} steps"
        happened += state.happened
        check_state(state)
    check_end(state, happened)
    if every_decision or sampler.random() < RECORD_SAMPLE:
        tested.records += 1
        check_decision(state, Random(f"{name}/{steps}"))
        check_record(state)
    return steps


def choose(state: LeapingState, rng: Random) -> int:
    if state.to_act == clifftop.CHANCE:
        actions, weights = zip(*state.chances(), strict=True)
        return cast(int, rng.choices(actions, weights)[0])
    return rng.choice(state.actions())


def history(state: LeapingState) -> list[int]:
    return clifftop.Record.of(state).actions


def write_failure(seed: str, number: int, options: dict[str, object], state: LeapingState) -> str:
    """Everything needed to see it again; the path of the file."""
    steps = history(state)
    again = f"scripts/soak.py --seed {seed} --game {number}"
    try:
        record = clifftop.Record.of(state).dumps()
    except Exception as error:
        record = f"no record can be made: {error!r}; the actions are {steps}"
    text = (
        f"seed: {seed}\ngame: {number}\noptions: {options}\nagain: {again}\n"
        f"where: after {len(steps)} steps, asked {q.NAMES[state.asked]}, to act {state.to_act}\n\n"
        f"{traceback.format_exc()}\n{record}\n"
    )
    FAILURES.mkdir(parents=True, exist_ok=True)
    file = FAILURES / f"seed-{seed}-game-{number}.txt"
    file.write_text(text, encoding="utf-8")
    return str(file.relative_to(ROOT))


def soak_batch(order: tuple[str, int, int]) -> Tested:
    """Some games in a row, in a process of its own."""
    seed, begin, end = order
    tested = Tested()
    for number in range(begin, end):
        tested.add(soak(seed, number, every_decision=False))
    return tested


def batches(seed: str, games: int) -> list[tuple[str, int, int]]:
    return [(seed, begin, min(begin + BATCH, games)) for begin in range(0, games, BATCH)]


def run(seed: str, games: int, jobs: int) -> Iterator[Tested]:
    orders = batches(seed, games)
    if jobs == 1:
        yield from map(soak_batch, orders)
        return
    with Pool(jobs) as pool:
        yield from pool.imap_unordered(soak_batch, orders)


def watch(seed: str, games: int, jobs: int, console: Console) -> Tested:
    """The whole run, with a sign of life."""
    total = Tested()
    columns = (TextColumn("soak"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    started = told = time.monotonic()
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task("soak", total=games)
        for tested in run(seed, games, jobs):
            total.add(tested)
            done = total.games.total()
            progress.update(task, completed=done)
            for file in tested.files:
                console.print(f"[red]failure[/red]: {file}")
            now = time.monotonic()
            if not console.is_terminal and now - told > SECONDS_BETWEEN_LINES:
                told = now
                left = (now - started) / done * (games - done)
                failures = total.failures.total()
                console.print(f"{done} of {games}, {failures} failures, {left:.0f} s left")
    return total


def variant_name(options: dict[str, object]) -> str:
    flags = [name for name in ("short", "chaos") if options[name]]
    return " ".join([f"{options['players']} players", *flags])


def summary(total: Tested, seconds: float, console: Console) -> None:
    table = Table(title=f"{total.games.total()} games in {seconds:.0f} s")
    table.add_column("variant")
    for name in ("games", "steps", "steps a game", "longest", "failures"):
        table.add_column(name, justify="right")
    for variant, options in enumerate(VARIANTS):
        games, steps = total.games[variant], total.steps[variant]
        if games:
            row = [games, steps, round(steps / games), total.longest[variant]]
            cells = [f"{number:,}" for number in (*row, total.failures[variant])]
            table.add_row(variant_name(options), *cells)
    games, steps, failures = total.games.total(), total.steps.total(), total.failures.total()
    longest = max(total.longest.values())
    totals = [f"{number:,}" for number in (games, steps, round(steps / games), longest, failures)]
    table.add_section()
    table.add_row("all", *totals)
    console.print(table)
    console.print(f"states checked: {steps + games:,}, all of them")
    console.print(f"decisions checked in full: {total.decisions.total() + total.records:,}")
    console.print(f"records replayed: {total.records:,}")
    # The last question is "finished", which is asked of nobody.
    unseen = [name for number, name in enumerate(q.NAMES[:-1]) if not total.asked[number]]
    unchecked = [name for number, name in enumerate(q.NAMES[:-1]) if not total.decisions[number]]
    console.print(f"questions never asked: {', '.join(unseen) or 'none'}")
    console.print(f"questions never checked in full: {', '.join(unchecked) or 'none'}")
    for file in total.files:
        console.print(f"[red]failure[/red]: {file}")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=20_000, help="how many games (20000)")
    parser.add_argument("--seed", help="the same seed plays the same games (a new one each run)")
    parser.add_argument("--jobs", type=int, default=2, help="how many processes (2)")
    parser.add_argument("--game", type=int, help="only this game of the run, all decisions checked")
    given = parser.parse_args()
    if given.games < 1 or given.jobs < 1:
        parser.error("--games and --jobs must be at least 1")
    seed = given.seed or str(secrets.randbelow(10**9))
    console = Console()
    console.print(f"seed {seed}")
    started = time.monotonic()
    if given.game is not None:
        total = soak(seed, given.game, every_decision=True)
    else:
        total = watch(seed, given.games, given.jobs, console)
    summary(total, time.monotonic() - started, console)
    return 1 if total.files else 0


if __name__ == "__main__":
    sys.exit(main())
