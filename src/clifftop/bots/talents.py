"""What each game brings to its bots: who judges its tables, and how it is searched.

Loaded when a bot of the game is first wanted.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from clifftop.bots.budget import Budget
from clifftop.bots.search.by_players import ByPlayers
from clifftop.bots.search.judge import Judge
from clifftop.bots.search.plan_player import TryingPlayer
from clifftop.bots.search.search_player import SearchPlayer
from clifftop.bots.search.search_settings import TO_THE_END, Manner
from clifftop.bots.search.skilled_player import SkilledPlayer

if TYPE_CHECKING:
    from clifftop.bots import Bot


A_TURN: Final = 1  # pauses of the game
TWO_TURNS: Final = 2
A_WHILE: Final = 24  # steps, about a turn and a half of Leaping Lemmings


class Talent:
    """A judge, and a manner to grow a tree. The strong player does without the tree."""

    def __init__(self, judge: Judge, tree: Manner) -> None:
        self.judge = judge
        self.tree = tree

    def skilled(self) -> Bot:
        return SkilledPlayer(self.judge)

    def strong(self, budget: Budget) -> Bot:
        return SearchPlayer(self.judge, self.tree.flat(), budget)

    def expert(self, budget: Budget) -> Bot:
        return SearchPlayer(self.judge, self.tree, budget)


class Plans(Talent):
    """The expert tries its best few plans out instead of growing a tree. So does the strong one
    where two play, but for a turn alone: small choices would be no better there than a look."""

    def strong(self, budget: Budget) -> Bot:
        in_two = TryingPlayer(self.judge, A_TURN, budget)
        return ByPlayers(in_two, SearchPlayer(self.judge, self.tree.flat(), budget))

    def expert(self, budget: Budget) -> Bot:
        return TryingPlayer(self.judge, TWO_TURNS, budget)


class Turns(Talent):
    """Lemminge is thought of in whole turns: a walk of many small steps is one move."""

    def skilled(self) -> Bot:
        from clifftop.bots.lemminge import player

        return player.skilled()

    def strong(self, budget: Budget) -> Bot:
        from clifftop.bots.lemminge import player

        return player.strong(budget)

    def expert(self, budget: Budget) -> Bot:
        from clifftop.bots.lemminge import player

        return player.expert(budget)


class Rounds(Talent):
    """In Lemming Mafia moves are tried out for a round; the expert draws its conclusions from what
    the others did, too."""

    def strong(self, budget: Budget) -> Bot:
        from clifftop.bots.mafia import player as mafia_player

        return mafia_player.strong(budget)

    def expert(self, budget: Budget) -> Bot:
        from clifftop.bots.mafia import player as mafia_player

        return mafia_player.expert(budget)


def anywhere() -> Talent:
    """For a game that nobody has taught us: playing it out at random tells something, too."""
    return Talent(Judge(), Manner(rollout=TO_THE_END))


def leaping() -> Talent:
    from clifftop.bots.leaping.judge import LeapingJudge

    return Plans(LeapingJudge(), Manner(boldness=0.05, opinion=20, rollout=A_WHILE))


def mafia() -> Talent:
    from clifftop.bots.mafia.judge import MafiaJudge

    return Rounds(MafiaJudge(), Manner(boldness=0.02, opinion=40))


def lemminge() -> Talent:
    from clifftop.bots.lemminge.judge import LemmingeJudge

    return Turns(LemmingeJudge(), Manner(boldness=0.1))


_TALENTS: Final[dict[str, Callable[[], Talent]]] = {
    "leaping-lemmings": leaping,
    "lemming-mafia": mafia,
    "lemminge": lemminge,
}


def talent(game: str) -> Talent:
    return _TALENTS.get(game, anywhere)()
