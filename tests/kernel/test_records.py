"""A record is a whole game as text; what is damaged or foreign is refused by name."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from tests.games.leaping.canyon import edited
from tests.games.leaping.table_builder import LEAPING, position

import clifftop
from clifftop import Record, RecordError, State

GAMES: Final = sorted((Path(__file__).parents[1] / "fixtures" / "games").glob("*.json"))
GORGE: Final = edited(('name = "canyon"', 'name = "gorge"'))


def played(steps: int = 10_000, seed: int = 1, **options: object) -> State:
    """A game played at random, to its end unless it is stopped."""
    return play_on(LEAPING.start(**options), steps, seed)


def play_on(state: State, steps: int = 10_000, seed: int = 1) -> State:
    rng = Random(seed)
    while steps and state.to_act != clifftop.OVER:
        state.apply(rng.choice(state.actions()))
        steps -= 1
    return state


def again(state: State) -> State:
    """The state after a journey through text."""
    return Record.loads(Record.of(state).dumps()).replay()


# Whole games.


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_a_recorded_game_ends_as_it_did(file: Path) -> None:
    record = Record.loads(file.read_text(encoding="utf-8"))
    state = record.replay()
    assert state.to_act == clifftop.OVER
    assert state.scores() == record.notes["scores"]
    assert state.places() == record.notes["places"]


def recorded(game: str) -> list[Record]:
    records = [Record.loads(file.read_text(encoding="utf-8")) for file in GAMES]
    return [record for record in records if record.game == game]


def test_there_is_a_recorded_game_of_every_kind() -> None:
    records = recorded("leaping-lemmings")
    assert {record.options["players"] for record in records} == {2, 3, 4, 5, 6}
    assert any(record.options["short"] for record in records)
    assert any(record.options["chaos"] for record in records)
    assert any('name = "canyon"' not in record.board for record in records)
    assert {record.rules for record in records} == {LEAPING.rules}


def test_there_is_a_recorded_race_of_every_number_of_players() -> None:
    records = recorded("lemming-mafia")
    assert {record.options["players"] for record in records} == {3, 4, 5, 6}
    assert {record.rules for record in records} == {clifftop.game("lemming-mafia").rules}


def test_there_is_a_recorded_game_of_lemminge_of_every_number_of_players() -> None:
    records = recorded("lemminge")
    assert {record.options["players"] for record in records} == {2, 3, 4, 5}
    assert {record.rules for record in records} == {clifftop.game("lemminge").rules}
    assert all(record.replay().events(None)[-1]["event"] == "won" for record in records)


# There and back.


@pytest.mark.parametrize(
    "options",
    [{"players": 2}, {"players": 4, "short": True}, {"players": 6, "chaos": True}],
    ids=str,
)
def test_a_game_comes_back_from_its_text(options: dict[str, object]) -> None:
    state = play_on(LEAPING.start(**options))
    twin = again(state)
    assert twin.position() == state.position()
    assert twin.scores() == state.scores()
    assert Record.of(twin).dumps() == Record.of(state).dumps()


@pytest.mark.parametrize("steps", [0, 1, 40, 333])
def test_a_running_game_comes_back_and_goes_on(steps: int) -> None:
    state = played(steps, players=3)
    twin = again(state)
    assert twin.position() == state.position()
    for seat in (None, 0, 1, 2):
        assert twin.knowledge(seat) == state.knowledge(seat)
        assert twin.events(seat) == state.events(seat)
    assert play_on(twin).position() == play_on(state).position()


@pytest.mark.parametrize("players", [2, 5])
def test_a_game_whose_first_player_was_named_comes_back(players: int) -> None:
    state = played(60, players=players, first=1)
    assert again(state).position() == state.position()


def test_a_record_says_what_it_is_of() -> None:
    state = played(20, players=5, short=True)
    record = Record.of(state)
    assert (record.game, record.rules) == ("leaping-lemmings", LEAPING.rules)
    assert record.options["players"] == 5
    assert (record.options["short"], record.options["chaos"]) == (True, False)
    assert len(record.actions) == 20
    assert record.start is None
    assert record.board.startswith("# Leaping Lemmings: the canyon.")


def test_a_board_of_ones_own_travels_with_the_record() -> None:
    state = played(players=3, board=GORGE)
    record = Record.loads(Record.of(state).dumps())
    assert record.board == GORGE
    assert record.replay().position() == state.position()


def test_a_record_outlives_an_edit_of_the_board_file() -> None:
    """The board is what it says, not what it is called or where it lies."""
    state = played(players=3)
    record = Record.of(state)
    record.board += "# A comment that was not there then.\n"
    assert record.replay().scores() == state.scores()


def test_a_start_position_travels_with_the_record() -> None:
    begun = position(players=3, hexes={"5b": "RB"}, turn=7, card=4, asked={"question": "move"})
    start = begun.position()
    state = play_on(begun, 50)
    record = Record.loads(Record.of(state).dumps())
    assert record.start == start
    assert record.begin().position() == start
    assert record.replay().position() == state.position()


def test_a_start_position_on_a_board_of_ones_own() -> None:
    begun = position(players=3, board=GORGE, turn=7)
    state = play_on(begun, 50)
    assert again(state).position() == state.position()


def test_a_copy_has_a_record_of_its_own() -> None:
    state = played(30, players=3)
    copy = state.copy()
    play_on(copy, 5)
    assert len(Record.of(state).actions) == 30
    assert len(Record.of(copy).actions) == 35
    assert again(copy).position() == copy.position()


def test_notes_travel_and_are_not_the_game() -> None:
    record = Record.of(played(5))
    record.notes["seats"] = ["Ann", "Bob", "Çelik", "Dörte"]
    back = Record.loads(record.dumps())
    assert back.notes == record.notes
    assert back.hash == record.hash
    back.replay()


def test_an_imagined_state_has_no_record() -> None:
    state = played(60, players=3)
    imagined = state.resample(0, Random(1))
    with pytest.raises(clifftop.RecordError, match="imagined state has no record"):
        Record.of(imagined)
    imagined.apply(imagined.actions()[0])
    with pytest.raises(clifftop.RecordError):
        Record.of(imagined.copy())
    Record.of(state)


# Damage.


def text(**changes: object) -> str:
    """A record with some fields changed; a field that is ... is left out."""
    fields: dict[str, Any] = {**json.loads(Record.of(played(40, players=3)).dumps()), **changes}
    return json.dumps({name: field for name, field in fields.items() if field is not ...})


@pytest.mark.parametrize("length", [0, 1, 20, 500, -1])
def test_a_record_cut_short_is_not_one(length: int) -> None:
    with pytest.raises(clifftop.RecordError, match="not a record, or only a part of one"):
        Record.loads(text()[:length])


@pytest.mark.parametrize("given", ["[]", "7", '"record"', "null"])
def test_json_that_is_no_object_is_not_a_record(given: str) -> None:
    with pytest.raises(clifftop.RecordError, match="not a record"):
        Record.loads(given)


@pytest.mark.parametrize("field", ["game", "rules", "options", "board", "actions", "hash"])
def test_a_missing_field_is_named(field: str) -> None:
    with pytest.raises(clifftop.RecordError, match=f"the record has no “{field}”"):
        Record.loads(text(**{field: ...}))


@pytest.mark.parametrize(
    ("field", "given"),
    [
        ("game", 7),
        ("rules", "1"),
        ("rules", True),
        ("options", []),
        ("board", None),
        ("actions", "1 2 3"),
        ("actions", [1, "2"]),
        ("actions", [1, True]),
        ("actions", [1.0]),
        ("hash", 7),
        ("start", []),
    ],
)
def test_a_field_of_the_wrong_kind_is_named(field: str, given: object) -> None:
    with pytest.raises(clifftop.RecordError, match=f"“{field}” of the record is not what"):
        Record.loads(text(**{field: given}))


def test_another_format_is_refused_with_both_numbers() -> None:
    with pytest.raises(clifftop.RecordError, match=r"of format 99; this version reads format 1"):
        Record.loads(text(format=99))


def test_another_version_of_the_rules_is_refused_by_name() -> None:
    record = Record.loads(text(rules=99))  # it can be read: it just cannot be played
    with pytest.raises(
        clifftop.RecordError, match=r"version 99 of the rules of leaping-lemmings.* plays 1"
    ):
        record.replay()


def test_a_record_of_an_unknown_game_is_refused_by_name() -> None:
    with pytest.raises(clifftop.UnknownGame, match="no game “leaping-lemming”"):
        Record.loads(text(game="leaping-lemming")).replay()


def test_a_changed_action_is_named_by_its_number() -> None:
    actions = json.loads(text())["actions"]
    actions[25] = 255 if actions[25] != 255 else 0
    with pytest.raises(clifftop.RecordError) as caught:
        Record.loads(text(actions=actions)).replay()
    assert caught.value.facts["number"] == 25
    assert caught.value.facts["action"] == actions[25]
    assert "action number 25 of the record (255) cannot be taken: K-1:" in str(caught.value)


def test_a_legal_but_other_action_is_found_out_by_the_hash() -> None:
    state = LEAPING.start(players=3)
    chosen, other = state.actions()[:2]
    state.apply(chosen)
    record = Record.of(state)
    record.actions = [other]
    with pytest.raises(clifftop.RecordError, match="after its 1 actions the record does not end"):
        record.replay()


def test_a_missing_end_is_found_out_by_the_hash() -> None:
    actions = json.loads(text())["actions"]
    with pytest.raises(clifftop.RecordError, match="after its 39 actions"):
        Record.loads(text(actions=actions[:-1])).replay()


def test_a_wrong_hash_is_found_out() -> None:
    with pytest.raises(clifftop.RecordError, match="does not end where it says it does"):
        Record.loads(text(hash="0" * 64)).replay()


def test_bad_options_a_bad_board_and_a_bad_start_are_told_as_ever() -> None:
    with pytest.raises(clifftop.OptionError, match="players is 9"):
        Record.loads(text(options={"players": 9})).replay()
    with pytest.raises(clifftop.OptionError, match="no option “colour”"):
        Record.loads(text(options={"colour": "red"})).replay()
    with pytest.raises(clifftop.BoardError, match="not TOML"):
        Record.loads(text(board="rows = [")).replay()
    with pytest.raises(clifftop.PositionError, match="turn is -1"):
        Record.loads(text(start={"turn": -1})).replay()


def test_a_record_of_nothing_but_brackets_is_refused() -> None:
    with pytest.raises(RecordError, match="not"):
        Record.loads("[" * 100_000)
