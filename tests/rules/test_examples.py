"""The rulebook tells its rules in pictured examples. Here they happen on our board."""

from tests.clauses import rule
from tests.games.leaping.table_builder import (
    act,
    asked,
    can,
    facts_of,
    hexes,
    see,
    stack,
    to_move,
    told,
)
from tests.rules.leaping.story_words import at_the_end, dives, eagle_to_fly, forbids, pick, zones


@rule("LL-2.7", "LL-7.1", "LL-7.2")
def test_a_4_card_three_ways() -> None:
    """A 4 is open and the red eagle is in C.

    Ritz goes straight ahead into the brush of 5a, three zones from the eagle: 1 + 1 + 2 points.
    Biker goes round that brush and gets as far as four clear hexes go. I.Q. uses the sideways step
    to end in the sanctuary of 6c, which belongs to no zone, and has to keep out of the eagle's.
    """
    around = {"2a": "R", "4b": "B", "3c": "I"}
    table = to_move(card=4, players=3, hexes=around, eagles={"red": "C"})
    act(table, do="pick", hex="2a")
    assert forbids(table, do="go", hex="5c") == "LL-7.2"
    act(table, do="go", hex="5a")

    act(table, do="pick", hex="4b")
    assert max(int(hex[:-1]) for hex in hexes(table, "go")) == 8
    act(table, do="go", hex="8a")

    act(table, do="pick", hex="3c")
    for hunted in ("5c", "6d", "7c"):
        assert forbids(table, do="go", hex=hunted) == "LL-7.2"
    act(table, do="go", hex="6c")
    assert see(table, "hexes") == {"5a": "R", "8a": "B", "6c": "I"}


BLUE_IN_E = {"red": "D", "blue": "E"}
# In blue A: Jennifer (I.Q.) below Rita (Biker), Clint (Viking), June (Ritz). In B: Jonathan
# (Soldier). In C: Rick (Ritz).
BEFORE_THE_FEAST = {"15a": "IB", "15b": "V", "14b": "R", "14c": "S", "12d": "R"}


@rule("LL-5.1", "LL-5.4")
def test_the_blue_eagle_rolls_2_in_e() -> None:
    table = eagle_to_fly("blue", 2, players=5, hexes=BEFORE_THE_FEAST, eagles=BLUE_IN_E)
    assert zones(table) == {"A", "C"}
    # In C there is only one lemming to eat: of the Eagle Player's own clan.
    act(table, do="fly", zone="C")
    assert facts_of(table) == [{"do": "eat", "hex": "12d", "clan": "ritz"}]


@rule("LL-5.4", "LL-5.5", "LL-5.6", "LL-5.7", "LL-5.8")
def test_the_blue_eagle_feeds_in_a() -> None:
    table = eagle_to_fly("blue", 2, players=5, hexes=BEFORE_THE_FEAST, eagles=BLUE_IN_E)
    act(table, do="fly", zone="A")
    # Rita, Clint or June, but not Jennifer, whom Rita covers.
    assert {(given["hex"], given["clan"]) for given in facts_of(table)} == {
        ("15a", "biker"),
        ("15b", "viking"),
        ("14b", "ritz"),
    }
    act(table, do="eat", hex="15a")
    assert see(table, "chow") == [0, 1, 0, 0, 0]
    assert see(table, "eagles")["blue"] == {"zone": "A", "hunting": False, "die": 2}

    for edge, clan in (("15b", "viking"), ("15a", "iq")):
        act(table, do="choose", hex=edge)
        act(table, do="over")
        assert told(table, "fell") == [{"event": "fell", "clan": clan, "from": edge, "points": 1}]
    act(table, do="choose", hex="14b")
    assert not can(table, do="over")
    act(table, do="land", hex="14c")

    assert see(table, "vp") == [0, 0, 1, 1, 0]
    assert stack(table, "14c") == "SR"
    assert asked(table) == "reveal"


@rule("LL-7.3")
def test_two_dives_with_a_5() -> None:
    """Rick is two steps from the edge: 3 VP. Wray stands on it: 5 VP, as good as it gets."""
    edge_free = {"red": "D", "blue": "D"}
    table = to_move(card=5, players=3, hexes={"13a": "R", "15d": "B"}, eagles=edge_free)
    assert dives(pick(table, "13a")) == {2, 3}
    act(table, do="dive", points=3)
    assert max(int(str(points)) for points in dives(pick(table, "15d"))) == 5
    act(table, do="dive", points=5)
    assert see(table, "vp") == [3, 5, 0]
    assert see(table, "boxes")[:2] == [[0, 0, 1, 0, 0], [0, 0, 0, 0, 1]]


@rule("LL-13.5")
def test_chaos_takes_back_what_is_played_too_often() -> None:
    """Six players would have been dealt two cards each; Biker played three: 2 - 3 = -1."""
    clans = [{}, {"played": ["boo", "lost", "uh-oh"]}, {"played": ["caution"]}]
    table = at_the_end(players=6, chaos=True, clans=clans)
    assert table.scores() == [2, -1, 1, 2, 2, 2]
