"""A report as tables, for a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.table import Table

from clifftop import catalogue
from clifftop.arena.statistics.win_shares import Row
from clifftop.catalogue import text

if TYPE_CHECKING:
    from rich.console import Console


def tell(figures: dict[str, Any], console: Console) -> None:
    """All tables that the figures are enough for."""
    heading = text(
        "arena-heading",
        game=text(f"simulate-{figures['game']}"),
        players=figures["players"],
        blocks=figures["blocks"],
        games=figures["games"],
    )
    console.print(heading)
    for match in figures["matches"]:
        entrants = ", ".join(match["entrants"])
        seed = str(match["seed"])
        facts = {"file": match["file"], "entrants": entrants, "seed": seed, "build": match["build"]}
        console.print(text("arena-heading-match", **facts), soft_wrap=True, markup=False)
    even = figures["even"]
    show(console, text("arena-standings", even=even), numbers(figures["standings"]))
    show(console, text("arena-seats", even=even), numbers(seat_rows(figures["seats"])))
    if figures["crosstable"]:
        show(console, text("arena-crosstable"), crosstable(figures["crosstable"]))
    if figures.get("ratings"):
        show(console, text("arena-ratings"), numbers(rating_rows(figures["ratings"])))
    if figures["timing"]:
        show(console, text("arena-timing"), numbers(figures["timing"]))
    for name, what in figures["failures"].items():
        console.print(text("arena-failure", name=name, what=what), soft_wrap=True, markup=False)


def show(console: Console, title: str, table: Table) -> None:
    """The title is no part of the table, which may be narrower."""
    console.print(f"\n{title}", style="bold")
    console.print(table)


def seat_rows(seats: list[Row]) -> dict[str, Row]:
    return {text("arena-seat", seat=seat): row for seat, row in enumerate(seats)}


def rating_rows(rated: dict[str, Row]) -> dict[str, Row]:
    """Under headings of their own: the ends of their intervals are no shares."""
    return {
        name: {"rating": row["rating"], "rating-low": row["low"], "rating-high": row["high"]}
        for name, row in rated.items()
    }


def numbers(rows: dict[str, Row]) -> Table:
    """Numbers under their headings; how a number is written is the catalogue's business."""
    table = named_rows()
    columns = list(next(iter(rows.values())))
    for column in columns:
        table.add_column(text(f"arena-column-{column}"), justify="right")
    for name, row in rows.items():
        table.add_row(name, *(written(column, row[column]) for column in columns))
    return table


def crosstable(ahead: dict[str, dict[str, float]]) -> Table:
    table = named_rows()
    for name in ahead:
        table.add_column(name, justify="right")
    for name, row in ahead.items():
        cells = [written("wins", row[other]) if other in row else "" for other in ahead]
        table.add_row(name, *cells)
    return table


def named_rows() -> Table:
    table = Table()
    table.add_column(no_wrap=True)  # headings give way before names do
    return table


def written(column: str, number: float) -> str:
    return catalogue.attribute(f"arena-column-{column}", "cell", number=number)
