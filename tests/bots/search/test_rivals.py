"""Rivals in a search choose by what they know themselves: their worlds are imagined anew."""

from __future__ import annotations

import math
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.bots.search.small_matches import after
from tests.kernel.coins import DEAL, HEADS, TAILS, CoinGame

import clifftop
from clifftop.bots.levels_by_game import levels_of
from clifftop.bots.search.judge import Judge
from clifftop.bots.search.search import Search
from clifftop.bots.search.search_settings import SearchSettings
from clifftop.bots.search.tree import Node
from clifftop.kernel.luck import Luck
from clifftop.kernel.state import State

Tried = dict[int, tuple[int, float]]


def both_coins() -> State:
    """Seat 0 has heads, seat 1 tails, and seat 0 is to call."""
    state = CoinGame().start()
    for action in (DEAL + HEADS, DEAL + TAILS):
        state.apply(action)
    return state


def calls_heads(search_settings: SearchSettings) -> float:
    """How often seat 0, who thinks, takes seat 1 to call just that."""
    search = Search(0, 2, Judge(), search_settings, seed=1)
    search.add_world(both_coins())
    search.think(400)
    after_a_call = list(search.trees[search.tree_of[1]].children.values())
    heads, tails = (
        sum(int(node.child(call).visits) for node in after_a_call) for call in (HEADS, TAILS)
    )
    assert heads + tails > 200
    return heads / (heads + tails)


@pytest.mark.parametrize("many_trees", [False, True])
def test_a_rival_cannot_call_a_coin_that_it_has_not_seen(many_trees: bool) -> None:
    """Without rivals of its own knowledge a search takes others to know what the thinker knows."""
    search_settings = SearchSettings(boldness=2.0, rollout=-1, many_trees=many_trees)
    assert calls_heads(search_settings) > 0.8
    search_settings.redealt = True
    assert 0.4 < calls_heads(search_settings) < 0.6


@pytest.mark.parametrize("game", clifftop.games())
@pytest.mark.parametrize("widening", [0.0, 1.0])
def test_what_a_rival_tries_does_not_depend_on_what_it_cannot_know(
    game: str, widening: float
) -> None:
    state = after(game, 150 if game == "lemminge" else 60, 8)
    rival = state.to_act
    worlds = [clifftop.game(game).imagine(state.knowledge(rival), Random(n)) for n in range(3)]
    assert len({str(world.position()) for world in worlds}) == 3
    search_settings = levels_of(game).tree().flat()
    search_settings.redealt = True
    search_settings.widening = widening
    tried = [tried_by(rival, world, game, search_settings) for world in worlds]
    assert sum(visits for visits, _ in tried[0].values()) == 20
    assert tried[0] == tried[1] == tried[2]


def tried_by(rival: int, world: State, game: str, search_settings: SearchSettings) -> Tried:
    """What another seat thinks that the rival may do now, and what came of it."""
    thinker = (rival + 1) % world.players
    search = Search(thinker, world.players, levels_of(game).judge(), search_settings, seed=3)
    search.add_world(world)
    search.think(20)
    children = search.trees[rival].children
    return {action: (child.visits, child.worth) for action, child in children.items()}


@settings(max_examples=20, deadline=None)
@given(st.sampled_from(clifftop.games()), st.integers(20, 200), st.integers(0, 10_000))
def test_tables_are_dealt_anew_as_a_seat_may_imagine_them(game: str, steps: int, seed: int) -> None:
    """For each seat, whoever is to act; a silent table will do."""
    state = after(game, steps, seed)
    table = state.copy()
    table.fall_silent()
    judge, luck = levels_of(game).judge(), Luck(seed)
    for seat in range(state.players):
        worlds = [judge.redealt(table, seat, luck) for _ in range(4)]
        for world in worlds:
            assert world.view(seat) == state.view(seat)
            assert world.silent
        if len({str(state.resample(seat, Random(n)).position()) for n in range(4)}) == 4:
            assert len({str(world.position()) for world in worlds}) > 1


@settings(max_examples=30, deadline=None)
@given(
    st.sampled_from(clifftop.games()),
    st.integers(20, 200),
    st.integers(0, 10_000),
)
def test_guides_do_the_same_in_every_world_that_fits(game: str, steps: int, seed: int) -> None:
    """So in a playout nothing is imagined anew for whoever moves."""
    state = after(game, steps, seed)
    judge, chosen = levels_of(game).judge(), []
    for world in (state.copy(), state.resample(state.to_act, Random(seed))):
        world.fall_silent()
        chosen.append(judge.choose(world, world.actions(), Luck(seed)))
    assert chosen[0] == chosen[1]


def test_rivals_of_the_fearful_want_the_least_for_the_thinker() -> None:
    search = Search(2, 3, Judge(), SearchSettings(paranoid=True, redealt=True), seed=1)
    rival = search.rivals[0]
    rival.path, rival.movers = [Node(), Node()], [0, 2]
    rival.learn([0.1, 0.1, 0.8])
    assert [round(node.worth, 6) for node in rival.path] == [0.2, 0.8]


def test_what_a_rival_has_done_teaches_the_thinker_nothing_about_it() -> None:
    """It has learned from it already, in a world of its own."""
    search = Search(0, 3, Judge(), SearchSettings(redealt=True), seed=1)
    search.path, search.movers = [Node(), Node()], [0, 1]
    search.learn([0.5, 0.25, 0.25])
    assert [int(node.visits) for node in search.path] == [1, 0]
    assert math.isclose(search.path[0].worth, 0.5)
