"""What each game brings to its bots: who judges its tables, and how it is searched.

Loaded when a bot of the game is first wanted.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from clifftop.bots.search.judge import Judge
from clifftop.bots.search.manner import TO_THE_END, Manner


@final
class Talent:
    """A judge, and the manners of the two who search."""

    def __init__(self, judge: Judge, strong: Manner, expert: Manner) -> None:
        self.judge = judge
        self.strong = strong
        self.expert = expert


def anywhere() -> Talent:
    """For a game that nobody has taught us: playing it out at random tells something, too."""
    return Talent(Judge(), Manner(rollout=TO_THE_END, depth=1), Manner(rollout=TO_THE_END))


def leaping() -> Talent:
    from clifftop.bots.judges.leaping import LeapingJudge

    return Talent(LeapingJudge(), Manner(boldness=0.1, depth=1), Manner(boldness=0.1))


def mafia() -> Talent:
    from clifftop.bots.judges.mafia import MafiaJudge

    return Talent(MafiaJudge(), Manner(boldness=0.1, depth=1), Manner(boldness=0.1))


_TALENTS: Final[dict[str, Callable[[], Talent]]] = {
    "leaping-lemmings": leaping,
    "lemming-mafia": mafia,
}


def talent(game: str) -> Talent:
    return _TALENTS.get(game, anywhere)()
