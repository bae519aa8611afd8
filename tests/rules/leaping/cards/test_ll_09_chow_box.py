"""Back from the Chow Box: HEROIC RETURN (LL-9.10, LL-R26), MISTAKEN IDENTITY (LL-9.15),
NOBLE SACRIFICE (LL-9.16, LL-R24)."""

import pytest
from tests.clauses import rule
from tests.games.leaping.table_builder import act, asked, can, hexes, position, see, stack, told
from tests.rules.leaping.card_play import holding, playing, refused

EATEN = {0: {"chow": 1}}
AWAY = {"red": "D", "blue": "A"}
BLUE_BRUSH = {"10c", "11d", "12a", "13c"}
RED_BRUSH = {"3b", "5a", "5d", "7c", "8b"}


@rule("LL-9.10")
def test_ll_9_10_to_one_of_the_four_brush_hexes_of_the_blue_circle() -> None:
    state = playing("heroic-return", clans=EATEN, eagles=AWAY)
    assert hexes(state, "return") == BLUE_BRUSH
    for elsewhere in ("7c", "8b", "12c", "15a", "1a"):
        assert refused(state, hex=elsewhere) == "LL-9.10"
    act(state, hex="12a")
    assert stack(state, "12a") == "R"
    assert see(state, "chow") == [0, 0, 0, 0]
    assert told(state, "returned") == [{"event": "returned", "clan": "ritz", "hex": "12a"}]
    assert asked(state) == "move"


@rule("LL-9.10")
def test_ll_9_10_on_top_and_below_the_limit() -> None:
    state = playing("heroic-return", clans=EATEN, eagles=AWAY, hexes={"10c": "BI", "11d": "B"})
    assert refused(state, hex="10c") == "LL-2.8"
    act(state, hex="11d")
    assert stack(state, "11d") == "BR"


@rule("LL-9.10")
@pytest.mark.parametrize(
    ("zone", "closed"), [("E", "10c"), ("D", "11d"), ("F", "12a"), ("C", "13c")]
)
@pytest.mark.parametrize("mood", ["", " feasting"])
def test_ll_9_10_outside_the_blue_eagles_zone_of_control(zone: str, closed: str, mood: str) -> None:
    state = playing("heroic-return", clans=EATEN, eagles={"red": "D", "blue": zone + mood})
    assert hexes(state, "return") == BLUE_BRUSH - {closed}


@rule("LL-9.10")
def test_ll_9_10_one_own_lemming() -> None:
    state = playing("heroic-return", seat=1, clans={0: {"chow": 1}, 1: {"chow": 2}}, eagles=AWAY)
    act(state, hex="13c")
    assert stack(state, "13c") == "B"
    assert see(state, "chow") == [1, 1, 0, 0]
    others = holding("heroic-return", seat=1, clans=EATEN, eagles=AWAY)
    assert refused(others, do="play", card="heroic-return") == "LL-R15"


@rule("LL-9.10")
def test_ll_9_10_needs_a_place_to_return_to() -> None:
    full = dict.fromkeys(BLUE_BRUSH, "BI")
    state = holding("heroic-return", clans=EATEN, eagles=AWAY, hexes=full)
    assert refused(state, do="play", card="heroic-return") == "LL-9.10"


@rule("LL-R26")
def test_ll_r26_in_no_eagles_zone_of_control() -> None:
    """The blue circle's brush lies beyond the bones (no board may grow brush on them), so the red
    eagle closes none of it wherever it is, and the blue one what it is over."""
    for red in "ABCDEF":
        state = playing("heroic-return", clans=EATEN, eagles={"red": red, "blue": "A"})
        assert hexes(state, "return") == BLUE_BRUSH
    state = playing("heroic-return", clans=EATEN, eagles={"red": "A", "blue": "F feasting"})
    assert refused(state, hex="12a") == "LL-R26"
    assert can(state, hex="13c")


@rule("LL-9.15")
def test_ll_9_15_in_the_five_brush_hexes_of_the_red_circle() -> None:
    there = dict.fromkeys(RED_BRUSH | {"10c", "4a", "9b"}, "B")
    state = playing("mistaken-identity", clans=EATEN, eagles={"red": "B"}, hexes=there)
    assert hexes(state, "choose") == RED_BRUSH
    for elsewhere in ("10c", "4a", "9b"):
        assert refused(state, hex=elsewhere) == "LL-9.15"
    act(state, hex="7c")
    assert stack(state, "7c") == "R"
    assert see(state, "chow") == [0, 1, 0, 0]
    assert asked(state) == "move"


@rule("LL-9.15")
@pytest.mark.parametrize(
    ("level", "clan", "after"), [(1, "biker", "RIV"), (2, "iq", "BRV"), (3, "viking", "BIR")]
)
def test_ll_9_15_active_or_covered_at_the_same_height(level: int, clan: str, after: str) -> None:
    state = playing(
        "mistaken-identity", players=6, clans=EATEN, eagles={"red": "B"}, hexes={"5a": "BIV"}
    )
    act(state, hex="5a")
    act(state, level=level, clan=clan)
    assert stack(state, "5a") == after
    assert sum(see(state, "chow")) == 1
    assert see(state, "chow")[["ritz", "biker", "iq", "viking"].index(clan)] == 1
    assert told(state, "replaced")[0]["other"] == clan


@rule("LL-9.15")
def test_ll_9_15_another_clans_lemming() -> None:
    state = playing(
        "mistaken-identity", clans=EATEN, eagles={"red": "B"}, hexes={"5a": "RR", "5d": "BR"}
    )
    assert hexes(state, "choose") == {"5d"}
    assert refused(state, hex="5a") == "LL-9.15"
    assert refused(state, hex="3b") == "LL-9.15"
    act(state, hex="5d")
    assert stack(state, "5d") == "RR"
    own = holding("mistaken-identity", clans=EATEN, eagles={"red": "B"}, hexes={"5a": "RR"})
    assert refused(own, do="play", card="mistaken-identity") == "LL-9.15"


@rule("LL-9.15")
def test_ll_9_15_an_own_lemming_may_not_be_named_in_a_mixed_stack() -> None:
    state = playing(
        "mistaken-identity", players=6, clans=EATEN, eagles={"red": "B"}, hexes={"5a": "BRI"}
    )
    act(state, hex="5a")
    assert refused(state, level=2) == "LL-9.15"
    act(state, level=1)
    assert stack(state, "5a") == "RRI"


@rule("LL-9.15")
def test_ll_9_15_needs_an_own_lemming_in_the_box() -> None:
    state = holding(
        "mistaken-identity", seat=1, clans=EATEN, eagles={"red": "B"}, hexes={"5a": "R"}
    )
    assert refused(state, do="play", card="mistaken-identity") == "LL-R15"


@rule("LL-9.16")
@pytest.mark.parametrize("points", [1, 2, 3])
def test_ll_9_16_so_many_points_and_the_box_of_that_value(points: int) -> None:
    state = playing("noble-sacrifice", clans={0: {"chow": 2}, 1: {"chow": 1}})
    act(state, do="roll", points=points)
    assert see(state, "chow") == [1, 1, 0, 0]
    assert see(state, "vp") == [points, 0, 0, 0]
    assert see(state, "boxes")[0] == [int(box == points) for box in (1, 2, 3, 4, 5)]
    assert (asked(state), see(state, "to_act")) == ("move", 0)


@rule("LL-9.16")
def test_ll_9_16_hover_sends_it_back_to_the_box() -> None:
    state = playing("noble-sacrifice", seat=1, clans={1: {"chow": 1}})
    act(state, do="roll", points=0)
    assert see(state, "chow") == [0, 1, 0, 0]
    assert see(state, "vp") == [0, 0, 0, 0]
    assert told(state, "sacrificed") == [{"event": "sacrificed", "clan": "biker", "points": 0}]
    assert (asked(state), see(state, "to_act")) == ("move", 1)


@rule("LL-9.16")
def test_ll_9_16_it_is_an_eagle_die() -> None:
    """Hover, 1, 1, 2, 2, 3."""
    state = playing("noble-sacrifice", clans=EATEN)
    odds = {str(state.describe(action)["points"]): weight for action, weight in state.chances()}
    assert odds == pytest.approx({"0": 1 / 6, "1": 1 / 3, "2": 1 / 3, "3": 1 / 6})


@rule("LL-9.16")
def test_ll_9_16_an_own_lemming() -> None:
    state = holding("noble-sacrifice", seat=1, clans=EATEN)
    assert refused(state, do="play", card="noble-sacrifice") == "LL-R15"


@rule("LL-R24")
def test_ll_r24_its_hover_brings_no_pellet() -> None:
    state = playing("noble-sacrifice", clans=EATEN, pellets=[])
    act(state, do="roll", points=0)
    assert asked(state) == "move"
    assert see(state, "pellets") == []
    assert see(state, "reserve") == 32


@rule("LL-R24")
def test_ll_r24_its_hover_swaps_no_dice() -> None:
    state = playing("noble-sacrifice", players=2, clans=EATEN)
    act(state, do="roll", points=0)
    assert see(state, "eagle_player") == 0
    assert not told(state, "dice-swapped")
    assert (asked(state), see(state, "to_act")) == ("move", 0)


@rule("LL-R24")
def test_ll_r24_its_hover_draws_no_chaos_card() -> None:
    state = position(
        chaos=True,
        players=3,
        card=4,
        held="noble-sacrifice",
        clans=[{"chow": 1}],
        asked={"question": "chaos-offer", "seat": 0},
        dice=[1, 0],
    )
    act(state, do="play")
    act(state, do="roll", points=0)
    assert (asked(state), see(state, "to_act")) == ("move", 0)
    assert see(state, "aside") == 13
