"""A pool of processes in which bots think: one that takes too long is ended and replaced."""

from __future__ import annotations

import asyncio
import signal
import threading
import time
from concurrent.futures import TimeoutError as TooSlow
from multiprocessing import get_context
from random import Random
from typing import Final, final

from pebble import ProcessPool

from clifftop import bots
from clifftop.table import BotTurn

STARTING: Final = 20.0  # seconds that a fresh process may take to load a bot and answer once
GRACE: Final = 10.0  # seconds beyond its limit in which some bot or other must have answered
CHECK: Final = 0.5  # seconds between two looks whether anybody is still thinking


@final
class WorkerPool:
    """`await pool.think(game, turn, seed)` is what the bot says. Its time counts from when a
    process takes it up: nobody is too slow because others had to be answered first."""

    def __init__(self, processes: int, seconds: float) -> None:
        self.processes = processes
        self.seconds = seconds
        self.pool: ProcessPool | None = None
        self.known: set[tuple[str, str]] = set()  # bots that have answered: they are loaded
        self.heard = 0.0  # when a bot answered last, whichever it was

    async def think(self, game: str, turn: BotTurn, seed: int) -> int:
        pool = self.working_pool()
        loaded = (game, turn.bot) in self.known
        limit = self.seconds if loaded else self.seconds + STARTING
        arguments = (game, turn.bot, turn.knowledge, turn.actions, seed)
        answer = asyncio.wrap_future(pool.schedule(choose, args=arguments, timeout=limit))
        try:
            await self.heard_in_time(pool, answer, limit)
            action: int = answer.result()
        finally:
            answer.cancel()  # nobody waits for it any more
        self.known.add((game, turn.bot))
        return action

    async def heard_in_time(
        self, pool: ProcessPool, answer: asyncio.Future[int], limit: float
    ) -> None:
        """Until there is an answer. As long as any bot answers, the others are only waiting."""
        begun = time.monotonic()
        while not (await asyncio.wait((answer,), timeout=CHECK))[0]:
            silence = time.monotonic() - max(begun, self.heard)
            if pool is not self.pool or not pool.active or silence > limit + GRACE:
                self.drop(pool)
                raise TooSlow
        self.heard = time.monotonic()

    def working_pool(self) -> ProcessPool:
        if self.pool is not None and not self.pool.active:
            self.drop(self.pool)
        if self.pool is None:
            context = get_context("spawn")
            self.pool = ProcessPool(self.processes, initializer=settle_in, context=context)
        return self.pool

    def drop(self, pool: ProcessPool) -> None:
        """A process that ends at a bad moment may leave the others waiting for each other, and what
        was asked of it is lost. Then there are new ones, and the old ones end by and by."""
        if pool is self.pool:
            self.pool = None
            threading.Thread(target=end, args=(pool,), daemon=True).start()

    def close(self) -> None:
        if self.pool is not None:
            end(self.pool)
            self.pool = None


def end(pool: ProcessPool) -> None:
    pool.stop()  # type: ignore[no-untyped-call]
    pool.join()


def settle_in() -> None:
    """In the worker: an interrupt is for the server, which then ends its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def choose(game: str, bot: str, knowledge: dict[str, object], actions: list[int], seed: int) -> int:
    """In the worker: what the bot would do."""
    return bots.find_for_table(game, bot).choose(knowledge, actions, Random(seed))
