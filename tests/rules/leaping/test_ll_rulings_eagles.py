"""Rulings on eagles: scattering, feasting, resupply, and who is never in their zones."""

from random import Random
from typing import Any, cast

import pytest
from tests.clauses import rule
from tests.games.leaping.table_builder import (
    LEAPING,
    act,
    asked,
    can,
    hexes,
    position,
    see,
    stack,
    to_move,
    told,
)
from tests.rules.leaping.story_words import dice_rolled, eagle_comes, forbids, scatter

from clifftop import CHANCE, OVER, PositionError

EDGE_FREE = {"red": "D", "blue": "D"}


@rule("LL-R3")
def test_ll_r3_closest_counts_hexes_in_any_direction_over_any_terrain() -> None:
    """From 3d with 2d and 2e full: two steps backward, sideways (3b is brush) and forward, over
    full hexes and over the eagle's own zone."""
    around = {"3d": "BR", "2d": "IIIII", "2e": "BBBBB"}
    table = eagle_comes("red", "C", "D", hexes=around)
    act(table, do="eat", hex="3d")
    act(table, do="choose", hex="3d")
    assert hexes(table, "land") == {"1c", "1d", "2c", "3b", "4c", "5c"}
    assert forbids(table, do="land", hex="1b") == "LL-5.7"


@rule("LL-R3")
def test_ll_r3_over_the_cliff_is_a_further_option_and_never_forced() -> None:
    """15b has safe hexes right beside it, 15a only two steps off: both may fall, neither must."""
    for edge, near in (("15b", {"14c", "15c"}), ("15a", {"13b", "14c", "15c"})):
        table = eagle_comes("blue", "F", "A", hexes={edge: "BR"})
        act(table, do="eat", hex=edge)
        act(table, do="choose", hex=edge)
        assert hexes(table, "land") == near
        assert can(table, do="over")


@rule("LL-R3")
def test_ll_r3_distances_and_limits_are_taken_afresh_for_each_lemming() -> None:
    """The first Biker fills 2e, so for the second it is 2d or nothing."""
    table = eagle_comes("red", "C", "D", hexes={"3d": "BBR", "2e": "IIII"})
    act(table, do="eat", hex="3d")
    scatter(table, "3d", "2e")
    act(table, do="choose", hex="3d")
    assert hexes(table, "land") == {"2d"}
    assert forbids(table, do="land", hex="2e") == "LL-5.7"


@rule("LL-R12")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_ll_r12_no_lemming_ever_rests_in_a_zone_of_control(players: int) -> None:
    """A whole game at random: whenever the eagles are done, nobody is in their zones."""
    rng = Random(players)
    table = LEAPING.start(players=players, short=True)
    zones = cast(Any, position(players=3).board.geometry())["zones"]
    looked = 0
    while table.to_act != OVER:
        table.apply(rng.choice(table.actions()))
        if asked(table) in ("roll", "which-die", "which-zone", "reveal", "move", "destination"):
            view = cast(Any, table.view(None))
            for eagle in ("red", "blue"):
                zone = zones[eagle][view["eagles"][eagle]["zone"]]
                assert not set(zone) & set(view["hexes"])
            looked += 1
    assert looked > 100


@rule("LL-R12")
def test_ll_r12_a_position_with_a_lemming_there_is_refused() -> None:
    for mood in ("B", "B feasting"):
        with pytest.raises(PositionError) as error:
            position(players=3, hexes={"8c": "R"}, eagles={"red": mood})
        assert "LL-R12" in str(error.value)


@rule("LL-R12")
@pytest.mark.parametrize(("die", "red"), [(0, "C"), (0, "C feasting"), (1, "C feasting")])
def test_ll_r12_a_hover_or_a_flip_in_place_finds_nobody(die: int, red: str) -> None:
    around = {"6c": "R", "5b": "B", "8d": "I"}  # all around zone C
    table = dice_rolled(die, 1, hexes=around, eagles={"red": red})
    act(table, do="die", eagle="red")
    assert (asked(table), see(table, "asked")["eagle"]) == ("which-zone", "blue")
    assert see(table, "hexes") == around


@rule("LL-R18")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_ll_r18_the_eagles_start_hunting(players: int) -> None:
    eagles = see(LEAPING.start(players=players), "eagles")
    assert [eagle["hunting"] for eagle in eagles.values()] == [True, True]


@rule("LL-R19")
def test_ll_r19_a_lemming_uncovered_by_a_feast_is_scattered_not_eaten() -> None:
    table = eagle_comes("red", "A", "B", hexes={"8c": "BR", "9d": "I"})
    act(table, do="eat", hex="8c")
    assert asked(table) == "scatter-who"
    assert hexes(table, "choose") == {"8c", "9d"}
    scatter(table, "8c", "7b")
    scatter(table, "9d", "10e")
    assert see(table, "chow") == [1, 0, 0]


@rule("LL-R20")
def test_ll_r20_a_lemming_taken_from_the_middle_leaves_the_others_in_order() -> None:
    """By a scatter; the claw of LL-7.4 does it too."""
    table = eagle_comes("red", "A", "B", hexes={"9c": "RBIR"})
    act(table, do="eat", hex="9c")
    act(table, do="choose", hex="9c")
    act(table, do="level", level=2)
    act(table, do="land", hex="10d")
    assert stack(table, "9c") == "RI"
    stuck = [{"chow": 9}]
    table = to_move(card=2, players=3, hexes={"6c": "BIRIB"}, clans=stuck, eagles=EDGE_FREE)
    act(table, do="claw", hex="6c")
    assert stack(table, "6c") == "BIIBR"


@rule("LL-R20")
def test_ll_r20_pellets_stay_when_lemmings_come_and_go_by_other_means() -> None:
    """On 9c one is eaten and one scattered, to 9b; both pellets stay."""
    table = eagle_comes("red", "A", "B", hexes={"9c": "BR"})
    act(table, do="eat", hex="9c")
    scatter(table, "9c", "9b")
    assert {"9b", "9c"} <= set(see(table, "pellets"))
    assert (see(table, "reserve"), see(table, "purses")) == (16, [0, 0, 0])


@rule("LL-R21")
def test_ll_r21_resupply_comes_before_a_later_eagles_scatter() -> None:
    """Biker stands on the vacant pellet hex 9b of both circles. Blue will fly to E and eat it."""
    table = dice_rolled(0, 1, hexes={"9b": "B"}, pellets=["4a"], eagles={"red": "D", "blue": "D"})
    act(table, do="die", eagle="red")
    assert asked(table) == "resupply"
    assert forbids(table, do="resupply", hex="9b") == "LL-5.10"


@rule("LL-R21")
def test_ll_r21_and_after_an_earlier_eagles() -> None:
    table = dice_rolled(0, 1, hexes={"9b": "B"}, pellets=["4a"], eagles={"red": "D", "blue": "D"})
    act(table, do="die", eagle="blue")
    act(table, do="fly", zone="E")
    act(table, do="eat", hex="9b")
    assert asked(table) == "resupply"
    assert can(table, do="resupply", hex="9b")
    # Where the scattered have landed, there is no room for a pellet.
    table = dice_rolled(0, 1, hexes={"9b": "BI"}, pellets=["4a"], eagles={"red": "D", "blue": "D"})
    act(table, do="die", eagle="blue")
    act(table, do="fly", zone="E")
    act(table, do="eat", hex="9b")
    scatter(table, "9b", "9c")
    assert can(table, do="resupply", hex="9b")
    assert forbids(table, do="resupply", hex="9c") == "LL-5.10"


@rule("LL-R21")
def test_ll_r21_the_dice_are_resolved_one_by_one() -> None:
    table = dice_rolled(0, 0, pellets=["4a"])
    act(table, do="die", eagle="blue")
    assert (asked(table), see(table, "asked")["eagle"]) == ("resupply", "blue")
    act(table, do="resupply", hex="9b")
    assert told(table, "resupplied") == [{"event": "resupplied", "hex": "9b"}]
    assert (asked(table), see(table, "asked")["eagle"]) == ("resupply", "red")
    assert forbids(table, do="resupply", hex="9b") == "LL-5.10"
    act(table, do="resupply", hex="9c")
    assert table.to_act == CHANCE
