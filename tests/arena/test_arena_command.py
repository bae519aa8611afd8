"""`clifftop arena`: a match from the command line to its report, and what is said if it cannot."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from tests.arena.invented import invented

from clifftop import Record
from clifftop.arena.matches.results_file import Results, read
from clifftop.cli import main

SHORT = "leaping-lemmings --players 2 --short --seed 1"
FIRST = "tests.arena.players:first"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where nothing lies about."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def kept(results: Results, file: Path) -> str:
    lines = [results.match, *results.in_order()]
    file.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
    return str(file)


def test_a_match_is_played_told_and_gone_on_with(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = f"arena run {SHORT} --bots greedy,random --blocks"
    assert main([*command.split(), "2"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("4 games of Leaping Lemmings with 2 players, in 2 blocks\n")
    assert "│ greedy │     4 │ 100.0% │" in shown and "seat 1" in shown
    (file,) = folder.glob("arena-leaping-lemmings-*.jsonl")
    assert f"Results are in {file.name}" in shown
    assert main([*command.split(), "3"]) == 0
    assert "6 games" in capsys.readouterr().out
    assert len(read(file).blocks) == 3
    assert main([*f"{command} 1 --first 1".split()]) == 0  # another match is another file
    assert len(list(folder.glob("*.jsonl"))) == 2


def test_a_test_ends_with_a_verdict(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = f"arena test {SHORT} --bots {FIRST},random --gain 0.3 --file t.jsonl"
    assert main([*command.split(), "--blocks", "2"]) == 1
    assert "still open whether tests.arena.players:first is better" in capsys.readouterr().out
    status = main(command.split())
    said = capsys.readouterr().out
    assert ("is better than random.\n" in said) == (status == 0)
    assert "LLR" in said and "bounds -2.94 and 2.94" in said and "(even: 50%)" in said


def test_a_report_of_several_matches(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    strengths = {"A": 3.0, "B": 1.0, "C": 0.3}
    one = kept(invented(("A", "B", "B"), strengths, 20, 1), folder / "one.jsonl")
    two = kept(invented(("B", "C", "C"), strengths, 20, 2), folder / "two.jsonl")
    assert main(["arena", "report", one, two]) == 0
    shown = capsys.readouterr().out
    for part in ("Standings", "Seats", "before a column", "Ratings", "even is 33.3%", "seed 2"):
        assert part in shown
    assert "arena-" not in shown and "simulate-" not in shown
    assert main(["arena", "report", one, two, "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["games"] == 120 and figures["even"] == pytest.approx(1 / 3)
    assert list(figures["ratings"]) == ["A", "B", "C"]
    assert figures["crosstable"]["A"]["B"] > 0.5 > figures["crosstable"]["C"]["B"]
    assert [match["seed"] for match in figures["matches"]] == [1, 2]


def test_a_report_says_what_failed(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = f"arena run {SHORT} --bots tests.arena.players:clumsy,random --blocks 1"
    assert main(command.split()) == 0
    shown = capsys.readouterr().out
    assert "clumsy failed and was answered for at random; the first time: " in shown
    (file,) = folder.glob("arena-*-failed-tests.arena.players-clumsy.json")
    assert (
        f"The game up to there is in {file.name}; “clifftop replay {file.name}” opens it." in shown
    )
    failed = Record.loads(file.read_text(encoding="utf-8")).notes["failed"]
    assert isinstance(failed, dict) and failed["bot"] == "tests.arena.players:clumsy"


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_every_game_is_kept_as_a_record(
    jobs: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = f"arena run {SHORT} --bots greedy,random --jobs {jobs} --file m.jsonl --blocks"
    assert main([*command.split(), "1"]) == 0
    assert main([*command.split(), "3", "--records", "games"]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert "4 games are kept as records in games One block was played earlier" in shown
    files = sorted(file.name for file in (folder / "games").iterdir())
    assert files == [
        f"leaping-lemmings-block-{block:04}-rotation-{rotation}.json"
        for block in (1, 2)
        for rotation in (0, 1)
    ]
    record = Record.loads((folder / "games" / files[1]).read_text(encoding="utf-8"))
    played = read(folder / "m.jsonl").blocks[1].games[1]
    assert record.replay().places() == played.places == record.notes["places"]
    assert record.notes["seats"] == [{"who": "random"}, {"who": "greedy"}]
    assert main(["replay", "--all", f"games/{files[1]}"]) == 0
    assert b"records" not in (folder / "m.jsonl").read_bytes()


def test_games_of_another_match_are_not_written_over(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = f"arena run {SHORT} --blocks 1 --records games --bots"
    assert main([*command.split(), "greedy,random"]) == 0
    before = {file: file.read_bytes() for file in (folder / "games").iterdir()}
    assert main([*command.split(), "random,random"]) == 2
    assert "games holds games of another match, such as leaping-" in capsys.readouterr().err
    assert before == {file: file.read_bytes() for file in (folder / "games").iterdir()}


def test_a_bot_of_ones_own_plays_as_the_page_says(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = (Path(__file__).parents[2] / "docs" / "arena.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    (folder / "mybots.py").write_text(code, encoding="utf-8")
    monkeypatch.setattr(sys, "path", [place for place in sys.path if place])
    command = f"arena run {SHORT} --bots mybots:cautious,greedy --blocks 2 --jobs 2"
    assert main(command.split()) == 0
    assert "│ mybots:cautious │     4 │" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (f"run {SHORT} --bots gredy", "no bot “gredy” plays leaping-lemmings"),
        (f"run {SHORT} --bots greedy,random,random", "the bots are 3 for 2 seats; name one"),
        (f"run {SHORT} --bots nowhere:make", "no module nowhere is installed or in the folder"),
        (f"run {SHORT} --bots random --blocks 0", "--blocks is 0, but must be at least 1"),
        (f"run {SHORT} --bots random --jobs -1", "--jobs is -1, but must be at least 0"),
        ("run lemings --bots random", "there is no game “lemings”"),
        (f"test {SHORT} --bots greedy", "does not name two different bots"),
        (f"test {SHORT} --bots greedy,random --gain 0.5", "--gain is 0.5, but must be more than 0"),
        ("report nowhere.jsonl", "there is no file nowhere.jsonl"),
        ("plot nowhere.jsonl --out plots", "there is no file nowhere.jsonl"),
    ],
)
def test_what_is_wrong_is_said_in_a_line(
    command: str, said: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *command.split()]) == 2
    shown = capsys.readouterr()
    assert shown.err.startswith("clifftop: ") and said in shown.err
    assert shown.out == "" and list(folder.iterdir()) == []


def test_files_that_do_not_belong_together(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    two = kept(invented(("A", "B"), {"A": 1, "B": 1}, 1), folder / "two.jsonl")
    three = kept(invented(("A", "B", "B"), {"A": 1, "B": 1}, 1), folder / "three.jsonl")
    none = kept(invented(("A", "B"), {}, 0), folder / "none.jsonl")
    assert main(["arena", "report", two, three]) == 2
    assert "players is 3 in one and 2 in the other" in capsys.readouterr().err
    assert main(["arena", "report", none]) == 2
    assert "no block has been played yet" in capsys.readouterr().err


@pytest.mark.skipif(os.name == "nt", reason="no SIGINT to send there")
@pytest.mark.parametrize(
    ("what", "jobs"),
    [
        (f"{SHORT} --bots random", "1"),
        (f"{SHORT} --bots random", "2"),
        ("lemming-mafia --players 3 --seed 1 --bots strong:1n,greedy,greedy", "1"),
    ],
)
def test_ctrl_c_keeps_the_blocks_that_are_finished(what: str, jobs: str, folder: Path) -> None:
    command = f"arena run {what} --blocks 100000 --file kept.jsonl --jobs {jobs}"
    playing = subprocess.Popen(
        [sys.executable, "-m", "clifftop", *command.split()],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    file = folder / "kept.jsonl"
    while playing.poll() is None and not (file.exists() and file.read_bytes().count(b"\n") > 3):
        os.sched_yield()
    playing.send_signal(signal.SIGINT)
    _, complaint = playing.communicate()
    assert playing.returncode == 130
    assert complaint.decode().strip() == "Stopped."
    assert len(read(file).blocks) > 2
