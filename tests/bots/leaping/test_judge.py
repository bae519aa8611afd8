"""The judge of Leaping Lemmings: what it prefers, position by position; and its guide."""

from __future__ import annotations

import math
from random import Random

import pytest
from tests.games.leaping.table_builder import act, find, position, to_move
from tests.rules.leaping.story_words import eagle_comes, eagle_to_fly

import clifftop
from clifftop.bots.leaping.expected_points import ExpectedPoints, expected_points_in
from clifftop.bots.leaping.hand_values import HandValues
from clifftop.bots.leaping.hex_set import HexSet
from clifftop.bots.leaping.judge import LeapingJudge
from clifftop.games.leaping.state import LeapingState
from clifftop.kernel.luck import Luck
from clifftop.kernel.playout import play_on

JUDGE = LeapingJudge()


def worth(seat: int, **facts: object) -> float:
    """How likely a seat wins from the start of a turn of three players."""
    return JUDGE.worths(position(players=3, **facts))[seat]


def guided(state: LeapingState, seed: int = 1) -> dict[str, object]:
    """What the guide chooses, in terms of pieces and places."""
    return state.describe(JUDGE.choose(state, state.actions(), Luck(seed)))


def expected() -> ExpectedPoints:
    return expected_points_in(position(players=3).frame)


def test_a_lemming_nearer_the_edge_is_better() -> None:
    assert worth(0, hexes={"12c": "R"}) > worth(0, hexes={"6c": "R"}) > worth(0)


def test_points_in_hand_are_better_than_points_in_sight() -> None:
    dived = [{"dives": [5], "start": 9}]
    assert worth(0, clans=dived) > worth(0, hexes={"15b": "R"}, eagles={"blue": "D"})


def test_what_is_good_for_one_is_bad_for_the_others() -> None:
    assert worth(1, hexes={"12c": "R"}) < worth(1)


def test_where_an_eagle_can_come_is_worse_than_where_none_can() -> None:
    """Both are six rows from the Start Area; no zone has 6c."""
    facts: dict[str, object] = {"eagles": {"red": "B"}, "eagle_player": 1}
    assert worth(0, hexes={"6c": "R"}, **facts) > worth(0, hexes={"6d": "R"}, **facts)


def test_whoever_flies_next_need_not_fear_for_his_own() -> None:
    facts: dict[str, object] = {"eagles": {"red": "B"}, "hexes": {"6d": "R"}}
    assert worth(0, eagle_player=0, **facts) > worth(0, eagle_player=1, **facts)


def test_a_full_race_is_of_no_use_when_no_card_is_left() -> None:
    runs = expected()
    for left in range(1, 32):
        assert runs.at(left + 1, 0, 8, 15) > runs.at(left, 0, 8, 15)
    assert runs.at(0, 0, 0, 0) == 0


def test_moves_are_scarce() -> None:
    """With two cards left a third lemming on the edge is hardly worth anything."""
    runs = expected()
    start = runs.start
    first = runs.at(2, 0, start, start) - runs.at(2, start, start, start)
    third = runs.at(2, 0, 0, 0) - runs.at(2, 0, 0, start)
    assert first > 2 > 0.5 > third


def test_with_one_card_left_a_lemming_on_the_edge_brings_that_card_unless_the_game_is_over() -> (
    None
):
    """LL-3.2: the last card and Game Over are then equally likely to come."""
    runs = expected()
    assert runs.at(1, 0, runs.gone, runs.gone) == pytest.approx(3.5 / 2)


@pytest.mark.parametrize(
    "options",
    [{"players": 2}, {"players": 3, "chaos": True}, {"players": 4, "short": True}, {"players": 6}],
)
def test_it_judges_every_table_of_every_game(options: dict[str, object]) -> None:
    rng = Random(3)
    state = clifftop.game("leaping-lemmings").start(**options)
    while state.to_act != clifftop.OVER:
        worths = JUDGE.worths(state)
        assert len(worths) == state.players
        assert all(0 <= worth <= 1 for worth in worths)
        assert math.isclose(sum(worths), 1)
        state.apply(rng.choice(state.actions()))
    worths, places = JUDGE.worths(state), state.places()
    assert [place == 1 for place in places] == [worth == max(worths) for worth in worths]


def test_it_keeps_what_it_knows_of_one_game_out_of_the_next() -> None:
    short = clifftop.game("leaping-lemmings").start(players=3, short=True)
    fresh = LeapingJudge().worths(short)
    JUDGE.worths(position(players=3))
    assert JUDGE.worths(short) == fresh


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 4}, {"players": 5, "chaos": True}])
def test_the_guide_plays_games_to_their_end(options: dict[str, object]) -> None:
    state = clifftop.game("leaping-lemmings").start(**options)
    state.fall_silent()
    play_on(state, Luck(5), JUDGE)
    assert state.to_act == clifftop.OVER


def test_the_guide_dives_for_five() -> None:
    state = to_move(0, 5, players=3, hexes={"15c": "R", "5b": "R"}, eagles={"blue": "D"})
    assert guided(state)["hex"] == "15c"
    act(state, hex="15c")
    assert guided(state)["points"] == 5


def test_the_guide_lets_an_eagle_eat_another_clan() -> None:
    state = eagle_comes("red", "A", "B", hexes={"8c": "R", "9c": "BI", "9d": "R"})
    assert guided(state)["hex"] == "9c"


def test_the_guide_flies_to_where_others_are() -> None:
    state = eagle_to_fly("red", 1, eagles={"red": "A"}, hexes={"8c": "R", "7b": "B"})
    assert guided(state)["zone"] == "F"


def test_a_move_is_settled_when_the_next_one_moves() -> None:
    state = to_move(0, 2, players=3, hexes={"6c": "R"})
    assert not JUDGE.settled(state, 0)
    state.apply(find(state, hex="6c"))
    assert not JUDGE.settled(state, 0)
    state.apply(state.actions()[0])
    assert JUDGE.settled(state, 0)


def paused(seat: int, **facts: object) -> float:
    """How likely a seat wins when the eagles have flown and a card is to be revealed."""
    return JUDGE.paused(position(players=3, asked={"question": "reveal"}, **facts), seat)


def test_between_two_turns_it_prefers_the_same() -> None:
    assert paused(0, hexes={"12c": "R"}) > paused(0, hexes={"6c": "R"}) > paused(0)
    assert paused(0, clans=[{"dives": [5], "start": 9}]) > paused(0, hexes={"12c": "R"})
    assert sum(paused(seat, hexes={"12c": "R"}) for seat in range(3)) == pytest.approx(1.0)


def test_what_a_judge_has_seen_before_does_not_matter() -> None:
    """It keeps lists from table to table; one that sees its first table finds the same numbers."""
    rng = Random(3)
    for players in (2, 3, 4, 6):
        state = clifftop.game("leaping-lemmings").start(players=players)
        for step in range(400):
            if state.to_act == clifftop.OVER:
                break
            state.apply(rng.choice(state.actions()))
            if step % 20 == 0:
                assert JUDGE.numbers(state) == LeapingJudge().numbers(state)


def test_spots_are_those_of_the_set_that_was_taken_in_last() -> None:
    spots = HexSet(130)
    rng = Random(4)
    for _ in range(20):
        hexes = rng.getrandbits(130)
        spots.take_in(hexes)
        assert [spots.has(hex) for hex in range(130)] == [
            hexes >> hex & 1 == 1 for hex in range(130)
        ]


def test_hands_are_counted_anew_where_a_card_was_played() -> None:
    hands = HandValues()
    before = to_move(players=3, clans=[{"hand": ["boo", "lost"]}, {}, {"hand": ["uh-oh"]}])
    after = to_move(players=3, clans=[{"hand": ["boo"]}, {}, {"hand": ["uh-oh"], "id_used": True}])
    counted = [list(hands.points)[:3] for table in (before, after) if hands.take_in(table)]
    assert counted == [[3.0, 1.0, 2.0], [2.0, 1.0, 1.0]]
    assert not hands.take_in(after)
