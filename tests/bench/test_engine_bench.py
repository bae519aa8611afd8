"""What the figures of bench/engine.py rest on. How fast anything is, is no matter of a test."""

from __future__ import annotations

from random import Random

import pytest
from bench.speed import longer, loops, ours
from bench.speed.entrants import SEED, kinds_of_steps, middle_of_a_game
from bench.speed.figures import Timing
from bench.speed.growth import Grown, power, step_of
from bench.speed.history import Change, Entry, verdict

import clifftop

GAMES = ["leaping-lemmings", "lemming-mafia", "lemminge"]


class AsOpenSpiel:
    """A state of ours that answers to the words of OpenSpiel."""

    def __init__(self, state: clifftop.State) -> None:
        self.state = state
        self.chance_outcomes = state.chances
        self.legal_actions = state.actions
        self.apply_action = state.apply

    def is_terminal(self) -> bool:
        return self.state.to_act == clifftop.OVER

    def is_chance_node(self) -> bool:
        return self.state.to_act == clifftop.CHANCE


@pytest.mark.parametrize("name", GAMES)
def test_the_loop_is_the_same_in_other_words(name: str) -> None:
    ours, theirs = (clifftop.game(name).start(players=3) for _ in range(2))
    steps = loops.clifftop(ours, Random(5))
    assert loops.openspiel(AsOpenSpiel(theirs), Random(5)) == steps
    assert clifftop.Record.of(ours).actions == clifftop.Record.of(theirs).actions


def test_the_dice_stop_a_game_halfway_without_changing_it() -> None:
    entrant = ours.at_random("lemming-mafia", {"players": 4})
    whole = entrant.begin(Random(SEED))
    steps = entrant.play(whole, Random(SEED))
    halfway = clifftop.Record.of(middle_of_a_game(entrant)).actions
    assert halfway == clifftop.Record.of(whole).actions[: steps // 2]


def test_the_kinds_of_steps_are_counted_as_the_state_tells_them() -> None:
    entrant = ours.at_random("leaping-lemmings", {"players": 2})
    kinds = kinds_of_steps(entrant, 1)
    state, rng = entrant.begin(Random(SEED)), Random(SEED)
    chances = forced = steps = 0
    while state.to_act != clifftop.OVER:
        actions = state.actions()
        forced += len(actions) == 1
        if state.to_act == clifftop.CHANCE:
            chances += len(actions) > 1
            outcomes, weights = zip(*state.chances(), strict=True)
            state.apply(rng.choices(outcomes, weights)[0])
        else:
            state.apply(rng.choice(actions))
        steps += 1
    assert kinds == {"chance": chances / steps, "forced": forced / steps}


def test_walkers_come_home() -> None:
    walking = ours.walking()
    state = walking.begin(Random(SEED))
    walking.play(state, Random(SEED))
    assert state.events(None)[-1] == {"event": "won", "seat": state.places().index(1)}


@pytest.mark.parametrize("rows", [0, 8, 14])
def test_a_longer_canyon_is_a_canyon(rows: int) -> None:
    found = clifftop.game("leaping-lemmings").check_board(longer.canyon(rows), "longer")
    assert (found["rows"], found["hexes"]) == (15 + rows, 67 + rows // 2 * 9)


@pytest.mark.parametrize("times", [0, 1, 2])
def test_a_longer_course_is_a_course(times: int) -> None:
    found = clifftop.game("lemminge").check_board(longer.course(times), "longer")
    assert found["hexes"] == 72 + 36 * times


def test_a_cost_that_doubles_with_the_size_grows_by_the_first_power() -> None:
    grown = [Grown(size, step=3e-6 * size, game=1, steps=1, state=1) for size in (2, 4, 5)]
    assert power(grown, step_of) == pytest.approx(1)


def test_the_best_round_counts() -> None:
    timing = Timing(times=4, steps=600, rounds=[3.0, 2.0, 2.5])
    assert (timing.steps_a_second(), timing.games_a_second()) == (300, 2)
    assert timing.spread() == 0.5


def test_what_takes_more_instructions_than_before_is_named() -> None:
    then = Entry("0.1.0", "abc1234", {}, {}, {"a step": 1000, "a copy": 400})
    changes = [Change("a step", 1000, 1030), Change("a copy", 400, 404)]
    assert verdict(then, changes) == "Against 0.1.0 (abc1234): a step +3.0 % got slower."
