"""LE-4.3, LE-4.4: whoever is in the way is pushed straight on, over the line as well."""

import pytest
from tests.clauses import rule
from tests.games.leaping.table_builder import act, asked, find, told
from tests.games.lemminge.table_builder import (
    choices,
    choosing,
    forbids,
    go,
    points,
    stand,
    told_why,
    walking,
    whose_turn,
)


@rule("LE-4.3")
@pytest.mark.parametrize(
    ("from_hex", "through", "to"),
    [
        ("2b", "2c", "2d"),
        ("2e", "2d", "2c"),
        ("3a", "2b", "1b"),
        ("3b", "2b", "1a"),
        ("1a", "2b", "3b"),
        ("1b", "2b", "3a"),
    ],
)
def test_le_4_3_straight_on_by_one_hex(from_hex: str, through: str, to: str) -> None:
    """East, west, and the four slanting ways."""
    table = walking(from_hex, f"{from_hex} start", f"{through} start")
    go(table, through)
    assert stand(table) == [f"{through} start", f"{to} start"]
    assert told(table, "pushed") == [{"event": "pushed", "seat": 1, "from": through, "to": to}]


@rule("LE-4.3")
def test_le_4_3_the_next_in_line_too_and_so_on() -> None:
    table = walking("2b", "2b start", "2c 2e", "2d start")
    go(table, "2c")
    assert stand(table) == ["2c start", "2d 2f", "2e start"]


@rule("LE-4.3")
def test_le_4_3_a_free_hex_ends_the_line() -> None:
    table = walking("2b", "2b start", "2c 2e")
    go(table, "2c")
    assert stand(table) == ["2c start", "2d 2e"]


@rule("LE-4.3")
def test_le_4_3_who_stands_aside_stays() -> None:
    table = walking("2b", "2b start", "2c 1c", "3c 1b", "3b 2a")
    go(table, "2c")
    assert stand(table) == ["2c start", "1c 2d", "1b 3c", "2a 3b"]


@rule("LE-4.3")
@pytest.mark.parametrize(("line", "pushed"), [("2c start", 1), ("2c 2d", 2)])
def test_le_4_3_a_point_more_for_each(line: str, pushed: int) -> None:
    table = walking("2b", "2b start", line, points=5)
    assert table.describe(find(table, do="go", hex="2c"))["pushes"] == pushed
    go(table, "2c")
    assert points(table) == 5 - 1 - pushed


@rule("LE-4.3")
@pytest.mark.parametrize(("line", "cost"), [("2c start", 2), ("2c 2d", 3)])
def test_le_4_3_who_cannot_pay_cannot_push(line: str, cost: int) -> None:
    enough = walking("2b", "2b start", line, points=cost)
    go(enough, "2c")
    assert whose_turn(enough) == ("turn", 1)
    short = walking("2b", "2b start", line, points=cost - 1)
    assert forbids(short, do="go", hex="2c") == "LE-4.3"
    assert told_why(short, do="go", hex="2c") == "too-dear"
    assert "2c" not in choices(short, "go")


@rule("LE-4.3")
def test_le_4_3_after_a_push_it_goes_on() -> None:
    """The same lemming can be pushed step by step, as long as there are points."""
    table = walking("2b", "2b start", "2c start", points=5)
    go(table, "2c", "2d")
    assert stand(table) == ["2d start", "2e start"]
    assert (asked(table), points(table)) == ("step", 1)
    assert forbids(table, do="go", hex="2e") == "LE-4.3"
    go(table, "1d")
    assert stand(table) == ["1d start", "2e start"]


@rule("LE-4.3")
@pytest.mark.parametrize(
    ("from_hex", "hex", "others"),
    [
        ("2b", "1b", "1b start"),
        ("2b", "1a", "1a start"),
        ("2b", "3a", "3a start"),
        ("2b", "3b", "3b start"),
        ("3a", "2b", "2b 1b"),
        ("1b", "1a", "1a start"),
        ("1h", "2i", "2i start"),
    ],
)
def test_le_4_3_never_off_the_board(from_hex: str, hex: str, others: str) -> None:
    """Up, down, at the end of a line, to the left, and beside the finish line."""
    table = walking(from_hex, f"{from_hex} start", others, terrain="desert", points=9)
    assert hex not in choices(table, "go")
    assert forbids(table, do="go", hex=hex) == "LE-4.3"
    assert told_why(table, do="go", hex=hex) == "off-the-board"


@rule("LE-4.3")
def test_le_4_3_who_is_hemmed_in_cannot_be_picked() -> None:
    """Each of its three hexes is taken by somebody who would go off the board or in a long line."""
    table = choosing("1a 2f", "1b 2a", "1c 1d", "2b 1e", "3b start", points=3)
    assert choices(table, "pick") == {"2f"}
    assert forbids(table, do="pick", hex="1a") == "LE-4.2"


@rule("LE-4.3")
@pytest.mark.parametrize("terrain", ["water", "mountain", "swamp", "desert"])
def test_le_4_3_the_pushed_may_land_on_any_terrain(terrain: str) -> None:
    """1c is forest: seat 1 may be pushed there, and seat 0 may not follow."""
    table = walking("1a", "1a start", "1b start", terrain=terrain)
    go(table, "1b")
    assert stand(table) == ["1b start", "1c start"]
    assert "1c" not in choices(table, "go")


@rule("LE-4.3")
def test_le_4_3_nobody_has_to_push() -> None:
    table = walking("2b", "2b start", "2c start")
    go(table, "1b")
    act(table, do="stop")
    assert stand(table) == ["1b start", "2c start"]


@rule("LE-4.4")
@pytest.mark.parametrize(("from_hex", "hex"), [("1g", "1h"), ("2h", "2i"), ("3g", "3h")])
def test_le_4_4_others_may_be_pushed_over_the_line(from_hex: str, hex: str) -> None:
    table = walking(from_hex, f"{from_hex} start", f"{hex} 2b", terrain="desert")
    go(table, hex)
    assert stand(table) == [f"{hex} start", "2b home"]
    assert told(table, "pushed-over") == [{"event": "pushed-over", "seat": 1, "from": hex}]
    assert asked(table) == "step"


@rule("LE-4.4")
def test_le_4_4_and_own_ones() -> None:
    table = walking("3g", "3g 3h", "2b start")
    go(table, "3h")
    assert stand(table) == ["3h home", "2b start"]


@rule("LE-4.4")
def test_le_4_4_the_last_of_a_line() -> None:
    table = walking("3e", "3e start", "3f 3h", "3g start")
    go(table, "3f")
    assert stand(table) == ["3f start", "3g home", "3h start"]
    assert points(table) == 5 - 1 - 3


@rule("LE-4.4")
def test_le_4_4_they_are_across_as_if_they_had_walked() -> None:
    """Own one pushed, then the pusher walks: both are across, and that is a win."""
    table = walking("3g", "3g 3h", "2b start")
    go(table, "3h", "finish")
    assert stand(table)[0] == "home home"
    assert (table.scores(), table.places()) == ([2, 0], [1, 2])


@rule("LE-4.4")
def test_le_4_4_only_where_the_line_is() -> None:
    """The finish line runs on the east of 2i, not along its other sides."""
    table = walking("1h", "1h start", "2i start", terrain="desert")
    assert forbids(table, do="go", hex="2i") == "LE-4.3"
    below = walking("3h", "3h start", "2i start", terrain="desert")
    assert forbids(below, do="go", hex="2i") == "LE-4.3"
