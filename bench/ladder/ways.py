"""Other ways to search than the expert's, with its judge and its time, to be named in the arena:
`--bots bench.ladder.ways:paranoid,greedy`."""

from __future__ import annotations

from typing import Final

from clifftop.bots.budget import Budget
from clifftop.bots.search.manner import TO_THE_END, Manner
from clifftop.bots.talents import talent
from clifftop.bots.thinking import SearchPlayer

SECONDS: Final = 0.01


def many_trees(game: str) -> SearchPlayer:
    """A tree for each seat, by what that seat sees."""
    return changed(game, "many_trees", True)


def paranoid(game: str) -> SearchPlayer:
    """All others are taken to play against the one who thinks."""
    return changed(game, "paranoid", True)


def rollouts(game: str) -> SearchPlayer:
    """Leaves are played out to the end of the game instead of being judged."""
    return changed(game, "rollout", TO_THE_END)


def chance_joined(game: str) -> SearchPlayer:
    """What chance brings does not part the tree."""
    return changed(game, "chance_parts", False)


def flat(game: str) -> SearchPlayer:
    """No tree: only the own choice is compared."""
    return changed(game, "depth", 1)


def changed(game: str, what: str, to: object) -> SearchPlayer:
    """The expert with one thing changed."""
    own = talent(game)
    manner = Manner(**{**vars_of(own.expert_manner), what: to})  # type: ignore[arg-type]
    return SearchPlayer(own.judge, manner, Budget(seconds=SECONDS))


def vars_of(manner: Manner) -> dict[str, object]:
    names = (
        "boldness",
        "rollout",
        "depth",
        "a_world",
        "chance_parts",
        "many_trees",
        "paranoid",
        "opinion",
    )
    return {name: getattr(manner, name) for name in names}
