"""Back beyond the draft: by consent, and never to choose between two draws."""

from random import Random

import pytest
from tests.table.table_builder import decide, go_on, seated

from clifftop import Record
from clifftop.table import Stale, Table, TableError
from clifftop.table import entries as e


def after_a_decision(people: int) -> tuple[Table, int, int]:
    """Lemming Mafia after seat 0 has decided something: the table and the list's length before."""
    table, rng = seated("lemming-mafia", 3, people), Random(4)
    go_on(table, rng)
    while table.state.to_act != 0:
        decide(table, rng)
        go_on(table, rng)
    before = len(table.game.actions)
    decide(table, rng)
    return table, before, 0


def test_against_bots_alone_nobody_has_to_agree() -> None:
    table, before, seat = after_a_decision(1)
    table.ask_undo("Ada", seat, 0)
    assert len(table.game.actions) == before
    assert table.state.to_act == seat
    assert table.game.takebacks[0]["people"] == []


def test_all_other_people_must_agree() -> None:
    table, before, seat = after_a_decision(3)
    length = len(table.game.actions)
    table.ask_undo("Ada", seat, 0)
    undo = table.view(None)["undo"]
    assert undo == {"seat": 0, "who": "Ada", "to": before, "waits_for": ["Bob", "Cleo"]}
    table.answer_undo("Bob", True, 0)
    assert table.answer_undo("Bob", True, 0) == []
    assert len(table.game.actions) == length
    table.answer_undo("Cleo", True, 0)
    assert len(table.game.actions) == before
    assert table.game.takebacks[0]["people"] == ["Bob", "Cleo"]


def test_one_refusal_is_enough() -> None:
    table, _, seat = after_a_decision(3)
    table.ask_undo("Ada", seat, 0)
    table.answer_undo("Cleo", False, 0)
    with pytest.raises(TableError, match="nobody asks"):
        table.answer_undo("Bob", True, 0)


def test_whoever_asked_may_think_better_of_it_but_not_consent() -> None:
    table, _, seat = after_a_decision(3)
    table.ask_undo("Ada", seat, 0)
    with pytest.raises(TableError, match="not wanted"):
        table.answer_undo("Ada", True, 0)
    table.answer_undo("Ada", False, 0)
    assert table.game.undo_request is None


def test_a_request_is_gone_when_somebody_acts() -> None:
    table, _, seat = after_a_decision(3)
    table.ask_undo("Ada", seat, 0)
    decide(table, Random(1))
    assert table.view(None)["undo"] is None


def test_a_table_may_do_without() -> None:
    table = seated("lemminge", 2, undo=False)
    with pytest.raises(TableError, match="stays"):
        table.ask_undo("Ada", 0, 0)


def test_there_must_be_something_to_take_back() -> None:
    table = seated("lemminge", 2)
    with pytest.raises(TableError, match="has not decided"):
        table.ask_undo("Ada", 0, 0)


def test_a_draw_that_was_undone_never_comes_again() -> None:
    table, rng = seated("leaping-lemmings", 3, 1), Random(9)
    for _ in range(30):
        if decide(table, rng) == 0:
            go_on(table, rng)
            table.ask_undo("Ada", 0, 0)
    drawn = [entry for entry in table.log if entry["entry"] == e.DREW]
    names = [(entry["ordinal"], entry["attempt"]) for entry in drawn]
    assert len(set(names)) == len(names)
    assert max(attempt for _, attempt in names) > 0
    for ordinal, attempt in names:
        assert attempt == 0 or (ordinal, attempt - 1) in names  # they count on


def test_an_old_answer_is_not_taken_after_an_undo() -> None:
    """A message that was under way twice must not repeat what was taken back."""
    table, rng = seated("lemming-mafia", 3, 1), Random(4)
    go_on(table, rng)
    decide(table, rng)
    sent = [entry for entry in table.log if entry["entry"] == e.ACTED and entry["how"] == "hand"][
        -1
    ]
    number = (sent["number"][0], sent["number"][1])
    table.ask_undo("Ada", 0, 0)
    length = len(table.log)
    assert table.act("Ada", 0, sent["answer"], number, 0) == []
    assert len(table.log) == length


def test_a_moment_never_comes_again() -> None:
    """What somebody saw before an undo cannot be answered after it."""
    table, _, seat = after_a_decision(1)
    number = table.number(seat)
    table.ask_undo("Ada", seat, 0)
    assert table.number(seat) > number
    with pytest.raises(Stale):
        table.act("Ada", seat, table.state.actions()[0], number, 0)


def test_a_record_says_what_was_taken_back() -> None:
    table, _, seat = after_a_decision(1)
    table.ask_undo("Ada", seat, 0)
    rng = Random(3)
    while table.running:
        decide(table, rng)
        go_on(table, rng)
    record = Record.loads(table.record().dumps())
    assert record.replay().places() == table.places()
    assert len(record.notes["takebacks"]) == 1  # type: ignore[arg-type]
