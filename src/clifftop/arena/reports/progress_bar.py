"""A progress bar of a match: how far it has come, the time left, and how it stands."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, final

from clifftop.arena.matches.block import Block
from clifftop.arena.matches.results_file import Results
from clifftop.arena.statistics.sequential_test import Trial
from clifftop.arena.statistics.win_shares import won_by
from clifftop.catalogue import text

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress as Bar
    from rich.progress import TaskID


@final
class Progress:
    """A bar on a console; on one that is no terminal, nothing."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.bar: Bar | None = None
        self.task: TaskID | None = None
        self.won: dict[str, float] = {}
        self.seats: dict[str, float] = {}
        self.even = 0.0

    @contextmanager
    def watching(self, results: Results, blocks: int) -> Iterator[None]:
        if not self.console.is_terminal:
            yield
            return
        from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
        from rich.progress import Progress as Bar

        self.even = 1 / results.match.players
        for block in results.blocks.values():
            self.count(block)
        done = blocks - len(results.missing(range(blocks)))
        with Bar(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(elapsed_when_finished=True),
            TextColumn("{task.fields[how]}", markup=False),
            console=self.console,
            transient=True,
        ) as self.bar:
            what = text("arena-progress")
            self.task = self.bar.add_task(what, total=blocks, completed=done, how=self.standing())
            yield
        self.bar = None

    def add(self, block: Block, trial: Trial | None = None) -> None:
        if self.bar is None or self.task is None:
            return
        self.count(block)
        how = self.standing()
        if trial is not None and trial.blocks:
            ratio, bound = trial.ratio(), trial.upper
            how = text("arena-progress-trial", ratio=ratio, bound=bound, shares=how)
        self.bar.update(self.task, advance=1, how=how)

    def count(self, block: Block) -> None:
        for name in block.times:
            won, of = won_by(name, block)
            self.won[name] = self.won.get(name, 0) + won
            self.seats[name] = self.seats.get(name, 0) + of

    def standing(self) -> str:
        """The running win shares, without intervals: those take longer than quick games."""
        shares = [
            text("arena-progress-share", name=name, share=self.won[name] / seats)
            for name, seats in self.seats.items()
        ]
        return text("arena-progress-shares", shares=" ".join(shares), even=self.even)
