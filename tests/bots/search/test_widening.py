"""Progressive widening: few options at first, all of them in the end."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.bots.search.small_matches import after

from clifftop.bots.levels_by_game import levels_of
from clifftop.bots.search.judge import Judge
from clifftop.bots.search.search import Search
from clifftop.bots.search.search_settings import SearchSettings
from clifftop.bots.search.tree import Node
from clifftop.bots.search.widening import LEAST, room, widened
from clifftop.kernel.luck import Luck
from clifftop.kernel.state import State


def thinking(state: State, judge: Judge, settings: SearchSettings) -> Search:
    search = Search(state.to_act, state.players, judge, settings, seed=1)
    search.add_world(state.copy())
    return search


def seven_options() -> State:
    state = after("lemming-mafia", 30, 0)
    assert len(state.actions()) == 7
    return state


def below(node: Node) -> Iterator[Node]:
    for child in node.children.values():
        yield child
        yield from below(child)


def opened(node: Node) -> set[int]:
    return {action for action, child in node.children.items() if child.open}


@pytest.mark.parametrize(("asked", "most"), [(1, 2), (4, 2), (5, 3), (9, 3), (10, 4), (100, 10)])
def test_how_many_are_open(asked: int, most: int) -> None:
    assert room(asked, 1.0) == most


def test_few_are_open_at_first_and_all_in_the_end() -> None:
    state = seven_options()
    options = state.actions()
    search = thinking(state, Judge(), SearchSettings(widening=1.0))
    before: set[int] = set()
    for number in range(1, len(options) ** 2 + 1):
        search.think(1)
        now = opened(search.root)
        assert before <= now, "what is open stays open"
        assert len(now) == min(len(options), room(number, 1.0))
        assert {action for action in options if search.root.children[action].visits} <= now
        before = now
    assert before == set(options)
    assert search.best() in options


def test_further_down_few_are_open_too() -> None:
    search = thinking(seven_options(), Judge(), SearchSettings(widening=1.0))
    search.think(60)
    seldom = [
        node
        for node in below(search.root)
        if node.asked and room(node.asked, 1.0) == LEAST < len(node.children)
    ]
    assert seldom
    assert all(len(opened(node)) == LEAST for node in seldom)


def test_what_looked_best_is_opened_first() -> None:
    state = seven_options()
    judge = levels_of("lemming-mafia").judge()
    search = thinking(state, judge, SearchSettings(opinion=40, widening=1.0))
    search.form_opinion()
    liked = sorted(search.root.children, key=lambda action: -search.root.children[action].worth)
    for rounds in (1, 4):
        search.think(rounds)
        assert opened(search.root) == set(liked[: room(search.rounds, 1.0)])


class Stubborn(Judge):
    """Does whatever comes last."""

    def choose(self, state: State, actions: list[int], luck: Luck) -> int:
        return actions[-1]


@pytest.mark.parametrize("seed", range(5))
def test_without_a_look_what_the_guide_would_do_is_opened_first(seed: int) -> None:
    state = seven_options()
    open_now = widened(Node(), state, 1.0, Stubborn(), Luck(seed))
    assert len(open_now) == LEAST < len(state.actions())
    assert state.actions()[-1] in open_now


def test_in_another_world_others_are_opened_beside_those_that_are() -> None:
    """A node stands for all worlds that look alike; here two that have hardly an option in
    common."""
    node = Node()
    one, other = after("lemminge", 40, 3), after("lemminge", 300, 5)
    only_here = set(other.actions()) - set(one.actions())
    assert len(only_here) >= LEAST
    for _ in range(3):
        first = widened(node, one, 0.1, Judge(), Luck(1))
        second = widened(node, other, 0.1, Judge(), Luck(1))
        assert set(first) <= set(one.actions()) and len(first) >= LEAST
        assert set(second) <= set(other.actions()) and len(second) >= LEAST
        assert opened(node) == {*first, *second}
