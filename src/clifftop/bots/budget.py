"""How long a bot may think about one decision."""

from __future__ import annotations

import gc
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, final

from clifftop.kernel.errors import ClifftopError

MILLISECONDS: Final = "ms"
NODES: Final = "n"
YOUNG: Final = 0  # the generation of what was made last


@contextmanager
def undisturbed() -> Iterator[None]:
    """Without a search for garbage in between: it looks at everything that the process holds, which
    may take longer than a decision, and a tree has no cycles that it would find. What was made
    meanwhile is looked through at the end, lest all else be, too, as soon as it is allowed."""
    wanted = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if wanted:
            gc.collect(YOUNG)
            gc.enable()


@final
class BudgetError(ClifftopError, ValueError):
    """`Budget.parse` was given something else than "10ms" or "500n"."""


@final
class Budget:
    """CPU seconds, or nodes of a search; with nodes a bot's choice depends on its generator alone.

    `stop`, called from a thread or a signal, ends the wait: the bot then answers with the best that
    it has found so far.
    """

    def __init__(
        self,
        seconds: float | None = None,
        nodes: int | None = None,
        patience: float | None = None,
    ) -> None:
        self.seconds = seconds
        self.nodes = nodes
        self.patience = patience  # seconds by the clock, for people who wait
        self.stopped = False
        self.begun = 0.0
        self.awaited = 0.0

    @staticmethod
    def parse(given: str) -> Budget:
        """The budget of "10ms" or "500n", as it is written everywhere."""
        found = re.fullmatch(r"(\d+(?:\.\d+)?)ms|([1-9]\d*)n", given.strip())
        if found is None or (found[1] and not float(found[1])):
            raise BudgetError("bot-budget", given=given)
        if found[2]:
            return Budget(nodes=int(found[2]))
        return Budget(seconds=float(found[1]) / 1000)

    def begin(self) -> None:
        """A new decision: the time counts from now."""
        self.stopped = False
        self.begun = time.thread_time()
        self.awaited = time.monotonic()

    def stop(self) -> None:
        self.stopped = True

    def left(self, nodes: int) -> bool:
        """Whether to think on, after so many nodes."""
        if self.stopped:
            return False
        if self.nodes is not None and nodes >= self.nodes:
            return False
        if self.patience is not None and time.monotonic() - self.awaited >= self.patience:
            return False
        return self.seconds is None or time.thread_time() - self.begun < self.seconds

    def spent(self, nodes: int) -> float:
        """Which part of it is gone after so many nodes; nothing, if only `stop` ends it."""
        part = 0.0
        if self.nodes is not None:
            part = nodes / self.nodes
        if self.seconds is not None:
            part = max(part, (time.thread_time() - self.begun) / self.seconds)
        if self.patience is not None:
            part = max(part, (time.monotonic() - self.awaited) / self.patience)
        return part

    def __str__(self) -> str:
        if self.nodes is not None:
            return f"{self.nodes}{NODES}"
        return "" if self.seconds is None else f"{self.seconds * 1000:g}{MILLISECONDS}"
