"""MINE! ALL MINE! (LL-9.14) and ROCK SLIDE (LL-9.19)."""

import pytest
from tests.clauses import rule
from tests.games.leaping.table_builder import act, asked, can, see, told
from tests.rules.leaping.card_play import holding, playing, refused, walk_in

AWAY = {"red": "B", "blue": "A"}
NOBODY = [0, 0, 0, 0, 0]


@rule("LL-9.14")
@pytest.mark.parametrize("eagle_player", [0, 2])
def test_ll_9_14_only_the_eagle_player(eagle_player: int) -> None:
    for seat in range(3):
        state = holding("mine-all-mine", seat=seat, eagle_player=eagle_player, players=3)
        if seat == eagle_player:
            assert can(state, card="mine-all-mine")
        else:
            assert refused(state, do="play", card="mine-all-mine") == "LL-9.14"


@rule("LL-9.14")
def test_ll_9_14_keeps_the_dice_for_one_more_turn() -> None:
    state = playing("mine-all-mine", seat=1, eagle_player=1, movement=2, players=3, eagles=AWAY)
    walk_in(state, "2a", "2a", "2a")
    assert asked(state) == "roll"
    assert see(state, "eagle_player") == 1
    assert told(state, "dice-kept") == [{"event": "dice-kept", "seat": 1}]
    act(state, do="roll", points=1)
    act(state, do="roll", points=1)
    assert see(state, "to_act") == 1
    act(state, do="die", eagle="red")
    act(state, zone="C")
    act(state, zone="B")
    act(state, do="reveal", value=2)
    assert see(state, "to_act") == 1
    walk_in(state, "2a", "2a", "2b")
    assert see(state, "eagle_player") == 2
    assert told(state, "dice-passed") == [{"event": "dice-passed", "seat": 2}]


@rule("LL-9.14")
def test_ll_9_14_under_the_dice_until_they_would_be_passed() -> None:
    state = playing("mine-all-mine", movement=2, players=3, pile=[["boo", 2]], eagles=AWAY)
    assert see(state, "under_dice") == "mine-all-mine"
    assert see(state, "pile") == {"top": "boo", "by": 2}
    walk_in(state, "2a", "2a")
    assert see(state, "pile") == {"top": "boo", "by": 2}
    walk_in(state, "2a")
    assert "under_dice" not in state.view(None)
    assert see(state, "pile") == {"top": "mine-all-mine", "by": 0}


@rule("LL-9.19")
def test_ll_9_19_everybody_on_the_four_edge_hexes_falls() -> None:
    state = playing(
        "rock-slide",
        hexes={"15a": "RB", "15b": "I", "15c": "BBR", "15d": "V", "14a": "B", "13c": "I"},
        eagles={"red": "A", "blue": "D"},
    )
    assert see(state, "hexes") == {"14a": "B", "13c": "I"}
    assert see(state, "vp") == [2, 3, 1, 1]
    assert see(state, "boxes") == [
        [2, 0, 0, 0, 0],
        [3, 0, 0, 0, 0],
        [1, 0, 0, 0, 0],
        [1, 0, 0, 0, 0],
    ]
    assert len(told(state, "fell")) == 7
    assert (asked(state), see(state, "to_act")) == ("move", 0)


@rule("LL-9.19")
@pytest.mark.parametrize("edge", ["15a", "15b", "15c", "15d"])
def test_ll_9_19_each_of_the_four(edge: str) -> None:
    state = playing("rock-slide", hexes={edge: "B"}, eagles={"red": "A", "blue": "D"})
    assert see(state, "hexes") == {}
    assert see(state, "boxes") == [NOBODY, [1, 0, 0, 0, 0], NOBODY, NOBODY]


@rule("LL-9.19")
def test_ll_9_19_nobody_there_to_fall() -> None:
    state = holding("rock-slide", hexes={"14c": "B"}, eagles={"red": "A", "blue": "A"})
    assert refused(state, do="play", card="rock-slide") == "LL-9.19"
