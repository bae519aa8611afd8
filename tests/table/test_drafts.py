"""A draft is nobody else's business until it is confirmed."""

import json
from random import Random

import pytest
from tests.table.table_builder import GAMES, go_on, readers, seated, shown, step

from clifftop import OVER, IllegalAction
from clifftop.table import Stale, Table, TableError
from clifftop.table import entries as e
from clifftop.table.draft import shows

DISCARD = "discard"


def refilling() -> tuple[Table, int]:
    """Lemminge, seat 0 asked for its turn: to refill, action by action, and then to stop."""
    table = seated("lemminge", 2)
    go_on(table, Random(1))
    assert table.state.to_act == 0
    return table, table.state.actions()[0]


def act(table: Table, seat: int, action: int, confirm: bool = False) -> None:
    table.act(str(table.seats[seat].who), seat, action, table.number(seat), 0, confirm)


def test_the_others_see_nothing_of_a_draft() -> None:
    table, refill = refilling()
    before = [shown(table, reader) for reader in (None, 1)]
    act(table, 0, refill)
    assert [shown(table, reader) for reader in (None, 1)] == before
    view = table.view(0)
    assert view["draft"]["steps"][0]["action"] == refill  # type: ignore[index]
    assert view["state"]["asked"]["question"] == DISCARD  # type: ignore[index]


def test_undo_in_the_draft_is_free() -> None:
    table, refill = refilling()
    position = json.dumps(table.view(0)["state"])
    act(table, 0, refill)
    table.undo("Ada", 0, table.number(0), 0)
    assert json.dumps(table.view(0)["state"]) == position
    assert "draft" not in table.view(0)
    with pytest.raises(TableError, match="nothing of your own"):
        table.undo("Ada", 0, table.number(0), 0)


@pytest.mark.parametrize("game", GAMES)
def test_a_decision_goes_into_the_log_in_one_piece(game: str) -> None:
    table, rng = seated(game, 3), Random(3)
    for _ in range(200):
        cursors = {reader: table.log_for(reader)[1] for reader in readers(table)}
        added = step(table, rng, confirm=False)
        acted = [entry for entry in added if entry["entry"] == e.ACTED]
        if added and not acted:
            for reader in readers(table):
                if reader != table.state.to_act:
                    told = table.log_for(reader, cursors[reader])[0]
                    assert all(item["entry"] == "events" for item in told)  # draws before it
        if acted:
            played, actions = table.game, acted[0]["actions"]
            assert played.draft.actions == []
            start = played.decisions[-len(acted)].start
            assert played.actions[start : start + len(actions)] == actions


def test_a_closed_draft_waits_to_be_confirmed() -> None:
    table, rng = seated("lemming-mafia", 3), Random(2)
    for _ in range(20):
        if not table.game.draft.closed:
            step(table, rng, confirm=False)
    assert table.game.draft.closed
    seat, moment = table.state.to_act, table.game.moment
    who = str(table.seats[seat].who)
    with pytest.raises(TableError, match="complete: confirm"):
        table.act(who, seat, 0, table.number(seat), 0)
    assert table.game.moment == moment
    table.confirm(who, seat, table.number(seat), 0)
    assert table.game.moment > moment


def test_an_open_draft_cannot_be_confirmed() -> None:
    table, refill = refilling()
    with pytest.raises(TableError, match="nothing of your own"):
        table.confirm("Ada", 0, table.number(0), 0)
    act(table, 0, refill)
    with pytest.raises(TableError, match="not complete"):
        table.confirm("Ada", 0, table.number(0), 0)


@pytest.mark.parametrize("game", GAMES)
def test_a_draft_never_holds_what_shows_something(game: str) -> None:
    """Such an action is confirmed with it: one who has seen a secret must not go back. The end of
    a game lays secrets open, and so does more."""
    table, rng = seated(game, 3), Random(7)
    while table.running:
        go_on(table, rng)
        known = table.state.known[:]
        step(table, rng, confirm=False)
        if table.game.draft.actions:
            assert table.game.draft.state.to_act != OVER
            eye = 1 << table.game.draft.seat
            seen = [mask & eye for mask in table.game.draft.state.known]
            assert seen == [mask & eye for mask in known]


def test_what_is_shown_to_the_seat_itself_counts() -> None:
    table, _ = refilling()
    state = table.state
    for seats, seen in ((0b10, False), (0b01, True), (0b11, True)):
        after = state.copy()
        after.reveal(1, seats)
        assert shows(state, after, 0) == seen


def test_the_same_answer_twice_is_taken_once() -> None:
    table, refill = refilling()
    number = table.number(0)
    assert table.act("Ada", 0, refill, number, 0)
    length = len(table.log)
    assert table.act("Ada", 0, refill, number, 5) == []
    assert len(table.log) == length


def test_another_answer_to_an_old_moment_is_stale() -> None:
    table, refill = refilling()
    number = table.number(0)
    table.act("Ada", 0, refill, number, 0)
    with pytest.raises(Stale, match="look again"):
        table.act("Ada", 0, refill + 1, number, 0)


def test_an_undo_sent_twice_takes_back_one_action() -> None:
    table, rng = seated("lemminge", 2), Random(5)
    while len(table.game.draft.actions) < 2:
        step(table, rng, confirm=False)
    seat, number, drafted = table.state.to_act, table.number(table.state.to_act), table.game.draft
    who = str(table.seats[seat].who)
    table.undo(who, seat, number, 0)
    assert table.undo(who, seat, number, 0) == []
    assert table.game.draft.actions == drafted.actions[:-1]


def test_a_refusal_names_the_rule_and_changes_nothing() -> None:
    table, _ = refilling()
    length = len(table.log)
    with pytest.raises(IllegalAction) as caught:
        act(table, 0, 10_000)
    assert caught.value.reason.clause
    with pytest.raises(TableError, match="not yours"):
        table.act("Bob", 0, 0, table.number(0), 0)
    with pytest.raises(TableError, match="not asked now"):
        table.act("Bob", 1, 0, table.number(1), 0)
    assert len(table.log) == length


def test_a_preview_tells_and_changes_nothing() -> None:
    table, refill = refilling()
    before = shown(table, 0)
    told = table.preview("Ada", 0, refill)
    assert told["shows"] is False
    assert told["events"]
    assert shown(table, 0) == before
    with pytest.raises(TableError):
        table.preview("Bob", 1, refill)


def test_an_action_can_be_named_by_what_it_is() -> None:
    table, refill = refilling()
    assert table.why_not("Ada", 0, table.state.describe(refill)) is None
    refusal = table.why_not("Ada", 0, {"do": "fly", "hex": "1a"})
    assert refusal is not None and refusal.clause == "K-1"
