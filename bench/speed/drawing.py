"""The plots: how fast each engine is, and how cost grows. They need matplotlib, which lives with
the peers."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from bench.speed.figures import Figures, Place
from bench.speed.growth import HEXES, PLAYERS, Grown, game_of, power, step_of
from bench.speed.rooms import COMPILED_BUILD, PURE_BUILD

OURS: Final = {COMPILED_BUILD: "#1f5f9e", PURE_BUILD: "#7fb0dc"}
PEER: Final = "#9a938b"
GUIDE: Final = "#d8dde1"
GAMES: Final = {
    "Leaping Lemmings": ("#1f5f9e", "o"),
    "Lemming Mafia": ("#c2592e", "s"),
    "Lemminge": ("#3f8f54", "^"),
}


def draw(figures: Figures, folder: Path) -> None:
    """Two files into a folder."""
    # Not a plain import: whoever checks the types of this file need not have matplotlib.
    plots = import_module("scripts.boards.plots")
    folder.mkdir(parents=True, exist_ok=True)

    sheet, axes = plots.figure(2, across=1)
    sheet.set_size_inches(8, 9.5)
    driven = {place: timing.steps_a_second() for place, timing in figures.driven.items()}
    inside = {place: timing.steps_a_second() for place, timing in figures.inside.items()}
    dots(axes[0], "Steps a second", driven, inside)
    copies = {place: timing.seconds_each() * 1e6 for place, timing in figures.copies.items()}
    dots(axes[1], "A copy of a state, µs", copies, {})
    axes[1].invert_yaxis()  # the quickest on top here too
    plots.save(sheet, folder / "engine.svg")

    sheet, axes = plots.figure(4, across=2)
    sheet.set_size_inches(8, 6.5)
    for row, (what, cost) in enumerate({"A step": step_of, "A game": game_of}.items()):
        for column, grows in enumerate((PLAYERS, HEXES)):
            curves(axes[2 * row + column], f"{what}, with more {grows}", figures, grows, cost)
    plots.save(sheet, folder / "growth.svg")


def dots(axes: Any, title: str, figures: dict[Place, float], inside: dict[Place, float]) -> None:
    """A dot for each entrant, on a scale of powers of ten; `inside` as diamonds in the same row."""
    order = sorted(figures, key=lambda place: max(figures[place], inside.get(place, 0)))
    for row, place in enumerate(order):
        colour = OURS.get(place[0], PEER)
        axes.axhline(row, color=GUIDE, linewidth=0.8, zorder=0)
        axes.plot(figures[place], row, "o", color=colour, markersize=8)
        label(axes, figures[place], row, -1)
        if place in inside:
            axes.plot(inside[place], row, "D", color=colour, markersize=7)
            label(axes, inside[place], row, 1)
    axes.set_xscale("log")
    axes.xaxis.set_major_formatter(lambda number, _: short(number))
    axes.set_yticks(range(len(order)), [f"{game} · {engine}" for engine, game in order])
    for tick, place in zip(axes.get_yticklabels(), order, strict=True):
        tick.set_fontweight("bold" if place[0] in OURS else "normal")
    axes.tick_params(axis="y", length=0)
    axes.margins(x=0.18, y=0.04)
    axes.set_title(title, loc="left")
    if inside:
        axes.plot([], [], "o", color=PEER, markersize=8, label="driven from Python")
        axes.plot([], [], "D", color=PEER, markersize=7, label="inside the core")
        axes.legend(loc="lower right", framealpha=1, edgecolor="white")


def label(axes: Any, number: float, row: int, side: int) -> None:
    """The number to the left or to the right of its dot."""
    axes.annotate(
        short(number),
        (number, row),
        (9 * side, 0),
        textcoords="offset points",
        ha="left" if side > 0 else "right",
        va="center",
        fontsize=8,
        bbox={"facecolor": "white", "edgecolor": "none", "pad": 1},
    )


def short(number: float) -> str:
    """1.9 M, 117 k, 33, 0.40"""
    for unit, name in ((1e6, " M"), (1e3, " k")):
        if number >= unit:
            return f"{number / unit:.3g}{name}"
    return f"{number:.3g}" if number >= 1 else f"{number:.2f}"


def curves(
    axes: Any, title: str, figures: Figures, grows: str, cost: Callable[[Grown], float]
) -> None:
    """How many times the smallest one costs, for so many times its size."""
    for series, grown in figures.grown:
        if series.grows == grows:
            colour, mark = GAMES[series.game]
            axes.plot(
                [one.size / grown[0].size for one in grown],
                [cost(one) / cost(grown[0]) for one in grown],
                marker=mark,
                color=colour,
                label=f"{series.game}: n^{power(grown, cost):.2f}",
            )
    most = max(axes.get_xlim()[1], 2)
    axes.plot([1, most], [1, most], "--", color="#8a97a3", linewidth=1, label="linear")
    axes.set_ylim(bottom=0)
    axes.set_title(title, loc="left")
    axes.set_xlabel(f"{grows}, times the fewest")
    axes.set_ylabel("cost, times the lowest")
    axes.legend(frameon=False, fontsize=8)
