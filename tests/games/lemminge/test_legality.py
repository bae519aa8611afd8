"""The two statements of the rules, `actions` and `why_not`, must agree on every action."""

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.lemminge.invariants import check_state, in_bytes
from tests.games.lemminge.walks import LEMMINGE, seeds, somewhere, variants, walk

import clifftop
from clifftop.games.lemminge.questions import NAMES

EVERY_ACTION = range(-1, LEMMINGE.num_actions + 1)


def allowed_by_reasons(state: clifftop.State) -> list[int]:
    return [action for action in EVERY_ACTION if state.why_not(action) is None]


def test_both_statements_agree_on_every_question() -> None:
    looks: Counter[str] = Counter()
    rng = Random(20)
    for game in range(12):
        options: dict[str, object] = {"players": 2 + game % 4}
        options["board"] = "short" if game % 3 == 0 else "horseshoe"
        for state in walk(options, rng, hurried=True):
            name = NAMES[state.asked]
            if looks[name] < 20 or rng.random() < 0.03:
                looks[name] += 1
                assert allowed_by_reasons(state) == state.actions(), state.position()
    assert set(NAMES) == set(looks)


@settings(max_examples=60, deadline=None)
@given(variants(), seeds)
def test_they_agree_anywhere(options: dict[str, object], seed: int) -> None:
    state = somewhere(options, seed)
    assert allowed_by_reasons(state) == state.actions(), state.position()


@settings(max_examples=20, deadline=None)
@given(variants(), seeds, st.booleans())
def test_a_game_keeps_its_pieces_and_ends(
    options: dict[str, object], seed: int, hurried: bool
) -> None:
    length = 0
    for state in walk(options, Random(seed), hurried):
        actions = state.actions()
        assert actions == sorted(set(actions))
        assert bool(actions) == (state.to_act != clifftop.OVER)
        check_state(state)
        length += 1
    assert length <= LEMMINGE.max_length


@settings(max_examples=30, deadline=None)
@given(variants(), seeds)
def test_a_refused_action_changes_nothing(options: dict[str, object], seed: int) -> None:
    rng = Random(seed)
    state = somewhere(options, seed)
    before, legal = state.position(), state.actions()
    for action in rng.sample(EVERY_ACTION, 60):
        if action not in legal:
            try:
                state.apply(action)
            except clifftop.IllegalAction as error:
                assert error.reason == state.why_not(action)
            else:
                raise AssertionError(f"{action} was taken")
    assert state.position() == before
    assert state.actions() == legal


@settings(max_examples=40, deadline=None)
@given(variants(), seeds)
def test_every_action_has_a_description_of_its_own(options: dict[str, object], seed: int) -> None:
    state = somewhere(options, seed)
    told = [str(state.describe(action)) for action in state.actions()]
    assert len(set(told)) == len(told)


def test_the_longest_view_seen_stays_small() -> None:
    longest = 0
    for state in walk({"players": 5}, Random(8), hurried=True):
        longest = max(longest, *(in_bytes(state.view(seat)) for seat in range(5)))
    assert longest < 4096


def test_copies_are_independent_to_the_last_field() -> None:
    rng = Random(9)
    for state in walk({"players": 3, "board": "short"}, rng, hurried=True):
        if rng.random() < 0.03:
            before, known = state.position(), state.knowledge(1)
            copy = state.copy()
            for _ in range(200):
                if copy.to_act != clifftop.OVER:
                    copy.apply(rng.choice(copy.actions()))
            assert state.position() == before
            assert state.knowledge(1) == known
