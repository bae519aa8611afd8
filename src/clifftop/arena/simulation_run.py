"""The run of a simulation, as `clifftop simulate` does it: games, then tables."""

from __future__ import annotations

import json
import secrets
import sys
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Final

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

MOST_GAMES: Final = 10**9
INTERRUPTED: Final = 130  # 128 + SIGINT, as shells have it


def run(
    game: str,
    options: dict[str, object],
    games: int,
    seed: int | None,
    console: Console,
    bots: str = RANDOM,
    jobs: int = 1,
    as_json: bool = False,
) -> int:
    """Play so many games and print what they add up to. Without a seed a new one is taken; it is
    printed, so that the same games can be had again. With 0 jobs all cores are used. Ctrl-C ends it
    early: what has been played by then is told. A bot that fails ends it, too, and its game is kept
    in the folder of the caller."""
    if games < 1:
        raise OptionError("simulate-no-games", "games", given=games)
    if games > MOST_GAMES:
        raise OptionError("simulate-many-games", "games", given=games, most=MOST_GAMES)
    if seed is None:
        seed = secrets.randbelow(2**32)
    simulation = Simulation(find_game(game), options, seed, bots)
    played = play_all(simulation, games, how_many(jobs))
    status = 0
    try:
        with closing(played):
            show_progress(played, games, console, as_json)
    except KeyboardInterrupt:
        status = INTERRUPTED
    except BotFailed as failed:
        notes: dict[str, object] = {"seats": [{"who": name} for name in simulation.bots]}
        raise failed.kept(Path(f"failed-{game}-seed-{seed}.json"), notes) from failed
    done = simulation.seats.games
    if as_json:
        print(json.dumps(figures(simulation), indent=2))
    elif done:
        tell(simulation, console)
    if status:
        print(text("simulate-stopped", games=done, wanted=games), file=sys.stderr)
    return status


def figures(simulation: Simulation) -> dict[str, object]:
    """All that was counted, under names that stay: `clifftop simulate --json` prints it."""
    games = simulation.seats.games
    return {
        "game": simulation.game.name,
        "players": simulation.players,
        "seed": simulation.seed,
        "bots": simulation.bots,
        "games": games,
        "length": simulation.lengths.report(),
        "seats": simulation.seats.report() if games else [],
        "counted": simulation.report() if games else {},
    }


def show_progress(played: Iterable[int], games: int, console: Console, quiet: bool) -> None:
    """Let them be played, with a bar for those who sit before a terminal."""
    if quiet or not console.is_terminal:
        for _ in played:
            pass
        return
    from rich.progress import Progress

    with Progress(console=console, transient=True) as bar:
        task = bar.add_task(text("simulate-progress"), total=games)
        for more in played:
            bar.advance(task, more)
