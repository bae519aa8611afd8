"""`clifftop simulate`: whole games by bots, and tables of what happened in them."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import TYPE_CHECKING

from clifftop import catalogue
from clifftop.arena.processes.simulation_jobs import how_many, play_all
from clifftop.arena.simulation import Simulation
from clifftop.arena.statistics.lengths_and_wins import Row
from clifftop.bots import RANDOM
from clifftop.catalogue import text
from clifftop.games import game as find_game
from clifftop.kernel.errors import OptionError

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table


def main(
    game: str,
    options: dict[str, object],
    games: int,
    seed: int | None,
    console: Console,
    bots: str = RANDOM,
    jobs: int = 1,
) -> int:
    """Play so many games and print what they add up to. Without a seed a new one is taken; it is
    printed, so that the same games can be had again. With 0 jobs all cores are used."""
    if games < 1:
        raise OptionError("simulate-no-games", "games", given=games)
    if seed is None:
        seed = secrets.randbelow(2**32)
    simulation = Simulation(find_game(game), options, seed, bots)
    played = play_all(simulation, games, how_many(jobs))
    show_progress(played, games, console)
    tell(simulation, console)
    return 0


def show_progress(played: Iterable[int], games: int, console: Console) -> None:
    """Let them be played, with a bar for whoever sits before a terminal."""
    if not console.is_terminal:
        for _ in played:
            pass
        return
    from rich.progress import Progress

    with Progress(console=console, transient=True) as bar:
        task = bar.add_task(text("simulate-progress"), total=games)
        for more in played:
            bar.advance(task, more)


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
