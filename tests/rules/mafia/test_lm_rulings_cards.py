"""The rulings on bets and contracts: which there are, and who sees what and when."""

import json

import pytest
from tests.clauses import rule
from tests.games.leaping.table_builder import act, asked, facts_of, see, told
from tests.games.mafia.table_builder import (
    LEMMINGS,
    MAFIA,
    at_the_end,
    choices,
    decline,
    edited,
    move,
    problems_of,
    race,
)

from clifftop import State

HANDS: list[dict[str, object]] = [
    {"contracts": ["third-blue", "third-red"]},
    {"contracts": ["third-pink", "many-out"]},
    {"contracts": ["clean-winner", "few-out"]},
]


@rule("LM-R1")
def test_lm_r1_the_eighteen_contracts_of_our_pier() -> None:
    table = MAFIA.start(players=3, first=0)
    names = [facts["contract"] for facts in facts_of(table)]
    assert len(names) == 18
    assert set(names) == {
        "out-grey-pink",
        "out-blue-red",
        "out-green-purple",
        "ahead-green-red",
        "ahead-red-blue",
        "ahead-blue-grey",
        "ahead-grey-purple",
        "ahead-purple-pink",
        "ahead-pink-green",
        *(f"third-{name}" for name in LEMMINGS),
        "few-out",
        "many-out",
        "clean-winner",
    }


@rule("LM-R1")
def test_lm_r1_they_are_data() -> None:
    """Green ahead of blue instead of red: dealt, and scored as it says."""
    board = edited(('["ahead", "green", "red"]', '["ahead", "green", "blue"]'))
    table = MAFIA.start(players=3, first=0, board=board)
    act(table, do="deal", contract="ahead-green-blue", lemming="green", other="blue")
    held = [{"contracts": ["ahead-green-blue"]}]
    stand = {"red": "water", "green": "4a", "blue": "2a"}
    assert at_the_end(stand, board=board, seats=held).scores()[0] == 2


@rule("LM-R1")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('["third", "pink"]', '["ahead", "pink", "red"]'),
        ('["many-out"], ', ""),
        ('["many-out"]', '["few-out"]'),
        ('["out", "blue", "red"], ', ""),
        ('["few-out"],', '["few-out"], ["out", "blue", "pink"],'),
    ],
)
def test_lm_r1_so_many_of_each_kind(old: str, new: str) -> None:
    assert "LM-R1" in [problem.clause for problem in problems_of(edited((old, new)))]


@rule("LM-R5")
@pytest.mark.parametrize("space", ["3b", "3c"])
@pytest.mark.parametrize(("mover", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_lm_r5_in_seat_order_from_the_player_to_move(
    space: str, mover: int, order: list[int]
) -> None:
    table = race({"blue": "2c"}, player=mover, seats=HANDS)
    move(table, "blue", space)
    seats = []
    while asked(table) != "roll":
        seats.append(table.to_act)
        decline(table)
    assert seats == order


def before(state: State, seat: int | None) -> str:
    """All that a seat gets, as text."""
    legal = state.actions() if state.to_act == seat else []
    described = [state.describe(action) for action in legal]
    seen = [state.view(seat), state.events(seat), state.knowledge(seat), legal, described]
    return json.dumps(seen)


@rule("LM-R5", "LM-R7")
@pytest.mark.parametrize("space", ["3b", "3c"])
def test_lm_r5_each_without_seeing_the_cards_laid(space: str) -> None:
    """Whichever card seat 0 chooses, the others get the same to the byte; itself it does not."""
    table = race({"blue": "2c"}, seats=HANDS)
    move(table, "blue", space)
    tables = []
    for action in table.actions()[:-1]:
        branch = table.copy()
        branch.apply(action)
        tables.append(branch)
    assert len(tables) == (6 if space == "3b" else 2)
    for other in (1, 2, None):
        assert len({before(branch, other) for branch in tables}) == 1
    assert len({before(branch, 0) for branch in tables}) == len(tables)


@rule("LM-R5")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_lm_r5_that_a_card_was_laid_is_public(seat: int | None) -> None:
    table = race({"blue": "2c", "red": "2b"}, seats=HANDS)
    move(table, "blue", "3b")
    act(table, do="bet", lemming="pink")
    assert told(table, "bet", seat)[0]["seat"] == 0
    act(table, do="no-bet")
    assert told(table, "no-bet", seat) == [{"event": "no-bet", "seat": 1}]
    act(table, do="no-bet")
    heights = [pile if isinstance(pile, int) else len(pile) for pile in see(table, "bets", seat)]
    assert heights == [1, 0, 0]

    move(table, "red", "3c")
    act(table, do="drop", contract="many-out")
    assert told(table, "dropped", seat)[0]["seat"] == 1
    act(table, do="keep")
    assert told(table, "kept", seat) == [{"event": "kept", "seat": 2}]


@rule("LM-R5")
def test_lm_r5_who_is_still_to_be_asked_may_hand_in_a_sealed_answer() -> None:
    """It does not depend on what the seats before do."""
    table = race({"blue": "2c"}, player=1, seats=[{"bets": ["red"]}, {}, {"bets": LEMMINGS}])
    assert table.early() == {}
    move(table, "blue", "3b")
    assert table.to_act == 1
    early = table.early()
    assert list(early) == [0]  # seat 2 has nothing left to lay
    act(table, do="bet", lemming="blue")
    assert table.to_act == 0
    assert table.actions() == early[0]
    assert choices(table, "bet", "lemming") == set(LEMMINGS) - {"red"}
    assert table.early() == {}


@rule("LM-R5")
def test_lm_r5_sealed_answers_for_the_godfather() -> None:
    table = race({"blue": "2c"}, player=2, seats=HANDS)
    move(table, "blue", "3c")
    assert sorted(table.early()) == [0, 1]
    for seat in (0, 1):
        sealed = [table.describe(action) for action in table.early()[seat]]
        assert {facts.get("contract") for facts in sealed} == {*see_own(table, seat), None}


def see_own(state: State, seat: int) -> list[str]:
    return [str(name) for name in see(state, "contracts", seat)[seat]]


@rule("LM-R6")
@pytest.mark.parametrize(
    ("name", "place", "points"), [("green", 3, 3), ("purple", 4, -2), ("grey", 2, 3)]
)
def test_lm_r6_at_least_third_though_eliminated(name: str, place: int, points: int) -> None:
    """Four are out, green the last of them."""
    out = ["red", "pink", "purple", "green"]
    stand = {"blue": "water", "grey": "2a"}
    table = at_the_end(stand, eliminated=out, seats=[{"contracts": [f"third-{name}"]}])
    assert see(table, "race")[name] == place
    assert table.scores()[0] == points


@rule("LM-R6")
def test_lm_r6_second_as_the_last_one_out() -> None:
    out = ["red", "pink", "purple", "green", "grey"]
    table = at_the_end({"blue": "2c"}, eliminated=out, seats=[{"contracts": ["third-grey"]}])
    assert (see(table, "race")["grey"], table.scores()[0]) == (2, 3)


@rule("LM-R7")
@pytest.mark.parametrize("seat", [0, None])
def test_lm_r7_bets_and_contracts_are_secret_during_the_race(seat: int | None) -> None:
    """Two tables at which the others hold, have dropped and have laid other cards look the same;
    to a spectator also if seat 0 has."""
    own = {"contracts": ["third-blue"], "dropped": ["third-red", "third-purple"], "bets": ["red"]}
    one = [
        own,
        {"contracts": ["third-pink", "many-out"], "dropped": ["few-out"], "bets": ["red", "blue"]},
        {"contracts": ["clean-winner"], "dropped": ["out-blue-red", "third-grey"]},
    ]
    two = [
        {**own, "contracts": ["ahead-red-blue"], "bets": ["blue"]} if seat is None else own,
        {"contracts": ["third-grey", "few-out"], "dropped": ["many-out"], "bets": ["pink", "grey"]},
        {"contracts": ["out-grey-pink"], "dropped": ["clean-winner", "third-green"]},
    ]
    tables = [race({"blue": "3b", "red": "1a"}, seats=seats) for seats in (one, two)]
    assert before(tables[0], seat) == before(tables[1], seat)
    assert see(tables[0], "bets", seat)[1:] == [2, 0]
    assert see(tables[0], "contracts", seat)[1:] == [2, 1]
    assert see(tables[0], "dropped", seat)[1:] == [1, 2]


@rule("LM-R7")
def test_lm_r7_each_knows_its_own() -> None:
    table = race(seats=[{}, {**HANDS[1], "bets": ["pink", "red"]}])
    assert see(table, "bets", 1)[1] == ["pink", "red"]
    assert set(see(table, "contracts", 1)[1]) == {"third-pink", "many-out"}


@rule("LM-R7")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_lm_r7_at_scoring_everything_is_laid_open(seat: int | None) -> None:
    hands = [
        {"bets": ["red", "blue"], "contracts": ["third-blue"], "dropped": ["few-out", "many-out"]},
        {"bets": ["pink"], "contracts": ["third-pink", "third-red", "third-grey"]},
        {"contracts": ["clean-winner"], "dropped": ["out-blue-red", "third-green"]},
    ]
    table = race({"blue": "8a"}, seats=hands)
    move(table, "blue", "water")
    assert see(table, "bets", seat) == [["red", "blue"], ["pink"], []]
    for part in ("contracts", "dropped"):
        shown = [set(names) for names in see(table, part, seat)]
        assert shown == [set(hand.get(part, [])) for hand in hands]
