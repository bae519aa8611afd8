"""Plugins of pytest: one records what each test runs, one runs tests until one of them fails."""

import base64
import builtins
import signal
import time
import zlib
from collections.abc import Generator

import pytest
from scripts.mutation.probes import HITS
from scripts.mutation.sessions import Report

SLACK_S = 2.0  # a test may take so much longer than it did, and
FACTOR = 5  # so many times as long


class Recorder:
    """For each test of a file: whether it passed, how long it took, what it ran."""

    options: tuple[str, ...] = ()

    def __init__(self, statements: int) -> None:
        self.hits = bytearray(statements)
        self.report: Report = {"tests": {}, "collected": ""}
        self.failed: set[str] = set()

    def pytest_configure(self) -> None:
        setattr(builtins, HITS, self.hits)

    def pytest_collection_finish(self) -> None:
        signal.setitimer(signal.ITIMER_PROF, 0)
        self.report["collected"] = self.taken()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        began = time.process_time()
        done = yield
        took, ran = time.process_time() - began, self.taken()
        if item.nodeid not in self.failed:
            self.report["tests"][item.nodeid] = [round(took, 4), ran]
        return done

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if not report.passed:
            self.failed.add(report.nodeid)

    def taken(self) -> str:
        """The marks so far, packed; then they are wiped."""
        packed = pack(self.hits)
        self.hits[:] = bytes(len(self.hits))
        return packed


class Trial:
    """Runs some tests of some files, each within a time of its own, up to the first that fails."""

    options: tuple[str, ...] = ("-x",)

    def __init__(self, tests: dict[str, float]) -> None:
        self.seconds = tests  # in the order in which they are to run
        self.report: Report = {"by": ""}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        places = {test: place for place, test in enumerate(self.seconds)}
        items[:] = [item for item in items if item.nodeid in places]
        items.sort(key=lambda item: places[item.nodeid])

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self.report["by"] = item.nodeid
        longest = FACTOR * self.seconds[item.nodeid] + SLACK_S
        signal.setitimer(signal.ITIMER_PROF, longest)
        return (yield)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.report["by"] = f"{report.nodeid} (while it is loaded)"


def pack(hits: bytes | bytearray) -> str:
    return base64.b85encode(zlib.compress(bytes(hits))).decode()


def unpack(packed: str) -> bytes:
    return zlib.decompress(base64.b85decode(packed))
