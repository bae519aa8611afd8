"""The peers, each under the name that it is asked for by, with the games of it that take part."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.metadata import version
from operator import attrgetter
from random import Random
from typing import Any, Final

from bench.speed import loops
from bench.speed.entrants import SEED, Entrant

SPIEL: Final = ["backgammon", "hearts", "hex", "gin_rummy"]
SEARCHED: Final = "backgammon"
GAMES_COUNTED: Final = 400
ZOO: Final = ["connect_four_v3", "texas_holdem_v4", "leduc_holdem_v4"]


def openspiel() -> dict[str, Entrant]:
    """Written in C++; each game with its own default options."""
    pyspiel = import_module("pyspiel")

    def entrant(name: str) -> Entrant:
        game = pyspiel.load_game(name)
        return Entrant(
            lambda _: game.new_initial_state(),
            loops.openspiel,
            attrgetter("clone"),
            searcher=partial(searcher, game) if name == SEARCHED else None,
        )

    def searcher(game: Any, state: Any) -> Callable[[int], int]:
        """Its search in C++, with one rollout at random for each simulation. It does not count its
        steps: they are those from the state to the end of a game at random, on average."""
        rng = Random(SEED)
        while state.is_chance_node() or len(state.legal_actions()) == 1:
            state.apply_action(rng.choice(state.legal_actions()))
        games = [loops.openspiel(state.clone(), rng) for _ in range(GAMES_COUNTED)]
        steps = sum(games) / len(games)

        def search(simulations: int) -> int:
            rollout = pyspiel.RandomRolloutEvaluator(1, SEED)
            bot = pyspiel.MCTSBot(game, rollout, 2.0, simulations, 1000, False, SEED, False)
            bot.step(state)
            return round(simulations * steps)

        return search

    return {name: entrant(name) for name in SPIEL}


def pettingzoo() -> dict[str, Entrant]:
    """Environments for learning; they are not made to be copied."""

    def entrant(name: str) -> Entrant:
        env = import_module(f"pettingzoo.classic.{name}").env()

        def begin(rng: Random) -> Any:
            env.reset(seed=rng.randrange(2**31))
            return env

        return Entrant(begin, loops.pettingzoo)

    return {name: entrant(name) for name in ZOO}


def chess() -> dict[str, Entrant]:
    """Rules in plain Python, as ours are; the copy leaves the past out, as ours does."""
    board = import_module("chess").Board

    def copier(one: Any) -> Callable[[], Any]:
        return partial(one.copy, stack=False)

    return {"chess": Entrant(lambda _: board(), loops.chess, copier)}


def catanatron() -> dict[str, Entrant]:
    """Settlers with four players, in plain Python. Its dice are those of `random` itself, which
    the seed of a game sets."""
    house = import_module("catanatron")
    seats = [house.Color.RED, house.Color.BLUE, house.Color.ORANGE, house.Color.WHITE]

    def begin(rng: Random) -> Any:
        players = [house.RandomPlayer(colour) for colour in seats]
        return house.Game(players, seed=1 + rng.randrange(2**31))

    return {"catan": Entrant(begin, loops.catanatron, attrgetter("copy"))}


# What a peer is called, what it is called where packages are listed, and its games.
PEERS: Final[dict[str, tuple[str, Callable[[], dict[str, Entrant]]]]] = {
    "OpenSpiel": ("open_spiel", openspiel),
    "PettingZoo": ("pettingzoo", pettingzoo),
    "python-chess": ("chess", chess),
    "Catanatron": ("catanatron", catanatron),
}


def release(peer: str) -> str:
    """Its version."""
    return version(PEERS[peer][0])
