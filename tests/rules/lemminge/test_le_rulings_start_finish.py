"""Rulings on the start area and the finish line."""

import pytest
from tests.clauses import rule
from tests.games.leaping.table_builder import act, asked, told
from tests.games.lemminge.table_builder import (
    DIFFICULT,
    choices,
    choosing,
    edited,
    forbids,
    go,
    pick,
    play,
    points,
    problems_of,
    race,
    stand,
    told_why,
    walking,
    whose_turn,
)

from clifftop import OVER, PositionError

# R1: start and finish.


@rule("LE-R1")
def test_le_r1_start_and_finish_take_no_tiles() -> None:
    table = race("2b start", hands=["forest 3"])
    play(table, "forest 3")
    for _ in range(2):  # asked for the row, then for the hex
        assert forbids(table, do="pick", hex="start") == "LE-R1"
        assert forbids(table, do="cross") == "LE-R1"
        assert told_why(table, do="cross") == "no-tile"
        if asked(table) == "tile-row":
            act(table, do="row", row=2)
    with pytest.raises(PositionError):
        race(tiles={"start": "forest"})


@rule("LE-R1")
def test_le_r1_any_number_fit_in_the_start_area() -> None:
    everybody = ["start start"] * 5
    table = choosing(*everybody)
    pick(table, "start")
    assert choices(table, "go") == {"1a", "2a", "3a"}
    assert stand(table) == everybody
    go(table, "2a")
    act(table, do="stop")
    assert stand(table) == ["2a start", *everybody[1:]]


@rule("LE-R1")
@pytest.mark.parametrize("hex", ["1a", "2a", "3a"])
def test_le_r1_nobody_walks_back(hex: str) -> None:
    table = walking(hex, f"{hex} start")
    assert forbids(table, do="pick", hex="start") == "LE-R1"
    assert told_why(table, do="pick", hex="start") == "no-way-back"


@rule("LE-R1")
@pytest.mark.parametrize(("from_hex", "hex"), [("2b", "2a"), ("3b", "3a"), ("2b", "1a")])
def test_le_r1_nobody_is_pushed_back(from_hex: str, hex: str) -> None:
    """Also not over the very edge by which one came in: 1a's is to the northwest."""
    table = walking(from_hex, f"{from_hex} start", f"{hex} start")
    assert hex not in choices(table, "go")
    assert forbids(table, do="go", hex=hex) == "LE-4.3"


# R7: crossing.


@rule("LE-R7")
@pytest.mark.parametrize("card", DIFFICULT)
@pytest.mark.parametrize("hex", ["1h", "2i", "3h"])
def test_le_r7_crossing_asks_for_no_terrain(card: str, hex: str) -> None:
    """Not even out of the desert of 2i."""
    table = walking(hex, f"{hex} start", terrain=card)
    go(table, "finish")
    assert stand(table)[0] == "start home"
    assert told(table, "crossed") == [{"event": "crossed", "seat": 0, "from": hex}]


@rule("LE-R7")
def test_le_r7_it_costs_a_point() -> None:
    """One point is enough; with the one that leads to the line it is two."""
    table = walking("1h", "1h start", points=1)
    go(table, "finish")
    assert stand(table)[0] == "start home"
    before = walking("3g", "3g start", points=1)
    go(before, "3h")
    assert (stand(before)[0], whose_turn(before)) == ("3h start", ("turn", 1))
    both = walking("3g", "3g start", points=2)
    go(both, "3h", "finish")
    assert stand(both)[0] == "start home"


@rule("LE-R7")
@pytest.mark.parametrize("hex", ["2h", "3g", "2a", "1d"])
def test_le_r7_only_from_beside_the_line(hex: str) -> None:
    table = walking(hex, f"{hex} start")
    assert forbids(table, do="cross") == "LE-R7"
    assert told_why(table, do="cross") == "not-at-finish"


@rule("LE-R7")
def test_le_r7_nor_straight_from_the_start() -> None:
    assert forbids(walking("start"), do="cross") == "LE-R7"


@rule("LE-R7")
def test_le_r7_the_pushed_cross_for_their_push_point() -> None:
    """One for the step and one for the push: two are enough, and one is not."""
    table = walking("3g", "3g start", "3h 2b", points=2)
    go(table, "3h")
    assert stand(table) == ["3h start", "2b home"]
    assert whose_turn(table) == ("turn", 1)
    short = walking("3g", "3g start", "3h 2b", points=1)
    assert told_why(short, do="go", hex="3h") == "too-dear"


@rule("LE-R7")
def test_le_r7_who_stands_at_the_line_can_always_be_picked() -> None:
    tiles = {"1g": "water", "2h": "water", "2i": "water"}
    assert choices(choosing("1h 2b", tiles=tiles), "pick") == {"1h", "2b"}


@rule("LE-R7")
@pytest.mark.parametrize("direction", ["west", "southwest"])
def test_le_r7_behind_the_line_lies_no_hex_and_no_start(direction: str) -> None:
    finish = 'east = ["1h", "2i", "3h"]'
    (problem,) = problems_of(edited((finish, f'{finish}\n{direction} = ["1d"]')))
    assert problem.clause == "LE-R7"
    assert problems_of(edited((finish, f'{finish}\nwest = ["3a"]')))[0].clause == "LE-R7"


# R8: leaving the start.


@rule("LE-R8")
def test_le_r8_leaving_costs_a_point() -> None:
    table = walking("start", points=3)
    go(table, "2a")
    assert (stand(table)[0], points(table)) == ("2a start", 2)
    last = walking("start", points=1)
    go(last, "3a")
    assert (stand(last)[0], whose_turn(last)) == ("3a start", ("turn", 1))


@rule("LE-R8")
@pytest.mark.parametrize("hex", ["1b", "2b", "3h"])
def test_le_r8_into_a_hex_that_borders_on_it(hex: str) -> None:
    table = walking("start")
    assert choices(table, "go") == {"1a", "2a", "3a"}
    assert forbids(table, do="go", hex=hex) == "LE-R8"
    assert told_why(table, do="go", hex=hex) == "not-at-start"


@rule("LE-R8")
def test_le_r8_of_a_terrain_that_can_be_entered() -> None:
    table = walking("start", tiles={"2a": "water"})
    assert forbids(table, do="go", hex="2a") == "LE-4.2"
    assert "2a" in choices(walking("start", terrain="water", tiles={"2a": "water"}), "go")


@rule("LE-R8")
@pytest.mark.parametrize(("hex", "to"), [("1a", "2b"), ("2a", "2b"), ("3a", "3b")])
def test_le_r8_a_push_goes_in_the_direction_of_the_edge_crossed(hex: str, to: str) -> None:
    """Into 1a one comes to the southeast, into the others eastward."""
    table = walking("start", "start start", f"{hex} start")
    go(table, hex)
    assert stand(table) == [f"{hex} start", f"{to} start"]
    assert points(table) == 3


@rule("LE-R8")
def test_le_r8_and_so_does_the_whole_line() -> None:
    table = walking("start", "start 2b", "1a start")
    go(table, "1a")
    assert stand(table) == ["1a 3b", "2b start"]


@rule("LE-R8")
@pytest.mark.parametrize(
    ("direction", "to"), [("east", "1b"), ("southeast", "2b"), ("southwest", "2a")]
)
def test_le_r8_the_board_gives_the_direction(direction: str, to: str) -> None:
    start = ('southeast = ["1a"]\neast = ["2a", "3a"]', f'{direction} = ["1a"]')
    table = walking("start", "start start", "1a start", board=edited(start))
    go(table, "1a")
    assert stand(table) == ["1a start", f"{to} start"]


@rule("LE-R8")
def test_le_r8_one_direction_a_hex_with_the_start_behind_it() -> None:
    twice = edited(('east = ["2a", "3a"]', 'east = ["1a", "2a", "3a"]'))
    inside = edited(('east = ["2a", "3a"]', 'east = ["2a", "3b"]'))
    for text in (twice, inside):
        (problem,) = problems_of(text)
        assert problem.clause == "LE-R8"


@rule("LE-R2")
@pytest.mark.parametrize("pusher", [0, 1, 2])
def test_le_r2_anybody_may_be_pushed_to_victory(pusher: int) -> None:
    """The seat after the pusher has one lemming left, on the last hex."""
    lemmings = ["start start"] * 3
    lemmings[pusher] = "3g start"
    lemmings[(pusher + 1) % 3] = "home 3h"
    moving = {"question": "step", "seat": pusher, "terrain": "forest", "points": 3, "hex": "3g"}
    table = race(*lemmings, piles="forest 3", asked=moving)
    go(table, "3h")
    assert told(table, "won") == [{"event": "won", "seat": (pusher + 1) % 3}]
    assert table.to_act == OVER
    assert table.places()[(pusher + 1) % 3] == 1
