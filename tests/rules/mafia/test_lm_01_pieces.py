"""LM-1: players, lemmings, cards, dice."""

from collections import Counter
from itertools import pairwise

import pytest
from tests.clauses import rule
from tests.games.leaping.table_builder import act, asked, facts_of, see, told
from tests.games.mafia.table_builder import (
    LEMMINGS,
    at_the_end,
    choices,
    edited,
    forbids,
    lemming,
    move,
    problems_of,
    race,
    roll,
    started,
    where,
)

from clifftop import CHANCE, OptionError, PositionError


@rule("LM-1.1")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_lm_1_1_six_lemmings_race_whoever_plays(players: int) -> None:
    table = started(players, first=0)
    assert table.players == players
    assert see(table, "lemmings") == {
        name: {"at": "start", "blocks": 0}
        for name in ("blue", "grey", "green", "purple", "pink", "red")
    }


@rule("LM-1.1")
@pytest.mark.parametrize("players", [1, 2, 7])
def test_lm_1_1_three_to_six_players(players: int) -> None:
    with pytest.raises(OptionError):
        started(players)


@rule("LM-1.1")
@pytest.mark.parametrize("name", LEMMINGS)
def test_lm_1_1_each_of_the_six_runs_at_a_table_of_three(name: str) -> None:
    table = started(3, first=0)
    while asked(table) == "deal":
        table.apply(table.actions()[0])
    move(table, name, "1a")
    assert where(table, name) == "1a"
    assert [where(table, other) for other in LEMMINGS if other != name] == ["start"] * 5


@rule("LM-1.1")
@pytest.mark.parametrize("player", [0, 1, 2])
def test_lm_1_1_nobody_owns_a_lemming(player: int) -> None:
    """Whoever is to move, every lemming that is rolled may be chosen."""
    for one, other in pairwise(LEMMINGS):
        table = race(player=player)
        roll(table, one, other)
        assert table.to_act == player
        assert choices(table, "pick", "lemming") == {one, other}


@rule("LM-1.1")
def test_lm_1_1_there_is_no_yellow_one() -> None:
    with pytest.raises(PositionError):
        race({"yellow": "1a"})
    (problem,) = problems_of(edited(('["third", "red"]', '["third", "yellow"]')))
    assert problem.clause == "LM-1.1"


@rule("LM-1.2")
def test_lm_1_2_bets_plus_contracts_and_the_most_points_win() -> None:
    """Seat 0 has 2 from its bets and 3 from a contract, seat 1 has 4 from bets and a contract that
    is not fulfilled, seat 2 has 4 from a contract."""
    table = at_the_end(
        {"blue": "water", "red": "8a", "pink": "7b"},
        blocks={"blue": 1},
        seats=[
            {"bets": ["red", "blue"], "contracts": ["third-blue"]},
            {"bets": ["red", "pink", "grey", "blue"], "contracts": ["clean-winner"]},
            {"bets": ["red"], "contracts": ["few-out"]},
        ],
    )
    assert table.scores() == [2 + 3, 4 - 2, 0 + 4]
    assert table.places() == [1, 3, 2]


@rule("LM-1.2")
def test_lm_1_2_after_one_race() -> None:
    table = race({"red": "8a"}, seats=[{"bets": ["red"]}])
    move(table, "red", "water")
    assert table.scores() == [1, 0, 0]
    assert table.places() == [1, 2, 2]


@rule("LM-1.3")
def test_lm_1_3_six_bet_cards_one_a_colour() -> None:
    table = race({"blue": "2c"})
    move(table, "blue", "3b")
    for seat in (0, 1, 2):
        assert table.to_act == seat
        assert [facts["do"] for facts in facts_of(table)] == ["bet"] * 6 + ["no-bet"]
        assert choices(table, "bet", "lemming") == set(LEMMINGS)
        act(table, do="no-bet")


@rule("LM-1.3")
def test_lm_1_3_a_pile_has_no_colour_twice() -> None:
    assert see(race(seats=[{"bets": LEMMINGS}]), "bets", 0)[0] == LEMMINGS
    with pytest.raises(PositionError):
        race(seats=[{"bets": ["red", "red"]}])


@rule("LM-1.3")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_lm_1_3_three_of_18_contracts_to_each_the_rest_leave_the_game(players: int) -> None:
    table = started(players, first=0)
    assert len(table.actions()) == 18
    dealt: Counter[object] = Counter()
    while asked(table) == "deal":
        left = len(table.actions())
        assert table.to_act == CHANCE
        assert [odds for _, odds in table.chances()] == pytest.approx([1 / left] * left)
        table.apply(table.actions()[-1])
        dealt[told(table, "dealt")[0]["seat"]] += 1
    assert dealt == Counter(dict.fromkeys(range(players), 3))
    assert see(table, "contracts") == [3] * players
    assert asked(table) == "roll"
    hands = [name for seat in range(players) for name in see(table, "contracts", seat)[seat]]
    assert len(set(hands)) == 3 * players


@rule("LM-1.3")
def test_lm_1_3_a_contract_is_dealt_once() -> None:
    table = started(3, first=0)
    act(table, do="deal", contract="few-out")
    assert len(table.actions()) == 17
    assert forbids(table, do="deal", contract="few-out") == "LM-1.3"
    with pytest.raises(PositionError):
        race(seats=[{"contracts": ["few-out"]}, {"contracts": ["few-out"]}])


@rule("LM-1.3")
def test_lm_1_3_nobody_has_more_than_three() -> None:
    with pytest.raises(PositionError):
        race(seats=[{"contracts": ["third-blue", "third-red"], "dropped": ["few-out", "many-out"]}])


@rule("LM-1.3")
def test_lm_1_3_only_the_owner_sees_a_contract() -> None:
    table = started(3, first=0)
    act(table, do="deal", contract="few-out")
    assert told(table, "dealt", 0)[0]["contract"] == "few-out"
    for other in (1, 2, None):
        assert told(table, "dealt", other) == [{"event": "dealt", "seat": 0}]
    while asked(table) == "deal":
        table.apply(table.actions()[0])
    for seat in (0, 1, 2, None):
        kinds = [type(hand) for hand in see(table, "contracts", seat)]
        assert kinds == [list if owner == seat else int for owner in range(3)]


@rule("LM-1.3")
def test_lm_1_3_what_left_the_game_is_not_even_shown_at_the_end() -> None:
    table = at_the_end({"red": "water"}, seats=[{"contracts": ["few-out"]}])
    shown = see(table, "contracts") + see(table, "dropped")
    assert sum(len(contracts) for contracts in shown) == 9


@rule("LM-1.4")
def test_lm_1_4_two_dice_with_the_six_colours() -> None:
    table = race()
    odds = {
        (facts["lemming"], facts["other"]): chance
        for (_, chance), facts in zip(table.chances(), facts_of(table), strict=True)
    }
    assert odds == pytest.approx(
        {
            (one, other): (1 if one == other else 2) / 36
            for place, one in enumerate(LEMMINGS)
            for other in LEMMINGS[place:]
        }
    )


@rule("LM-1.4")
def test_lm_1_4_one_ordinary_die() -> None:
    table = race({"blue": "2c"})
    move(table, "blue", "3a")
    assert table.to_act == CHANCE
    assert [facts["points"] for facts in facts_of(table)] == [1, 2, 3, 4, 5, 6]
    assert [odds for _, odds in table.chances()] == pytest.approx([1 / 6] * 6)
    assert lemming(table, "blue") == {"at": "3a", "blocks": 0}


@rule("LM-1.4")
def test_lm_1_4_the_lemming_dice_are_rolled_in_a_turn_the_ordinary_one_by_cars() -> None:
    table = race()
    assert {facts["do"] for facts in facts_of(table)} == {"roll"}
    move(table, "red", "1a")
    assert asked(table) == "roll"
