"""Counting what happens in many games of Leaping Lemmings: where points come from, what becomes of
lemmings, which Special Actions can be played and are."""

from __future__ import annotations

from collections import Counter
from typing import Final, cast, final

from clifftop.games.leaping import events
from clifftop.games.leaping.actions import CARD
from clifftop.games.leaping.pieces import CARDS, DECK_CARDS, ITS_A_5, LEMMINGS_A_CLAN
from clifftop.games.leaping.questions import CHAOS_OFFER, MOVE
from clifftop.games.leaping.rules.score import card_points, favor_points, pellet_points
from clifftop.games.leaping.state import LeapingState
from clifftop.kernel.state import State

# What a point can come from. The first five are regular dives of one to five points.
SOURCES: Final = [
    "dive-1",
    "dive-2",
    "dive-3",
    "dive-4",
    "dive-5",
    "fall",
    "sacrifice",
    "bribe",
    "pellets",
    "cards",
    "favors",
]
FALL: Final = 5
SACRIFICE: Final = 6
BRIBE: Final = 7
PELLETS: Final = 8
UNUSED_CARDS: Final = 9
FAVOR_TRIPLES: Final = 10

# Where a lemming is when the game ends.
FATES: Final = ["dived", "fell", "sacrificed", "eaten", "board", "start"]
DIVED: Final = 0
FELL: Final = 1
SACRIFICED: Final = 2
EATEN: Final = 3
ON_BOARD: Final = 4
STARTING: Final = 5

Row = dict[str, float | None]
Report = dict[str, dict[str, Row]]
Counts = dict[str, Counter[int]]


@final
class Tally:
    """Hand it every decision before it is taken, every state after, and every end."""

    def __init__(self) -> None:
        self.games: Counter[int] = Counter()  # by the number of players
        self.points: Counter[int] = Counter()  # by source
        self.fates: Counter[int] = Counter()
        # By card.
        self.held: Counter[int] = Counter()  # games in which somebody held it
        self.playable: Counter[int] = Counter()  # decisions at which its holder could play it
        self.played: Counter[int] = Counter()
        self.seen = [False] * len(CARDS)  # held in the game that is going on

    def counts(self) -> Counts:
        """All that adds up, by name: where games are shared out, what comes back is added up."""
        return {
            "games": self.games,
            "points": self.points,
            "fates": self.fates,
            "held": self.held,
            "playable": self.playable,
            "played": self.played,
        }

    def offered(self, state: State, actions: list[int]) -> None:
        """A seat, or chance, is asked and may answer with these."""
        asked = cast(LeapingState, state).asked
        if asked in (MOVE, CHAOS_OFFER):
            for action in actions:
                if action >= CARD:
                    self.playable[action - CARD] += 1

    def happened(self, state: State) -> None:
        """An action has been applied."""
        for event in state.happened:
            kind = event[0]
            if kind == events.DIVED:
                self.points[event[3] - 1] += event[3]
                self.fates[DIVED] += 1
            elif kind == events.FELL:
                self.points[FALL] += event[3]
                self.fates[FELL] += 1
            elif kind == events.SACRIFICED:
                if event[2]:
                    self.points[SACRIFICE] += event[2]
                    self.fates[SACRIFICED] += 1
            elif kind == events.BRIBED:
                self.points[BRIBE] += 1
            elif kind == events.PLAYED:
                self.played[event[2]] += 1
            elif kind in (events.DEALT, events.DREW):
                self.seen[event[2]] = True

    def ended(self, state: State) -> None:
        """The game is over: what is counted only now (LL-10.1, LL-13.5)."""
        table = cast(LeapingState, state)
        players = table.players
        self.games[players] += 1
        for seat in range(players):
            self.points[PELLETS] += pellet_points(table, seat)
            self.points[UNUSED_CARDS] += card_points(table, seat)
            self.points[FAVOR_TRIPLES] += favor_points(table, seat)
        self.fates[EATEN] += sum(table.chow)
        self.fates[STARTING] += sum(table.start)
        gone = sum(table.chow) + sum(table.start) + sum(table.boxes)
        self.fates[ON_BOARD] += LEMMINGS_A_CLAN * players - gone
        self.seen[ITS_A_5] = not table.frame.chaos  # LL-13.1: all ID cards count as used
        for card in range(len(CARDS)):
            self.held[card] += self.seen[card]
            self.seen[card] = False

    def report(self) -> Report:
        """Section, row and column by name; None where there is nothing to divide by."""
        players = sum(players * games for players, games in self.games.items())
        return {
            "points": shares(SOURCES, self.points, players),
            "lemmings": shares(FATES, self.fates, players),
            "cards": {CARDS[card]: self.card(card) for card in self.cards()},
        }

    def cards(self) -> list[int]:
        """The cards that were in any game at all, IT'S A 5 last."""
        return [card for card in range(DECK_CARDS + 1) if self.held[card]]

    def card(self, card: int) -> Row:
        played, playable = self.played[card], self.playable[card]
        return {
            "held": self.held[card],
            "playable": playable,
            "played": played,
            "rate": played / playable if playable else None,
        }


def shares(names: list[str], counts: Counter[int], players: int) -> dict[str, Row]:
    """Each count as a mean per player and as a share of them all, and the sum."""
    total = counts.total()
    rows = {name: row(counts[number], total, players) for number, name in enumerate(names)}
    rows["all"] = row(total, total, players)
    return rows


def row(count: int, total: int, players: int) -> Row:
    return {
        "mean": count / players if players else None,
        "share": count / total if total else None,
    }
