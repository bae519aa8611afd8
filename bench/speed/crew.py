"""The workers: one process for each engine, all on one core, asked one after the other."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from types import TracebackType
from typing import Any

from bench.speed.rooms import ROOT, Room

Answer = dict[str, Any]


class Failed(Exception):
    """A worker could not do what it was asked; says why."""


class Hand:
    """A worker that has been started, and waits."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.process = subprocess.Popen(
            [room.python, "-m", "bench.speed.worker", room.engine],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,  # peers warn of many things that do not matter here
            text=True,
            cwd=ROOT,
            env=environment(room.path),
        )

    def __enter__(self) -> Hand:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()

    def ask(self, do: str, **more: object) -> Answer:
        assert self.process.stdin is not None and self.process.stdout is not None
        try:
            print(json.dumps({"do": do, **more}), file=self.process.stdin, flush=True)
            line = self.process.stdout.readline()
        except BrokenPipeError:
            line = ""
        if not line:
            raise Failed(f"ended with status {self.process.wait()}")
        answer: Answer = json.loads(line)
        if "failed" in answer:
            raise Failed(answer["failed"])
        return answer


def environment(path: list[Path]) -> dict[str, str]:
    """For a process that finds modules in these places first, and hashes as all others do."""
    places = os.pathsep.join(str(place) for place in [*path, ROOT])
    return {**os.environ, "PYTHONPATH": places, "PYTHONHASHSEED": "0"}


def pin(core: int | None) -> int | None:
    """Keep this process, and all that it starts, on one core: the one given, or the last there is,
    since the first has the most to do besides. None where the system cannot do that."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    chosen = max(os.sched_getaffinity(0)) if core is None else core
    os.sched_setaffinity(0, {chosen})
    return chosen
