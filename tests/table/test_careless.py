"""A careless caller is told what is wrong, whatever they hand in, and nothing is changed by it."""

import json
from random import Random

import pytest
from tests.table.table_builder import PEOPLE, decide, everything, go_on, seated

from clifftop import ClifftopError, SeatError
from clifftop.table import Table, TableError

NONSENSE: list[object] = [None, True, 1.0, -1, 10**30, "x", "", "\ud800", b"x", [], [0, 0], {}, ()]

DICE = {"table": "t", "commitment": "c"}


def waiting() -> Table:
    table = Table.open("lemming-mafia", "Ada", 0, options={"players": 3}, dice=DICE)
    table.sit("Ada", 0, 0)
    table.sit("Bob", 1, 0)
    return table


def running() -> Table:
    """Somebody is asked for a bet, and the others could answer already."""
    clock: dict[str, object] = {"kind": "move", "ms": 5000, "vacation": 9000}
    table, rng = seated("lemming-mafia", 3, None, clock=clock), Random(1)
    go_on(table, rng)
    while not table.state.early():
        decide(table, rng)
        go_on(table, rng)
    return table


def over() -> Table:
    table = seated("lemming-mafia", 3, fall="out")
    table.resign("Ada", 0, 0)
    table.resign("Bob", 1, 0)
    return table


def before_the_game() -> list[tuple[str, list[object]]]:
    return [
        ("sit", ["Cleo", 2, 0, "Cleo"]),
        ("stand_up", ["Bob", 1, 0]),
        ("seat_bot", ["Ada", 2, "random", 0]),
        ("clear_seat", ["Ada", 1, 0]),
        ("nonce", ["Ada", 0, "0" * 16, 0]),
        ("hand_over", ["Ada", 0, "Zoe", 0]),
        ("leave", ["Bob", 0]),
        ("chat", ["Ada", "hello", 0]),
        ("mute", ["Ada", "Zoe", True, 0]),
        ("remove", ["Ada", "Bob", 0]),
        ("view", [0]),
        ("log_for", [0, 0]),
        ("knowledge", [0]),
    ]


def in_the_game(table: Table) -> list[tuple[str, list[object]]]:
    seat = table.state.to_act
    early, answers = next(iter(table.state.early().items()))
    who, other = PEOPLE[seat], PEOPLE[early]
    number, action = list(table.number(seat)), table.state.actions()[0]
    return [
        ("act", [who, seat, action, number, 0]),
        ("confirm", [who, seat, number, 0]),
        ("undo", [who, seat, number, 0]),
        ("redo", [who, seat, number, 0]),
        ("preview", [who, seat, action]),
        ("seal", [other, early, answers[0], list(table.number(early)), 0]),
        ("unseal", [other, early, list(table.number(early)), 0]),
        ("ask_undo", [who, seat, 0]),
        ("answer_undo", [who, True, 0]),
        ("resign", [who, seat, 0]),
        ("hand_over", [who, seat, "Zoe", 0]),
        ("leave", [who, 0]),
        ("come_back", [who, 0]),
        ("vote_bot", [who, early, 0]),
        ("take_vacation", [who, 0]),
        ("end_vacation", [who, 0]),
        ("draw", [0, 0]),
        ("bot_acts", [seat, action, number, 0]),
        ("tick", [0]),
    ]


def try_nonsense(table: Table, name: str, facts: list[object]) -> None:
    """Put nonsense in the place of each fact. It may make sense by chance; then it must be taken
    as a whole."""
    log = json.loads(json.dumps(table.log))
    for place in range(len(facts)):
        for wrong in NONSENSE:
            folded = Table.fold(log)
            sent = [*facts[:place], wrong, *facts[place + 1 :]]
            try:
                getattr(folded, name)(*sent)
            except ClifftopError as error:
                assert str(error)
                assert folded.log == log
            written = json.loads(json.dumps(folded.log).encode())
            assert everything(Table.fold(written)) == everything(folded)


@pytest.mark.parametrize(("name", "facts"), before_the_game())
def test_before_the_game(name: str, facts: list[object]) -> None:
    try_nonsense(waiting(), name, facts)


@pytest.mark.parametrize("place", range(19))
def test_in_the_game(place: int) -> None:
    table = running()
    try_nonsense(table, *in_the_game(table)[place])


def test_after_the_game() -> None:
    try_nonsense(over(), "ask_rematch", ["Ada", 0])


@pytest.mark.parametrize("wrong", NONSENSE)
@pytest.mark.parametrize(
    "name", ["game", "host", "now", "options", "position", "clock", "fall", "stand_in", "dice"]
)
def test_opening(name: str, wrong: object) -> None:
    settings: dict[str, object] = {"game": "lemminge", "host": "Ada", "now": 0, name: wrong}
    try:
        table = Table.open(**settings)  # type: ignore[arg-type]
    except ClifftopError as error:
        assert str(error)
    else:
        assert everything(Table.fold(json.loads(json.dumps(table.log)))) == everything(table)


def test_a_number_may_have_come_as_a_list() -> None:
    table = running()
    name, facts = in_the_game(table)[0]
    assert getattr(table, name)(*facts)


def test_true_is_no_seat_and_half_a_moment_no_number() -> None:
    table = running()
    with pytest.raises(SeatError):
        table.view(True)
    seat = table.state.to_act
    moment, step = table.number(seat)
    for number in ((moment, float(step)), (moment,), (moment, False), "12", None):
        with pytest.raises(TableError, match="two whole numbers"):
            table.confirm(PEOPLE[seat], seat, number, 0)  # type: ignore[arg-type]
    with pytest.raises(TableError, match="action is a whole number"):
        table.act(PEOPLE[seat], seat, True, table.number(seat), 0)
