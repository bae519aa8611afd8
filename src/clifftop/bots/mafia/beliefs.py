"""Who may hold which cards, by what everybody has done in front of all.

Each of the others is taken for a player who takes what is best for his own cards at once: surely,
or more or less. A hand that would have done something else is less likely for it; a pile is what
such a player would have laid whenever he laid a card. It all follows from what lies open and from
the own cards, so that whoever imagines a world believes the same in it.
"""

from __future__ import annotations

from typing import Final, final

from clifftop.bots.mafia.guide_worth import Glance
from clifftop.bots.mafia.possible_cards import Cards
from clifftop.bots.mafia.weighed_choices import Pile, Weighing
from clifftop.games.mafia.pieces import CONTRACTS, CONTRACTS_EACH
from clifftop.games.mafia.state import MafiaState
from clifftop.kernel.luck import Luck
from clifftop.kernel.masks import members_of

DEALS: Final = 100  # that are drawn before two may get the same contract


@final
class Beliefs:
    """What one seat thinks of the cards of all others; of its own it has nothing to believe."""

    def __init__(self, state: MafiaState, seat: int, glance: Glance, from_the_start: bool) -> None:
        self.seat = seat
        self.glance = glance
        own = state.held[seat] | state.dropped[seat]
        unseen = [number for number in range(CONTRACTS) if not own >> number & 1]
        self.cards: list[Cards] = []
        for other in range(state.players):
            if from_the_start:
                self.cards.append(Cards(unseen, CONTRACTS_EACH, 0))
            else:
                held, laid = len(members_of(state.held[other])), len(state.piles[other])
                self.cards.append(Cards(unseen, held, laid))

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
        weighing = Weighing(seat, cards.piles, self.glance)
        options = [weighing.move(state, one, there) for one, there in ways]
        cards.moved(options, ways.index((lemming, space)))
