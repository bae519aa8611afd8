"""The beginner: sees some of what there is to see, and sometimes does just anything."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from clifftop.bots import Bot

OVERLOOKED: Final = 0.4  # of the moves there are
ON_A_WHIM: Final = 0.15  # how often no thought is given at all


@final
class Beginner:
    """Plays like `other`, of the moves that it has noticed. What a person new to a game does wrong
    is mostly that: the good move was there, and was not seen."""

    def __init__(self, other: Bot) -> None:
        self.other = other

    def choose(self, knowledge: dict[str, object], actions: list[int], rng: Random) -> int:
        if rng.random() < ON_A_WHIM:
            return rng.choice(actions)
        noticed = [action for action in actions if rng.random() >= OVERLOOKED]
        if not noticed:
            return rng.choice(actions)
        chosen = self.other.choose(knowledge, noticed, rng)
        return chosen if chosen in noticed else rng.choice(noticed)
