"""What a move of Lemming Mafia is worth to its player, for every hand that player may have.

Points add up over cards: what a move is worth to a player is what it is worth to the bets laid and
to each contract held. So a move is weighed once for all hands.
"""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec

from clifftop.bots.mafia.greedy_worth import RIVALS_BET, RIVALS_DROP
from clifftop.bots.mafia.moves import FACES, go
from clifftop.bots.mafia.quick_odds import QuickOdds
from clifftop.games.mafia import actions as a
from clifftop.games.mafia import questions as q
from clifftop.games.mafia.pieces import CONTRACTS
from clifftop.games.mafia.rules.score import Finish, winner
from clifftop.games.mafia.state import MafiaState

NO_CONTRACT: Final = CONTRACTS  # stands for one that was dropped, and is worth nothing

Pile = tuple[int, ...]  # bets, the first laid first


@final
class MoveWorth:
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
class MoveWeigher:
    """Weighs moves of one player, who has laid one of some piles."""

    def __init__(self, seat: int, piles: list[Pile], odds: QuickOdds) -> None:
        self.seat = seat
        self.piles = piles
        self.odds = odds
        self.worths = vec[float]([0.0] * CONTRACTS)

    def move(self, state: MafiaState, lemming: int, space: int) -> MoveWorth:
        """A lemming goes to a space, or into the water."""
        worth = MoveWorth(len(self.piles))
        ahead = cast(MafiaState, state.copy())
        go(ahead, lemming, space)
        if ahead.asked != q.CAR_ROLL:
            self.add_end(worth, 1.0, ahead)
            worth.drops = ahead.asked == q.DROP and ahead.to_act == self.seat
            return worth
        for face in range(1, FACES + 1):
            driven = cast(MafiaState, ahead.copy())
            driven.advance(a.DIE + face)
            self.add_end(worth, 1 / FACES, driven)
        return worth

    def add_end(self, worth: MoveWorth, share: float, state: MafiaState) -> None:
        if state.asked == q.FINISHED:
            self.add_finish(worth, share, state)
            return
        odds = self.odds
        odds.look(state)
        rivals = 0.0
        if state.asked == q.BET:
            rivals = RIVALS_BET * self.rivals([len(pile) < 6 for pile in state.piles])
        elif state.asked == q.DROP:
            rivals = RIVALS_DROP * self.rivals([held != 0 for held in state.held])
        now = state.asked == q.BET and state.to_act == self.seat
        bets = vec[float]([0.0] * len(self.piles))
        for number in range(len(self.piles)):
            bets[number] = odds.bets(self.piles[number], now) - rivals
        odds.all_worths(state.board, self.worths)
        worth.add(share, bets, self.worths)

    def add_finish(self, worth: MoveWorth, share: float, state: MafiaState) -> None:
        finish, won = Finish(state), winner(state)
        bets = vec[float]([0.0] * len(self.piles))
        for number in range(len(self.piles)):
            pile = self.piles[number]
            if won in pile:
                bets[number] = float(pile.index(won) + 1)
        worth.add(share, bets, finish_points(finish, state))

    def rivals(self, asked: list[bool]) -> float:
        """The share of the others who can make use of a round."""
        return (sum(asked) - asked[self.seat]) / (len(asked) - 1)


def finish_points(finish: Finish, state: MafiaState) -> vec[float]:
    """LM-4.4: by contract, its points at the end of a race."""
    points = vec[float]([0.0] * CONTRACTS)
    for number in range(CONTRACTS):
        points[number] = float(finish.points(state.board.contracts[number]))
    return points
