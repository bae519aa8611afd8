"""Hands of Lemminge that a seat has not seen, dealt anew."""

from __future__ import annotations

from mypy_extensions import i64

from clifftop.bots.lemminge.race.race_table import card_at
from clifftop.games.lemminge.pieces import CARDS
from clifftop.games.lemminge.state import LemmingeState
from clifftop.kernel.luck import Luck


def redealt(world: LemmingeState, seat: int, luck: Luck) -> LemmingeState:
    """Another world, in which all that the seat has not seen lies differently: a hundred times as
    quick as to imagine one, and nearly as true."""
    ahead = world.clone()
    hands, deck = ahead.hands, ahead.deck
    card: i64
    other: i64
    for other in range(ahead.players):
        if other != seat:
            for card in range(CARDS):
                number = i64(hands[CARDS * other + card])
                if number:
                    ahead.gain(int(other), int(card), -int(number))
    for other in range(ahead.players):
        if other != seat:
            for _ in range(world.hand_size(int(other))):
                card = card_at(deck, luck.below(ahead.deck_size))
                ahead.gain(int(other), int(card), 1)
    return ahead
