"""Bots that think: within their budget, for whatever they know, and always with a move."""

from __future__ import annotations

import math
import sys
import threading
from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.bots.search.small_matches import after, won_among_random
from tests.kernel.coins import DEAL, HEADS, TAILS, CoinGame

import clifftop
from clifftop import bots
from clifftop.bots.budget import Budget, BudgetError
from clifftop.bots.levels_by_game import levels_of
from clifftop.bots.search.judge import Judge, results
from clifftop.bots.search.search import Search
from clifftop.bots.search.search_player import SearchPlayer
from clifftop.bots.search.search_settings import SearchSettings
from clifftop.bots.search.tree import Node
from clifftop.kernel.luck import Luck
from clifftop.kernel.playout import play_on

THINKERS = ["strong", "expert"]


@pytest.mark.parametrize("bot", THINKERS)
@pytest.mark.parametrize("game", clifftop.games())
def test_the_same_seed_and_nodes_give_the_same_move(game: str, bot: str) -> None:
    state = after(game, 40, 3)
    knowledge = state.knowledge(state.to_act)
    chosen = {
        bots.find(game, f"{bot}:24n").choose(knowledge, state.actions(), Random(5))
        for _ in range(2)
    }
    assert len(chosen) == 1
    assert chosen <= set(state.actions())


@settings(max_examples=12, deadline=None)
@given(st.sampled_from(clifftop.games()), st.integers(20, 90), st.integers(0, 10_000))
def test_it_chooses_the_same_in_every_world_that_fits_what_it_knows(
    game: str, steps: int, seed: int
) -> None:
    state = after(game, steps, seed)
    knowledge, actions = state.knowledge(state.to_act), state.actions()
    world = clifftop.game(game).imagine(knowledge, Random(seed))
    seen = world.knowledge(world.to_act)
    chosen = [
        bots.find(game, "expert:12n").choose(known, actions, Random(1))
        for known in (knowledge, seen)
    ]
    assert chosen[0] == chosen[1]


@pytest.mark.parametrize("bot", THINKERS)
def test_one_node_is_enough_for_a_move(bot: str) -> None:
    state = after("lemming-mafia", 50, 1)
    chosen = bots.find("lemming-mafia", f"{bot}:1n").choose(
        state.knowledge(state.to_act), state.actions(), Random(1)
    )
    assert chosen in state.actions()


def test_who_is_told_to_stop_answers_with_the_best_so_far() -> None:
    state = after("lemming-mafia", 50, 1)
    budget = Budget(seconds=600.0)
    player = SearchPlayer(Judge(), SearchSettings(rollout=-1), budget)
    threading.Timer(0.3, budget.stop).start()
    chosen = player.choose(state.knowledge(state.to_act), state.actions(), Random(1))
    assert chosen in state.actions()


def test_it_calls_rightly_when_there_is_something_to_know() -> None:
    """Coins with both coins on the table: whoever may choose calls the other's."""
    state = CoinGame().start()
    for action in (DEAL + HEADS, DEAL + TAILS):
        state.apply(action)
    search = Search(0, 2, Judge(), SearchSettings(rollout=-1), seed=1)
    search.add_world(state.copy())
    search.think(200)
    assert search.best() == TAILS
    assert search.rounds == 200


@pytest.fixture
def coins() -> Iterator[CoinGame]:
    """The game of coins among the games, for as long as a test lasts."""
    game = CoinGame()
    clifftop.add_game(game)
    yield game
    del sys.modules["clifftop.games"]._games["coins"]  # nobody but a test takes a game away


def test_what_others_lay_face_down_does_not_part_the_tree() -> None:
    """Lemming Mafia at a bookmaker: the seat sees its own bet and plans by it; of the others it
    sees that they have laid one."""
    rng = Random(2)
    state = clifftop.game("lemming-mafia").start(players=3)
    while len(state.early()) < 2:
        state.apply(rng.choice(state.actions()))
    search = Search(state.to_act, 3, Judge(), SearchSettings(rollout=-1), seed=1)
    search.add_world(state.copy())
    search.think(300)
    mine = search.root.children
    assert all(child.children for child in mine.values() if child.visits > 20)
    after_mine = max(mine.values(), key=lambda child: child.visits)
    laid = [child for key, child in after_mine.children.items() if key >= 0 and child.visits]
    unseen = [child for key, child in after_mine.children.items() if key < 0]
    assert len(laid) > 1 and len(unseen) == 1
    assert unseen[0].children
    assert sum(bool(child.children) for child in laid) <= 1  # to decline is seen by all


def test_each_seat_may_have_a_tree_of_its_own() -> None:
    """The next to bet sees that a card was laid before, and not which: its tree does not part."""
    rng = Random(2)
    state = clifftop.game("lemming-mafia").start(players=3)
    while len(state.early()) < 2:
        state.apply(rng.choice(state.actions()))
    seat = state.to_act
    search = Search(seat, 3, Judge(), SearchSettings(rollout=-1, many_trees=True), seed=1)
    search.add_world(state.copy())
    search.think(300)
    assert len(search.trees) == 3
    assert search.root is search.trees[seat]
    assert len([key for key in search.root.children if key >= 0]) > 2
    beside = search.trees[(seat + 1) % 3]
    assert len([key for key in beside.children if key < 0]) == 1
    assert search.best() in state.actions()


def test_whoever_has_an_opinion_has_a_move_before_the_first_round() -> None:
    state = after("lemming-mafia", 60, 4)
    judge = levels_of("lemming-mafia").judge()
    search = Search(state.to_act, state.players, judge, SearchSettings(opinion=50), seed=1)
    search.add_world(state.copy())
    search.form_opinion()
    worths = {action: child.worth for action, child in search.root.children.items()}
    assert list(worths) == state.actions()
    assert worths[search.best()] == max(worths.values())
    assert search.rounds == 0


@pytest.mark.parametrize("paranoid", [False, True])
def test_the_fearful_expect_the_worst_of_others(paranoid: bool) -> None:
    """What another seat has learned is worth to it what it costs the thinker, or what it brings."""
    state = after("lemming-mafia", 60, 4)
    seat = state.to_act
    search = Search(seat, 3, Judge(), SearchSettings(rollout=-1, paranoid=paranoid), seed=1)
    search.path = [Node()]
    search.movers = [(seat + 1) % 3]
    worths = [0.1, 0.1, 0.1]
    worths[seat] = 0.8
    search.learn(worths)
    assert math.isclose(search.path[0].worth, 0.2 if paranoid else 0.1)


def test_a_game_from_outside_is_thought_about_too(coins: CoinGame) -> None:
    state = coins.start()
    state.apply(DEAL)
    state.apply(DEAL)
    bot = bots.find(coins.name, "expert:20n")
    assert bot.choose(state.knowledge(0), state.actions(), Random(1)) in (HEADS, TAILS)


@pytest.mark.parametrize("bot", THINKERS)
def test_to_think_is_better_than_not_to(bot: str) -> None:
    """One thinks a little, two play at random; both seeds and nodes are given, so these are always
    the same six games. Even would be two, and luck brings five in one of fifty-six tries."""
    assert won_among_random(bots.find("lemming-mafia", f"{bot}:15n"), 6) >= 5


def test_what_an_end_is_worth() -> None:
    """A victory is one, shared by those who share it; a better place is a little better."""
    state = clifftop.game("lemming-mafia").start()
    state.fall_silent()
    play_on(state, Luck(4))
    worths = results(state)
    ranked = sorted(zip(state.places(), worths, strict=True))
    assert all(0 <= worth <= 1 for worth in worths)
    assert ranked[0][1] > ranked[-1][1]
    for (place, worth), (next_place, next_worth) in pairwise(ranked):
        assert (worth > next_worth) == (place < next_place)


@pytest.mark.parametrize(
    ("given", "seconds", "nodes"), [("10ms", 0.01, None), ("2.5ms", 0.0025, None), ("7n", None, 7)]
)
def test_a_budget_is_read_and_written(given: str, seconds: Any, nodes: Any) -> None:
    budget = Budget.parse(given)
    assert (budget.seconds, budget.nodes) == (seconds, nodes)
    assert str(budget) == given


@pytest.mark.parametrize("given", ["", "10", "0ms", "0n", "-3ms", "1.5n", "fast"])
def test_what_is_no_budget_is_said(given: str) -> None:
    with pytest.raises(BudgetError, match="say 10ms"):
        Budget.parse(given)


def test_who_does_not_think_has_no_budget() -> None:
    with pytest.raises(BudgetError, match="greedy does not think"):
        bots.find("lemminge", "greedy:10ms")


def test_at_a_table_nobody_says_how_long_a_bot_thinks() -> None:
    with pytest.raises(bots.UnknownBot, match=r"these do: random, beginner, .*, expert$"):
        bots.check_offered("lemminge", "strong:600000ms")
    bots.check_offered("lemminge", "expert")


def test_patience_ends_even_if_no_time_was_spent() -> None:
    budget = Budget(seconds=600.0, patience=0.0)
    budget.begin()
    assert not budget.left(0)


def test_a_budget_knows_how_much_of_it_is_gone() -> None:
    nodes, unbounded = Budget(nodes=40), Budget()
    awaited = Budget(seconds=600.0, patience=1e-9)
    for budget in (nodes, unbounded, awaited):
        budget.begin()
    assert [nodes.spent(tried) for tried in (0, 10, 40)] == [0.0, 0.25, 1.0]
    assert unbounded.spent(1000) == 0.0
    assert awaited.spent(0) > 1.0, "on a busy machine the clock ends it first"
