"""Who may hold which cards, by what everybody has done in front of all.

Each of the others is taken for a player in haste, who takes what is best for his own cards at once.
A hand that would have done something else is less likely the more it would have lost; a pile is
what such a player would have laid whenever he laid a card. Nobody is taken to be sure to play like
that, so that no hand is ever ruled out by one move. It all follows from what lies open and from the
own cards, so that whoever imagines a world believes the same in it.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec

from clifftop.bots.greedy.mafia_odds import Form
from clifftop.bots.judges.mafia_cards import Hands, Piles
from clifftop.bots.judges.mafia_options import Weighing
from clifftop.games.mafia.pieces import CONTRACTS, CONTRACTS_EACH
from clifftop.games.mafia.state import MafiaState
from clifftop.kernel.luck import Luck
from clifftop.kernel.masks import members_of

LEFT_OVER: Final = 0.05  # how likely a contract is left that all others seem to have


@final
class Opinion:
    """What follows from beliefs, by seat: how likely each contract is held, the points of bets on
    each lemming and these squared, and how well one understands what that seat does."""

    def __init__(
        self,
        contracts: list[vec[float]],
        bets: list[vec[float]],
        squares: list[vec[float]],
        trust: list[float],
    ) -> None:
        self.contracts = contracts
        self.bets = bets
        self.squares = squares
        self.trust = trust

    def after_bets(self, state: MafiaState, laid: list[int]) -> Opinion:
        """The same once the others have laid more cards, which one knows in a world that one tries
        things out in; so many each had laid before."""
        bets = self.bets[:]
        for other in range(len(laid)):
            pile = state.piles[other]
            if len(pile) > laid[other]:
                own = bets[other][:]
                for place in range(laid[other], len(pile)):
                    own[pile[place]] += place + 1
                bets[other] = own
        return Opinion(self.contracts, bets, self.squares, self.trust)


@final
class Beliefs:
    """What one seat thinks of the cards of all others; of its own it has nothing to believe."""

    def __init__(self, state: MafiaState, seat: int, form: Form, from_the_start: bool) -> None:
        self.seat = seat
        self.form = form
        own = state.held[seat] | state.dropped[seat]
        unseen = [number for number in range(CONTRACTS) if not own >> number & 1]
        self.hands: list[Hands] = []
        self.piles: list[Piles] = []
        for other in range(state.players):
            held = CONTRACTS_EACH if from_the_start else len(members_of(state.held[other]))
            self.hands.append(Hands(unseen, held))
            self.piles.append(Piles(0 if from_the_start else len(state.piles[other])))

    def opinion(self) -> Opinion:
        anybody = vec[float]([1.0] * (CONTRACTS + 1))
        alone = [hands.by_contract(anybody) for hands in self.hands]
        contracts: list[vec[float]] = []
        for other in range(len(self.hands)):
            free = self.left_by_the_rest(alone, other)
            contracts.append(self.hands[other].by_contract(free))
        return Opinion(
            contracts,
            [piles.points() for piles in self.piles],
            [piles.squares() for piles in self.piles],
            [hands.trust() for hands in self.hands],
        )

    def left_by_the_rest(self, alone: list[vec[float]], other: int) -> vec[float]:
        """LM-1.3: no contract is there twice: how likely each is left for one of the others, by
        what all are thought to hold."""
        free = vec[float]([1.0] * (CONTRACTS + 1))
        for contract in range(CONTRACTS):
            left = 1.0
            for third in range(len(alone)):
                if third != other and third != self.seat:
                    left -= alone[third][contract]
            free[contract] = max(LEFT_OVER, left)
        return free

    def put_into(self, state: MafiaState, luck: Luck) -> None:
        """The others get cards as likely as they are believed to have them. Two may get the same
        contract: what each of them does is what is asked, not what all have together."""
        held, piles = list(state.held), list(state.piles)
        for other in range(state.players):
            if other != self.seat:
                held[other] = self.hands[other].drawn(luck)
                piles[other] = self.piles[other].drawn(luck)
        state.held = tuple(held)
        state.piles = tuple(piles)

    def moved(
        self, state: MafiaState, ways: list[tuple[int, int]], lemming: int, space: int
    ) -> None:
        """The player to move is about to send a lemming to a space, one of some ways."""
        seat = state.player
        piles = self.piles[seat]
        weighing = Weighing(seat, piles.piles, piles.likely, self.form)
        options = [weighing.move(state, one, there) for one, there in ways]
        self.hands[seat].moved(options, ways.index((lemming, space)))
