"""Every seat has a part in the secret of the dice, sent after the commitment."""

from random import Random

import pytest
from tests.table.table_builder import decide, go_on, play_out, roll

from clifftop import Record
from clifftop.table import Table, TableError

DICE = {"table": "k3v9q2m7xa", "commitment": "c0ffee" * 8}
ONE, OTHER = "0123456789abcdef", "fedcba9876543210"


def waiting(dice: dict[str, str] | None = DICE, bots: int = 0) -> Table:
    """A table of Lemminge for two, all seats taken."""
    table = Table.open("lemminge", "Ada", 0, options={"players": 2, "first": 0}, dice=dice)
    table.sit("Ada", 0, 0)
    if bots:
        table.seat_bot("Ada", 1, "random", 0)
    else:
        table.sit("Bob", 1, 0)
    return table


def nonces(table: Table) -> list[str | None]:
    dice = table.view(None)["dice"]
    assert isinstance(dice, dict)
    return list(dice["nonces"])


def test_nobody_is_asked_for_one_without_dice() -> None:
    table = waiting(None)
    assert table.view(0)["dice"] is None
    with pytest.raises(TableError, match="nobody is asked"):
        table.nonce("Ada", 0, ONE, 0)
    table.start("Ada", 0)


def test_the_game_waits_for_every_person() -> None:
    table = waiting()
    table.nonce("Ada", 0, ONE, 0)
    with pytest.raises(TableError, match="seat 1 has not sent"):
        table.start("Ada", 0)
    table.nonce("Bob", 1, OTHER, 0)
    table.start("Ada", 0)
    assert table.view(1)["dice"] == {**DICE, "nonces": [ONE, OTHER]}


def test_a_bot_sends_none() -> None:
    table = waiting(bots=1)
    table.nonce("Ada", 0, ONE, 0)
    table.start("Ada", 0)
    assert nonces(table) == [ONE, None]


def test_it_is_kept_in_small_letters_and_may_be_replaced_until_the_start() -> None:
    table = waiting()
    assert len(table.nonce("Ada", 0, ONE.upper(), 0)) == 1
    assert table.nonce("Ada", 0, ONE, 0) == []
    table.nonce("Ada", 0, OTHER, 0)
    assert nonces(table) == [OTHER, None]
    table.nonce("Bob", 1, ONE, 0)
    table.start("Ada", 0)
    with pytest.raises(TableError, match="has begun"):
        table.nonce("Ada", 0, ONE, 0)


def test_only_the_holder_sends_it_and_only_digits() -> None:
    table = waiting()
    with pytest.raises(TableError, match="not yours"):
        table.nonce("Bob", 0, ONE, 0)
    for wrong in ("", "0" * 15, "0" * 65, "g" * 16, "٣" * 16, " " + "0" * 16, None, 10**20):
        with pytest.raises(TableError, match="16 to 64"):
            table.nonce("Ada", 0, wrong, 0)  # type: ignore[arg-type]
    assert nonces(table) == [None, None]


def test_a_seat_that_changes_hands_loses_it() -> None:
    table = waiting()
    table.nonce("Bob", 1, ONE, 0)
    table.sit("Bob", 1, 0, name="Little Bob")
    assert nonces(table) == [None, ONE]
    table.stand_up("Bob", 1, 0)
    table.sit("Bob", 1, 0)
    assert nonces(table) == [None, None]
    table.nonce("Bob", 1, ONE, 0)
    table.hand_over("Bob", 1, "Cleo", 0)
    assert nonces(table) == [None, None]


def test_it_stays_with_a_seat_of_a_running_game() -> None:
    table = waiting()
    table.nonce("Ada", 0, ONE, 0)
    table.nonce("Bob", 1, OTHER, 0)
    table.start("Ada", 0)
    table.hand_over("Bob", 1, "Cleo", 0)
    assert nonces(table) == [ONE, OTHER]


def test_a_rematch_has_dice_and_nonces_of_its_own() -> None:
    table = waiting(bots=1)
    table.nonce("Ada", 0, ONE, 0)
    table.start("Ada", 0)
    play_out(table, Random(1))
    table.ask_rematch("Ada", 1)
    again = table.rematch(2, {"table": "next", "commitment": "ab"})
    assert again.view(None)["dice"] == {
        "table": "next",
        "commitment": "ab",
        "nonces": [None, None],
    }
    assert table.rematch(2).view(None)["dice"] is None


def test_the_record_holds_what_the_dice_were_made_of() -> None:
    table = waiting(bots=1)
    table.nonce("Ada", 0, ONE, 0)
    table.start("Ada", 0)
    play_out(table, Random(1))
    assert "dice" not in table.record().notes
    record = Record.loads(table.record(seed="5eed").dumps())
    assert record.notes["dice"] == {**DICE, "nonces": [ONE, None], "seed": "5eed"}


@pytest.mark.parametrize("dice", [{}, {"table": "t"}, {"table": "t", "commitment": 7}, ["t", "c"]])
def test_dice_that_cannot_be(dice: object) -> None:
    with pytest.raises(TableError, match="commitment"):
        waiting(dice)  # type: ignore[arg-type]


def test_what_was_taken_back_is_in_the_record_and_in_no_view() -> None:
    table, rng = waiting(bots=1), Random(3)
    table.nonce("Ada", 0, ONE, 0)
    table.start("Ada", 0)
    decide(table, rng)
    roll(table, rng)
    go_on(table, rng)
    before = table.game.actions[:]
    table.ask_undo("Ada", 0, 0)
    seen = table.view(None)["takebacks"]
    assert isinstance(seen, list)
    assert ["actions" in note for note in seen] == [False]
    play_out(table, rng)
    notes = table.record().notes["takebacks"]
    assert isinstance(notes, list)
    (note,) = notes
    assert table.game.actions[: note["to"]] + note["actions"] == before
    assert len(before) == note["from"]
