"""What a seat remembers of the cards that others drew: when, and out of which draw pile.

What a draw pile was made of when it was new is open to all, so a card that somebody draws comes out
of a known lot. The lots are numbered: 0 is the first draw pile, 1 the first one made of discards,
and so on. What others held before the past begins (a game may begin from a position, which has no
past) counts as drawn from lot 0.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from clifftop.games.lemminge.actions import CARD, DONE, DRAW, REFILL
from clifftop.games.lemminge.pieces import CARDS
from clifftop.games.lemminge.position.gaps import Gaps
from clifftop.games.lemminge.questions import DISCARD, TURN
from clifftop.kernel.errors import KnowledgeError

if TYPE_CHECKING:
    from clifftop.games.lemminge.state import LemmingeState

BEFORE = -1  # when a card was drawn that was held before the past began


@final
class Draws:
    """The draws that the seat did not see, in the order of time, and the cards that those hands
    have given up since, played or discarded. A time is a place in the past."""

    def __init__(self, state: LemmingeState, gaps: Gaps, past: list[object]) -> None:
        self.seats: list[int] = []  # by draw: whose it was
        self.times: list[int] = []
        self.lots: list[int] = []
        self.gone: list[tuple[int, int, int]] = []  # time, seat, card
        # By lot: how many of each card the unseen draws, and what is left of the pile, are.
        self.contents: list[list[int]] = []
        self.left = state.deck_size - sum(gaps.hands)  # cards in the present draw pile
        drawn = self.read_past(state, gaps, past)
        self.add_lots(state, drawn)

    def read_past(
        self, state: LemmingeState, gaps: Gaps, past: list[object]
    ) -> list[tuple[int, int, int]]:
        """Who gave up what, and all draws of the past: time, seat and card, or -1 for a card that
        was not seen. A turn begins with a refill or with a card that is not a discard."""
        drawn: list[tuple[int, int, int]] = []
        given: list[tuple[int, int, int]] = []  # time, turn counted from the first here, card
        discarding = begins_discarding(state, past)
        turns = 0
        for time, entry in enumerate(past):
            if isinstance(entry, int):
                if entry == REFILL:
                    turns += 1
                    discarding = True
                elif entry == DONE:
                    discarding = False
                elif CARD <= entry < CARD + CARDS:
                    if not discarding:
                        turns += 1
                    given.append((time, turns, entry - CARD))
            elif isinstance(entry, list):
                drawn.append(draw_of(time, entry, state.players))
        begun = state.turn if state.asked > TURN else state.turn - 1
        for time, turn, card in given:
            seat = (state.first + begun - turns + turn - 1) % state.players
            if gaps.closed >> seat & 1:
                self.gone.append((time, seat, card))
        for seat in range(state.players):
            if gaps.closed >> seat & 1:
                before = gaps.hands[seat] + sum(owner == seat for _, owner, _ in self.gone)
                before -= sum(owner == seat for _, owner, _ in drawn)
                for _ in range(before):
                    self.add(seat, BEFORE, 0)
        return drawn

    def add(self, seat: int, time: int, lot: int) -> None:
        self.seats.append(seat)
        self.times.append(time)
        self.lots.append(lot)

    def add_lots(self, state: LemmingeState, drawn: list[tuple[int, int, int]]) -> None:
        """Which lot each draw was from, counted back from the present, and what the lots held. Of
        lot 0 that is told by everything else: what the closed hands have drawn in all is what
        they have given up and what is still unseen."""
        newest = len(state.decks)
        ends: list[int] = [len(drawn)]  # draws before a lot was used up, the newest lot first
        number = len(drawn) + self.left
        for deck in reversed(state.decks):
            number -= sum(deck)
            ends.append(number)
        ends.reverse()
        unseen = [*state.deck]
        for _, _, card in self.gone:
            unseen[card] += 1
        self.contents = [unseen] + [[*deck] for deck in state.decks]
        lot = 0
        for position, (time, seat, card) in enumerate(drawn):
            while lot < newest and position >= ends[lot]:
                lot += 1
            if card < 0:
                self.add(seat, time, lot)
            elif lot > 0:
                self.contents[lot][card] -= 1
        for content in self.contents[1:]:
            for card in range(CARDS):
                unseen[card] -= content[card]
        for lot, content in enumerate(self.contents):
            left = self.left if lot == newest else 0
            if min(content) < 0 or sum(content) != self.lots.count(lot) + left:
                raise KnowledgeError("knowledge-unfit")


def begins_discarding(state: LemmingeState, past: list[object]) -> bool:
    """Whether the past begins in the middle of a refill: then a DONE comes before any REFILL, or
    is still to come."""
    for entry in past:
        if entry == REFILL:
            return False
        if entry == DONE:
            return True
    return state.asked == DISCARD


def draw_of(time: int, entry: list[object], players: int) -> tuple[int, int, int]:
    """Time, seat and card of a draw, as `as_seen` writes it."""
    mask, card = entry[0], entry[2]
    if not isinstance(mask, int) or mask.bit_count() != 1 or mask >> players:
        raise KnowledgeError("knowledge-past")
    seat = mask.bit_length() - 1
    if card is None:
        return time, seat, -1
    if not isinstance(card, int) or not DRAW <= card < DRAW + CARDS:
        raise KnowledgeError("knowledge-past")
    return time, seat, card - DRAW
