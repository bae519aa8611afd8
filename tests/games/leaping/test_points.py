"""Points come from the named sources only, and every game ends with nothing lost."""

from random import Random

from hypothesis import given, settings
from tests.games.leaping.invariants import check_end, check_state
from tests.games.leaping.walks import seeds, variants, walk


@settings(max_examples=20, deadline=None)
@given(variants(), seeds)
def test_the_events_of_a_game_add_up_to_its_scores(options: dict[str, object], seed: int) -> None:
    happened: list[tuple[int, ...]] = []
    for state in walk(options, Random(seed)):
        check_state(state)
        happened += state.happened
    check_end(state, happened)
