"""LM-3: mixer, jackhammer, car and peace and quiet."""

import pytest
from tests.clauses import rule
from tests.games.leaping.table_builder import asked, see, told
from tests.games.mafia.table_builder import drive, lemming, move, race, roll, where

from clifftop import CHANCE, PositionError


@rule("LM-3.1")
@pytest.mark.parametrize("blocks", [0, 1])
def test_lm_3_1_a_mixer_gives_a_block_and_two_are_borne(blocks: int) -> None:
    table = race({"blue": "1a"}, blocks={"blue": blocks})
    move(table, "blue", "2a")
    assert lemming(table, "blue") == {"at": "2a", "blocks": blocks + 1}
    assert told(table, "block") == [{"event": "block", "lemming": "blue", "blocks": blocks + 1}]
    assert told(table, "eliminated") == []


@rule("LM-3.1")
def test_lm_3_1_the_third_block_eliminates() -> None:
    table = race({"blue": "1a"}, blocks={"blue": 2})
    move(table, "blue", "2a")
    assert lemming(table, "blue") == {"at": "out", "place": 6}
    assert told(table, "eliminated") == [{"event": "eliminated", "lemming": "blue", "place": 6}]


@rule("LM-3.1")
@pytest.mark.parametrize(
    ("gone", "place"), [([], 6), (["red"], 5), (["red", "pink"], 4), (["pink", "red", "grey"], 3)]
)
def test_lm_3_1_to_the_lowest_free_finishing_place(gone: list[str], place: int) -> None:
    table = race({"blue": "1a"}, blocks={"blue": 2}, eliminated=gone)
    move(table, "blue", "2a")
    assert lemming(table, "blue") == {"at": "out", "place": place}
    for earlier, name in enumerate(gone):
        assert lemming(table, name) == {"at": "out", "place": 6 - earlier}


@rule("LM-3.1")
def test_lm_3_1_only_the_one_that_arrives() -> None:
    """Who stands on a mixer already gets no second block when somebody else moves."""
    table = race({"blue": "1a", "red": "2a"}, blocks={"red": 1})
    move(table, "blue", "2c")
    assert lemming(table, "red") == {"at": "2a", "blocks": 1}
    assert lemming(table, "blue") == {"at": "2c", "blocks": 0}


@rule("LM-3.1")
def test_lm_3_1_nobody_races_with_three() -> None:
    race({"blue": "2a"}, blocks={"blue": 2})
    with pytest.raises(PositionError):
        race({"blue": "2a"}, blocks={"blue": 3})


@rule("LM-3.2")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 1)])
def test_lm_3_2_a_jackhammer_takes_one_block_off(before: int, after: int) -> None:
    table = race({"blue": "1a", "red": "4a"}, blocks={"blue": before, "red": 2})
    move(table, "blue", "2b")
    assert lemming(table, "blue") == {"at": "2b", "blocks": after}
    assert lemming(table, "red") == {"at": "4a", "blocks": 2}
    off = [{"event": "block-off", "lemming": "blue", "blocks": after}]
    assert told(table, "block-off") == (off if before else [])


@rule("LM-3.3")
def test_lm_3_3_a_car_asks_for_the_ordinary_die() -> None:
    table = race({"blue": "2c"})
    move(table, "blue", "3a")
    assert (table.to_act, asked(table)) == (CHANCE, "car-roll")
    assert see(table, "player") == 0


@rule("LM-3.3")
@pytest.mark.parametrize(
    ("points", "space"), [(1, "3b"), (2, "3c"), (3, "4a"), (4, "4b"), (5, "5a"), (6, "5b")]
)
def test_lm_3_3_it_goes_on_that_many_spaces(points: int, space: str) -> None:
    table = race({"blue": "2c"})
    drive(table, "blue", "3a", points)
    assert where(table, "blue") == space
    facts = {"lemming": "blue", "points": points, "from": "3a", "to": space}
    assert told(table, "drove") == [{"event": "drove", **facts}]


@rule("LM-3.3")
def test_lm_3_3_and_does_what_that_space_says() -> None:
    table = race({"blue": "2c"}, blocks={"blue": 1})
    drive(table, "blue", "3a", 5)
    assert lemming(table, "blue") == {"at": "5a", "blocks": 2}


@rule("LM-3.3")
def test_lm_3_3_past_spaces_that_are_taken_and_past_what_they_do() -> None:
    """Over 3b, 3c and a lemming on 4a to 4b: nobody bets, drops or gets a block."""
    table = race({"blue": "2c", "red": "4a"})
    drive(table, "blue", "3a", 4)
    assert lemming(table, "blue") == {"at": "4b", "blocks": 0}
    assert (asked(table), see(table, "player")) == ("roll", 1)


@rule("LM-3.3")
def test_lm_3_3_if_it_is_taken_the_lemming_stays_with_the_car_and_takes_a_block() -> None:
    table = race({"blue": "2c", "red": "4a"})
    drive(table, "blue", "3a", 3)
    assert lemming(table, "blue") == {"at": "3a", "blocks": 1}
    assert lemming(table, "red") == {"at": "4a", "blocks": 0}
    facts = {"lemming": "blue", "points": 3, "from": "3a", "to": "4a"}
    assert told(table, "stuck") == [{"event": "stuck", **facts}]
    assert told(table, "block") == [{"event": "block", "lemming": "blue", "blocks": 1}]
    assert (asked(table), see(table, "player")) == ("roll", 1)


@rule("LM-3.3")
@pytest.mark.parametrize(("points", "taken"), [(1, "3b"), (5, "5a"), (6, "5b")])
def test_lm_3_3_the_taken_space_does_nothing(points: int, taken: str) -> None:
    """One block, whatever the space beyond would have done."""
    table = race({"blue": "2c", "red": taken})
    drive(table, "blue", "3a", points)
    assert lemming(table, "blue") == {"at": "3a", "blocks": 1}
    assert asked(table) == "roll"


@rule("LM-3.6")
@pytest.mark.parametrize(("origin", "space"), [("start", "1a"), ("1b", "2c"), ("5a", "6c")])
def test_lm_3_6_on_an_empty_space_nothing_happens(origin: str, space: str) -> None:
    blocks = {} if origin == "start" else {"blue": 2}
    table = race({"blue": origin}, blocks=blocks)
    move(table, "blue", space)
    assert lemming(table, "blue") == {"at": space, "blocks": blocks.get("blue", 0)}
    assert [fact["event"] for fact in table.events(None)][-2:] == ["moved", "turn"]
    assert (asked(table), see(table, "player")) == ("roll", 1)


@rule("LM-3.6")
def test_lm_3_6_not_even_where_there_was_no_choice() -> None:
    table = race({"blue": "3a", "red": "4b"}, blocks={"blue": 1})
    roll(table, "blue")
    assert lemming(table, "blue") == {"at": "4a", "blocks": 1}
    assert [fact["event"] for fact in table.events(None)] == ["rolled", "moved", "turn"]
