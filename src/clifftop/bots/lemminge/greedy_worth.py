"""What a table of Lemminge is worth to a seat, in steps.

Lemmings count by the steps they have left, the others' against the seat; cards by the movement they
give beyond what a turn brings anyway. Only what the seat can know goes in: the hands of others are
part of what it has not seen.
"""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from typing import Final, final

from clifftop.games.lemminge.board.course import Course
from clifftop.games.lemminge.pieces import CARDS, HOME, KINDS, LEMMINGS, MEADOW, VALUES
from clifftop.games.lemminge.state import LemmingeState

# A step onto anything but meadow waits for its card: so many steps more.
HARD: Final = 0.9
# What a turn brings on the whole, refills counted in. A card that gives no more is worth nothing:
# one would as soon have another.
RATE: Final = 3.6
# How much of what a card would give now it will give when it is played: others use the piles, too.
TRUST: Final = 0.45
MOST: Final = 12  # movement that can be put to use
TILE: Final = 0.4  # what a tile that builds no bridge can spoil for the others
PILES: Final = 0.5  # what good piles are to the others, for each point a card can expect of them

RIVALRY: Final = 1.0  # what all the others' steps together count; the leader's count twice
VICTORY: Final = 1000.0

FAR: Final = 1e9
TABLES_KEPT: Final = 512


@lru_cache(maxsize=TABLES_KEPT)
def steps_left(board: Course, ground: bytes) -> list[float]:
    """By hex: the steps until a lemming is across on its best way, hard ground counted as more. The
    last entry is for the start area, so that IN_START finds it."""
    enter = [1.0 if kind == MEADOW else 1.0 + HARD for kind in ground]
    left = [1.0 if at_finish else FAR for at_finish in board.at_finish]
    waiting = [(1.0, hex) for hex in range(board.size) if board.at_finish[hex]]
    while waiting:
        steps, hex = heappop(waiting)
        if steps > left[hex]:
            continue
        steps += enter[hex]
        for other, _ in board.ways[hex]:
            if steps < left[other]:
                left[other] = steps
                heappush(waiting, (steps, other))
    return [*left, min([left[hex] + enter[hex] for hex, _ in board.start])]


@final
class GreedyWorth:
    """How one seat judges tables, as long as one decision lasts."""

    def __init__(self, state: LemmingeState, seat: int) -> None:
        self.seat = seat
        self.left = steps_left(state.board, bytes(state.ground))
        self.signs = self.signs_at(state)
        own = state.lemmings[LEMMINGS * seat : LEMMINGS * seat + LEMMINGS]
        self.most = min(MOST, max(self.steps(place) for place in own))

    def steps(self, place: int) -> float:
        """What a lemming there has left."""
        return 0.0 if place == HOME else self.left[place]

    def signs_at(self, state: LemmingeState) -> list[float]:
        """What a step of each player counts: 1 for its own, less than 0 for the others'."""
        behind = [
            sum(map(self.steps, state.lemmings[LEMMINGS * seat : LEMMINGS * seat + LEMMINGS]))
            for seat in range(state.players)
        ]
        others = [seat for seat in range(state.players) if seat != self.seat]
        leader = min(others, key=lambda seat: behind[seat])
        signs = [-RIVALRY / state.players] * state.players
        signs[leader] *= 2
        signs[self.seat] = 1.0
        return signs

    def gain(self, state: LemmingeState, left: list[float]) -> float:
        """How much better the ground would be for the seat with these steps left by hex."""
        total = 0.0
        for lemming, place in enumerate(state.lemmings):
            if place != HOME:
                total += self.signs[lemming // LEMMINGS] * (self.left[place] - left[place])
        return total


@final
class CardProspects:
    """What the cards in a hand, and those it may draw, would give with the piles as they lie."""

    def __init__(self, state: LemmingeState, greedy_worth: GreedyWorth) -> None:
        self.most = greedy_worth.most
        first = CARDS * greedy_worth.seat
        hand = state.hands[first : first + CARDS]
        self.values = [
            [
                value
                for value in range(VALUES - 1, -1, -1)
                for _ in range(hand[VALUES * kind + value])
            ]
            for kind in range(KINDS)
        ]
        self.lowest, self.sums = state.lowest, state.sums
        self.unseen = state.deck  # with the hands of others, which the seat does not know
        self.number = max(1, state.deck_size)
        self.draws = [self.drawn(kind, self.lowest[kind], self.sums[kind]) for kind in range(KINDS)]
        self.draw = sum(self.draws)

    def excess(self, movement: int) -> float:
        """What a card that gives so much is worth in a hand."""
        return TRUST * max(0.0, min(movement, self.most) - RATE)

    def drawn(self, terrain: int, lowest: int, total: int) -> float:
        """The part of a terrain in what a card not seen yet can be expected to be worth."""
        worth = 0.0
        for value in range(VALUES):
            number: int = self.unseen[VALUES * terrain + value]
            if number:
                worth += number * self.excess(total + value if value <= lowest else value)
        return worth / self.number

    def held(self, values: list[int], lowest: int, total: int) -> float:
        """The cards of one terrain, the highest first. LE-3.3: those that can join the pile do so
        before one that cannot starts a new pile, which the others then join."""
        worth = 0.0
        for value in values:
            if value <= lowest:
                total += value
                worth += self.excess(total)
        total = 0
        for value in values:
            if value > lowest:
                total += value
                worth += self.excess(total)
        return worth

    def after(self, card: int) -> float:
        """What playing a card makes of the others of its terrain, in the hand and elsewhere."""
        terrain, value = divmod(card, VALUES)
        lowest, total = self.lowest[terrain], self.sums[terrain]
        rest = self.values[terrain][:]
        before = self.held(rest, lowest, total)
        rest.remove(value)
        total = total + value if value <= lowest else value
        worth = self.held(rest, value, total) - before
        return worth - PILES * (self.drawn(terrain, value, total) - self.draws[terrain])

    def dropped(self, terrain: int) -> tuple[int, float]:
        """LE-3.1: the card of a terrain that is best replaced by one not seen yet, and how much
        that is worth; -1 and 0 if none is."""
        values, lowest, total = self.values[terrain], self.lowest[terrain], self.sums[terrain]
        before = self.held(values, lowest, total)
        found, most = -1, 0.0
        for place, value in enumerate(values):
            if place and values[place - 1] == value:
                continue
            rest = values[:place] + values[place + 1 :]
            more = self.draw + self.held(rest, lowest, total) - before
            if more > most:
                found, most = value, more
        return found, most

    def refill(self, room: int) -> float:
        """LE-3.1: what new cards are worth to a hand with room for so many."""
        worth = room * self.draw
        kept = [values[:] for values in self.values]
        for terrain in range(KINDS):
            value, more = self.dropped(terrain)
            while value >= 0:
                worth += more
                self.values[terrain].remove(value)
                value, more = self.dropped(terrain)
        self.values = kept
        return worth
