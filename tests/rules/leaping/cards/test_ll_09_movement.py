"""CAUTION (LL-9.7), IT'S A 5 (LL-9.11), QUICK START (LL-9.18, LL-R7): what a movement is worth."""

import pytest
from tests.clauses import rule
from tests.games.leaping.table_builder import act, asked, can, hexes, see, told
from tests.rules.leaping.card_play import holding, playing, refused, walk_in

AWAY = {"red": "B", "blue": "A"}
NONE_STARTING = {"chow": 9}


@rule("LL-9.7")
def test_ll_9_7_two_points_less_for_all_who_move_after_you() -> None:
    """Seat 1 plays it: 0 has moved, 1 is not meant, 2 and 3 bear it."""
    state = playing("caution", seat=1, movement=5, eagles=AWAY)
    assert see(state, "caution") == [0, 0, 1, 1]
    assert see(state, "movement") == 5
    assert asked(state) == "move"
    walk_in(state, "5c")
    assert (see(state, "to_act"), see(state, "movement")) == (2, 3)
    act(state, hex="start")
    assert hexes(state, "go") == {"2a", "2b", "2c", "2d", "2e", "3a", "3c", "3d"}
    act(state, hex="3c")
    assert (see(state, "to_act"), see(state, "movement")) == (3, 3)


@rule("LL-9.7")
def test_ll_9_7_only_this_turn() -> None:
    state = playing("caution", movement=4, players=3, eagles=AWAY)
    assert see(state, "caution") == [0, 1, 1]
    walk_in(state, "4a", "2a", "2e")
    act(state, do="roll", points=1)
    assert see(state, "caution") == [0, 0, 0]
    act(state, do="roll", points=1)
    act(state, do="die", eagle="red")
    act(state, zone="C")
    act(state, zone="B")
    act(state, do="reveal", value=4)
    for _ in range(3):
        assert see(state, "movement") == 4
        walk_in(state, "4a")


@rule("LL-9.7")
def test_ll_9_7_a_2_becomes_nothing() -> None:
    state = playing("caution", movement=2, players=3, eagles=AWAY)
    walk_in(state, "2a")
    assert see(state, "movement") == 0
    act(state, do="pass")
    assert see(state, "to_act") == 2


@rule("LL-9.7")
@pytest.mark.parametrize("eagle_player", [0, 2])
def test_ll_9_7_not_by_the_last_to_move(eagle_player: int) -> None:
    last = (eagle_player + 3) % 4
    state = holding("caution", seat=last, eagle_player=eagle_player)
    assert refused(state, do="play", card="caution") == "LL-9.7"
    before = (eagle_player + 2) % 4
    assert can(holding("caution", seat=before, eagle_player=eagle_player), card="caution")


@rule("LL-9.11")
@pytest.mark.parametrize("movement", [2, 3, 4])
def test_ll_9_11_the_card_counts_as_a_5(movement: int) -> None:
    state = playing("its-a-5", movement=movement, hexes={"9c": "R"}, eagles={"red": "A"})
    assert see(state, "card") == movement
    assert see(state, "movement") == 5
    act(state, hex="9c")
    assert hexes(state, "go") >= {"14c", "14d"}
    assert refused(state, hex="9c") == "LL-7.1"


@rule("LL-9.11")
def test_ll_9_11_the_id_card_is_flipped_and_used() -> None:
    state = playing("its-a-5", movement=3, players=3, eagles=AWAY)
    assert see(state, "id_used") == [True, False, False]
    assert told(state, "played") == [{"event": "played", "seat": 0, "card": "its-a-5"}]
    used = holding("its-a-5", movement=3, clans={0: {"id_used": True}})
    assert refused(used, do="play", card="its-a-5") == "LL-9.11"


@rule("LL-9.11")
def test_ll_9_11_for_your_move_only() -> None:
    state = playing("its-a-5", movement=3, players=3, eagles=AWAY)
    walk_in(state, "5b")
    assert (see(state, "to_act"), see(state, "movement")) == (1, 3)
    walk_in(state, "3a", "3a")
    assert asked(state) == "roll"


@rule("LL-9.11")
def test_ll_9_11_it_is_a_regular_move() -> None:
    state = playing("its-a-5", movement=2, hexes={"11b": "R"}, eagles=AWAY)
    act(state, hex="11b")
    assert refused(state, hex="9b") == "LL-7.2"
    assert can(state, do="dive", points=1)
    assert refused(state, do="dive", points=5) == "LL-7.3"


@rule("LL-9.18")
@pytest.mark.parametrize("movement", [2, 3, 4, 5])
def test_ll_9_18_the_card_counts_double_from_the_start_area(movement: int) -> None:
    state = playing("quick-start", movement=movement, eagles={"red": "D"})
    assert see(state, "starting") == 2 * movement
    assert see(state, "movement") == movement
    act(state, hex="start")
    furthest = max(int(hex[:-1]) for hex in hexes(state, "go"))
    assert furthest == 2 * movement


@rule("LL-9.18")
def test_ll_9_18_an_own_lemming_only() -> None:
    state = playing("quick-start", movement=2, players=3, eagles=AWAY)
    walk_in(state, "4b")
    assert (see(state, "to_act"), see(state, "starting")) == (1, 2)


@rule("LL-9.18")
def test_ll_9_18_only_this_turn() -> None:
    state = playing("quick-start", movement=2, players=3, hexes={"9b": "R"}, eagles=AWAY)
    act(state, hex="9b")
    act(state, hex="11b")
    act(state, do="claim", pellet="1")
    walk_in(state, "2a", "2a")
    act(state, do="roll", points=1)
    act(state, do="roll", points=1)
    act(state, do="die", eagle="red")
    act(state, zone="C")
    act(state, zone="B")
    act(state, do="reveal", value=3)
    walk_in(state, "3a", "3a")
    assert (see(state, "to_act"), see(state, "starting")) == (0, 3)


@rule("LL-R7")
def test_ll_r7_needs_an_own_starting_lemming() -> None:
    state = holding("quick-start", hexes={"5b": "R"}, clans={0: NONE_STARTING}, eagles=AWAY)
    assert see(state, "start") == [0, 10, 10, 10]
    assert refused(state, do="play", card="quick-start") == "LL-R7"


@rule("LL-R7")
def test_ll_r7_a_starting_lemming_must_use_the_doubled_value() -> None:
    """With 2 doubled to 4 nobody stops in row 2 or in a clear hex of row 3."""
    state = playing("quick-start", movement=2, eagles=AWAY)
    act(state, hex="start")
    assert hexes(state, "go") == {"3a", "3b", "3c", "3d", "4a", "4b", "4c", "4d", "4e"}
    assert refused(state, hex="2a") == "LL-7.1"
    assert refused(state, hex="1a") == "LL-7.1"


@rule("LL-R7")
def test_ll_r7_the_others_use_the_normal_one_and_the_player_chooses() -> None:
    state = playing("quick-start", movement=2, hexes={"9b": "R"}, eagles=AWAY)
    assert can(state, hex="start")
    act(state, hex="9b")
    assert hexes(state, "go") == {"10a", "10b", "10c", "11a", "11b"}


@rule("LL-R7")
def test_ll_r7_it_is_a_regular_move() -> None:
    """One sideways step, no zone of control, and who has a regular move must make one: with
    the doubled value the Starting lemming has."""
    state = playing("quick-start", movement=2, hexes={"1a": "RRRRR"}, eagles=AWAY)
    act(state, hex="start")
    assert refused(state, hex="1a") == "LL-2.8"
    act(state, hex="4c")
    assert see(state, "to_act") == 1
