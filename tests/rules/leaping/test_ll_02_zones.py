"""LL-2.4, LL-2.5, LL-2.9: circles, zones and what lies in them, written out here by hand."""

from typing import Any, cast

import pytest
from tests.clauses import rule
from tests.games.leaping.canyon import edited, problems_of
from tests.games.leaping.table_builder import LEAPING, can, hexes, position, see
from tests.rules.leaping.story_words import eagle_comes, eagle_to_fly, forbids, zones

from clifftop import PositionError

RED_ZONES = {
    "A": "7a 8a 8b 9a 9b",
    "B": "8c 8d 8e 9c 9d",
    "C": "5c 6d 6e 7c 7d",
    "D": "3c 3d 4d 4e 5d",
    "E": "3a 3b 4a 4b 4c",
    "F": "5a 5b 6a 6b 7b",
}
BLUE_ZONES = {
    "A": "13a 14a 14b 15a 15b",
    "B": "14c 14d 14e 15c 15d",
    "C": "11c 12d 12e 13c 13d",
    "D": "9c 9d 10d 10e 11d",
    "E": "9a 9b 10a 10b 10c",
    "F": "11a 11b 12a 12b 13b",
}
EVERY_HEX = [
    f"{row}{letter}" for row in range(1, 16) for letter in ("abcd" if row % 2 else "abcde")
]


def may_rest(hex: str, red: str, blue: str) -> bool:
    """Can a lemming be on this hex while the eagles are where they are?"""
    try:
        position(players=3, hexes={hex: "R"}, eagles={"red": red, "blue": blue})
    except PositionError:
        return False
    return True


@rule("LL-2.4")
@pytest.mark.parametrize("zone", list("ABCDEF"))
@pytest.mark.parametrize("mood", ["", " feasting"])
def test_ll_2_4_the_zone_an_eagle_is_in_is_its_zone_of_control(zone: str, mood: str) -> None:
    """Hunting or feasting: nobody can be there, and everywhere else somebody can."""
    red_danger = {hex for hex in EVERY_HEX if not may_rest(hex, zone + mood, "A")}
    assert red_danger == {*RED_ZONES[zone].split(), *BLUE_ZONES["A"].split()}
    blue_danger = {hex for hex in EVERY_HEX if not may_rest(hex, "A", zone + mood)}
    assert blue_danger == {*RED_ZONES["A"].split(), *BLUE_ZONES[zone].split()}


@rule("LL-2.4")
@pytest.mark.parametrize("eagle", ["red", "blue"])
def test_ll_2_4_neighbours_in_the_ring_are_neighbours(eagle: str) -> None:
    ring = {"A": "BF", "B": "AC", "C": "BD", "D": "CE", "E": "DF", "F": "AE"}
    for zone, beside in ring.items():
        assert zones(eagle_to_fly(eagle, 1, eagles={eagle: zone})) == set(beside)


@rule("LL-2.4")
def test_ll_2_4_whatever_hexes_touch() -> None:
    """5c of red C touches 5b of red F, but in the ring they are three apart."""
    table = eagle_to_fly("red", 1, eagles={"red": "C"})
    assert not can(table, do="fly", zone="F")
    assert forbids(table, do="fly", zone="F") == "LL-5.1"


@rule("LL-2.4")
def test_ll_2_4_hexes_in_no_zone_are_always_safe() -> None:
    for hex in ("1a", "1b", "1c", "1d", "2a", "2b", "2c", "2d", "2e", "6c", "12c"):
        assert all(may_rest(hex, red, blue) for red in "ABCDEF" for blue in "ABCDEF")


@rule("LL-2.4")
def test_ll_2_4_a_zone_has_five_or_six_hexes() -> None:
    (problem,) = problems_of(edited(('F = ["11a", "11b",', 'F = ["11b",')))
    assert problem.clause == "LL-2.4"
    six = edited(('E = ["9a", "9b", "10a",', 'E = ["12c", "9a", "9b", "10a",'))
    assert [problem.message for problem in problems_of(six)] == ["board-zone-split"]
    assert problems_of(edited(('F = ["11a", "11b",', 'F = ["12c", "11a", "11b",'))) == []


@rule("LL-2.5")
@pytest.mark.parametrize(("bone", "red", "blue"), [("9a", "A", "E"), ("9d", "B", "D")])
def test_ll_2_5_on_the_line_of_bones_both_eagles_hunt(bone: str, red: str, blue: str) -> None:
    before = {"A": "F", "B": "C", "D": "C", "E": "F"}
    table = eagle_comes("red", before[red], red, hexes={bone: "R"})
    assert hexes(table, "eat") == {bone}
    table = eagle_comes("blue", before[blue], blue, eagles={"red": "D"}, hexes={bone: "R"})
    assert hexes(table, "eat") == {bone}


@rule("LL-2.5")
def test_ll_2_5_four_hexes_and_no_other_are_in_both_circles() -> None:
    red = {hex for zone in RED_ZONES.values() for hex in zone.split()}
    blue = {hex for zone in BLUE_ZONES.values() for hex in zone.split()}
    assert red & blue == {"9a", "9b", "9c", "9d"}
    geometry = cast(Any, position(players=3).board.geometry())
    assert geometry["bones"] == ["9a", "9b", "9c", "9d"]
    for eagle, by_hand in (("red", RED_ZONES), ("blue", BLUE_ZONES)):
        assert {
            zone: " ".join(names) for zone, names in geometry["zones"][eagle].items()
        } == by_hand
    outside = edited(
        ('D = ["9c", "9d", "10d",', 'D = ["9c", "10d",'),
        ('"10e", "11d"]', '"10e", "11d", "11c"]'),
        ('C = ["11c", "12d",', 'C = ["12d", "12c",'),
    )
    assert [problem.clause for problem in problems_of(outside)] == ["LL-2.5"]


@rule("LL-2.9")
def test_ll_2_9_five_brush_hexes_are_red_and_four_blue() -> None:
    described = cast(Any, position(players=3).board.geometry())["hexes"]
    brush = {place["name"] for place in described if place["terrain"] == "brush"}
    red = {hex for zone in RED_ZONES.values() for hex in zone.split()}
    blue = {hex for zone in BLUE_ZONES.values() for hex in zone.split()}
    assert brush & red == {"3b", "5a", "5d", "7c", "8b"}
    assert brush & blue == {"10c", "11d", "12a", "13c"}
    assert brush <= red | blue
    for old, new in (('["3b", "5a",', '["5a",'), ('"12a", "13c"]\npellets', '"12a"]\npellets')):
        (problem,) = problems_of(edited((old, new)))
        assert problem.clause == "LL-2.9"


@rule("LL-2.9")
def test_ll_2_9_sixteen_hexes_have_pellets() -> None:
    pellet_hexes = "4a 4d 6b 6e 7b 8a 8d 9b 9c 10a 10e 11b 12d 13b 14b 14d"
    assert " ".join(see(LEAPING.start(players=3), "pellets")) == pellet_hexes
    (problem,) = problems_of(edited(('"13b", "14b",', '"13b",')))
    assert problem.clause == "LL-2.9"


@rule("LL-2.9")
def test_ll_2_9_the_red_circle_begins_in_the_third_row() -> None:
    assert all(may_rest(hex, red, "A") for red in "ABCDEF" for hex in EVERY_HEX[:9])
    assert not all(may_rest(hex, red, "A") for red in "ABCDEF" for hex in EVERY_HEX[9:13])
    early = edited(('D = ["3c", "3d",', 'D = ["2d", "3d",'))
    assert [problem.clause for problem in problems_of(early)] == ["LL-2.9"]
