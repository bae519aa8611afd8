"""Rulings on pushes: who wins by one, where it may end, what it costs."""

import pytest
from tests.clauses import rule
from tests.games.leaping.table_builder import asked, told
from tests.games.lemminge.table_builder import (
    DIFFICULT,
    TERRAINS,
    choices,
    choosing,
    forbids,
    go,
    pick,
    play,
    points,
    stand,
    told_why,
    walking,
    whose_turn,
)

from clifftop import OVER

# R2: across is out of play, and a push can win the game for another.


@rule("LE-R2")
def test_le_r2_who_is_across_is_out_of_play() -> None:
    table = walking("1h", "1h 2b", "3a start")
    go(table, "finish")
    assert stand(table)[0] == "2b home"
    later = choosing("2b home", "3a start")
    assert choices(later, "pick") == {"2b"}


@rule("LE-R2")
def test_le_r2_its_hex_is_free_again() -> None:
    table = walking("1h", "1h 2b", "1g start", hands=["", "forest 1"])
    go(table, "finish")
    play(table, "forest 1")
    pick(table, "1g")
    go(table, "1h")
    assert stand(table)[1] == "1h start"
    assert not told(table, "pushed") and not told(table, "pushed-over")


@rule("LE-R2")
@pytest.mark.parametrize("left", [0, 7])
def test_le_r2_a_push_that_brings_anothers_last_one_across_wins_for_that_player(left: int) -> None:
    """At once: points that are left are of no use any more."""
    table = walking("3g", "3g home", "2b start", "3h home", points=2 + left)
    go(table, "3h")
    assert table.to_act == OVER
    assert told(table, "won") == [{"event": "won", "seat": 2}]
    assert stand(table) == ["3h home", "2b start", "home home"]
    assert table.places() == [2, 3, 1]


@rule("LE-R2")
def test_le_r2_also_at_the_end_of_a_line() -> None:
    table = walking("3f", "3f home", "3g home", "3h home", points=3)
    go(table, "3g")
    assert table.to_act == OVER
    assert (table.scores(), table.places()) == ([1, 1, 2], [3, 2, 1])


@rule("LE-R2")
def test_le_r2_a_push_over_the_line_of_one_who_has_another_wins_nothing() -> None:
    table = walking("3g", "3g home", "3h start")
    go(table, "3h")
    assert asked(table) == "step"
    assert not told(table, "won")


# R6, R9: pushes.


@rule("LE-R6")
@pytest.mark.parametrize("terrain", TERRAINS)
def test_le_r6_the_free_hex_may_be_of_any_terrain(terrain: str) -> None:
    table = walking("2b", "2b start", "2c start", tiles={"2d": terrain})
    go(table, "2c")
    assert stand(table) == ["2c start", "2d start"]


@rule("LE-R6")
@pytest.mark.parametrize("card", DIFFICULT)
def test_le_r6_printed_on_the_course_too(card: str) -> None:
    """2g is swamp, whatever the card."""
    table = walking("2d", "2d start", "2e start", "2f start", terrain=card)
    go(table, "2e")
    assert stand(table) == ["2e start", "2f start", "2g start"]


@rule("LE-R6")
def test_le_r6_free_is_without_a_lemming() -> None:
    """A hex with a tile is free; one with a lemming is not, and that one moves on."""
    free = walking("2b", "2b start", "2c start", tiles={"2d": "water"})
    assert choices(free, "go") >= {"2c"}
    taken = walking("2b", "2b start", "2c start", "2d start", tiles={"2e": "water"})
    go(taken, "2c")
    assert stand(taken) == ["2c start", "2d start", "2e start"]


@rule("LE-R9")
def test_le_r9_own_lemmings_are_pushed_like_others() -> None:
    table = walking("2b", "2b 2c", "2d start")
    go(table, "2c")
    assert stand(table) == ["2c 2d", "2e start"]
    assert points(table) == 5 - 3
    assert told(table, "pushed")[-1] == {"event": "pushed", "seat": 0, "from": "2c", "to": "2d"}


@rule("LE-R9")
@pytest.mark.parametrize("card", DIFFICULT)
def test_le_r9_the_hex_entered_must_be_meadow_or_the_terrain_played(card: str) -> None:
    """Forest at 1c, with somebody on it who could well be pushed."""
    table = walking("1b", "1b start", "1c start", terrain=card)
    if card == "forest":
        go(table, "1c")
        assert stand(table) == ["1c start", "1d start"]
    else:
        assert "1c" not in choices(table, "go")
        assert forbids(table, do="go", hex="1c") == "LE-R9"
        assert told_why(table, do="go", hex="1c") == "wrong-terrain"


@rule("LE-R9")
@pytest.mark.parametrize(
    ("others", "cost"),
    [(["3b start"], 1), (["2c start"], 2), (["2c 2e"], 2), (["2c 2d"], 3), (["2c 2d", "2e 2f"], 5)],
)
def test_le_r9_the_cost_is_1_plus_the_number_pushed(others: list[str], cost: int) -> None:
    table = walking("2b", "2b start", *others, points=6)
    go(table, "2c")
    assert points(table) == 6 - cost
    exactly = walking("2b", "2b start", *others, points=cost)
    go(exactly, "2c")
    assert whose_turn(exactly) == ("turn", 1)
    if cost > 1:
        short = walking("2b", "2b start", *others, points=cost - 1)
        assert forbids(short, do="go", hex="2c") == "LE-4.3"
