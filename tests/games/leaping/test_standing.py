"""How a game stands is what everybody can count, and no more."""

from collections.abc import Iterator
from random import Random

import pytest
from tests.worlds import choose

import clifftop
from clifftop import OVER, NotNow, State

VARIANTS: list[tuple[str, dict[str, object]]] = [
    ("leaping-lemmings", {"players": 3, "short": True}),
    ("leaping-lemmings", {"players": 2}),
    ("leaping-lemmings", {"players": 4, "chaos": True}),
    ("lemming-mafia", {"players": 4}),
    ("lemminge", {"players": 3, "board": "short"}),
]


def walk(name: str, options: dict[str, object], rng: Random) -> Iterator[State]:
    state = clifftop.game(name).start(**options)
    yield state
    while state.to_act != OVER:
        state.apply(choose(state, rng))
        yield state


@pytest.mark.parametrize(("name", "options"), VARIANTS)
def test_it_is_the_same_in_every_world(name: str, options: dict[str, object]) -> None:
    """A spectator knows least: their worlds are all that anybody thinks possible."""
    rng = Random(name)
    for state in walk(name, options, rng):
        assert len(state.standing()) == state.players
        if rng.random() < 0.05 and state.to_act != OVER:
            assert state.resample(None, rng).standing() == state.standing()


@pytest.mark.parametrize("seed", range(3))
def test_lemminge_hides_no_points(seed: int) -> None:
    *_, last = walk("lemminge", {"players": 3, "board": "short"}, Random(seed))
    assert last.standing() == last.scores()


@pytest.mark.parametrize("options", [{"players": 3}, {"players": 4, "chaos": True}])
def test_leaping_lemmings_hides_what_is_in_the_purses(options: dict[str, object]) -> None:
    *_, last = walk("leaping-lemmings", options, Random(1))
    purses = last.view(None)["purses"]
    assert isinstance(purses, list)
    for score, open_score, purse in zip(last.scores(), last.standing(), purses, strict=True):
        assert score - open_score == purse.count("1") + 2 * purse.count("2") + purse.count("f") // 3


def test_lemming_mafia_hides_all_of_them() -> None:
    for state in walk("lemming-mafia", {"players": 3}, Random(2)):
        assert state.standing() == [0, 0, 0]


def test_a_game_must_say_it() -> None:
    with pytest.raises(NotNow, match="standing"):
        State(2, 0).standing()
