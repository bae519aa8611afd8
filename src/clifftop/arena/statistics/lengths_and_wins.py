"""What any game can be asked about many games: how long they are, and who wins."""

from __future__ import annotations

import math
from collections import Counter
from statistics import fmean, stdev
from typing import Final, final

from clifftop.kernel.state import State

Row = dict[str, float | None]
Counts = dict[str, Counter[int]]

WIN: Final = 60  # parts of a win: it can be shared by up to six, and parts are whole numbers
Z_95: Final = 1.959963984540054  # the normal quantile that leaves 2.5 % on either side


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share. Unlike the textbook one it stays between 0 and 1 and is
    not of width zero for a seat that has never won."""
    share = wins / games
    square = Z_95 * Z_95
    middle = (share + square / (2 * games)) / (1 + square / games)
    spread = math.sqrt(share * (1 - share) / games + square / (4 * games * games))
    half = spread * Z_95 / (1 + square / games)
    return max(0.0, middle - half), min(1.0, middle + half)


@final
class Lengths:
    """How long games are, in turns, in decisions of players, and in steps of the record."""

    def __init__(self) -> None:
        # How many games had so many.
        self.turns: Counter[int] = Counter()
        self.choices: Counter[int] = Counter()
        self.actions: Counter[int] = Counter()

    def counts(self) -> Counts:
        return {"turns": self.turns, "choices": self.choices, "actions": self.actions}

    def add(self, state: State, choices: int, actions: int) -> None:
        turn = state.view(None).get("turn")
        if isinstance(turn, int):
            self.turns[turn] += 1
        self.choices[choices] += 1
        self.actions[actions] += 1

    def report(self) -> dict[str, Row]:
        return {name: spread(lengths) for name, lengths in self.counts().items() if lengths}


def spread(counts: Counter[int]) -> Row:
    numbers = list(counts.elements())
    return {
        "mean": fmean(numbers),
        "sd": stdev(numbers) if len(numbers) > 1 else None,
        "min": min(numbers),
        "max": max(numbers),
    }


@final
class Seats:
    """Who wins from which seat. A shared first place is shared as a win too."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.wins: Counter[int] = Counter()  # by seat, in parts of a WIN
        self.scores: Counter[int] = Counter()

    def counts(self) -> Counts:
        return {"wins": self.wins, "scores": self.scores}

    @property
    def games(self) -> int:
        """Each game has one win to share out."""
        return self.wins.total() // WIN

    def add(self, state: State) -> None:
        places = state.places()
        winners = places.count(1)
        for seat, (place, score) in enumerate(zip(places, state.scores(), strict=True)):
            self.wins[seat] += WIN // winners if place == 1 else 0
            self.scores[seat] += score

    def report(self) -> list[Row]:
        return [self.seat(seat) for seat in range(self.players)]

    def seat(self, seat: int) -> Row:
        wins = self.wins[seat] / WIN
        low, high = interval(wins, self.games)
        return {
            "wins": wins / self.games,
            "low": low,
            "high": high,
            "score": self.scores[seat] / self.games,
        }
