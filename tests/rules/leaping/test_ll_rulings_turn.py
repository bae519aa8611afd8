"""Rulings on movement, dice, dives, pellets, and what nobody has seen yet."""

from typing import Any, cast

import pytest
from tests.clauses import rule
from tests.games.leaping.canyon import edited
from tests.games.leaping.table_builder import (
    LEAPING,
    act,
    asked,
    facts_of,
    find,
    hexes,
    position,
    see,
    stack,
    to_move,
)
from tests.rules.leaping.story_words import dives, forbids, forbids_lemming, move, odds, pick

from clifftop import BoardError

EDGE_FREE = {"red": "D", "blue": "D"}


@rule("LL-R1")
@pytest.mark.parametrize(
    ("card", "asked", "clan", "regular", "starting"),
    [
        (3, {}, {}, 3, 3),
        (3, {"bonus": 1, "stage": 1}, {}, 4, 4),  # a favor
        (2, {"five": True, "stage": 2}, {}, 5, 5),  # IT'S A 5
        (3, {"bonus": 1, "five": True, "stage": 2}, {}, 5, 5),  # a favor changes nothing then
        (3, {}, {"quick": True}, 3, 6),  # QUICK START: Starting lemmings only
        (3, {"bonus": 1, "stage": 2}, {"quick": True}, 4, 8),  # first the favor, then doubled
        (4, {}, {"caution": 1}, 2, 2),
        (5, {}, {"caution": 2}, 1, 1),  # for each CAUTION in force
        (3, {}, {"caution": 1, "quick": True}, 1, 4),  # doubled before the 2 are taken off
        (2, {"five": True, "stage": 2}, {"caution": 1}, 3, 3),  # a 5 under CAUTION is a 3
        (3, {}, {"caution": 2}, 0, 0),  # never below 0
        (5, {}, {"caution": 2, "quick": True}, 1, 6),  # twice 5, twice 2 off
        (5, {}, {"caution": 4, "quick": True}, 0, 2),
    ],
)
def test_ll_r1_the_movement_value(
    card: int, asked: dict[str, object], clan: dict[str, object], regular: int, starting: int
) -> None:
    table = to_move(card=card, players=3, asked=asked, clans=[clan])
    assert (see(table, "movement"), see(table, "starting")) == (regular, starting)


@rule("LL-R1")
def test_ll_r1_a_lemming_moves_by_that_value() -> None:
    """A 3 doubled, less 2: four rows from the Start Area, one step for the one on the board."""
    clan = {"caution": 1, "quick": True}
    table = to_move(card=3, players=3, hexes={"1a": "R"}, clans=[clan], eagles=EDGE_FREE)
    assert hexes(pick(table, "1a"), "go") == {"1b", "2a", "2b"}
    table = to_move(card=3, players=3, hexes={"1a": "R"}, clans=[clan], eagles=EDGE_FREE)
    assert hexes(pick(table, "start"), "go") == {"3a", "3b", "4a", "4b"}


@rule("LL-R1")
def test_ll_r1_with_no_movement_the_player_passes_and_does_not_claw() -> None:
    clan = {"caution": 1, "id_used": True}
    table = to_move(
        card=2, players=3, hexes={"6c": "RB", "2a": "R"}, clans=[clan], eagles=EDGE_FREE
    )
    assert facts_of(table) == [{"do": "pass"}]
    assert forbids(table, do="claw", hex="6c") == "LL-R1"
    assert forbids_lemming(table, "2a") == "LL-R1"
    assert forbids(table, do="pick", hex="start") == "LL-R1"


@rule("LL-R1")
@pytest.mark.parametrize("hex", ["6c", "2a"])
def test_ll_r1_with_some_movement_the_same_lemmings_may(hex: str) -> None:
    clan = {"caution": 1, "id_used": True, "chow": 9}
    table = to_move(card=3, players=3, hexes={hex: "RB"}, clans=[clan], eagles=EDGE_FREE)
    assert facts_of(table) == [{"do": "claw", "hex": hex}]


@rule("LL-R1")
def test_ll_r1_no_favor_can_raise_a_5_under_caution() -> None:
    table = to_move(card=5, players=3, clans=[{"caution": 1, "pellets": "f"}])
    assert see(table, "movement") == 3
    assert forbids(table, do="favor", pellets=1) == "LL-8.3"


@rule("LL-R2")
def test_ll_r2_the_faces_are_hover_1_1_2_2_3() -> None:
    table = position(players=3)
    assert odds(table) == pytest.approx({0: 1 / 6, 1: 2 / 6, 2: 2 / 6, 3: 1 / 6})
    table.apply(find(table, points=1))
    assert odds(table) == pytest.approx({0: 1 / 6, 1: 2 / 6, 2: 2 / 6, 3: 1 / 6})


@rule("LL-R2")
def test_ll_r2_an_owner_of_the_box_can_set_other_faces() -> None:
    other = edited(('"hover", 1, 1, 2, 2, 3', '"hover", "hover", "hover", 1, 2, 2'))
    table = position(players=3, board=other)
    assert odds(table) == pytest.approx({0: 3 / 6, 1: 1 / 6, 2: 2 / 6})
    assert forbids(table, do="roll", points=3) == "LL-R2"
    with pytest.raises(BoardError) as error:
        position(players=3, board=edited(('"hover", 1, 1, 2, 2, 3', '"hover", 1, 1, 2, 2')))
    assert [problem.clause for problem in error.value.problems] == ["LL-R2"]


@rule("LL-R11")
def test_ll_r11_a_pellet_drawn_late_is_as_random_as_one_laid_early() -> None:
    """Whatever was claimed before, unseen, the next is a 2 with the chance of 4 in 32."""
    two = 0.0
    for kind, chance in (("1", 14 / 32), ("2", 4 / 32), ("f", 14 / 32)):
        table = to_move(card=2, players=3, hexes={"4a": "R", "4d": "B"}, eagles={"red": "B"})
        move(table, "4a", "5a")
        act(table, do="claim", pellet=kind)
        move(table, "4d", "6d")
        assert odds(table)["2"] == pytest.approx((4 - (kind == "2")) / 31)
        two += chance * odds(table)["2"]
    assert two == pytest.approx(4 / 32)


@rule("LL-R11")
def test_ll_r11_so_is_a_movement_card() -> None:
    """The second card is a 5 with the chance of 8 in 32, seen from before the first."""
    five = 0.0
    for value in (2, 3, 4, 5):
        deck = [8 - (kind == value) for kind in (2, 3, 4, 5)]
        table = position(players=3, deck=deck, asked={"question": "reveal"})
        assert odds(table)[5] == pytest.approx((8 - (value == 5)) / 31)
        five += 1 / 4 * odds(table)[5]
    assert five == pytest.approx(8 / 32)


@rule("LL-R11")
def test_ll_r11_so_is_a_set_aside_special_action() -> None:
    clans = [{"pellets": "fff", "hand": ["boo"]}, {"hand": ["lost"]}, {"pellets": "fff"}]
    table = to_move(card=2, players=3, clans=clans)
    act(table, do="favor", pellets=3)
    assert set(odds(table).values()) == {1 / 14}
    act(table, do="draw", card="caution")
    move(table, "start", "2c")
    move(table, "start", "2c")
    act(table, do="favor", pellets=3)
    assert set(odds(table).values()) == {1 / 13}
    assert "caution" not in odds(table)


@rule("LL-R11")
def test_ll_r11_what_nobody_has_seen_is_nowhere_in_the_position() -> None:
    """Only hexes, counts and what somebody holds: two tables that will draw apart are one."""
    table = LEAPING.start(players=3, first=0)
    while asked(table) == "deal":
        table.apply(table.actions()[0])
    written = cast(dict[str, Any], table.position())
    assert written["pellets"] == see(table, "pellets")
    assert written["deck"] == [8, 8, 8, 8]
    assert "aside" not in written
    assert LEAPING.from_position(written).position() == written


@rule("LL-R13")
def test_ll_r13_a_sideways_step_along_the_edge_with_nothing_left_stays() -> None:
    clan = {"caution": 1}  # one point
    table = to_move(card=3, players=3, hexes={"15b": "R"}, clans=[clan], eagles=EDGE_FREE)
    act(table, do="pick", hex="15b")
    assert hexes(table, "go") == {"15a", "15c"}
    assert dives(table) == {1}
    act(table, do="go", hex="15c")
    assert (stack(table, "15c"), see(table, "vp")[0]) == ("R", 0)


@rule("LL-R13")
def test_ll_r13_with_points_left_it_dives() -> None:
    table = pick(to_move(card=3, players=3, hexes={"15b": "R"}, eagles=EDGE_FREE), "15b")
    assert facts_of(table) == [{"do": "dive", "points": 2}, {"do": "dive", "points": 3}]


@rule("LL-R13")
def test_ll_r13_the_step_along_the_edge_is_the_one_sideways_step() -> None:
    """From 14a with three points: 15a, then 15b with one left; 15c would be a second step."""
    table = pick(to_move(card=3, players=3, hexes={"14a": "R"}, eagles=EDGE_FREE), "14a")
    assert dives(table) == {1, 2}
    assert hexes(table, "go") == set()


@rule("LL-R16")
def test_ll_r16_a_move_that_starts_on_a_pellet_claims_it() -> None:
    table = to_move(card=2, players=3, hexes={"7b": "R"}, eagles={"red": "D"})
    move(table, "7b", "8b")
    act(table, do="claim", pellet="1")
    assert "7b" not in see(table, "pellets")


@rule("LL-R16")
def test_ll_r16_without_a_pellet_there_is_nothing_to_claim() -> None:
    table = to_move(card=2, players=3, hexes={"7b": "R"}, eagles={"red": "D"}, pellets=["4a"])
    move(table, "7b", "8b")
    assert (asked(table), table.to_act) == ("move", 1)


@rule("LL-R16")
def test_ll_r16_passing_through_claims_nothing() -> None:
    """From 3d to 5c the way goes over 4d."""
    table = to_move(card=2, players=3, hexes={"3d": "R"}, eagles={"red": "B"})
    move(table, "3d", "5c")
    assert (asked(table), table.to_act) == ("move", 1)
    assert "4d" in see(table, "pellets")


@rule("LL-R16")
@pytest.mark.parametrize(("there", "first"), [("RB", 1), ("BR", 0)])
def test_ll_r16_with_several_there_whichever_leaves_first(there: str, first: int) -> None:
    table = to_move(
        seat=first, eagle_player=first, card=2, players=3, hexes={"7b": there}, eagles={"red": "D"}
    )
    move(table, "7b", "8b")
    act(table, do="claim", pellet="1")
    assert see(table, "purses") == [int(first == 0), int(first == 1), 0]
