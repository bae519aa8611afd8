"""LM-4: the end of the race, and what it brings."""

import pytest
from tests.clauses import rule
from tests.games.leaping.table_builder import asked, see, told
from tests.games.mafia.table_builder import LEMMINGS, at_the_end, move, race, roll, where

from clifftop import OVER, NotNow, PositionError

FIVE_OUT = ["red", "pink", "purple", "green", "grey"]  # red first


@rule("LM-4.1")
@pytest.mark.parametrize("space", ["8a", "8b"])
def test_lm_4_1_a_lemming_that_reaches_the_water_has_won(space: str) -> None:
    table = race({"blue": space, "red": "7a"})
    roll(table, "blue")
    assert (table.to_act, table.actions(), asked(table)) == (OVER, [], "finished")
    assert (see(table, "winner"), where(table, "blue")) == ("blue", "water")
    assert told(table, "won") == [{"event": "won", "lemming": "blue"}]


@rule("LM-4.1")
def test_lm_4_1_so_has_the_only_one_left_on_the_track() -> None:
    table = race({"blue": "1a", "grey": "4a"}, blocks={"grey": 2}, eliminated=FIVE_OUT[:4])
    move(table, "grey", "5a")
    assert (table.to_act, see(table, "winner")) == (OVER, "blue")
    assert where(table, "blue") == "1a"
    assert told(table, "won") == [{"event": "won", "lemming": "blue"}]


@rule("LM-4.1")
def test_lm_4_1_two_that_are_left_race_on() -> None:
    table = race(
        {"blue": "1a", "grey": "4a", "green": "4b"}, blocks={"grey": 2}, eliminated=FIVE_OUT[:3]
    )
    move(table, "grey", "5a")
    assert (table.to_act, asked(table)) == (-1, "roll")
    assert told(table, "won") == []
    with pytest.raises(NotNow):
        table.scores()


@rule("LM-4.1")
@pytest.mark.parametrize("space", ["7c", "8a", "8b"])
def test_lm_4_1_the_end_of_the_pier_is_not_the_water(space: str) -> None:
    table = race({"blue": "6c" if space == "7c" else "7a"})
    move(table, "blue", space)
    assert table.to_act != OVER


@rule("LM-4.1")
def test_lm_4_1_no_position_is_over_before_that_or_goes_on_after() -> None:
    with pytest.raises(PositionError):
        at_the_end({"blue": "8b"})
    with pytest.raises(PositionError):
        race({"blue": "water"})
    with pytest.raises(PositionError):
        race({"blue": "8b"}, eliminated=FIVE_OUT)


@rule("LM-4.2")
def test_lm_4_2_the_others_rank_by_how_far_they_are() -> None:
    """Grey and green are in one section: 6c is further than 6a."""
    table = at_the_end(
        {"blue": "water", "green": "6c", "grey": "6a", "red": "7b", "pink": "1b", "purple": "1a"}
    )
    assert see(table, "race") == {
        "blue": 1,
        "red": 2,
        "green": 3,
        "grey": 4,
        "pink": 5,
        "purple": 6,
    }


@rule("LM-4.2")
def test_lm_4_2_then_the_eliminated_the_first_one_out_last() -> None:
    """Even behind one that never left the start, which is purple."""
    table = at_the_end({"blue": "water", "grey": "2a"}, eliminated=["pink", "red", "green"])
    assert see(table, "race") == {
        "blue": 1,
        "grey": 2,
        "purple": 3,
        "green": 4,
        "red": 5,
        "pink": 6,
    }


@rule("LM-4.2")
def test_lm_4_2_behind_the_only_one_left_they_all_were_eliminated() -> None:
    table = at_the_end({"blue": "1a"}, eliminated=FIVE_OUT)
    assert [name for name, _ in sorted(see(table, "race").items(), key=lambda item: item[1])] == [
        "blue",
        *reversed(FIVE_OUT),
    ]


@rule("LM-4.2")
def test_lm_4_2_they_keep_the_places_they_were_taken_to() -> None:
    table = race(
        {"blue": "8a", "grey": "4a", "red": "2a", "pink": "2b"},
        blocks={"grey": 2},
        eliminated=["purple", "green"],
    )
    move(table, "grey", "5a")
    assert see(table, "lemmings")["grey"] == {"at": "out", "place": 4}
    move(table, "blue", "water")
    assert (see(table, "race")["grey"], see(table, "race")["purple"]) == (4, 6)


@rule("LM-4.3")
@pytest.mark.parametrize("place", [1, 2, 3, 4, 5, 6])
def test_lm_4_3_a_pile_scores_the_place_of_the_winners_card(place: int) -> None:
    pile = [name for name in LEMMINGS if name != "pink"]
    pile.insert(place - 1, "pink")
    table = at_the_end({"pink": "water", "blue": "8b"}, seats=[{}, {"bets": pile}])
    assert table.scores() == [0, place, 0]
    assert see(table, "bet_points") == [0, place, 0]


@rule("LM-4.3")
def test_lm_4_3_cards_laid_after_it_add_nothing() -> None:
    bets = [["pink"], ["pink", "blue"], ["blue", "pink", "red", "grey", "green"]]
    table = at_the_end({"pink": "water"}, seats=[{"bets": pile} for pile in bets])
    assert table.scores() == [1, 1, 2]


@rule("LM-4.3")
def test_lm_4_3_not_in_the_pile_is_nothing() -> None:
    """However high the pile, and whatever is still in hand."""
    five = [name for name in LEMMINGS if name != "pink"]
    table = at_the_end({"pink": "water"}, seats=[{"bets": five}, {"bets": ["blue"]}])
    assert table.scores() == [0, 0, 0]


@rule("LM-4.3")
def test_lm_4_3_the_winner_who_is_left_alone_counts_like_any_other() -> None:
    table = at_the_end({"blue": "1a"}, eliminated=FIVE_OUT, seats=[{"bets": ["grey", "blue"]}])
    assert table.scores() == [2, 0, 0]


@rule("LM-4.3")
def test_lm_4_3_the_last_one_out_has_not_won() -> None:
    """Grey is second, behind the only one left."""
    table = at_the_end({"blue": "1a"}, eliminated=FIVE_OUT, seats=[{"bets": ["red", "grey"]}])
    assert table.scores() == [0, 0, 0]


@rule("LM-4.4")
def test_lm_4_4_its_value_if_fulfilled_minus_two_if_not_nothing_if_discarded() -> None:
    table = at_the_end(
        {"blue": "water", "red": "8a", "grey": "7a", "green": "6a", "pink": "5a", "purple": "4a"},
        seats=[
            {"contracts": ["third-blue"], "dropped": ["third-red", "third-pink"]},
            {"contracts": ["third-purple", "many-out"], "dropped": ["few-out"]},
            {"contracts": ["clean-winner", "ahead-red-blue", "out-grey-pink"]},
        ],
    )
    assert table.scores() == [3, -2 - 2, 5 - 2 - 2]
    assert see(table, "contract_points") == [
        {"third-blue": 3},
        {"third-purple": -2, "many-out": -2},
        {"ahead-red-blue": -2, "clean-winner": 5, "out-grey-pink": -2},
    ]


@rule("LM-4.4")
def test_lm_4_4_contracts_count_beside_the_bets() -> None:
    seat = {"bets": ["red", "blue"], "contracts": ["third-blue", "many-out"]}
    table = race({"blue": "8a"}, seats=[seat])
    move(table, "blue", "water")
    points = {"bets": 2, "contracts": 3 - 2, "points": 2 + 3 - 2}
    assert told(table, "scored")[0] == {"event": "scored", "seat": 0, **points}
    assert table.scores() == [3, 0, 0]


@rule("LM-4.6")
def test_lm_4_6_ties_go_to_more_contract_points() -> None:
    """3 + 2, 0 + 5 and 6 - 1 points are all 5."""
    table = at_the_end(
        {"blue": "water", "red": "8a", "grey": "7a", "green": "6a", "pink": "5a"},
        eliminated=["purple"],
        seats=[
            {"bets": ["red", "pink", "blue"], "contracts": ["ahead-blue-grey"]},
            {"contracts": ["clean-winner"]},
            {
                "bets": ["red", "pink", "grey", "green", "purple", "blue"],
                "contracts": ["out-green-purple", "third-pink"],
            },
        ],
    )
    assert table.scores() == [5, 5, 5]
    assert table.places() == [2, 1, 3]


@rule("LM-4.6")
def test_lm_4_6_points_come_before_that() -> None:
    table = at_the_end(
        {"blue": "water"},
        seats=[{"bets": ["red", "blue"]}, {"contracts": ["clean-winner", "third-grey"]}, {}],
        blocks={"blue": 1},
    )
    assert table.scores() == [2, -2 + 3, 0]
    assert table.places() == [1, 2, 3]


@rule("LM-4.6")
def test_lm_4_6_then_places_are_shared() -> None:
    bets = [["blue"], ["red", "blue"], ["grey", "blue"], []]
    table = at_the_end({"blue": "water"}, players=4, seats=[{"bets": pile} for pile in bets])
    assert table.scores() == [1, 2, 2, 0]
    assert table.places() == [3, 1, 1, 4]
