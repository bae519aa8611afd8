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
from clifftop.bots.trying import TryingPlayer

if TYPE_CHECKING:
    from clifftop.bots import Bot


class Talent:
    """A judge, and two manners to search: without a tree, and with one."""

    def __init__(self, judge: Judge, flat: Manner, tree: Manner) -> None:
        self.judge = judge
        self.flat = flat
        self.tree = tree

    def skilled(self) -> Bot:
        return SkilledPlayer(self.judge)

    def strong(self, budget: Budget) -> Bot:
        return SearchPlayer(self.judge, self.flat, budget)

    def expert(self, budget: Budget) -> Bot:
        return SearchPlayer(self.judge, self.tree, budget)


class Plans(Talent):
    """The expert tries a few plans out instead of growing a tree: in so little time a tree is too
    broad to be worth more than the judgment of its leaves."""

    def __init__(self, judge: Judge, flat: Manner, tree: Manner, pauses: int) -> None:
        super().__init__(judge, flat, tree)
        self.pauses = pauses

    def expert(self, budget: Budget) -> Bot:
        return TryingPlayer(self.judge, self.pauses, budget)


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


class Watching(Talent):
    """In Lemming Mafia the expert draws its conclusions from what the others did."""

    def expert(self, budget: Budget) -> Bot:
        from clifftop.bots import mafia_player

        return mafia_player.expert(budget)


def anywhere() -> Talent:
    """For a game that nobody has taught us: playing it out at random tells something, too."""
    return Talent(Judge(), Manner(rollout=TO_THE_END, depth=1), Manner(rollout=TO_THE_END))


def leaping() -> Talent:
    from clifftop.bots.judges.leaping import LeapingJudge

    flat = Manner(boldness=0.1, depth=1, opinion=8, rollout=24)  # about a turn and a half
    return Plans(LeapingJudge(), flat, Manner(boldness=0.05, opinion=20, rollout=24), pauses=2)


def mafia() -> Talent:
    from clifftop.bots.judges.mafia import MafiaJudge

    flat = Manner(boldness=0.02, depth=1)
    return Watching(MafiaJudge(), flat, Manner(boldness=0.02, opinion=40))


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
