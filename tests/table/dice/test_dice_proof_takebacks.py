"""What was taken back is proved too, and nobody can make it up, hide it or spoil it."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.table.dice.dice_steps import fair, fault, places_of_draws, state_after, takebacks, told
from tests.table.table_builder import GAMES

from clifftop import CHANCE, Record
from clifftop.table.dice_proof import ProofError, unfold, verify


@pytest.mark.parametrize("game", GAMES)
def test_a_void_draw_was_changed(game: str) -> None:
    """What was drawn and taken back is a draw like any other."""
    record = fair(game)
    number, place = void_draw(record)
    takebacks(record)[number]["actions"][place] += 1
    assert fault(record).message == "proof-draw"


def void_draw(record: Record) -> tuple[int, int]:
    """A draw that was taken back: in which takeback, and where in it."""
    proof = verify(record)
    number = next(number for number, void in enumerate(proof.voided) if void)
    played = 0  # what lay on the table before that takeback, up to where it went back
    actions: list[int] = []
    for back, stretch in zip(
        proof.takebacks[: number + 1], unfold(record.actions, proof.takebacks), strict=False
    ):
        actions[played:] = stretch
        played = back.to
    state = record.begin()
    for action in actions[:played]:
        state.apply(action)
    place = 0
    while state.to_act != CHANCE:
        state.apply(proof.takebacks[number].actions[place])
        place += 1
    return number, place


@pytest.mark.parametrize("game", GAMES)
def test_a_takeback_of_draws_was_left_out(game: str) -> None:
    """One draw may by chance come out the same at the next attempt: then nothing was gained."""
    voided = verify(fair(game)).voided
    found = []
    for number, void in enumerate(voided):
        record = fair(game)
        del takebacks(record)[number]
        try:
            verify(record)
            assert void <= 1
        except ProofError as error:
            found.append(error.message)
    assert len(found) > 1
    assert set(found) <= {"proof-draw", "proof-action", "proof-takeback"}


@pytest.mark.parametrize("game", GAMES)
def test_takebacks_in_another_order(game: str) -> None:
    voided = verify(fair(game)).voided
    first, last = [number for number, void in enumerate(voided) if void][
        :: sum(map(bool, voided)) - 1
    ]
    record = fair(game)
    noted = takebacks(record)
    noted[first], noted[last] = noted[last], noted[first]
    assert fault(record).message in ("proof-draw", "proof-action", "proof-takeback")


def test_a_takeback_that_was_made_up() -> None:
    """One more attempt at a draw needs one more name, so what was drawn later does not fit."""
    record = fair(undo=0)
    places = places_of_draws(record)
    to = next(place for place in range(places[20], 0, -1) if place not in places)
    seat = state_after(record, to).to_act
    actions = record.actions[to : places[20] + 1]
    note = {"seat": seat, "from": to + len(actions), "to": to, "people": [], "actions": actions}
    takebacks(record).append(note)
    assert fault(record).message == "proof-draw"


@pytest.mark.parametrize(
    "change",
    [
        {"seat": 3},
        {"seat": -1},
        {"seat": True},
        {"seat": None},
        {"from": 10**50},
        {"from": "7"},
        {"to": -1},
        {"to": 10**50},
        {"to": 1.5},
        {"people": "Bob"},
        {"people": [1]},
        {"people": ["Bob"] * 1000},
        {"actions": []},
        {"actions": None},
        {"actions": ["1"]},
        {"actions": [True]},
        {"actions": [1] * 100_000},
        {"actions": [10**4000], "from": 1, "to": 0},
    ],
)
def test_a_takeback_that_cannot_be(change: dict[str, Any]) -> None:
    record = fair()
    takebacks(record)[1].update(change)
    assert fault(record).message in ("proof-takeback", "proof-draw", "proof-action")


def test_a_takeback_of_somebody_else() -> None:
    record = fair()
    takebacks(record)[0]["seat"] = 2
    wrong = fault(record)
    assert (wrong.message, wrong.facts["number"]) == ("proof-takeback", 1)


def test_a_takeback_that_goes_back_behind_the_end() -> None:
    record = fair()
    length = len(record.actions)
    note = {"seat": 0, "from": length + 2, "to": length + 1, "people": [], "actions": [1]}
    takebacks(record).append(note)
    assert fault(record).message == "proof-takeback"


# Junk.


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=70),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner),
    max_leaves=8,
)


@given(st.sampled_from(["table", "seed", "commitment", "nonces", "all", "takebacks"]), JUNK)
def test_junk_is_refused_in_words(field: str, junk: object) -> None:
    record = fair("lemming-mafia", people=1)
    if field == "takebacks":
        record.notes["takebacks"] = [*takebacks(record), junk]
    elif field == "all":
        record.notes["dice"] = junk
    else:
        told(record)[field] = junk
    assert fault(record)


@given(st.sampled_from(["seat", "from", "to", "people", "actions"]), JUNK)
def test_junk_in_a_takeback_is_refused_in_words(field: str, junk: object) -> None:
    record = fair("lemming-mafia", people=1)
    note = takebacks(record)[0]
    before = note[field]
    note[field] = junk
    if field == "people" and isinstance(junk, list) and all(isinstance(who, str) for who in junk):
        return  # who agreed is nothing that dice could prove
    if type(junk) is not type(before) or junk != before:
        assert fault(record)
