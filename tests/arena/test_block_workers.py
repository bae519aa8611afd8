"""Blocks in processes: the same blocks, and one that dies loses only its own."""

from itertools import count
from pathlib import Path

import pytest
from tests.arena.test_match import FIRST, LAST, games, short_match
from tests.arena.test_results_file import run, without_times

from clifftop.arena.matches.block import play_block
from clifftop.arena.processes.block_workers import BlockError, play_blocks

MORTAL, DOOMED = "tests.arena.players:mortal", "tests.arena.players:doomed"


def test_any_number_of_processes_plays_the_same_blocks(tmp_path: Path) -> None:
    match = short_match("random", FIRST, LAST)
    run(match, tmp_path / "one.jsonl", 6)
    run(match, tmp_path / "three.jsonl", 6, jobs=3)
    assert without_times(tmp_path / "one.jsonl") == without_times(tmp_path / "three.jsonl", True)


def test_the_block_of_a_process_that_dies_is_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CLIFFTOP_TEST_GRAVE", str(tmp_path / "grave"))
    match = short_match(MORTAL, "random")
    blocks = {block.block: block for block in play_blocks(match, range(4), 2)}
    assert (tmp_path / "grave").exists()
    assert sorted(blocks) == [0, 1, 2, 3]
    assert all(games(blocks[number]) == games(play_block(match, number)) for number in blocks)


def test_a_block_that_kills_whoever_plays_it_is_named_in_the_end() -> None:
    with pytest.raises(BlockError, match=r"block 0 has ended its process 3 times \(exit status 9"):
        list(play_blocks(short_match(DOOMED, "random"), range(1), 2))


def test_what_goes_wrong_in_a_process_is_told_here() -> None:
    match = short_match("random", FIRST)
    match.options["players"] = 9
    with pytest.raises(
        BlockError, match="block 0 could not be played to its end: OptionError: players"
    ):
        list(play_blocks(match, range(1), 2))


def test_whoever_has_seen_enough_stops_asking() -> None:
    """Blocks are begun only as somebody is free: of endlessly many, two can be had."""

    blocks = play_blocks(short_match("random", FIRST), count(), 2)
    assert {next(blocks).block, next(blocks).block} <= set(range(4))
    blocks.close()
