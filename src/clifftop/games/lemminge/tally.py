"""Counting what happens in many games of Lemminge: what turns are used for, how cards and tiles go
round, and what becomes of movement points."""

from __future__ import annotations

from typing import Final, cast, final

from clifftop.games.lemminge import events
from clifftop.games.lemminge.pieces import LEMMINGS
from clifftop.games.lemminge.state import LemmingeState
from clifftop.kernel.state import State

# What a turn can be used for.
TURNS: Final = ["joined", "replaced", "refilled"]
JOINED: Final = 0
REPLACED: Final = 1
REFILLED: Final = 2

# What is counted by the game.
COURSE: Final = [
    "rounds",
    "discarded",
    "drawn",
    "reshuffled",
    "shrunk",
    "tiles",
    "pushed",
    "pushed-over",
    "unfinished",
]
ROUNDS: Final = 0
DISCARDED: Final = 1
DRAWN: Final = 2
RESHUFFLED: Final = 3
SHRUNK: Final = 4
TILES: Final = 5
PUSHED: Final = 6
PUSHED_OVER: Final = 7
UNFINISHED: Final = 8

# What movement points are spent on.
POINTS: Final = ["steps", "pushes", "unused"]

Row = dict[str, float | None]
Report = dict[str, dict[str, Row]]


@final
class Tally:
    """Hand it every decision before it is taken, every state after, and every end."""

    def __init__(self) -> None:
        self.games = 0
        self.turns = [0] * len(TURNS)
        self.course = [0] * len(COURSE)
        self.points = 0
        self.steps = 0
        self.pushes = 0

    def offered(self, state: State, actions: list[int]) -> None:
        """A seat, or chance, is asked and may answer with these."""

    def happened(self, state: State) -> None:
        """An action has been applied."""
        for event in state.happened:
            kind = event[0]
            if kind == events.MOVED or kind == events.CROSSED:
                self.steps += 1
            elif kind == events.DREW:
                self.course[DRAWN] += 1
            elif kind == events.JOINED or kind == events.REPLACED:
                self.turns[JOINED if kind == events.JOINED else REPLACED] += 1
                self.points += event[3]
            elif kind == events.REFILLING:
                self.turns[REFILLED] += 1
            elif kind == events.DISCARDED:
                self.course[DISCARDED] += 1
            elif kind == events.LAID:
                self.course[TILES] += 1
            elif kind == events.PUSHED or kind == events.PUSHED_OVER:
                self.pushes += 1
                self.course[PUSHED if kind == events.PUSHED else PUSHED_OVER] += 1
            elif kind == events.RESHUFFLED:
                self.course[RESHUFFLED] += 1
            elif kind == events.SHRUNK:
                self.course[SHRUNK] += 1

    def ended(self, state: State) -> None:
        """The game is over."""
        table = cast(LemmingeState, state)
        self.games += 1
        self.course[ROUNDS] += table.round()
        if max(table.home(seat) for seat in range(table.players)) < LEMMINGS:
            self.course[UNFINISHED] += 1

    def report(self) -> Report:
        """Section, row and column by name; None where there is nothing to divide by."""
        plays = self.turns[JOINED] + self.turns[REPLACED]
        points = [self.steps, self.pushes, self.points - self.steps - self.pushes]
        return {
            "course": {
                name: {"mean": mean(count, self.games)}
                for name, count in zip(COURSE, self.course, strict=True)
            },
            "turns": shares(TURNS, self.turns, self.games),
            "points": shares(POINTS, points, plays),
        }


def mean(count: int, number: int) -> float | None:
    return count / number if number else None


def shares(names: list[str], counts: list[int], number: int) -> dict[str, Row]:
    """Each count as a mean and as a share of them all, and the sum."""
    total = sum(counts)
    rows = {
        name: {"mean": mean(count, number), "share": mean(count, total)}
        for name, count in zip(names, counts, strict=True)
    }
    rows["all"] = {"mean": mean(total, number), "share": mean(total, total)}
    return rows
