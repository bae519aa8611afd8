"""Two players: the dice, the First Player and the protection zone (LL-12, LL-R23)."""

import pytest
from tests.clauses import rule
from tests.games.leaping.canyon import edited
from tests.games.leaping.table_builder import (
    LEAPING,
    act,
    asked,
    can,
    facts_of,
    hexes,
    position,
    see,
    stack,
    to_move,
    told,
)
from tests.rules.leaping.card_play import holding, playing, refused

import clifftop
from clifftop import State
from clifftop.kernel.errors import PositionError

AWAY = {"red": "B", "blue": "A"}


def rolled(red: int, blue: int, **facts: object) -> State:
    """A turn of two begins, seat 0 is First Player, and the dice fall like this."""
    state = position(players=2, **facts)
    act(state, do="roll", points=red)
    act(state, do="roll", points=blue)
    return state


@rule("LL-12.1")
def test_ll_12_1_mine_all_mine_is_left_out() -> None:
    state = LEAPING.start(players=2, first=0)
    dealt = {str(given["card"]) for given in facts_of(state)}
    assert len(dealt) == 15
    assert "mine-all-mine" not in dealt
    assert refused(state, do="deal", card="mine-all-mine") == "LL-12.1"
    three = LEAPING.start(players=3, first=0)
    assert can(three, do="deal", card="mine-all-mine")


@rule("LL-12.1")
def test_ll_12_1_nobody_can_hold_it() -> None:
    with pytest.raises(PositionError):
        holding("mine-all-mine", players=2)


@rule("LL-12.2")
@pytest.mark.parametrize(("ritz", "biker", "winner"), [(3, 1, 0), (0, 1, 1), (2, 0, 0), (1, 2, 1)])
def test_ll_12_2_a_dice_off_names_the_first_player(ritz: int, biker: int, winner: int) -> None:
    state = LEAPING.start(players=2)
    assert asked(state) == "dice-off"
    act(state, do="dice-off", ritz=ritz, biker=biker)
    assert see(state, "eagle_player") == winner


@rule("LL-12.2")
@pytest.mark.parametrize("first", [0, 1])
def test_ll_12_2_the_first_player_holds_the_blue_die_the_other_the_red(first: int) -> None:
    state = rolled(1, 1, eagle_player=first)
    assert see(state, "to_act") == first
    assert {given["eagle"] for given in facts_of(state)} == {"blue"}
    act(state, zone="B")
    assert see(state, "to_act") == 1 - first
    assert {given["eagle"] for given in facts_of(state)} == {"red"}


@rule("LL-12.2")
def test_ll_12_2_no_dice_off_with_three() -> None:
    assert asked(clifftop.game("leaping-lemmings").start(players=3)) == "first-player"


@rule("LL-12.3")
def test_ll_12_3_each_resolves_his_own_die_blue_first() -> None:
    """No choice of order; feast and scatter, too, by the holder of the die."""
    state = rolled(1, 1, hexes={"14c": "RB", "5b": "BR"})
    assert asked(state) == "which-zone"
    act(state, eagle="blue", zone="B")
    assert (asked(state), see(state, "to_act")) == ("feast", 0)
    act(state, do="eat", hex="14c")
    assert (asked(state), see(state, "to_act")) == ("scatter-who", 0)
    act(state, hex="14c")
    act(state, hex="13b")
    assert (asked(state), see(state, "to_act")) == ("which-zone", 1)
    act(state, eagle="red", zone="F")
    assert (asked(state), see(state, "to_act")) == ("feast", 1)
    act(state, do="eat", hex="5b")
    assert (asked(state), see(state, "to_act")) == ("scatter-who", 1)
    act(state, hex="5b")
    act(state, hex="4b")
    assert asked(state) == "reveal"


@rule("LL-12.3")
@pytest.mark.parametrize("first", [0, 1])
def test_ll_12_3_the_first_player_moves_first_and_keeps_the_dice(first: int) -> None:
    state = rolled(1, 1, eagle_player=first)
    act(state, zone="B")
    act(state, zone="B")
    act(state, do="reveal", value=3)
    assert (asked(state), see(state, "to_act")) == ("move", first)
    act(state, hex="start")
    act(state, hex="3a")
    assert see(state, "to_act") == 1 - first
    act(state, hex="start")
    act(state, hex="3d")
    assert asked(state) == "roll"
    assert see(state, "eagle_player") == first
    assert not told(state, "dice-passed")


@rule("LL-12.4")
@pytest.mark.parametrize("first", [0, 1])
def test_ll_12_4_a_hover_swaps_the_dice(first: int) -> None:
    """Red shows Hover, blue 2. The old First Player now holds the red Hover and resupplies."""
    state = rolled(0, 2, eagle_player=first, pellets=[])
    assert told(state, "dice-swapped") == [{"event": "dice-swapped", "first": 1 - first}]
    assert see(state, "eagle_player") == 1 - first
    assert [see(state, "eagles")[eagle]["die"] for eagle in ("red", "blue")] == [0, 2]
    assert (asked(state), see(state, "to_act")) == ("which-zone", 1 - first)
    act(state, eagle="blue", zone="C")
    assert (asked(state), see(state, "to_act")) == ("resupply", first)
    act(state, hex="4a")
    act(state, do="reveal", value=3)
    assert (asked(state), see(state, "to_act")) == ("move", 1 - first)


@rule("LL-12.4")
def test_ll_12_4_a_blue_hover_swaps_them_too() -> None:
    state = rolled(2, 0, pellets=[])
    assert see(state, "eagle_player") == 1
    assert (asked(state), see(state, "to_act")) == ("resupply", 1)
    assert hexes(state, "resupply") == {
        "9b", "9c", "10a", "10e", "11b", "12d", "13b", "14b", "14d",
    }  # fmt: skip
    act(state, hex="14d")
    assert (asked(state), see(state, "to_act")) == ("which-zone", 0)


@rule("LL-12.4")
def test_ll_12_4_a_double_hover_is_one_swap() -> None:
    state = rolled(0, 0, pellets=[])
    assert see(state, "eagle_player") == 1
    assert len(told(state, "dice-swapped")) == 1
    assert (asked(state), see(state, "to_act")) == ("resupply", 1)
    act(state, hex="14d")
    assert (asked(state), see(state, "to_act")) == ("resupply", 0)


@rule("LL-12.4")
def test_ll_12_4_without_a_hover_no_swap() -> None:
    state = rolled(1, 3)
    assert see(state, "eagle_player") == 0
    assert not told(state, "dice-swapped")


@rule("LL-12.4")
def test_ll_12_4_not_with_three_players() -> None:
    state = position(players=3)
    act(state, do="roll", points=0)
    act(state, do="roll", points=2)
    assert see(state, "eagle_player") == 0
    assert asked(state) == "which-die"


@rule("LL-12.5")
@pytest.mark.parametrize("theirs", ["1b", "2b"])
def test_ll_12_5_no_covering_in_the_first_two_rows(theirs: str) -> None:
    state = to_move(0, 2, players=2, hexes={theirs: "B", "2d": "R"}, eagles=AWAY)
    act(state, hex="start")
    assert "2d" in hexes(state, "go")
    assert refused(state, hex="2b" if theirs == "2b" else "1b") == "LL-R23"
    assert hexes(state, "go") == {"1a", "1b", "1c", "1d", "2a", "2b", "2c", "2d", "2e"} - {theirs}


@rule("LL-12.5")
def test_ll_12_5_from_the_third_row_on_it_is_allowed() -> None:
    state = to_move(0, 3, players=2, hexes={"3a": "B"}, eagles=AWAY)
    act(state, hex="start")
    act(state, hex="3a")
    assert stack(state, "3a") == "BR"


@rule("LL-12.5")
def test_ll_12_5_with_three_players_anywhere() -> None:
    state = to_move(0, 2, players=3, hexes={"2b": "B"}, eagles=AWAY)
    act(state, hex="start")
    act(state, hex="2b")
    assert stack(state, "2b") == "BR"


@rule("LL-R23")
def test_ll_r23_not_by_a_regular_move_but_passing_through_is_allowed() -> None:
    """Both ways from 1a to 3a lead over lemmings of the other clan."""
    state = to_move(0, 2, players=2, hexes={"1a": "R", "2a": "B", "2b": "B"}, eagles=AWAY)
    act(state, hex="1a")
    assert "3a" in hexes(state, "go")
    assert refused(state, hex="2b") == "LL-R23"


@rule("LL-R23")
def test_ll_r23_not_by_lost() -> None:
    state = playing("lost", players=2, hexes={"3a": "B", "2a": "R", "2b": "B"}, eagles=AWAY)
    assert refused(state, hex="2a") == "LL-9.13"
    act(state, hex="3a")
    assert hexes(state, "land") == {"2b"}
    assert refused(state, hex="2a") == "LL-R23"
    stuck = holding("lost", players=2, hexes={"3a": "B", "2a": "R", "2b": "R"}, eagles=AWAY)
    assert refused(stuck, do="play", card="lost") == "LL-R4"


@rule("LL-R23")
def test_ll_r23_not_by_snap_or_paw() -> None:
    state = playing("snap-crackle-pop", players=2, hexes={"3b": "R", "2b": "B"}, eagles=AWAY)
    act(state, hex="3b")
    assert hexes(state, "land") == {"2c", "3a", "3c", "4b", "4c"}
    assert refused(state, hex="2b") == "LL-R23"
    state = playing("pull-my-paw", players=2, hexes={"3a": "BR", "2a": "B"}, eagles=AWAY)
    act(state, hex="3a")
    act(state, clan="biker")
    assert hexes(state, "land") == {"2b", "3b", "4a", "4b"}
    assert refused(state, hex="2a") == "LL-R23"


@rule("LL-R23")
def test_ll_r23_boo_passes_through() -> None:
    state = playing("boo", players=2, hexes={"1a": "R", "2a": "B", "2b": "B"}, eagles=AWAY)
    act(state, hex="1a")
    assert hexes(state, "land") == {"3a"}


@rule("LL-R23")
@pytest.mark.parametrize(("scattered", "shelter"), [("R", {"2b"}), ("B", {"2a"})])
def test_ll_r23_not_by_a_scatter(scattered: str, shelter: set[str]) -> None:
    """Red is over 3a; next to it 2a is held by Biker, 2b by Ritz."""
    state = position(
        players=2,
        hexes={"3a": scattered, "2a": "B", "2b": "R"},
        eagles={"red": "E feasting"},
        dice=[1, 1],
        asked={"question": "scatter-where", "hex": "3a", "eagle": "red"},
    )
    assert hexes(state, "land") == shelter
    assert refused(state, hex=({"2a", "2b"} - shelter).pop()) == "LL-R23"


@rule("LL-R23")
def test_ll_r23_the_dice_off_is_rerolled_until_it_decides() -> None:
    """Hover is 0; a tie is no outcome; of the 26 deciding rolls in 36, 5 are Hover against more."""
    state = LEAPING.start(players=2)
    odds = {
        (state.describe(action)["ritz"], state.describe(action)["biker"]): chance
        for action, chance in state.chances()
    }
    assert set(odds) == {(one, other) for one in range(4) for other in range(4) if one != other}
    assert odds[0, 1] == pytest.approx(2 / 26)
    assert odds[1, 2] == pytest.approx(4 / 26)
    assert odds[3, 0] == pytest.approx(1 / 26)
    assert refused(state, ritz=2, biker=2) == "LL-R23"


@rule("LL-R23")
def test_ll_r23_a_hover_in_the_dice_off_loses_and_swaps_nothing() -> None:
    state = LEAPING.start(players=2)
    act(state, ritz=0, biker=2)
    assert see(state, "eagle_player") == 1
    assert not told(state, "dice-swapped")


@rule("LL-R2", "LL-R23")
def test_ll_r2_a_face_that_the_die_has_not_does_not_begin() -> None:
    """An eagle die that never hovers: no dice-off with a hover, and no tie."""
    board = edited(('["hover", 1, 1, 2, 2, 3]', "[1, 1, 1, 2, 2, 3]"))
    state = LEAPING.start(players=2, board=board)
    while asked(state) != "dice-off":
        state.apply(state.actions()[0])
    faces = [0, 1, 2, 3]
    for red in faces:
        for blue in faces:
            action = state.actions()[0] - 1 + 4 * (red - 1) + blue - 1
            reason = state.why_not(action)
            if 0 in (red, blue):
                assert reason is not None
                assert (reason.clause, reason.facts) == ("LL-R2", {"points": 0})
            elif red == blue:
                assert reason is not None and reason.clause == "LL-R23"
            else:
                assert reason is None
