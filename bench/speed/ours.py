"""Our own games as they take part; whichever build of Clifftop can be imported is measured."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from random import Random
from typing import Any, Final, cast

from bench.speed import longer, loops
from bench.speed.entrants import SEED, Entrant
from bench.speed.growth import HEXES, SERIES, Series
from bench.speed.sizes import copied_bytes

import clifftop
from clifftop.bots.budget import Budget
from clifftop.bots.search.judge import Judge
from clifftop.bots.search.search_player import SearchPlayer
from clifftop.bots.search.search_settings import TO_THE_END, SearchSettings
from clifftop.games.lemminge.actions import CROSS, HEX, NUM_ACTIONS
from clifftop.games.lemminge.questions import STEP
from clifftop.games.lemminge.state import LemmingeState
from clifftop.kernel import state as kernel_state
from clifftop.kernel.luck import Luck
from clifftop.kernel.playout import Policy, play_out

GAMES: Final = {
    "Leaping Lemmings": "leaping-lemmings",
    "Lemming Mafia": "lemming-mafia",
    "Lemminge": "lemminge",
}
WALKERS: Final = "Lemminge, walkers"
PLAYERS: Final = 4
FAR: Final = 10_000  # further than any hex of a course

LONGER: Final[dict[str, Callable[[int], str]]] = {
    "Leaping Lemmings": longer.canyon,
    "Lemminge": longer.course,
}

assert loops.STEP == STEP  # the loops cannot import it


def compiled() -> bool:
    return not (kernel_state.__file__ or "").endswith(".py")


def at_four() -> dict[str, Entrant]:
    """The three games with four players, and the walkers."""
    found = {name: at_random(game, {"players": PLAYERS}) for name, game in GAMES.items()}
    return {**found, WALKERS: walking()}


def entrants() -> dict[str, Entrant]:
    """These, and all that grows."""
    found = at_four()
    for series in SERIES:
        for point in series.points:
            found[series.entrant(point)] = at_random(GAMES[series.game], options(series, point))
    return found


def options(series: Series, point: int) -> dict[str, object]:
    if series.grows == HEXES:
        return {"players": PLAYERS, "board": LONGER[series.game](point)}
    return {"players": point}


def at_random(name: str, options: dict[str, object]) -> Entrant:
    game = clifftop.game(name)

    def play_inside(games: int) -> int:
        return play_out(game.start(**options), range(games)).steps

    return Entrant(
        lambda _: game.start(**options), loops.clifftop, attrgetter("copy"), play_inside, searcher
    )


def searcher(state: clifftop.State) -> Callable[[int], int]:
    """A tree as a bot without a judge grows it, worlds imagined anew included."""
    rng = Random(SEED)
    while state.to_act == clifftop.CHANCE or len(state.actions()) == 1:
        state.apply(rng.choice(state.actions()))
    knowledge = state.knowledge(state.to_act)

    def search(simulations: int) -> int:
        player = SearchPlayer(
            Judge(), SearchSettings(rollout=TO_THE_END), Budget(nodes=simulations)
        )
        return player.search(knowledge, rng).steps

    return search


def walking() -> Entrant:
    """Lemminge with lemmings that go, nine times of ten, to the hex that is nearest to the finish,
    and stop only where they must."""
    game = clifftop.game("lemminge")
    first = cast(LemmingeState, game.start(players=PLAYERS))
    nearness = [FAR] * NUM_ACTIONS
    for hex_, distance in enumerate(first.board.distance):
        nearness[HEX + hex_] = distance
    nearness[CROSS] = 0

    def play(state: Any, rng: Random) -> int:
        return loops.walkers(state, rng, nearness)

    def play_inside(games: int) -> int:
        return play_out(game.start(players=PLAYERS), range(games), Walkers(nearness)).steps

    return Entrant(lambda _: game.start(players=PLAYERS), play, play_inside=play_inside)


class Walkers(Policy):
    """The same walkers for games that are played inside. They are plain Python on either build, as
    a policy of somebody who has no compiler would be."""

    def __init__(self, nearness: list[int]) -> None:
        self.near = nearness.__getitem__

    def choose(self, state: clifftop.State, actions: list[int], luck: Luck) -> int:
        # loops.BIAS, in tenths
        if cast(LemmingeState, state).asked == STEP and luck.below(10) > 0:
            return min(actions, key=self.near)
        return actions[luck.below(len(actions))]


def count(entrant: Entrant) -> dict[str, int]:
    """How many play, how many hexes or spaces the board has, and the most bytes that a copy adds to
    memory in a game."""
    rng = Random(SEED)
    state = entrant.begin(rng)
    most = 0
    while state.to_act != clifftop.OVER:
        most = max(most, copied_bytes(state))
        state.apply(rng.choice(state.actions()))
    return {"players": state.players, "board": state.board.size, "bytes": most}
