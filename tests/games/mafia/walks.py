"""Random walks through races, for properties that must hold anywhere."""

from collections.abc import Iterator
from random import Random
from typing import cast

from hypothesis import strategies as st
from tests.games.mafia.piers import SMALL
from tests.worlds import choose

import clifftop
from clifftop.games.mafia.state import MafiaState

MAFIA = clifftop.game("lemming-mafia")

tables = st.integers(3, 6)
seeds = st.integers(0, 2**32 - 1)


def walk(players: int, rng: Random) -> Iterator[MafiaState]:
    """The one state of a game, yielded after every action until the game is over. Some races are
    on a pier so small that whole sections are full and not everybody leaves the start."""
    board = SMALL if rng.random() < 0.3 else "pier"
    state = cast(MafiaState, MAFIA.start(players=players, board=board))
    while state.to_act != clifftop.OVER:
        yield state
        state.apply(choose(state, rng))
    yield state


def somewhere(players: int, seed: int) -> MafiaState:
    """A state at a random moment of a random game, not yet over."""
    rng = Random(seed)
    moment = rng.randrange(220)
    state = None
    for step, at in enumerate(walk(players, rng)):
        if at.to_act == clifftop.OVER:
            break
        state = at.copy()
        if step == moment:
            break
    assert state is not None
    return cast(MafiaState, state)


def finished(players: int, seed: int) -> MafiaState:
    """The end of a random game."""
    *_, last = walk(players, Random(seed))
    return last
