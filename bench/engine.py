"""How fast the engine is, beside a peer in the same run:  make bench

See README.md in this folder for what the figures mean. Nothing here passes or fails.
"""

import argparse
import json
import random
import sys
import time
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import cast

from rich.console import Console
from rich.table import Table

import clifftop
from clifftop import Game, State
from clifftop.kernel import state as kernel_state

ROUNDS = 3  # the best counts: the others were disturbed by something else on the machine
GAMES = 40  # in a round
COPIES = 20_000
SEED = 1

Variants = dict[str, dict[str, object]]
VARIANTS: dict[str, Variants] = {
    "leaping-lemmings": {
        **{f"{players} players": {"players": players} for players in range(2, 7)},
        "4 players, chaos": {"players": 4, "chaos": True},
    },
    "lemming-mafia": {f"{players} players": {"players": players} for players in range(3, 7)},
    "lemminge": {f"{players} players": {"players": players} for players in range(2, 6)},
}
# Steps a second with four players.
GOALS = {"leaping-lemmings": 40_000, "lemming-mafia": 80_000, "lemminge": 40_000}
GOAL = {"copy": 5, "state": 4096, "view": 4096}


def play(state: clifftop.State, rng: random.Random) -> int:
    """A game to its end, driven from outside as any user of the API would; its steps."""
    steps = 0
    while state.to_act != clifftop.OVER:
        if state.to_act == clifftop.CHANCE:
            actions, weights = zip(*state.chances(), strict=True)
            state.apply(rng.choices(actions, weights)[0])
        else:
            state.apply(rng.choice(state.actions()))
        steps += 1
    return steps


def our_round(game: Game, options: dict[str, object]) -> tuple[float, int]:
    """How long some games take, and how many steps they have; the same games each time."""
    rng = random.Random(SEED)
    begin = time.process_time()
    steps = sum(play(game.start(**options), rng) for _ in range(GAMES))
    return time.process_time() - begin, steps


def copies(copy: Callable[[], object]) -> float:
    begin = time.process_time()
    for _ in range(COPIES):
        copy()
    return time.process_time() - begin


def middle_of_a_game(game: Game, options: dict[str, object]) -> State:
    """A state with lemmings everywhere."""
    rng = random.Random(SEED)
    state = game.start(**options)
    while cast(int, state.view(None)["turn"]) < 15:
        state.apply(rng.choice(state.actions()))
    return state


def copied_bytes(state: State) -> int:
    """What a copy adds to memory: the object itself and whatever it does not share with the
    original. Numbers are shared, and so are the board and the history."""
    twin = state.copy()
    size = sys.getsizeof(twin)
    fields = getattr(twin, "__dict__", None)  # a compiled state has slots instead
    if fields is not None:
        size += sys.getsizeof(fields)
    for name in dir(twin) if fields is None else fields:
        own = getattr(twin, name)
        if isinstance(own, list | bytearray) and own is not getattr(state, name):
            size += sys.getsizeof(own)
    return size


def largest(game: Game, options: dict[str, object]) -> tuple[int, int]:
    """The largest state and the largest view, in bytes, that some games come to."""
    rng = random.Random(SEED)
    state_bytes = view_bytes = 0
    for _ in range(5):
        state = game.start(**options)
        while state.to_act != clifftop.OVER:
            state_bytes = max(state_bytes, copied_bytes(state))
            for seat in (state.to_act, None):
                if seat is None or seat >= 0:
                    view = json.dumps(state.view(seat), ensure_ascii=False, separators=(",", ":"))
                    view_bytes = max(view_bytes, len(view.encode()))
            state.apply(rng.choice(state.actions()))
    return state_bytes, view_bytes


def peer_game(chess: ModuleType, rng: random.Random) -> int:
    """python-chess at random, driven in the same way; games are cut off at 300 moves."""
    board = chess.Board()
    for steps in range(300):
        moves = list(board.legal_moves)
        if not moves:
            return steps
        board.push(rng.choice(moves))
    return 300


def peer_round(chess: ModuleType) -> tuple[float, int]:
    rng = random.Random(SEED)
    begin = time.process_time()
    steps = sum(peer_game(chess, rng) for _ in range(GAMES))
    return time.process_time() - begin, steps


def peer_middle_of_a_game(chess: ModuleType) -> Callable[[], object]:
    """How to copy a board after forty moves; ours leaves its history out as well."""
    rng = random.Random(SEED)
    board = chess.Board()
    for _ in range(40):
        board.push(rng.choice(list(board.legal_moves)))
    return lambda: board.copy(stack=False)


def goals(name: str) -> list[str]:
    """What the figures of four players are measured against."""
    return [
        f"≥ {GOALS[name]:,}",
        "",
        f"≤ {GOAL['copy']} µs",
        f"< {GOAL['state']:,}",
        f"< {GOAL['view']:,}",
    ]


def compiled() -> bool:
    return not (kernel_state.__file__ or "").endswith(".py")


def main() -> int:
    parser = argparse.ArgumentParser(
        description=(__doc__ or "").splitlines()[0], epilog="example: bench/engine.py lemminge"
    )
    parser.add_argument("game", nargs="?", choices=VARIANTS, help="only this game (all of them)")
    given = parser.parse_args()
    console = Console()
    build = "compiled" if compiled() else "pure Python"
    python = ".".join(str(number) for number in sys.version_info[:3])
    console.print(f"{build}, Python {python}; best of {ROUNDS} rounds")
    names = [given.game] if given.game else list(VARIANTS)
    for name in names:
        measure(name, console)
    compare(names, {"players": 4}, console)
    return 0


def measure(game_name: str, console: Console) -> None:
    """A table of one game."""
    game = clifftop.game(game_name)
    table = Table(title=game_name, title_justify="left")
    table.add_column("random play")
    for name in ("steps/s", "games/s", "copy", "state bytes", "view bytes"):
        table.add_column(name, justify="right")
    for name, options in VARIANTS[game_name].items():
        seconds, steps = min(our_round(game, options) for _ in range(ROUNDS))
        state = middle_of_a_game(game, options)
        copy = min(copies(state.copy) for _ in range(ROUNDS)) / COPIES
        speeds = [f"{steps / seconds:,.0f}", f"{GAMES / seconds:,.0f}", f"{copy * 1e6:.2f} µs"]
        table.add_row(name, *speeds, *(f"{size:,}" for size in largest(game, options)))
    table.add_section()
    table.add_row("goal, 4 players", *goals(game_name))
    console.print(table)


def compare(names: list[str], options: dict[str, object], console: Console) -> None:
    """Ours and the peer's, round by round in turn so that both meet the same machine; as a ratio,
    because that holds on another machine too."""
    if find_spec("chess") is None:
        console.print("python-chess is not installed, so there is no peer: pip install chess")
        return
    chess = import_module("chess")
    games = {name: clifftop.game(name) for name in names}
    our_copy = {name: middle_of_a_game(game, options).copy for name, game in games.items()}
    peer_copy = peer_middle_of_a_game(chess)
    peers, peer_copies = [], []
    ours: dict[str, list[tuple[float, int]]] = {name: [] for name in names}
    our_copies: dict[str, list[float]] = {name: [] for name in names}
    for _ in range(ROUNDS):
        peers.append(peer_round(chess))
        peer_copies.append(copies(peer_copy))
        for name, game in games.items():
            ours[name].append(our_round(game, options))
            our_copies[name].append(copies(our_copy[name]))
    peer_seconds, peer_steps = min(peers)
    console.print(
        f"python-chess {chess.__version__}: {peer_steps / peer_seconds:,.0f} steps/s, "
        f"copy {min(peer_copies) / COPIES * 1e6:.2f} µs"
    )
    for name in names:
        seconds, steps = min(ours[name])
        ratio = (steps / seconds) / (peer_steps / peer_seconds)
        console.print(
            f"{name}, {options['players']} players, beside it: {ratio:.1f} × its steps/s, "
            f"{min(our_copies[name]) / min(peer_copies):.1f} × its copy time"
        )


if __name__ == "__main__":
    sys.exit(main())
