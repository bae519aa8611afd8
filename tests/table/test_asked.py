"""A draft is for the seat that is asked, by the number it answers, and in time."""

from random import Random
from typing import Any, Final

import pytest
from tests.table.table_builder import decide, everything, go_on, play_out, seated, step

from clifftop.table import Stale, Table, TableError
from clifftop.table import entries as e

MINUTE: Final = 60_000
DOINGS: Final = ("act", "confirm", "undo", "redo")


def drafting(what: str) -> tuple[Table, int]:
    """A table of Lemminge with a clock, where the seat that is asked could do this."""
    table, rng = seated("lemminge", 2, clock={"kind": "move", "ms": MINUTE}), Random(5)
    while len(table.game.draft.actions) < 2 or (what == "confirm") != table.game.draft.closed:
        step(table, rng, confirm=False)
    if what == "redo":
        seat = table.state.to_act
        table.undo(str(table.seats[seat].who), seat, table.number(seat), 0)
    return table, table.state.to_act


def do(table: Table, what: str, seat: int, now: int = 0, stale: int = 0) -> list[dict[str, Any]]:
    """Do it in the name of the seat, answering a number that may be older than the last."""
    moment, steps = table.number(seat)
    number = (moment, steps - stale)
    who = str(table.seats[seat].who)
    if what == "act":
        return table.act(who, seat, table.game.draft.state.actions()[0], number, now)
    return getattr(table, what)(who, seat, number, now)  # type: ignore[no-any-return]


@pytest.mark.parametrize("what", DOINGS)
def test_who_is_not_asked_cannot(what: str) -> None:
    table, seat = drafting(what)
    before = everything(table)
    with pytest.raises(TableError, match="not asked"):
        do(table, what, 1 - seat)
    assert everything(table) == before


@pytest.mark.parametrize("what", DOINGS)
def test_another_number_is_stale(what: str) -> None:
    table, seat = drafting(what)
    before = everything(table)
    for stale in (9, -1):
        with pytest.raises(Stale):
            do(table, what, seat, stale=stale)
    assert everything(table) == before


@pytest.mark.parametrize("what", DOINGS)
def test_after_the_deadline_it_is_too_late(what: str) -> None:
    table, seat = drafting(what)
    before = everything(table)
    for late in (MINUTE, MINUTE + 1):
        with pytest.raises(TableError, match="time"):
            do(table, what, seat, now=late)
    assert everything(table) == before
    assert do(table, what, seat, now=MINUTE - 1)


@pytest.mark.parametrize("what", DOINGS)
def test_only_while_the_game_runs(what: str) -> None:
    table, seat = drafting(what)
    for other in (seat, 1 - seat):
        table.resign(str(table.seats[other].who), other, 0)
    with pytest.raises(TableError):
        do(table, what, seat)


def test_chat_is_no_part_of_the_game() -> None:
    """A record notes when the table was opened and when the game ended."""
    table = Table.open("lemming-mafia", "Ada", 1000, options={"players": 3, "first": 0})
    table.chat("Ada", "is anybody there?", 1500)
    for seat, who in enumerate(("Ada", "Bob", "Cleo")):
        table.sit(who, seat, 2000)
    table.start("Ada", 3000)
    rng = Random(4)
    for _ in range(3):
        decide(table, rng, 4000)
    go_on(table, rng, 4000)
    table.chat("Bob", "hurry", 5000)
    while table.running:
        step(table, rng, 6000)
    table.chat("Cleo", "well played", 9000)
    notes = table.record().notes
    assert (notes["opened"], notes["closed"]) == (1000, 6000)
    assert "hurry" not in table.record().dumps()


def test_the_last_to_give_up_ends_the_game() -> None:
    table = seated("lemminge", 2, fall="out")
    table.chat("Ada", "I have to go", 3000)
    table.resign("Ada", 0, 5000)
    assert table.over
    assert table.log[-1]["entry"] == e.FELL
    assert table.record().notes["closed"] == 5000


def test_the_last_choice_ends_it_too() -> None:
    table = seated("lemminge", 2)
    play_out(table, Random(3))
    assert table.record().notes["closed"] == 0
