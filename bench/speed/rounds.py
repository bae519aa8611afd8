"""All engines in turn, round by round, so that a machine that is busy for a while is so for all."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bench.speed.crew import Answer, Failed, Hand
from bench.speed.figures import Figures, Place, Timing
from bench.speed.growth import HEXES, SERIES, Grown, Series
from bench.speed.worker import OURS
from rich.progress import Progress, TaskID

WAYS: Final = ("drive", "inside", "copy", "search")
GROWING: Final = {series.entrant(point) for series in SERIES for point in series.points}


@dataclass(frozen=True)
class Effort:
    """How much is measured."""

    rounds: int
    seconds: float  # for each entrant in each round
    growth_rounds: int
    growth_seconds: float


WHOLE: Final = Effort(rounds=5, seconds=0.6, growth_rounds=4, growth_seconds=0.3)
QUICK: Final = Effort(rounds=2, seconds=0.2, growth_rounds=2, growth_seconds=0.08)
COPYING: Final = 0.25  # of the time for games


@dataclass(frozen=True)
class Job:
    """Something to ask a worker for."""

    hand: Hand
    way: str
    entrant: str
    seconds: float
    timing: Timing

    def do(self) -> None:
        answer = self.hand.ask(self.way, entrant=self.entrant, seconds=self.seconds)
        self.timing.times, self.timing.steps = answer["times"], answer["steps"]
        self.timing.rounds.append(answer["seconds"])

    def place(self) -> Place:
        return self.hand.room.title, self.entrant


def begin(bar: Progress, said: str, total: int) -> TaskID:
    """A bar for whoever sits before a terminal; a line for whoever reads it later."""
    if not bar.console.is_terminal:
        bar.console.print(f"{said} …", highlight=False)
    return bar.add_task(said, total=total)


def in_turn(jobs: list[Job], rounds: int, said: str, figures: Figures, bar: Progress) -> list[Job]:
    """Every job once in each round. Those that could be done; whoever fails is left out."""
    task = begin(bar, said, rounds * len(jobs))
    done = jobs[:]
    for _ in range(rounds):
        for job in done[:]:
            try:
                job.do()
            except Failed as problem:
                figures.left_out[", ".join(job.place())] = str(problem)
                done.remove(job)
            bar.advance(task)
    bar.update(task, completed=rounds * len(jobs))
    return done


def compare(hands: dict[Hand, Answer], effort: Effort, figures: Figures, bar: Progress) -> None:
    """Speed and copies of all engines; `hands` with what each has said of itself."""
    jobs: list[Job] = []
    for way in WAYS:
        seconds = effort.seconds * (COPYING if way == "copy" else 1)
        for hand, said in hands.items():
            for entrant, can in said["entrants"].items():
                if entrant not in GROWING and can.get(way, True):
                    jobs.append(Job(hand, way, entrant, seconds, Timing()))
    tables = {
        "drive": figures.driven,
        "inside": figures.inside,
        "copy": figures.copies,
        "search": figures.searched,
    }
    for job in in_turn(jobs, effort.rounds, "all engines in turn", figures, bar):
        tables[job.way][job.place()] = job.timing


def look_closer(hands: dict[Hand, Answer], figures: Figures, bar: Progress) -> None:
    """What needs no clock: the kinds of steps, and the size of a state. A new process weighs, as
    in one that has worked there is room for many copies."""
    task = begin(bar, "steps and sizes", len(figures.driven))
    rooms = {hand.room.title: hand for hand in hands}
    for place in figures.driven:
        try:
            look_at(rooms[place[0]], place, figures)
        except Failed as problem:
            figures.left_out[", ".join(place)] = str(problem)
        bar.advance(task)


def look_at(hand: Hand, place: Place, figures: Figures) -> None:
    _, entrant = place
    figures.kinds[place] = hand.ask("kinds", entrant=entrant)
    if place in figures.copies:
        with Hand(hand.room) as newcomer:
            figures.weighed[place] = newcomer.ask("weigh", entrant=entrant)["weighed"]
        if hand.room.engine == OURS:
            figures.counted[place] = hand.ask("count", entrant=entrant)["bytes"]


def grow(hand: Hand, effort: Effort, figures: Figures, bar: Progress) -> None:
    """How cost grows, inside of one build of ours."""
    jobs = [
        Job(hand, "inside", series.entrant(point), effort.growth_seconds, Timing())
        for series in SERIES
        for point in series.points
    ]
    done = in_turn(jobs, effort.growth_rounds, "larger and larger", figures, bar)
    timings = {job.entrant: job.timing for job in done}
    for series in SERIES:
        names = [series.entrant(point) for point in series.points]
        if all(name in timings for name in names):
            grown = [grown_to(hand, series, name, timings[name]) for name in names]
            figures.grown.append((series, grown))


def grown_to(hand: Hand, series: Series, name: str, timing: Timing) -> Grown:
    said = hand.ask("count", entrant=name)
    return Grown(
        size=said["board"] if series.grows == HEXES else said["players"],
        step=1 / timing.steps_a_second(),
        game=timing.seconds_each(),
        steps=timing.steps_a_game(),
        state=said["bytes"],
    )
