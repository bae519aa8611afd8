"""Other ways to think than the expert's, with the same judge and the same time, to be named in the
arena: `--bots bench.ladder.ways:paranoid,greedy`."""

from __future__ import annotations

from typing import Final

from clifftop.bots import Bot
from clifftop.bots.budget import Budget
from clifftop.bots.lemminge import levels as lemminge
from clifftop.bots.levels_by_game import levels_of
from clifftop.bots.mafia import levels as mafia
from clifftop.bots.search.search_player import SearchPlayer
from clifftop.bots.search.search_settings import TO_THE_END

SECONDS: Final = 0.01
A_WHILE: Final = 24  # steps
GROWTH: Final = 1.0  # options open at a node, by the square root of its visits


def tree(game: str) -> SearchPlayer:
    """Information-set search with one tree, by what the thinker sees; all players are taken
    to play for themselves."""
    return searching(game)


def many_trees(game: str) -> SearchPlayer:
    """A tree for each seat, by what that seat sees."""
    return searching(game, many_trees=True)


def paranoid(game: str) -> SearchPlayer:
    """All others are taken to play against the thinker."""
    return searching(game, paranoid=True)


def widened(game: str) -> SearchPlayer:
    """A node opens few of its options at first, and more as it is visited."""
    return searching(game, widening=GROWTH)


def redealt(game: str) -> SearchPlayer:
    """Where others move they choose by what they know, in worlds imagined anew."""
    return searching(game, redealt=True)


def judged(game: str) -> SearchPlayer:
    """Leaves are judged where they are."""
    return searching(game, rollout=0)


def guided(game: str) -> SearchPlayer:
    """Leaves are judged after a guide has played on for a while."""
    return searching(game, rollout=A_WHILE)


def played_out(game: str) -> SearchPlayer:
    """Leaves are played out to the end of the game by the guide."""
    return searching(game, rollout=TO_THE_END)


def flat(game: str) -> SearchPlayer:
    """No tree: only the own choice is compared."""
    return searching(game, depth=1)


def searching(game: str, **changes: object) -> SearchPlayer:
    """The tree search of a game, with something changed."""
    own = levels_of(game)
    settings = own.tree()
    for what, to in changes.items():
        setattr(settings, what, to)
    return SearchPlayer(own.judge(), settings, Budget(seconds=SECONDS))


def unwatched(game: str) -> Bot:
    """The expert of Lemming Mafia or Lemminge, without conclusions from what the others have
    done."""
    if game == "lemminge":
        return lemminge.expert(Budget(seconds=SECONDS), watchful=False)
    return mafia.expert(Budget(seconds=SECONDS), watchful=False)
