"""Around the table: sitting down, leaving, coming back, the host's rights, chat."""

from random import Random

import pytest
from tests.table.table_builder import decide, go_on, play_out, seated

from clifftop import ClifftopError, SeatError, UnknownGame
from clifftop.bots import UnknownBot
from clifftop.table import Table, TableError


def empty(**settings: object) -> Table:
    return Table.open("lemminge", "Ada", 0, options={"players": 2}, **settings)  # type: ignore[arg-type]


def heard(table: Table, reader: int | None) -> list[object]:
    return [item["text"] for item in table.log_for(reader)[0] if item["entry"] == "chatted"]


def test_a_game_begins_when_every_seat_is_taken() -> None:
    table = empty()
    table.sit("Ada", 0, 1)
    with pytest.raises(TableError, match="seat 1 yet"):
        table.start("Ada", 2)
    table.seat_bot("Ada", 1, "greedy", 2)
    with pytest.raises(TableError, match="only the host"):
        table.start("Bob", 3)
    assert table.view(None)["status"] == "waiting"
    table.start("Ada", 3)
    assert table.view(None)["status"] == "running"
    with pytest.raises(TableError, match="has begun"):
        table.sit("Bob", 1, 4)


def test_a_seat_holds_one_and_a_person_may_hold_several() -> None:
    table = empty()
    table.sit("Ada", 0, 0)
    with pytest.raises(TableError, match="taken"):
        table.sit("Bob", 0, 0)
    assert table.sit("Ada", 0, 0) == []
    table.sit("Ada", 1, 0)
    table.start("Ada", 0)
    assert table.people() == {"Ada"}


def test_a_person_may_take_the_seat_of_a_bot_before_the_start() -> None:
    table = empty()
    table.seat_bot("Ada", 1, "random", 0)
    table.sit("Bob", 1, 0)
    assert table.seats[1].person == "Bob"


def test_standing_up_and_being_cleared_away() -> None:
    table = empty()
    table.sit("Bob", 0, 0)
    table.stand_up("Bob", 0, 0)
    assert table.seats[0].open
    table.sit("Bob", 0, 0)
    table.clear_seat("Ada", 0, 0)
    assert table.seats[0].open
    assert table.clear_seat("Ada", 0, 0) == []
    table.sit("Bob", 1, 0)
    table.leave("Bob", 0)
    assert table.seats[1].open


def test_what_cannot_be_opened() -> None:
    with pytest.raises(UnknownGame):
        Table.open("chess", "Ada", 0)
    with pytest.raises(UnknownBot):
        empty(stand_in="nobody")
    with pytest.raises(TableError, match="given up"):
        empty(fall="away")
    with pytest.raises(ClifftopError):
        Table.open("lemminge", "Ada", 0, options={"players": 99})
    with pytest.raises(TableError, match="letters"):
        Table.open("lemminge", "", 0)
    with pytest.raises(SeatError):
        empty().sit("Ada", 2, 0)


def test_the_host_removes_and_mutes() -> None:
    table = empty()
    table.sit("Bob", 0, 0)
    with pytest.raises(TableError, match="only the host"):
        table.remove("Bob", "Ada", 0)
    table.remove("Ada", "Bob", 0)
    assert table.seats[0].open
    with pytest.raises(TableError, match="sent you away"):
        table.sit("Bob", 0, 0)
    with pytest.raises(TableError, match="sent you away"):
        table.chat("Bob", "why?", 0)
    table.mute("Ada", "Cleo", True, 0)
    with pytest.raises(TableError, match="the word"):
        table.chat("Cleo", "hello", 0)
    table.mute("Ada", "Cleo", False, 0)
    table.chat("Cleo", "hello", 0)
    for command in (table.remove, lambda who, whom, now: table.mute(who, whom, True, now)):
        with pytest.raises(TableError, match="neither"):
            command("Ada", "Ada", 0)


def test_a_player_cannot_be_removed_from_a_running_game() -> None:
    table = seated("lemminge", 2)
    with pytest.raises(TableError, match="has begun"):
        table.remove("Ada", "Bob", 0)
    table.remove("Ada", "Zoe", 0)


def test_players_do_not_hear_those_who_watch() -> None:
    table = seated("lemminge", 2)
    table.chat("Ada", " hello ", 0)
    table.chat("Zoe", "go left!", 0)
    assert heard(table, 0) == heard(table, 1) == ["hello"]
    assert heard(table, None) == ["hello", "go left!"]
    for text in ("", "  ", "x" * 501):
        with pytest.raises(TableError, match="letters"):
            table.chat("Ada", text, 0)


def test_whoever_comes_back_finds_his_seat() -> None:
    table = seated("lemming-mafia", 3)
    table.leave("Bob", 1)
    assert table.view(0)["away"] == ["Bob"]
    assert table.seats[1].person == "Bob"
    table.come_back("Bob", 2)
    assert table.view(0)["away"] == []
    assert table.come_back("Bob", 2) == []


def test_a_bot_takes_over_if_all_who_are_there_want_it() -> None:
    table, rng = seated("lemming-mafia", 4), Random(0)
    with pytest.raises(TableError, match="has not left"):
        table.vote_bot("Ada", 1, 0)
    table.leave("Bob", 1)
    with pytest.raises(TableError, match="those who play"):
        table.vote_bot("Zoe", 1, 1)
    table.vote_bot("Ada", 1, 1)
    assert table.vote_bot("Ada", 1, 1) == []
    table.vote_bot("Cleo", 1, 1)
    assert table.seats[1].person == "Bob"
    table.leave("Dora", 2)  # who is not there has no voice
    assert table.seats[1].bot == "greedy"
    for _ in range(5):
        assert decide(table, rng) != 1
    table.come_back("Bob", 3)
    assert table.seats[1].person == "Bob"


def test_coming_back_in_time_ends_the_vote() -> None:
    table = seated("lemming-mafia", 3)
    table.leave("Bob", 1)
    table.vote_bot("Ada", 1, 1)
    table.come_back("Bob", 1)
    assert table.view(None)["votes"] == [[], [], []]


def test_a_cursor_misses_nothing_and_doubles_nothing() -> None:
    table, rng, cursor = seated("leaping-lemmings", 3), Random(2), 0
    read: list[object] = []
    for number in range(30):
        decide(table, rng)
        go_on(table, rng)
        if number % 3 == 0:
            items, cursor = table.log_for(1, cursor)
            read += items
    read += table.log_for(1, cursor)[0]
    assert read == table.log_for(1)[0]


def test_a_rematch_with_everybody_one_seat_on() -> None:
    table = seated("lemminge", 3, 2)
    with pytest.raises(TableError, match="not over"):
        table.ask_rematch("Ada", 0)
    play_out(table, Random(1))
    table.ask_rematch("Ada", 5)
    with pytest.raises(TableError, match="not everybody"):
        table.rematch(6)
    table.ask_rematch("Bob", 6)
    with pytest.raises(TableError, match="those who play"):
        table.ask_rematch("Zoe", 6)
    again = table.rematch(7)
    assert [seat.who for seat in again.seats] == [None, "Ada", "Bob"]
    assert again.seats[0].bot == "random"
    assert again.opened["options"] == table.opened["options"]
    assert not again.started
