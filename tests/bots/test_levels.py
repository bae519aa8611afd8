"""The levels: from one who does anything to one who thinks, and all within the rules."""

from __future__ import annotations

from random import Random

import pytest
from tests.bots.search.small_matches import after

import clifftop
from clifftop import bots
from clifftop.bots.beginner import Beginner

LEVELS = ["random", "beginner", "greedy", "skilled", "strong", "expert"]


@pytest.mark.parametrize("game", clifftop.games())
def test_every_game_has_all_levels_the_weakest_first(game: str) -> None:
    assert bots.names(game) == LEVELS


@pytest.mark.parametrize("level", ["beginner", "greedy", "skilled"])
@pytest.mark.parametrize("game", clifftop.games())
def test_whoever_has_no_clock_chooses_by_its_generator_alone(game: str, level: str) -> None:
    for seed in range(4):
        state = after(game, 30 + 20 * seed, seed)
        knowledge, actions = state.knowledge(state.to_act), state.actions()
        chosen = {bots.find(game, level).choose(knowledge, actions, Random(9)) for _ in range(2)}
        assert len(chosen) == 1
        assert chosen <= set(actions)


@pytest.mark.parametrize("level", ["beginner", "skilled", "strong:12n", "expert:12n"])
@pytest.mark.parametrize("game", clifftop.games())
def test_it_is_the_same_in_every_world_that_fits(game: str, level: str) -> None:
    """What a bot cannot know cannot matter to it."""
    for seed in (3, 4):
        state = after(game, 30 + 25 * seed, seed)
        knowledge, actions = state.knowledge(state.to_act), state.actions()
        world = clifftop.game(game).imagine(knowledge, Random(seed))
        seen = world.knowledge(world.to_act)
        chosen = [
            bots.find(game, level).choose(known, actions, Random(1)) for known in (knowledge, seen)
        ]
        assert chosen[0] == chosen[1]


def test_a_beginner_overlooks_things_and_is_not_always_wrong() -> None:
    class Last:
        """Takes the last of what it is shown."""

        def choose(self, knowledge: dict[str, object], actions: list[int], rng: Random) -> int:
            return actions[-1]

    beginner = Beginner(Last())
    chosen = [beginner.choose({}, [1, 2, 3, 4], Random(seed)) for seed in range(400)]
    assert 230 < chosen.count(4) < 290
    assert all(chosen.count(action) > 25 for action in (1, 2, 3))


def test_those_who_think_take_a_moment_at_a_table() -> None:
    assert bots.find_for_table("lemming-mafia", "greedy") is not None
    expert = bots.find_for_table("lemming-mafia", "expert")
    budget = expert.budget  # type: ignore[attr-defined]
    assert budget.seconds == bots.AT_A_TABLE
    assert budget.patience == bots.PATIENCE
