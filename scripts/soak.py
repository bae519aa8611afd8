"""Plays whole games, every variant in turn, and checks at every step what must be true.

    make soak ARGS="lemminge --games 20000 --jobs 2"

Half of the rounds are played at random, half between greedy players, who get to where random ones
never come. A failure is written to build/soak/ with all that is needed to see it again, and the run
goes on. To play one game of a run once more, with every decision checked:

    .venv/bin/python scripts/soak.py lemminge --seed 7 --game 1234
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
from typing import NamedTuple, cast

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from scripts.soak_kinds import Kind, kind_of, names_of, question  # noqa: E402
from tests.invariants import check_decision, check_record  # noqa: E402

import clifftop  # noqa: E402
from clifftop import State, bots  # noqa: E402
from clifftop.bots.random import RandomPlayer  # noqa: E402

FAILURES = ROOT / "build" / "soak"
NAMES = clifftop.games()

# check_decision takes as long as a few hundred steps, so only a sample of the decisions gets it: of
# the first time that a question comes up in a game so many, of the second time half as many, …
DECISION_SAMPLE = 1 / 30
RECORD_SAMPLE = 1 / 20
BATCH = 18
SECONDS_BETWEEN_LINES = 30  # of a run whose output is not a terminal


class Order(NamedTuple):
    """Some games of a run, to be played in one go."""

    game: str
    seed: str
    begin: int
    end: int
    random_only: bool


class Tested:
    """What was done and found: of one game, or of a whole run added up."""

    def __init__(self) -> None:
        self.games: Counter[int] = Counter()  # by variant, twice: at random, and greedy
        self.steps: Counter[int] = Counter()
        self.failures: Counter[int] = Counter()
        self.longest: dict[int, int] = {}
        self.asked: Counter[str] = Counter()  # how often each question came up
        self.decisions: Counter[str] = Counter()  # check_decision, by question
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


def soak(name: str, seed: str, number: int, every_decision: bool, random_only: bool) -> Tested:
    """Play and check one game of the run."""
    kind = kind_of(name)
    tested = Tested()
    greedy = kind.greedy(number) and not random_only
    variant = 2 * (number % len(kind.variants)) + greedy
    tested.games[variant] += 1
    options = kind.options_of(number)
    state = kind.game.start(**options)
    steps = 0
    try:
        player = bots.find(name, "greedy" if greedy else "random")
        steps = play(kind, state, player, f"{seed}/{number}", every_decision, tested)
    except Exception:  # whatever goes wrong is what we are looking for
        tested.failures[variant] += 1
        tested.files.append(write_failure(name, seed, number, options, state))
    steps = steps or len(history(state))
    tested.steps[variant] += steps
    tested.longest[variant] = steps
    return tested


def play(
    kind: Kind, state: State, player: bots.Bot, name: str, every_decision: bool, tested: Tested
) -> int:
    """From the start to the end; how many steps it took."""
    # What is checked must not change what is played, nor one check another: the moves, the sample
    # and each check have generators of their own. So a failure comes again when all is checked.
    rng, sampler = Random(name), Random(f"{name}/sample")
    happened: list[tuple[int, ...]] = []
    steps = 0
    kind.check_state(state)
    while state.to_act != clifftop.OVER:
        asked = question(state)
        tested.asked[asked] += 1
        rate = DECISION_SAMPLE / tested.asked[asked]
        if every_decision or sampler.random() < rate:
            tested.decisions[asked] += 1
            check_decision(state, kind.check_state, Random(f"{name}/{steps}"))
        before = state.copy() if kind.check_step else state
        state.apply(choose(state, player, rng))
        steps += 1
        assert steps <= kind.game.max_length, f"the game is longer than {kind.game.max_length}"
        happened += state.happened
        kind.check_state(state)
        if kind.check_step:
            kind.check_step(before, state)
    if kind.check_end:
        kind.check_end(state, happened)
    if every_decision or sampler.random() < RECORD_SAMPLE:
        tested.records += 1
        check_decision(state, kind.check_state, Random(f"{name}/{steps}"))
        check_record(state)
    return steps


def choose(state: State, player: bots.Bot, rng: Random) -> int:
    actions = state.actions()
    if state.to_act == clifftop.CHANCE:
        outcomes, weights = zip(*state.chance_weights(), strict=True)
        return cast(int, rng.choices(outcomes, weights)[0])
    if isinstance(player, RandomPlayer):
        return rng.choice(actions)
    return player.choose(state.knowledge(state.to_act), actions, rng)


def history(state: State) -> list[int]:
    return clifftop.Record.of(state).actions


def write_failure(
    name: str, seed: str, number: int, options: dict[str, object], state: State
) -> str:
    """Everything needed to see it again; the path of the file."""
    steps = history(state)
    again = f"scripts/soak.py {name} --seed {seed} --game {number}"
    try:
        record = clifftop.Record.of(state).dumps()
    except Exception as error:
        record = f"no record can be made: {error!r}; the actions are {steps}"
    text = (
        f"seed: {seed}\ngame: {number}\noptions: {options}\nagain: {again}\n"
        f"where: after {len(steps)} steps, asked {question(state)}, to act {state.to_act}\n\n"
        f"{traceback.format_exc()}\n{record}\n"
    )
    FAILURES.mkdir(parents=True, exist_ok=True)
    file = FAILURES / f"{name}-seed-{seed}-game-{number}.txt"
    file.write_text(text, encoding="utf-8")
    return str(file.relative_to(ROOT))


def soak_batch(order: Order) -> Tested:
    """Some games in a row, in a process of its own."""
    tested = Tested()
    for number in range(order.begin, order.end):
        tested.add(soak(order.game, order.seed, number, False, order.random_only))
    return tested


def run(orders: list[Order], jobs: int) -> Iterator[Tested]:
    if jobs == 1:
        yield from map(soak_batch, orders)
        return
    with Pool(jobs) as pool:
        yield from pool.imap_unordered(soak_batch, orders)


def watch(orders: list[Order], jobs: int, console: Console) -> Tested:
    """The whole run, with a sign of life."""
    total = Tested()
    games = orders[-1].end
    columns = (TextColumn("soak"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    started = told = time.monotonic()
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task("soak", total=games)
        for tested in run(orders, jobs):
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


def variant_name(options: dict[str, object], greedy: int) -> str:
    told = [f"{options['players']} players"]
    told += [name for name in ("short", "chaos") if options.get(name)]
    told += [str(options["board"])] if "board" in options else []
    return " ".join([*told, "greedy"] if greedy else told)


def summary(kind: Kind, total: Tested, seconds: float, console: Console) -> None:
    table = Table(title=f"{total.games.total()} games of {kind.game.name} in {seconds:.0f} s")
    table.add_column("variant")
    for name in ("games", "steps", "steps a game", "longest", "failures"):
        table.add_column(name, justify="right")
    for variant in sorted(total.games):
        games, steps = total.games[variant], total.steps[variant]
        row = [games, steps, round(steps / games), total.longest[variant]]
        cells = [f"{number:,}" for number in (*row, total.failures[variant])]
        table.add_row(variant_name(kind.variants[variant // 2], variant % 2), *cells)
    games, steps, failures = total.games.total(), total.steps.total(), total.failures.total()
    longest = max(total.longest.values())
    totals = [f"{number:,}" for number in (games, steps, round(steps / games), longest, failures)]
    table.add_section()
    table.add_row("all", *totals)
    console.print(table)
    console.print(f"states checked: {steps + games:,}, all of them")
    console.print(f"decisions checked in full: {total.decisions.total() + total.records:,}")
    console.print(f"records replayed: {total.records:,}")
    names = names_of(kind.game.name)[:-1]  # the last one is "finished", which is asked of nobody
    unseen = [name for name in names if not total.asked[name]]
    unchecked = [name for name in names if not total.decisions[name]]
    console.print(f"questions never asked: {', '.join(unseen) or 'none'}")
    console.print(f"questions never checked in full: {', '.join(unchecked) or 'none'}")
    for file in total.files:
        console.print(f"[red]failure[/red]: {file}")


def main() -> int:
    example = "example: scripts/soak.py lemming-mafia --games 2000 --jobs 2"
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0], epilog=example)
    parser.add_argument("what", nargs="?", choices=NAMES, help="only this game (all of them)")
    parser.add_argument("--games", type=int, default=20_000, help="how many games of each (20000)")
    parser.add_argument("--seed", help="the same seed plays the same games (a new one each run)")
    parser.add_argument("--jobs", type=int, default=2, help="how many processes (2)")
    parser.add_argument("--random", action="store_true", help="no greedy players")
    parser.add_argument("--game", type=int, help="only this game of the run, all decisions checked")
    given = parser.parse_args()
    if given.games < 1 or given.jobs < 1:
        parser.error("--games and --jobs must be at least 1")
    if given.game is not None and given.what is None:
        parser.error("--game is one game of a run: say of which game")
    seed = given.seed or str(secrets.randbelow(10**9))
    console = Console()
    console.print(f"seed {seed}")
    failed = False
    for name in [given.what] if given.what else NAMES:
        started = time.monotonic()
        if given.game is not None:
            total = soak(name, seed, given.game, True, given.random)
        else:
            orders = [
                Order(name, seed, begin, min(begin + BATCH, given.games), given.random)
                for begin in range(0, given.games, BATCH)
            ]
            total = watch(orders, given.jobs, console)
        summary(kind_of(name), total, time.monotonic() - started, console)
        failed = failed or bool(total.files)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
