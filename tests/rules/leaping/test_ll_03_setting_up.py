"""LL-3: before the first turn."""

import pytest
from tests.clauses import rule
from tests.games.leaping.table_builder import (
    LEAPING,
    act,
    asked,
    can,
    facts_of,
    position,
    see,
    told,
)
from tests.rules.leaping.story_words import forbids, odds

from clifftop import CHANCE, OptionError, State


def dealt(players: int) -> State:
    """A table at which the Special Actions have just been dealt."""
    table = LEAPING.start(players=players, first=0)
    while asked(table) == "deal":
        table.apply(table.actions()[-1])
    return table


@rule("LL-3.1")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_ll_3_1_what_a_clan_begins_with(players: int) -> None:
    table = LEAPING.start(players=players)
    assert see(table, "id_used") == [False] * players
    assert see(table, "vp") == [0] * players
    assert see(table, "start") == [10] * players
    assert (see(table, "hexes"), see(table, "chow")) == ({}, [0] * players)
    assert see(table, "boxes") == [[0] * 5] * players


@rule("LL-3.2")
def test_ll_3_2_game_over_is_one_of_the_last_seven_cards() -> None:
    eight_left = position(players=3, deck=[2, 2, 2, 1], asked={"question": "reveal"})
    assert not can(eight_left, do="game-over")
    assert forbids(eight_left, do="game-over") == "LL-3.2"
    act(eight_left, do="reveal", value=2)
    seven_left = position(players=3, deck=[1, 2, 2, 1], asked={"question": "reveal"})
    assert can(seven_left, do="game-over")


@rule("LL-3.2")
def test_ll_3_2_each_place_is_equally_likely() -> None:
    """The chance that it has not come yet, times the chance that it comes now, is always 1/7."""
    not_yet = 1.0
    for others in range(6, -1, -1):
        table = position(players=3, deck=[0, 0, 0, others], asked={"question": "reveal"})
        now = odds(table)["game-over"]
        assert not_yet * now == pytest.approx(1 / 7)
        not_yet *= 1 - now
    assert not_yet == pytest.approx(0)


@rule("LL-3.3")
@pytest.mark.parametrize(("players", "each"), [(2, 4), (3, 4), (4, 3), (5, 3), (6, 2)])
def test_ll_3_3_so_many_special_actions_each(players: int, each: int) -> None:
    table = dealt(players)
    hands = [see(table, "hands", seat)[seat] for seat in range(players)]
    assert [len(hand) for hand in hands] == [each] * players
    # The rest is set aside; with two players MINE! ALL MINE! is not in the game (LL-12.1).
    assert see(table, "aside") == 16 - each * players - (players == 2)
    assert asked(table) == "roll"


@rule("LL-3.3")
def test_ll_3_3_any_card_is_as_likely_as_any_other() -> None:
    table = LEAPING.start(players=3, first=0)
    assert set(odds(table).values()) == {1 / 16}
    table.apply(table.actions()[0])
    assert set(odds(table).values()) == {1 / 15}


@rule("LL-3.3")
def test_ll_3_3_hands_are_secret_their_sizes_are_not() -> None:
    clans = [{"hand": ["boo", "lost"]}, {"hand": ["caution"], "id_used": True}, {}]
    table = position(players=3, clans=clans)
    assert see(table, "hands", 0) == [["boo", "lost"], 1, []]
    assert see(table, "hands", 1) == [2, ["caution"], []]
    assert see(table, "hands", None) == [2, 1, []]
    for seat in (0, 1, 2, None):
        assert see(table, "id_used", seat) == [False, True, False]


@rule("LL-3.3")
def test_ll_3_3_a_dealt_card_is_told_to_its_owner_alone() -> None:
    table = LEAPING.start(players=3, first=0)
    act(table, do="deal", card="boo")
    assert told(table, "dealt", 0) == [{"event": "dealt", "seat": 0, "card": "boo"}]
    for other in (1, 2, None):
        assert told(table, "dealt", other) == [{"event": "dealt", "seat": 0}]


@rule("LL-3.4")
def test_ll_3_4_a_pellet_on_each_pellet_hex_and_sixteen_in_reserve() -> None:
    table = LEAPING.start(players=4)
    pellet_hexes = "4a 4d 6b 6e 7b 8a 8d 9b 9c 10a 10e 11b 12d 13b 14b 14d"
    assert " ".join(see(table, "pellets")) == pellet_hexes
    assert see(table, "reserve") == 16


@rule("LL-3.4")
@pytest.mark.parametrize("hex", ["4a", "9c", "14d"])
def test_ll_3_4_which_pellet_it_is_nobody_knows(hex: str) -> None:
    """Any of the 32 may lie there."""
    ask = {"question": "claim", "hex": hex}
    table = position(players=3, card=2, asked=ask, eagles={"red": "D"})
    assert odds(table) == pytest.approx({"1": 14 / 32, "2": 4 / 32, "f": 14 / 32})
    for seat in (0, 1, 2, None):
        assert see(table, "pellets", seat) == see(LEAPING.start(players=3), "pellets")


@rule("LL-3.5")
def test_ll_3_5_both_eagles_start_hunting_in_zone_a() -> None:
    there = {"zone": "A", "hunting": True, "die": 0}
    for players in (2, 3, 6):
        assert see(LEAPING.start(players=players), "eagles") == {"red": there, "blue": there}


@rule("LL-3.5")
@pytest.mark.parametrize("players", [3, 4, 6])
def test_ll_3_5_chance_names_the_first_eagle_player(players: int) -> None:
    table = LEAPING.start(players=players)
    assert table.to_act == CHANCE
    assert odds(table) == pytest.approx({seat: 1 / players for seat in range(players)})
    act(table, do="first", seat=2)
    assert see(table, "eagle_player") == 2


@rule("LL-3.5")
def test_ll_3_5_or_the_host_does() -> None:
    table = LEAPING.start(players=4, first=3)
    assert see(table, "eagle_player") == 3
    assert all(given["do"] == "deal" for given in facts_of(table))
    with pytest.raises(OptionError):
        LEAPING.start(players=4, first=4)
