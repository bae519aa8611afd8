"""What a shell offers after `clifftop` and a tab."""

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from clifftop.cli import main

Complete = Callable[..., list[str]]

ASK = """
source "$1"
shift
COMP_WORDS=("$@")
COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
_clifftop
printf '%s\\n' "${COMPREPLY[@]}"
"""


@pytest.fixture
def complete(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Complete:
    """What bash offers for the last of some words, in an empty folder."""
    shell = shutil.which("bash")
    if shell is None:
        pytest.skip("no bash here")
    assert main(["completion", "bash"]) == 0
    script = tmp_path / "script"
    script.write_text(capsys.readouterr().out, encoding="utf-8")
    folder = tmp_path / "here"
    folder.mkdir()

    def offered(*words: str, files: tuple[str, ...] = ()) -> list[str]:
        for name in files:
            (folder / name).touch()
        line = [shell, "-c", ASK, "bash", str(script), "clifftop", *words]
        done = subprocess.run(line, cwd=folder, capture_output=True, text=True, check=True)
        assert done.stderr == ""
        return done.stdout.split("\n")[:-1] if done.stdout.strip() else []

    return offered


def test_commands_and_those_below_them(complete: Complete) -> None:
    assert {"play", "serve", "simulate", "completion"} <= set(complete(""))
    assert complete("si") == ["simulate"]
    assert complete("board", "") == ["check"]
    assert complete("admin", "remove", "") == ["table", "guest"]
    assert complete("version", "") == []


def test_games_levels_boards_and_other_choices(complete: Complete) -> None:
    assert complete("play", "") == ["leaping-lemmings", "lemming-mafia", "lemminge"]
    assert complete("simulate", "lemmin") == ["lemming-mafia", "lemminge"]
    assert complete("play", "lemminge", "--bots", "s") == ["skilled", "strong"]
    assert complete("arena", "run", "lemminge", "--board", "ho") == ["horseshoe"]
    assert complete("admin", "tables", "--status", "") == ["waiting", "running", "over"]
    assert complete("completion", "f") == ["fish"]
    assert complete("play", "--seed", "") == []


def test_options_once_a_dash_is_typed(complete: Complete) -> None:
    assert complete("simulate", "lemminge", "--j") == ["--jobs", "--json"]
    assert complete("serve", "--po") == ["--port"]
    assert complete("admin", "export", "--with") == ["--with-secrets"]


def test_a_value_after_a_sign_of_equality(complete: Complete) -> None:
    # Bash makes three words of it.
    assert complete("play", "--board", "=", "pi") == ["pier"]
    assert complete("play", "--bots", "=") == complete("play", "--bots", "")


def test_files_where_a_file_is_wanted(complete: Complete) -> None:
    files = ("my game.json", "my.toml")
    assert complete("replay", "my", files=files) == ["my game.json", "my.toml"]
    assert complete("board", "check", "my.") == ["my.toml"]
    assert complete("play", "--board", "my.t") == ["my.toml"]


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_the_scripts_of_other_shells_parse(
    shell: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["completion", shell]) == 0
    script = tmp_path / "script"
    script.write_text(capsys.readouterr().out, encoding="utf-8")
    text = script.read_text(encoding="utf-8")
    assert "horseshoe" in text and "admin remove guest" in text
    program = shutil.which(shell)
    if program is not None:
        subprocess.run([program, "-n", str(script)], check=True)
