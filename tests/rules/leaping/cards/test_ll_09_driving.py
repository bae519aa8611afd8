"""BOO! (LL-9.6) and RUN LEMMING RUN! (LL-9.20): one lemming is driven forward."""

import pytest
from tests.clauses import rule
from tests.games.leaping.table_builder import act, asked, can, hexes, see, stack, told
from tests.rules.leaping.card_play import playing, refused

AWAY = {"red": "D", "blue": "A"}
NOBODY = [0, 0, 0, 0, 0]


@rule("LL-9.6")
@pytest.mark.parametrize(
    ("level", "clan", "left", "moved"),
    [(1, "biker", "IR", "B"), (2, "iq", "BR", "I"), (3, "ritz", "BI", "R")],
)
def test_ll_9_6_any_active_or_covered_lemming(level: int, clan: str, left: str, moved: str) -> None:
    state = playing("boo", hexes={"5b": "BIR"}, eagles=AWAY)
    act(state, hex="5b")
    act(state, level=level, clan=clan)
    act(state, do="land", hex="7b")
    assert stack(state, "5b") == left
    assert stack(state, "7b") == moved
    assert told(state, "driven") == [{"event": "driven", "clan": clan, "from": "5b", "to": "7b"}]
    assert asked(state) == "move"


@rule("LL-9.6")
def test_ll_9_6_exactly_one_lemming_is_chosen() -> None:
    state = playing("boo", hexes={"5b": "B", "11b": "V"}, eagles=AWAY)
    assert hexes(state, "choose") == {"5b", "11b"}
    assert refused(state, hex="6b") == "LL-9.6"
    act(state, hex="11b")
    act(state, hex="13b")
    assert asked(state) == "move"
    assert stack(state, "5b") == "B"


@rule("LL-9.6")
def test_ll_9_6_two_points_forward() -> None:
    """From 5b two clear hexes forward, or none: not one step, not sideways, not back."""
    state = playing("boo", hexes={"5b": "B"}, eagles=AWAY)
    act(state, hex="5b")
    assert hexes(state, "land") == {"7a", "7b"}
    for elsewhere in ("6b", "6c", "5a", "5c", "4b", "3a", "7c", "8b"):
        assert refused(state, hex=elsewhere) == "LL-R4"


@rule("LL-9.6")
def test_ll_9_6_it_lands_on_top() -> None:
    state = playing("boo", hexes={"5b": "B", "7b": "RI"}, eagles=AWAY)
    act(state, hex="5b")
    act(state, hex="7b")
    assert stack(state, "7b") == "RIB"


@rule("LL-9.6")
def test_ll_9_6_over_the_cliff_is_one_point_for_its_clan() -> None:
    state = playing("boo", hexes={"14d": "VB"}, eagles=AWAY)
    act(state, hex="14d")
    act(state, level=1, clan="viking")
    assert not hexes(state, "land")
    act(state, do="over", points=1)
    assert stack(state, "14d") == "B"
    assert see(state, "boxes") == [NOBODY, NOBODY, NOBODY, [1, 0, 0, 0, 0]]
    assert see(state, "vp") == [0, 0, 0, 1]


@rule("LL-9.6")
def test_ll_9_6_one_point_even_with_two_to_spend_on_the_edge() -> None:
    state = playing("boo", hexes={"15c": "B"}, eagles=AWAY)
    act(state, hex="15c")
    act(state, do="over", points=1)
    assert see(state, "vp") == [0, 1, 0, 0]


@rule("LL-9.6")
def test_ll_9_6_a_lemming_that_just_gets_to_the_edge_stays_there() -> None:
    state = playing("boo", hexes={"13d": "B"}, eagles=AWAY)
    act(state, hex="13d")
    assert hexes(state, "land") == {"15c", "15d"}
    assert not can(state, do="over")
    act(state, hex="15c")
    assert stack(state, "15c") == "B"
    assert see(state, "vp") == [0, 0, 0, 0]


@rule("LL-9.20")
@pytest.mark.parametrize(("level", "left", "moved"), [(1, "R", "B"), (2, "B", "R")])
def test_ll_9_20_any_active_or_covered_lemming(level: int, left: str, moved: str) -> None:
    state = playing("run-lemming-run", hexes={"6c": "BR"}, eagles=AWAY)
    act(state, hex="6c")
    act(state, level=level)
    act(state, do="land", hex="9b")
    assert stack(state, "6c") == left
    assert stack(state, "9b") == moved
    assert asked(state) == "move"


@rule("LL-9.20")
def test_ll_9_20_three_points_forward() -> None:
    """From 6c: three clear hexes, or a clear one and the brush of 8b, or the brush of 7c and a
    clear one."""
    state = playing("run-lemming-run", hexes={"6c": "B"}, eagles=AWAY)
    act(state, hex="6c")
    assert hexes(state, "land") == {"8b", "8c", "8d", "9b", "9c"}
    for elsewhere in ("7b", "7c", "6b", "9a", "10c", "3b"):
        assert refused(state, hex=elsewhere) == "LL-R4"


@rule("LL-9.20")
def test_ll_9_20_it_may_reach_the_line_of_bones() -> None:
    state = playing("run-lemming-run", hexes={"6b": "B"}, eagles=AWAY)
    act(state, hex="6b")
    act(state, hex="9a")
    assert stack(state, "9a") == "B"


@rule("LL-9.20")
def test_ll_9_20_it_may_cross_the_line_of_bones() -> None:
    state = playing("run-lemming-run", hexes={"8d": "B"}, eagles=AWAY)
    act(state, hex="8d")
    assert hexes(state, "land") == {"10c", "11c"}


@rule("LL-9.20")
@pytest.mark.parametrize("reached", ["9a", "9d", "10a", "12b", "15c"])
def test_ll_9_20_not_once_it_has_reached_the_line_of_bones(reached: str) -> None:
    state = playing("run-lemming-run", hexes={reached: "R", "2b": "B"}, eagles=AWAY)
    assert hexes(state, "choose") == {"2b"}
    assert refused(state, hex=reached) == "LL-R22"
    assert refused(state, hex="1a") == "LL-9.20"
