"""How a hasty player takes his turn in Lemming Mafia: quickly, and as the greedy bot would but for
what that one leaves to luck."""

from __future__ import annotations

from typing import Final, cast, final

from clifftop.bots.mafia.guide_worth import Glance
from clifftop.bots.mafia.weighed_choices import FACES, go, ways
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
class Haste:
    def __init__(self, glance: Glance) -> None:
        self.glance = glance

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
        glance, seat = self.glance, state.player
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
                    worth += glance.worth(driven, seat) / FACES
            else:
                worth = glance.worth(ahead, seat)
            if worth > best:
                best = worth
                chosen = (lemming, space)
        go(state, chosen[0], chosen[1])

    def bet(self, state: MafiaState) -> None:
        """LM-3.4: the card after which the pile looks best, or none."""
        pile = state.piles[state.to_act]
        glance = self.glance
        glance.look(state)
        best, chosen = glance.bets(pile, False), a.DECLINE
        for lemming in range(6):
            if lemming not in pile:
                worth = glance.bets((*pile, lemming), False)
                if worth > best:
                    best, chosen = worth, a.BET + lemming
        state.advance(chosen)

    def drop(self, state: MafiaState) -> None:
        """LM-3.5: the contract that is worth least, if that is less than nothing."""
        glance = self.glance
        glance.look(state)
        cost = glance.cost_of_failing()
        worst, chosen = 0.0, a.DECLINE
        for number in members_of(state.held[state.to_act]):
            worth = glance.contract(state.board.contracts[number], cost)
            if worth < worst:
                worst, chosen = worth, a.DROP + number
        state.advance(chosen)
