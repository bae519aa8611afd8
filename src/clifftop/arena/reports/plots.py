"""A report as pictures: ratings with bars, and strength against the time to think."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from clifftop.arena.matches.results_file import Results
from clifftop.arena.optional_packages import wanted
from clifftop.arena.statistics.win_shares import Row, parts_of, share_row, won_by
from clifftop.bots.budget import MILLISECONDS, NODES, Budget
from clifftop.catalogue import text

FORMATS: Final = ("svg", "png")
DOTS: Final = 150  # to the inch, of a PNG
WIDTH: Final = 8.0  # inches
INK: Final = "#1f4e79"
PALE: Final = "#999999"


class Point(NamedTuple):
    """What somebody achieved with so much time or so many nodes."""

    budget: float
    row: Row
    matches: list[Results]


def draw_all(matches: Sequence[Results], rated: dict[str, Row], folder: Path) -> list[Path]:
    """Every plot that the results are enough for; the files that were written."""
    figure_module = wanted("matplotlib.figure", "plots")
    folder.mkdir(parents=True, exist_ok=True)
    written: list[Path] = []
    if rated:
        written += save(rating_plot(figure_module, matches, rated), folder / "ratings")
    for unit in (MILLISECONDS, NODES):
        curves = strength(matches, unit)
        if curves:
            plot = strength_plot(figure_module, matches, curves, unit)
            written += save(plot, folder / f"strength-{unit}")
    return written


def save(figure: Any, stem: Path) -> list[Path]:
    files = [stem.with_name(f"{stem.name}.{kind}") for kind in FORMATS]
    # Without a date, and with names that are not drawn by lot, the same results give the same file.
    with wanted("matplotlib", "plots").rc_context({"svg.hashsalt": "clifftop"}):
        for file in files:
            metadata = {"Date": None} if file.suffix == ".svg" else None
            figure.savefig(file, dpi=DOTS, bbox_inches="tight", metadata=metadata)
    return files


def rating_plot(figure_module: Any, matches: Sequence[Results], rated: dict[str, Row]) -> Any:
    figure = figure_module.Figure(figsize=(WIDTH, 1.4 + 0.4 * len(rated)))
    axes = figure.add_subplot()
    names = list(rated)[::-1]  # the best on top
    for height, name in enumerate(names):
        row = rated[name]
        axes.plot([row["low"], row["high"]], [height, height], color=INK, linewidth=2)
        axes.plot(row["rating"], height, "o", color=INK)
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(-0.6, len(names) - 0.4)
    axes.grid(axis="x", color=PALE, alpha=0.4)
    axes.set_xlabel(text("arena-plot-rating"))
    axes.set_title(text("arena-plot-ratings", **facts_of(matches)))
    return figure


def strength_plot(
    figure_module: Any, matches: Sequence[Results], curves: dict[str, list[Point]], unit: str
) -> Any:
    figure = figure_module.Figure(figsize=(WIDTH, 4.8))
    axes = figure.add_subplot()
    for name, points in curves.items():
        budgets = [point.budget for point in points]
        wins = [100 * point.row["wins"] for point in points]
        below = [100 * (point.row["wins"] - point.row["low"]) for point in points]
        above = [100 * (point.row["high"] - point.row["wins"]) for point in points]
        bars = {"yerr": [below, above], "marker": "o", "capsize": 3}
        axes.errorbar(budgets, wins, label=name, **bars)
    even = 100 / matches[0].match.players
    axes.axhline(even, color=PALE, linestyle="--", label=text("arena-plot-even"))
    axes.set_xscale("log")
    ticks = sorted({point.budget for points in curves.values() for point in points})
    axes.set_xticks(ticks, [f"{tick:g}" for tick in ticks])
    axes.minorticks_off()
    axes.set_ylim(bottom=0)
    axes.grid(color=PALE, alpha=0.4)
    axes.set_xlabel(text(f"arena-plot-budget-{unit}"))
    axes.set_ylabel(text("arena-plot-wins"))
    axes.set_title(text("arena-plot-strength", **facts_of(on_curves(matches, curves))))
    axes.legend()
    return figure


def on_curves(matches: Sequence[Results], curves: dict[str, list[Point]]) -> list[Results]:
    """The matches that some point was made of."""
    used = {id(match) for points in curves.values() for point in points for match in point.matches}
    return [results for results in matches if id(results) in used]


def facts_of(matches: Sequence[Results]) -> dict[str, Any]:
    match = matches[0].match
    games = sum(len(block.games) for results in matches for block in results.blocks.values())
    name = text(f"simulate-{match.game}")
    return {"game": name, "players": match.players, "games": games}


def strength(matches: Sequence[Results], unit: str) -> dict[str, list[Point]]:
    """By bot and company: what it won with which budget, where it had more than one. The company
    is the line-up without budgets of its own: those who face the same are on one curve."""
    curves: dict[str, dict[float, list[tuple[str, Results]]]] = {}
    for results in matches:
        for name in dict.fromkeys(results.match.entrants):
            budget = amount(name, unit)
            if budget is not None and results.blocks:
                points = curves.setdefault(company(name, results), {})
                points.setdefault(budget, []).append((name, results))
    return {
        label: [joined(budget, points[budget]) for budget in sorted(points)]
        for label, points in curves.items()
        if len(points) > 1
    }


def joined(budget: float, played: list[tuple[str, Results]]) -> Point:
    """What one entrant won in all matches of one company."""
    name = played[0][0]
    matches = [results for _, results in played]
    return Point(budget, share_row(parts_of(matches, partial(won_by, name))), matches)


def company(name: str, results: Results) -> str:
    """Who plays against whom, as a label: a bot without its budget, and the others."""
    bot = name.partition(":")[0]
    others = list(results.match.entrants)
    others.remove(name)
    stripped = [bot if other.partition(":")[0] == bot else other for other in others]
    counted = {other: stripped.count(other) for other in sorted(set(stripped))}
    told = [
        text("arena-plot-company", number=number, name=other) for other, number in counted.items()
    ]
    return text("arena-plot-against", name=bot, others=", ".join(told))


def amount(name: str, unit: str) -> float | None:
    """The milliseconds or nodes in an entrant's name, if it has a budget of that sort."""
    given = name.partition(":")[2]
    if not given[:1].isdigit():
        return None
    budget = Budget.parse(given)
    if unit == NODES:
        return budget.nodes
    return None if budget.seconds is None else budget.seconds * 1000
