"""The two statements of the rules, `actions` and `why_not`, must agree on every action."""

from collections import Counter
from random import Random

from hypothesis import given, settings
from tests.games.leaping.walks import LEAPING, seeds, variants, walk

import clifftop
from clifftop.games.leaping.questions import NAMES

EVERY_ACTION = range(-1, LEAPING.num_actions + 1)


def allowed_by_reasons(state: clifftop.State) -> list[int]:
    return [action for action in EVERY_ACTION if state.why_not(action) is None]


def test_both_statements_agree_on_every_question() -> None:
    """Whole games, the questions that seldom come up looked at each time they do."""
    looks: Counter[str] = Counter()
    rng = Random(20)
    for game in range(40):
        players = 2 + game % 5
        chaos = players > 2 and game % 3 == 0
        for state in walk({"players": players, "chaos": chaos, "short": game % 2 == 0}, rng):
            name = NAMES[state.asked]
            if looks[name] < 25 or rng.random() < 0.01:
                looks[name] += 1
                assert allowed_by_reasons(state) == state.actions(), name
    # These two need a rare meeting of circumstances; their own clauses test them.
    assert set(NAMES) - set(looks) <= {"which-eagle-eats", "claw-level"}


@settings(max_examples=15, deadline=None)
@given(variants(), seeds)
def test_they_agree_anywhere(options: dict[str, object], seed: int) -> None:
    rng = Random(seed)
    for state in walk(options, rng):
        if rng.random() < 0.02:
            assert allowed_by_reasons(state) == state.actions(), state.position()


@settings(max_examples=15, deadline=None)
@given(variants(), seeds)
def test_actions_are_ascending_and_never_run_out(options: dict[str, object], seed: int) -> None:
    rng = Random(seed)
    length = 0
    for state in walk(options, rng):
        actions = state.actions()
        assert actions == sorted(set(actions))
        assert bool(actions) == (state.to_act != clifftop.OVER)
        length += 1
    assert length <= LEAPING.max_length


@settings(max_examples=10, deadline=None)
@given(variants(), seeds)
def test_a_refused_action_changes_nothing(options: dict[str, object], seed: int) -> None:
    rng = Random(seed)
    for state in walk(options, rng):
        if rng.random() < 0.03:
            before = state.position()
            legal = set(state.actions())
            for action in rng.sample(EVERY_ACTION, 20):
                if action not in legal:
                    try:
                        state.apply(action)
                    except clifftop.IllegalAction as error:
                        assert error.reason == state.why_not(action)
                    else:
                        raise AssertionError(f"{action} was taken")
            assert state.position() == before
            assert set(state.actions()) == legal
