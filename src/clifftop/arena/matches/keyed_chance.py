"""Keyed chance: no matter who plays, the third roll of a block's games is the same roll.

A draw is told by its kind and by how many of that kind the game has had. So two games with the same
seed stay comparable after they have parted: an extra card drawn in one of them does not shift the
dice of the other.
"""

from __future__ import annotations

from hashlib import shake_256
from random import Random
from typing import Any, Final, cast, final

from clifftop.kernel.state import State

SPARE: Final = 16  # bytes beyond those of the weights: what they favour anybody by is below 2⁻¹²⁸


@final
class KeyedChance:
    """The draws of one game, and the luck of those who play it."""

    def __init__(self, seed: int, block: int) -> None:
        self.seed = seed
        self.block = block
        self.drawn: dict[str, int] = {}

    def draw(self, state: State) -> int:
        """The outcome of the chance point that a state has come to."""
        kind = question(state)
        ordinal = self.drawn.get(kind, 0)
        self.drawn[kind] = ordinal + 1
        return picked(state.chance_weights(), f"draw {self.seed} {self.block} {ordinal} {kind}")

    def luck(self, seat: int, decision: int) -> Random:
        """The generator for one decision. It depends on the seat and not on who sits there: two
        bots that think alike play alike, and what is left is the difference between them."""
        return Random(f"luck {self.seed} {self.block} {seat} {decision}")

    def instead(self, seat: int, decision: int, actions: list[int]) -> int:
        """What a seat does whose bot has failed."""
        return Random(f"instead {self.seed} {self.block} {seat} {decision}").choice(actions)


def question(state: State) -> str:
    """What sort of draw is asked for, as everybody can see."""
    return str(cast(dict[str, Any], state.view(None)["asked"])["question"])


def picked(outcomes: list[tuple[int, int]], key: str) -> int:
    """The outcome at the key's place on a line along which each has its weight.

    The place is a fraction, the same one however long the line is: where the weights differ a
    little, as those of two decks that lack different cards, mostly the same outcome is drawn.
    """
    total = sum(weight for _, weight in outcomes)
    size = (total.bit_length() + 7) // 8 + SPARE
    fraction = int.from_bytes(shake_256(key.encode()).digest(size), "big")
    place = fraction * total >> (8 * size)
    for action, weight in outcomes:
        place -= weight
        if place < 0:
            return action
    raise AssertionError("the place is below the sum of the weights")
