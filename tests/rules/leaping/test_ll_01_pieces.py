"""LL-1: players, pieces, goal."""

import pytest
from tests.clauses import rule
from tests.games.leaping.canyon import edited
from tests.games.leaping.table_builder import (
    LEAPING,
    act,
    asked,
    can,
    facts_of,
    position,
    see,
    to_move,
    told,
)
from tests.rules.leaping.story_words import at_the_end, forbids, odds

from clifftop import BoardError, OptionError, PositionError


def clauses_of(error: pytest.ExceptionInfo[BoardError]) -> list[str]:
    return [problem.clause for problem in error.value.problems]


@rule("LL-1.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_ll_1_1_two_to_six_clans_of_ten_lemmings(players: int) -> None:
    table = LEAPING.start(players=players)
    clans = ["ritz", "biker", "iq", "viking", "soldier", "hippie"]
    assert [clan["clan"] for clan in table.position()["clans"]] == clans[:players]  # type: ignore[attr-defined]
    assert see(table, "start") == [10] * players


@rule("LL-1.1")
@pytest.mark.parametrize("players", [1, 7])
def test_ll_1_1_not_one_and_not_seven(players: int) -> None:
    with pytest.raises(OptionError):
        LEAPING.start(players=players)


@rule("LL-1.1")
def test_ll_1_1_ten_lemmings_wherever_they_are() -> None:
    scattered = {"start": 6, "dives": [2], "chow": 1}
    table = position(players=3, hexes={"2a": "RR"}, clans=[scattered])
    assert see(table, "start")[0] == 6
    with pytest.raises(PositionError):
        position(players=3, hexes={"2a": "RR"}, clans=[{**scattered, "start": 7}])


@rule("LL-1.1")
def test_ll_1_1_names_are_flavour_so_starting_lemmings_are_all_alike() -> None:
    table = to_move(card=2, players=3)
    assert [given for given in facts_of(table) if given["do"] == "pick"] == [
        {"do": "pick", "hex": "start"}
    ]


@rule("LL-1.2")
def test_ll_1_2_dives_unused_cards_and_pellets_score_and_the_most_wins() -> None:
    table = at_the_end(
        players=4,
        clans=[
            {"id_used": True, "dives": [3, 2]},
            {"id_used": True, "hand": ["boo", "lost", "caution"]},
            {"id_used": True, "pellets": "22"},
            {"id_used": True},
        ],
    )
    assert table.scores() == [5, 3, 4, 0]
    assert table.places() == [1, 3, 2, 4]


@rule("LL-1.3")
def test_ll_1_3_eight_each_of_2_3_4_5_and_one_game_over() -> None:
    table = position(players=3, asked={"question": "reveal"})
    assert table.position()["deck"] == [8, 8, 8, 8]
    assert see(table, "cards_left") == 33
    assert odds(table) == pytest.approx({2: 1 / 4, 3: 1 / 4, 4: 1 / 4, 5: 1 / 4})
    act(table, do="reveal", value=3)
    assert table.position()["deck"] == [8, 7, 8, 8]
    assert see(table, "cards_left") == 32


@rule("LL-1.3")
def test_ll_1_3_when_a_value_is_used_up_no_more_of_it_comes() -> None:
    table = position(players=3, deck=[0, 8, 8, 8], asked={"question": "reveal"})
    assert not can(table, value=2)
    assert forbids(table, do="reveal", value=2) == "LL-1.3"
    last = position(players=3, deck=[0, 0, 0, 0], asked={"question": "reveal"})
    assert facts_of(last) == [{"do": "game-over"}]
    with pytest.raises(PositionError):
        position(players=3, deck=[9, 8, 8, 8], asked={"question": "reveal"})


@rule("LL-1.3")
def test_ll_1_3_a_board_file_cannot_change_the_deck() -> None:
    with pytest.raises(BoardError) as error:
        LEAPING.start(players=3, board=edited(("{ 2 = 8,", "{ 2 = 9,")))
    assert clauses_of(error) == ["LL-1.3"]


@rule("LL-1.4")
def test_ll_1_4_sixteen_different_special_actions() -> None:
    table = LEAPING.start(players=3, first=0)
    assert {given["card"] for given in facts_of(table)} == {
        "boo",
        "caution",
        "deja-vu",
        "eagle-eye",
        "heroic-return",
        "king-of-the-hill",
        "lost",
        "mine-all-mine",
        "mistaken-identity",
        "noble-sacrifice",
        "pull-my-paw",
        "quick-start",
        "rock-slide",
        "run-lemming-run",
        "snap-crackle-pop",
        "uh-oh",
    }
    assert len(table.actions()) == 16


@rule("LL-1.4")
def test_ll_1_4_each_of_them_is_there_once() -> None:
    table = position(players=3, asked={"question": "deal", "pending": 1}, clans=[{"hand": ["boo"]}])
    assert forbids(table, do="deal", card="boo") == "LL-1.4"
    assert len(table.actions()) == 15
    with pytest.raises(PositionError):
        position(players=3, clans=[{"hand": ["boo"]}, {"hand": ["boo"]}])


@rule("LL-1.4")
def test_ll_1_4_its_a_5_is_on_every_id_card() -> None:
    table = to_move(card=2, players=3)
    for seat in (0, 1, 2):
        assert table.to_act == seat
        act(table, do="play", card="its-a-5")
        assert see(table, "id_used")[seat] is True
        act(table, do="pick", hex="start")
        table.apply(table.actions()[0])


@rule("LL-1.5")
def test_ll_1_5_fourteen_ones_four_twos_fourteen_favors() -> None:
    table = to_move(card=2, players=3, hexes={"4a": "R"})
    act(table, do="pick", hex="4a")
    table.apply(table.actions()[0])
    assert asked(table) == "claim"
    assert odds(table) == pytest.approx({"1": 14 / 32, "2": 4 / 32, "f": 14 / 32})
    assert len(see(table, "pellets")) + see(table, "reserve") == 32


@rule("LL-1.5")
def test_ll_1_5_no_more_than_that_can_turn_up() -> None:
    ask = {"question": "claim", "hex": "4a"}
    table = position(players=3, card=2, clans=[{"pellets": "2222"}], asked=ask)
    assert odds(table) == pytest.approx({"1": 14 / 28, "f": 14 / 28})
    assert forbids(table, do="claim", pellet="2") == "LL-1.5"
    spent = [{"pellets": "f" * 3, "ledger": "cccccc3"}]
    table = position(players=3, card=2, clans=spent, asked=ask)
    assert odds(table) == pytest.approx({"1": 14 / 26, "2": 4 / 26, "f": 8 / 26})
    with pytest.raises(PositionError):
        position(players=3, clans=[{"pellets": "22222"}])


@rule("LL-1.5")
@pytest.mark.parametrize(
    ("old", "new"), [("{ 1 = 14,", "{ 1 = 13,"), (", 2 = 4,", ", 2 = 5,"), ("r = 14", "r = 15")]
)
def test_ll_1_5_a_board_file_cannot_change_the_pellets(old: str, new: str) -> None:
    with pytest.raises(BoardError) as error:
        LEAPING.start(players=3, board=edited((old, new)))
    assert clauses_of(error) == ["LL-1.5"]


@rule("LL-1.6")
def test_ll_1_6_a_die_for_the_red_eagle_and_one_for_the_blue() -> None:
    table = position(players=3)
    assert {given["points"] for given in facts_of(table)} == {0, 1, 2, 3}
    act(table, do="roll", points=3)
    assert told(table, "rolled") == [{"event": "rolled", "eagle": "red", "points": 3}]
    assert {given["points"] for given in facts_of(table)} == {0, 1, 2, 3}
    act(table, do="roll", points=0)
    assert told(table, "rolled") == [{"event": "rolled", "eagle": "blue", "points": 0}]
    assert see(table, "eagles") == {
        "red": {"zone": "A", "hunting": True, "die": 3},
        "blue": {"zone": "A", "hunting": True, "die": 0},
    }


@rule("LL-1.6")
def test_ll_1_6_each_eagle_is_hunting_or_feasting() -> None:
    table = position(players=3, eagles={"red": "B feasting", "blue": "C"})
    eagles = see(table, "eagles")
    assert (eagles["red"]["hunting"], eagles["blue"]["hunting"]) == (False, True)
    with pytest.raises(PositionError):
        position(players=3, eagles={"red": "B sleeping"})


@rule("LL-1.6")
@pytest.mark.parametrize("faces", ['"hover", 1, 1, 2, 2, 4', '"hover", 0, 1, 2, 2, 3'])
def test_ll_1_6_no_die_shows_anything_else(faces: str) -> None:
    with pytest.raises(BoardError) as error:
        LEAPING.start(players=3, board=edited(('"hover", 1, 1, 2, 2, 3', faces)))
    assert clauses_of(error) == ["LL-1.6"]
