"""What the expert of Lemming Mafia assumes about the others: which cards each of them may hold.

Each is taken for a player who does at once what is best for their own cards: greedily, or more or
less. A hand that would have done something else is less likely for it; a pile is what such a player
would have laid whenever a card was laid. It all follows from what lies open and from the own cards,
so that in each world that fits, the same is believed.
"""

from __future__ import annotations

from typing import Final, final

from clifftop.bots.mafia.move_worths import MoveWeigher, Pile
from clifftop.bots.mafia.possible_cards import PossibleCards
from clifftop.bots.mafia.quick_odds import QuickOdds
from clifftop.games.mafia.pieces import CONTRACTS, CONTRACTS_EACH
from clifftop.games.mafia.state import MafiaState
from clifftop.kernel.luck import Luck
from clifftop.kernel.masks import members_of

DEALS: Final = 100  # that are drawn before two may get the same contract


@final
class Beliefs:
    """What one seat thinks of the cards of all others; of its own it has nothing to believe."""

    def __init__(self, state: MafiaState, seat: int, odds: QuickOdds, from_the_start: bool) -> None:
        self.seat = seat
        self.odds = odds
        own = state.held[seat] | state.dropped[seat]
        unseen = [number for number in range(CONTRACTS) if not own >> number & 1]
        self.cards: list[PossibleCards] = []
        for other in range(state.players):
            if from_the_start:
                self.cards.append(PossibleCards(unseen, CONTRACTS_EACH, 0))
            else:
                held, laid = len(members_of(state.held[other])), len(state.piles[other])
                self.cards.append(PossibleCards(unseen, held, laid))

    def put_into(self, state: MafiaState, luck: Luck) -> None:
        """LM-1.3: the others get cards as likely as they are believed to have them, and no two of
        them the same contract."""
        held, piles = list(state.held), list(state.piles)
        for deal in range(DEALS):
            if self.deal(held, piles, luck, deal == DEALS - 1):
                break
        state.held = tuple(held)
        state.piles = tuple(piles)

    def deal(self, held: list[int], piles: list[Pile], luck: Luck, anyway: bool) -> bool:
        """Draw cards for each of the others, unless they cannot all be there."""
        taken = 0
        for other in range(len(held)):
            if other != self.seat:
                cards = self.cards[other]
                place = cards.drawn(luck)
                hand = int(cards.hand(place, luck))
                held[other] = hand
                piles[other] = cards.pile(place)
                if hand & taken and not anyway:
                    return False
                taken |= hand
        return True

    def moved(
        self, state: MafiaState, ways: list[tuple[int, int]], lemming: int, space: int
    ) -> None:
        """The player to move is about to send a lemming to a space, one of some ways."""
        if len(ways) < 2:
            return
        seat = state.player
        cards = self.cards[seat]
        weigher = MoveWeigher(seat, cards.piles, self.odds)
        options = [weigher.move(state, one, there) for one, there in ways]
        cards.moved(options, ways.index((lemming, space)))
