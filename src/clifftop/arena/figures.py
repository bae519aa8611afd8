"""What any game can be asked about many games: how long they are, and who wins."""

from __future__ import annotations

import math
from statistics import fmean, stdev
from typing import Final, final

from clifftop.kernel.state import State

Row = dict[str, float | None]

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
        self.measured: dict[str, list[int]] = {}

    def add(self, state: State, choices: int, actions: int) -> None:
        turn = state.view(None).get("turn")
        if isinstance(turn, int):
            self.measured.setdefault("turns", []).append(turn)
        self.measured.setdefault("choices", []).append(choices)
        self.measured.setdefault("actions", []).append(actions)

    def report(self) -> dict[str, Row]:
        return {name: spread(numbers) for name, numbers in self.measured.items()}


def spread(numbers: list[int]) -> Row:
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
        self.games = 0
        self.wins = [0.0] * players
        self.scores = [0] * players

    def add(self, state: State) -> None:
        places = state.places()
        winners = places.count(1)
        self.games += 1
        for seat, (place, score) in enumerate(zip(places, state.scores(), strict=True)):
            self.wins[seat] += 1 / winners if place == 1 else 0
            self.scores[seat] += score

    def report(self) -> list[Row]:
        return [self.seat(seat) for seat in range(len(self.wins))]

    def seat(self, seat: int) -> Row:
        low, high = interval(self.wins[seat], self.games)
        return {
            "wins": self.wins[seat] / self.games,
            "low": low,
            "high": high,
            "score": self.scores[seat] / self.games,
        }
