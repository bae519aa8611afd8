"""One engine in a process of its own, which measures what it is asked to:

    python -m bench.speed.worker clifftop|OpenSpiel|…

A line of JSON comes in, a line of JSON goes out. The process stays, so that whatever takes time
only once, such as loading and the first game, is in no figure.
"""

from __future__ import annotations

import gc
import json
import os
import platform
import sys
import time
from collections.abc import Callable
from itertools import repeat
from random import Random
from typing import Any, Final, TextIO

from bench.speed.entrants import SEED, kinds_of_steps, middle_of_a_game
from bench.speed.sizes import weighed_bytes

OURS: Final = "clifftop"
GAMES_LOOKED_AT: Final = 20  # for the kinds of steps
A_DECISION: Final = 200  # simulations in one search

Answer = dict[str, Any]


class Worker:
    """The entrants of one engine, and how much work fits into the time of one round."""

    def __init__(self, engine: str) -> None:
        self.engine = engine
        if engine == OURS:
            from bench.speed import ours

            self.entrants = ours.entrants()
        else:
            from bench.speed import peers

            self.entrants = peers.PEERS[engine][1]()
        self.fitting: dict[tuple[str, str], int] = {}
        self.copiers: dict[str, Callable[[], Any]] = {}
        self.searchers: dict[str, Callable[[int], int]] = {}

    def answer(self, asked: Answer) -> Answer:
        if asked["do"] == "introduce":
            return self.introduce()
        name = asked["entrant"]
        if asked["do"] == "kinds":
            return {**kinds_of_steps(self.entrants[name], GAMES_LOOKED_AT)}
        if asked["do"] == "weigh":
            return {"weighed": weighed_bytes(self.copier(name))}
        if asked["do"] == "count":
            return self.count(name)
        return self.time(asked["do"], name, asked["seconds"])

    def introduce(self) -> Answer:
        """Who this is, and what takes part."""
        said: Answer = {"python": platform.python_version(), "entrants": {}}
        for name, entrant in self.entrants.items():
            said["entrants"][name] = {
                "copy": entrant.copier is not None,
                "inside": entrant.play_inside is not None,
                "search": entrant.searcher is not None,
            }
        if self.engine == OURS:
            from bench.speed import ours

            said["compiled"] = ours.compiled()
        else:
            from bench.speed import peers

            said["version"] = peers.release(self.engine)
        return said

    def time(self, way: str, name: str, seconds: float) -> Answer:
        """The same work each time it is asked for: as much as fitted into the seconds at first."""
        works = {
            "drive": self.drive,
            "inside": self.inside,
            "copy": self.copy,
            "search": self.search,
        }
        work = works[way]
        times = self.fitting.get((way, name))
        if times is None:
            times = self.fitting[way, name] = fitting(lambda number: work(name, number)[0], seconds)
        spent, steps = work(name, times)
        return {"seconds": spent, "times": times, "steps": steps}

    def drive(self, name: str, games: int) -> tuple[float, int]:
        entrant = self.entrants[name]
        rng = Random(SEED)
        gc.collect()
        begin = time.process_time()
        steps = 0
        for _ in range(games):
            steps += entrant.play(entrant.begin(rng), rng)
        return time.process_time() - begin, steps

    def inside(self, name: str, games: int) -> tuple[float, int]:
        play_inside = self.entrants[name].play_inside
        assert play_inside is not None
        gc.collect()
        begin = time.process_time()
        steps = play_inside(games)
        return time.process_time() - begin, steps

    def copy(self, name: str, copies: int) -> tuple[float, int]:
        copy = self.copier(name)
        gc.collect()
        begin = time.process_time()
        for _ in repeat(None, copies):
            copy()
        return time.process_time() - begin, 0

    def search(self, name: str, simulations: int) -> tuple[float, int]:
        """Trees that grow from one state, anew each time, by so many simulations in all."""
        if name not in self.searchers:
            entrant = self.entrants[name]
            assert entrant.searcher is not None
            self.searchers[name] = entrant.searcher(middle_of_a_game(entrant))
        search = self.searchers[name]
        gc.collect()
        begin = time.process_time()
        steps = 0
        while simulations > 0:
            steps += search(min(A_DECISION, simulations))
            simulations -= A_DECISION
        return time.process_time() - begin, steps

    def copier(self, name: str) -> Callable[[], Any]:
        """What copies a state in the middle of a game."""
        if name not in self.copiers:
            entrant = self.entrants[name]
            assert entrant.copier is not None
            self.copiers[name] = entrant.copier(middle_of_a_game(entrant))
        return self.copiers[name]

    def count(self, name: str) -> Answer:
        """Of one of ours: how large it is."""
        from bench.speed import ours

        return ours.count(self.entrants[name])


def fitting(spend: Callable[[int], float], seconds: float) -> int:
    """How often something can be done in the given time; at least once."""
    times = 1
    while True:
        spent = spend(times)
        if spent > seconds / 4:
            return max(1, round(times * seconds / spent))
        times *= 2


def answers_alone() -> TextIO:
    """The way out for answers. Whatever a library prints goes elsewhere from now on."""
    way_out = os.fdopen(os.dup(sys.stdout.fileno()), "w")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return way_out


def main() -> None:
    way_out = answers_alone()
    worker: Worker | None = None
    for line in sys.stdin:
        try:
            worker = worker or Worker(sys.argv[1])
            said = worker.answer(json.loads(line))
        except Exception as problem:  # whatever it is, the others go on without this one
            said = {"failed": f"{type(problem).__name__}: {problem}".splitlines()[0]}
        print(json.dumps(said), file=way_out, flush=True)


if __name__ == "__main__":
    main()
