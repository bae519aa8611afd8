"""LM-3.4, LM-3.5: the bookmaker and the Godfather ask everybody."""

from typing import Any, cast

import pytest
from tests.clauses import rule
from tests.games.leaping.table_builder import act, asked, can, facts_of, see, told
from tests.games.mafia.table_builder import (
    JETTY,
    LEMMINGS,
    choices,
    decline,
    forbids,
    move,
    problems_of,
    race,
    told_why,
)

HANDS: list[dict[str, object]] = [
    {"contracts": ["third-blue", "third-red", "few-out"]},
    {"contracts": ["third-pink", "many-out"], "dropped": ["out-blue-red"]},
    {"contracts": ["clean-winner", "third-green"]},
]


@rule("LM-3.4")
@pytest.mark.parametrize("mover", [0, 1, 2])
def test_lm_3_4_every_player_may_lay_one_card(mover: int) -> None:
    table = race({"blue": "2c"}, player=mover)
    move(table, "blue", "3b")
    assert {"event": "bookmaker", "lemming": "blue"} in table.events(None)
    asked_seats = []
    while asked(table) == "bet":
        asked_seats.append(table.to_act)
        act(table, do="bet", lemming="red")
    assert sorted(asked_seats) == [0, 1, 2]
    assert see(table, "bets") == [1, 1, 1]


@rule("LM-3.4")
def test_lm_3_4_or_none() -> None:
    table = race({"blue": "2c"}, seats=[{"bets": ["red"]}])
    move(table, "blue", "3b")
    for seat in (0, 1, 2):
        act(table, do="no-bet")
        assert told(table, "no-bet") == [{"event": "no-bet", "seat": seat}]
    assert see(table, "bets") == [1, 0, 0]


@rule("LM-3.4")
def test_lm_3_4_on_top_of_the_pile() -> None:
    table = race({"blue": "2c"}, seats=[{"bets": ["purple", "grey"]}])
    move(table, "blue", "3b")
    act(table, do="bet", lemming="blue")
    assert see(table, "bets", 0)[0] == ["purple", "grey", "blue"]


@rule("LM-3.4")
def test_lm_3_4_a_card_that_is_laid_cannot_be_laid_again() -> None:
    table = race({"blue": "2c"}, seats=[{"bets": ["purple", "grey"]}, {"bets": ["red"]}])
    move(table, "blue", "3b")
    assert choices(table, "bet", "lemming") == {"blue", "green", "pink", "red"}
    for laid in ("purple", "grey"):
        assert forbids(table, do="bet", lemming=laid) == "LM-3.4"
    decline(table)
    assert choices(table, "bet", "lemming") == set(LEMMINGS) - {"red"}
    assert forbids(table, do="bet", lemming="red") == "LM-3.4"


@rule("LM-3.4")
def test_lm_3_4_who_has_laid_all_six_has_nothing_to_say() -> None:
    table = race({"blue": "2c"}, seats=[{"bets": LEMMINGS}, {}, {"bets": LEMMINGS}])
    move(table, "blue", "3b")
    assert table.to_act == 1
    act(table, do="bet", lemming="pink")
    assert asked(table) == "roll"


@rule("LM-3.4")
def test_lm_3_4_face_down() -> None:
    table = race({"blue": "2c"}, player=1)
    move(table, "blue", "3b")
    act(table, do="bet", lemming="grey")
    assert told(table, "bet", 1) == [{"event": "bet", "seat": 1, "lemming": "grey"}]
    for other in (0, 2, None):
        assert told(table, "bet", other) == [{"event": "bet", "seat": 1}]


@rule("LM-3.4")
def test_lm_3_4_bets_come_up_at_the_bookmaker_alone() -> None:
    for space in ("2a", "2b", "2c"):
        table = race({"blue": "1a"})
        move(table, "blue", space)
        assert asked(table) == "roll"
    (problem,) = problems_of(JETTY.replace("bookmaker", "empty"))
    assert problem.clause == "LM-3.4"


@rule("LM-3.5")
@pytest.mark.parametrize("mover", [0, 1, 2])
def test_lm_3_5_every_player_may_discard_one_contract(mover: int) -> None:
    table = race({"blue": "2c"}, player=mover, seats=HANDS)
    move(table, "blue", "3c")
    assert {"event": "godfather", "lemming": "blue"} in table.events(None)
    asked_seats = []
    while asked(table) == "drop":
        seat = table.to_act
        asked_seats.append(seat)
        held = cast(list[str], HANDS[seat]["contracts"])
        assert choices(table, "drop", "contract") == set(held)
        act(table, do="drop", contract=held[0])
        assert see(table, "contracts", seat)[seat] == held[1:]
        assert held[0] in see(table, "dropped", seat)[seat]
    assert sorted(asked_seats) == [0, 1, 2]
    assert see(table, "contracts") == [2, 1, 1]


@rule("LM-3.5")
def test_lm_3_5_or_keep_them_all() -> None:
    table = race({"blue": "2c"}, seats=HANDS)
    move(table, "blue", "3c")
    for seat in (0, 1, 2):
        assert can(table, do="keep")
        act(table, do="keep")
        assert told(table, "kept") == [{"event": "kept", "seat": seat}]
    assert see(table, "contracts") == [3, 2, 2]


@rule("LM-3.5")
def test_lm_3_5_only_ones_own_and_only_once() -> None:
    table = race({"blue": "2c"}, player=1, seats=HANDS)
    move(table, "blue", "3c")
    assert table.to_act == 1
    for not_held in ("third-blue", "third-grey"):  # seat 0 has the one, nobody the other
        assert forbids(table, do="drop", contract=not_held) == "LM-3.5"
        assert told_why(table, do="drop", contract=not_held) == "not-held"
    assert forbids(table, do="drop", contract="out-blue-red") == "LM-3.5"
    assert told_why(table, do="drop", contract="out-blue-red") == "dropped"


@rule("LM-3.5")
def test_lm_3_5_who_has_no_contract_left_has_nothing_to_say() -> None:
    table = race({"blue": "2c"}, seats=[{}, {"contracts": ["few-out"]}, {}])
    move(table, "blue", "3c")
    assert table.to_act == 1
    act(table, do="drop", contract="few-out")
    assert asked(table) == "roll"
    nobody = race({"blue": "2c"})
    move(nobody, "blue", "3c")
    assert asked(nobody) == "roll"


@rule("LM-3.5")
def test_lm_3_5_face_down() -> None:
    table = race({"blue": "2c"}, seats=HANDS)
    move(table, "blue", "3c")
    act(table, do="drop", contract="few-out")
    assert cast(dict[str, Any], told(table, "dropped", 0)[0])["contract"] == "few-out"
    for other in (1, 2, None):
        assert told(table, "dropped", other) == [{"event": "dropped", "seat": 0}]
        assert see(table, "dropped", other)[0] == 1


@rule("LM-3.5")
def test_lm_3_5_what_is_discarded_does_not_come_back() -> None:
    """At the next Godfather it is neither held nor offered."""
    table = race({"blue": "2c", "red": "6c"}, seats=HANDS)
    move(table, "blue", "3c")
    act(table, do="drop", contract="few-out")
    decline(table)
    decline(table)
    move(table, "red", "7a")
    decline(table)
    decline(table)
    assert table.to_act == 0
    assert choices(table, "drop", "contract") == {"third-blue", "third-red"}
    assert {facts["do"] for facts in facts_of(table)} == {"drop", "keep"}
