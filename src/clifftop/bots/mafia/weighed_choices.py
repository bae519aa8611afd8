"""What a player of Lemming Mafia had to choose from, and what each choice was worth to whom.

Points add up over cards: what a move is worth to a player is what it is worth to his bets and to
each of his contracts. So a move is weighed once for all hands that he may have.
"""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec

from clifftop.bots.mafia.greedy_worth import RIVALS_BET, RIVALS_DROP
from clifftop.bots.mafia.guide_worth import Glance
from clifftop.games.mafia import actions as a
from clifftop.games.mafia import questions as q
from clifftop.games.mafia.pieces import CONTRACTS, WATER
from clifftop.games.mafia.rules.movement import free_spaces
from clifftop.games.mafia.rules.score import Finish, winner
from clifftop.games.mafia.state import MafiaState
from clifftop.kernel.masks import members_of

NO_CONTRACT: Final = CONTRACTS  # stands for one that was dropped, and is worth nothing
FACES: Final = 6

Pile = tuple[int, ...]  # bets, the first laid first


@final
class Weighed:
    """A move: what it is worth to each pile of bets, and to a hand with each of the contracts."""

    def __init__(self, piles: int) -> None:
        self.bets = vec[float]([0.0] * piles)
        self.contracts = vec[float]([0.0] * (CONTRACTS + 1))
        self.drops = False  # and the player may drop a contract at once

    def add(self, share: float, bets: vec[float], contracts: vec[float]) -> None:
        """One of the ends that a move may have, and how likely it is."""
        for number in range(len(bets)):
            self.bets[number] += share * bets[number]
        for number in range(CONTRACTS):
            self.contracts[number] += share * contracts[number]


@final
class Weighing:
    """Moves of one player, who has laid one of some piles."""

    def __init__(self, seat: int, piles: list[Pile], glance: Glance) -> None:
        self.seat = seat
        self.piles = piles
        self.glance = glance
        self.worths = vec[float]([0.0] * CONTRACTS)

    def move(self, state: MafiaState, lemming: int, space: int) -> Weighed:
        """A lemming goes to a space, or into the water."""
        weighed = Weighed(len(self.piles))
        ahead = cast(MafiaState, state.copy())
        go(ahead, lemming, space)
        if ahead.asked != q.CAR_ROLL:
            self.add_end(weighed, 1.0, ahead)
            weighed.drops = ahead.asked == q.DROP and ahead.to_act == self.seat
            return weighed
        for face in range(1, FACES + 1):
            driven = cast(MafiaState, ahead.copy())
            driven.advance(a.DIE + face)
            self.add_end(weighed, 1 / FACES, driven)
        return weighed

    def add_end(self, weighed: Weighed, share: float, state: MafiaState) -> None:
        if state.asked == q.FINISHED:
            self.add_finish(weighed, share, state)
            return
        glance = self.glance
        glance.look(state)
        rivals = 0.0
        if state.asked == q.BET:
            rivals = RIVALS_BET * self.rivals([len(pile) < 6 for pile in state.piles])
        elif state.asked == q.DROP:
            rivals = RIVALS_DROP * self.rivals([held != 0 for held in state.held])
        now = state.asked == q.BET and state.to_act == self.seat
        bets = vec[float]([0.0] * len(self.piles))
        for number in range(len(self.piles)):
            bets[number] = glance.bets(self.piles[number], now) - rivals
        glance.all_worths(state.board, self.worths)
        weighed.add(share, bets, self.worths)

    def add_finish(self, weighed: Weighed, share: float, state: MafiaState) -> None:
        finish, won = Finish(state), winner(state)
        bets = vec[float]([0.0] * len(self.piles))
        for number in range(len(self.piles)):
            pile = self.piles[number]
            if won in pile:
                bets[number] = float(pile.index(won) + 1)
        weighed.add(share, bets, finish_points(finish, state))

    def rivals(self, asked: list[bool]) -> float:
        """The share of the others who can make use of a round."""
        return (sum(asked) - asked[self.seat]) / (len(asked) - 1)


def finish_points(finish: Finish, state: MafiaState) -> vec[float]:
    """LM-4.4: by contract, its points at the end of a race."""
    points = vec[float]([0.0] * CONTRACTS)
    for number in range(CONTRACTS):
        points[number] = float(finish.points(state.board.contracts[number]))
    return points


def go(state: MafiaState, lemming: int, space: int) -> None:
    """A lemming goes to a space, as far as that was a choice; a car has not driven yet."""
    if state.asked == q.WHICH_LEMMING:
        state.advance(a.LEMMING + lemming)
    if state.asked == q.WHICH_SPACE:
        state.advance(a.SPACE + space)


def ways(state: MafiaState, lemmings: int) -> list[tuple[int, int]]:
    """LM-2.1, LM-2.2: the lemmings of a mask, each with every space that is free to it."""
    found: list[tuple[int, int]] = []
    for lemming in members_of(lemmings):
        free = free_spaces(state, lemming)
        if not free:
            found.append((lemming, WATER))
        for space in members_of(free):
            found.append((lemming, space))
    return found
