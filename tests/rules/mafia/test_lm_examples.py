"""The rulebook tells its rules in pictured examples. Here they happen on the jetty."""

import pytest
from tests.clauses import rule
from tests.games.leaping.table_builder import act, see
from tests.games.mafia.table_builder import (
    LEMMINGS,
    at_the_end,
    choices,
    forbids,
    lemming,
    move,
    race,
    roll,
)


@rule("LM-2.2", "LM-2.3")
def test_green_goes_to_a_section_with_one_space_taken() -> None:
    """The two other spaces are left to choose from."""
    table = race({"green": "1a", "red": "2b"})
    roll(table, "green")
    assert choices(table, "go", "space") == {"2a", "2c"}
    assert forbids(table, do="go", space="2b") == "LM-2.3"


@rule("LM-2.2")
def test_all_of_the_next_section_is_taken_and_all_of_the_one_behind() -> None:
    stand = {"green": "3a", "red": "4a", "blue": "4b"}
    table = race(stand)
    roll(table, "green")
    assert choices(table, "go", "space") == {"5a", "5b"}
    fuller = race({**stand, "grey": "5a", "pink": "5b"})
    roll(fuller, "green")
    assert choices(fuller, "go", "space") == {"6a", "6b", "6c"}


# Grey is last of those who race.
GREY_IS_LAST = {"grey": "2a", "pink": "3b", "green": "4a", "purple": "4b", "red": "6c"}


@rule("LM-2.4")
def test_pink_and_blue_are_rolled_and_blue_is_eliminated() -> None:
    """Pink or grey, since grey is in last position."""
    table = race(GREY_IS_LAST, eliminated=["blue"])
    roll(table, "pink", "blue")
    assert choices(table, "pick", "lemming") == {"pink", "grey"}
    assert forbids(table, do="pick", lemming="blue") == "LM-2.4"
    act(table, do="pick", lemming="grey")
    assert choices(table, "go", "space") == {"3a", "3c"}


@rule("LM-2.4")
def test_if_pink_were_eliminated_too_grey_would_have_to_move() -> None:
    without_pink = {name: space for name, space in GREY_IS_LAST.items() if name != "pink"}
    table = race(without_pink, eliminated=["blue", "pink"])
    roll(table, "pink", "blue")
    assert see(table, "asked") == {"question": "which-space", "lemming": "grey"}


@rule("LM-2.4")
def test_with_two_left_five_colours_count_for_the_last() -> None:
    gone = ["blue", "grey", "green", "purple"]
    for colour in [*gone, "pink"]:
        table = race({"pink": "2a", "red": "6c"}, eliminated=gone)
        roll(table, colour)
        assert see(table, "asked")["lemming"] == "pink"
    table = race({"pink": "2a", "red": "6c"}, eliminated=gone)
    roll(table, "red")
    assert see(table, "asked")["lemming"] == "red"


@rule("LM-3.1")
def test_the_first_one_out_is_placed_on_6_the_second_on_5() -> None:
    table = race({"blue": "4a", "red": "6c"}, blocks={"blue": 2, "red": 2})
    move(table, "blue", "5a")
    move(table, "red", "7b")
    assert lemming(table, "blue") == {"at": "out", "place": 6}
    assert lemming(table, "red") == {"at": "out", "place": 5}


# The pile of the picture: purple was laid first, grey fifth.
THE_PILE = ["purple", "green", "red", "blue", "grey", "pink"]


def bet_points(pile: list[str], winner: str) -> int:
    return at_the_end({winner: "water"}, seats=[{"bets": pile}]).scores()[0]


@rule("LM-4.3")
def test_the_pile_that_scores_5() -> None:
    assert bet_points(THE_PILE, "grey") == 5


@rule("LM-4.3")
def test_if_purple_had_won_it_would_score_1() -> None:
    assert bet_points(THE_PILE, "purple") == 1


@rule("LM-4.3")
def test_if_grey_had_not_been_laid_it_would_score_nothing() -> None:
    assert bet_points([name for name in THE_PILE if name != "grey"], "grey") == 0


@rule("LM-4.3")
def test_six_points_at_most() -> None:
    assert max(bet_points(THE_PILE, winner) for winner in LEMMINGS) == 6
    assert bet_points(THE_PILE, "pink") == 6


def contract_points(contract: str, stand: dict[str, str], *out: str, blocks: int = 0) -> int:
    """What a contract is worth; the first lemming named has won, with so many blocks."""
    held = [{"contracts": [contract]}]
    winner = next(iter(stand))
    table = at_the_end(stand, eliminated=list(out), blocks={winner: blocks}, seats=held)
    return table.scores()[0]


@rule("LM-4.4", "LM-4.5")
@pytest.mark.parametrize(
    ("out", "points"),
    [(["grey"], 1), (["pink"], 1), (["grey", "pink"], 1), ([], -2), (["red"], -2)],
)
def test_grey_and_or_pink_eliminated(out: list[str], points: int) -> None:
    assert contract_points("out-grey-pink", {"blue": "water"}, *out) == points


@rule("LM-4.4", "LM-4.5")
def test_green_ahead_of_red() -> None:
    """On the pier; red out and green not; both out, red first. And the other way round."""
    contract = "ahead-green-red"
    assert contract_points(contract, {"blue": "water", "green": "6a", "red": "5b"}) == 2
    assert contract_points(contract, {"blue": "water", "green": "1a"}, "red") == 2
    assert contract_points(contract, {"blue": "water"}, "red", "green") == 2
    assert contract_points(contract, {"blue": "water", "green": "5a", "red": "5b"}) == -2
    assert contract_points(contract, {"blue": "water", "red": "1a"}, "green") == -2
    assert contract_points(contract, {"blue": "water"}, "green", "red") == -2


@rule("LM-4.4", "LM-4.5")
def test_blue_first_second_or_third() -> None:
    ahead = {"red": "water", "grey": "8b", "pink": "8a"}
    assert contract_points("third-blue", {"blue": "water", "red": "8a"}) == 3
    assert contract_points("third-blue", {"red": "water", "blue": "8a"}) == 3
    assert contract_points("third-blue", {"red": "water", "grey": "8b", "blue": "8a"}) == 3
    assert contract_points("third-blue", {**ahead, "blue": "7c"}) == -2


@rule("LM-4.4", "LM-4.5")
@pytest.mark.parametrize(("out", "few", "many"), [(0, 4, -2), (1, 4, -2), (2, -2, -2), (3, -2, 4)])
def test_none_or_one_eliminated_and_three_or_more(out: int, few: int, many: int) -> None:
    gone = ["red", "pink", "grey"][:out]
    assert contract_points("few-out", {"blue": "water"}, *gone) == few
    assert contract_points("many-out", {"blue": "water"}, *gone) == many


@rule("LM-4.1", "LM-4.5")
@pytest.mark.parametrize(("blocks", "points"), [(0, 5), (1, -2), (2, -2)])
def test_the_winner_without_a_block_in_the_water_or_alone_on_the_track(
    blocks: int, points: int
) -> None:
    everybody_else = [name for name in LEMMINGS if name != "blue"]
    assert contract_points("clean-winner", {"blue": "water"}, blocks=blocks) == points
    alone = contract_points("clean-winner", {"blue": "4a"}, *everybody_else, blocks=blocks)
    assert alone == points


@rule("LM-3.5", "LM-4.4")
def test_a_contract_thrown_away_brings_neither_good_nor_harm() -> None:
    hand = {"contracts": ["third-blue", "many-out"]}
    for dropped, points in (("third-blue", -2), ("many-out", 3)):
        table = race({"red": "2c", "blue": "8a"}, seats=[hand])
        move(table, "red", "3c")
        act(table, do="drop", contract=dropped)
        move(table, "blue", "water")
        assert table.scores()[0] == points
