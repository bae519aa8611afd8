"""Walks through games of Lemminge: at random, and of players who want to get home."""

from collections.abc import Iterator
from random import Random
from typing import cast

from hypothesis import strategies as st
from tests.worlds import choose

import clifftop
from clifftop.games.lemminge.actions import CARD, CROSS, STOP
from clifftop.games.lemminge.questions import STEP, TURN
from clifftop.games.lemminge.state import LemmingeState

LEMMINGE = clifftop.game("lemminge")

seeds = st.integers(0, 2**32 - 1)


@st.composite
def variants(draw: st.DrawFn) -> dict[str, object]:
    """Every number of players, either board."""
    return {
        "players": draw(st.integers(2, 5)),
        "board": draw(st.sampled_from(["horseshoe", "short"])),
    }


def hurry(state: clifftop.State, rng: Random) -> int:
    """The same for somebody who mostly plays the best card there is and goes the shortest way."""
    table = cast(LemmingeState, state)
    actions = state.actions()
    if state.to_act == clifftop.CHANCE or rng.random() < 0.15:
        return choose(state, rng)
    if table.asked == TURN and len(actions) > 2:
        return max(actions, key=lambda action: gain(state, action))
    if table.asked == STEP:
        if CROSS in actions:
            return CROSS
        here = table.lemmings[table.walker]
        left = table.board.distance[here] if here >= 0 else table.board.start_distance
        nearer = [hex for hex in actions if hex < CROSS and table.board.distance[hex] < left]
        return rng.choice(nearer or actions)
    return rng.choice([action for action in actions if action != STOP] or actions)


def gain(state: clifftop.State, action: int) -> int:
    return cast(int, state.describe(action)["points"]) if action >= CARD else -1


def walk(options: dict[str, object], rng: Random, hurried: bool = False) -> Iterator[LemmingeState]:
    """The one state of a game, yielded after every action until the game is over."""
    state = cast(LemmingeState, LEMMINGE.start(**options))
    while state.to_act != clifftop.OVER:
        yield state
        state.apply(hurry(state, rng) if hurried else choose(state, rng))
    yield state


def somewhere(options: dict[str, object], seed: int) -> LemmingeState:
    """A state at a random moment of a game, hurried or not, not yet over."""
    rng = Random(seed)
    moment = rng.choice([rng.randrange(40), rng.randrange(500), rng.randrange(1500)])
    state = None
    for step, at in enumerate(walk(options, rng, hurried=seed % 2 == 0)):
        if at.to_act == clifftop.OVER:
            break
        state = at.copy()
        if step == moment:
            break
    assert state is not None
    return cast(LemmingeState, state)
