"""What has happened so far, kept outside the copied part of a state.

A history is a chain of links, each pointing at the one before, so that a copy of a state shares its
past with the original at no cost. A link is `(before, entry, seats)`: an entry of 0 or more is an
action, and `seats` holds the mask of those who saw which one it was and, above it, a number of the
game's own that tells the others what sort of action it was; a negative entry `~thing` says that
`thing` was shown to `seats`. An imagined state has a `Recollection` at the far end of its chain.
"""

from typing import Final

from mypy_extensions import mypyc_attr

Entry = tuple[int, int]

SPECTATOR: Final = 1 << 6  # the bit of whoever sits at no seat
EVERYONE: Final = (1 << 7) - 1
VEIL: Final = 7  # above this bit of `seats`: what sort of action the others saw
ALL_SEEING: Final = -1  # the eye that sees what anybody sees: for positions and records


@mypyc_attr(allow_interpreted_subclasses=True)
class Recollection:
    """The past of an imagined state: what one seat saw, the gaps filled only when asked for."""

    def entries(self) -> list[Entry]:
        """The past as entries, oldest first."""
        return []


def entries_of(last: object) -> list[Entry]:
    """The entries of a chain, oldest first."""
    chain: list[Entry] = []
    link = last
    while isinstance(link, tuple):
        before, entry, seats = link
        chain.append((entry, seats))
        link = before
    chain.reverse()
    if isinstance(link, Recollection):
        return link.entries() + chain
    return chain


def actions_of(last: object) -> list[int]:
    """The list of actions that is the game."""
    return [entry for entry, _ in entries_of(last) if entry >= 0]


def as_seen(last: object, eye: int) -> list[object]:
    """A chain as one seat saw it, JSON-able.

    `17` is an action that everyone saw; `[4, 2, 17]` one of sort 2 that only the seats of mask 4
    saw, this one among them; `[4, 2, null]` the same, seen by others; `["shown", 5, 4]` that thing
    5 was shown to the seats of mask 4.
    """
    past: list[object] = []
    for entry, seats in entries_of(last):
        if entry < 0:
            past.append(["shown", ~entry if seats & eye else None, seats])
        elif seats == EVERYONE:
            past.append(entry)
        else:
            past.append([seats & EVERYONE, seats >> VEIL, entry if seats & eye else None])
    return past
