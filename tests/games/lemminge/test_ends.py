"""How games of Lemminge end: who is where, and the limit that machines run into."""

from random import Random

from hypothesis import given, settings
from tests.games.lemminge.walks import LEMMINGE, seeds, variants, walk

from clifftop import OVER
from clifftop.games.lemminge.actions import DONE, REFILL
from clifftop.games.lemminge.pieces import LEMMINGS


@settings(max_examples=15, deadline=None)
@given(variants(), seeds)
def test_a_race_is_won_by_the_first_with_all_lemmings_home(
    options: dict[str, object], seed: int
) -> None:
    home = [0] * 5
    for state in walk(options, Random(seed), hurried=True):
        for fact in state.events(None):
            if fact["event"] in ("crossed", "pushed-over"):
                seat = fact["seat"]
                assert isinstance(seat, int)
                home[seat] += 1
    assert state.scores() == home[: state.players]
    places = state.places()
    if max(home) == LEMMINGS:
        assert places.index(1) == home.index(LEMMINGS) and places.count(1) == 1
    for seat, place in enumerate(places):
        assert place == 1 + sum(other < place for other in places)
        for other in range(state.players):
            if home[seat] > home[other]:
                assert place < places[other]


def test_nobody_wins_by_passing() -> None:
    """Everybody passes with a full hand until the last turn."""
    state = LEMMINGE.start(players=2, board="short", first=1)
    rng = Random(1)
    while state.to_act != OVER:
        actions = state.actions()
        pass_by = [action for action in (REFILL, DONE) if action in actions]
        state.apply(pass_by[0] if pass_by else rng.choice(actions))
    assert state.view(None)["turn"] == 400
    assert state.events(None)[-1] == {"event": "turn-limit"}
    assert (state.scores(), state.places()) == ([0, 0], [1, 1])
