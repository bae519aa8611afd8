"""Results on disk: whatever ends a run, the same command goes on with it."""

import io
import json
from collections.abc import Generator, Iterable
from functools import partial
from pathlib import Path

import pytest
from rich.console import Console
from tests.arena.test_match import FIRST, LAST, short_match

from clifftop.arena import match_run
from clifftop.arena.matches.block import Block, play_block
from clifftop.arena.matches.match import Match
from clifftop.arena.matches.results_file import Results, ResultsError, ResultsFile, read
from clifftop.arena.processes import block_workers
from clifftop.arena.reports.progress_bar import Progress

SILENT = Progress(Console(quiet=True))


def run(match: Match, file: Path, blocks: int, jobs: int = 1) -> Results:
    return match_run.run(match, file, blocks, partial(block_workers.play_blocks, jobs=jobs), SILENT)


def without_times(file: Path, ordered: bool = False) -> bytes:
    """The file, less the one thing in it that a clock says."""
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    for line in lines[1:]:
        del line["times"]
    if ordered:
        lines[1:] = sorted(lines[1:], key=lambda line: int(line["block"]))
    return "\n".join(json.dumps(line) for line in lines).encode()


def interrupted(match: Match, numbers: Iterable[int]) -> Generator[Block, None, None]:
    """Somebody who waits presses Ctrl-C during the third block."""
    for number in numbers:
        if number == 2:
            raise KeyboardInterrupt
        yield play_block(match, number)


def test_a_run_that_was_stopped_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    match = short_match("random", FIRST, LAST)
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    run(match, whole, 5)
    with pytest.raises(KeyboardInterrupt):
        match_run.run(match, parts, 5, interrupted, SILENT)
    assert sorted(read(parts).blocks) == [0, 1]
    run(match, parts, 4)
    results = run(match, parts, 5)
    assert without_times(parts) == without_times(whole)
    assert read(parts).blocks == results.blocks and len(results.blocks) == 5


def test_a_line_that_was_half_written_is_played_again(tmp_path: Path) -> None:
    match, file = short_match("random", FIRST), tmp_path / "match.jsonl"
    run(match, file, 3)
    whole, complete = without_times(file), file.read_bytes()
    for cut in (1, 40):
        file.write_bytes(complete[:-cut])
        assert sorted(read(file).blocks) == [0, 1]
        run(match, file, 3)
        assert without_times(file) == whole
    file.write_bytes(complete[:50])  # not even the first line is whole
    run(match, file, 3)
    assert without_times(file) == whole


def test_whoever_waits_sees_how_far_it_is_and_how_it_stands(tmp_path: Path) -> None:
    match, file = short_match("greedy", "random"), tmp_path / "match.jsonl"
    run(match, file, 1)
    console = Console(file=io.StringIO(), force_terminal=True, width=120)
    progress = Progress(console)
    match_run.run(match, file, 2, partial(block_workers.play_blocks, jobs=1), progress)
    assert isinstance(console.file, io.StringIO)
    shown = console.file.getvalue()
    assert "Blocks" in shown and "1/2" in shown and "2/2" in shown
    assert "greedy 100.0% random 0.0% (even: 50%)" in shown


def test_nothing_is_played_that_is_there(tmp_path: Path) -> None:
    match, file = short_match("random", FIRST), tmp_path / "match.jsonl"
    run(match, file, 2)
    before = file.read_bytes()
    assert len(run(match, file, 2).blocks) == 2
    assert len(run(match, file, 1).blocks) == 2
    assert file.read_bytes() == before


def test_a_file_of_another_match_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    run(short_match("random", FIRST), file, 1)
    before = file.read_bytes()
    with pytest.raises(ResultsError, match="its seed is 1, not 2; name another file"):
        run(short_match("random", FIRST, seed=2), file, 1)
    with pytest.raises(ResultsError, match=r"its entrants is \[\"random\",\"tests"):
        run(short_match(FIRST, "random"), file, 1)
    assert file.read_bytes() == before


def test_what_is_no_result_is_named_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    with pytest.raises(ResultsError, match="there is no file"):
        read(file)
    file.write_text("", encoding="utf-8")
    with pytest.raises(ResultsError, match="holds no results"):
        read(file)
    file.write_text('{"some": "thing"}\n', encoding="utf-8")
    with pytest.raises(ResultsError, match="line 1 is not what the arena writes"):
        read(file)
    file.unlink()
    run(short_match("random", FIRST), file, 1)
    with file.open("a", encoding="utf-8") as more:
        more.write("half a\nline\n")
    with pytest.raises(ResultsError, match="line 3 is not what the arena writes"):
        read(file)
    with pytest.raises(ResultsError, match="cannot be written: No such file"):
        ResultsFile(short_match("random", FIRST), tmp_path / "nowhere" / "match.jsonl")


def test_a_block_that_two_runs_played_counts_once(tmp_path: Path) -> None:
    match, file = short_match("random", FIRST), tmp_path / "match.jsonl"
    run(match, file, 1)
    file.write_bytes(file.read_bytes() + file.read_bytes().splitlines(keepends=True)[1])
    assert len(read(file).in_order()) == 1
