"""A recorded game, looked at again."""

import io
import random
import sys
from pathlib import Path

import pytest

import clifftop
from clifftop import OVER, Record
from clifftop.cli import main


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A whole short game of three."""
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LINES", "40")
    rng = random.Random(12)
    state = clifftop.game("leaping-lemmings").start(players=3, short=True)
    while state.to_act != OVER:
        state.apply(rng.choice(state.actions()))
    path = tmp_path / "game.json"
    path.write_text(Record.of(state).dumps(), encoding="utf-8")
    return path


def stepped(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *lines: str
) -> str:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(line + "\n" for line in lines)))
    assert main(["replay", str(file)]) == 0
    return capsys.readouterr().out


def test_the_whole_story(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(file), "--all"]) == 0
    shown = capsys.readouterr().out
    assert "Turn 1:" in shown and "is dealt" in shown and "The game is over" in shown
    assert "a Special Action\n" not in shown  # nothing is secret here
    assert shown.index("Turn 1:") < shown.index("Turn 2:") < shown.index("Game Over card")


def test_steps_forward_back_and_anywhere(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = stepped(file, monkeypatch, capsys, "", "n", "p", "100", "p", "q", "n")
    at = [line.split(":")[0].split()[-3] for line in shown.splitlines() if " Action " in line]
    assert "Before the first of" in shown
    assert at == ["1", "2", "1", "100", "99"]


def test_the_ends_are_named(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    last = len(Record.loads(file.read_text(encoding="utf-8")).actions)
    shown = stepped(file, monkeypatch, capsys, "p", str(last), "n", str(last + 1), "9" * 5000, "x")
    assert "This is the beginning." in shown and "That was the last action." in shown
    assert "There is no action" in shown and "“x” is none of these." in shown
    assert "The game is over" in shown


def test_all_hands_lie_open(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = stepped(file, monkeypatch, capsys, "30", "q")
    for clan in ("Ritz", "Biker", "I.Q."):
        assert f"{clan}: " in shown
    assert "IT’S A 5" in shown


def test_an_unfinished_game_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "young.json"
    state = clifftop.game("leaping-lemmings").start()
    file.write_text(Record.of(state).dumps(), encoding="utf-8")
    assert "the game was not over" in stepped(file, monkeypatch, capsys, "q")


def test_a_record_cut_short_is_refused_in_words(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = file.read_text(encoding="utf-8")
    for broken in (text[: len(text) // 2], "", "[]", "{}"):
        file.write_text(broken, encoding="utf-8")
        assert main(["replay", str(file)]) == 2
        said = capsys.readouterr().err
        assert said.startswith(f"clifftop: {file}: ") and "record" in said


def test_a_record_that_lost_actions_is_refused_in_words(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = Record.loads(file.read_text(encoding="utf-8"))
    record.actions.pop()
    file.write_text(record.dumps(), encoding="utf-8")
    assert main(["replay", str(file), "--all"]) == 2
    assert "does not end where it says" in capsys.readouterr().err
