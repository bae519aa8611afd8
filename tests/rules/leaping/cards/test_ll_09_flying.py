"""EAGLE EYE! (LL-9.9) and UH-OH! (LL-9.22), and that the zone must change (LL-R8)."""

import pytest
from tests.clauses import rule
from tests.games.leaping.table_builder import act, asked, can, facts_of, hexes, see, stack, told
from tests.rules.leaping.card_play import holding, playing, refused

from clifftop import State

ZONES = "ABCDEF"


def zones(state: State) -> set[str]:
    return {str(given["zone"]) for given in facts_of(state) if given["do"] == "fly"}


@rule("LL-9.9")
@pytest.mark.parametrize("eagle", ["red", "blue"])
@pytest.mark.parametrize("mood", ["", " feasting"])
@pytest.mark.parametrize(("zone", "next_to_it"), [("A", "BF"), ("C", "BD"), ("F", "AE")])
def test_ll_9_9_to_a_neighbouring_zone(eagle: str, mood: str, zone: str, next_to_it: str) -> None:
    state = playing("eagle-eye", eagles={eagle: zone + mood})
    assert {str(given["eagle"]) for given in facts_of(state)} == {"red", "blue"}
    act(state, do="eagle", eagle=eagle)
    assert zones(state) == set(next_to_it)
    for far in set(ZONES) - {zone, *next_to_it}:
        assert refused(state, zone=far) == "LL-9.9"
    act(state, zone=next_to_it[0])
    assert see(state, "eagles")[eagle]["zone"] == next_to_it[0]
    assert asked(state) == "move"


@rule("LL-9.9")
def test_ll_9_9_a_feasting_eagle_flips_to_hunting_first() -> None:
    """So it eats where it arrives."""
    state = playing(
        "eagle-eye", seat=2, hexes={"8c": "RB"}, eagles={"red": "A feasting", "blue": "A"}
    )
    act(state, eagle="red")
    act(state, zone="B")
    assert told(state, "woke") == [{"event": "woke", "eagle": "red"}]
    assert asked(state) == "feast"
    assert see(state, "to_act") == 2
    act(state, do="eat", hex="8c", clan="biker")
    assert see(state, "chow") == [0, 1, 0, 0]
    assert see(state, "eagles")["red"]["hunting"] is False


@rule("LL-9.9")
def test_ll_9_9_an_eagle_that_finds_nobody_is_hunting() -> None:
    state = playing("eagle-eye", eagles={"red": "A feasting"})
    act(state, eagle="red")
    act(state, zone="F")
    assert see(state, "eagles")["red"]["hunting"] is True


@rule("LL-9.9", "LL-9.22")
@pytest.mark.parametrize("card", ["eagle-eye", "uh-oh"])
def test_ll_9_9_feast_then_scatter_by_the_player_of_the_card(card: str) -> None:
    """Red comes to B: one of two is eaten as the player likes, the others scatter, one by one, in
    the order and to the hexes they like among the closest."""
    state = playing(card, seat=3, hexes={"8d": "BR", "9d": "I"}, eagles={"red": "A", "blue": "A"})
    act(state, eagle="red")
    act(state, zone="B")
    assert hexes(state, "eat") == {"8d", "9d"}
    act(state, do="eat", hex="9d")
    assert asked(state) == "scatter-who"
    assert see(state, "to_act") == 3
    act(state, hex="8d")
    assert {given["clan"] for given in facts_of(state)} == {"biker", "ritz"}
    act(state, clan="biker")
    assert hexes(state, "land") == {"7c", "7d"}
    assert refused(state, hex="9c") == "LL-5.7"
    act(state, hex="7d")
    act(state, hex="8d")
    act(state, hex="7d")
    assert stack(state, "7d") == "BR"
    assert asked(state) == "move"
    assert see(state, "to_act") == 3


@rule("LL-9.22")
@pytest.mark.parametrize("eagle", ["red", "blue"])
@pytest.mark.parametrize("zone", list(ZONES))
def test_ll_9_22_to_any_zone_of_its_circle(eagle: str, zone: str) -> None:
    state = playing("uh-oh", eagles={eagle: zone})
    act(state, do="eagle", eagle=eagle)
    others = set(ZONES) - {zone}
    assert zones(state) == others
    goal = min(others, key=lambda other: abs(ZONES.index(other) - (ZONES.index(zone) + 3) % 6))
    act(state, zone=goal)
    assert see(state, "eagles")[eagle]["zone"] == goal


@rule("LL-9.22")
def test_ll_9_22_a_hunting_eagle() -> None:
    state = playing("uh-oh", eagles={"red": "A feasting", "blue": "A"})
    assert can(state, eagle="blue")
    assert refused(state, do="eagle", eagle="red") == "LL-9.22"
    none = holding("uh-oh", eagles={"red": "A feasting", "blue": "A feasting"})
    assert refused(none, do="play", card="uh-oh") == "LL-9.22"


@rule("LL-9.22")
def test_ll_9_22_brush_shelters_from_the_feast_but_not_from_the_scatter() -> None:
    state = playing("uh-oh", hexes={"7c": "B"}, eagles={"red": "F", "blue": "A"})
    act(state, eagle="red")
    act(state, zone="C")
    assert asked(state) == "scatter-who"
    act(state, hex="7c")
    assert hexes(state, "land") == {"6c", "7b", "8c", "8d"}
    act(state, hex="6c")
    assert see(state, "chow") == [0, 0, 0, 0]
    assert see(state, "eagles")["red"]["hunting"] is True


@rule("LL-R8")
@pytest.mark.parametrize("card", ["eagle-eye", "uh-oh"])
@pytest.mark.parametrize("eagle", ["red", "blue"])
def test_ll_r8_the_zone_must_change(card: str, eagle: str) -> None:
    state = playing(card, eagles={eagle: "D"})
    act(state, eagle=eagle)
    assert can(state, zone="C")
    assert can(state, zone="E")
    assert refused(state, zone="D") == "LL-R8"


@rule("LL-R8")
def test_ll_r8_a_feasting_eagle_does_not_just_wake_up() -> None:
    state = playing("eagle-eye", eagles={"red": "D feasting"})
    act(state, eagle="red")
    assert refused(state, zone="D") == "LL-R8"
