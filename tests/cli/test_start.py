"""A command loads what it needs and no more, so that it is there at once."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from clifftop import boards

HEAVY = (
    "alembic",
    "babel",
    "fluent",
    "litestar",
    "matplotlib",
    "msgspec",
    "multiprocessing",
    "numpy",
    "openskill",
    "pebble",
    "rich",
    "sqlalchemy",
    "uvicorn",
)


def loaded(*line: str) -> set[str]:
    """Which of the heavy packages a process has loaded after a command, or after none."""
    code = (
        "import sys, json, contextlib, io\n"
        "import clifftop.cli\n"
        "line = sys.argv[1:]\n"
        "with contextlib.redirect_stdout(io.StringIO()), contextlib.suppress(SystemExit):\n"
        "    line and clifftop.cli.main(line)\n"
        f"print(json.dumps([name for name in {HEAVY!r} if name in sys.modules]))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, *line], capture_output=True, text=True, check=True
    )
    return set(json.loads(done.stdout))


def test_importing_the_command_loads_nothing_heavy() -> None:
    assert loaded() == set()


@pytest.mark.parametrize(
    "line", ["version", "--help", "play --help", "serve --help", "rules --help"]
)
def test_help_needs_nothing_heavy(line: str) -> None:
    assert loaded(*line.split()) == set()


def test_checking_a_board_needs_nothing_heavy(tmp_path: Path) -> None:
    file = tmp_path / "canyon.toml"
    file.write_text(boards.read("leaping-lemmings", "canyon"), encoding="utf-8")
    assert loaded("board", "check", str(file)) <= {"rich"}


@pytest.mark.parametrize("line", ["rules LL-5.7", "simulate lemming-mafia --games 1"])
def test_pages_and_tables_need_rich_alone(line: str) -> None:
    assert loaded(*line.split()) == {"rich"}
