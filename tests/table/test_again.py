"""What is asked for twice, too late or of the wrong table: refused in words, or nothing happens."""

from random import Random

import pytest
from tests.table.table_builder import GAMES, decide, go_on, seated
from tests.table.test_early import betting
from tests.table.test_undo import after_a_decision

from clifftop import OVER
from clifftop.table import Table, TableError

DAY = 24 * 60 * 60 * 1000


def test_before_the_start_nothing_can_be_done() -> None:
    table = Table.open("lemminge", "Ada", 0, options={"players": 2})
    table.sit("Ada", 0, 0)
    with pytest.raises(TableError) as refused:
        table.act("Ada", 0, 0, table.number(0), 0)
    assert refused.value.message == "table-not-started"
    with pytest.raises(TableError) as refused:
        table.resign("Ada", 0, 0)
    assert refused.value.message == "table-not-started"


def test_a_second_request_to_undo_waits_for_the_first() -> None:
    table, _, seat = after_a_decision(3)
    table.ask_undo("Ada", seat, 0)
    for who, asking in (("Ada", seat), ("Bob", 1)):
        with pytest.raises(TableError) as refused:
            table.ask_undo(who, asking, 0)
        assert refused.value.message == "table-undo-pending"


def test_who_has_asked_for_a_rematch_need_not_ask_again() -> None:
    table = seated("lemminge", 2, fall="out")
    table.resign("Ada", 0, 0)
    assert len(table.ask_rematch("Bob", 0)) == 1
    assert table.ask_rematch("Bob", 0) == []
    assert table.view(None)["rematch"] == ["Bob"]


def test_who_is_mute_or_gone_already_stays_so() -> None:
    table = seated("lemminge", 2)
    assert len(table.mute("Ada", "Zoe", True, 0)) == 1
    assert table.mute("Ada", "Zoe", True, 0) == []
    assert len(table.mute("Ada", "Zoe", False, 0)) == 1
    assert table.mute("Ada", "Zoe", False, 0) == []
    assert len(table.remove("Ada", "Zoe", 0)) == 1
    assert table.remove("Ada", "Zoe", 0) == []


def test_a_seat_that_is_taken_gets_no_bot() -> None:
    table = Table.open("lemminge", "Ada", 0, options={"players": 2})
    table.sit("Bob", 1, 0)
    with pytest.raises(TableError) as refused:
        table.seat_bot("Ada", 1, "random", 0)
    assert (refused.value.message, refused.value.facts) == ("table-seat-taken", {"seat": 1})
    table.seat_bot("Ada", 0, "random", 0)
    table.seat_bot("Ada", 0, "greedy", 0)  # a bot makes way for another
    assert [seat["bot"] for seat in table.view(None)["seats"]] == ["greedy", None]  # type: ignore[attr-defined]


@pytest.mark.parametrize("options", [{1: 2}, {None: 2}, {"players": 2, 7: 7}])
def test_an_option_has_a_name(options: dict[str, object]) -> None:
    with pytest.raises(TableError) as refused:
        Table.open("lemminge", "Ada", 0, options=options)
    assert refused.value.message == "table-setting"
    assert refused.value.facts["name"] == "options"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_is_over_is_no_game_to_sit_down_to(game: str) -> None:
    table = seated(game, 3, 0)
    go_on(table, Random(1))
    assert table.state.to_act == OVER
    with pytest.raises(TableError) as refused:
        Table.open(game, "Ada", 0, options={"players": 3}, position=table.state.position())
    assert refused.value.message == "table-over"


def test_only_who_is_asked_hears_why_not() -> None:
    table = seated("lemminge", 2)
    go_on(table, Random(1))
    assert table.why_not("Ada", 0, 0) is not None
    for asking in (table.why_not, table.preview):
        with pytest.raises(TableError) as refused:
            asking("Bob", 1, 0)
        assert (refused.value.message, refused.value.facts) == ("table-not-your-turn", {"seat": 1})


def test_a_seal_taken_back_twice_is_taken_back_once() -> None:
    table = betting()
    seat = (table.state.to_act + 1) % 3
    who = str(table.seats[seat].who)
    table.seal(who, seat, table.state.early()[seat][0], table.number(seat), 0)
    number = table.number(seat)
    assert len(table.unseal(who, seat, number, 0)) == 1
    assert table.unseal(who, seat, number, 0) == []
    assert table.game.sealed == {}


def test_to_and_fro_has_an_end() -> None:
    """500 steps of a seal or of a draft in one moment; then only forward."""
    table = betting()
    seat = (table.state.to_act + 1) % 3
    who, action = str(table.seats[seat].who), table.state.early()[seat][0]
    for _ in range(250):
        table.seal(who, seat, action, table.number(seat), 0)
        table.unseal(who, seat, table.number(seat), 0)
    with pytest.raises(TableError) as refused:
        table.seal(who, seat, action, table.number(seat), 0)
    assert (refused.value.message, refused.value.facts) == ("table-to-and-fro", {"most": 500})


def test_a_draft_goes_to_and_fro_only_so_often() -> None:
    table = seated("lemminge", 2)
    go_on(table, Random(1))
    refill = table.state.actions()[0]
    for _ in range(250):
        table.act("Ada", 0, refill, table.number(0), 0)
        table.undo("Ada", 0, table.number(0), 0)
    table.act("Ada", 0, refill, table.number(0), 0)
    with pytest.raises(TableError) as refused:
        table.undo("Ada", 0, table.number(0), 0)
    assert refused.value.message == "table-to-and-fro"


def test_a_bot_answers_only_when_it_is_asked() -> None:
    table = seated("lemminge", 3, 1)
    go_on(table, Random(1))
    assert table.state.to_act == 0
    with pytest.raises(TableError) as refused:
        table.bot_acts(1, 0, table.number(1), 0)
    assert (refused.value.message, refused.value.facts) == ("table-not-your-turn", {"seat": 1})


def test_days_off_that_are_going_on_count() -> None:
    clock = {"kind": "move", "ms": DAY, "vacation": 10 * DAY}
    table = seated("lemminge", 2, clock=clock)
    go_on(table, Random(1))
    used = table.book.people.vacation_used
    table.take_vacation("Ada", DAY // 2)
    assert (used("Ada", DAY // 2), used("Bob", DAY // 2)) == (0, 0)
    table.chat("Bob", "have fun", 3 * DAY)
    assert used("Ada", 3 * DAY) == 3 * DAY - DAY // 2
    table.end_vacation("Ada", 4 * DAY)
    assert used("Ada", 9 * DAY) == 4 * DAY - DAY // 2
    assert decide(table, Random(1), 4 * DAY) == 0
