"""LE-R4: a game that nobody wins comes to an end, and somebody is nearer than the others."""

from typing import Any

import pytest
from tests.clauses import rule
from tests.games.leaping.table_builder import act, asked, told
from tests.games.lemminge.table_builder import go, pass_turn, play, race, stand, whose_turn

from clifftop import OVER, PositionError


@rule("LE-R4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_le_r4_the_game_ends_after_200_turns_a_player(players: int) -> None:
    everybody = ["start start"] * players
    last = race(*everybody, turn=200 * players)
    assert whose_turn(last) == ("turn", players - 1)
    pass_turn(last)
    assert (last.to_act, asked(last)) == (OVER, "finished")
    assert told(last, "turn-limit")
    assert (last.scores(), last.places()) == ([0] * players, [1] * players)


@rule("LE-R4")
def test_le_r4_and_not_before() -> None:
    for turn in (2, 198, 399):
        table = race(turn=turn)
        pass_turn(table)
        assert asked(table) == "turn"
    with pytest.raises(PositionError):
        race(turn=401)
    with pytest.raises(PositionError):
        race(turn=399, asked={"question": "finished"})


@rule("LE-R4")
def test_le_r4_also_after_a_card() -> None:
    stopped = race(hands=["", "forest 2"], turn=400)
    play(stopped, "forest 2")
    act(stopped, do="stop")
    assert stopped.to_act == OVER
    step = {"question": "step", "seat": 1, "terrain": "forest", "points": 1, "hex": "start"}
    walked = race(turn=400, asked=step)
    go(walked, "2a")
    assert (walked.to_act, stand(walked)) == (OVER, ["start start", "2a start"])


@rule("LE-R4")
def test_le_r4_the_last_turn_can_still_win() -> None:
    step = {"question": "step", "seat": 1, "terrain": "forest", "points": 2, "hex": "1h"}
    table = race("home 3h", "1h home", turn=400, asked=step)
    go(table, "finish")
    assert told(table, "won") == [{"event": "won", "seat": 1}]
    assert not told(table, "turn-limit")
    assert table.places() == [2, 1]


def places(*lemmings: str, **facts: Any) -> list[int]:
    """The places when the last turn is over and everybody stands like this."""
    turn = 200 * len(lemmings)
    table = race(*lemmings, turn=turn, asked={"question": "finished"}, **facts)
    return table.places()


@rule("LE-R4")
def test_le_r4_places_go_by_lemmings_home() -> None:
    """However far the other one has to go, and however near others are."""
    assert places("start home", "1h 2h") == [1, 2]
    assert places("1h 2h", "home start", "start start") == [2, 1, 3]


@rule("LE-R4")
@pytest.mark.parametrize(
    ("lemmings", "expected"),
    [
        (["2d home", "2c home"], [1, 2]),
        (["start home", "2c home"], [2, 1]),
        (["2b start", "2c start"], [2, 1]),
        (["1d 1e", "1f 1g", "1a 1b"], [2, 1, 3]),
        (["2a start", "start start"], [1, 1]),
        (["3a start", "2a start"], [1, 2]),
    ],
    ids=str,
)
def test_le_r4_then_by_the_shortest_distance_left(lemmings: list[str], expected: list[int]) -> None:
    """From 2a it is as far as from the start, which lets out at 3a too."""
    assert places(*lemmings) == expected


@rule("LE-R4")
def test_le_r4_both_lemmings_count() -> None:
    """1h and the start are 1 and 9 away, 2e and 2f are 5 and 4, 1f and 3h are 3 and 1."""
    assert places("1h start", "2e 2f", "1f 3h") == [3, 2, 1]
    assert places("1h 2c", "1g 2d") == [1, 1]


@rule("LE-R4")
def test_le_r4_the_distance_is_in_hexes_whatever_grows_there() -> None:
    tiles = {"1h": "water", "2h": "water", "2i": "swamp", "3h": "swamp"}
    assert places("1g home", "3f home", tiles=tiles) == [1, 2]


@rule("LE-R4")
def test_le_r4_those_who_are_as_far_share_a_place() -> None:
    assert places("1h home", "3h home", "2i home", "2b start") == [1, 1, 1, 4]
    assert places("start start", "start start", "2b start") == [2, 2, 1]


@rule("LE-R4")
def test_le_r4_behind_a_winner_it_is_the_same() -> None:
    table = race("2b 2c", "home home", "start home", "2d 2e", asked={"question": "finished"})
    assert table.places() == [4, 1, 2, 3]
    assert table.scores() == [0, 2, 1, 0]
