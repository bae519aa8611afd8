"""The guide of Lemming Mafia: how the others are taken to play where a move is tried out.

It plays quickly, and as the greedy bot would but for what that bot leaves to luck.
"""

from __future__ import annotations

from typing import Final, cast, final

from clifftop.bots.mafia.moves import FACES, go, ways
from clifftop.bots.mafia.quick_odds import QuickOdds
from clifftop.games.mafia import actions as a
from clifftop.games.mafia import questions as q
from clifftop.games.mafia.pieces import PAIR_WEIGHTS
from clifftop.games.mafia.rules.turn import may_move
from clifftop.games.mafia.state import MafiaState
from clifftop.kernel.luck import Luck
from clifftop.kernel.masks import members_of
from clifftop.kernel.state import CHANCE, OVER

NOTHING: Final = -1000.0


@final
class MafiaGuide:
    def __init__(self, odds: QuickOdds) -> None:
        self.odds = odds

    def turn(self, state: MafiaState, luck: Luck) -> None:
        """From a roll to the next one, or to the end of the race."""
        state.advance(a.ROLL + int(luck.chosen(PAIR_WEIGHTS)))
        self.go_on(state, luck)

    def go_on(self, state: MafiaState, luck: Luck) -> None:
        """The same from wherever a turn has come to."""
        while state.to_act != OVER and state.asked != q.ROLL:
            if state.to_act == CHANCE:
                state.advance(a.DIE + 1 + int(luck.below(FACES)))
            elif state.asked == q.BET:
                self.bet(state)
            elif state.asked == q.DROP:
                self.drop(state)
            else:
                self.move(state)

    def move(self, state: MafiaState) -> None:
        """LM-2.1, LM-2.2: the lemming and the space after which the own cards look best."""
        choosing = state.asked == q.WHICH_LEMMING
        lemmings = may_move(state) if choosing else 1 << state.lemming
        odds, seat = self.odds, state.player
        best = NOTHING
        chosen = (0, 0)
        for lemming, space in ways(state, lemmings):
            ahead = cast(MafiaState, state.copy())
            go(ahead, lemming, space)
            if ahead.asked == q.CAR_ROLL:
                worth = 0.0
                for face in range(1, FACES + 1):
                    driven = cast(MafiaState, ahead.copy())
                    driven.advance(a.DIE + face)
                    worth += odds.worth(driven, seat) / FACES
            else:
                worth = odds.worth(ahead, seat)
            if worth > best:
                best = worth
                chosen = (lemming, space)
        go(state, chosen[0], chosen[1])

    def bet(self, state: MafiaState) -> None:
        """LM-3.4: the card after which the pile looks best, or none."""
        pile = state.piles[state.to_act]
        odds = self.odds
        odds.look(state)
        best, chosen = odds.bets(pile, False), a.DECLINE
        for lemming in range(6):
            if lemming not in pile:
                worth = odds.bets((*pile, lemming), False)
                if worth > best:
                    best, chosen = worth, a.BET + lemming
        state.advance(chosen)

    def drop(self, state: MafiaState) -> None:
        """LM-3.5: the contract that is worth least, if that is less than nothing."""
        odds = self.odds
        odds.look(state)
        cost = odds.cost_of_failing()
        worst, chosen = 0.0, a.DECLINE
        for number in members_of(state.held[state.to_act]):
            worth = odds.contract(state.board.contracts[number], cost)
            if worth < worst:
                worst, chosen = worth, a.DROP + number
        state.advance(chosen)
