"""Rulings about Special Actions: LL-R4, LL-R5, LL-R10, LL-R22."""

import pytest
from tests.clauses import rule
from tests.games.leaping.table_builder import act, asked, can, hexes, position, see, stack, to_move
from tests.rules.leaping.card_play import playing, refused

from clifftop.games.leaping.state import LeapingState

AWAY = {"red": "B", "blue": "A"}
CROWD = "RBIVR"


# LL-R4: how BOO!, RUN and LOST drive.


@rule("LL-R4")
def test_ll_r4_points_are_spent_exactly_and_brush_costs_two() -> None:
    """From 7b BOO! ends in the brush of 8b or two clear hexes on, never one step on in 8c."""
    state = playing("boo", hexes={"7b": "B"}, eagles={"red": "D", "blue": "A"})
    act(state, hex="7b")
    assert hexes(state, "land") == {"8b", "9b", "9c"}
    assert refused(state, hex="8c") == "LL-R4"


@rule("LL-R4")
def test_ll_r4_steps_go_forward_only() -> None:
    """RUN from 2b could reach 4c over 3a with a step aside; it does not."""
    state = playing("run-lemming-run", hexes={"2b": "B", "3b": "II"}, eagles=AWAY)
    act(state, hex="2b")
    assert hexes(state, "land") == {"5b"}
    assert refused(state, hex="4b") == "LL-R4"


@rule("LL-R4")
def test_ll_r4_stacking_limits_hold_on_the_way_and_at_the_end() -> None:
    state = playing("boo", hexes={"5b": "B", "6b": CROWD, "7c": "IV"}, eagles=AWAY)
    act(state, hex="5b")
    assert hexes(state, "land") == {"7b"}
    assert refused(state, hex="7a") == "LL-R4"
    assert refused(state, hex="6b") == "LL-2.8"


@rule("LL-R4")
def test_ll_r4_points_left_at_the_edge_carry_the_lemming_over() -> None:
    state = playing("boo", hexes={"14e": "B"}, eagles=AWAY)
    act(state, hex="14e")
    assert hexes(state, "land") == set()
    act(state, do="over")
    assert see(state, "vp") == [0, 1, 0, 0]


@rule("LL-R4")
def test_ll_r4_whoever_cannot_go_cannot_be_chosen() -> None:
    """The way from 4a leads into the brush of 5a, which is full; that from 14e to a full edge."""
    state = playing("boo", hexes={"4a": "B", "5a": "IV", "14e": "I", "15d": CROWD}, eagles=AWAY)
    assert hexes(state, "choose") == {"5a", "15d"}
    assert refused(state, hex="4a") == "LL-R4"
    assert refused(state, hex="14e") == "LL-R4"


@rule("LL-R4")
def test_ll_r4_lost_pays_one_point_so_never_for_brush() -> None:
    state = playing("lost", hexes={"4b": "B", "6a": "I"}, eagles=AWAY)
    assert hexes(state, "choose") == {"4b"}
    assert refused(state, hex="6a") == "LL-R4"
    act(state, hex="4b")
    assert hexes(state, "land") == {"3a"}
    assert refused(state, hex="3b") == "LL-R4"


@rule("LL-R4")
def test_ll_r4_lost_keeps_to_stacking_limits() -> None:
    state = playing("lost", hexes={"7b": "B", "6b": CROWD}, eagles=AWAY)
    act(state, hex="7b")
    assert hexes(state, "land") == {"6c"}
    assert refused(state, hex="6b") == "LL-2.8"


@rule("LL-R4")
def test_ll_r4_lost_never_enters_the_start_area_and_skips_who_cannot_go_back() -> None:
    """Biker is in the first row, I.Q. at home, Viking can: one step and the card is done."""
    state = playing("lost", hexes={"1a": "B", "7b": "V"}, eagles=AWAY)
    assert refused(state, hex="1a") == "LL-R4"
    act(state, hex="7b")
    act(state, hex="6b")
    assert asked(state) == "move"
    assert see(state, "hexes") == {"1a": "B", "6b": "V"}


# LL-R5: how PULL MY PAW and SNAP scatter.


def crowded_corner(around: dict[str, str]) -> LeapingState:
    """A stack in 4a, whose neighbours are 3a, 4b and the brush of 5a."""
    return playing("pull-my-paw", players=6, hexes={"4a": "RBI", **around}, eagles=AWAY)


@rule("LL-R5")
def test_ll_r5_adjacent_hexes_below_their_limit() -> None:
    state = crowded_corner({"3a": "VSHVS", "5a": "HVS"})
    act(state, hex="4a")
    act(state, clan="ritz")
    act(state, clan="biker")
    assert hexes(state, "land") == {"4b"}
    assert refused(state, hex="3a") == "LL-2.8"
    assert refused(state, hex="5a") == "LL-2.8"
    assert refused(state, hex="3b") == "LL-R5"


@rule("LL-R5")
def test_ll_r5_a_lemming_with_nowhere_to_go_stays() -> None:
    """One place is left in 4b: Biker takes it, I.Q. stays on top of Ritz."""
    state = crowded_corner({"3a": "VSHVS", "5a": "HVS", "4b": "HVSH"})
    act(state, hex="4a")
    act(state, clan="ritz")
    act(state, clan="biker")
    act(state, hex="4b")
    assert (stack(state, "4a"), stack(state, "4b")) == ("RI", "HVSHB")
    assert asked(state) == "move"


@rule("LL-R5")
def test_ll_r5_a_stack_that_nobody_can_leave_cannot_be_chosen() -> None:
    state = crowded_corner({"3a": "VSHVS", "5a": "HVS", "4b": "HVSHV"})
    assert refused(state, hex="4a") == "LL-R5"


@rule("LL-R5")
def test_ll_r5_over_the_cliff_from_the_edge_only() -> None:
    state = playing("pull-my-paw", hexes={"15c": "RB", "14e": "IV"}, eagles=AWAY)
    act(state, hex="15c")
    act(state, clan="ritz")
    assert hexes(state, "land") == {"14c", "14d", "15b", "15d"}
    act(state, do="over", points=1)
    assert see(state, "vp") == [0, 1, 0, 0]
    inland = playing("pull-my-paw", hexes={"14e": "IV"}, eagles=AWAY)
    act(inland, hex="14e")
    act(inland, clan="iq")
    assert refused(inland, do="over", points=1) == "LL-R5"


@rule("LL-R5")
def test_ll_r5_each_scatters_once_and_may_bounce_back() -> None:
    """Red feasts in B: from 8c the lemming is driven back into the brush of 7c, and stays."""
    state = playing(
        "snap-crackle-pop", hexes={"7c": "BI"}, eagles={"red": "B feasting", "blue": "A"}
    )
    act(state, hex="7c")
    act(state, clan="biker")
    act(state, hex="8c")
    assert "7c" in hexes(state, "land")
    act(state, hex="7c")
    assert stack(state, "7c") == "IB"
    assert asked(state) == "flee-where"
    act(state, hex="6c")
    assert (stack(state, "7c"), stack(state, "6c")) == ("B", "I")
    assert asked(state) == "move"


@rule("LL-R5")
def test_ll_r5_the_named_one_does_not_scatter() -> None:
    state = playing("pull-my-paw", hexes={"7b": "RBI"}, eagles=AWAY)
    act(state, hex="7b")
    act(state, clan="ritz")
    assert refused(state, level=1) == "LL-R5"


@rule("LL-R5")
def test_ll_r5_the_start_area_is_no_target() -> None:
    state = playing("pull-my-paw", hexes={"1a": "RB"}, eagles=AWAY)
    act(state, hex="1a")
    act(state, clan="ritz")
    assert hexes(state, "land") == {"1b", "2a", "2b"}
    assert refused(state, hex="start") == "K-1"


# LL-R22: how far RUN reaches.


@rule("LL-R22")
def test_ll_r22_not_yet_reached_looks_at_where_the_lemming_is_now() -> None:
    """LOST takes a lemming back from the bones; after that it may run again."""
    before = playing("run-lemming-run", hexes={"9b": "B", "2b": "R"}, eagles={"red": "D"})
    assert refused(before, hex="9b") == "LL-R22"
    state = playing(
        "lost",
        movement=2,
        players=3,
        hexes={"9b": "B"},
        eagles={"red": "D"},
        clans={1: {"hand": ["run-lemming-run"]}},
    )
    act(state, hex="9b")
    act(state, hex="8c")
    act(state, hex="start")
    act(state, hex="2a")
    act(state, card="run-lemming-run")
    assert "8c" in hexes(state, "choose")


@rule("LL-R22")
@pytest.mark.parametrize(
    ("hex", "may"), [("8a", True), ("8e", True), ("9a", False), ("9d", False), ("12c", False)]
)
def test_ll_r22_before_on_and_beyond_the_bones(hex: str, may: bool) -> None:
    state = playing("run-lemming-run", hexes={hex: "B", "2b": "R"}, eagles={"red": "D"})
    assert can(state, hex=hex) == may


# LL-R10: where the translations differ we play by the English.


@rule("LL-R10")
@pytest.mark.parametrize(("players", "limit"), [(2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_ll_r10_brush_limits(players: int, limit: int) -> None:
    """Italian: 1 up to three players, 2 up to five, 3 with six."""
    full = to_move(0, 4, players=players, hexes={"3b": "B" * limit}, eagles=AWAY)
    act(full, hex="start")
    assert refused(full, hex="3b") == "LL-2.8"
    room = to_move(0, 4, players=players, hexes={"3b": "B" * (limit - 1)}, eagles=AWAY)
    act(room, hex="start")
    assert can(room, hex="3b")


@rule("LL-R10")
def test_ll_r10_exchanged_favor_pellets_do_not_count_at_the_end() -> None:
    """Italian: those in the exchange box count."""
    ended = position(
        players=3,
        clans=[{"ledger": "ccc3"}, {"pellets": "fff"}, {}],
        asked={"question": "finished"},
    )
    assert ended.scores() == [1, 2, 1]


@rule("LL-R10")
def test_ll_r10_scatter_goes_to_the_closest_safe_hex_anywhere() -> None:
    """Italian: to a hex next to the lemming. Next to 4a there is no place, two steps off there
    is."""
    state = position(
        hexes={"4a": "B", "5a": "IV"},
        eagles={"red": "E feasting"},
        dice=[1, 1],
        asked={"question": "scatter-where", "hex": "4a", "eagle": "red"},
    )
    assert hexes(state, "land") == {"2a", "2b", "5b", "6a", "6b"}


@rule("LL-R10")
def test_ll_r10_scatter_avoids_both_zones_of_control() -> None:
    """Dutch: only the one that is being emptied. 10d is in blue D."""
    state = position(
        hexes={"9c": "B"},
        eagles={"red": "B feasting", "blue": "D"},
        dice=[1, 1],
        asked={"question": "scatter-where", "hex": "9c", "eagle": "red"},
    )
    assert hexes(state, "land") == {"9b", "10c"}


@rule("LL-R10")
def test_ll_r10_run_moves_covered_lemmings_too() -> None:
    """Dutch: Active only."""
    state = playing("run-lemming-run", hexes={"6c": "BR"}, eagles={"red": "D"})
    act(state, hex="6c")
    act(state, level=1, clan="biker")
    act(state, hex="9b")
    assert (stack(state, "6c"), stack(state, "9b")) == ("R", "B")


@rule("LL-R10")
def test_ll_r10_pull_my_paw_leaves_the_named_one() -> None:
    """Dutch: it scatters too."""
    state = playing("pull-my-paw", hexes={"7b": "RB"}, eagles=AWAY)
    act(state, hex="7b")
    act(state, clan="ritz")
    act(state, hex="6b")
    assert asked(state) == "move"
    assert see(state, "hexes") == {"7b": "R", "6b": "B"}


@rule("LL-R10")
def test_ll_r10_boo_goes_forward() -> None:
    """Dutch: no direction."""
    state = playing("boo", hexes={"5b": "B"}, eagles=AWAY)
    act(state, hex="5b")
    assert hexes(state, "land") == {"7a", "7b"}


@rule("LL-R10")
def test_ll_r10_chaos_points_are_cards_dealt_minus_played() -> None:
    """Italian: cards one had."""
    ended = position(
        chaos=True,
        players=6,
        clans=[{}, {"played": ["boo", "lost", "uh-oh"]}],
        asked={"question": "finished"},
    )
    assert ended.scores() == [2, -1, 2, 2, 2, 2]
