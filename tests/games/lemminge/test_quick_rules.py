"""What is quick against what is plain: the odds of a draw, and the ways on a course."""

from random import Random

import pytest
from hypothesis import given, settings
from tests.games.lemminge.table_builder import PADDOCK
from tests.games.lemminge.test_courses import OURS
from tests.games.lemminge.walks import LEMMINGE, seeds, variants, walk

import clifftop
from clifftop import State
from clifftop.games.lemminge.board.course import NO_WAY
from clifftop.games.lemminge.board.grid import DIRECTIONS
from clifftop.games.lemminge.pieces import IN_START
from clifftop.games.lemminge.refusals import plain_oracle
from clifftop.games.lemminge.state import LemmingeState


@settings(max_examples=10, deadline=None)
@given(variants(), seeds)
def test_odds_are_what_the_weights_say(options: dict[str, object], seed: int) -> None:
    draws = 0
    for state in walk(options, Random(seed), hurried=True):
        if state.to_act == clifftop.CHANCE:
            assert state.chances() == State.chances(state)
            draws += 1
    assert draws > 20


def test_odds_are_asked_only_at_a_draw() -> None:
    state = LEMMINGE.start(players=2, first=0)
    while state.to_act == clifftop.CHANCE:
        state.apply(state.actions()[0])
    with pytest.raises(clifftop.NotNow):
        state.chances()


@pytest.mark.parametrize("board", [*OURS, PADDOCK])
def test_ways_lead_where_rows_and_columns_say(board: str) -> None:
    state = LEMMINGE.start(board=board)
    assert isinstance(state, LemmingeState)
    ways = state.board
    for place in range(IN_START, ways.size):
        sides = [plain_oracle.side(state, place, hex) for hex in range(ways.size)]
        assert [*ways.beside[place]] == [hex for hex, side in enumerate(sides) if side]
        for hex, side in enumerate(sides):
            way = ways.direction(place, hex)
            assert (way == NO_WAY) == (side is None)
            assert side is None or plain_oracle.STEPS[DIRECTIONS[way]] == side
