"""LL-7: the regular move, the dive, the claw and the pass."""

import pytest
from tests.clauses import rule
from tests.games.leaping.table_builder import (
    act,
    asked,
    can,
    facts_of,
    find,
    hexes,
    see,
    stack,
    to_move,
    told,
)
from tests.rules.leaping.story_words import dives, forbids, forbids_lemming, move, pick

RED_IN_B = {"red": "B", "blue": "A"}
RED_IN_D = {"red": "D", "blue": "A"}
EDGE_FREE = {"red": "D", "blue": "D"}


@rule("LL-7.1")
def test_ll_7_1_one_own_active_or_starting_lemming() -> None:
    around = {"6c": "R", "2a": "BR", "2c": "RB", "12c": "I"}
    table = to_move(card=3, players=3, hexes=around, eagles=RED_IN_D)
    assert hexes(table, "pick") == {"6c", "2a", "start"}
    assert forbids_lemming(table, "12c") == "LL-7.1"  # of another clan
    assert forbids_lemming(table, "5b") == "LL-7.1"  # nobody
    assert forbids_lemming(table, "2c") == "LL-7.4"  # Covered
    move(table, "6c", "8d")
    assert table.to_act == 1  # one lemming, and that is it
    gone = to_move(card=3, players=3, hexes=around, eagles=RED_IN_D, clans=[{"chow": 7}])
    assert forbids(gone, do="pick", hex="start") == "LL-7.1"  # none is left there


@rule("LL-7.1")
@pytest.mark.parametrize(
    ("card", "ends"),
    [
        (2, "2a 2b 2c 2d 3a 3c"),  # not 3b, which is brush
        (3, "3a 3b 3c 3d 4a 4b 4c 4d"),
    ],
)
def test_ll_7_1_spends_exactly_the_movement_value(card: int, ends: str) -> None:
    """From 1b. With three points 3b is two steps, 3a and 3c are those and the one sideways."""
    table = pick(to_move(card=card, players=3, hexes={"1b": "R"}, eagles=RED_IN_B), "1b")
    assert hexes(table, "go") == set(ends.split())
    assert dives(table) == set()
    for too_near_or_far in ("1a", "1b", "5b"):
        assert forbids(table, do="go", hex=too_near_or_far) == "LL-7.1"


@rule("LL-7.1")
def test_ll_7_1_no_point_may_be_left_over() -> None:
    """From 2a with two points and 2b full, the only way is over 3a to 4a or 4b."""
    around = {"2a": "R", "2b": "BBBBB"}
    table = pick(to_move(card=2, players=3, hexes=around, eagles=RED_IN_B), "2a")
    assert hexes(table, "go") == {"4a", "4b"}
    assert forbids(table, do="go", hex="3a") == "LL-7.1"


@rule("LL-7.1")
def test_ll_7_1_whoever_has_a_regular_move_must_make_one() -> None:
    table = to_move(card=3, players=3, hexes={"2c": "RB"})
    assert {given["do"] for given in facts_of(table)} == {"pick", "play"}  # a card comes before
    assert forbids(table, do="pass") == "LL-7.1"
    act(table, do="pick", hex="start")
    assert {given["do"] for given in facts_of(table)} == {"go"}


@rule("LL-7.1")
def test_ll_7_1_a_lemming_that_cannot_spend_it_all_cannot_be_chosen() -> None:
    """From 1a with two points: 1b, 2a and 2b are full."""
    full = {"1a": "R", "1b": "BBBBB", "2a": "IIIII", "2b": "BBBBB"}
    table = to_move(card=2, players=3, hexes=full)
    assert hexes(table, "pick") == {"start"}
    assert forbids_lemming(table, "1a") == "LL-7.1"


@rule("LL-7.2")
def test_ll_7_2_forward_with_at_most_one_sideways_step() -> None:
    """From 1b with two points. 1d would be two steps aside, and 1b one there and one back."""
    table = pick(to_move(card=2, players=3, hexes={"1b": "R"}, eagles=RED_IN_B), "1b")
    assert hexes(table, "go") == {"3a", "3c", "2a", "2b", "2c", "2d"}
    assert not can(table, hex="1d")
    assert not can(table, hex="1b")


@rule("LL-7.2")
def test_ll_7_2_one_sideways_step_in_all() -> None:
    """With four points from 2a: 4d would take two steps aside, wherever they come."""
    table = pick(to_move(card=4, players=3, hexes={"2a": "R"}, eagles=RED_IN_B), "2a")
    straight = {"5a", "6b", "6c"}
    with_one_aside = {"4b", "4c", "5b", "5c"}
    assert hexes(table, "go") == straight | with_one_aside
    assert forbids(table, do="go", hex="4d") == "LL-7.1"


@rule("LL-7.2")
def test_ll_7_2_never_backward() -> None:
    table = pick(to_move(card=2, players=3, hexes={"2c": "R"}, eagles=RED_IN_B), "2c")
    for behind in ("1a", "1b", "1c", "1d"):
        assert forbids(table, do="go", hex=behind) == "LL-7.2"


@rule("LL-7.2")
@pytest.mark.parametrize("red", ["C", "C feasting"])
def test_ll_7_2_never_into_a_zone_of_control(red: str) -> None:
    """Red C has 7c and 7d, and 6d on the way there."""
    table = pick(to_move(card=2, players=3, hexes={"6c": "R"}, eagles={"red": red}), "6c")
    assert hexes(table, "go") == {"7a", "7b", "8c"}
    for hex in ("6d", "7c", "7d"):
        assert forbids(table, do="go", hex=hex) == "LL-7.2"


@rule("LL-7.2")
@pytest.mark.parametrize("red", ["F", "F feasting"])
def test_ll_7_2_never_through_a_zone_of_control(red: str) -> None:
    """Red F has 6b and 7b, over which 7a, 7b and 8c could be reached."""
    table = pick(to_move(card=2, players=3, hexes={"6c": "R"}, eagles={"red": red}), "6c")
    assert hexes(table, "go") == {"7c", "7d"}


@rule("LL-7.2")
def test_ll_7_2_the_blue_eagles_zone_counts_as_well() -> None:
    """From 12c with two points: 13b and 13c (brush) are in F and C, one after the other."""
    for blue, ends in (("F", {"13c", "13d"}), ("C", {"13a", "13b", "14b", "14c"})):
        around = {"red": "D", "blue": blue}
        table = pick(to_move(card=2, players=3, hexes={"12c": "R"}, eagles=around), "12c")
        assert hexes(table, "go") == ends


@rule("LL-7.3")
def test_ll_7_3_the_points_left_at_the_edge_are_the_dive() -> None:
    """From 13a with four points: 14, 15 and two left; with the step aside one is left."""
    table = pick(to_move(card=4, players=3, hexes={"13a": "R"}, eagles=EDGE_FREE), "13a")
    assert dives(table) == {1, 2}
    assert hexes(table, "go") == set()
    assert forbids(table, do="dive", points=3) == "LL-7.3"
    act(table, do="dive", points=2)
    assert see(table, "hexes") == {}
    assert (see(table, "boxes")[0], see(table, "vp")[0]) == ([0, 1, 0, 0, 0], 2)
    assert told(table, "dived") == [{"event": "dived", "clan": "ritz", "from": "13a", "points": 2}]


@rule("LL-7.3")
def test_ll_7_3_with_nothing_left_it_stays_on_the_edge() -> None:
    table = pick(to_move(card=2, players=3, hexes={"13a": "R"}, eagles=EDGE_FREE), "13a")
    assert {given["do"] for given in facts_of(table)} == {"go"}
    act(table, do="go", hex="15a")
    assert (stack(table, "15a"), see(table, "vp")[0]) == ("R", 0)


@rule("LL-7.3")
def test_ll_7_3_with_points_left_it_cannot_stay() -> None:
    table = pick(to_move(card=3, players=3, hexes={"14a": "R"}, eagles=EDGE_FREE), "14a")
    assert dives(table) == {1, 2}
    assert forbids(table, do="go", hex="15a") == "LL-7.1"


STUCK = [{"chow": 9}]  # the Ritz clan has one lemming left


@rule("LL-7.4")
def test_ll_7_4_who_cannot_move_must_claw() -> None:
    table = to_move(card=4, players=3, hexes={"6c": "BRIB"}, clans=STUCK, eagles=RED_IN_D)
    assert {given["do"] for given in facts_of(table)} == {"claw", "play"}
    assert forbids(table, do="pass") == "LL-7.4"
    act(table, do="claw", hex="6c")
    assert stack(table, "6c") == "BIBR"
    assert told(table, "clawed")[0]["clan"] == "ritz"
    assert (asked(table), table.to_act) == ("move", 1)  # it was the whole movement


@rule("LL-7.4")
def test_ll_7_4_who_can_move_may_not_claw() -> None:
    starting = to_move(card=4, players=3, hexes={"6c": "RB"}, eagles=RED_IN_D)
    assert not can(starting, do="claw")
    assert forbids(starting, do="claw", hex="6c") == "LL-7.4"
    active = [{"chow": 8}]
    around = {"6c": "RB", "2a": "R"}
    table = to_move(card=4, players=3, hexes=around, clans=active, eagles=RED_IN_D)
    assert forbids(table, do="claw", hex="6c") == "LL-7.4"


@rule("LL-7.4")
def test_ll_7_4_an_active_lemming_that_is_stuck_does_not_hinder_a_claw() -> None:
    """On 1a one Ritz is Active but shut in, another is at the bottom."""
    shut_in = {"1a": "RBR", "1b": "BBBBB", "2a": "IIIII", "2b": "IIIII"}
    table = to_move(card=2, players=3, hexes=shut_in, clans=[{"chow": 8}])
    act(table, do="claw", hex="1a")
    assert stack(table, "1a") == "BRR"


@rule("LL-7.4")
def test_ll_7_4_one_of_several_covered_lemmings() -> None:
    clans = [{"chow": 7}]
    around = {"6c": "RIRB", "2a": "RB"}
    table = to_move(card=4, players=3, hexes=around, clans=clans, eagles=RED_IN_D)
    assert hexes(table, "claw") == {"6c", "2a"}
    assert forbids_lemming(table, "12c") == "LL-7.1"
    act(table, do="claw", hex="6c")
    assert {given["level"] for given in facts_of(table)} == {1, 3}
    assert forbids(table, do="level", level=2) == "LL-7.4"  # not of this clan
    reason = table.why_not(find(table, do="level", level=1) + 1)
    assert reason is not None
    assert (reason.why, reason.facts) == ("not-yours", {"hex": "6c", "level": 2})
    assert forbids(table, do="level", level=4) == "LL-7.4"
    act(table, do="level", level=1)
    assert stack(table, "6c") == "IRBR"


@rule("LL-7.4")
def test_ll_7_4_the_one_on_top_cannot_claw() -> None:
    shut_in = {"1a": "RRBR", "1b": "BBBBB", "2a": "IIIII", "2b": "IIIII"}
    table = to_move(card=2, players=3, hexes=shut_in, clans=[{"chow": 7}])
    act(table, do="claw", hex="1a")
    assert {given["level"] for given in facts_of(table)} == {1, 2}
    assert forbids(table, do="level", level=4) == "LL-7.4"


@rule("LL-7.5")
def test_ll_7_5_who_can_neither_move_nor_claw_passes() -> None:
    table = to_move(card=4, players=3, clans=[{"chow": 10, "id_used": True}])
    assert facts_of(table) == [{"do": "pass"}]
    act(table, do="pass")
    assert told(table, "passed") == [{"event": "passed", "clan": "ritz"}]
    assert table.to_act == 1


@rule("LL-7.5")
def test_ll_7_5_shut_in_and_covering_nobody_of_its_own() -> None:
    shut_in = {"1a": "BR", "1b": "BBBBB", "2a": "IIIII", "2b": "IIIII"}
    table = to_move(card=2, players=3, hexes=shut_in, clans=[{"chow": 9, "id_used": True}])
    assert facts_of(table) == [{"do": "pass"}]


@rule("LL-7.5")
def test_ll_7_5_a_favor_and_a_special_action_may_come_before() -> None:
    clan = {"chow": 9, "dives": [1], "pellets": "ff", "hand": ["noble-sacrifice"]}
    table = to_move(card=4, players=3, clans=[clan])
    assert can(table, do="pass")
    act(table, do="favor", pellets=2)
    act(table, do="bribe", points=1)
    act(table, do="play", card="noble-sacrifice")
    act(table, do="roll", points=2)
    act(table, do="pass")
    assert (see(table, "vp")[0], table.to_act) == (4, 1)


@rule("LL-7.6")
def test_ll_7_6_the_movement_value_is_the_cards() -> None:
    for card in (2, 3, 4, 5):
        table = to_move(card=card, players=3, hexes={"15a": "R"}, eagles=EDGE_FREE)
        assert see(table, "movement") == card
        assert max(dives(pick(table, "15a"))) == card  # type: ignore[type-var]


@rule("LL-7.6")
def test_ll_7_6_as_changed_by_favors_and_special_actions() -> None:
    table = to_move(
        card=3,
        players=3,
        hexes={"15a": "R", "15b": "B", "15c": "I"},
        eagles=EDGE_FREE,
        clans=[{"pellets": "f", "hand": ["caution"]}],
    )
    act(table, do="favor", pellets=1)
    act(table, do="play", card="caution")
    act(table, do="pick", hex="15a")
    act(table, do="dive", points=4)  # 3 + 1
    assert see(table, "movement") == 1  # 3 - 2
    act(table, do="play", card="its-a-5")
    act(table, do="pick", hex="15b")
    act(table, do="dive", points=3)  # 5 - 2
    act(table, do="pick", hex="15c")
    act(table, do="dive", points=1)  # 3 - 2
