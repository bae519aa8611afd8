"""The past of an imagined state: what a seat saw, and for what it did not see, something that can
have happened and that leads to the state as it was imagined."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, final

from clifftop.games.mafia.actions import BET as BET_ACTION
from clifftop.games.mafia.actions import DEAL as DEAL_ACTION
from clifftop.games.mafia.actions import DROP as DROP_ACTION
from clifftop.games.mafia.pieces import CONTRACTS
from clifftop.games.mafia.questions import BET, DEAL, DROP
from clifftop.kernel.errors import KnowledgeError
from clifftop.kernel.history import GAP, SHOWN_GAP, Entry, Recollection, sort_of, unpack
from clifftop.kernel.masks import members_of

if TYPE_CHECKING:
    from clifftop.games.mafia.state import MafiaState


@final
class Recall(Recollection):
    """Worked out when somebody asks, which in a search nobody does."""

    def __init__(self, past: list[object], state: MafiaState, seed: int) -> None:
        self.past = past
        # The state goes on; these are its cards as they were imagined.
        self.piles = state.piles
        self.held = state.held
        self.dropped = state.dropped
        self.seed = seed
        self.filled: list[Entry] | None = None

    def entries(self) -> list[Entry]:
        if self.filled is None:
            try:
                self.filled = self.fill(Random(self.seed))
            except ValueError as error:
                raise KnowledgeError("knowledge-unfit") from error
        return self.filled

    def fill(self, rng: Random) -> list[Entry]:
        """The past with every gap answered."""
        entries = unpack(self.past)
        answers: dict[int, int] = {}
        for seat in range(len(self.piles)):
            dealt = members_of(self.held[seat] | self.dropped[seat])
            rng.shuffle(dealt)
            self.answer(entries, seat, DEAL, [DEAL_ACTION + card for card in dealt], answers)
            dropped = members_of(self.dropped[seat])
            rng.shuffle(dropped)
            self.answer(entries, seat, DROP, [DROP_ACTION + card for card in dropped], answers)
            laid = [BET_ACTION + lemming for lemming in self.piles[seat]]
            self.answer(entries, seat, BET, laid, answers)
        return put_in(entries, answers)

    def answer(
        self,
        entries: list[Entry],
        seat: int,
        sort: int,
        cards: list[int],
        answers: dict[int, int],
    ) -> None:
        """A seat's gaps of one sort get its cards, in this order; those of before the past began
        come first."""
        gaps = [
            number
            for number, entry in enumerate(entries)
            if entry[0] == GAP and entry[1] >> seat & 1 and sort_of(entry) == sort
        ]
        latest = cards[max(0, len(cards) - len(gaps)) :]
        for gap, card in zip(gaps, latest, strict=True):
            answers[gap] = card


def put_in(entries: list[Entry], answers: dict[int, int]) -> list[Entry]:
    """The answers in their gaps; what was shown to another seat is what it was dealt just then."""
    filled: list[Entry] = []
    contract = 0
    for number, (entry, seats) in enumerate(entries):
        action = answers.get(number, entry)
        if action == GAP:
            raise ValueError("a gap of a sort that is not of this game")
        if DEAL_ACTION <= action < DEAL_ACTION + CONTRACTS:
            contract = action - DEAL_ACTION
        filled.append((~contract if action == SHOWN_GAP else action, seats))
    return filled
