"""What is to be played: the game, who takes part, and the seed that decides all the rest."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib.metadata import version
from typing import Any, Final

from msgspec import Struct

from clifftop import bots
from clifftop.bots import Bot
from clifftop.games import game as find_game
from clifftop.kernel import state as kernel_state

FORMAT: Final = 1


class Match(Struct, frozen=True, kw_only=True, tag_field="arena", tag=FORMAT):
    """A match, and what it is played with. It is the first line of its results."""

    game: str
    rules: int
    options: dict[str, Any]
    entrants: tuple[str, ...]
    seed: int
    version: str
    python: str
    build: str  # "compiled" or "plain": with a time for each decision that is a difference

    @property
    def players(self) -> int:
        return len(self.entrants)

    def rotations(self) -> list[tuple[str, ...]]:
        """Who sits where in the games of a block: everybody once at each seat. A line-up that
        repeats itself, such as A, B, A, B, comes round sooner."""
        turned = [self.entrants[by:] + self.entrants[:by] for by in range(self.players)]
        return list(dict.fromkeys(turned))


# How an entrant gets its bot for a game: the name of the game, then its own.
FindBot = Callable[[str, str], Bot]


def new_match(
    game: str,
    options: dict[str, object],
    entrants: tuple[str, ...],
    seed: int,
    find: FindBot = bots.find_or_make,
) -> Match:
    """A match that can be played: all who take part have been found."""
    rules = find_game(game)
    for name in entrants:
        find(rules.name, name)
    return Match(
        game=rules.name,
        rules=rules.rules,
        options={**options, "players": len(entrants)},
        entrants=entrants,
        seed=seed,
        version=version("clifftop"),
        python=".".join(str(part) for part in sys.version_info[:2]),
        build="plain" if str(kernel_state.__file__).endswith(".py") else "compiled",
    )


def players_of(game: str, options: dict[str, object]) -> int:
    """How many play with these options; a bad one is refused here."""
    return find_game(game).start(**options).players
