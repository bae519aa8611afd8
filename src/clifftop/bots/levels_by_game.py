"""The levels of each game: module `levels` in its folder, loaded when a bot is first wanted."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Protocol

from clifftop.bots.bot import Bot
from clifftop.bots.budget import Budget

if TYPE_CHECKING:
    from clifftop.bots.search.judge import Judge
    from clifftop.bots.search.search_settings import SearchSettings


class Levels(Protocol):
    """What can be had for any game, even for one from outside."""

    def judge(self) -> Judge:
        """What a search asks about tables of the game."""
        ...

    def tree(self) -> SearchSettings:
        """How a tree of its small choices is best grown."""
        ...

    def skilled(self) -> Bot: ...

    def strong(self, budget: Budget) -> Bot: ...

    def expert(self, budget: Budget) -> Bot: ...


class OurLevels(Levels, Protocol):
    """What our own games have as well."""

    def greedy(self) -> Bot: ...


def leaping() -> OurLevels:
    from clifftop.bots.leaping import levels

    return levels


def mafia() -> OurLevels:
    from clifftop.bots.mafia import levels

    return levels


def lemminge() -> OurLevels:
    from clifftop.bots.lemminge import levels

    return levels


OURS: Final[dict[str, Callable[[], OurLevels]]] = {
    "leaping-lemmings": leaping,
    "lemming-mafia": mafia,
    "lemminge": lemminge,
}


def levels_of(game: str) -> Levels:
    """Those of one of our games, or those that know no game."""
    ours = OURS.get(game)
    if ours is not None:
        return ours()
    from clifftop.bots.search import levels

    return levels
