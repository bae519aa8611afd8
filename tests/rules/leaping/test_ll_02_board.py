"""LL-2: hexes, rows and steps. Where they lie is written out here by hand."""

from typing import Any, cast

import pytest
from tests.clauses import rule
from tests.games.leaping.canyon import edited, problems_of
from tests.games.leaping.table_builder import (
    act,
    asked,
    can,
    facts_of,
    hexes,
    position,
    see,
    stack,
    to_move,
)
from tests.rules.leaping.story_words import dives, eagle_comes, forbids, pick

from clifftop import PositionError
from clifftop.games.leaping.state import LeapingState


def one_point(hex: str, eagles: dict[str, str] | None = None) -> LeapingState:
    """The Ritz lemming on a hex is chosen, and has one movement point: a 3 under CAUTION."""
    clans = [{"caution": 1}]
    table = to_move(card=3, players=3, hexes={hex: "R"}, clans=clans, eagles=eagles or {})
    return pick(table, hex)


@rule("LL-2.1")
def test_ll_2_1_on_the_board_is_in_the_start_area_or_in_a_hex() -> None:
    table = to_move(card=2, players=3)
    assert (see(table, "start")[0], see(table, "hexes")) == (10, {})
    act(table, do="pick", hex="start")
    act(table, do="go", hex="2a")
    assert (see(table, "start")[0], see(table, "hexes")) == (9, {"2a": "R"})


@rule("LL-2.1")
def test_ll_2_1_until_it_is_chow() -> None:
    table = eagle_comes("red", "A", "B", hexes={"8c": "R"})
    act(table, do="eat", hex="8c")
    assert (see(table, "start")[0], see(table, "hexes"), see(table, "chow")[0]) == (9, {}, 1)


@rule("LL-2.1")
def test_ll_2_1_or_has_dived() -> None:
    table = to_move(card=2, players=3, hexes={"15a": "R"}, eagles={"blue": "D"})
    act(table, do="pick", hex="15a")
    act(table, do="dive", points=2)
    assert (see(table, "start")[0], see(table, "hexes")) == (9, {})
    assert see(table, "boxes")[0] == [0, 1, 0, 0, 0]


@rule("LL-2.1")
def test_ll_2_1_half_hexes_are_hexes() -> None:
    table = one_point("3a")
    assert hexes(table, "go") == {"4a", "4b"}
    act(table, do="go", hex="4a")
    assert stack(table, "4a") == "R"
    assert see(position(players=3, hexes={"2a": "BBIIR"}), "hexes") == {"2a": "BBIIR"}
    assert hexes(one_point("14e", eagles={"blue": "D"}), "go") == {"14d", "15d"}


@rule("LL-2.1")
def test_ll_2_1_half_hexes_are_where_the_walls_cut_a_row() -> None:
    halves = [f"{row}{end}" for row in range(2, 15, 2) for end in "ae"]
    described = cast(Any, position(players=3).board.geometry())["hexes"]
    assert [place["name"] for place in described if place["half"]] == halves
    (problem,) = problems_of(edited(('half_hexes = [\n  "2a"', 'half_hexes = [\n  "2b"')))
    assert problem.clause == "LL-2.1"


@rule("LL-2.2")
def test_ll_2_2_from_the_start_area_into_any_of_the_four_hexes_next_to_it() -> None:
    table = pick(to_move(card=3, players=3, clans=[{"caution": 1}]), "start")
    assert hexes(table, "go") == {"1a", "1b", "1c", "1d"}
    (problem,) = problems_of(edited(('start = ["1a", ', "start = [")))
    assert problem.clause == "LL-2.2"


@rule("LL-2.3")
@pytest.mark.parametrize("edge", ["15a", "15b", "15c", "15d"])
def test_ll_2_3_four_hexes_end_the_canyon(edge: str) -> None:
    """From there all points go over the cliff, or one goes sideways first."""
    table = pick(to_move(card=2, players=3, hexes={edge: "R"}, eagles={"blue": "D"}), edge)
    assert facts_of(table) == [{"do": "dive", "points": 1}, {"do": "dive", "points": 2}]


@rule("LL-2.3")
def test_ll_2_3_and_no_others_do() -> None:
    for before in ("14a", "14b", "14c", "14d", "14e"):
        table = one_point(before, eagles={"blue": "D"})
        assert dives(table) == set()
    assert "16a" not in position(players=3).board.names
    (problem,) = problems_of(edited(('cliff_edge = ["15a", ', "cliff_edge = [")))
    assert problem.clause == "LL-2.3"


@rule("LL-2.6")
def test_ll_2_6_a_clear_hex_costs_one_point() -> None:
    table = one_point("6c", eagles={"red": "D"})
    assert hexes(table, "go") == {"6b", "6d", "7b"}


@rule("LL-2.6")
def test_ll_2_6_a_clear_hex_takes_five_lemmings() -> None:
    table = pick(to_move(card=2, players=3, hexes={"1b": "R", "2b": "BBBB"}), "1b")
    act(table, do="go", hex="2b")
    assert stack(table, "2b") == "BBBBR"
    table = pick(to_move(card=2, players=3, hexes={"1b": "R", "2b": "BBBBB"}), "1b")
    assert forbids(table, do="go", hex="2b") == "LL-2.8"
    with pytest.raises(PositionError):
        position(players=3, hexes={"2b": "BBBBBI"})


@rule("LL-2.6")
def test_ll_2_6_a_clear_hex_gives_no_shelter() -> None:
    table = eagle_comes("red", "A", "B", hexes={"8c": "B"})
    assert hexes(table, "eat") == {"8c"}


@rule("LL-2.7")
def test_ll_2_7_a_brush_hex_costs_two_points() -> None:
    """7c is brush: two points from 6c, out of reach for one point and for 6c, 6d, then 7c."""
    assert not can(one_point("6c", eagles={"red": "D"}), hex="7c")
    table = pick(to_move(card=2, players=3, hexes={"6c": "R"}, eagles={"red": "D"}), "6c")
    assert hexes(table, "go") == {"7a", "7b", "7c", "7d", "8c"}
    table = pick(to_move(card=2, players=3, hexes={"6d": "R"}, eagles={"red": "D"}), "6d")
    assert hexes(table, "go") == {"7b", "7c", "7d", "8d", "8e"}
    table = pick(to_move(card=3, players=3, hexes={"6c": "R"}, eagles={"red": "D"}), "6c")
    assert {"8c", "8d", "7b"} & hexes(table, "go") == {"8c", "8d", "7b"}


@rule("LL-2.7")
def test_ll_2_7_brush_shelters_from_being_eaten() -> None:
    table = eagle_comes("red", "D", "C", hexes={"7c": "B", "7d": "I"})
    assert hexes(table, "eat") == {"7d"}
    assert forbids(table, do="eat", hex="7c") == "LL-5.5"
    table = eagle_comes("red", "D", "C", hexes={"7c": "B"})
    assert asked(table) == "scatter-who"
    assert see(table, "chow") == [0, 0, 0]


@rule("LL-2.7")
@pytest.mark.parametrize(("players", "limit"), [(2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_ll_2_7_brush_has_room_for_so_many(players: int, limit: int) -> None:
    before = {"6c": "R", "7c": "B" * (limit - 1)} if limit > 1 else {"6c": "R"}
    table = pick(to_move(card=2, players=players, hexes=before, eagles={"red": "D"}), "6c")
    act(table, do="go", hex="7c")
    assert stack(table, "7c") == "B" * (limit - 1) + "R"
    full = {"6c": "R", "7c": "B" * limit}
    table = pick(to_move(card=2, players=players, hexes=full, eagles={"red": "D"}), "6c")
    assert forbids(table, do="go", hex="7c") == "LL-2.8"
    with pytest.raises(PositionError):
        position(players=players, hexes={"7c": "B" * (limit + 1)}, eagles={"red": "D"})


@rule("LL-2.8")
def test_ll_2_8_nobody_enters_a_full_hex() -> None:
    around = {"6c": "R", "7b": "BBBBB", "7c": "BB"}
    table = pick(to_move(card=2, players=3, hexes=around, eagles={"red": "D"}), "6c")
    assert forbids(table, do="go", hex="7b") == "LL-2.8"
    assert forbids(table, do="go", hex="7c") == "LL-2.8"
    # 6c, 6b, 7a and 6c, 6d, 7d go round.
    assert hexes(table, "go") == {"7a", "7d"}


@rule("LL-2.8")
def test_ll_2_8_nobody_passes_through_a_full_hex() -> None:
    """With two points 8c can be reached over 7b only."""
    free = {"6c": "R", "7b": "BBBB"}
    table = pick(to_move(card=2, players=3, hexes=free, eagles={"red": "D"}), "6c")
    assert can(table, do="go", hex="8c")
    full = {"6c": "R", "7b": "BBBBB"}
    table = pick(to_move(card=2, players=3, hexes=full, eagles={"red": "D"}), "6c")
    assert not can(table, do="go", hex="8c")
    assert forbids(table, do="go", hex="8c") == "LL-7.1"


@rule("LL-2.8")
def test_ll_2_8_not_from_the_start_area_either() -> None:
    row = {"1a": "BBBBB", "1b": "BBBBB", "1c": "IIIII", "1d": "IIII"}
    table = pick(to_move(card=3, players=4, hexes=row, clans=[{"caution": 1}]), "start")
    assert hexes(table, "go") == {"1d"}
    row["1d"] = "IIIII"
    table = to_move(card=3, players=4, hexes=row, clans=[{"caution": 1}])
    assert not can(table, do="pick", hex="start")


@rule("LL-2.10")
@pytest.mark.parametrize(
    ("hex", "forward", "sideways"),
    [
        ("1a", "2a 2b", "1b"),
        ("2a", "3a", "2b"),
        ("2c", "3c", "2b 2d"),  # and 3b, which is brush
        ("2e", "3d", "2d"),
        ("6b", "7a 7b", "6a 6c"),
        ("11b", "12b 12c", "11a 11c"),
    ],
)
def test_ll_2_10_forward_and_sideways(hex: str, forward: str, sideways: str) -> None:
    table = one_point(hex, eagles={"red": "B", "blue": "A"})
    assert hexes(table, "go") == {*forward.split(), *sideways.split()}


@rule("LL-2.10")
def test_ll_2_10_forward_sideways_and_backward_are_the_adjacent_hexes() -> None:
    """A lemming scattered from 7d has 6d and 6e behind it, 7c beside it, 8d and 8e before it."""
    table = eagle_comes("red", "D", "C", hexes={"7d": "BR"})
    act(table, do="eat", hex="7d")
    act(table, do="choose", hex="7d")
    assert hexes(table, "land") == {"8d", "8e"}  # the others are in the zone of control
    # One behind: from 3d into 2d and 2e.
    table = eagle_comes("red", "C", "D", hexes={"3d": "BR"})
    act(table, do="eat", hex="3d")
    act(table, do="choose", hex="3d")
    assert hexes(table, "land") == {"2d", "2e"}


@rule("LL-2.10")
def test_ll_2_10_leaving_the_start_area_is_a_forward_step() -> None:
    """Two points: one into row 1, one further. So the sideways step is still to be had."""
    table = pick(to_move(card=2, players=3), "start")
    assert hexes(table, "go") == {"1a", "1b", "1c", "1d", "2a", "2b", "2c", "2d", "2e"}
    table = pick(to_move(card=2, players=3, hexes={"1b": "BBBBB", "1c": "IIIII"}), "start")
    assert hexes(table, "go") == {"2a", "2b", "2d", "2e"}


@rule("LL-2.10")
def test_ll_2_10_the_start_area_is_not_a_hex() -> None:
    with pytest.raises(PositionError):
        position(players=3, hexes={"start": "R"})
    # All around is full, and still nobody is scattered home.
    around = {"2a": "BBBBB", "2b": "IIIII", "1a": "BBBBB", "3a": "IR"}
    table = eagle_comes("red", "D", "E", hexes=around)
    act(table, do="eat", hex="3a")
    act(table, do="choose", hex="3a")
    assert not can(table, hex="start")
    assert hexes(table, "land") == {"1b", "2c", "3c", "5a", "5b"}
