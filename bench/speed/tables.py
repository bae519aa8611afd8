"""The figures as tables: for the screen, and for the page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import isnan

from bench.speed.figures import Figures, Place, Timing
from bench.speed.goals import Goal
from bench.speed.growth import game_of, power, step_of
from bench.speed.history import TOLERANCE, Change
from rich.box import SIMPLE_HEAD
from rich.table import Table

NOTHING = "–"


@dataclass(frozen=True)
class Sheet:
    """Headings and rows; the first columns are words, the others numbers."""

    title: str
    words: int
    headings: Sequence[str]
    rows: Sequence[Sequence[str]]

    def drawn(self) -> Table:
        table = Table(
            title=self.title,
            title_justify="left",
            title_style="bold",
            box=SIMPLE_HEAD,
            padding=(0, 1, 0, 0),
        )
        for place, heading in enumerate(self.headings):
            table.add_column(heading, justify="left" if place < self.words else "right")
        for row in self.rows:
            table.add_row(*row)
        return table

    def written(self) -> str:
        """As Markdown."""
        sides = [":--" if place < self.words else "--:" for place in range(len(self.headings))]
        lines = [self.headings, sides, *self.rows]
        return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def speeds(title: str, timings: dict[Place, Timing], figures: Figures) -> Sheet:
    rows = []
    for place, timing in timings.items():
        kinds = figures.kinds.get(place)
        rows.append(
            [
                *place,
                f"{timing.steps_a_second():,.0f}",
                f"{timing.games_a_second():,.0f}",
                f"{timing.steps_a_game():,.0f}",
                percent(kinds["chance"]) if kinds else NOTHING,
                percent(kinds["forced"]) if kinds else NOTHING,
                f"+{percent(timing.spread())}",
            ]
        )
    headings = "engine, game, steps/s, games/s, steps a game, chance, forced, worst round"
    return Sheet(title, 2, headings.split(", "), rows)


def searches(figures: Figures) -> Sheet:
    """Steps and simulations inside of a tree search."""
    rows = [
        [
            *place,
            f"{timing.steps_a_second():,.0f}",
            f"{timing.games_a_second():,.0f}",
            f"{timing.steps_a_game():,.0f}",
            f"+{percent(timing.spread())}",
        ]
        for place, timing in figures.searched.items()
    ]
    headings = "engine, game, steps/s, simulations/s, steps a simulation, worst round"
    return Sheet("in a search", 2, headings.split(", "), rows)


def states(figures: Figures) -> Sheet:
    """Copies and sizes."""
    rows = []
    for place, timing in figures.copies.items():
        counted = figures.counted.get(place)
        rows.append(
            [
                *place,
                f"{timing.seconds_each() * 1e6:.2f} µs",
                f"+{percent(timing.spread())}",
                bytes_of(figures.weighed.get(place)),
                bytes_of(counted),
            ]
        )
    headings = ["engine", "game", "copy", "worst round", "bytes, weighed", "bytes, counted"]
    return Sheet("a state in the middle of a game", 2, headings, rows)


def asked(goals: Sequence[Goal]) -> Sheet:
    rows = [[goal.title, goal.asked_for(), goal.found(), goal.verdict()] for goal in goals]
    return Sheet("asked and measured", 1, ["what", "asked", "measured", ""], rows)


def growth(figures: Figures) -> Sheet:
    rows = []
    for series, grown in figures.grown:
        powers = [power(grown, step_of), power(grown, game_of)]
        for one in grown:
            rows.append(
                [
                    series.game,
                    f"{one.size} {series.grows}",
                    f"{1 / one.step:,.0f}",
                    f"{one.step * 1e6:.2f} µs",
                    f"{one.game * 1e3:.2f} ms",
                    f"{one.steps:,.0f}",
                    f"{one.state:,}",
                ]
            )
        step, game = (f"∝ n^{power:.2f}" for power in powers)
        rows.append([series.game, f"with {series.grows}", "", step, game, "", ""])
    headings = ["game", "size", "steps/s", "a step", "a game", "steps a game", "bytes"]
    return Sheet("how cost grows, inside the core", 2, headings, rows)


def instructions(counts: dict[str, float], changes: Sequence[Change]) -> Sheet:
    before = {change.what: change for change in changes}
    rows = []
    for what, number in counts.items():
        change = before.get(what)
        then = [NOTHING, ""] if change is None else [f"{change.before:,.0f}", moved(change)]
        rows.append([what, f"{number:,.0f}", *then])
    headings = ["instructions, compiled", "now", "before", "change"]
    return Sheet("what the processor has to do", 1, headings, rows)


def moved(change: Change) -> str:
    """By how much, and a word where it is more than chance."""
    share = change.share()
    word = "" if abs(share) <= TOLERANCE else " slower" if share > 0 else " quicker"
    return f"{100 * share:+.1f} %{word}"


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def bytes_of(number: float | None) -> str:
    return NOTHING if number is None or isnan(number) else f"{number:,.0f}"
