"""LM-2: who begins, the roll, the choice, and the next player."""

import pytest
from tests.clauses import rule
from tests.games.leaping.table_builder import act, asked, facts_of, see, told
from tests.games.mafia.table_builder import (
    LEMMINGS,
    choices,
    decline,
    drive,
    forbids,
    move,
    race,
    roll,
    started,
    where,
)

from clifftop import CHANCE, OptionError


@rule("LM-2.0")
@pytest.mark.parametrize("players", [3, 6])
def test_lm_2_0_the_first_player_is_drawn(players: int) -> None:
    table = started(players)
    assert (table.to_act, asked(table)) == (CHANCE, "first-player")
    assert [facts["seat"] for facts in facts_of(table)] == list(range(players))
    assert [odds for _, odds in table.chances()] == pytest.approx([1 / players] * players)


@rule("LM-2.0")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_lm_2_0_who_is_drawn_begins(first: int) -> None:
    table = started(3)
    act(table, do="first", seat=first)
    while asked(table) == "deal":
        table.apply(table.actions()[0])
    assert (see(table, "turn"), see(table, "player")) == (1, first)
    roll(table, "blue", "red")
    assert table.to_act == first


@rule("LM-2.0")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_lm_2_0_or_the_host_names_somebody(first: int) -> None:
    table = started(3, first=first)
    while asked(table) == "deal":
        table.apply(table.actions()[0])
    assert see(table, "player") == first
    assert asked(table) == "roll"


@rule("LM-2.0")
def test_lm_2_0_somebody_who_is_there() -> None:
    with pytest.raises(OptionError):
        started(3, first=3)


@rule("LM-2.1")
def test_lm_2_1_roll_both_dice_and_choose_one_of_the_two_colours() -> None:
    table = race(player=1)
    assert (table.to_act, asked(table), see(table, "dice")) == (CHANCE, "roll", [])
    roll(table, "pink", "blue")
    assert (table.to_act, asked(table)) == (1, "which-lemming")
    assert sorted(see(table, "dice")) == ["blue", "pink"]
    assert choices(table, "pick", "lemming") == {"blue", "pink"}
    for other in ("grey", "green", "purple", "red"):
        assert forbids(table, do="pick", lemming=other) == "LM-2.1"


@rule("LM-2.1")
@pytest.mark.parametrize(("chosen", "other"), [("blue", "pink"), ("pink", "blue")])
def test_lm_2_1_the_chosen_one_advances_and_only_that(chosen: str, other: str) -> None:
    table = race({"blue": "1a", "pink": "1b"})
    roll(table, "blue", "pink")
    act(table, do="pick", lemming=chosen)
    act(table, do="go", space="2c")
    assert where(table, chosen) == "2c"
    assert where(table, other) in ("1a", "1b")
    assert len(told(table, "moved")) == 1
    assert see(table, "player") == 1


@rule("LM-2.1")
@pytest.mark.parametrize("name", LEMMINGS)
def test_lm_2_1_two_alike_leave_no_choice(name: str) -> None:
    table = race()
    roll(table, name)
    assert see(table, "asked") == {"question": "which-space", "lemming": name}


@rule("LM-2.1")
def test_lm_2_1_one_of_them_has_to_go() -> None:
    """Even where both do the roller harm, there is no way to pass."""
    table = race({"blue": "4a", "red": "4b"}, blocks={"blue": 2, "red": 2})
    roll(table, "blue", "red")
    assert {facts["do"] for facts in facts_of(table)} == {"pick"}


@rule("LM-2.4")
def test_lm_2_4_an_eliminated_colour_counts_for_the_last() -> None:
    stand = {"red": "1a", "blue": "1b", "pink": "4a", "green": "6c", "purple": "5a"}
    table = race(stand, eliminated=["grey"])
    roll(table, "grey", "green")
    assert choices(table, "pick", "lemming") == {"red", "green"}
    assert forbids(table, do="pick", lemming="grey") == "LM-2.4"
    for neither in ("blue", "pink", "purple"):
        assert forbids(table, do="pick", lemming=neither) == "LM-2.4"


@rule("LM-2.4")
def test_lm_2_4_as_long_as_it_races_a_colour_is_its_own() -> None:
    stand = {"red": "1a", "blue": "1b", "pink": "4a", "green": "6c", "purple": "5a"}
    table = race(stand, eliminated=["grey"])
    roll(table, "pink", "green")
    assert choices(table, "pick", "lemming") == {"pink", "green"}
    assert forbids(table, do="pick", lemming="red") == "LM-2.1"


@rule("LM-2.4")
@pytest.mark.parametrize("other", ["grey", "purple", "red"])
def test_lm_2_4_both_colours_come_to_the_same_lemming_which_must_move(other: str) -> None:
    """Grey with the other eliminated one, twice grey, or grey with the last one itself."""
    stand = {"red": "1a", "blue": "1b", "pink": "4a", "green": "6c"}
    table = race(stand, eliminated=["grey", "purple"])
    roll(table, "grey", other)
    assert see(table, "asked") == {"question": "which-space", "lemming": "red"}


@rule("LM-2.4")
def test_lm_2_4_last_is_who_is_last_now() -> None:
    stand = {"red": "1a", "blue": "1b", "pink": "4a", "green": "6c", "purple": "5a"}
    table = race(stand, eliminated=["grey"])
    move(table, "grey", "2c")
    assert where(table, "red") == "2c"
    roll(table, "grey")
    assert see(table, "asked")["lemming"] == "blue"


SIX_TURNS = [
    ("blue", "1a"),
    ("red", "1b"),
    ("blue", "2c"),
    ("red", "2b"),
    ("grey", "1a"),
    ("pink", "1b"),
]


@rule("LM-2.5")
@pytest.mark.parametrize(
    ("players", "order"), [(3, [0, 1, 2, 0, 1, 2]), (5, [0, 1, 2, 3, 4, 0]), (6, [*range(6)])]
)
def test_lm_2_5_the_next_player_clockwise(players: int, order: list[int]) -> None:
    table = race(players=players)
    for turn, seat in enumerate(order, start=1):
        assert (see(table, "player"), see(table, "turn")) == (seat, turn)
        move(table, *SIX_TURNS[turn - 1])
    assert see(table, "player") == (order[-1] + 1) % players


@rule("LM-2.5")
@pytest.mark.parametrize("space", ["3b", "3c"])
def test_lm_2_5_also_after_everybody_was_asked(space: str) -> None:
    """The last to be asked is seat 0, and the dice go to seat 2 all the same."""
    cards = [{"contracts": ["third-blue"]}, {"contracts": ["few-out"]}, {"contracts": ["many-out"]}]
    table = race({"blue": "2a"}, player=1, turn=5, seats=cards)
    move(table, "blue", space)
    for seat in (1, 2, 0):
        assert table.to_act == seat
        decline(table)
    assert (see(table, "player"), see(table, "turn"), asked(table)) == (2, 6, "roll")


@rule("LM-2.5")
@pytest.mark.parametrize(
    ("space", "blocks"), [("2a", 0), ("2a", 2), ("2b", 0), ("2b", 1), ("2c", 0)]
)
def test_lm_2_5_whatever_the_space_does_the_turn_is_over(space: str, blocks: int) -> None:
    table = race({"blue": "1a"}, player=2, blocks={"blue": blocks})
    move(table, "blue", space)
    assert (see(table, "player"), asked(table), see(table, "dice")) == (0, "roll", [])
    assert told(table, "turn") == [{"event": "turn", "turn": 2, "player": 0}]


@rule("LM-2.5")
@pytest.mark.parametrize(("points", "taken"), [(3, "1a"), (3, "4a")])
def test_lm_2_5_one_turn_however_far_a_car_goes(points: int, taken: str) -> None:
    table = race({"blue": "2c", "red": taken}, player=0)
    drive(table, "blue", "3a", points)
    assert see(table, "player") == 1
