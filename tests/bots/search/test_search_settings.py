"""Whatever the settings of a search: a legal move, and the same one for the same knowledge."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.bots.search.small_matches import after

import clifftop
from clifftop.bots.budget import Budget
from clifftop.bots.levels_by_game import levels_of
from clifftop.bots.search.search_player import SearchPlayer
from clifftop.bots.search.search_settings import SearchSettings


def widened(search_settings: SearchSettings) -> None:
    search_settings.widening = 1.0


def redealt(search_settings: SearchSettings) -> None:
    search_settings.redealt = True


def both(search_settings: SearchSettings) -> None:
    widened(search_settings)
    redealt(search_settings)


CHANGES = [widened, redealt, both]


def thinker(game: str, change: int, nodes: int) -> SearchPlayer:
    own = levels_of(game)
    search_settings = own.tree()
    CHANGES[change](search_settings)
    return SearchPlayer(own.judge(), search_settings, Budget(nodes=nodes))


@pytest.mark.parametrize("change", range(len(CHANGES)))
@pytest.mark.parametrize("game", clifftop.games())
def test_the_same_seed_and_nodes_give_the_same_move(game: str, change: int) -> None:
    state = after(game, 45, 5)
    knowledge = state.knowledge(state.to_act)
    searches = [thinker(game, change, 48).search(knowledge, Random(5)) for _ in range(2)]
    one, other = (
        [(action, child.visits, child.worth) for action, child in search.root.children.items()]
        for search in searches
    )
    assert one == other
    assert searches[0].best() in state.actions()
    assert all(any(rival.steps for rival in search.rivals) for search in searches if search.rivals)


@settings(max_examples=18, deadline=None)
@given(
    st.sampled_from(clifftop.games()),
    st.sampled_from(range(len(CHANGES))),
    st.integers(20, 90),
    st.integers(0, 10_000),
)
def test_the_same_in_every_world_that_fits_what_it_knows(
    game: str, change: int, steps: int, seed: int
) -> None:
    state = after(game, steps, seed)
    world = state.resample(state.to_act, Random(seed))
    chosen = [
        thinker(game, change, 16).choose(table.knowledge(table.to_act), state.actions(), Random(1))
        for table in (state, world)
    ]
    assert chosen[0] == chosen[1]
    assert chosen[0] in state.actions()


def test_a_flat_manner_is_the_same_but_for_its_depth() -> None:
    search_settings = SearchSettings(0.1, 3, 7, True, True, 5, 2.0, True)
    assert told(search_settings.flat()) == [0.1, 3, 1, True, True, 5, 2.0, True]
    assert told(search_settings.of_a_rival()) == [0.1, 3, 7, False, True, 5, 2.0, False]
    assert told(search_settings) == [0.1, 3, 7, True, True, 5, 2.0, True]


def told(search_settings: SearchSettings) -> list[object]:
    return [
        search_settings.boldness,
        search_settings.rollout,
        search_settings.depth,
        search_settings.many_trees,
        search_settings.paranoid,
        search_settings.opinion,
        search_settings.widening,
        search_settings.redealt,
    ]
