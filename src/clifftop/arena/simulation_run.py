"""The run of a simulation, as `clifftop simulate` does it: games, then tables."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from clifftop.arena.processes.simulation_jobs import how_many, play_all
from clifftop.arena.reports.simulation_tables import tell
from clifftop.arena.simulation import Simulation
from clifftop.bots import RANDOM
from clifftop.bots.answer import BotFailed
from clifftop.catalogue import text
from clifftop.games import game as find_game
from clifftop.kernel.errors import OptionError

if TYPE_CHECKING:
    from rich.console import Console


def run(
    game: str,
    options: dict[str, object],
    games: int,
    seed: int | None,
    console: Console,
    bots: str = RANDOM,
    jobs: int = 1,
) -> int:
    """Play so many games and print what they add up to. Without a seed a new one is taken; it is
    printed, so that the same games can be had again. With 0 jobs all cores are used. A bot that
    fails ends it, and its game is kept in the folder of the caller."""
    if games < 1:
        raise OptionError("simulate-no-games", "games", given=games)
    if seed is None:
        seed = secrets.randbelow(2**32)
    simulation = Simulation(find_game(game), options, seed, bots)
    played = play_all(simulation, games, how_many(jobs))
    try:
        show_progress(played, games, console)
    except BotFailed as failed:
        notes: dict[str, object] = {"seats": [{"who": name} for name in simulation.bots]}
        raise failed.kept(Path(f"failed-{game}-seed-{seed}.json"), notes) from failed
    tell(simulation, console)
    return 0


def show_progress(played: Iterable[int], games: int, console: Console) -> None:
    """Let them be played, with a bar for those who sit before a terminal."""
    if not console.is_terminal:
        for _ in played:
            pass
        return
    from rich.progress import Progress

    with Progress(console=console, transient=True) as bar:
        task = bar.add_task(text("simulate-progress"), total=games)
        for more in played:
            bar.advance(task, more)
