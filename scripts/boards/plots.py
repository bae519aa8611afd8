"""What the reports on boards share: games played by several processes, plots, tables.

Plots need matplotlib, which nothing else here does: `pip install '.[plots]'`.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from multiprocessing import Pool
from pathlib import Path
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from rich.console import Console
from rich.progress import track

import clifftop
from clifftop.arena.simulation import Simulation
from clifftop.arena.statistics.game_tallies import Tally
from clifftop.arena.statistics.lengths_and_wins import WIN, Z_95, interval

if TYPE_CHECKING:
    from matplotlib.axes import Axes

FOLDER = Path(__file__).resolve().parent.parent.parent / "docs" / "boards"
CHUNK = 50  # games that a process plays before it tells of them
SECONDS_BETWEEN_LINES = 30

INK, QUIET, BAR, GOAL = "#22313f", "#8a97a3", "#3f7fb5", "#f3d48a"

Seen = TypeVar("Seen")


# Games.


@dataclass
class Played(Generic[Seen]):
    """What the games at one table came to."""

    games: int = 0
    lengths: dict[str, list[int]] = field(default_factory=dict)  # see figures.Lengths
    wins: list[float] = field(default_factory=list)  # by seat; a tie shares the win
    tallies: list[Any] = field(default_factory=list)  # the game's own, one for each process's part
    seen: list[Seen] = field(default_factory=list)  # what `look` saw, a game each


@dataclass
class Chunk(Generic[Seen]):
    """Some games of one table, for one process."""

    table: str
    game: str
    options: dict[str, object]
    bots: str
    seed: int
    numbers: range
    look: Callable[[clifftop.State], Seen]


def play_chunk(chunk: Chunk[Seen]) -> tuple[str, Played[Seen]]:
    simulation = Simulation(clifftop.game(chunk.game), chunk.options, chunk.seed, chunk.bots)
    seen = [chunk.look(simulation.play(number)) for number in chunk.numbers]
    tally: Tally | None = simulation.tally
    lengths = {
        name: list(counts.elements())
        for name, counts in simulation.lengths.counts().items()
        if counts
    }
    wins = [simulation.seats.wins[seat] / WIN for seat in range(simulation.players)]
    return chunk.table, Played(len(chunk.numbers), lengths, wins, [tally], seen)


def play(
    game: str,
    tables: dict[str, tuple[dict[str, object], str]],
    arguments: argparse.Namespace,
    look: Callable[[clifftop.State], Seen],
) -> dict[str, Played[Seen]]:
    """Games at every table, which is its options and the bots that sit there. `look` is called
    with the end of each game. The seed decides all, however many processes there are."""
    chunks = [
        Chunk(table, game, options, bots, arguments.seed, range(start, stop), look)
        for table, (options, bots) in tables.items()
        for start in range(0, arguments.games, CHUNK)
        for stop in [min(arguments.games, start + CHUNK)]
    ]
    played: dict[str, Played[Seen]] = {table: Played() for table in tables}
    with Pool(arguments.jobs) as pool:
        for table, part in told(pool.imap(play_chunk, chunks), len(chunks)):
            add(played[table], part)
    return played


def told(parts: Iterable[Seen], number: int) -> Iterator[Seen]:
    """The parts as they come in, with a bar that shows how far it is; where there is no terminal, a
    line now and then."""
    console = Console(stderr=True)
    if console.is_terminal:
        yield from track(parts, "Playing", total=number, console=console)
        return
    spoken = time.monotonic()
    for done, part in enumerate(parts, 1):
        if time.monotonic() - spoken > SECONDS_BETWEEN_LINES:
            spoken = time.monotonic()
            console.print(f"{done} of {number} parts played")
        yield part


def add(whole: Played[Seen], part: Played[Seen]) -> None:
    whole.games += part.games
    for name, numbers in part.lengths.items():
        whole.lengths.setdefault(name, []).extend(numbers)
    wins = whole.wins or [0.0] * len(part.wins)
    whole.wins = [one + other for one, other in zip(wins, part.wins, strict=True)]
    whole.tallies += part.tallies
    whole.seen += part.seen


def arguments(description: str, games: int, example: str) -> argparse.Namespace:
    """The command line of a report."""
    parser = argparse.ArgumentParser(
        description=description,
        epilog=f"example:  {example}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--games", type=int, default=games, help=f"games at every table (default {games})"
    )
    parser.add_argument("--seed", type=int, default=1, help="decides every game (default 1)")
    parser.add_argument("--jobs", type=int, default=2, help="processes that play (default 2)")
    parser.add_argument(
        "--out", type=Path, default=FOLDER, help="where the page goes (default docs/boards)"
    )
    given = parser.parse_args()
    if given.games < 2 or given.jobs < 1:
        parser.error("it takes at least two games and one job")
    return given


# Numbers.


def mean_interval(numbers: Sequence[float]) -> tuple[float, float, float]:
    """The mean, and the ends of its 95 % interval."""
    mean = fmean(numbers)
    half = Z_95 * stdev(numbers) / math.sqrt(len(numbers))
    return mean, mean - half, mean + half


def mean_cell(numbers: Sequence[float]) -> str:
    """A mean as it stands in a table: 43.52 ± 0.21."""
    mean, low, _ = mean_interval(numbers)
    return f"{mean:.2f} ± {mean - low:.2f}"


def share_cell(part: float, whole: int) -> str:
    """A share as it stands in a table: 24.8 % (23.5–26.2)."""
    low, high = interval(part, whole)
    return f"{100 * part / whole:.1f} % ({100 * low:.1f}–{100 * high:.1f})"


def table(headings: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A table for a page: the first column to the left, numbers to the right."""
    lines = [" | ".join(headings), " | ".join([":--"] + ["--:"] * (len(headings) - 1))]
    lines += [" | ".join(map(str, row)) for row in rows]
    return "\n".join(f"| {line} |" for line in lines)


# Plots.


def figure(panels: int, across: int = 3) -> tuple[Any, list[Axes]]:
    """A sheet with room for some plots: the sheet, and the axes of each plot."""
    import matplotlib

    matplotlib.use("svg")
    import matplotlib.pyplot as plt

    plt.rcParams.update(
        {
            "svg.fonttype": "none",  # text stays text: small files, sharp at every size
            "svg.hashsalt": "clifftop",  # the same numbers give the same file
            "font.family": "sans-serif",
            "font.size": 10,
            "text.color": INK,
            "axes.labelcolor": INK,
            "axes.edgecolor": QUIET,
            "axes.titlesize": 11,
            "axes.titleweight": "bold",
            "xtick.color": INK,
            "ytick.color": INK,
        }
    )
    down = math.ceil(panels / across)
    sheet, grid = plt.subplots(down, across, figsize=(3.7 * across, 2.9 * down), squeeze=False)
    axes: list[Axes] = list(grid.flat)
    for one in axes:
        one.spines[["top", "right"]].set_visible(False)
    for one in axes[panels:]:
        one.set_visible(False)
    return sheet, axes[:panels]


def save(sheet: Any, path: Path) -> None:
    """As SVG on white, which reads on a dark page as well as on a light one."""
    import matplotlib.pyplot as plt

    sheet.tight_layout()
    sheet.savefig(path, format="svg", facecolor="white", metadata={"Date": None})
    plt.close(sheet)


def histogram(
    axes: Axes,
    title: str,
    numbers: Sequence[int],
    goal: tuple[float, float] | None = None,
    width: int = 1,
) -> None:
    """How often each number came up, in bins of `width`; the mean as a line, a goal for the mean as
    a band."""
    counts: dict[int, int] = {}
    for number in numbers:
        counts[number // width] = counts.get(number // width, 0) + 1
    middles = [bin * width + (width - 1) / 2 for bin in counts]
    shares = [100 * count / len(numbers) for count in counts.values()]
    if goal is not None:
        axes.axvspan(*goal, color=GOAL, alpha=0.6, linewidth=0)
    axes.bar(middles, shares, width=0.86 * width, color=BAR)
    mean = fmean(numbers)
    axes.axvline(mean, color=INK, linewidth=1.2, linestyle="--")
    axes.set_title(f"{title}: mean {mean:.1f}")
    axes.set_ylabel("% of games")


def shares(
    axes: Axes,
    title: str,
    rows: dict[str, tuple[float, int]],
    fair: float | None = None,
    goal: tuple[float, float] | None = None,
) -> None:
    """A bar for each row's part of a whole, with its 95 % interval. `fair`: where they should be;
    `goal`: between what they should be."""
    for place, (part, whole) in enumerate(rows.values()):
        low, high = interval(part, whole)
        axes.barh(place, 100 * part / whole, height=0.7, color=BAR)
        axes.plot([100 * low, 100 * high], [place, place], color=INK, linewidth=1.4)
    if goal is not None:
        axes.axvspan(100 * goal[0], 100 * goal[1], color=GOAL, alpha=0.6, linewidth=0, zorder=0)
    if fair is not None:
        axes.axvline(100 * fair, color=INK, linewidth=1.2, linestyle="--")
    axes.set_yticks(range(len(rows)), list(rows))
    axes.invert_yaxis()
    axes.set_title(title)
    axes.set_xlabel("%")
