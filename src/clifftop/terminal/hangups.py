"""Signals that end a game: a terminal that hangs up, `kill`, Ctrl-C. They are heard at once where
a person or a bot thinks; what is being changed or written is brought to its end first."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType, TracebackType
from typing import TYPE_CHECKING, Any, Final, final

if TYPE_CHECKING:
    from rich.console import Console

HEARD: Final = ("SIGHUP", "SIGTERM", "SIGINT")
HUNG_UP: Final = 128 + 1  # the exit status, as shells have it


class HungUp(SystemExit):
    """A signal has ended the program; the exit status is that of shells."""

    def __init__(self, number: int) -> None:
        super().__init__(128 + number)


@final
class Hangups:
    """`with hangups:` hears the signals; `with hangups.held():` lets them wait for its end."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.before: dict[int, Callable[[int, FrameType | None], Any] | int | None] = {}
        self.holding = 0
        self.waiting: list[int] = []

    def __enter__(self) -> Hangups:
        if threading.current_thread() is threading.main_thread():
            for name in HEARD:
                number = getattr(signal, name, None)
                # What is ignored stays ignored: nohup means it.
                if number is not None and signal.getsignal(number) != signal.SIG_IGN:
                    self.before[number] = signal.signal(number, self.hear)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for number, handler in self.before.items():
            signal.signal(number, handler)
        self.before.clear()

    def hear(self, number: int, frame: FrameType | None) -> None:
        if number == getattr(signal, "SIGHUP", None):
            self.console.quiet = True  # nobody is there to read
        if self.holding:
            self.waiting.append(number)
        else:
            end(number)

    @contextmanager
    def held(self) -> Iterator[None]:
        self.holding += 1
        try:
            yield
        finally:
            self.holding -= 1
            if self.waiting and not self.holding:
                end(self.waiting[0])


def end(number: int) -> None:
    if number == signal.SIGINT:
        raise KeyboardInterrupt
    raise HungUp(number)
