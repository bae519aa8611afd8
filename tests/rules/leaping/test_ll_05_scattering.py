"""LL-5.6 to LL-5.9: those an eagle leaves over are scattered."""

from tests.clauses import rule
from tests.games.leaping.table_builder import act, asked, can, facts_of, hexes, see, stack, told
from tests.rules.leaping.story_words import (
    dice_rolled,
    eagle_comes,
    forbids,
    forbids_lemming,
    scatter,
)


@rule("LL-5.6")
def test_ll_5_6_all_that_are_left_are_scattered_in_any_order() -> None:
    """Zone A: one is eaten on 8a; left are two in the brush of 8b and a stack on 9a."""
    table = eagle_comes("red", "B", "A", hexes={"8a": "I", "8b": "RB", "9a": "BI", "7b": "I"})
    act(table, do="eat", hex="8a")
    assert hexes(table, "choose") == {"8b", "9a"}
    assert forbids_lemming(table, "7b") == "LL-5.6"
    assert forbids_lemming(table, "8a") == "LL-5.6"
    # The Covered one of 9a first, although another is on top of it.
    act(table, do="choose", hex="9a")
    assert can(table, do="level", level=1, clan="biker")
    assert can(table, do="level", level=2, clan="iq")
    assert forbids(table, do="level", level=3) == "LL-5.6"
    act(table, do="level", level=1)
    act(table, do="land", hex="10a")
    assert (stack(table, "10a"), stack(table, "9a")) == ("B", "I")
    # One at a time: the next may be of another hex.
    scatter(table, "8b", "7b", level=2)
    scatter(table, "9a", "10a")
    assert asked(table) == "scatter-who"
    scatter(table, "8b", "7b")
    assert see(table, "hexes") == {"7b": "IBR", "10a": "BI"}
    assert asked(table) == "reveal"


@rule("LL-5.6")
def test_ll_5_6_without_a_feast_too() -> None:
    table = eagle_comes("red", "F", "A", hexes={"8b": "R"})
    assert hexes(table, "choose") == {"8b"}
    scatter(table, "8b", "8c")
    assert see(table, "hexes") == {"8c": "R"}


@rule("LL-5.7")
def test_ll_5_7_scatters_to_the_closest_hex() -> None:
    """3d lies beside 2d and 2e; 3c, 4d and 4e are in the zone of control."""
    table = eagle_comes("red", "C", "D", hexes={"3d": "BR"})
    act(table, do="eat", hex="3d")
    act(table, do="choose", hex="3d")
    assert hexes(table, "land") == {"2d", "2e"}
    assert forbids(table, do="land", hex="1d") == "LL-5.7"
    assert forbids(table, do="land", hex="5c") == "LL-5.7"
    assert forbids(table, do="land", hex="4d") == "LL-5.7"


@rule("LL-5.7")
def test_ll_5_7_below_its_stacking_limit() -> None:
    table = eagle_comes("red", "C", "D", hexes={"3d": "BR", "2d": "IIIII", "2e": "BBBB"})
    act(table, do="eat", hex="3d")
    act(table, do="choose", hex="3d")
    assert hexes(table, "land") == {"2e"}
    assert forbids(table, do="land", hex="2d") == "LL-5.7"


@rule("LL-5.7")
def test_ll_5_7_in_no_eagles_zone_of_control() -> None:
    """9c lies beside 9b, 10c and 10d outside red B; with blue in E only 10d is left."""
    table = eagle_comes("red", "A", "B", hexes={"9c": "BR"})
    act(table, do="eat", hex="9c")
    act(table, do="choose", hex="9c")
    assert hexes(table, "land") == {"9b", "10c", "10d"}
    for blue in ("E", "E feasting"):
        table = eagle_comes("red", "A", "B", hexes={"9c": "BR"}, eagles={"blue": blue})
        act(table, do="eat", hex="9c")
        act(table, do="choose", hex="9c")
        assert hexes(table, "land") == {"10d"}
        assert forbids(table, do="land", hex="9b") == "LL-5.7"


@rule("LL-5.7")
def test_ll_5_7_on_top_of_whatever_is_there() -> None:
    table = eagle_comes("red", "C", "D", hexes={"3d": "BR", "2e": "II"})
    act(table, do="eat", hex="3d")
    scatter(table, "3d", "2e")
    assert stack(table, "2e") == "IIB"
    scattered = {"event": "scattered", "clan": "biker", "from": "3d", "to": "2e"}
    assert told(table, "scattered") == [scattered]


@rule("LL-5.8")
def test_ll_5_8_from_the_edge_over_the_cliff_for_one_point() -> None:
    table = eagle_comes("blue", "F", "A", hexes={"15a": "BR"})
    act(table, do="eat", hex="15a")
    act(table, do="choose", hex="15a")
    assert hexes(table, "land") == {"13b", "14c", "15c"}
    act(table, do="over", points=1)
    assert see(table, "hexes") == {}
    assert see(table, "boxes")[1] == [1, 0, 0, 0, 0]
    assert see(table, "vp") == [0, 1, 0]
    assert told(table, "fell") == [{"event": "fell", "clan": "biker", "from": "15a", "points": 1}]


@rule("LL-5.8")
def test_ll_5_8_or_not() -> None:
    table = eagle_comes("blue", "F", "A", hexes={"15a": "BR"})
    act(table, do="eat", hex="15a")
    scatter(table, "15a", "15c")
    assert (stack(table, "15c"), see(table, "vp")) == ("B", [0, 0, 0])


@rule("LL-5.8")
def test_ll_5_8_from_nowhere_else() -> None:
    table = eagle_comes("blue", "F", "A", hexes={"14b": "BR"})
    act(table, do="eat", hex="14b")
    act(table, do="choose", hex="14b")
    assert not can(table, do="over")
    assert forbids(table, do="over", points=1) == "LL-5.8"


@rule("LL-5.9")
def test_ll_5_9_one_eagle_is_done_before_the_other_begins() -> None:
    table = dice_rolled(1, 1, hexes={"8c": "R", "9d": "BI"})
    act(table, do="die", eagle="red")
    act(table, do="fly", zone="B")
    for story in ("feast", "scatter-who"):
        assert (asked(table), see(table, "asked")["eagle"]) == (story, "red")
        assert see(table, "eagles")["blue"]["zone"] == "A"
        if story == "feast":
            act(table, do="eat", hex="8c")
    scatter(table, "9d", "10e", level=2)
    assert asked(table) == "scatter-who"
    scatter(table, "9d", "10e")
    assert (asked(table), see(table, "asked")["eagle"]) == ("which-zone", "blue")


@rule("LL-5.9")
def test_ll_5_9_so_the_second_may_find_those_whom_the_first_has_scattered() -> None:
    table = dice_rolled(1, 3, hexes={"9d": "BI"})
    act(table, do="die", eagle="red")
    act(table, do="fly", zone="B")
    act(table, do="eat", hex="9d")
    scatter(table, "9d", "10e")
    act(table, do="fly", zone="D")
    assert facts_of(table) == [{"do": "eat", "hex": "10e", "clan": "biker"}]
