"""Counting what happens in many games of Lemming Mafia: how the race goes, where points come from,
and what becomes of contracts."""

from __future__ import annotations

from statistics import fmean, stdev
from typing import Final, cast, final

from clifftop.games.mafia import events
from clifftop.games.mafia.contracts import KINDS
from clifftop.games.mafia.pieces import LEMMINGS
from clifftop.games.mafia.scoring import bet_points, contract_points, contract_results, winner
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


@final
class Tally:
    """Hand it every decision before it is taken, every state after, and every end."""

    def __init__(self) -> None:
        self.counts = [0] * len(events.FIELDS)  # of each event in the game that is going on
        self.races: dict[str, list[int]] = {name: [] for name in COUNTED}
        self.points: dict[str, list[int]] = {"bets": [], "contracts": [], "all": []}
        self.won = [0] * len(LEMMINGS)
        self.eliminated = [0] * len(LEMMINGS)
        self.dealt = [0] * len(KINDS)
        self.dropped = [0] * len(KINDS)
        self.fulfilled = [0] * len(KINDS)

    def offered(self, state: State, actions: list[int]) -> None:
        """A seat, or chance, is asked: nothing is counted here."""

    def happened(self, state: State) -> None:
        """An action has been applied."""
        for event in state.happened:
            self.counts[event[0]] += 1

    def ended(self, state: State) -> None:
        """The game is over: what the race and the cards have come to."""
        table = cast(MafiaState, state)
        for name, event in COUNTED.items():
            self.races[name].append(self.counts[event])
        self.counts = [0] * len(events.FIELDS)
        self.won[winner(table)] += 1
        for lemming in table.eliminated:
            self.eliminated[lemming] += 1
        for seat in range(table.players):
            self.count_seat(table, seat)

    def count_seat(self, table: MafiaState, seat: int) -> None:
        bets, contracts = bet_points(table, seat), contract_points(table, seat)
        self.points["bets"].append(bets)
        self.points["contracts"].append(contracts)
        self.points["all"].append(bets + contracts)
        for contract in members_of(table.held[seat] | table.dropped[seat]):
            self.dealt[table.board.contracts[contract].kind] += 1
        for contract in members_of(table.dropped[seat]):
            self.dropped[table.board.contracts[contract].kind] += 1
        for contract, points in contract_results(table, seat):
            self.fulfilled[table.board.contracts[contract].kind] += points > 0

    def report(self) -> Report:
        """Section, row and column by name; None where there is nothing to divide by."""
        games = sum(self.won)
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


def spread(numbers: list[int]) -> Row:
    return {
        "mean": fmean(numbers) if numbers else None,
        "sd": stdev(numbers) if len(numbers) > 1 else None,
        "min": min(numbers, default=None),
        "max": max(numbers, default=None),
    }
