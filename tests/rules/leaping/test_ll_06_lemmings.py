"""LL-6: Active, Covered, Starting, Scored and Chow."""

from tests.clauses import rule
from tests.games.leaping.table_builder import act, can, facts_of, hexes, see, stack, to_move
from tests.rules.leaping.story_words import eagle_comes, forbids_lemming, move, scatter

AWAY = {"red": "D", "blue": "D"}


@rule("LL-6.1")
def test_ll_6_1_active_is_on_top_covered_is_below() -> None:
    table = to_move(card=2, players=3, hexes={"6c": "BR", "12c": "RB", "2a": "R"}, eagles=AWAY)
    assert hexes(table, "pick") == {"6c", "2a", "start"}
    assert forbids_lemming(table, "12c") == "LL-7.4"
    # A feast knows the same: only the one on top can be taken.
    table = eagle_comes("red", "A", "B", hexes={"8c": "RBI"})
    assert facts_of(table) == [{"do": "eat", "hex": "8c", "clan": "iq"}]


@rule("LL-6.1")
def test_ll_6_1_in_the_start_area_nobody_is_covered() -> None:
    """All clans' lemmings crowd there, and each player still moves one, time after time."""
    table = to_move(card=2, players=3)
    for seat in (0, 1, 2):
        assert table.to_act == seat
        assert hexes(table, "pick") == {"start"}
        move(table, "start", "2c")
    assert (see(table, "start"), stack(table, "2c")) == ([9, 9, 9], "RBI")


@rule("LL-6.1")
def test_ll_6_1_a_starting_lemming_makes_a_regular_move_like_an_active_one() -> None:
    table = to_move(card=4, players=3, eagles=AWAY, hexes={"4a": "B"})
    move(table, "start", "4a")
    assert (see(table, "start")[0], stack(table, "4a")) == (9, "BR")


@rule("LL-6.1")
def test_ll_6_1_scored_by_a_dive() -> None:
    table = to_move(card=4, players=3, hexes={"15b": "R"}, eagles=AWAY)
    act(table, do="pick", hex="15b")
    act(table, do="dive", points=4)
    assert (see(table, "boxes")[0], see(table, "vp")[0]) == ([0, 0, 0, 1, 0], 4)


@rule("LL-6.1")
def test_ll_6_1_scored_by_boo() -> None:
    hand = [{"hand": ["boo"]}]
    table = to_move(card=4, players=3, hexes={"15b": "I"}, eagles=AWAY, clans=hand)
    act(table, do="play", card="boo")
    act(table, do="choose", hex="15b")
    act(table, do="over", points=1)
    assert (see(table, "boxes")[2], see(table, "vp")) == ([1, 0, 0, 0, 0], [0, 0, 1])


@rule("LL-6.1")
def test_ll_6_1_scored_by_a_scatter_over_the_cliff() -> None:
    table = eagle_comes("blue", "C", "B", hexes={"15d": "IR"})
    act(table, do="eat", hex="15d")
    act(table, do="choose", hex="15d")
    act(table, do="over", points=1)
    assert (see(table, "boxes")[2], see(table, "vp")) == ([1, 0, 0, 0, 0], [0, 0, 1])


@rule("LL-6.1")
def test_ll_6_1_scored_by_rock_slide() -> None:
    hand = [{"hand": ["rock-slide"]}]
    edge = {"15b": "IB", "15d": "I"}
    table = to_move(card=4, players=3, hexes=edge, eagles=AWAY, clans=hand)
    act(table, do="play", card="rock-slide")
    assert see(table, "boxes") == [[0] * 5, [1, 0, 0, 0, 0], [2, 0, 0, 0, 0]]
    assert see(table, "vp") == [0, 1, 2]


@rule("LL-6.1")
def test_ll_6_1_scored_by_noble_sacrifice() -> None:
    hand = [{"hand": ["noble-sacrifice"], "chow": 1}]
    table = to_move(card=4, players=3, clans=hand)
    act(table, do="play", card="noble-sacrifice")
    act(table, do="roll", points=3)
    assert (see(table, "boxes")[0], see(table, "vp")[0]) == ([0, 0, 1, 0, 0], 3)
    assert see(table, "chow")[0] == 0


@rule("LL-6.1")
def test_ll_6_1_chow_is_eaten() -> None:
    table = eagle_comes("red", "A", "B", hexes={"8c": "R"})
    act(table, do="eat", hex="8c")
    assert (see(table, "chow"), see(table, "vp")) == ([1, 0, 0], [0, 0, 0])


@rule("LL-6.2")
def test_ll_6_2_a_lemming_goes_on_top_where_it_ends_its_move() -> None:
    table = to_move(card=2, players=3, hexes={"1b": "R", "2b": "BI", "3a": "B"}, eagles=AWAY)
    act(table, do="pick", hex="1b")
    act(table, do="go", hex="2b")
    assert stack(table, "2b") == "BIR"


@rule("LL-6.3")
def test_ll_6_3_active_again_when_those_above_have_moved_off() -> None:
    table = to_move(seat=1, card=2, players=3, eagle_player=1, hexes={"6c": "RB"}, eagles=AWAY)
    move(table, "6c", "8c")
    move(table, "start", "2c")
    assert table.to_act == 0
    assert can(table, do="pick", hex="6c")


@rule("LL-6.3")
def test_ll_6_3_active_again_when_those_above_are_scattered() -> None:
    """Before the feast Biker covers Ritz on 8b, after the scatter Biker is on 8c and Ritz on 7b."""
    table = eagle_comes("red", "F", "A", hexes={"8b": "RB"})
    scatter(table, "8b", "8c", level=2)
    scatter(table, "8b", "7b")
    act(table, do="reveal", value=2)
    assert can(table, do="pick", hex="7b")


@rule("LL-6.3")
def test_ll_6_3_active_again_after_clawing_up() -> None:
    stuck = [{"chow": 9}, {"chow": 9}]
    table = to_move(card=2, players=3, hexes={"6c": "RB"}, clans=stuck, eagles=AWAY)
    act(table, do="claw", hex="6c")
    assert stack(table, "6c") == "BR"
    assert not can(table, do="pick", hex="6c")  # now Biker is the one below
    act(table, do="claw", hex="6c")
    assert stack(table, "6c") == "RB"
