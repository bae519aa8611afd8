"""A table is never without somebody who may do what a host does; and what seats are called."""

from random import Random

import pytest
from tests.table.table_builder import play_out, seated

from clifftop.table import Table, TableError


def empty() -> Table:
    return Table.open("lemminge", "Ada", 0, options={"players": 3})


def test_the_first_who_still_sits_becomes_host() -> None:
    table = empty()
    table.sit("Ada", 0, 0)
    table.sit("Cleo", 2, 0)
    table.sit("Bob", 1, 0)
    added = table.leave("Ada", 4)
    assert added[-1] == {"entry": "host", "now": 4, "who": "Bob"}
    assert table.view(None)["host"] == "Bob"
    assert table.seats[0].open
    with pytest.raises(TableError, match="only the host"):
        table.seat_bot("Ada", 0, "random", 5)
    table.seat_bot("Bob", 0, "random", 5)
    table.start("Bob", 5)


def test_also_if_the_host_has_stood_up_before() -> None:
    table = empty()
    table.sit("Ada", 0, 0)
    table.sit("Bob", 1, 0)
    table.stand_up("Ada", 0, 0)
    assert table.view(None)["host"] == "Ada"
    table.leave("Ada", 0)
    assert table.view(None)["host"] == "Bob"
    table.sit("Ada", 0, 0)
    assert table.view(None)["host"] == "Bob"


def test_a_table_without_anybody_is_for_the_next_who_sits_down() -> None:
    table = empty()
    table.sit("Ada", 0, 0)
    table.leave("Ada", 0)
    assert table.leave("Ada", 0) == []
    table.sit("Bob", 1, 0)
    assert table.view(None)["host"] == "Bob"
    assert table.view(None)["away"] == []


def test_unless_that_is_the_host() -> None:
    table = empty()
    table.leave("Ada", 0)
    assert table.view(None)["away"] == ["Ada"]
    table.sit("Ada", 1, 0)
    assert table.view(None)["away"] == []
    assert table.view(None)["host"] == "Ada"


def test_whoever_neither_sits_nor_hosts_cannot_leave() -> None:
    assert empty().leave("Zoe", 0) == []


def test_while_the_host_is_away_the_first_player_stands_in() -> None:
    table = seated("lemminge", 3)
    table.leave("Ada", 0)
    table.leave("Bob", 0)
    with pytest.raises(TableError, match="only the host"):
        table.mute("Bob", "Zoe", True, 0)
    assert table.view(None)["host"] == "Cleo"
    table.mute("Cleo", "Zoe", True, 0)
    table.remove("Cleo", "Zoe", 0)
    for whom in ("Ada", "Cleo"):
        with pytest.raises(TableError, match="neither"):
            table.mute("Cleo", whom, True, 0)
    table.come_back("Ada", 0)
    with pytest.raises(TableError, match="only the host"):
        table.mute("Cleo", "Yan", True, 0)
    table.mute("Ada", "Yan", True, 0)


def test_a_host_who_only_watches_can_leave_too() -> None:
    table = empty()
    for seat, who in enumerate(("Bob", "Cleo", "Dora")):
        table.sit(who, seat, 0)
    table.start("Ada", 0)
    table.leave("Ada", 0)
    table.mute("Bob", "Zoe", True, 0)
    table.come_back("Ada", 0)
    assert table.view(None)["host"] == "Ada"


def test_nobody_is_there_and_the_host_stays_host() -> None:
    table = seated("lemminge", 3)
    for who in ("Ada", "Bob", "Cleo"):
        table.leave(who, 0)
    assert table.view(None)["host"] == "Ada"


def test_a_rematch_has_a_host_who_is_there() -> None:
    table = seated("lemminge", 3)
    play_out(table, Random(0))
    table.leave("Ada", 0)
    table.ask_rematch("Bob", 0)
    table.ask_rematch("Cleo", 0)
    assert table.rematch(1).view(None)["host"] == "Bob"


def test_what_a_seat_is_called() -> None:
    table = empty()
    table.sit("Ada", 0, 0, name="  Grandmother   and I ")
    table.sit("Ada", 1, 0, name="Наталья")
    names = [seat["name"] for seat in table.view(None)["seats"]]  # type: ignore[attr-defined]
    assert names == ["Grandmother and I", "Наталья", None]
    assert table.sit("Ada", 0, 0) == table.sit("Ada", 0, 0, name="Grandmother and I") == []
    table.sit("Ada", 0, 0, name="I")
    assert table.seats[0].name == "I"
    table.clear_seat("Ada", 0, 0)
    assert table.seats[0].name is None
    table.sit("Bob", 0, 0)
    assert table.seats[0].name is None


@pytest.mark.parametrize("name", ["", "  ", "x" * 31, "be\x07ll", "half \ud83d", 7])
def test_a_name_that_cannot_be(name: str) -> None:
    table = empty()
    with pytest.raises(TableError, match="1 to 30"):
        table.sit("Ada", 0, 0, name=name)
    assert table.seats[0].open


def test_a_rematch_keeps_the_names() -> None:
    table = Table.open("lemminge", "Ada", 0, options={"players": 2})
    for seat, name in enumerate(("left", "right")):
        table.sit("Ada", seat, 0, name=name)
    table.start("Ada", 0)
    with pytest.raises(TableError, match="has begun"):
        table.sit("Ada", 0, 0, name="middle")
    play_out(table, Random(0))
    table.ask_rematch("Ada", 0)
    assert [seat.name for seat in table.rematch(1).seats] == ["right", "left"]
