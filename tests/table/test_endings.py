"""Giving up, running out of time, days off, and what places follow."""

from random import Random

import pytest
from tests.table.table_builder import decide, go_on, play_out, seated

from clifftop import OVER, Record
from clifftop.table import Table, TableError

HOUR = 60 * 60 * 1000
DAY = 24 * HOUR


def asked(table: Table, seed: int = 0) -> int:
    """Let the game come to a person; the seat that is asked."""
    go_on(table, Random(seed), table.book.now)
    return table.state.to_act


def test_after_resigning_a_bot_plays_on() -> None:
    table = seated("lemming-mafia", 3)
    table.resign("Bob", 1, 5)
    assert table.seats[1].as_json() == {
        "who": "Bob",
        "bot": "greedy",
        "name": None,
        "left": "resigned",
        "out": False,
    }
    play_out(table, Random(2))
    assert table.places() == table.state.places()
    with pytest.raises(TableError, match="over"):
        table.resign("Ada", 0, 6)


def test_whoever_resigned_does_not_come_back_into_the_seat() -> None:
    table = seated("lemming-mafia", 3)
    table.resign("Bob", 1, 5)
    table.leave("Bob", 5)
    table.come_back("Bob", 6)
    assert table.seats[1].person is None


def test_whoever_is_out_comes_last() -> None:
    for seed in range(4):
        table = seated("lemming-mafia", 4, fall="out")
        table.resign("Bob", 1, 5)
        table.resign("Dora", 3, 6)
        play_out(table, Random(seed))
        places, ranks = table.places(), table.state.places()
        assert (places[1], places[3]) == (4, 3)
        assert sorted((places[0], places[2])) in ([1, 2], [1, 1])
        assert (places[0] < places[2]) == (ranks[0] < ranks[2])


def test_whoever_is_out_has_the_points_of_that_moment() -> None:
    table, rng = seated("leaping-lemmings", 3, fall="out"), Random(3)
    for _ in range(60):
        decide(table, rng)
    points = table.state.standing()[1]
    (fell,) = table.resign("Bob", 1, 5)
    assert fell["standing"] == points
    play_out(table, rng)
    ended = table.state.scores()
    assert ended[1] != points
    assert table.scores() == [ended[0], points, ended[2]]
    assert table.record().notes["scores"] == table.scores()


def test_a_bot_that_plays_on_plays_for_the_points() -> None:
    table = seated("lemminge", 3)
    (fell,) = table.resign("Bob", 1, 5)
    assert fell["standing"] is None
    play_out(table, Random(0))
    assert table.scores() == table.state.scores()


def test_the_last_one_left_has_won() -> None:
    table = seated("lemminge", 3, fall="out")
    table.resign("Ada", 0, 5)
    assert table.running
    table.resign("Cleo", 2, 6)
    assert table.over
    assert table.state.to_act != OVER
    assert table.places() == [3, 1, 2]
    assert table.scores() == table.state.standing()
    assert table.needs_draw() is None and table.needs_bot() is None
    record = Record.loads(table.record().dumps())
    assert record.replay().position() == table.state.position()
    assert record.notes["places"] == [3, 1, 2]


def test_a_running_game_has_no_record_but_knowledge() -> None:
    table = seated("lemminge", 2)
    for ending in (table.record, table.places, table.scores):
        with pytest.raises(TableError, match="not over"):
            ending()
    assert table.knowledge(1) == table.state.knowledge(1)


def test_no_clock_never_runs_out() -> None:
    table = seated("lemminge", 2)
    asked(table)
    assert table.wake() is None
    assert table.tick(10**15) == []


def test_time_runs_for_whoever_is_asked() -> None:
    table = seated("lemming-mafia", 3, clock={"kind": "total", "ms": 60_000, "increment": 1000})
    seat = asked(table)
    decide(table, Random(0), 20_000)
    assert table.clock.left[seat] == 41_000
    asked(table)
    assert [left for other, left in enumerate(table.clock.left) if other != seat] == [60_000] * 2


def test_a_draft_does_not_stop_the_clock() -> None:
    table = seated("lemminge", 2, clock={"kind": "total", "ms": 60_000})
    seat = asked(table)
    before = table.clock.as_json()
    table.act("Ada", seat, table.state.actions()[0], table.number(seat), 30_000)
    assert table.clock.as_json() == before


def test_the_flag_falls() -> None:
    table = seated("lemminge", 3, clock={"kind": "total", "ms": 60_000}, fall="out")
    seat = asked(table)
    assert table.wake() == 60_000
    assert table.tick(59_999) == []
    who, action = str(table.seats[seat].who), table.state.actions()[0]
    with pytest.raises(TableError, match="run out of time"):
        table.act(who, seat, action, table.number(seat), 60_000)
    table.tick(60_000)
    assert table.seats[seat].left == "flag"
    assert list(table.game.fallen) == [seat]
    assert table.wake() is None
    assert table.needs_bot() is not None


def test_each_move_has_its_days() -> None:
    table = seated("lemminge", 2, clock={"kind": "move", "ms": 3 * DAY, "vacation": 10 * DAY})
    seat = asked(table)
    decide(table, Random(0), 2 * DAY)
    asked(table)
    decide(table, Random(0), 4 * DAY)
    assert asked(table) == seat
    assert table.clock.left[seat] == 3 * DAY
    assert table.wake() == 7 * DAY


def test_days_off_stop_the_clock_until_they_are_used() -> None:
    table = seated("lemminge", 2, clock={"kind": "move", "ms": 3 * DAY, "vacation": 10 * DAY})
    seat = asked(table)
    who = str(table.seats[seat].who)
    table.take_vacation(who, DAY)
    assert table.take_vacation(who, DAY) == []
    assert table.view(None)["vacations"] == {who: 11 * DAY}
    assert table.tick(10 * DAY) == []
    table.end_vacation(who, 5 * DAY)
    assert table.end_vacation(who, 5 * DAY) == []
    assert table.wake() == 7 * DAY
    table.take_vacation(who, 6 * DAY)
    assert table.wake() == 12 * DAY
    table.tick(12 * DAY)
    assert table.wake() == 13 * DAY
    with pytest.raises(TableError, match="days off"):
        table.take_vacation(who, 12 * DAY)
    table.tick(20 * DAY)
    assert table.seats[seat].left == "flag"


def test_days_off_are_for_slow_play_and_for_players() -> None:
    for clock in ({"kind": "none"}, {"kind": "total", "ms": HOUR}):
        table = seated("lemminge", 2, clock=clock)
        with pytest.raises(TableError, match="days off"):
            table.take_vacation("Ada", 0)
    table = seated("lemminge", 2, clock={"kind": "move", "ms": DAY, "vacation": DAY})
    with pytest.raises(TableError, match="days off"):
        table.take_vacation("Zoe", 0)


@pytest.mark.parametrize(
    ("clock", "wrong"),
    [
        ({"kind": "sand"}, "sand"),
        ({"kind": "total"}, "ms"),
        ({"kind": "total", "ms": "9"}, "ms"),
        ({"kind": "total", "ms": True}, "ms"),
        ({"kind": "move", "ms": 9, "increment": 1}, "increment"),
        ({"kind": "move", "ms": 9, "vacation": -1}, "vacation"),
    ],
)
def test_a_clock_that_cannot_be(clock: dict[str, object], wrong: str) -> None:
    with pytest.raises(TableError, match=wrong):
        Table.open("lemminge", "Ada", 0, clock=clock)


def test_a_bot_that_thought_too_long_is_not_listened_to() -> None:
    table, rng = seated("lemming-mafia", 3, 2), Random(1)
    while (turn := table.needs_bot()) is None:
        if table.needs_draw() is not None:
            table.draw(table.state.actions()[0], 0)
        else:
            decide(table, rng)
            assert table.running
    action = turn.actions[0]
    assert table.bot_acts(turn.seat, action, turn.number, 0)
    assert table.bot_acts(turn.seat, action, turn.number, 0) == []
    with pytest.raises(TableError, match="changed"):
        table.bot_acts(turn.seat, turn.actions[-1], turn.number, 0)
