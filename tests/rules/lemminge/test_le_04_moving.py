"""LE-4.1, LE-4.2: one lemming, hex by hex."""

import pytest
from tests.clauses import rule
from tests.games.leaping.table_builder import act, asked, facts_of, see, told
from tests.games.lemminge.table_builder import (
    choices,
    choosing,
    forbids,
    go,
    pick,
    points,
    race,
    stand,
    told_why,
    walking,
    whose_turn,
)


@rule("LE-4.1")
def test_le_4_1_not_at_all() -> None:
    table = choosing("2b start", "3d start")
    act(table, do="stop")
    assert stand(table) == ["2b start", "3d start"]
    assert told(table, "stopped") == [{"event": "stopped", "seat": 0, "points": 4}]
    assert whose_turn(table) == ("turn", 1)


@rule("LE-4.1")
@pytest.mark.parametrize("steps", [0, 1, 2, 3])
def test_le_4_1_or_in_part(steps: int) -> None:
    """Also by somebody who was picked and then does not move."""
    table = choosing("2b start", "3a start")
    pick(table, "2b")
    go(table, *["2c", "2d", "2e"][:steps])
    act(table, do="stop")
    assert stand(table)[0] == ["2b start", "2c start", "2d start", "2e start"][steps]
    assert whose_turn(table) == ("turn", 1)


@rule("LE-4.1")
def test_le_4_1_when_all_are_spent_the_turn_is_over() -> None:
    table = walking("2b", "2b start", points=2)
    go(table, "2c", "2d")
    assert whose_turn(table) == ("turn", 1)


@rule("LE-4.1")
def test_le_4_1_what_is_left_is_lost() -> None:
    table = choosing("2b start", "3a start", turn=1)
    pick(table, "2b")
    go(table, "2c")
    act(table, do="stop")
    assert see(table, "asked") == {"question": "turn"}


@rule("LE-4.1")
def test_le_4_1_either_of_ones_own() -> None:
    table = choosing("2b start", "3d start")
    assert choices(table, "pick") == {"2b", "start"}
    both_out = choosing("2b 2f", "3d start")
    assert choices(both_out, "pick") == {"2b", "2f"}
    one_home = choosing("2b home", "3d start")
    assert choices(one_home, "pick") == {"2b"}


@rule("LE-4.1")
def test_le_4_1_two_in_the_start_area_are_one_choice() -> None:
    table = choosing()
    assert [facts["do"] for facts in facts_of(table)] == ["pick", "stop"]
    pick(table, "start")
    go(table, "2a")
    assert stand(table) == ["2a start", "start start"]


@rule("LE-4.1")
def test_le_4_1_the_one_that_was_picked_moves() -> None:
    for hex, other in (("2b", "2f"), ("2f", "2b")):
        table = choosing("2b 2f", "3d start")
        pick(table, hex)
        step = {"2b": "2c", "2f": "2e"}[hex]
        go(table, step)
        assert stand(table)[0] == " ".join(sorted([step, other]))


@rule("LE-4.1")
@pytest.mark.parametrize("hex", ["3d", "2h", "1a"])
def test_le_4_1_not_somebody_elses(hex: str) -> None:
    """Seat 1's, seat 2's, or an empty hex."""
    table = choosing("2b start", "3d start", "2h start")
    assert forbids(table, do="pick", hex=hex) == "LE-4.1"
    assert told_why(table, do="pick", hex=hex) == "not-yours"


@rule("LE-4.1")
def test_le_4_1_nobody_comes_out_when_all_are_out() -> None:
    table = choosing("2b 2f", "start start")
    assert forbids(table, do="pick", hex="start") == "LE-4.1"
    assert told_why(table, do="pick", hex="start") == "none-starting"


@rule("LE-4.1")
def test_le_4_1_one_only() -> None:
    """After a step of one the other cannot be moved: all there is are steps of the same one."""
    table = choosing("2b 2g", "start start")
    pick(table, "2b")
    for step in ("2c", "2d"):
        go(table, step)
        assert asked(table) == "step"
        assert see(table, "asked")["hex"] == step
        assert {facts["do"] for facts in facts_of(table)} == {"go", "stop"}
        assert not choices(table, "go") & {"1f", "2f", "2h", "3f", "3g"}


@rule("LE-4.1")
@pytest.mark.parametrize("other", ["2b", "start"])
def test_le_4_1_also_when_that_one_is_across(other: str) -> None:
    table = walking("1h", f"1h {other}", "3a start", points=9)
    go(table, "finish")
    assert stand(table)[0] == f"{other} home"
    assert whose_turn(table) == ("turn", 1)


@rule("LE-4.1")
def test_le_4_1_without_points_nobody_is_asked() -> None:
    table = race("2b start", hands=["forest 0"], piles="forest 0")
    act(table, do="play", terrain="forest", value=0)
    assert whose_turn(table) == ("turn", 1)


@rule("LE-4.2")
@pytest.mark.parametrize(
    ("terrain", "hexes"),
    [
        ("forest", "1c 1d 2c 2e 3d"),
        ("water", "1d 2c 2e 3c 3d"),
        ("mountain", "1d 2c 2e 3d"),
        ("swamp", "1d 2c 2e 3d"),
        ("desert", "1d 2c 2e 3d"),
    ],
)
def test_le_4_2_meadow_and_the_terrain_just_played(terrain: str, hexes: str) -> None:
    """1c is forest and 3c water, the rest around 2d is meadow."""
    table = walking("2d", "2d start", terrain=terrain)
    assert choices(table, "go") == set(hexes.split())
    for hex in {"1c", "3c"} - set(hexes.split()):
        assert forbids(table, do="go", hex=hex) == "LE-4.2"
        assert told_why(table, do="go", hex=hex) == "wrong-terrain"


@rule("LE-4.2")
def test_le_4_2_the_terrain_of_this_card_not_of_others() -> None:
    """Earlier cards, and piles however high, open no terrain."""
    table = race("2d start", hands=["water 1, swamp 3"], piles="forest 4 3, water 2, swamp 4 3")
    act(table, do="play", terrain="water", value=1)
    pick(table, "2d")
    assert choices(table, "go") == {"1d", "2c", "2e", "3c", "3d"}


@rule("LE-4.2")
def test_le_4_2_in_any_direction_back_as_well() -> None:
    table = walking("2b", "2b start")
    assert choices(table, "go") == {"1a", "1b", "2a", "2c", "3a", "3b"}
    go(table, "2c", "2b", "1a", "1b", "2b")
    assert stand(table)[0] == "2b start"


@rule("LE-4.2")
@pytest.mark.parametrize(
    ("hex", "around"),
    [
        ("1b", "1a 1c 2b 2c"),
        ("1f", "1e 1g 2f 2g"),
        ("3e", "2e 2f 3d 3f"),
        ("2h", "1g 1h 2g 2i 3g 3h"),
        ("2a", "1a 2b 3a"),
    ],
)
def test_le_4_2_next_to_its_own_hex(hex: str, around: str) -> None:
    """All that touch it, if the terrain lets it, and no others."""
    entered: set[str] = set()
    for terrain in ("forest", "water", "mountain", "swamp", "desert"):
        entered |= choices(walking(hex, f"{hex} start", terrain=terrain), "go")
    assert entered == set(around.split())


@rule("LE-4.2")
@pytest.mark.parametrize("hex", ["2d", "3h", "1d", "2b"])
def test_le_4_2_no_further(hex: str) -> None:
    table = walking("2b", "2b start")
    assert forbids(table, do="go", hex=hex) == "LE-4.2"
    assert told_why(table, do="go", hex=hex) == "not-next"


@rule("LE-4.2")
def test_le_4_2_a_point_each_meadow_or_not() -> None:
    table = walking("2d", "2d start", terrain="forest", points=4)
    for step, left in (("1c", 3), ("1d", 2), ("2e", 1)):
        go(table, step)
        assert points(table) == left
    go(table, "3e")
    assert whose_turn(table) == ("turn", 1)


@rule("LE-4.2")
@pytest.mark.parametrize(
    ("tile", "card", "allowed"),
    [
        ("forest", "forest", True),
        ("forest", "water", False),
        ("meadow", "water", True),
        ("swamp", "desert", False),
    ],
)
def test_le_4_2_a_tile_is_what_it_shows(tile: str, card: str, allowed: bool) -> None:
    """2c is meadow by itself, 1c forest: what lies on top counts."""
    for beside, hex in (("2b", "2c"), ("1b", "1c")):
        table = walking(beside, f"{beside} start", terrain=card, tiles={hex: tile})
        assert (hex in choices(table, "go")) == allowed


@rule("LE-4.2")
def test_le_4_2_where_it_stands_does_not_matter() -> None:
    table = walking("1e", "1e start", terrain="desert")
    assert choices(table, "go") == {"1d", "1f", "2e", "2f"}


@rule("LE-4.2")
def test_le_4_2_who_can_go_nowhere_cannot_be_picked() -> None:
    tiles = {"1b": "water", "2a": "water", "2b": "water"}
    table = choosing("1a 2e", tiles=tiles)
    assert choices(table, "pick") == {"2e"}
    assert forbids(table, do="pick", hex="1a") == "LE-4.2"
    assert told_why(table, do="pick", hex="1a") == "cannot-move"
    assert choices(choosing("1a 2e", terrain="water", tiles=tiles), "pick") == {"1a", "2e"}


@rule("LE-4.2")
def test_le_4_2_nor_out_of_the_start() -> None:
    tiles = {"1a": "water", "2a": "water", "3a": "water"}
    table = choosing("start 2e", tiles=tiles)
    assert forbids(table, do="pick", hex="start") == "LE-4.2"
    assert choices(choosing("start 2e", terrain="water", tiles=tiles), "pick") == {"start", "2e"}
