"""Which cards others drew: a fair draw of what a seat has not seen.

Every way in which the cards of a lot can have come to the draws out of it is as likely as any
other, as long as everybody held what they gave up. Cards of one kind are one card here: a player
who held two and gave up one is not counted twice, so a kind that was just given up is a little less
likely to be held once more than the rest of the lot says.

While all draws are from one lot this is exact: each card given up is matched to one of the earlier
draws of its seat, the rest is shuffled into the rest, and the result is kept once for every way in
which the cards given up could be told apart in it. With several lots, or if that takes too long, a
chain of exchanges follows (exchanges.py).
"""

from __future__ import annotations

from random import Random
from typing import Final, final

from clifftop.games.lemminge.drawn_cards import Draws
from clifftop.games.lemminge.pieces import CARDS
from clifftop.games.lemminge.worlds.exchanges import Exchanges
from clifftop.games.lemminge.worlds.matching import NONE, Matching
from clifftop.kernel.errors import KnowledgeError

ATTEMPTS: Final = 40


@final
class Dealing:
    """One way in which it can have been: `cards`, a card for each draw, then those that are left
    in the newest lot, which is the draw pile; and `hands`, as they are now."""

    def __init__(self, draws: Draws, players: int, rng: Random) -> None:
        self.draws = draws
        self.players = players
        self.rng = rng
        self.order = in_order(draws)
        self.cards: list[int] = []
        self.hands = bytearray(CARDS * players)  # seat * 25 + card
        if len(draws.contents) > 1 or not self.draw_exactly():
            self.deal()
            Exchanges(draws, self.cards, len(self.hands), rng).run()
            self.hold()

    def draw_exactly(self) -> bool:
        """One lot: deal until it is kept, if that does not take too long."""
        for _ in range(ATTEMPTS):
            self.deal()
            if self.rng.random() * self.hold() < 1:
                return True
        return False

    def deal(self) -> None:
        """Match what was given up, then shuffle the rest of the lots into the rest of the draws."""
        matching = Matching(self.draws, self.order, self.players, self.rng)
        if not matching.complete():
            raise KnowledgeError("knowledge-unfit")
        self.cards = [NONE] * len(self.draws.seats)
        for gone, draw in enumerate(matching.brought):
            self.cards[draw] = self.draws.gone[gone][2]
        rest: list[list[int]] = []
        for content in matching.left:
            cards: list[int] = []
            for card, number in enumerate(content):
                if number:
                    cards += [card] * number
            self.rng.shuffle(cards)
            rest.append(cards)
        for draw, card in enumerate(self.cards):
            if card == NONE:
                self.cards[draw] = rest[self.draws.lots[draw]].pop()
        self.cards += rest[-1]

    def hold(self) -> float:
        """Go through the hands to the present; in how many ways the cards given up could have been
        others of their kind: whenever one was, as many as the seat held of it. That has no limit,
        and so is no int: see kernel/interrupts.py."""
        hands, draws, cards = self.hands, self.draws, self.cards
        hands[:] = bytes(len(hands))
        ways = 1.0
        for entry in self.order:
            if entry >= 0:
                hands[CARDS * draws.seats[entry] + cards[entry]] += 1
            else:
                _, seat, card = draws.gone[~entry]
                held = hands[CARDS * seat + card]
                ways *= held
                hands[CARDS * seat + card] = held - 1
        return ways


def in_order(draws: Draws) -> list[int]:
    """Draws, and cards given up as ~number, in the order of time."""
    order: list[int] = []
    draw, number = 0, len(draws.times)
    for gone, (time, _, _) in enumerate(draws.gone):
        while draw < number and draws.times[draw] < time:
            order.append(draw)
            draw += 1
        order.append(~gone)
    order += range(draw, number)
    return order
