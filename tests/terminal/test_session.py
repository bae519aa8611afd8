"""A person at the terminal, typing."""

import io
import sys
from pathlib import Path

import pytest
from tests.terminal import screen_reading

import clifftop
from clifftop import OVER, Record
from clifftop.bots.random import RandomPlayer
from clifftop.cli import main


@pytest.fixture(autouse=True)
def window(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LINES", "40")


def type_in(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(line + "\n" for line in lines)))


def played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], args: str, *lines: str
) -> str:
    return screen_reading.played(monkeypatch, capsys, f"leaping-lemmings {args}", *lines)


@pytest.mark.parametrize("options", ["", "--chaos", "--players 2", "--players 6 --seat 5"])
def test_a_whole_short_game(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    options: str,
) -> None:
    file = tmp_path / "game.json"
    args = f"--short --seed 7 {options} --save {file}"
    shown = played(monkeypatch, capsys, args, *["1"] * 2000)
    assert "The game is over" in shown and "Total" in shown and "Seed 7" in shown
    state = Record.loads(file.read_text(encoding="utf-8")).replay()
    assert state.to_act == OVER


def test_the_same_seed_and_choices_give_the_same_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    once = played(monkeypatch, capsys, "--short --seed 3", *["1"] * 40)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "another"))  # where none is unfinished
    again = played(monkeypatch, capsys, "--short --seed 3", *["1"] * 40)
    assert once == again


def test_when_the_input_ends_the_game_is_left(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "You left the game in turn 1." in played(monkeypatch, capsys, "--seed 1")


def test_without_any_input_at_all(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert main(["play", "leaping-lemmings", "--seed", "1"]) == 0
    assert "You left the game" in capsys.readouterr().out


def test_leaving_is_asked_twice_and_may_be_taken_back(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = played(monkeypatch, capsys, "--seed 1", "q", "n", "q", "y", "1")
    assert shown.count("Leave the game?") == 2
    assert shown.count("You left") == 1


def test_leaving_may_save(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "half.json"
    shown = played(monkeypatch, capsys, "--seed 1", "q", str(file))
    assert f"Saved as {file}" in shown.replace("\n", "")
    assert Record.loads(file.read_text(encoding="utf-8")).replay().to_act != OVER


def test_a_saved_game_goes_on_where_it_was(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "half.json"
    played(monkeypatch, capsys, "--seed 1 --seat 2 --short", *["1"] * 9, f"s {file}", "q", "y")
    before = Record.loads(file.read_text(encoding="utf-8"))
    shown = played(monkeypatch, capsys, f"--resume {file} --save {file}", *["1"] * 2000)
    after = Record.loads(file.read_text(encoding="utf-8"))
    assert "▸" in shown and "The game is over" in shown
    assert after.actions[: len(before.actions)] == before.actions
    assert before.notes["seat"] == after.notes["seat"] == 2
    assert before.notes["bots"] == after.notes["bots"]
    assert (before.notes["over"], after.notes["over"]) == (False, True)


def test_a_file_is_not_written_over_unasked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("dear", encoding="utf-8")
    shown = played(monkeypatch, capsys, "--seed 1", f"s {file}", "n")
    assert "Not saved." in shown and file.read_text(encoding="utf-8") == "dear"
    assert main(["play", "leaping-lemmings", "--save", str(file)]) == 2
    assert "is there already" in capsys.readouterr().err
    assert main(["play", "leaping-lemmings", "--save", str(tmp_path / "no" / "game.json")]) == 2
    assert "there is no folder" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["/nowhere/at/all.json", "/dev/null/x", "a\0b", "."])
def test_a_file_that_cannot_be_written_is_no_disaster(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    shown = played(monkeypatch, capsys, "--seed 1", f"s {name}", "y", "q", "y")
    assert "cannot be written" in shown


def test_help_shows_the_rules_of_the_question_and_any_clause(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    args = "--seed 1 --first 0"
    shown = played(monkeypatch, capsys, args, "?", "? LL-7.2", "?ll-1.1", "? boo", "? LL-99")
    for clause in ("LL-4.1", "LL-5.9", "LL-7.2", "LL-1.1", "LL-9.6"):
        assert f"\n{clause}  " in shown
    assert "There is no clause LL-99" in shown
    assert "undo your last choice" in shown


def test_why_names_the_clause(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # Ritz has the eagles first: which die, then zones, until it may move.
    args = "--seed 1 --first 0"
    lines = ["why 12b", "why", "why nonsense", "why red"]
    shown = played(monkeypatch, capsys, args, *lines)
    assert "K-1: " in shown and "One question at a time" in shown
    assert "Why what?" in shown and "called “nonsense”" in shown and "Nothing forbids it" in shown


def test_what_is_not_understood_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    args = "--seed 1 --first 0"
    shown = played(monkeypatch, capsys, args, "0", "99", "fly!", "9" * 5000, "s", "l", "")
    assert "There is no choice 0; take 1 to 2." in shown and "There is no choice 99" in shown
    assert "“fly!” is neither a number nor a command" in shown
    assert "Save where?" in shown
    assert shown.count("Which eagle flies first?") == 2  # Enter draws the table again


def test_undo_takes_back_own_choices_up_to_what_others_did(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file, other = tmp_path / "undone.json", tmp_path / "straight.json"
    args = "--seed 1 --first 0"
    shown = played(monkeypatch, capsys, args, "u", "1", "u", "u", f"s {file}")
    assert shown.count("There is nothing to undo") == 2
    played(monkeypatch, capsys, args, f"s {other}")
    assert file.read_text(encoding="utf-8") == other.read_text(encoding="utf-8")


def test_a_hex_can_be_chosen_by_its_name(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """A saved position in which Ritz moves: 5b is typed as it is called."""
    start = {"card": 4, "asked": {"question": "move", "seat": 0}, "hexes": {"5b": "R", "2b": "R"}}
    state = clifftop.game("leaping-lemmings").from_position(
        {**start, "eagles": {"red": "D", "blue": "A"}}
    )
    file = tmp_path / "start.json"
    file.write_text(Record.of(state).dumps(), encoding="utf-8")
    shown = played(monkeypatch, capsys, f"--resume {file}", "5B")
    assert "Where does the lemming on 5b go?" in shown


def test_a_random_player_takes_any_action() -> None:
    import random

    bot, rng = RandomPlayer(), random.Random(1)
    assert {bot.choose({}, [3, 5, 9], rng) for _ in range(60)} == {3, 5, 9}
