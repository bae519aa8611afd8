"""Blocks played in processes of this machine.

Each process has a pipe of its own and nothing else in common with the others: one that dies, at
whatever moment, can leave nobody waiting, and its block is played again.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Generator, Iterable, Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Final, final

from clifftop.arena.matches.block import Block, play_block
from clifftop.arena.matches.match import Match
from clifftop.kernel.errors import ClifftopError

TRIES: Final = 3
SPAWN: Final = get_context("spawn")  # the same on every system; nothing is inherited by accident


@final
class BlockError(ClifftopError):
    """A block that cannot be played."""


def play_blocks(
    match: Match, numbers: Iterable[int], jobs: int, records: bool = False
) -> Generator[Block, None, None]:
    """The blocks, in the order in which they are finished; with 0 jobs on all cores. Numbers are
    taken when somebody is free to play, so a caller who has seen enough just stops asking."""
    jobs = jobs or os.cpu_count() or 1
    if jobs == 1:
        for number in numbers:
            yield play_block(match, number, records)
        return
    crew = Crew(match, jobs, records)
    try:
        yield from crew.play(iter(numbers))
    finally:
        crew.end()


@final
class Worker:
    """A process that plays one block at a time."""

    def __init__(self, match: Match, records: bool) -> None:
        self.pipe, theirs = SPAWN.Pipe()
        self.process = SPAWN.Process(target=work, args=(match, records, theirs), daemon=True)
        self.process.start()
        theirs.close()  # now the pipe ends when the process does
        self.number: int | None = None

    def give(self, number: int) -> None:
        self.number = number
        self.pipe.send(number)

    def take(self) -> Block:
        number, self.number = self.number, None
        answer = self.pipe.recv()
        if isinstance(answer, str):
            raise BlockError("arena-block-failed", block=number, why=answer)
        assert isinstance(answer, Block)
        return answer

    def end(self) -> None:
        self.process.terminate()
        self.process.join()
        self.pipe.close()


@final
class Crew:
    """Some workers, of whom those that died are replaced."""

    def __init__(self, match: Match, jobs: int, records: bool = False) -> None:
        self.match = match
        self.jobs = jobs
        self.records = records
        self.workers: list[Worker] = []
        self.lost: dict[int, int] = {}  # how often a block was lost
        self.again: list[int] = []

    def play(self, numbers: Iterator[int]) -> Iterator[Block]:
        while True:
            self.give_out(numbers)
            busy = {worker.pipe: worker for worker in self.workers if worker.number is not None}
            if not busy:
                return
            for pipe in wait(list(busy)):
                assert isinstance(pipe, Connection)
                block = self.collect(busy[pipe])
                if block is not None:
                    yield block

    def give_out(self, numbers: Iterator[int]) -> None:
        """A block for everybody who is free; more are hired as long as there is work."""
        while len(self.workers) < self.jobs or any(one.number is None for one in self.workers):
            number = self.again.pop() if self.again else next(numbers, None)
            if number is None:
                return
            free = [worker for worker in self.workers if worker.number is None]
            if not free:
                free = [Worker(self.match, self.records)]
                self.workers += free
            try:
                free[0].give(number)
            except OSError:  # it died while it had nothing to do
                self.dismiss(free[0])
                self.again.append(number)

    def collect(self, worker: Worker) -> Block | None:
        number = worker.number
        assert number is not None
        try:
            return worker.take()
        except (EOFError, OSError) as error:
            self.dismiss(worker)
            self.lost[number] = self.lost.get(number, 0) + 1
            if self.lost[number] == TRIES:
                status = str(worker.process.exitcode)
                raise BlockError(
                    "arena-block-lost", block=number, tries=TRIES, status=status
                ) from error
            self.again.append(number)
            return None

    def dismiss(self, worker: Worker) -> None:
        self.workers.remove(worker)
        worker.end()

    def end(self) -> None:
        for worker in self.workers[:]:
            self.dismiss(worker)


def work(match: Match, records: bool, pipe: Connection) -> None:
    """In the worker: play what is asked for until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # an interrupt is for the process that shares out
    while True:
        try:
            number = pipe.recv()
        except EOFError:
            return
        try:
            answer: Block | str = play_block(match, number, records)
        except Exception as error:
            answer = f"{type(error).__name__}: {error}"
        pipe.send(answer)
