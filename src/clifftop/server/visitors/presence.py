"""Presence: the open sockets of each guest, with a limit, until the guest is removed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, final

from clifftop.server.errors import TooMuch
from clifftop.server.store.guest_rows import Guest

MOST: Final = 100  # sockets of one guest, or of all unknown ones at one address
UNKNOWN: Final = 4401  # how a socket is closed


@final
class Visit:
    """One open socket. `epoch` is that of the guest when it was opened."""

    def __init__(
        self, key: str, guest: Guest | None, epoch: int | None, hang_up: Callable[[int], None]
    ) -> None:
        self.key = key
        self.guest = guest
        self.epoch = epoch
        self.hang_up = hang_up


@final
class Presence:
    def __init__(self) -> None:
        self.visits: dict[str, set[Visit]] = {}  # by guest or address

    def begin(self, visit: Visit) -> None:
        if len(self.visits.get(visit.key, ())) >= MOST:
            raise TooMuch("server-too-many-sockets", most=MOST)
        self.visits.setdefault(visit.key, set()).add(visit)

    def end(self, visit: Visit) -> None:
        self.visits[visit.key].discard(visit)
        if not self.visits[visit.key]:
            del self.visits[visit.key]

    def guests(self) -> set[str]:
        return {
            visit.guest.id
            for visits in self.visits.values()
            for visit in visits
            if visit.guest is not None
        }

    def part(self, guests: set[str], epochs: Mapping[str, int]) -> None:
        """Hang up on those of the guests who have been removed, or whose cookie is void: the
        epochs are of those who are still known. Who came in meanwhile was not asked about."""
        for visits in self.visits.values():
            for visit in visits:
                guest = visit.guest
                if guest is not None and guest.id in guests and epochs.get(guest.id) != visit.epoch:
                    visit.hang_up(UNKNOWN)
