"""LL-4: the turn."""

import pytest
from tests.clauses import rule
from tests.games.leaping.table_builder import act, asked, can, position, see, to_move, told
from tests.rules.leaping.story_words import forbids, move

from clifftop import CHANCE, OVER


@rule("LL-4.1")
@pytest.mark.parametrize(("first", "second"), [("red", "blue"), ("blue", "red")])
def test_ll_4_1_roll_both_resolve_in_either_order_then_reveal(first: str, second: str) -> None:
    table = position(players=3, eagle_player=1)
    assert (table.to_act, asked(table)) == (CHANCE, "roll")
    act(table, do="roll", points=1)
    assert (table.to_act, asked(table)) == (CHANCE, "roll")
    act(table, do="roll", points=2)
    assert (table.to_act, asked(table)) == (1, "which-die")
    assert can(table, do="die", eagle="red", points=1)
    assert can(table, do="die", eagle="blue", points=2)

    act(table, do="die", eagle=first)
    assert (table.to_act, asked(table)) == (1, "which-zone")
    table.apply(table.actions()[0])
    assert told(table, "flew")[0]["eagle"] == first
    assert (table.to_act, asked(table)) == (1, "which-zone")
    table.apply(table.actions()[0])
    assert told(table, "flew")[0]["eagle"] == second
    assert (table.to_act, asked(table)) == (CHANCE, "reveal")
    act(table, do="reveal", value=4)
    assert (table.to_act, asked(table), see(table, "card")) == (1, "move", 4)


@rule("LL-4.2")
def test_ll_4_2_game_over_ends_the_game_at_once() -> None:
    table = position(players=3, deck=[1, 1, 1, 1], asked={"question": "reveal"})
    act(table, do="game-over")
    assert table.to_act == OVER
    assert table.actions() == []
    assert told(table, "game-over") == [{"event": "game-over"}]
    assert table.scores() == [1, 1, 1]


@rule("LL-4.2")
def test_ll_4_2_any_other_card_does_not() -> None:
    table = position(players=3, deck=[1, 1, 1, 1], asked={"question": "reveal"})
    act(table, do="reveal", value=5)
    assert table.to_act == 0


@rule("LL-4.3")
def test_ll_4_3_the_eagle_player_first_then_clockwise() -> None:
    table = position(players=4, eagle_player=2, asked={"question": "reveal"})
    act(table, do="reveal", value=2)
    order = []
    while asked(table) == "move":
        order.append(table.to_act)
        move(table, "start", "2c")
    assert order == [2, 3, 0, 1]


@rule("LL-4.3")
def test_ll_4_3_one_favor_then_one_card_then_one_lemming() -> None:
    rich = {"pellets": "fff", "dives": [1], "hand": ["caution", "quick-start"]}
    table = to_move(card=2, players=3, clans=[rich])
    for first in ({"do": "favor"}, {"do": "play"}, {"do": "pick"}):
        assert can(table, **first)

    act(table, do="favor", pellets=1)
    assert not can(table, do="favor")
    assert forbids(table, do="favor", pellets=2) == "LL-8.3"
    assert can(table, do="pick")

    act(table, do="play", card="caution")
    assert not can(table, do="favor")
    assert not can(table, do="play")
    assert forbids(table, do="play", card="quick-start") == "LL-9.1"

    move(table, "start", "3c")
    assert table.to_act == 1


@rule("LL-4.3")
def test_ll_4_3_favor_and_card_may_be_left_out() -> None:
    rich = {"pellets": "fff", "hand": ["caution"]}
    table = to_move(card=2, players=3, clans=[rich])
    move(table, "start", "2c")
    assert table.to_act == 1
    assert see(table, "hands", 0)[0] == ["caution"]
    assert see(table, "purses", 0)[0] == "fff"


@rule("LL-4.3")
def test_ll_4_3_no_favor_after_a_card() -> None:
    rich = {"pellets": "fff", "hand": ["caution"]}
    table = to_move(card=2, players=3, clans=[rich])
    act(table, do="play", card="caution")
    assert forbids(table, do="favor", pellets=1) == "LL-8.3"


@rule("LL-4.4")
@pytest.mark.parametrize(("players", "holder", "following"), [(3, 0, 1), (3, 2, 0), (6, 4, 5)])
def test_ll_4_4_the_dice_go_to_the_next_player(players: int, holder: int, following: int) -> None:
    last = (holder - 1) % players
    table = to_move(seat=last, card=2, players=players, eagle_player=holder, turn=7)
    move(table, "start", "2c")
    assert see(table, "eagle_player") == following
    assert told(table, "dice-passed") == [{"event": "dice-passed", "seat": following}]
    assert (asked(table), see(table, "turn")) == ("roll", 8)


@rule("LL-4.4")
def test_ll_4_4_not_before_everybody_has_moved() -> None:
    table = to_move(seat=0, card=2, players=3)
    for following in (1, 2):
        move(table, "start", "2c")
        assert (see(table, "eagle_player"), table.to_act) == (0, following)


@rule("LL-4.5")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_ll_4_5_only_the_top_movement_card_may_be_looked_at(seat: int | None) -> None:
    """Two tables at which other cards lie under the 4 look the same."""
    low = to_move(card=4, players=3, deck=[6, 8, 7, 8])
    high = to_move(card=4, players=3, deck=[8, 8, 7, 6])
    assert see(low, "card", seat) == 4
    assert low.view(seat) == high.view(seat)


@rule("LL-4.5")
def test_ll_4_5_it_lies_open_until_the_next_is_revealed() -> None:
    table = to_move(seat=2, card=2, players=3)
    move(table, "start", "2c")
    assert asked(table) == "roll"
    assert (see(table, "top_card"), see(table, "card")) == (2, 0)
    next_turn = position(players=3, top_card=2, asked={"question": "reveal"})
    act(next_turn, do="reveal", value=5)
    assert see(next_turn, "top_card") == 5
