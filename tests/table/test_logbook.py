"""A table is a fold of its log, and of nothing else."""

from random import Random

import pytest
from tests.table.table_builder import GAMES, everything, play_out, seated

from clifftop.table import Table
from clifftop.table import entries as e


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_table_is_folded_from_its_log(game: str) -> None:
    table = seated(game, 3, 2)
    play_out(table, Random(4))
    assert everything(Table.fold(table.log)) == everything(table)


@pytest.mark.parametrize("kind", ["juggled", e.OPENED])
def test_an_entry_that_no_table_writes_is_not_passed_over(kind: str) -> None:
    """A log that says more than this table understands must not look like one that says less."""
    table = seated("lemminge", 2)
    length = len(table.log)
    with pytest.raises(ValueError, match=kind):
        table.take({"entry": kind, "now": 0})
    assert len(table.log) == length
