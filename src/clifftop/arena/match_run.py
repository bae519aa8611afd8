"""The run of a match from its first block to its last, on disk, for those who wait for it."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from contextlib import closing
from pathlib import Path

from clifftop.arena.matches.block import Block
from clifftop.arena.matches.match import Match
from clifftop.arena.matches.results_file import Results, ResultsFile
from clifftop.arena.reports.progress_bar import Progress
from clifftop.arena.statistics.sequential_test import Trial
from clifftop.arena.statistics.win_shares import won_by

# What plays blocks, here or elsewhere: they come back in any order. Closed, they stop playing.
Play = Callable[[Match, Iterable[int]], Generator[Block, None, None]]


def run(
    match: Match,
    file: Path,
    blocks: int,
    play: Play,
    progress: Progress,
    records: Path | None = None,
) -> Results:
    """Play the blocks that the file lacks; their games are kept in the folder for records, if there
    is one and `play` brings them along."""
    with ResultsFile(match, file, records) as kept:
        missing = kept.results.missing(range(blocks))
        with (
            progress.watching(kept.results, blocks),
            closing(play(match, missing)) as played,
        ):
            for block in played:
                kept.add(block)
                progress.add(block)
        return kept.results


def test(
    match: Match, file: Path, most: int, gain: float, play: Play, progress: Progress
) -> tuple[Results, Trial]:
    """Play until it is known whether the challenger, who is named first, is better, or until there
    are too many blocks. Blocks are judged in their order, however many are played at a time: so
    the same seed gives the same verdict after the same block."""
    with ResultsFile(match, file) as kept:
        trial = Trial(match.players, gain)
        judge(trial, kept.results)
        if trial.verdict() is None:
            missing = kept.results.missing(range(most))
            with (
                progress.watching(kept.results, most),
                closing(play(match, missing)) as played,
            ):
                for block in played:
                    kept.add(block)
                    judge(trial, kept.results)
                    progress.add(block, trial)
                    if trial.verdict() is not None:
                        break
        return kept.results, trial


def judge(trial: Trial, results: Results) -> None:
    """Hear the blocks that the trial has not heard, up to the first one that is missing."""
    while trial.verdict() is None and trial.blocks in results.blocks:
        won, of = won_by(results.match.entrants[0], results.blocks[trial.blocks])
        trial.add(won / of)
