"""LL-9.5: what the eagles do to lemmings that a card brings into a zone of control.

9c is a hex of the Line of Bones: with red in B and blue in D both eagles are over it. All five
cards can bring a lemming there; the brush of 8b, in red A, can be reached by three of them (LOST
has too few points for brush, and on this board no two brush hexes touch).
"""

import pytest
from tests.clauses import rule
from tests.games.leaping.table_builder import act, asked, hexes, position, see, stack, told
from tests.rules.leaping.card_play import playing, refused

from clifftop.games.leaping.state import LeapingState

CARDS_TO_9C = ["boo", "run-lemming-run", "lost", "pull-my-paw", "snap-crackle-pop"]
CARDS_TO_8B = ["boo", "run-lemming-run", "pull-my-paw"]


def eagles(red: str, blue: str) -> dict[str, str]:
    return {"red": red.replace(" hunting", ""), "blue": blue.replace(" hunting", "")}


def biker_to_9c(card: str, red: str, blue: str, seat: int = 0) -> LeapingState:
    """The seat plays the card and brings a lemming of the Biker clan to 9c."""
    start = {"boo": {"7b": "B"}, "run-lemming-run": {"6c": "B"}, "lost": {"10c": "B"}}
    state = playing(
        card,
        seat=seat,
        hexes=start.get(card, {"10c": "BI"}),
        eagles=eagles(f"B {red}", f"D {blue}"),
    )
    act(state, hex="10c" if card not in start else next(iter(start[card])))
    if card == "pull-my-paw":
        act(state, clan="iq")
    if card == "snap-crackle-pop":
        act(state, clan="biker")
    act(state, do="land", hex="9c")
    return state


def biker_to_8b(card: str, red: str) -> LeapingState:
    start = {"boo": {"7b": "B"}, "run-lemming-run": {"6c": "B"}, "pull-my-paw": {"7b": "BI"}}
    state = playing(card, hexes=start[card], eagles=eagles(f"A {red}", "A"))
    act(state, hex=next(iter(start[card])))
    if card == "pull-my-paw":
        act(state, clan="iq")
    act(state, do="land", hex="8b")
    return state


def hunting(state: LeapingState) -> dict[str, bool]:
    return {name: facts["hunting"] for name, facts in see(state, "eagles").items()}


@rule("LL-9.5")
@pytest.mark.parametrize("card", CARDS_TO_9C)
@pytest.mark.parametrize("hungry", ["red", "blue"])
def test_ll_9_5_the_one_hunting_eagle_eats_in_a_clear_hex(card: str, hungry: str) -> None:
    red, blue = ("hunting", "feasting") if hungry == "red" else ("feasting", "hunting")
    state = biker_to_9c(card, red, blue)
    assert told(state, "ate") == [{"event": "ate", "eagle": hungry, "clan": "biker", "hex": "9c"}]
    assert stack(state, "9c") == ""
    assert see(state, "chow")[1] == 1
    assert hunting(state) == {"red": False, "blue": False}


@rule("LL-9.5", "LL-R6")
@pytest.mark.parametrize("card", CARDS_TO_9C)
@pytest.mark.parametrize("named", ["red", "blue"])
@pytest.mark.parametrize("seat", [0, 3])
def test_ll_9_5_of_two_hunting_eagles_the_player_names_one(
    card: str, named: str, seat: int
) -> None:
    state = biker_to_9c(card, "hunting", "hunting", seat)
    assert asked(state) == "which-eagle-eats"
    assert see(state, "to_act") == seat
    assert len(state.actions()) == 2
    act(state, do="fed", eagle=named)
    assert told(state, "ate") == [{"event": "ate", "eagle": named, "clan": "biker", "hex": "9c"}]
    assert see(state, "chow") == [0, 1, 0, 0]
    assert hunting(state) == {"red": named != "red", "blue": named != "blue"}


@rule("LL-9.5")
@pytest.mark.parametrize("card", CARDS_TO_9C)
@pytest.mark.parametrize("seat", [0, 3])
def test_ll_9_5_feasting_eagles_scatter(card: str, seat: int) -> None:
    """Next to 9c only 9b and 10c are outside both zones of control."""
    state = biker_to_9c(card, "feasting", "feasting", seat)
    assert asked(state) == "scatter-where"
    assert see(state, "to_act") == seat
    assert hexes(state, "land") == {"9b", "10c"}
    assert refused(state, hex="10d") == "LL-5.7"
    act(state, hex="9b")
    assert stack(state, "9b") == "B"
    assert see(state, "chow") == [0, 0, 0, 0]
    assert hunting(state) == {"red": False, "blue": False}


@rule("LL-9.5")
@pytest.mark.parametrize("card", CARDS_TO_8B)
@pytest.mark.parametrize("red", ["hunting", "feasting"])
def test_ll_9_5_brush_shelters_but_nobody_stays(card: str, red: str) -> None:
    state = biker_to_8b(card, red)
    assert asked(state) == "scatter-where"
    assert hexes(state, "land") == {"7b", "8c"}
    act(state, hex="8c")
    assert stack(state, "8c") == "B"
    assert see(state, "chow") == [0, 0, 0, 0]
    assert hunting(state)["red"] == (red == "hunting")


@rule("LL-9.5")
@pytest.mark.parametrize("red", ["hunting", "feasting"])
def test_ll_9_5_a_single_eagle_in_a_clear_hex(red: str) -> None:
    state = playing("boo", hexes={"6d": "B"}, eagles=eagles(f"B {red}", "A"))
    act(state, hex="6d")
    act(state, hex="8d")
    assert see(state, "chow")[1] == (1 if red == "hunting" else 0)
    assert asked(state) == ("move" if red == "hunting" else "scatter-where")


@rule("LL-9.5")
@pytest.mark.parametrize(("card", "start"), [("boo", "7b"), ("run-lemming-run", "6c")])
def test_ll_9_5_a_zone_of_control_may_be_crossed(card: str, start: str) -> None:
    """The only way to 9b leads over 8c, where the red eagle hunts; nothing happens there."""
    state = playing(card, hexes={start: "B"}, eagles={"red": "B", "blue": "A"})
    act(state, hex=start)
    act(state, hex="9b")
    assert stack(state, "9b") == "B"
    assert hunting(state)["red"]
    assert asked(state) == "move"


@rule("LL-9.5")
def test_ll_9_5_the_regular_move_of_its_a_5_may_not() -> None:
    """From 5b with 5 points the way leads past red B on the left, or not at all."""
    state = playing("its-a-5", hexes={"5b": "R"}, eagles={"red": "B", "blue": "A"})
    act(state, hex="5b")
    assert refused(state, hex="8c") == "LL-7.2"
    assert refused(state, hex="9c") == "LL-7.2"
    assert refused(state, hex="10d") == "LL-7.1"
    assert hexes(state, "go") == {"8a", "8b", "9a", "9b", "10a", "10b"}


@rule("LL-9.5")
def test_ll_9_5_the_regular_move_of_quick_start_may_not() -> None:
    """Four points from the Start Area past red E: only over 3c or 3d."""
    state = playing("quick-start", movement=2, eagles={"red": "E", "blue": "A"})
    act(state, hex="start")
    assert hexes(state, "go") == {"3c", "3d", "4d", "4e"}
    assert refused(state, hex="3a") == "LL-7.2"
    assert refused(state, hex="4c") == "LL-7.2"


@rule("LL-9.5")
def test_ll_9_5_a_scatter_by_an_eagle_may_not() -> None:
    state = position(
        card=4,
        hexes={"9c": "B"},
        eagles=eagles("B feasting", "D feasting"),
        asked={"question": "scatter-where", "seat": 0, "hex": "9c", "eagle": "red"}
        | {"card": "uh-oh"},
    )
    assert hexes(state, "land") == {"9b", "10c"}
    assert refused(state, hex="9d") == "LL-5.7"


@rule("LL-9.5")
def test_ll_9_5_later_arrivals_are_scattered() -> None:
    """SNAP in 10c: the first to 9c is eaten by red, the second by blue, for the third nobody is
    hungry any more."""
    state = playing(
        "snap-crackle-pop",
        players=6,
        hexes={"10c": "BIV"},
        eagles=eagles("B hunting", "D hunting"),
    )
    act(state, hex="10c")
    act(state, clan="biker")
    act(state, hex="9c")
    act(state, eagle="red")
    act(state, clan="iq")
    act(state, hex="9c")
    assert told(state, "ate") == [{"event": "ate", "eagle": "blue", "clan": "iq", "hex": "9c"}]
    act(state, hex="9c")
    assert asked(state) == "scatter-where"
    act(state, hex="9b")
    assert see(state, "chow") == [0, 1, 1, 0, 0, 0]
    assert stack(state, "9b") == "V"


@rule("LL-9.5")
def test_ll_9_5_lost_feeds_an_eagle_once() -> None:
    state = playing(
        "lost", players=3, hexes={"10b": "B", "10c": "I"}, eagles=eagles("A hunting", "A")
    )
    act(state, hex="10b")
    act(state, hex="9b")
    assert see(state, "chow") == [0, 1, 0]
    act(state, hex="10c")
    act(state, hex="9b")
    assert asked(state) == "scatter-where"
    act(state, hex="8c")
    assert see(state, "chow") == [0, 1, 0]
    assert stack(state, "8c") == "I"


@rule("LL-9.5")
def test_ll_9_5_at_once_before_the_next_one_leaves() -> None:
    """The first of three runs into red B; it is gone before anybody else is asked."""
    state = playing("pull-my-paw", hexes={"7b": "BIV"}, eagles=eagles("B feasting", "A"), players=4)
    act(state, hex="7b")
    act(state, clan="viking")
    act(state, clan="biker")
    act(state, hex="8c")
    assert asked(state) == "scatter-where"
    act(state, hex="7b")
    assert stack(state, "7b") == "IVB"
    assert asked(state) == "flee-where"


@rule("LL-9.5")
def test_ll_9_5_from_the_cliff_edge_the_scatter_may_go_over() -> None:
    state = playing("boo", hexes={"13d": "B"}, eagles={"red": "A", "blue": "B feasting"})
    act(state, hex="13d")
    act(state, hex="15d")
    assert asked(state) == "scatter-where"
    act(state, do="over")
    assert see(state, "vp") == [0, 1, 0, 0]


@rule("LL-R6")
@pytest.mark.parametrize("hungry", ["red", "blue"])
def test_ll_r6_one_hunting_eagle_eats_unasked(hungry: str) -> None:
    red, blue = ("hunting", "feasting") if hungry == "red" else ("feasting", "hunting")
    state = biker_to_9c("boo", red, blue)
    assert asked(state) == "move"
    assert told(state, "ate") == [{"event": "ate", "eagle": hungry, "clan": "biker", "hex": "9c"}]
