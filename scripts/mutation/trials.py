"""A trial: the tests that can notice a mutant, quickest first, until one does."""

from collections.abc import Iterable
from functools import partial
from itertools import accumulate
from pathlib import Path
from types import CodeType
from typing import NamedTuple

from scripts.mutation.edits import Edit
from scripts.mutation.mentions import Mentions
from scripts.mutation.plugins import FACTOR, SLACK_S, Trial
from scripts.mutation.recording import Recording
from scripts.mutation.sessions import LOADING_S, Order, Work

KILLED = "killed"  # a test failed
HUNG = "hung"  # a test did not end within its time
LIVED = "lived"  # no test minded

FIRST_TESTS = 40  # a first session with few files: most mutants live no longer
FIRST_FILES = 8
LONGEST_S = 60.0  # that the tests of a mutant may have taken when nothing was changed
MOST_S = 400.0  # of CPU time for a session, and a tenth of what its tests might take at most

PASSED, NONE_FOUND = 0, 5  # pytest's exit codes


class Outcome(NamedTuple):
    edit: Edit
    said: str
    by: str  # the test that noticed
    tests: int  # that could have noticed
    seconds: float  # of CPU time


class Trials:
    """Chooses the tests for each mutant."""

    def __init__(self, copy: Path, recording: Recording) -> None:
        self.copy = copy
        self.recording = recording
        self.mentions = Mentions(copy, recording.first)
        self.quickest = sorted(recording.tests, key=lambda test: recording.tests[test].seconds)

    def of(self, edit: Edit) -> Work[Outcome]:
        stages = self.stages(edit)
        seconds, tests = 0.0, sum(map(len, stages))
        for stage in stages:
            ended = yield self.order(edit, stage)
            seconds += ended.seconds
            report = ended.report
            if not report or report.get("hung"):
                return Outcome(edit, HUNG, str(report.get("by", "")), tests, seconds)
            if report["code"] not in (PASSED, NONE_FOUND):
                return Outcome(edit, KILLED, str(report["by"]), tests, seconds)
        return Outcome(edit, LIVED, "", tests, seconds)

    def order(self, edit: Edit, tests: list[str]) -> Order:
        path = self.copy / edit.file
        expected = {test: self.recording.tests[test].seconds for test in tests}
        limit = LOADING_S + sum(FACTOR * took + SLACK_S for took in expected.values())
        mutant = partial(_compiled, edit.applied(path.read_bytes()), str(path))
        files = sorted({file_of(test) for test in tests})
        return Order(files, {str(path): mutant}, Trial(expected), min(limit, MOST_S + limit / 10))

    def stages(self, edit: Edit) -> list[list[str]]:
        """The tests that run the place, the first of them in a session of their own; then those
        of the same files, for what is made once and kept. A constant is tested by those that run
        what says its name, or by all if nothing does, or only what is done once at import."""
        if edit.probe is None:
            places = self.mentions.reached_from(edit.names)
            likely = self.running(places)
            rest = [] if likely and not self.loading(places) else self.quickest
        else:
            places = {self.recording.first[edit.file] + edit.probe}
            likely = self.running(places)
            files = {file_of(test) for test in likely} | self.loading(places)
            rest = [test for test in self.quickest if file_of(test) in files]
        first = _a_few(likely)
        others = self.affordable(_without([*likely, *rest], first))
        return [stage for stage in (first, others) if stage]

    def affordable(self, tests: list[str]) -> list[str]:
        """As many as there is time for: a place that a thousand tests run has been tried enough."""
        sums = accumulate(self.recording.tests[test].seconds for test in tests)
        return [test for test, sum in zip(tests, sums, strict=True) if sum <= LONGEST_S]

    def loading(self, places: set[int]) -> set[str]:
        """The files of tests that run a place while they are loaded."""
        collected = self.recording.collected
        return {file for file, ran in collected.items() if any(ran[place] for place in places)}

    def running(self, places: set[int]) -> list[str]:
        tests = self.recording.tests
        return [test for test in self.quickest if any(tests[test].ran[at] for at in places)]


def file_of(test: str) -> str:
    return test.split("::", 1)[0]


def _a_few(tests: list[str]) -> list[str]:
    chosen: list[str] = []
    files: set[str] = set()
    for test in tests:
        if len(chosen) < FIRST_TESTS and (file_of(test) in files or len(files) < FIRST_FILES):
            chosen.append(test)
            files.add(file_of(test))
    return chosen


def _without(tests: Iterable[str], done: list[str]) -> list[str]:
    return [test for test in dict.fromkeys(tests) if test not in done]


def _compiled(source: bytes, path: str) -> CodeType:
    return compile(source, path, "exec", dont_inherit=True)
