"""The rulings on the race: cars, the water, last positions, elimination."""

import pytest
from tests.clauses import rule
from tests.games.leaping.table_builder import act, asked, see, told
from tests.games.mafia.table_builder import (
    LEMMINGS,
    at_the_end,
    choices,
    drive,
    forbids,
    lemming,
    move,
    race,
    roll,
    where,
)

from clifftop import CHANCE, OVER, PositionError

FOUR_OUT = ["red", "pink", "purple", "green"]


@rule("LM-R3")
@pytest.mark.parametrize(("car", "points", "space"), [("3a", 6, "5b"), ("5b", 5, "7b")])
def test_lm_r3_a_car_counts_spaces_through_all_sections(car: str, points: int, space: str) -> None:
    table = race({"blue": "2c" if car == "3a" else "4b"})
    drive(table, "blue", car, points)
    assert where(table, "blue") == space


@rule("LM-R3")
@pytest.mark.parametrize("points", [3, 4, 5, 6])
def test_lm_r3_a_car_that_would_reach_or_pass_the_water_reaches_it(points: int) -> None:
    table = race({"blue": "6c"})
    drive(table, "blue", "7c", points)
    assert (table.to_act, where(table, "blue"), see(table, "winner")) == (OVER, "water", "blue")


@rule("LM-R3")
def test_lm_r3_the_last_space_is_not_yet_the_water() -> None:
    table = race({"blue": "6c"})
    drive(table, "blue", "7c", 2)
    assert lemming(table, "blue") == {"at": "8b", "blocks": 1}
    assert table.to_act == CHANCE


@rule("LM-R3")
def test_lm_r3_within_a_section_too_the_later_space_is_ahead() -> None:
    stand = {"red": "water", "blue": "6b", "grey": "6c", "green": "6a"}
    places = see(at_the_end(stand), "race")
    assert places["grey"] < places["blue"] < places["green"]


@rule("LM-R4")
def test_lm_r4_all_on_the_start_are_last_and_the_player_chooses() -> None:
    table = race({"blue": "1a", "red": "4a"}, eliminated=["grey"], player=2)
    roll(table, "grey")
    assert table.to_act == 2
    assert choices(table, "pick", "lemming") == {"green", "purple", "pink"}
    for ahead in ("blue", "red"):
        assert forbids(table, do="pick", lemming=ahead) == "LM-2.4"
    act(table, do="pick", lemming="purple")  # to 1b, the only free space of the first section
    assert where(table, "purple") == "1b"


@rule("LM-R4")
def test_lm_r4_or_the_other_colour_that_was_rolled() -> None:
    table = race({"blue": "1a", "red": "4a"}, eliminated=["grey"])
    roll(table, "grey", "red")
    assert choices(table, "pick", "lemming") == {"green", "purple", "pink", "red"}
    table = race({"blue": "1a", "red": "4a"}, eliminated=["grey"])
    roll(table, "grey", "pink")
    assert choices(table, "pick", "lemming") == {"green", "purple", "pink"}


@rule("LM-R4")
def test_lm_r4_one_alone_on_the_start_is_last_alone() -> None:
    stand = {"blue": "1a", "red": "4a", "green": "1b", "pink": "2a"}
    table = race(stand, eliminated=["grey"])
    roll(table, "grey")
    assert see(table, "asked") == {"question": "which-space", "lemming": "purple"}


@rule("LM-R8")
def test_lm_r8_a_car_reached_by_car_rolls_again() -> None:
    table = race({"blue": "2c"})
    drive(table, "blue", "3a", 6)
    assert (table.to_act, asked(table), where(table, "blue")) == (CHANCE, "car-roll", "5b")
    assert see(table, "player") == 0
    act(table, do="die", points=6)
    assert (asked(table), where(table, "blue")) == ("car-roll", "7c")
    act(table, do="die", points=1)
    assert lemming(table, "blue") == {"at": "8a", "blocks": 0}
    assert (asked(table), see(table, "player")) == ("roll", 1)


@rule("LM-R8")
def test_lm_r8_stuck_it_stays_on_the_latest_cars_space() -> None:
    table = race({"blue": "2c", "red": "6c"})
    drive(table, "blue", "3a", 6, 3)
    assert lemming(table, "blue") == {"at": "5b", "blocks": 1}
    assert told(table, "stuck")[0]["from"] == "5b"


@rule("LM-R8")
@pytest.mark.parametrize(("car", "rolls"), [("3a", [3]), ("5b", [6, 1])])
def test_lm_r8_that_car_does_not_act_again(car: str, rolls: list[int]) -> None:
    taken = {"3a": "4a", "5b": "6a"}[car]
    table = race({"blue": "2c", "red": taken})
    drive(table, "blue", "3a", *rolls)
    assert where(table, "blue") == car
    assert (asked(table), see(table, "player")) == ("roll", 1)


@rule("LM-R8")
def test_lm_r8_the_block_may_eliminate_it() -> None:
    table = race({"blue": "2c", "red": "6c"}, blocks={"blue": 2})
    drive(table, "blue", "3a", 6, 3)
    assert lemming(table, "blue") == {"at": "out", "place": 6}
    assert (asked(table), see(table, "player")) == ("roll", 1)


@rule("LM-R9")
def test_lm_r9_the_water_is_the_section_behind_the_last() -> None:
    for space in ("8a", "8b"):
        table = race({"blue": space})
        roll(table, "blue")
        assert (table.to_act, where(table, "blue")) == (OVER, "water")


@rule("LM-R9")
def test_lm_r9_past_full_sections_into_the_water() -> None:
    table = race({"blue": "7a", "red": "8a", "pink": "8b"})
    roll(table, "blue")
    assert (table.to_act, where(table, "blue"), see(table, "winner")) == (OVER, "water", "blue")


@rule("LM-R9")
def test_lm_r9_not_while_a_space_is_free() -> None:
    table = race({"blue": "7a", "red": "8a"})
    roll(table, "blue")
    assert where(table, "blue") == "8b"
    assert table.to_act == CHANCE


@rule("LM-R9")
def test_lm_r9_reaching_it_wins_at_once_and_nothing_else_happens() -> None:
    """Nobody is asked, no block is gained or lost, no turn begins."""
    table = race({"blue": "8a"}, blocks={"blue": 2}, seats=[{"contracts": ["few-out"]}])
    roll(table, "blue")
    assert lemming(table, "blue") == {"at": "water", "blocks": 2}
    events = [fact["event"] for fact in table.events(None)]
    assert events == ["rolled", "moved", "won", "scored", "scored", "scored"]
    with pytest.raises(PositionError):
        at_the_end({"blue": "water", "red": "water"})


@rule("LM-R10")
def test_lm_r10_an_eliminated_lemming_frees_its_space() -> None:
    table = race({"blue": "4a", "red": "4b", "grey": "5b"}, blocks={"blue": 2})
    move(table, "blue", "5a")
    move(table, "red", "5a")
    assert lemming(table, "red") == {"at": "5a", "blocks": 1}


@rule("LM-R10")
def test_lm_r10_and_gives_its_blocks_back() -> None:
    table = race({"blue": "4a", "red": "4b"}, blocks={"blue": 2, "red": 1})
    move(table, "blue", "5a")
    assert table.position()["blocks"] == {"red": 1}
    assert lemming(table, "blue") == {"at": "out", "place": 6}


@rule("LM-R10")
@pytest.mark.parametrize("rolls", [[5], [6, 3], [6, 5]])
def test_lm_r10_the_last_but_one_goes_in_the_middle_of_a_car_move(rolls: list[int]) -> None:
    """Into the mixer of 5a, into grey on 6c, or by two cars into the mixer of 7b."""
    table = race({"blue": "2c", "grey": "6c"}, blocks={"blue": 2}, eliminated=FOUR_OUT)
    drive(table, "blue", "3a", *rolls)
    assert (table.to_act, see(table, "winner")) == (OVER, "grey")
    assert lemming(table, "blue") == {"at": "out", "place": 2}
    assert told(table, "turn") == []


@rule("LM-R10")
def test_lm_r10_the_winner_may_still_be_at_the_start() -> None:
    table = race({"blue": "1a"}, blocks={"blue": 2}, eliminated=FOUR_OUT)
    move(table, "blue", "2a")
    assert (table.to_act, see(table, "winner"), where(table, "grey")) == (OVER, "grey", "start")


@rule("LM-R11")
@pytest.mark.parametrize(
    ("rolls", "space", "blocks"),
    [([3], "4a", 1), ([5], "5a", 2), ([6, 1], "6a", 0), ([6, 5], "7b", 2)],
)
def test_lm_r11_mixers_hammers_and_empty_spaces_act_on_who_comes_by_car(
    rolls: list[int], space: str, blocks: int
) -> None:
    table = race({"blue": "2c"}, blocks={"blue": 1})
    drive(table, "blue", "3a", *rolls)
    assert lemming(table, "blue") == {"at": space, "blocks": blocks}
    assert asked(table) == "roll"


@rule("LM-R11")
@pytest.mark.parametrize(
    ("points", "space", "question"), [(1, "3b", "bet"), (2, "3c", "drop"), (6, "5b", "car-roll")]
)
def test_lm_r11_so_do_bookmaker_godfather_and_car(points: int, space: str, question: str) -> None:
    table = race({"blue": "2c"}, player=1, seats=[{}, {"contracts": ["few-out"]}])
    drive(table, "blue", "3a", points)
    assert see(table, "asked") == {"question": question, "lemming": "blue"}
    assert table.to_act == (CHANCE if question == "car-roll" else 1)


@rule("LM-R12")
def test_lm_r12_last_is_among_those_still_racing() -> None:
    """Not grey, which is behind all of them: it is out. Red is furthest behind on the pier."""
    stand = {"blue": "4a", "green": "5a", "purple": "6a", "red": "2b"}
    table = race(stand, eliminated=["grey", "pink"])
    roll(table, "grey", "purple")
    assert choices(table, "pick", "lemming") == {"red", "purple"}
    for out in ("grey", "pink"):
        assert forbids(table, do="pick", lemming=out) == "LM-2.4"


@rule("LM-R12")
def test_lm_r12_when_the_last_is_eliminated_the_next_one_is_last() -> None:
    stand = {"blue": "4a", "green": "5b", "purple": "6a", "red": "4b", "pink": "7a"}
    table = race(stand, eliminated=["grey"], blocks={"blue": 2})
    move(table, "grey", "5a")
    assert where(table, "blue") == "out"
    roll(table, "blue", "pink")
    assert choices(table, "pick", "lemming") == {"red", "pink"}


@rule("LM-R13")
def test_lm_r13_those_still_on_the_start_share_a_place() -> None:
    table = at_the_end({"blue": "water", "red": "4a"}, eliminated=["grey"])
    assert see(table, "race") == {
        "blue": 1,
        "red": 2,
        "green": 3,
        "purple": 3,
        "pink": 3,
        "grey": 6,
    }


@rule("LM-R13")
@pytest.mark.parametrize("contract", ["ahead-grey-purple", "ahead-purple-pink", "ahead-pink-green"])
def test_lm_r13_neither_is_ahead_of_the_other(contract: str) -> None:
    table = at_the_end({"blue": "water", "red": "4a"}, seats=[{"contracts": [contract]}])
    assert table.scores()[0] == -2


@rule("LM-R13")
@pytest.mark.parametrize(
    ("pier", "points"),
    [({"red": "4a"}, 3), ({"red": "4a", "grey": "4b"}, -2)],
)
def test_lm_r13_a_place_is_one_plus_the_number_strictly_ahead(
    pier: dict[str, str], points: int
) -> None:
    """Two ahead of pink and it is third with the others at the start; three, and it is not."""
    table = at_the_end({"blue": "water", **pier}, seats=[{"contracts": ["third-pink"]}])
    assert see(table, "race")["pink"] == 2 + len(pier)
    assert table.scores()[0] == points


@rule("LM-R13")
def test_lm_r13_one_alone_at_the_start_is_ahead_of_the_eliminated() -> None:
    others = [name for name in LEMMINGS if name not in ("blue", "pink")]
    table = at_the_end({"blue": "water"}, eliminated=others)
    assert see(table, "race")["pink"] == 2
    alone = at_the_end({}, eliminated=[*others, "blue"])
    assert (see(alone, "race")["pink"], see(alone, "race")["blue"]) == (1, 2)
