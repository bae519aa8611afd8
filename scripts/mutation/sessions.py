"""A session: pytest in a process of its own, on the copy, with some modules said otherwise.

The process is forked from one that has loaded pytest and what else is slow to load, so that it
costs little; the tree's own modules are loaded in it for the first time."""

import gc
import importlib
import json
import os
import resource
import signal
import sys
import time
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any, NamedTuple, Protocol, TypeVar

import pytest
from hypothesis import Phase, settings
from scripts.tree_copy import ROOT

MEMORY = 4 << 30
LOADING_S = 15.0  # to load the tree and collect the tests
POLL_S = 0.01

# Loaded once for all sessions: none of the tree's own, nothing that starts a thread.
SLOW = ("hypothesis.stateful", "rich.console", "rich.table", "fluent.runtime", "msgspec")
OPTIONS = ("-q", "--tb=no", "-p", "no:cacheprovider", "-p", "no:faulthandler")

Report = dict[str, Any]
Modules = dict[str, Callable[[], CodeType]]
T = TypeVar("T")


class Plugin(Protocol):
    """Looks on in a session; `report` is all that is left of it afterwards."""

    options: tuple[str, ...]
    report: Report


class Order(NamedTuple):
    """A session to be run."""

    files: list[str]  # of tests, under the root
    modules: Modules  # the code of some source files, by their path
    plugin: Plugin
    limit_s: float  # of CPU time


class Ended(NamedTuple):
    report: Report  # empty if the session was ended from outside
    seconds: float  # of CPU time


Work = Generator[Order, Ended, T]  # asks for sessions one after the other


def prepare() -> None:
    """Load what every session needs; called once, before the first."""
    for name in SLOW:
        importlib.import_module(name)
    # The same examples every time, and none made smaller: it is enough that one fails.
    phases = [Phase.explicit, Phase.generate]
    settings.register_profile("mutants", phases=phases, database=None, derandomize=True)
    settings.load_profile("mutants")
    gc.collect()
    gc.freeze()


def together(works: Iterator[Work[T]], copy: Path, jobs: int) -> Iterator[T | None]:
    """Do all works, some at a time. None comes now and then, so that a clock can go on."""
    running: dict[_Session, Work[T]] = {}
    more = True
    try:
        while more or running:
            steps: list[tuple[Work[T], Ended | None]] = []  # what a work is told to go on
            while more and len(running) + len(steps) < jobs:
                work = next(works, None)
                if work is None:
                    more = False
                else:
                    steps.append((work, None))
            time.sleep(POLL_S)
            for session in list(running):
                ended = session.ended()
                if ended is not None:
                    steps.append((running.pop(session), ended))
            for work, told in steps:
                try:
                    order = next(work) if told is None else work.send(told)
                    running[_Session(order, copy)] = work
                except StopIteration as done:
                    yield done.value
            yield None
    finally:
        for session in running:
            session.end()


class _Session:
    """One forked process; it leads a process group, which ends with it."""

    def __init__(self, order: Order, copy: Path) -> None:
        self.ends_by = time.monotonic() + 3 * order.limit_s + LOADING_S
        self.pipe, writing = os.pipe()
        self.said = b""
        os.set_blocking(self.pipe, False)
        self.process = os.fork()
        if self.process == 0:
            code = 1
            try:
                os.setsid()
                os.close(self.pipe)
                _run(order, copy, writing)
                code = 0
            finally:
                os._exit(code)
        os.close(writing)

    def ended(self) -> Ended | None:
        """How it ended, or None while it runs and has time."""
        self.listen()
        late = time.monotonic() > self.ends_by
        if late:
            self.end()
        process, _, usage = os.wait4(self.process, 0 if late else os.WNOHANG)
        if process == 0:
            return None
        self.end()
        self.listen()
        os.close(self.pipe)
        report = json.loads(self.said) if self.said.endswith(b"\n") else {}
        return Ended(report, usage.ru_utime + usage.ru_stime)

    def listen(self) -> None:
        with suppress(BlockingIOError):
            while more := os.read(self.pipe, 1 << 16):
                self.said += more

    def end(self) -> None:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process, signal.SIGKILL)


def _run(order: Order, copy: Path, writing: int) -> None:
    """In the new process."""
    sys.modules["__main__"] = ModuleType("__main__")  # else its own children would load ours
    quiet = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(quiet, stream)
    os.chdir(copy)
    os.environ.update(PYTEST_DISABLE_PLUGIN_AUTOLOAD="1", PYTHONPATH=str(copy / "src"))
    ours = {ROOT, ROOT / "src", ROOT / "scripts"}
    sys.path[:] = [str(copy / "src"), *(at for at in sys.path if Path(at).absolute() not in ours)]
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    most = int(order.limit_s) + 1
    resource.setrlimit(resource.RLIMIT_CPU, (most, most + 5))
    _say_otherwise(order.modules)
    report = order.plugin.report

    def leave() -> None:
        said = memoryview(json.dumps(report).encode() + b"\n")
        while said:
            said = said[os.write(writing, said) :]

    def hung(_signal: int, _frame: object) -> None:
        report["hung"] = True
        leave()
        os._exit(0)

    signal.signal(signal.SIGPROF, hung)
    signal.setitimer(signal.ITIMER_PROF, LOADING_S)
    options = [*OPTIONS, *order.plugin.options]
    report["code"] = int(pytest.main([*options, *order.files], [order.plugin]))
    signal.setitimer(signal.ITIMER_PROF, 0)
    leave()


def _say_otherwise(modules: Modules) -> None:
    """Modules of these files are made of this code, whatever the files say."""
    plain = SourceFileLoader.get_code

    def get_code(self: SourceFileLoader, fullname: str) -> CodeType | None:
        make = modules.get(str(self.path))
        return plain(self, fullname) if make is None else make()

    SourceFileLoader.get_code = get_code  # type: ignore[method-assign,assignment]
