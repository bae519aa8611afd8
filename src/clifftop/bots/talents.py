"""What each game brings to its bots: who judges its tables, and how it is searched.

Loaded when a bot of the game is first wanted.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from clifftop.bots.budget import Budget
from clifftop.bots.search.judge import Judge
from clifftop.bots.search.manner import TO_THE_END, Manner
from clifftop.bots.skilled import SkilledPlayer
from clifftop.bots.thinking import SearchPlayer

if TYPE_CHECKING:
    from clifftop.bots import Bot


class Talent:
    """A judge, and the manners of the two who search."""

    def __init__(self, judge: Judge, strong: Manner, expert: Manner) -> None:
        self.judge = judge
        self.strong_manner = strong
        self.expert_manner = expert

    def skilled(self) -> Bot:
        return SkilledPlayer(self.judge)

    def strong(self, budget: Budget) -> Bot:
        return SearchPlayer(self.judge, self.strong_manner, budget)

    def expert(self, budget: Budget) -> Bot:
        return SearchPlayer(self.judge, self.expert_manner, budget)


class Turns(Talent):
    """Lemminge is thought of in whole turns: a walk of many small steps is one move."""

    def skilled(self) -> Bot:
        from clifftop.bots import lemminge_player

        return lemminge_player.skilled()

    def strong(self, budget: Budget) -> Bot:
        from clifftop.bots import lemminge_player

        return lemminge_player.strong(budget)

    def expert(self, budget: Budget) -> Bot:
        from clifftop.bots import lemminge_player

        return lemminge_player.expert(budget)


def anywhere() -> Talent:
    """For a game that nobody has taught us: playing it out at random tells something, too."""
    return Talent(Judge(), Manner(rollout=TO_THE_END, depth=1), Manner(rollout=TO_THE_END))


def leaping() -> Talent:
    from clifftop.bots.judges.leaping import LeapingJudge

    strong = Manner(boldness=0.05, depth=1)
    return Talent(LeapingJudge(), strong, Manner(boldness=0.02, opinion=200))


def mafia() -> Talent:
    from clifftop.bots.judges.mafia import MafiaJudge

    strong = Manner(boldness=0.02, depth=1)
    return Talent(MafiaJudge(), strong, Manner(boldness=0.02, depth=1, opinion=40))


def lemminge() -> Talent:
    from clifftop.bots.judges.lemminge import LemmingeJudge

    return Turns(LemmingeJudge(), Manner(boldness=0.1, depth=1), Manner(boldness=0.1))


_TALENTS: Final[dict[str, Callable[[], Talent]]] = {
    "leaping-lemmings": leaping,
    "lemming-mafia": mafia,
    "lemminge": lemminge,
}


def talent(game: str) -> Talent:
    return _TALENTS.get(game, anywhere)()
