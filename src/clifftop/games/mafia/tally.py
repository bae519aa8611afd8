"""Counting what happens in many games of Lemming Mafia: how the race goes, where points come from,
and what becomes of contracts."""

from __future__ import annotations

from collections import Counter
from statistics import fmean, stdev
from typing import Final, cast, final

from clifftop.games.mafia import events
from clifftop.games.mafia.contracts import KINDS
from clifftop.games.mafia.pieces import LEMMINGS
from clifftop.games.mafia.rules.score import bet_points, contract_points, contract_results, winner
from clifftop.games.mafia.state import MafiaState
from clifftop.kernel.masks import members_of
from clifftop.kernel.state import State

# What is counted in each race, by event.
COUNTED: Final[dict[str, int]] = {
    "eliminated": events.ELIMINATED,
    "bookmaker": events.BOOKMAKER,
    "godfather": events.GODFATHER,
    "block": events.BLOCK,
    "block-off": events.BLOCK_OFF,
    "drove": events.DROVE,
    "stuck": events.STUCK,
    "bet": events.BET,
    "dropped": events.DROPPED,
}

Row = dict[str, float | None]
Report = dict[str, dict[str, Row]]
Counts = dict[str, Counter[int]]


@final
class Tally:
    """Hand it every decision before it is taken, every state after, and every end."""

    def __init__(self) -> None:
        self.so_far = [0] * len(events.FIELDS)  # of each event in the game that is going on
        # How many races, or seats, have had so many.
        self.races: Counts = {name: Counter() for name in COUNTED}
        self.points: Counts = {name: Counter() for name in ("bets", "contracts", "all")}
        # By lemming.
        self.won: Counter[int] = Counter()
        self.eliminated: Counter[int] = Counter()
        # By kind of contract.
        self.dealt: Counter[int] = Counter()
        self.dropped: Counter[int] = Counter()
        self.fulfilled: Counter[int] = Counter()

    def counts(self) -> Counts:
        """All that adds up, by name: whoever shares games out adds up what comes back."""
        return {
            **{f"races-{name}": counts for name, counts in self.races.items()},
            **{f"points-{name}": counts for name, counts in self.points.items()},
            "won": self.won,
            "eliminated": self.eliminated,
            "dealt": self.dealt,
            "dropped": self.dropped,
            "fulfilled": self.fulfilled,
        }

    def offered(self, state: State, actions: list[int]) -> None:
        """A seat, or chance, is asked: nothing is counted here."""

    def happened(self, state: State) -> None:
        """An action has been applied."""
        for event in state.happened:
            self.so_far[event[0]] += 1

    def ended(self, state: State) -> None:
        """The game is over: what the race and the cards have come to."""
        table = cast(MafiaState, state)
        for name, event in COUNTED.items():
            self.races[name][self.so_far[event]] += 1
        self.so_far = [0] * len(events.FIELDS)
        self.won[winner(table)] += 1
        for lemming in table.eliminated:
            self.eliminated[lemming] += 1
        for seat in range(table.players):
            self.count_seat(table, seat)

    def count_seat(self, table: MafiaState, seat: int) -> None:
        bets, contracts = bet_points(table, seat), contract_points(table, seat)
        self.points["bets"][bets] += 1
        self.points["contracts"][contracts] += 1
        self.points["all"][bets + contracts] += 1
        for contract in members_of(table.held[seat] | table.dropped[seat]):
            self.dealt[table.board.contracts[contract].kind] += 1
        for contract in members_of(table.dropped[seat]):
            self.dropped[table.board.contracts[contract].kind] += 1
        for contract, points in contract_results(table, seat):
            self.fulfilled[table.board.contracts[contract].kind] += points > 0

    def report(self) -> Report:
        """Section, row and column by name; None where there is nothing to divide by."""
        games = self.won.total()
        return {
            "race": {name: spread(counts) for name, counts in self.races.items()},
            "points": {name: spread(counts) for name, counts in self.points.items()},
            "contracts": {name: self.contracts(kind) for kind, name in enumerate(KINDS)},
            "lemmings": {
                name: {
                    "wins": share(self.won[lemming], games),
                    "eliminated": share(self.eliminated[lemming], games),
                }
                for lemming, name in enumerate(LEMMINGS)
            },
        }

    def contracts(self, kind: int) -> Row:
        dealt, dropped = self.dealt[kind], self.dropped[kind]
        return {
            "dealt": dealt,
            "dropped": share(dropped, dealt),
            "fulfilled": share(self.fulfilled[kind], dealt - dropped),
        }


def share(part: int, whole: int) -> float | None:
    return part / whole if whole else None


def spread(counts: Counter[int]) -> Row:
    numbers = list(counts.elements())
    return {
        "mean": fmean(numbers) if numbers else None,
        "sd": stdev(numbers) if len(numbers) > 1 else None,
        "min": min(numbers, default=None),
        "max": max(numbers, default=None),
    }
