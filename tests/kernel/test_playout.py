"""Whole games inside the core, the same on every build."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.kernel.coins import CoinGame

import clifftop
from clifftop import CHANCE, OVER, NotNow, State
from clifftop.kernel.luck import Luck
from clifftop.kernel.playout import Policy, play_on, play_out

# Steps and scores of the games with the seeds 1, 2 and 3. Whoever changes the rules writes new
# ones; a build that plays other games than these is broken.
PLAYED: list[tuple[str, dict[str, Any], list[tuple[int, list[int]]]]] = [
    ("leaping-lemmings", {"players": 2}, [(329, [10, 5]), (334, [5, 6]), (309, [1, 6])]),
    (
        "leaping-lemmings",
        {"players": 4},
        [(512, [4, 3, 5, 4]), (513, [1, 6, 4, 0]), (506, [4, 5, 4, 6])],
    ),
    (
        "leaping-lemmings",
        {"players": 6},
        [(644, [6, 7, 3, 4, 4, 5]), (735, [8, 2, 2, 5, 9, 4]), (750, [2, 5, 7, 6, 5, 6])],
    ),
    (
        "leaping-lemmings",
        {"players": 4, "chaos": True},
        [(528, [4, 11, 2, 8]), (497, [6, 6, 1, 7]), (600, [7, 4, 7, 1])],
    ),
    (
        "leaping-lemmings",
        {"players": 3, "short": True},
        [(411, [6, 2, 2]), (415, [6, 5, 3]), (412, [2, 6, 1])],
    ),
    ("lemming-mafia", {"players": 3}, [(183, [6, 3, 1]), (174, [8, 2, 8]), (195, [4, 2, 5])]),
    (
        "lemming-mafia",
        {"players": 6},
        [(210, [5, 2, 2, 2, 0, 2]), (208, [4, 4, 5, 3, 2, 3]), (135, [1, 0, 0, -3, 6, 9])],
    ),
    (
        "lemminge",
        {"players": 2, "board": "short"},
        [(2017, [0, 0]), (1912, [0, 0]), (1899, [0, 0])],
    ),
    (
        "lemminge",
        {"players": 4},
        [(3739, [0, 0, 0, 0]), (3692, [0, 0, 0, 0]), (3782, [0, 0, 0, 0])],
    ),
]


@pytest.mark.parametrize(("game", "options", "played"), PLAYED)
def test_a_seed_gives_the_same_game_on_every_build(
    game: str, options: dict[str, Any], played: list[tuple[int, list[int]]]
) -> None:
    outcomes = play_out(clifftop.game(game).start(**options), [1, 2, 3])
    assert list(zip(outcomes.lengths, outcomes.scores, strict=True)) == played


@pytest.mark.parametrize("game", clifftop.games())
def test_a_playout_is_a_game_by_the_rules(game: str) -> None:
    """Followed step by step from outside, with every action checked."""
    for seed in range(3):
        state = clifftop.game(game).start()
        outcomes = play_out(state, [seed])
        assert state.to_act == CHANCE  # the state itself has not moved
        luck = Luck(seed)
        steps = 0
        while state.to_act != OVER:
            actions = state.actions()
            if len(actions) == 1:
                state.apply(actions[0])
            elif state.to_act == CHANCE:
                weights = [weight for _, weight in state.chance_weights()]
                state.apply(actions[luck.chosen(weights)])
            else:
                state.apply(actions[luck.below(len(actions))])
            steps += 1
        assert outcomes.lengths == [steps]
        assert outcomes.scores == [state.scores()]
        assert outcomes.places == [state.places()]


@pytest.mark.parametrize("game", clifftop.games())
def test_a_playout_may_begin_anywhere(game: str) -> None:
    rng = Random(5)
    state = clifftop.game(game).start()
    for _ in range(60):
        state.apply(rng.choice(state.actions()))
    before = state.position()
    outcomes = play_out(state, range(4))
    assert state.position() == before
    assert state.knowledge(0)
    assert outcomes.games == 4
    assert outcomes.steps == sum(outcomes.lengths)
    assert play_out(state, [2]).scores == outcomes.scores[2:3]


def test_a_silent_state_says_so_when_asked_what_was() -> None:
    state = clifftop.game("lemming-mafia").start()
    state.fall_silent()
    play_on(state, Luck(1))
    assert sorted(state.places())[0] == 1
    with pytest.raises(NotNow, match="silent"):
        state.knowledge(0)


class Last(Policy):
    """An interpreted policy: always the last of the actions."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, state: State, actions: list[int], luck: Luck) -> int:
        assert len(actions) > 1
        assert state.to_act >= 0
        self.asked += 1
        return actions[-1]


def test_a_policy_is_asked_wherever_there_is_a_choice() -> None:
    policy = Last()
    outcomes = play_out(clifftop.game("lemming-mafia").start(), [7, 7, 8], policy)
    assert policy.asked > 20
    assert outcomes.scores[0] == outcomes.scores[1]


class Wrong(Policy):
    """Wants what nobody may do."""

    def choose(self, state: State, actions: list[int], luck: Luck) -> int:
        return 10_000


def test_a_policy_that_breaks_the_rules_is_told_so() -> None:
    with pytest.raises(clifftop.IllegalAction):
        play_out(clifftop.game("lemming-mafia").start(), [1], Wrong())


def test_a_game_from_outside_is_played_out_too() -> None:
    outcomes = play_out(CoinGame().start(), range(200))
    assert outcomes.lengths == [4] * 200
    assert {tuple(scores) for scores in outcomes.scores} == {(0, 0), (0, 1), (1, 0), (1, 1)}


@given(st.integers(), st.integers(1, 2**31 - 1))
def test_luck_stays_below(seed: int, number: int) -> None:
    luck = Luck(seed)
    assert all(0 <= luck.below(number) < number for _ in range(5))


def test_luck_is_spread_evenly() -> None:
    """Every number as often as every other, also just after neighbouring seeds; and by weight."""
    luck = Luck(3)
    thrown = Counter(luck.below(6) for _ in range(60_000))
    assert all(abs(thrown[face] - 10_000) < 500 for face in range(6))  # five sigma
    firsts = Counter(Luck(seed).below(6) for seed in range(60_000))
    assert all(abs(firsts[face] - 10_000) < 500 for face in range(6))
    weighed = Counter(luck.chosen([1, 0, 2, 3]) for _ in range(60_000))
    assert weighed[1] == 0
    assert abs(weighed[3] - 30_000) < 700


def test_luck_begins_with_the_same_numbers_everywhere() -> None:
    luck = Luck(1)
    assert [luck.below(1_000_000) for _ in range(5)] == [266206, 753315, 210187, 583804, 230968]
