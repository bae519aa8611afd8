"""LL-5: eagles fly, feast and bring pellets."""

import pytest
from tests.clauses import rule
from tests.games.leaping.table_builder import act, asked, facts_of, hexes, see, stack, told
from tests.rules.leaping.story_words import dice_rolled, eagle_comes, eagle_to_fly, forbids, zones

EVERY_PELLET = "4a 4d 6b 6e 7b 8a 8d 9b 9c 10a 10e 11b 12d 13b 14b 14d"


def pellets_but(*missing: str) -> list[str]:
    return [hex for hex in EVERY_PELLET.split() if hex not in missing]


@rule("LL-5.1")
@pytest.mark.parametrize(
    ("zone", "die", "reached"),
    [("A", 1, "BF"), ("A", 2, "CE"), ("A", 3, "D"), ("E", 2, "CA"), ("F", 1, "AE"), ("B", 3, "E")],
)
@pytest.mark.parametrize("eagle", ["red", "blue"])
def test_ll_5_1_exactly_so_many_zones_either_way(
    eagle: str, zone: str, die: int, reached: str
) -> None:
    table = eagle_to_fly(eagle, die, eagles={eagle: zone})
    assert zones(table) == set(reached)
    for other in set("ABCDEF") - set(reached):
        assert forbids(table, do="fly", zone=other) == "LL-5.1"


@rule("LL-5.1")
def test_ll_5_1_it_must_move_and_cannot_turn_back() -> None:
    """Two zones are never one there and one back, and nobody can decline."""
    table = eagle_to_fly("red", 2)
    assert forbids(table, do="fly", zone="A") == "LL-5.1"
    assert {given["do"] for given in facts_of(table)} == {"fly"}
    act(table, do="fly", zone="E")
    assert see(table, "eagles")["red"]["zone"] == "E"


@rule("LL-5.2")
def test_ll_5_2_the_first_point_flips_a_feasting_eagle_in_place() -> None:
    table = dice_rolled(1, 1, eagles={"red": "C feasting"})
    act(table, do="die", eagle="red")
    assert see(table, "eagles")["red"] == {"zone": "C", "hunting": True, "die": 1}
    assert told(table, "woke") == [{"event": "woke", "eagle": "red"}]
    assert told(table, "flew") == []
    assert see(table, "asked")["eagle"] == "blue"


@rule("LL-5.2")
@pytest.mark.parametrize(("die", "reached"), [(2, "BD"), (3, "AE")])
def test_ll_5_2_and_only_the_others_move_it(die: int, reached: str) -> None:
    table = eagle_to_fly("red", die, eagles={"red": "C feasting"})
    assert zones(table) == set(reached)
    act(table, do="fly", zone=reached[0])
    assert see(table, "eagles")["red"] == {"zone": reached[0], "hunting": True, "die": die}


@rule("LL-5.3")
@pytest.mark.parametrize(("mood", "hunting"), [("", True), (" feasting", False)])
def test_ll_5_3_a_hovering_eagle_stays_and_goes_on(mood: str, hunting: bool) -> None:
    table = dice_rolled(0, 1, eagles={"red": "C" + mood})
    act(table, do="die", eagle="red")
    assert see(table, "eagles")["red"] == {"zone": "C", "hunting": hunting, "die": 0}
    assert (told(table, "flew"), told(table, "woke")) == ([], [])
    assert see(table, "asked")["eagle"] == "blue"


@rule("LL-5.4")
def test_ll_5_4_the_eagle_player_must_pick_an_active_lemming_in_the_open() -> None:
    """Of the Eagle Player's own clan too: Ritz is seat 0."""
    table = eagle_comes("red", "A", "B", hexes={"8c": "R", "9c": "BI", "7b": "B"})
    assert (table.to_act, asked(table)) == (0, "feast")
    assert facts_of(table) == [
        {"do": "eat", "hex": "8c", "clan": "ritz"},
        {"do": "eat", "hex": "9c", "clan": "iq"},
    ]
    assert forbids(table, do="eat", hex="7b") == "LL-5.4"
    assert forbids(table, do="eat", hex="8d") == "LL-5.4"


@rule("LL-5.4")
def test_ll_5_4_it_goes_to_the_chow_box_and_the_eagle_flips() -> None:
    table = eagle_comes("red", "A", "B", hexes={"8c": "R", "9c": "BI"})
    assert see(table, "eagles")["red"]["hunting"] is True
    act(table, do="eat", hex="9c")
    assert see(table, "chow") == [0, 0, 1]
    assert see(table, "eagles")["red"] == {"zone": "B", "hunting": False, "die": 1}
    assert (stack(table, "8c"), stack(table, "9c")) == ("R", "B")
    ate = {"event": "ate", "eagle": "red", "clan": "iq", "hex": "9c"}
    assert told(table, "ate") == [ate]


@rule("LL-5.4")
def test_ll_5_4_it_goes_on_hunting_where_it_finds_nobody() -> None:
    table = eagle_comes("red", "A", "B", hexes={"7b": "B"})
    assert asked(table) == "reveal"
    assert see(table, "eagles")["red"]["hunting"] is True


@rule("LL-5.5")
def test_ll_5_5_lemmings_in_brush_are_never_eaten() -> None:
    """8b is brush of zone A, 8a is not."""
    table = eagle_comes("red", "F", "A", hexes={"8b": "BI", "8a": "R"})
    assert hexes(table, "eat") == {"8a"}
    assert forbids(table, do="eat", hex="8b") == "LL-5.5"
    table = eagle_comes("red", "F", "A", hexes={"8b": "BI"})
    assert asked(table) == "scatter-who"
    assert (see(table, "chow"), see(table, "eagles")["red"]["hunting"]) == ([0, 0, 0], True)


@rule("LL-5.5")
def test_ll_5_5_covered_lemmings_are_never_eaten() -> None:
    table = eagle_comes("red", "F", "A", hexes={"8a": "BIR"})
    assert facts_of(table) == [{"do": "eat", "hex": "8a", "clan": "ritz"}]
    act(table, do="eat", hex="8a")
    assert (see(table, "chow"), stack(table, "8a")) == ([1, 0, 0], "BI")
    assert asked(table) == "scatter-who"


@rule("LL-5.10")
def test_ll_5_10_a_hover_puts_a_pellet_on_a_vacant_hex_of_its_circle() -> None:
    """6b and 9b (on the Line of Bones) are vacant; 4d has a lemming, 13b is not red."""
    pellets = pellets_but("4d", "6b", "9b", "13b")
    table = dice_rolled(0, 1, pellets=pellets, hexes={"4d": "R"}, eagle_player=2)
    act(table, do="die", eagle="red")
    assert (table.to_act, asked(table)) == (2, "resupply")
    assert hexes(table, "resupply") == {"6b", "9b"}
    for hex in ("4d", "13b", "4a", "5b"):
        assert forbids(table, do="resupply", hex=hex) == "LL-5.10"
    act(table, do="resupply", hex="9b")
    assert see(table, "pellets") == pellets_but("4d", "6b", "13b")
    assert see(table, "reserve") == 19
    assert told(table, "resupplied", 2) == [{"event": "resupplied", "hex": "9b"}]
    assert see(table, "asked")["eagle"] == "blue"


@rule("LL-5.10")
def test_ll_5_10_the_line_of_bones_is_in_the_blue_circle_too() -> None:
    table = dice_rolled(1, 0, pellets=pellets_but("6b", "9b", "13b"))
    act(table, do="die", eagle="blue")
    assert hexes(table, "resupply") == {"9b", "13b"}


@rule("LL-5.10")
def test_ll_5_10_one_for_each_hover() -> None:
    table = dice_rolled(0, 0, pellets=pellets_but("6b", "7b", "13b", "14b"))
    act(table, do="die", eagle="red")
    act(table, do="resupply", hex="6b")
    assert hexes(table, "resupply") == {"13b", "14b"}
    act(table, do="resupply", hex="14b")
    assert (asked(table), see(table, "reserve")) == ("reveal", 18)


@rule("LL-5.10")
def test_ll_5_10_none_when_the_reserve_is_empty() -> None:
    """15 on the board and 17 claimed are all there are."""
    claimed = [{"pellets": "1" * 14 + "222"}]
    table = dice_rolled(0, 1, pellets=pellets_but("6b"), clans=claimed)
    assert see(table, "reserve") == 0
    act(table, do="die", eagle="red")
    assert (asked(table), see(table, "asked")["eagle"]) == ("which-zone", "blue")
    assert see(table, "pellets") == pellets_but("6b")


@rule("LL-5.10")
def test_ll_5_10_none_when_no_hex_is_vacant() -> None:
    table = dice_rolled(0, 1, pellets=pellets_but("6b", "13b"), hexes={"6b": "R"})
    act(table, do="die", eagle="red")
    assert (asked(table), see(table, "asked")["eagle"]) == ("which-zone", "blue")
    assert see(table, "reserve") == 18
