"""Steps and pushes on random positions: who is where afterwards, worked out by coordinates."""

from random import Random

from hypothesis import given, settings
from tests.games.lemminge.walks import hurry, seeds, variants, walk

from clifftop.games.lemminge.actions import CROSS, START
from clifftop.games.lemminge.pieces import HOME, IN_START
from clifftop.games.lemminge.questions import STEP
from clifftop.games.lemminge.refusals import plain_oracle
from clifftop.games.lemminge.state import LemmingeState


def expected(state: LemmingeState, hex: int) -> tuple[list[int], int]:
    """Where everybody is after the step into a hex, and what it costs."""
    lemmings, board = [*state.lemmings], state.board
    side = plain_oracle.side(state, lemmings[state.walker], hex)
    assert side is not None
    moving, place = state.walker, hex
    cost = 0
    while True:
        cost += 1
        taken = place in lemmings
        pushed = lemmings.index(place) if taken else -1
        lemmings[moving] = place
        if not taken or place == HOME:
            return lemmings, cost
        moving = pushed
        ahead = plain_oracle.hex_at(
            state, board.column[place] + side[0], board.row[place] + side[1]
        )
        if ahead < 0:
            assert board.at_finish[place], "pushed off the board"
            lemmings[moving] = HOME
            return lemmings, cost + 1
        place = ahead


@settings(max_examples=15, deadline=None)
@given(variants(), seeds)
def test_a_step_moves_everybody_in_line(options: dict[str, object], seed: int) -> None:
    rng, twin = Random(seed), Random(seed)
    wanted: tuple[list[int], int] | None = None
    movement = 0
    for state in walk(options, rng, hurried=True):
        if wanted is not None:
            assert [*state.lemmings] == wanted[0]
            assert wanted[1] <= movement
            if state.asked == STEP:
                assert state.movement == movement - wanted[1] > 0
        wanted, movement = None, state.movement
        if state.asked == STEP:
            twin.setstate(rng.getstate())
            action = hurry(state, twin)  # what the walk will choose
            if action < START:
                wanted = expected(state, action)
            elif action == CROSS:
                lemmings = [*state.lemmings]
                lemmings[state.walker] = HOME
                wanted = (lemmings, 1)


@settings(max_examples=15, deadline=None)
@given(variants(), seeds)
def test_nobody_goes_back_into_the_start_or_back_from_home(
    options: dict[str, object], seed: int
) -> None:
    before: list[int] = []
    for state in walk(options, Random(seed), hurried=True):
        for was, now in zip(before, state.lemmings, strict=False):
            assert was != HOME or now == HOME
            assert was == IN_START or now != IN_START
        before = [*state.lemmings]
