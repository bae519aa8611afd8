"""What has happened so far, kept outside the copied part of a state.

A state and its copies share a `Log` and each knows how much of it is its own past, so that a copy
costs nothing. The first of them to go on writes on there; one that goes on from an earlier point
begins a log of its own that points back. An entry of 0 or more is an action, and the `seats` beside
it are the mask of those who saw which one it was and, above it, a number of the game's own that
tells the others what sort of action it was; a negative entry `~thing` says that `thing` was shown
to `seats`. An imagined state has a `Recollection` at the far end.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from clifftop.kernel.errors import KnowledgeError

Entry = tuple[int, int]

SPECTATOR: Final = 1 << 6  # the bit of those who sit at no seat
EVERYONE: Final = (1 << 7) - 1
VEIL: Final = 7  # above this bit of `seats`: what sort of action the others saw
GAP: Final = 1 << 20  # in a past as one seat saw it: an action that it did not see
SHOWN_GAP: Final = ~GAP  # … and a thing that was shown to others
ALL_SEEING: Final = -1  # the eye that sees what anybody sees: for positions and records


@mypyc_attr(allow_interpreted_subclasses=True)
class Recollection:
    """The past of an imagined state: what one seat saw, the gaps filled only when asked for."""

    def entries(self) -> list[Entry]:
        """The past as entries, oldest first."""
        return []


@final
class Log:
    """What was written since `before` had `upto` numbers: an entry, its seats, the next entry, …"""

    def __init__(self, before: Log | Recollection | None, upto: int) -> None:
        self.before = before
        self.upto = upto
        self.written: list[int] = []


def entries_of(log: Log, upto: int) -> list[Entry]:
    """The entries of a past that has so many numbers of this log, oldest first."""
    entries: list[Entry] = []
    link: Log | Recollection | None = log
    while isinstance(link, Log):
        for at in range(upto - 2, -2, -2):
            entries.append((link.written[at], link.written[at + 1]))
        upto = link.upto
        link = link.before
    entries.reverse()
    return entries if link is None else link.entries() + entries


def actions_of(entries: list[Entry]) -> list[int]:
    """The list of actions that is the game."""
    return [entry for entry, _ in entries if entry >= 0]


def as_seen(entries: list[Entry], eye: int) -> list[object]:
    """A past as one seat saw it, JSON-able.

    `17` is an action that everyone saw; `[4, 2, 17]` one of sort 2 that only the seats of mask 4
    saw, this one among them; `[4, 2, null]` the same, seen by others; `["shown", 5, 4]` that thing
    5 was shown to the seats of mask 4.
    """
    past: list[object] = []
    for entry, seats in entries:
        if entry < 0:
            past.append(["shown", ~entry if seats & eye else None, seats])
        elif seats == EVERYONE:
            past.append(entry)
        else:
            past.append([seats & EVERYONE, seats >> VEIL, entry if seats & eye else None])
    return past


def check_past(past: list[object], num_actions: int) -> None:
    """Whether this can be a past at all, as `as_seen` writes it; quick, since every bot asks it."""
    for item in past:
        if isinstance(item, int):
            if not 0 <= item < num_actions:
                raise KnowledgeError("knowledge-past")
        elif not isinstance(item, list) or len(item) != 3:
            raise KnowledgeError("knowledge-past")


def unpack(past: list[object]) -> list[Entry]:
    """The inverse of `as_seen`, with GAP and SHOWN_GAP for what the seat did not see."""
    entries: list[Entry] = []
    for item in past:
        if isinstance(item, int):
            entries.append((item, EVERYONE))
        elif isinstance(item, list) and len(item) == 3 and isinstance(item[2], int | None):
            if item[0] == "shown" and isinstance(item[2], int):
                thing = item[1]
                entries.append((~thing if isinstance(thing, int) else SHOWN_GAP, item[2]))
            elif isinstance(item[0], int) and isinstance(item[1], int):
                action = GAP if item[2] is None else item[2]
                entries.append((action, item[0] | item[1] << VEIL))
            else:
                raise KnowledgeError("knowledge-past")
        else:
            raise KnowledgeError("knowledge-past")
    return entries


def sort_of(entry: Entry) -> int:
    """What sort of action the others saw, if it was not open to everyone."""
    return entry[1] >> VEIL
