"""What a careless caller is told names what was wrong and what would be right."""

from collections.abc import Callable
from typing import Any, Final

import pytest
from tests.table.table_builder import seated
from tests.table.test_careless import over, running, waiting

from clifftop import ClifftopError, SeatError
from clifftop.table import Table, TableError

YEAR: Final = 365 * 24 * 60 * 60 * 1000


def opened(**settings: Any) -> Table:
    return Table.open("lemminge", "Ada", 0, **settings)


def anyhow(table: Table) -> Any:
    """For callers who do not look at types."""
    return table


def alone() -> Table:
    table = opened(options={"players": 2})
    table.sit("Ada", 0, 0)
    return table


TOLD: Final[list[tuple[Callable[[], object], str, dict[str, object]]]] = [
    (lambda: waiting().sit("Cleo", 1, 0), "table-seat-taken", {"seat": 1}),
    (lambda: waiting().sit("Cleo", 2, 0, "x" * 99), "table-name", {"most": 30}),
    (lambda: waiting().sit("x" * 99, 2, 0), "table-name", {"most": 60}),
    (lambda: waiting().sit("Cleo", 3, 0), "no-such-seat", {"seat": "3", "last": 2}),
    (lambda: waiting().nonce("Ada", 0, "0", 0), "table-nonce", {"least": 16, "most": 64}),
    (lambda: waiting().start("Ada", 0), "table-nonce-missing", {"seat": 0}),
    (lambda: alone().start("Ada", 0), "table-seat-open", {"seat": 1}),
    (
        lambda: anyhow(waiting()).mute("Ada", "Zoe", 1, 0),
        "table-yes-or-no",
        {"name": "muted", "given": "1"},
    ),
    (lambda: waiting().chat("Ada", "", 0), "table-chat-length", {"most": 500}),
    (
        lambda: anyhow(waiting()).leave("Bob", 1.5),
        "table-whole-number",
        {"name": "now", "given": "1.5"},
    ),
    (
        lambda: anyhow(waiting()).log_for(0, 1.5),
        "table-whole-number",
        {"name": "since", "given": "1.5"},
    ),
    (lambda: running().draw(0, 0), "table-no-draw", {}),
    (lambda: running().preview("Zoe", 0, 0), "table-not-your-seat", {"seat": 0}),
    (lambda: over().resign("Ada", 0, 0), "table-not-your-seat", {"seat": 0}),
    (lambda: opened(fall="x"), "table-fall", {"given": "x", "known": "bot, out"}),
    (lambda: opened(undo=1), "table-setting", {"name": "undo", "given": "1"}),
    (lambda: opened(options=[]), "table-setting", {"name": "options", "given": "[]"}),
    (lambda: opened(clock=3), "table-setting", {"name": "clock", "given": "3"}),
    (lambda: opened(stand_in=3), "table-setting", {"name": "stand_in", "given": "3"}),
    (lambda: opened(clock={"kind": "sand"}), "table-clock-kind", {"given": "sand"}),
    (
        lambda: opened(clock={"kind": "move", "increment": 1}),
        "table-clock-setting",
        {"name": "increment", "kind": "move"},
    ),
    (
        lambda: opened(clock={"kind": "move", "ms": 0}),
        "table-clock-number",
        {"name": "ms", "given": "0", "most": YEAR},
    ),
    (
        lambda: opened(clock={"kind": "total", "ms": 1, "increment": YEAR + 1}),
        "table-clock-number",
        {"name": "increment", "given": str(YEAR + 1), "most": YEAR},
    ),
]


@pytest.mark.parametrize(("careless", "message", "facts"), TOLD, ids=[one[1] for one in TOLD])
def test_what_was_wrong(
    careless: Callable[[], object], message: str, facts: dict[str, object]
) -> None:
    with pytest.raises(ClifftopError) as told:
        careless()
    assert (told.value.message, told.value.facts) == (message, facts)
    assert str(told.value)


def test_what_a_seat_is_told() -> None:
    table = running()
    asked = table.state.to_act
    who, number = str(table.seats[asked].who), table.number(asked)
    careless: list[tuple[Callable[[], object], str, dict[str, object]]] = [
        (lambda: table.seal(who, asked, 0, number, 0), "table-not-early", {"seat": asked}),
        (lambda: table.ask_undo("Zoe", 0, 0), "table-not-your-seat", {"seat": 0}),
        (lambda: table.vote_bot(who, asked, 0), "table-not-abandoned", {"seat": asked}),
        (
            lambda: anyhow(table).act(who, asked, "x", number, 0),
            "table-whole-number",
            {"name": "action", "given": "'x'"},
        ),
        (lambda: table.act(who, asked, 0, number, 5000), "table-time-up", {"seat": asked}),
    ]
    for doing, message, facts in careless:
        with pytest.raises(TableError) as told:
            doing()
        assert (told.value.message, told.value.facts) == (message, facts)


def test_who_has_not_decided_has_nothing_to_take_back() -> None:
    with pytest.raises(TableError) as told:
        seated("lemminge", 2).ask_undo("Bob", 1, 0)
    assert (told.value.message, told.value.facts) == ("table-undo-nothing", {"seat": 1})


def test_a_draw_that_cannot_be() -> None:
    table = seated("lemminge", 2)
    with pytest.raises(TableError) as told:
        table.draw(0, 0)
    assert (told.value.message, told.value.facts) == ("table-no-outcome", {"outcome": 0})


@pytest.mark.parametrize("ms", [1, YEAR])
def test_a_clock_at_its_limits(ms: int) -> None:
    clock = {"kind": "total", "ms": ms, "increment": 0}
    assert opened(clock=clock).opened["clock"] == clock
    assert opened(clock={"kind": "total", "ms": ms}).opened["clock"] == clock


def test_a_seat_number_is_a_whole_one() -> None:
    table = seated("lemminge", 2)
    for seat in (-1, 2, True, 1.0, "0"):
        with pytest.raises(SeatError) as told:
            anyhow(table).view(seat)
        assert told.value.facts == {"seat": repr(seat), "last": 1}


def test_a_log_is_read_from_its_beginning() -> None:
    table = seated("lemminge", 2)
    told, cursor = table.log_for(0)
    assert told[0]["entry"] == "sat" and len(told) == cursor
    assert table.log_for(0, 0) == table.log_for(0, -3) == (told, cursor)
    assert table.log_for(0, 1) == (told[1:], cursor)
    assert table.log_for(0, cursor) == ([], cursor)
    table.chat("Ada", "hello", 0)
    (said,), after = table.log_for(0, cursor)
    assert (said["entry"], after) == ("chatted", cursor + 1)
