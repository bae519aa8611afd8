"""What was taken back from a draft can be done again, as long as nothing else was done."""

from random import Random

import pytest
from tests.table.table_builder import everything, readers, seated, shown, step

from clifftop.table import Stale, Table, TableError


def drafted(steps: int = 2) -> tuple[Table, str, int]:
    """A draft of so many actions in Lemminge: the table, and who and which seat drafts."""
    table, rng = seated("lemminge", 2), Random(5)
    while len(table.game.draft.actions) < steps:
        step(table, rng, confirm=False)
    seat = table.state.to_act
    return table, str(table.seats[seat].who), seat


def test_step_by_step_back_and_forth() -> None:
    table, who, seat = drafted()
    views = [table.view(seat)["state"]]
    for left in (1, 2):
        table.undo(who, seat, table.number(seat), 0)
        views.append(table.view(seat)["state"])
        assert table.view(seat)["redo"] == left
    for left in (1, 0):
        views.pop()
        table.redo(who, seat, table.number(seat), 0)
        assert table.view(seat)["state"] == views[-1]
        assert table.view(seat)["redo"] == left
    with pytest.raises(TableError, match="done again"):
        table.redo(who, seat, table.number(seat), 0)


def test_the_others_see_nothing_of_it() -> None:
    table, who, seat = drafted()
    others = [reader for reader in readers(table) if reader != seat]
    before = [shown(table, reader) for reader in others]
    table.undo(who, seat, table.number(seat), 0)
    table.redo(who, seat, table.number(seat), 0)
    assert [shown(table, reader) for reader in others] == before
    assert all("redo" not in table.view(reader) for reader in others)


def test_another_act_ends_it() -> None:
    table, who, seat = drafted()
    last = table.game.draft.actions[-1]
    table.undo(who, seat, table.number(seat), 0)
    with pytest.raises(TableError):
        table.confirm(who, seat, table.number(seat), 0)
    assert table.view(seat)["redo"] == 1
    table.act(who, seat, last, table.number(seat), 0)
    assert table.view(seat)["redo"] == 0


def test_it_is_gone_when_the_game_goes_on() -> None:
    table, who, seat = drafted()
    table.undo(who, seat, table.number(seat), 0)
    number, moment, rng = table.number(seat), table.game.moment, Random(0)
    while table.game.moment == moment:
        step(table, rng)
    assert table.game.draft.undone == []
    with pytest.raises(Stale):
        table.redo(who, seat, number, 0)


def test_it_is_gone_when_somebody_else_takes_the_seat() -> None:
    for handed in (True, False):
        table, who, seat = drafted()
        table.undo(who, seat, table.number(seat), 0)
        if handed:
            table.hand_over(who, seat, "Zoe", 0)
        else:
            table.resign(who, seat, 0)
        assert table.game.draft.actions == []
        assert table.game.draft.undone == []


def test_sent_twice_it_is_done_once() -> None:
    table, who, seat = drafted(3)
    for _ in range(2):
        table.undo(who, seat, table.number(seat), 0)
    number = table.number(seat)
    assert len(table.redo(who, seat, number, 0)) == 1
    assert table.redo(who, seat, number, 0) == []
    assert table.view(seat)["redo"] == 1


def test_only_for_whoever_is_asked() -> None:
    table, who, seat = drafted()
    table.undo(who, seat, table.number(seat), 0)
    other = 1 - seat
    with pytest.raises(TableError, match="not yours"):
        table.redo(str(table.seats[other].who), seat, table.number(seat), 0)
    with pytest.raises(TableError, match="not asked"):
        table.redo(str(table.seats[other].who), other, table.number(other), 0)


def test_folded_it_can_still_be_done_again() -> None:
    table, who, seat = drafted()
    table.undo(who, seat, table.number(seat), 0)
    folded = Table.fold(table.log)
    assert everything(folded) == everything(table)
    folded.redo(who, seat, folded.number(seat), 0)
    assert len(folded.game.draft.actions) == 2
