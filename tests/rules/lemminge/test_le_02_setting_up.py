"""LE-2: the open piles, the deal, and who begins."""

from fractions import Fraction

import pytest
from tests.clauses import rule
from tests.games.leaping.table_builder import act, asked, facts_of, find, see, told
from tests.games.lemminge.table_builder import (
    DIFFICULT,
    dealt,
    draw_pile,
    forbids,
    pass_turn,
    play,
    points,
    race,
    started,
    whose_turn,
)

from clifftop import CHANCE, OptionError


@rule("LE-2.1")
def test_le_2_1_a_2_of_each_terrain_lies_open() -> None:
    table = started(first=0)
    assert see(table, "piles") == {
        terrain: {"cards": [2], "lowest": 2, "sum": 2} for terrain in DIFFICULT
    }
    assert see(table, "discards") == {}


@rule("LE-2.1")
@pytest.mark.parametrize("terrain", DIFFICULT)
def test_le_2_1_that_2_is_not_dealt(terrain: str) -> None:
    table = started(first=0)
    assert see(table, "deck") == 50
    assert draw_pile(table)[terrain, 2] == 2


@rule("LE-2.1")
@pytest.mark.parametrize("terrain", DIFFICULT)
def test_le_2_1_it_is_the_pile_that_the_first_card_meets(terrain: str) -> None:
    table = started(2, first=0)
    act(table, do="deal", terrain=terrain, value=1)
    while asked(table) == "deal":
        table.apply(table.actions()[0])
    play(table, f"{terrain} 1")
    assert points(table) == 2 + 1


@rule("LE-2.2")
@pytest.mark.parametrize(
    ("players", "hands"),
    [(2, [5, 6]), (3, [4, 5, 6]), (4, [3, 4, 5, 6]), (5, [2, 3, 4, 5, 6])],
)
def test_le_2_2_six_cards_for_the_last_and_fewer_before(players: int, hands: list[int]) -> None:
    table = dealt(players, first=0)
    assert see(table, "hands") == hands
    assert see(table, "deck") == 50 - sum(hands)
    assert asked(table) == "turn"


@rule("LE-2.2")
@pytest.mark.parametrize(
    ("first", "hands"), [(0, [3, 4, 5, 6]), (1, [6, 3, 4, 5]), (2, [5, 6, 3, 4]), (3, [4, 5, 6, 3])]
)
def test_le_2_2_counted_from_the_first_player(first: int, hands: list[int]) -> None:
    assert see(dealt(4, first=first), "hands") == hands
    drawn = started(4)
    act(drawn, do="first", seat=first)
    while asked(drawn) == "deal":
        drawn.apply(drawn.actions()[0])
    assert see(drawn, "hands") == hands


@rule("LE-2.2")
def test_le_2_2_the_rest_is_shuffled() -> None:
    """Every card of the 50 is as likely as any other to come next, and then of the 49."""
    table = started(2, first=0)
    odds = dict(table.chances())
    assert odds[find(table, value=4, terrain="swamp")] == pytest.approx(1 / 50)
    assert odds[find(table, value=1, terrain="swamp")] == pytest.approx(3 / 50)
    act(table, do="deal", terrain="swamp", value=1)
    odds = dict(table.chances())
    assert odds[find(table, value=1, terrain="swamp")] == pytest.approx(2 / 49)
    assert sum(Fraction(number, 49) for number in draw_pile(table).values()) == 1


@rule("LE-2.2")
def test_le_2_2_a_card_that_is_dealt_does_not_come_again() -> None:
    table = started(2, first=0)
    act(table, do="deal", terrain="swamp", value=4)
    assert forbids(table, do="deal", terrain="swamp", value=4) == "LE-1.3"


@rule("LE-2.2")
def test_le_2_2_a_hand_is_seen_by_its_player_alone() -> None:
    table = started(3, first=1)
    act(table, do="deal", terrain="water", value=4)
    mine = {"event": "dealt", "seat": 1, "terrain": "water", "value": 4}
    assert told(table, "dealt", 1) == [mine]
    for other in (0, 2, None):
        assert told(table, "dealt", other) == [{"event": "dealt", "seat": 1}]
    assert see(table, "hands", 1) == [0, {"water": [4]}, 0]
    for other in (0, 2, None):
        assert see(table, "hands", other)[1] == 1


@rule("LE-2.2")
def test_le_2_2_and_the_others_do_not_learn_it_later() -> None:
    tables = [started(3, first=1), started(3, first=1)]
    for table, value in zip(tables, (4, 0), strict=True):
        act(table, do="deal", terrain="water", value=value)
    assert tables[0].knowledge(0) == tables[1].knowledge(0)
    assert tables[0].knowledge(1) != tables[1].knowledge(1)


@rule("LE-2.3")
@pytest.mark.parametrize("players", [2, 5])
def test_le_2_3_the_first_player_is_drawn(players: int) -> None:
    table = started(players)
    assert (table.to_act, asked(table)) == (CHANCE, "first-player")
    assert [facts["seat"] for facts in facts_of(table)] == list(range(players))
    assert [odds for _, odds in table.chances()] == pytest.approx([1 / players] * players)


@rule("LE-2.3")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_le_2_3_who_is_drawn_begins(first: int) -> None:
    table = started(3)
    act(table, do="first", seat=first)
    assert told(table, "first") == [{"event": "first", "seat": first}]
    while asked(table) == "deal":
        table.apply(table.actions()[0])
    assert whose_turn(table) == ("turn", first)
    assert told(table, "turn") == [{"event": "turn", "turn": 1, "round": 1, "seat": first}]


@rule("LE-2.3")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_le_2_3_or_the_host_names_somebody(first: int) -> None:
    assert asked(started(3, first=first)) == "deal"
    assert whose_turn(dealt(3, first=first)) == ("turn", first)


@rule("LE-2.3")
def test_le_2_3_somebody_who_is_there() -> None:
    with pytest.raises(OptionError):
        started(3, first=3)


@rule("LE-2.3")
@pytest.mark.parametrize(
    ("players", "first", "order"),
    [(2, 0, [0, 1, 0, 1]), (3, 2, [2, 0, 1, 2]), (5, 3, [3, 4, 0, 1, 2, 3])],
)
def test_le_2_3_clockwise(players: int, first: int, order: list[int]) -> None:
    table = dealt(players, first=first)
    for turn, seat in enumerate(order, start=1):
        assert whose_turn(table) == ("turn", seat)
        assert see(table, "turn") == turn
        pass_turn(table)


@rule("LE-2.3")
def test_le_2_3_whatever_the_turn_was() -> None:
    """A refill, a card with a move, a card without one: then it is the next player's."""
    for seat in (0, 1):
        turn = {"question": "turn", "seat": seat}
        hands = ["forest 2 0", "swamp 2 0"]
        mine = ["forest", "swamp"][seat]
        refilled = race(hands=hands, asked=turn)
        pass_turn(refilled)
        still = race(hands=hands, asked=turn)
        play(still, f"{mine} 2")
        act(still, do="stop")
        nothing = race(hands=hands, piles=f"{mine} 0", asked=turn)
        play(nothing, f"{mine} 0")
        assert {whose_turn(table) for table in (refilled, still, nothing)} == {("turn", 1 - seat)}
