"""Greedy bots over whole games: they get through, they win, they see no more than their seat."""

from random import Random
from typing import cast

import pytest
from hypothesis import given, settings
from tests.games.leaping.walks import LEAPING, seeds, somewhere, variants
from tests.worlds import choose

import clifftop
from clifftop import State, bots
from clifftop.bots.leaping.greedy import Decision
from clifftop.games.leaping.questions import MOVE
from clifftop.games.leaping.state import LeapingState

VARIANTS: list[dict[str, object]] = [
    {"players": 2},
    {"players": 2, "short": True},
    {"players": 3, "chaos": True},
    {"players": 4},
    {"players": 5, "short": True, "chaos": True},
    {"players": 6, "short": True},
]


def play(options: dict[str, object], names: list[str], seed: int) -> State:
    """A game by these bots, seat by seat, to its end."""
    rng = Random(seed)
    state = LEAPING.start(**options)
    seated = [bots.find(LEAPING.name, name) for name in names]
    while state.to_act != clifftop.OVER:
        if state.to_act == clifftop.CHANCE:
            state.apply(choose(state, rng))
            continue
        actions = state.actions()
        action = seated[state.to_act].choose(state.knowledge(state.to_act), actions[:], rng)
        assert action in actions
        state.apply(action)
    return state


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_it_plays_every_variant_to_the_end_and_the_same_again(options: dict[str, object]) -> None:
    names = ["greedy"] * cast(int, options["players"])
    once = play(options, names, 3)
    assert once.position() == play(options, names, 3).position()
    assert sum(once.scores()) > 0


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_it_beats_those_that_play_at_random(options: dict[str, object]) -> None:
    players = cast(int, options["players"])
    for seed in range(3):
        names = ["random"] * players
        names[seed % players] = "greedy"
        assert play(options, names, seed).places()[seed % players] == 1


def worths(state: State) -> dict[int, float]:
    """What the bot thinks of each answer in a world that it has imagined."""
    table = cast(LeapingState, state)
    decision = Decision(table)
    if table.asked == MOVE:
        return decision.phase(table, table.actions())
    return {action: decision.worth_of(table, action) for action in table.actions()}


@settings(max_examples=60, deadline=None)
@given(variants(), seeds)
def test_it_chooses_alike_in_all_worlds_that_fit(options: dict[str, object], seed: int) -> None:
    state = somewhere(options, seed)
    if state.to_act == clifftop.CHANCE:
        return
    seat = state.to_act
    greedy = bots.find(LEAPING.name, "greedy")
    one, other = (LEAPING.imagine(state.knowledge(seat), Random(seed + more)) for more in (1, 2))
    chosen = {
        greedy.choose(world.knowledge(seat), world.actions(), Random(seed))
        for world in (state, one, other)
    }
    assert len(chosen) == 1
    assert worths(one) == pytest.approx(worths(other))  # whatever it imagines, it thinks the same
