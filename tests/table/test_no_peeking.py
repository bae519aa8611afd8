"""No sequence of acts, undo and redo shows a seat what it had not seen, or lets it change an act
after it has learned something."""

import json
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.table.table_builder import GAMES, PEOPLE, go_on, seated, shown
from tests.table.two_worlds import clear, somewhere, two_worlds
from tests.table.two_worlds import go_on as both_go_on

from clifftop import ClifftopError, IllegalAction
from clifftop.table import Entry, Table
from clifftop.table import entries as e

Command = tuple[str, tuple[object, ...]]

seeds = st.integers(0, 2**32)


def commands(table: Table, seat: int, rng: Random) -> list[Command]:
    """What the holder of a seat might send now, sensible or not."""
    who, number = PEOPLE[seat], table.number(seat)
    stale = (number[0], number[1] - 1)
    asked = table.state.to_act == seat
    legal = table.game.draft.state.actions() if asked and not table.game.draft.closed else [0]
    action = rng.choice(legal)
    sent: list[Command] = [
        ("act", (who, seat, action, number, 0)),
        ("act", (who, seat, action, number, 0)),
        ("act", (who, seat, rng.randrange(table.state.game().num_actions), number, 0)),
        ("undo", (who, seat, number, 0)),
        ("undo", (who, seat, number, 0)),
        ("redo", (who, seat, number, 0)),
        ("redo", (who, seat, number, 0)),
        ("undo", (who, seat, stale, 0)),
        ("preview", (who, seat, action)),
        ("confirm", (who, seat, number, 0)),
        ("unseal", (who, seat, number, 0)),
    ]
    for early in table.state.early().get(seat, [])[:3]:
        sent.append(("seal", (who, seat, early, number, 0)))
    return sent


def send(table: Table, command: Command) -> str:
    """What comes back, as bytes would: done or not, what is previewed, or why it is refused."""
    name, facts = command
    try:
        answer = getattr(table, name)(*facts)
    except IllegalAction as error:
        return json.dumps([error.message, error.reason.as_json()])
    except ClifftopError as error:
        return json.dumps([error.message, error.facts])
    return json.dumps(answer if name == "preview" else bool(answer))


def learned(table: Table, seat: int) -> list[object]:
    """Every thing that was ever shown to a seat."""
    eye = table.state.eye(seat)
    return [entry for entry, seats in table.state.entries() if entry < 0 and seats & eye]


def agree(table: Table) -> None:
    """Everybody who is asked lets the other go back."""
    while table.game.undo_request is not None:
        (who, *_) = sorted(table.game.undo_request.waits_for(table.people()))
        table.answer_undo(who, True, 0)


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(GAMES), seeds, st.integers(0, 2))
def test_whatever_is_sent_two_worlds_answer_alike(name: str, seed: int, seat: int) -> None:
    rng = Random(seed)
    one, other = two_worlds(somewhere(name, rng), seat, rng)
    for _ in range(30):
        for _ in range(rng.randrange(12)):
            command = rng.choice(commands(one, seat, rng))
            assert send(one, command) == send(other, command)
            if learned(one, seat) != learned(other, seat) or one.over or other.over:
                return
            assert shown(one, seat) == shown(other, seat)
        if rng.random() < 0.1:
            back: Command = ("ask_undo", (PEOPLE[seat], seat, 0))
            assert send(one, back) == send(other, back)
            agree(one)
            agree(other)
            assert shown(one, seat) == shown(other, seat)
        clear(one)
        clear(other)
        if not both_go_on(one, other, seat, rng) or one.over or other.over:
            return


@settings(max_examples=40, deadline=None)
@given(st.sampled_from(GAMES), seeds)
def test_what_can_be_changed_was_done_without_learning_anything(name: str, seed: int) -> None:
    """While something can be taken back, the seat knows and has been told what it knew and had
    been told when it began to choose; and back at the beginning all is as it was, to the byte."""
    table, rng = seated(name, 3), Random(seed)
    for _ in range(60):
        go_on(table, rng)
        if not table.running:
            return
        seat, moment = table.state.to_act, table.game.moment
        before, told = looks(table, seat), table.log_for(seat)
        for _ in range(rng.randrange(1, 15)):
            send(table, rng.choice(commands(table, seat, rng)))
            if table.game.moment != moment:
                break
            assert table.log_for(seat) == told
            eye = table.state.eye(seat)
            drafted, begun = table.game.draft.state.known, table.state.known
            assert [mask & eye for mask in drafted] == [mask & eye for mask in begun]
        else:
            while table.game.draft.actions:
                assert table.undo(PEOPLE[seat], seat, table.number(seat), 0)
            assert looks(table, seat) == before


def looks(table: Table, seat: int) -> str:
    """All that a seat gets to see while it chooses, but for how often it has changed its mind."""
    view = table.view(seat)
    del view["number"], view["redo"]
    previews = [table.preview(PEOPLE[seat], seat, action) for action in table.state.actions()]
    return json.dumps([view, previews, table.log_for(seat), table.knowledge(seat)])


@settings(max_examples=30, deadline=None)
@given(st.sampled_from(GAMES), seeds)
def test_back_across_draws_only_by_consent_and_never_to_the_same_draw(name: str, seed: int) -> None:
    table, rng = seated(name, 3, 2), Random(seed)
    for _ in range(80):
        go_on(table, rng)
        if not table.running:
            break
        seat = table.state.to_act
        send(table, rng.choice(commands(table, seat, rng)))
        if rng.random() < 0.15:
            asks = rng.randrange(2)
            length, drawn = len(table.game.actions), len(table.game.draws.places)
            send(table, ("ask_undo", (PEOPLE[asks], asks, 0)))
            assert (len(table.game.actions), len(table.game.draws.places)) == (length, drawn)
            if table.game.undo_request is not None:
                agrees = rng.random() < 0.7
                table.answer_undo(PEOPLE[1 - asks], agrees, 0)
                assert (len(table.game.actions) < length) == agrees
                assert not agrees or table.game.draft.undone == []
    draws = [(entry["ordinal"], entry["attempt"]) for entry in entries(table, e.DREW)]
    assert len(set(draws)) == len(draws)
    undone = entries(table, e.UNDONE)
    assert [entry["people"] for entry in undone] == [[PEOPLE[1 - u["seat"]]] for u in undone]
    assert [note["to"] for note in table.game.takebacks] == [entry["to"] for entry in undone]


def entries(table: Table, kind: str) -> list[Entry]:
    return [entry for entry in table.log if entry["entry"] == kind]
