"""Counting what happens in many games of Lemminge: what turns are used for, how cards and tiles go
round, and what becomes of movement points."""

from __future__ import annotations

from collections import Counter
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
STEPS: Final = 0
PUSHES: Final = 1
UNUSED: Final = 2

Row = dict[str, float | None]
Report = dict[str, dict[str, Row]]
Counts = dict[str, Counter[int]]


@final
class Tally:
    """Hand it every decision before it is taken, every state after, and every end."""

    def __init__(self) -> None:
        self.games: Counter[int] = Counter()  # by the number of players
        self.turns: Counter[int] = Counter()
        self.course: Counter[int] = Counter()
        self.points: Counter[int] = Counter()  # unused until they are spent

    def counts(self) -> Counts:
        """All that adds up, by name: whoever shares games out adds up what comes back."""
        return {
            "games": self.games,
            "turns": self.turns,
            "course": self.course,
            "points": self.points,
        }

    def spend(self, what: int) -> None:
        """A movement point goes into a step or a push."""
        self.points[what] += 1
        self.points[UNUSED] -= 1

    def offered(self, state: State, actions: list[int]) -> None:
        """A seat, or chance, is asked and may answer with these."""

    def happened(self, state: State) -> None:
        """An action has been applied."""
        for event in state.happened:
            kind = event[0]
            if kind == events.MOVED or kind == events.CROSSED:
                self.spend(STEPS)
            elif kind == events.DREW:
                self.course[DRAWN] += 1
            elif kind == events.JOINED or kind == events.REPLACED:
                self.turns[JOINED if kind == events.JOINED else REPLACED] += 1
                self.points[UNUSED] += event[3]
            elif kind == events.REFILLING:
                self.turns[REFILLED] += 1
            elif kind == events.DISCARDED:
                self.course[DISCARDED] += 1
            elif kind == events.LAID:
                self.course[TILES] += 1
            elif kind == events.PUSHED or kind == events.PUSHED_OVER:
                self.spend(PUSHES)
                self.course[PUSHED if kind == events.PUSHED else PUSHED_OVER] += 1
            elif kind == events.RESHUFFLED:
                self.course[RESHUFFLED] += 1
            elif kind == events.SHRUNK:
                self.course[SHRUNK] += 1

    def ended(self, state: State) -> None:
        """The game is over."""
        table = cast(LemmingeState, state)
        self.games[table.players] += 1
        self.course[ROUNDS] += table.round()
        if max(table.home(seat) for seat in range(table.players)) < LEMMINGS:
            self.course[UNFINISHED] += 1

    def report(self) -> Report:
        """Section, row and column by name; None where there is nothing to divide by."""
        games, plays = self.games.total(), self.turns[JOINED] + self.turns[REPLACED]
        return {
            "course": {
                name: {"mean": mean(self.course[number], games)}
                for number, name in enumerate(COURSE)
            },
            "turns": shares(TURNS, self.turns, games),
            "points": shares(POINTS, self.points, plays),
        }


def mean(count: int, number: int) -> float | None:
    return count / number if number else None


def shares(names: list[str], counts: Counter[int], by: int) -> dict[str, Row]:
    """Each count as a mean and as a share of them all, and the sum."""
    total = counts.total()
    rows = {
        name: {"mean": mean(counts[number], by), "share": mean(counts[number], total)}
        for number, name in enumerate(names)
    }
    rows["all"] = {"mean": mean(total, by), "share": mean(total, total)}
    return rows
