"""Sealed answers (LM-R5): handed in early, shown to nobody, taken back freely, used in turn."""

from random import Random

import pytest
from tests.table.table_builder import decide, go_on, seated, shown

from clifftop import IllegalAction
from clifftop.table import Table, TableError
from clifftop.table import entries as e


def betting() -> Table:
    """Lemming Mafia when somebody is asked for a bet and both others can answer already."""
    for seed in range(100):
        table, rng = seated("lemming-mafia", 3), Random(seed)
        for _ in range(12):
            go_on(table, rng)
            if len(table.state.early()) == 2:
                return table
            decide(table, rng)
    raise AssertionError("nobody ever betted")


def seal(table: Table, seat: int, action: int) -> None:
    table.seal(str(table.seats[seat].who), seat, action, table.number(seat), 0)


def test_a_sealed_answer_is_seen_by_its_seat_alone() -> None:
    table = betting()
    seat = (table.state.to_act + 1) % 3
    others = [reader for reader in (None, 0, 1, 2) if reader != seat]
    before = [shown(table, reader) for reader in others]
    action = table.state.early()[seat][0]
    seal(table, seat, action)
    assert [shown(table, reader) for reader in others] == before
    assert table.view(seat)["sealed"] == action


def test_it_is_used_when_the_turn_comes() -> None:
    table = betting()
    asked = table.state.to_act
    answers = {seat: actions[0] for seat, actions in table.state.early().items()}
    for seat, action in answers.items():
        seal(table, seat, action)
    decide(table, Random(0))
    acted = [entry for entry in table.log if entry["entry"] == e.ACTED][-3:]
    assert [entry["how"] for entry in acted] == [e.BY_HAND, e.BY_SEAL, e.BY_SEAL]
    assert [entry["seat"] for entry in acted] == [(asked + step) % 3 for step in range(3)]
    assert [entry["actions"] for entry in acted[1:]] == [
        [answers[entry["seat"]]] for entry in acted[1:]
    ]
    assert table.game.sealed == {}


def test_it_can_be_taken_back_and_changed() -> None:
    table = betting()
    seat = (table.state.to_act + 1) % 3
    first, other, *_ = table.state.early()[seat]
    seal(table, seat, first)
    seal(table, seat, other)
    assert table.view(seat)["sealed"] == other
    table.unseal(str(table.seats[seat].who), seat, table.number(seat), 0)
    assert table.view(seat)["sealed"] is None
    decide(table, Random(0))
    assert table.state.to_act == seat


def test_who_comes_too_late_is_told_that_the_table_has_changed() -> None:
    """The others were faster: that is no mistake, and a page need not complain of it."""
    table = betting()
    seat = (table.state.to_act + 1) % 3
    action, number = table.state.early()[seat][0], table.number(seat)
    decide(table, Random(0))
    assert seat not in table.state.early()
    with pytest.raises(TableError) as refused:
        table.seal(str(table.seats[seat].who), seat, action, number, 0)
    assert refused.value.message == "table-stale"


def test_a_seal_sent_twice_does_not_come_back() -> None:
    table = betting()
    seat = (table.state.to_act + 1) % 3
    who, number, action = (
        str(table.seats[seat].who),
        table.number(seat),
        table.state.early()[seat][0],
    )
    table.seal(who, seat, action, number, 0)
    table.unseal(who, seat, table.number(seat), 0)
    assert table.seal(who, seat, action, number, 0) == []
    assert table.view(seat)["sealed"] is None


def test_only_what_could_be_answered_is_taken() -> None:
    table = betting()
    asked, seat = table.state.to_act, (table.state.to_act + 1) % 3
    with pytest.raises(IllegalAction):
        seal(table, seat, 10_000)
    with pytest.raises(TableError, match="cannot hand in"):
        seal(table, asked, 0)
    with pytest.raises(TableError, match="not yours"):
        table.seal("nobody", seat, 0, table.number(seat), 0)


def test_an_undo_hands_it_back() -> None:
    table = betting()
    first = table.state.to_act
    decide(table, Random(0))
    last = (first + 2) % 3
    seal(table, last, table.state.early()[last][0])
    table.ask_undo(str(table.seats[first].who), first, 0)
    for who in sorted(table.people() - {table.seats[first].who}):
        table.answer_undo(str(who), True, 0)
    assert table.state.to_act == first
    assert table.game.sealed == {}


def test_when_the_game_is_over_nothing_can_be_handed_in() -> None:
    """Two give up while all are to bet: the third has won, and is asked nothing."""
    table, rng = seated("lemming-mafia", 3, fall="out"), Random(1)
    while len(table.state.early()) < 2:
        decide(table, rng)
        go_on(table, rng)
    last = next(iter(table.state.early()))
    assert "early" in table.view(last)
    assert "early" not in table.view(None)
    for seat in {0, 1, 2} - {last}:
        table.resign(str(table.seats[seat].who), seat, 0)
    assert table.over and last in table.state.early()
    assert "early" not in table.view(last)
