"""A simulation as tables, for a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clifftop import catalogue
from clifftop.arena.simulation import Simulation
from clifftop.arena.statistics.lengths_and_wins import Row
from clifftop.bots import is_own
from clifftop.catalogue import text

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table


def tell(simulation: Simulation, console: Console) -> None:
    """All the tables."""
    name = simulation.game.name
    heading = text(
        "simulate-heading",
        games=simulation.seats.games,
        game=text(f"simulate-{name}"),
        players=simulation.players,
        seed=simulation.seed,
    )
    console.print(heading, highlight=False)
    console.print(text("simulate-bots", bots=who_played(simulation.bots)), highlight=False)
    length = {
        text(f"simulate-length-{row}"): cells for row, cells in simulation.lengths.report().items()
    }
    console.print(table("simulate-length", length))
    console.print(
        table(
            "simulate-seats",
            {
                seat_name(name, seat, simulation.bots[seat]): cells
                for seat, cells in enumerate(simulation.seats.report())
            },
        )
    )
    for section, rows in simulation.report().items():
        if rows:
            message = f"simulate-{name}-{section}"
            labelled = {text(f"{message}-{row}"): cells for row, cells in rows.items()}
            console.print(table(message, labelled))


def who_played(names: list[str]) -> str:
    """The bots by name, said once if they are all the same."""
    told = names[:1] if len(set(names)) == 1 else names
    return ", ".join(map(bot_name, told))


def bot_name(bot: str) -> str:
    """What a bot is called, and how long it may think if that was said."""
    if is_own(bot):
        return bot
    name, _, budget = bot.partition(":")
    called = text(f"bot-{name}")
    return text("bot-with-budget", bot=called, budget=budget) if budget else called


def seat_name(game: str, seat: int, bot: str) -> str:
    """What the game calls a seat, if it has a name for it, and who sat there."""
    name = f"simulate-{game}-seat-{seat}"
    seat_is = text(name) if catalogue.has(name) else text("simulate-seat", seat=seat)
    return text("simulate-seated", seat=seat_is, bot=bot_name(bot))


def table(title: str, rows: dict[str, Row]) -> Table:
    """Numbers under their headings; how a number is written is the catalogue's business."""
    from rich.table import Table

    drawn = Table(title=text(title), title_justify="left", title_style="bold")
    drawn.add_column()
    for column in next(iter(rows.values())):
        drawn.add_column(text(f"simulate-column-{column}"), justify="right")
    for label, cells in rows.items():
        drawn.add_row(label, *(cell(column, number) for column, number in cells.items()))
    return drawn


def cell(column: str, number: float | None) -> str:
    if number is None:
        return text("simulate-nothing")
    return catalogue.attribute(f"simulate-column-{column}", "cell", number=number)
