"""Who takes part, as it is said on a command line."""

from __future__ import annotations

from typing import final

from clifftop.kernel.errors import ClifftopError


@final
class EntrantError(ClifftopError, ValueError):
    """A line-up that does not fit the seats."""


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
