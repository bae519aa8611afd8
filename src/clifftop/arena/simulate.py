"""`clifftop simulate`: whole games by bots, and tables of what happened in them."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from random import Random
from typing import TYPE_CHECKING, final

from clifftop import bots, catalogue
from clifftop.arena.figures import Lengths, Row, Seats
from clifftop.arena.tallies import TALLIES, Report, Tally
from clifftop.bots import RANDOM, Bot
from clifftop.catalogue import text
from clifftop.games import game as find_game
from clifftop.kernel.errors import OptionError
from clifftop.kernel.game import Game
from clifftop.kernel.state import CHANCE, OVER, State

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table


@final
class Simulation:
    """Some games of one kind, and all that was counted in them. `bots` names who plays: one for
    every seat, or one for all."""

    def __init__(
        self, game: Game, options: dict[str, object], seed: int, bots: str = RANDOM
    ) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.players = game.start(**options).players  # here a bad option is refused
        self.bots = names_of(bots, self.players)
        self.at = seated(game.name, self.bots)
        self.lengths = Lengths()
        self.seats = Seats(self.players)
        tally = TALLIES.get(game.name)
        self.tally: Tally | None = None if tally is None else tally()

    def play(self, number: int) -> State:
        """One game; its number and the seed decide everything that happens in it."""
        rng = Random(f"{self.seed}/{number}")
        state = self.game.start(**self.options)
        tally = self.tally
        steps = choices = 0
        while state.to_act != OVER:
            actions = state.actions()
            if tally is not None:
                tally.offered(state, actions)
            if state.to_act == CHANCE:
                state.apply(draw(state, rng))
            else:
                choices += 1
                bot = self.at[state.to_act]
                if bot is None:
                    state.apply(actions[int(rng.random() * len(actions))])
                else:
                    state.apply(bot.choose(state.knowledge(state.to_act), actions, rng))
            steps += 1
            if tally is not None:
                tally.happened(state)
        self.lengths.add(state, choices, steps)
        self.seats.add(state)
        if tally is not None:
            tally.ended(state)
        return state

    def report(self) -> Report:
        """What the game itself has counted."""
        return {} if self.tally is None else self.tally.report()


def names_of(bots: str, players: int) -> list[str]:
    """The bot at each seat, of a list such as "greedy,random"; a single name is for all."""
    names = [name.strip() for name in bots.split(",")]
    if len(names) == 1:
        return names * players
    if len(names) != players:
        raise OptionError("simulate-bots-number", "bots", given=len(names), players=players)
    return names


def seated(game: str, names: list[str]) -> list[Bot | None]:
    """The bots at their seats. None plays at random: that needs no knowledge, so none is made."""
    found = {name: bots.find(game, name) for name in names}
    return [None if name == RANDOM else found[name] for name in names]


def draw(state: State, rng: Random) -> int:
    """An outcome of chance by its weight, exactly."""
    outcomes = state.chance_weights()
    left = rng.randrange(sum(weight for _, weight in outcomes))
    for action, weight in outcomes:
        left -= weight
        if left < 0:
            return action
    raise AssertionError("randrange is below the sum of the weights")


def main(
    game: str,
    options: dict[str, object],
    games: int,
    seed: int | None,
    console: Console,
    bots: str = RANDOM,
) -> int:
    """Play so many games and print what they add up to. Without a seed a new one is taken; it is
    printed, so that the same games can be had again."""
    if games < 1:
        raise OptionError("simulate-no-games", "games", given=games)
    if seed is None:
        seed = secrets.randbelow(2**32)
    simulation = Simulation(find_game(game), options, seed, bots)
    for number in progress(games, console):
        simulation.play(number)
    tell(simulation, console)
    return 0


def progress(games: int, console: Console) -> Iterable[int]:
    """The numbers of the games, with a bar for whoever sits before a terminal."""
    if not console.is_terminal:
        return range(games)
    from rich.progress import track

    what = text("simulate-progress")
    return track(range(games), what, console=console, transient=True)


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
    return ", ".join(text(f"bot-{name}") for name in told)


def seat_name(game: str, seat: int, bot: str) -> str:
    """What the game calls a seat, if it has a name for it, and who sat there."""
    name = f"simulate-{game}-seat-{seat}"
    seat_is = text(name) if catalogue.has(name) else text("simulate-seat", seat=seat)
    return text("simulate-seated", seat=seat_is, bot=text(f"bot-{bot}"))


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
