"""Full disks, readers that go, and mistakes of our own: a line for people, never a traceback."""

import os
import signal
import socket
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from clifftop.cli import main, version_command

FULL = Path("/dev/full")
COMMAND = [sys.executable, "-m", "clifftop"]

full_disk = pytest.mark.skipif(not FULL.exists(), reason="no device that is always full here")


@full_disk
@pytest.mark.parametrize(
    "line", ["version", "--help", "rules", "play --help", "simulate lemminge --games 1 --json"]
)
def test_output_that_cannot_be_written_is_said(line: str) -> None:
    with FULL.open("w") as full:
        done = subprocess.run(
            [*COMMAND, *line.split()], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert done.returncode == 2
    assert done.stderr.startswith("clifftop: the output cannot be written: No space")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("line", ["version", "--help", "rules LL-5", "completion bash"])
def test_a_reader_that_has_gone_needs_no_word(line: str) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [*COMMAND, *line.split()], stdout=writing, stderr=subprocess.PIPE, text=True, check=False
    )
    os.close(writing)
    assert (done.returncode, done.stderr) == (1, "")


@full_disk
@pytest.mark.parametrize(
    "line", ["arena run lemminge --bots random --file", "board check", "replay", "arena report"]
)
def test_a_device_is_no_file(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*line.split(), str(FULL)]) == 2
    assert capsys.readouterr().err == f"clifftop: {FULL} is a device, not a file\n"


@pytest.mark.skipif(os.name == "nt", reason="no such limit there")
def test_results_that_cannot_be_kept(tmp_path: Path) -> None:
    file = tmp_path / "results"
    code = (
        "import resource, sys; from clifftop.cli import main\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (300, 300))\n"
        "sys.exit(main(sys.argv[1:]))"
    )
    line = f"arena run lemming-mafia --bots random --blocks 2 --seed 1 --file {file}"
    done = subprocess.run(
        [sys.executable, "-c", code, *line.split()], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert done.stderr == f"clifftop: {file} cannot be written: File too large\n"


def test_a_data_folder_that_cannot_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    home = tmp_path / "home"
    home.touch()
    for name in ("HOME", "XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.setenv(name, str(home))
    monkeypatch.delenv("DATABASE_URL", raising=False)
    for line in ("serve", "admin tables"):
        assert main(line.split()) == 2
        said = capsys.readouterr().err
        assert said.startswith(f"clifftop: the data folder {home}")
        assert "cannot be used: " in said and "--database sqlite:///FILE" in said


def test_a_port_that_is_taken(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        line = f"serve --port {port} --database sqlite:///{tmp_path}/games.db"
        # SO_REUSEADDR lets nobody in where somebody listens.
        assert main(line.split()) == 2
    said = capsys.readouterr().err
    assert f"127.0.0.1:{port} cannot be listened at" in said and "--port" in said


def test_a_folder_for_plots_that_is_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("matplotlib")
    results, place = tmp_path / "results", tmp_path / "place"
    place.touch()
    line = f"arena run lemming-mafia --bots random --blocks 1 --seed 1 --file {results}"
    assert main(line.split()) == 0
    capsys.readouterr()
    assert main(f"arena plot {results} --out {place}".split()) == 2
    assert capsys.readouterr().err == f"clifftop: {place} cannot be used: File exists\n"


@pytest.fixture
def mistake(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A command with a mistake in it, and the folder where what is told of it goes."""

    def engine() -> None:
        raise ZeroDivisionError("one too few")

    monkeypatch.setattr("clifftop.cli.engine.engine", engine)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.delenv("CLIFFTOP_DEBUG", raising=False)
    assert callable(version_command.show_version)
    return tmp_path


def test_a_mistake_of_ours_is_kept_in_a_file(
    mistake: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["version"]) == 2
    shown = capsys.readouterr()
    (kept,) = mistake.iterdir()
    assert shown.err == (
        "clifftop: this should not have happened: ZeroDivisionError: one too few; "
        f"where it did is told in {kept}\n"
    )
    assert kept.read_text(encoding="utf-8").startswith("Traceback")


def test_it_is_shown_to_those_who_ask(
    mistake: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CLIFFTOP_DEBUG", "1")
    assert main(["version"]) == 2
    shown = capsys.readouterr().err
    assert shown.startswith("Traceback") and shown.endswith("ZeroDivisionError: one too few\n")
    assert list(mistake.iterdir()) == []


def test_nowhere_to_keep_it(
    mistake: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(mistake / "nowhere"))
    assert main(["version"]) == 2
    assert "with CLIFFTOP_DEBUG=1 it is told where it did" in capsys.readouterr().err


@pytest.mark.skipif(os.name == "nt", reason="no SIGINT to send there")
def test_ctrl_c_at_a_time_when_nothing_is_played(tmp_path: Path) -> None:
    code = "import signal; from clifftop.cli import main; import clifftop.cli.version_command as v;"
    code += "v.engine = None; import clifftop.cli.engine as e;"
    code += f"e.engine = lambda: signal.raise_signal({int(signal.SIGINT)});"
    code += "raise SystemExit(main(['version']))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr.strip()) == (130, "Stopped.")
