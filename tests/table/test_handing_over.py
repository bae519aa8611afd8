"""A seat that goes from one person to another."""

from random import Random

import pytest
from tests.table.table_builder import decide, play_out, seated, shown, step

from clifftop.table import Stale, Table, TableError

DAY = 24 * 60 * 60 * 1000


def asked(**settings: object) -> tuple[Table, str, int]:
    """Lemming Mafia for three; the table, who is asked and at which seat."""
    table, rng = seated("lemming-mafia", 3, None, **settings), Random(2)
    while table.state.to_act < 0:
        decide(table, rng)
    return table, str(table.seats[table.state.to_act].who), table.state.to_act


def test_the_other_plays_on_with_all_that_the_seat_knows() -> None:
    table, who, seat = asked()
    knows = table.knowledge(seat)
    (entry,) = table.hand_over(who, seat, "Zoe", 5)
    assert entry == {"entry": "handed", "now": 5, "seat": seat, "who": who, "to": "Zoe"}
    assert entry in table.log_for(None)[0]
    assert table.knowledge(seat) == knows
    with pytest.raises(TableError, match="not yours"):
        table.act(who, seat, table.state.actions()[0], table.number(seat), 5)
    play_out(table, Random(1))
    assert table.record().notes["seats"][seat]["who"] == "Zoe"  # type: ignore[index]


def test_a_draft_is_not_handed_over_with_it() -> None:
    table, rng = seated("lemminge", 2), Random(5)
    while not table.game.draft.actions:
        step(table, rng, confirm=False)
    seat = table.state.to_act
    number, action = table.number(seat), table.game.draft.actions[0]
    others = shown(table, 1 - seat)
    table.hand_over(str(table.seats[seat].who), seat, "Zoe", 0)
    assert "draft" not in table.view(seat)
    assert others != shown(table, 1 - seat)  # it is told that the seat was handed over
    with pytest.raises(Stale):
        table.act("Zoe", seat, action, number, 0)


def test_nor_is_a_sealed_answer() -> None:
    table, rng = seated("lemming-mafia", 3), Random(1)
    while not table.state.early():
        step(table, rng)
    seat, actions = next(iter(table.state.early().items()))
    who = str(table.seats[seat].who)
    table.seal(who, seat, actions[0], table.number(seat), 0)
    table.hand_over(who, seat, "Zoe", 0)
    assert table.view(seat)["sealed"] is None


def test_before_the_start_too_and_the_name_goes() -> None:
    table = Table.open("lemminge", "Ada", 0, options={"players": 2})
    table.sit("Ada", 0, 0, name="Grandmother")
    table.hand_over("Ada", 0, "Bob", 0)
    assert table.seats[0].as_json()["who"] == "Bob"
    assert table.seats[0].as_json()["name"] is None


def test_to_whom_it_cannot_go() -> None:
    table, who, seat = asked()
    other = (seat + 1) % 3
    table.remove("Ada", "Zoe", 0)
    with pytest.raises(TableError, match="sent you away"):
        table.hand_over(who, seat, "Zoe", 0)
    with pytest.raises(TableError, match="letters"):
        table.hand_over(who, seat, "", 0)
    with pytest.raises(TableError, match="not yours"):
        table.hand_over(who, other, "Yan", 0)
    assert table.hand_over(who, seat, who, 0) == []
    table.resign(who, seat, 0)
    with pytest.raises(TableError, match="not yours"):
        table.hand_over(who, seat, "Yan", 0)


def test_not_after_the_game() -> None:
    table, who, seat = asked()
    play_out(table, Random(0))
    with pytest.raises(TableError, match="is over"):
        table.hand_over(who, seat, "Zoe", 0)


def test_whoever_takes_a_seat_is_there() -> None:
    table = seated("lemming-mafia", 3)
    table.leave("Bob", 0)
    table.hand_over("Ada", 0, "Bob", 0)
    assert table.view(None)["away"] == []
    assert table.people() == {"Bob", "Cleo"}


def test_a_seat_of_somebody_who_left_is_no_longer_abandoned() -> None:
    table = seated("lemming-mafia", 4)
    table.leave("Bob", 0)
    table.vote_bot("Ada", 1, 0)
    table.hand_over("Bob", 1, "Zoe", 0)
    assert table.view(None)["away"] == []
    assert table.view(None)["votes"] == [[], [], [], []]
    with pytest.raises(TableError, match="has not left"):
        table.vote_bot("Ada", 1, 0)


def test_a_vote_may_be_carried_because_somebody_stops_playing() -> None:
    table = seated("lemming-mafia", 4)
    table.leave("Bob", 0)
    table.vote_bot("Ada", 1, 0)
    table.vote_bot("Cleo", 1, 0)
    assert table.seats[1].person == "Bob"
    table.hand_over("Dora", 3, "Ada", 0)
    assert table.seats[1].bot == "greedy"


def test_a_vote_goes_with_the_one_who_cast_it() -> None:
    table = seated("lemming-mafia", 4)
    table.leave("Bob", 0)
    table.vote_bot("Ada", 1, 0)
    table.hand_over("Ada", 0, "Zoe", 0)
    assert table.view(None)["votes"] == [[], [], [], []]


def test_the_consent_of_the_new_holder_is_wanted_anew() -> None:
    table, rng = seated("lemming-mafia", 3), Random(4)
    while (seat := decide(table, rng)) != 0:
        pass
    table.ask_undo("Ada", seat, 0)
    table.answer_undo("Bob", True, 0)
    table.hand_over("Bob", 1, "Zoe", 0)
    assert table.view(None)["undo"] is None


def test_days_off_that_were_used_stay_used() -> None:
    clock = {"kind": "move", "ms": 3 * DAY, "vacation": 10 * DAY}
    table, who, seat = asked(clock=clock)
    table.take_vacation(who, 0)
    table.hand_over(who, seat, "Zoe", 4 * DAY)
    assert table.view(None)["vacations"] == {}
    assert table.wake() == 7 * DAY
    table.take_vacation("Zoe", 4 * DAY)
    assert table.view(None)["vacations"] == {"Zoe": 10 * DAY}
