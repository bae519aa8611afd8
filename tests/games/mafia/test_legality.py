"""The two statements of the rules, `actions` and `why_not`, must agree on every action."""

from collections import Counter
from random import Random

from hypothesis import given, settings
from tests.games.mafia.walks import MAFIA, seeds, tables, walk

import clifftop
from clifftop.games.mafia import questions as q

EVERY_ACTION = range(-1, MAFIA.num_actions + 1)


def allowed_by_reasons(state: clifftop.State) -> list[int]:
    return [action for action in EVERY_ACTION if state.why_not(action) is None]


def test_both_statements_agree_on_every_question() -> None:
    looks: Counter[str] = Counter()
    rng = Random(20)
    for game in range(60):
        for state in walk(3 + game % 4, rng):
            name = q.NAMES[state.asked]
            if looks[name] < 40 or rng.random() < 0.05:
                looks[name] += 1
                assert allowed_by_reasons(state) == state.actions(), name
    assert set(looks) == set(q.NAMES)


def test_they_agree_when_lemmings_are_eliminated() -> None:
    """LM-2.4: where a die stands for the last lemming, and several share that place."""
    rng = Random(21)
    looks = 0
    for game in range(150):
        for state in walk(3 + game % 4, rng):
            if state.asked == q.WHICH_LEMMING and state.eliminated:
                looks += 1
                assert allowed_by_reasons(state) == state.actions()
    assert looks > 100


@settings(max_examples=20, deadline=None)
@given(tables, seeds)
def test_actions_are_ascending_and_never_run_out(players: int, seed: int) -> None:
    for state in walk(players, Random(seed)):
        actions = state.actions()
        assert actions == sorted(set(actions))
        assert bool(actions) == (state.to_act != clifftop.OVER)


@settings(max_examples=10, deadline=None)
@given(tables, seeds)
def test_a_refused_action_changes_nothing_and_is_told_why(players: int, seed: int) -> None:
    rng = Random(seed)
    for state in walk(players, rng):
        if rng.random() < 0.05:
            before, legal = state.position(), set(state.actions())
            for action in rng.sample(EVERY_ACTION, 20):
                if action not in legal:
                    try:
                        state.apply(action)
                    except clifftop.IllegalAction as error:
                        assert error.reason == state.why_not(action)
                        said = error.reason.text()
                        assert not said[0].islower() and said[-1] == "."
                    else:
                        raise AssertionError(f"{action} was taken")
            assert state.position() == before
            assert set(state.actions()) == legal


@settings(max_examples=20, deadline=None)
@given(tables, seeds)
def test_a_sealed_answer_stays_legal(players: int, seed: int) -> None:
    """LM-R5: what a seat may hand in early is what it is offered when its turn comes, whatever the
    others do; and nobody else is asked in between."""
    early: dict[int, list[int]] = {}
    for state in walk(players, Random(seed)):
        if state.asked in (q.BET, q.DROP):
            assert state.to_act not in state.early()
            if early:
                assert state.actions() == early.pop(state.to_act)
                assert state.early() == early
            early = state.early()
        else:
            assert state.early() == {} == early
