"""How a game begins, whichever it is."""

import pytest

import clifftop


@pytest.mark.parametrize("game", clifftop.games())
@pytest.mark.parametrize("first", [None, 1])
def test_nothing_has_been_told_yet(game: str, first: int | None) -> None:
    """Who begins is an option and no event, even where it is not left to chance."""
    state = clifftop.game(game).start(players=3, first=first)
    assert [state.events(seat) for seat in (0, 1, 2, None)] == [[], [], [], []]
