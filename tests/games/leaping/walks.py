"""Random walks through games, for properties that must hold anywhere."""

from collections.abc import Iterator
from random import Random
from typing import cast

from hypothesis import strategies as st
from tests.worlds import choose

import clifftop
from clifftop.games.leaping.state import LeapingState

LEAPING = clifftop.game("leaping-lemmings")


@st.composite
def variants(draw: st.DrawFn) -> dict[str, object]:
    """Every number of players and every variant of Leaping Lemmings."""
    players = draw(st.integers(2, 6))
    return {
        "players": players,
        "short": draw(st.booleans()),
        "chaos": players > 2 and draw(st.booleans()),
    }


seeds = st.integers(0, 2**32 - 1)


def walk(options: dict[str, object], rng: Random) -> Iterator[LeapingState]:
    """The one state of a game, yielded after every action until the game is over."""
    state = cast(LeapingState, LEAPING.start(**options))
    while state.to_act != clifftop.OVER:
        yield state
        state.apply(choose(state, rng))
    yield state


def somewhere(options: dict[str, object], seed: int) -> LeapingState:
    """A state at a random moment of a random game, not yet over."""
    rng = Random(seed)
    moment = rng.randrange(600)
    state = None
    for step, at in enumerate(walk(options, rng)):
        if at.to_act == clifftop.OVER:
            break
        state = at.copy()
        if step == moment:
            break
    assert state is not None
    return cast(LeapingState, state)
