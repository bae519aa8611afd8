"""Every race ends, nothing is lost on the way, and the points are those of what happened."""

from random import Random

from hypothesis import given, settings
from tests.games.mafia.invariants import check_end, check_state, check_step
from tests.games.mafia.piers import SMALL
from tests.games.mafia.walks import MAFIA, seeds, tables, walk

from clifftop import CHANCE, OVER


@settings(max_examples=60, deadline=None)
@given(tables, seeds)
def test_the_events_of_a_game_add_up_to_its_scores(players: int, seed: int) -> None:
    happened: list[tuple[int, ...]] = []
    before = None
    steps = 0
    for state in walk(players, Random(seed)):
        steps += 1
        check_state(state)
        if before is not None:
            check_step(before, state)
        before = state.clone()
        happened += state.happened
    assert state.to_act == OVER and steps <= MAFIA.max_length
    check_end(state, happened)


def test_rare_ends_add_up_too() -> None:
    """Enough races that somebody is left alone on the track, or the winner's pile is full."""
    alone = 0
    for seed in range(250):
        happened: list[tuple[int, ...]] = []
        for state in walk(3, Random(seed)):
            happened += state.happened
        check_end(state, happened)
        alone += state.racing.bit_count() == 1
    assert alone


@settings(max_examples=20, deadline=None)
@given(tables, seeds)
def test_a_silent_race_is_the_same_race(players: int, seed: int) -> None:
    """Only that nothing is told of it."""
    rng = Random(seed)
    board = SMALL if seed % 3 == 0 else "pier"
    told = MAFIA.start(players=players, board=board)
    silent = told.copy()
    silent.fall_silent()
    while told.to_act != OVER:
        assert silent.actions() == told.actions()
        action = rng.choice(told.actions())
        told.apply(action)
        silent.apply(action)
        assert silent.position() == told.position()
        assert not silent.happened
    assert told.happened
    assert silent.scores() == told.scores() and silent.places() == told.places()


@settings(max_examples=20, deadline=None)
@given(tables, seeds)
def test_the_chances_are_what_the_weights_say(players: int, seed: int) -> None:
    for state in walk(players, Random(seed)):
        if state.to_act == CHANCE:
            weights = state.chance_weights()
            whole = sum(weight for _, weight in weights)
            assert state.chances() == [(action, weight / whole) for action, weight in weights]
            assert [action for action, _ in weights] == state.actions()


@settings(max_examples=20, deadline=None)
@given(tables, seeds)
def test_whoever_is_handed_a_list_may_spoil_it(players: int, seed: int) -> None:
    """Lists that are always the same are made once, but nobody gets the one that is kept."""
    for state in walk(players, Random(seed)):
        for _ in range(2):
            actions, early = state.actions(), state.early()
            assert bool(actions) == (state.to_act != OVER) and all(early.values())
            if state.to_act == CHANCE:
                chances = state.chances()
                assert len(chances) == len(actions)
                chances.clear()
            actions.clear()
            for sealed in early.values():
                sealed.clear()


@settings(max_examples=20, deadline=None)
@given(tables, seeds)
def test_a_copy_goes_its_own_way(players: int, seed: int) -> None:
    rng = Random(seed)
    for state in walk(players, rng):
        if state.to_act != OVER and rng.random() < 0.1:
            position, known = state.position(), state.knowledge(0)
            twin = state.copy()
            assert twin.position() == position and twin.knowledge(0) == known
            for _ in range(5):
                if twin.to_act != OVER:
                    twin.apply(rng.choice(twin.actions()))
            assert state.position() == position and state.knowledge(0) == known
