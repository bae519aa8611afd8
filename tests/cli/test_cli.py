"""The command line: help for everything, plain words for what is wrong, no traceback ever."""

import io
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import clifftop
from clifftop import Record, boards
from clifftop.cli import main
from clifftop.cli.all_commands import all_commands

COMMANDS = [
    "",
    "play",
    "serve",
    "simulate",
    "arena",
    "arena run",
    "arena test",
    "arena report",
    "arena plot",
    "replay",
    "verify",
    "board",
    "board check",
    "admin",
    "admin tables",
    "admin guests",
    "admin remove",
    "admin remove table",
    "admin remove guest",
    "admin export",
    "rules",
    "completion",
    "version",
]


def run(*args: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    """The command in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "clifftop", *args],
        input=stdin,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_that_ends_with_an_example(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main([*command.split(), "--help"])
    assert left.value.code == 0
    shown = capsys.readouterr().out
    assert shown.startswith(f"Usage: clifftop {command}".rstrip())
    example = shown.rstrip().splitlines()[-1].split()
    assert shown.rstrip().splitlines()[-2] == "Example:"
    assert example[: 1 + len(command.split())] == ["clifftop", *command.split()]
    assert all_commands().parse_args(example[1:])  # and the example is one that works


def test_a_command_alone_shows_what_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    assert "simulate" in capsys.readouterr().out
    assert main(["board"]) == 0
    assert "check" in capsys.readouterr().out


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["version"]) == 0
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.startswith("Clifftop 0.")


def test_the_version_does_not_wait_for_rich() -> None:
    code = (
        "import sys; from clifftop.cli import main; main(['version']);"
        "sys.exit('rich' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ("play leaping-lemmings --players 9", "players is 9, but must be from 2 to 6"),
        ("play leaping-lemmings --chaos --players 2", "three to six players"),
        ("play leaping-lemmings --seat 4", "there is no seat 4; the seats are 0 to 3"),
        ("play leaping-lemmings --first 4", "first is a seat from 0 to 3"),
        ("play leaping-lemmings --board nowhere", "no board “nowhere” and no file of that name"),
        (f"play leaping-lemmings --board {'x' * 3000}", "cannot be read: File name too long"),
        (f"replay {'a/' * 1200}", "there is no file a/a/"),
        ("play --resume nowhere.json", "there is no file nowhere.json"),
        ("simulate lemings", "there is no game “lemings”"),
        ("play lemings", "there is no game “lemings”"),
        ("replay nowhere.json", "there is no file nowhere.json"),
        ("replay .", "cannot be read"),
        ("board check nowhere.toml", "there is no file nowhere.toml"),
        ("rules LL-5.77", "There is no clause LL-5.77. Did you mean LL-5.7"),
    ],
)
def test_what_is_wrong_is_said_in_a_line(
    args: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(args.split()) == 2
    shown = capsys.readouterr()
    assert shown.err.startswith("clifftop: ") and said in shown.err
    assert shown.out == ""


@pytest.mark.parametrize("args", ["nothing", "play --bord x", "play --players many", "replay"])
def test_a_wrong_argument_points_at_the_help(args: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(args.split())
    assert left.value.code == 2
    assert "--help tells how it is used" in capsys.readouterr().err


def test_a_resumed_game_has_its_options_already(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "saved.json"
    saved = Record.of(clifftop.game("leaping-lemmings").start())
    file.write_text(saved.dumps(), encoding="utf-8")
    assert main(["play", "--resume", str(file), "--players", "3"]) == 2
    assert "--players belongs to a new game" in capsys.readouterr().err
    assert main(["play", "lemming-mafia", "--resume", str(file)]) == 2
    assert "is a game of leaping-lemmings, not of lemming-mafia" in capsys.readouterr().err


def test_a_good_board(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "good.toml"
    file.write_text(boards.read("leaping-lemmings", "canyon"), encoding="utf-8")
    assert main(["board", "check", str(file)]) == 0
    shown = capsys.readouterr().out
    assert shown.count("\n") == 1 and "“canyon”: 15 rows, 67 hexes, 9 of them brush" in shown


def test_a_broken_board(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bad.toml"
    text = boards.read("leaping-lemmings", "canyon")
    text = text.replace('"3b", "5a"', '"3b", "99z"').replace('"15d"]', '"14a"]', 1)
    file.write_text(text, encoding="utf-8")
    assert main(["board", "check", str(file)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) >= 2
    assert all(line.startswith(f"{file}:") for line in lines)
    assert any("99z" in line for line in lines)
    assert main(["play", "leaping-lemmings", "--board", str(file)]) == 2
    assert capsys.readouterr().err.splitlines() == [f"clifftop: {lines[0]}", *lines[1:]]


@pytest.mark.parametrize("junk", [b"\xff\xfe", b"", b"rows = [", b"name = 1\n"])
def test_a_board_that_is_none(
    junk: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "junk.toml"
    file.write_bytes(junk)
    assert main(["board", "check", str(file)]) in (1, 2)
    shown = capsys.readouterr()
    assert str(file) in shown.out + shown.err
    assert main(["play", "leaping-lemmings", "--board", str(file)]) == 2
    assert str(file) in capsys.readouterr().err


def test_a_board_file_can_be_played_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.toml"
    text = boards.read("leaping-lemmings", "canyon").replace('"12a", "13c"', '"12b", "13c"')
    file.write_text(text.replace('name = "canyon"', 'name = "mine"'), encoding="utf-8")
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    assert main(["play", "leaping-lemmings", "--board", str(file)]) == 0
    assert re.search("│12b[^│]*♣│", capsys.readouterr().out)  # an eagle may hunt there
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    assert main(["play", "leaping-lemmings", "--board", "canyon"]) == 0


def test_the_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules"]) == 0
    chapters = capsys.readouterr().out
    assert "LL-5 " in chapters and "LL-R1 – LL-R27" in chapters
    assert main(["rules", "ll-5"]) == 0
    chapter = capsys.readouterr().out
    assert all(f"\nLL-5.{number} " in chapter for number in range(1, 11))
    assert main(["rules", "LL-5.7"]) == 0
    clause = capsys.readouterr().out
    assert clause.startswith("LL-5.7 ") and "stacking limit" in clause
    assert all(line == line.rstrip() for line in clause.splitlines())


def test_simulate_plays_games(capsys: pytest.CaptureFixture[str]) -> None:
    args = "simulate leaping-lemmings --players 3 --short --games 2 --seed 1 --first 1"
    assert main(args.split()) == 0
    once = capsys.readouterr().out
    assert main(args.split()) == 0
    assert once and capsys.readouterr().out == once


def test_the_module_is_the_command_and_closed_input_is_fine() -> None:
    done = run("play", "leaping-lemmings", "--seed", "1")
    assert done.returncode == 0 and "You left the game" in done.stdout and done.stderr == ""
    assert run("rules", "LL-99").returncode == 2


def test_bytes_that_are_no_text_do_no_harm() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "clifftop", "play", "leaping-lemmings", "--seed", "1"],
        input=b"\xff\xfe\nq\ny\n",
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONIOENCODING": "utf-8:strict"},
    )
    assert done.returncode == 0 and done.stderr == b""


def test_a_terminal_without_our_signs_gets_others() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "clifftop", "play", "leaping-lemmings", "--seed", "1"],
        input=b"q\ny\n",
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
    )
    assert done.returncode == 0 and b"Traceback" not in done.stderr


@pytest.mark.skipif(os.name == "nt", reason="no SIGINT to send there")
def test_ctrl_c_leaves_cleanly(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    command = ["play", "leaping-lemmings", "--seed", "1", "--save", str(file)]
    playing = subprocess.Popen(
        [sys.executable, "-m", "clifftop", *command],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert playing.stdout is not None
    for line in playing.stdout:  # it ends, rather than hang, if the prompt never comes
        if b"or ? for help" in line:
            break
    playing.send_signal(signal.SIGINT)
    _, complaint = playing.communicate()
    assert playing.returncode == 130
    assert complaint.decode().strip() == "Stopped."
    assert file.exists()
