"""Who takes part: a bot of ours by its name, or somebody's own by where it is made."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import cast, final

from clifftop import bots
from clifftop.bots import Bot
from clifftop.kernel.errors import ClifftopError


@final
class EntrantError(ClifftopError, ValueError):
    """A bot that was named by module and function, and is not there."""


def entrant(game: str, name: str) -> Bot:
    """The bot of a name: `greedy`, `expert:10ms`, or `mybots:make`, which is what the function
    `make` of the module `mybots` gives for the name of the game."""
    module, colon, function = name.partition(":")
    if not colon or function[:1].isdigit():  # no function begins like that, every budget does
        return bots.find(game, name)
    if "" not in sys.path:
        sys.path.insert(0, "")  # a bot lies where its author works
    try:
        make = getattr(import_module(module), function)
    except (ImportError, AttributeError, ValueError) as error:
        raise EntrantError("arena-no-such-function", given=name, why=str(error)) from error
    made = make(game)
    if not callable(getattr(made, "choose", None)):
        raise EntrantError("arena-no-bot", given=name, made=type(made).__name__)
    return cast(Bot, made)


def names_of(given: str, players: int) -> tuple[str, ...]:
    """The entrants of a list such as `expert:10ms,greedy`: one for each seat, or one for all."""
    names = tuple(name.strip() for name in given.split(","))
    if len(names) == 1:
        return names * players
    if len(names) != players:
        raise EntrantError("arena-bots-number", given=len(names), players=players)
    return names


def challenge(given: str, players: int) -> tuple[str, ...]:
    """The entrants of a test, of `challenger,yardstick`: one of the first against the second at
    all other seats."""
    names = [name.strip() for name in given.split(",")]
    if len(names) != 2 or names[0] == names[1]:
        raise EntrantError("arena-bots-two", given=given)
    return (names[0],) + (names[1],) * (players - 1)
