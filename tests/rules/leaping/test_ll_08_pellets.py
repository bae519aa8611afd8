"""LL-8: chow pellets are claimed, looked at, and given up for favors."""

import pytest
from tests.clauses import rule
from tests.games.leaping.table_builder import act, asked, can, facts_of, see, to_move, told
from tests.rules.leaping.story_words import eagle_comes, forbids, move, odds, scatter

FAR = {"red": "B", "blue": "D"}
EVERY_CARD = (
    "boo caution deja-vu eagle-eye heroic-return king-of-the-hill lost mine-all-mine"
    " mistaken-identity noble-sacrifice pull-my-paw quick-start rock-slide run-lemming-run"
    " snap-crackle-pop uh-oh"
)


@rule("LL-8.1")
def test_ll_8_1_a_regular_move_off_a_pellet_hex_claims_the_pellet() -> None:
    table = to_move(card=2, players=3, hexes={"4a": "R"}, eagles=FAR)
    move(table, "4a", "5a")
    assert asked(table) == "claim"
    act(table, do="claim", pellet="2")
    assert "4a" not in see(table, "pellets")
    assert see(table, "purses", 0)[0] == "2"
    assert (asked(table), table.to_act) == ("move", 1)


@rule("LL-8.1")
def test_ll_8_1_only_the_first_to_leave() -> None:
    """Ritz covers Biker on 4a. Ritz leaves with the pellet, Biker finds none."""
    table = to_move(card=2, players=3, hexes={"4a": "BR"}, eagles=FAR)
    move(table, "4a", "5a")
    act(table, do="claim", pellet="1")
    move(table, "4a", "5a")
    assert (asked(table), table.to_act) == ("move", 2)
    assert see(table, "purses") == [1, 0, 0]


@rule("LL-8.1")
def test_ll_8_1_whoever_leaves_first_not_whoever_came_first() -> None:
    table = to_move(seat=1, card=2, players=3, hexes={"4a": "RB"}, eagles=FAR)
    move(table, "4a", "5a")
    act(table, do="claim", pellet="1")
    assert see(table, "purses") == [0, 1, 0]


@rule("LL-8.1")
def test_ll_8_1_however_it_got_there() -> None:
    """Ritz is scattered from 9c to 9b, and walks off with the pellet of 9b."""
    table = eagle_comes("red", "A", "B", hexes={"9c": "RB"})
    act(table, do="eat", hex="9c")
    scatter(table, "9c", "9b")
    act(table, do="reveal", value=2)
    move(table, "9b", "11a")
    act(table, do="claim", pellet="f")
    assert "9b" not in see(table, "pellets")
    assert see(table, "purses", 0)[0] == "f"


@rule("LL-8.1")
def test_ll_8_1_a_dive_from_a_pellet_hex_counts() -> None:
    table = to_move(card=3, players=3, hexes={"14b": "R"}, eagles=FAR)
    act(table, do="pick", hex="14b")
    act(table, do="dive", points=2)
    assert asked(table) == "claim"
    act(table, do="claim", pellet="1")
    assert "14b" not in see(table, "pellets")
    assert (see(table, "purses")[0], see(table, "vp")[0]) == (1, 2)


@rule("LL-8.1")
def test_ll_8_1_ending_or_passing_there_claims_nothing() -> None:
    """Ritz passes 4d on the way to 5c, Biker ends on 4a."""
    table = to_move(card=2, players=3, hexes={"3d": "R", "2a": "B"}, eagles=FAR)
    move(table, "3d", "5c")
    assert (asked(table), table.to_act) == ("move", 1)
    move(table, "2a", "4a")
    assert (asked(table), table.to_act) == ("move", 2)
    assert {"4a", "4d"} <= set(see(table, "pellets"))


@rule("LL-8.1")
def test_ll_8_1_scattering_claims_nothing() -> None:
    table = eagle_comes("red", "A", "B", hexes={"9c": "BR"})
    act(table, do="eat", hex="9c")
    scatter(table, "9c", "10d")
    assert asked(table) == "reveal"
    assert "9c" in see(table, "pellets")
    assert see(table, "purses") == [0, 0, 0]


@rule("LL-8.1")
def test_ll_8_1_special_action_moves_claim_nothing() -> None:
    hand = [{"hand": ["boo"]}]
    table = to_move(card=2, players=3, hexes={"4a": "R"}, eagles=FAR, clans=hand)
    act(table, do="play", card="boo")
    act(table, do="choose", hex="4a")
    act(table, do="land", hex="5a")
    assert (asked(table), table.to_act) == ("move", 0)
    assert "4a" in see(table, "pellets")


@rule("LL-8.1")
def test_ll_8_1_clawing_claims_nothing() -> None:
    table = to_move(card=2, players=3, hexes={"4a": "RB"}, eagles=FAR, clans=[{"chow": 9}])
    act(table, do="claw", hex="4a")
    assert (asked(table), table.to_act) == ("move", 1)
    assert "4a" in see(table, "pellets")


@rule("LL-8.2")
def test_ll_8_2_the_owner_looks_at_it_the_others_see_how_many() -> None:
    clans = [{"pellets": "1f"}, {"pellets": "22"}]
    table = to_move(card=2, players=3, hexes={"4a": "R"}, eagles=FAR, clans=clans)
    move(table, "4a", "5a")
    act(table, do="claim", pellet="2")
    assert see(table, "purses", 0) == ["12f", 2, 0]
    assert see(table, "purses", 1) == [3, "22", 0]
    assert see(table, "purses", 2) == [3, 2, ""]
    assert see(table, "purses", None) == [3, 2, 0]
    seen = {"event": "claimed", "seat": 0, "hex": "4a"}
    assert told(table, "claimed", 0) == [{**seen, "pellet": "2"}]
    for other in (1, 2, None):
        assert told(table, "claimed", other) == [seen]


@rule("LL-8.3")
def test_ll_8_3_one_favor_a_turn_and_as_the_first_thing() -> None:
    rich = {"pellets": "ffffff", "dives": [1], "hand": ["caution"]}
    table = to_move(card=2, players=3, clans=[rich])
    assert {given["pellets"] for given in facts_of(table) if given["do"] == "favor"} == {1, 2, 3}
    act(table, do="favor", pellets=1)
    for pellets in (1, 2, 3):
        assert forbids(table, do="favor", pellets=pellets) == "LL-8.3"
    table = to_move(card=2, players=3, clans=[rich])
    act(table, do="play", card="caution")
    for pellets in (1, 2, 3):
        assert forbids(table, do="favor", pellets=pellets) == "LL-8.3"


@rule("LL-8.3")
@pytest.mark.parametrize(("purse", "affordable"), [("112", 0), ("f11", 1), ("ff1", 2), ("fff", 3)])
def test_ll_8_3_it_takes_so_many_favor_pellets(purse: str, affordable: int) -> None:
    table = to_move(card=2, players=3, clans=[{"pellets": purse, "dives": [1]}])
    for pellets in (1, 2, 3):
        if pellets <= affordable:
            assert can(table, do="favor", pellets=pellets)
        else:
            assert forbids(table, do="favor", pellets=pellets) == "LL-8.3"


@rule("LL-8.3")
def test_ll_8_3_the_pellets_are_revealed_and_given_up() -> None:
    table = to_move(card=2, players=3, clans=[{"pellets": "1fff", "dives": [1]}])
    act(table, do="favor", pellets=2)
    assert see(table, "purses", 0)[0] == "1f"
    assert see(table, "purses", 1)[0] == 2
    for seat in (0, 1, None):
        favored = {"event": "favored", "seat": 0, "pellets": 2}
        assert told(table, "favored", seat) == [favored]


@rule("LL-8.3")
def test_ll_8_3_spent_pellets_stay_in_the_exchange_box_for_good() -> None:
    """Neither the reserve nor a draw sees them again: two of the 14 favor pellets are spent."""
    clans = [{"pellets": "ff", "dives": [1]}]
    table = to_move(card=2, players=3, hexes={"4a": "R"}, eagles=FAR, clans=clans)
    before = see(table, "reserve")
    act(table, do="favor", pellets=2)
    act(table, do="bribe", points=1)
    move(table, "4a", "5a")
    assert see(table, "reserve") == before
    assert odds(table) == pytest.approx({"1": 14 / 30, "2": 4 / 30, "f": 12 / 30})


@rule("LL-8.3")
def test_ll_8_3_one_pellet_one_more_movement_for_that_player_this_turn() -> None:
    table = to_move(card=3, players=3, clans=[{"pellets": "f"}])
    act(table, do="favor", pellets=1)
    assert (see(table, "movement"), see(table, "card")) == (4, 3)
    move(table, "start", "4a")
    assert see(table, "movement") == 3  # of the next player


@rule("LL-8.3")
def test_ll_8_3_the_bonus_does_not_last_into_the_next_turn() -> None:
    table = to_move(seat=2, card=3, players=3, clans=[{}, {}, {"pellets": "f"}], turn=1)
    act(table, do="favor", pellets=1)
    move(table, "start", "4a")
    act(table, do="roll", points=1)
    act(table, do="roll", points=1)
    act(table, do="die", eagle="red")
    act(table, do="fly", zone="B")
    act(table, do="fly", zone="B")
    act(table, do="reveal", value=2)
    for _ in range(3):
        assert see(table, "movement") == 2
        move(table, "start", "2c")


@rule("LL-8.3")
def test_ll_8_3_the_card_not_above_5() -> None:
    table = to_move(card=5, players=3, clans=[{"pellets": "fff", "dives": [1]}])
    assert forbids(table, do="favor", pellets=1) == "LL-8.3"
    assert can(table, do="favor", pellets=2)
    assert can(table, do="favor", pellets=3)


@rule("LL-8.3")
def test_ll_8_3_two_pellets_move_a_scored_lemming_one_box_up() -> None:
    table = to_move(card=2, players=3, clans=[{"pellets": "ff", "dives": [1, 3, 5]}])
    act(table, do="favor", pellets=2)
    assert facts_of(table) == [{"do": "bribe", "points": 1}, {"do": "bribe", "points": 3}]
    assert forbids(table, do="bribe", points=5) == "LL-8.3"
    assert forbids(table, do="bribe", points=2) == "LL-8.3"
    assert see(table, "vp")[0] == 9
    act(table, do="bribe", points=3)
    assert see(table, "boxes")[0] == [1, 0, 0, 1, 1]
    assert see(table, "vp")[0] == 10
    assert told(table, "bribed") == [{"event": "bribed", "clan": "ritz", "points": 4}]
    assert asked(table) == "move"


@rule("LL-8.3")
def test_ll_8_3_two_pellets_need_an_own_dive_below_5() -> None:
    clans = [{"pellets": "ff", "dives": [5]}, {"dives": [1]}]
    table = to_move(card=2, players=3, clans=clans)
    assert forbids(table, do="favor", pellets=2) == "LL-8.3"


@rule("LL-8.3")
def test_ll_8_3_three_pellets_take_a_random_set_aside_card_playable_at_once() -> None:
    hands = [{"pellets": "fff", "hand": ["boo"]}, {"hand": ["lost"]}]
    table = to_move(card=2, players=3, clans=hands, pile=[["caution", 1]])
    act(table, do="favor", pellets=3)
    assert asked(table) == "favor-draw"
    aside = set(EVERY_CARD.split()) - {"boo", "lost", "caution"}
    assert odds(table) == pytest.approx({card: 1 / 13 for card in aside})
    assert forbids(table, do="draw", card="lost") == "LL-8.3"
    act(table, do="draw", card="quick-start")
    assert see(table, "hands", 0)[0] == ["boo", "quick-start"]
    assert told(table, "drew", 0)[0]["card"] == "quick-start"
    assert "card" not in told(table, "drew", 1)[0]
    assert can(table, do="play", card="quick-start")


@rule("LL-8.3")
def test_ll_8_3_while_there_are_any() -> None:
    hands = [{"pellets": "fff"}, {"hand": EVERY_CARD.split()}]
    table = to_move(card=2, players=3, clans=hands)
    assert see(table, "aside") == 0
    assert forbids(table, do="favor", pellets=3) == "LL-8.3"


@rule("LL-8.3", "LL-R15")
@pytest.mark.parametrize(
    ("card", "cautions", "quick", "helps"),
    [
        (2, 1, False, True),  # a 3 less 2
        (2, 2, False, False),
        (3, 2, False, False),  # a 4 less 4: nothing is left of the point
        (4, 2, False, True),
        (2, 2, True, True),  # twice 3 less 4
        (2, 3, True, False),  # twice 3 less 6
        (3, 3, True, True),
        (3, 4, True, False),
        (4, 4, True, True),
        (4, 5, True, False),
    ],
)
def test_ll_8_3_a_point_that_caution_eats_up_is_not_sold(
    card: int, cautions: int, quick: bool, helps: bool
) -> None:
    clan: dict[str, object] = {"pellets": "f", "ledger": "c", "caution": cautions, "quick": quick}
    table = to_move(card=card, players=3, clans=[clan])
    assert can(table, do="favor", pellets=1) == helps
    if not helps:
        assert forbids(table, do="favor", pellets=1) == "LL-R15"
