"""What the commands have in common: the logbook they write to, who may, and whether it is time."""

from __future__ import annotations

from clifftop.table import entries as e
from clifftop.table.entries import Entry
from clifftop.table.errors import TableError
from clifftop.table.logbook import Logbook
from clifftop.table.seat import Seat


class CommandGroup:
    """Commands of one kind. Each says what it added to the log, or raises an error and changes
    nothing; so all is checked first, since half a command must never be in the log."""

    def __init__(self, book: Logbook) -> None:
        self.book = book
        self.people = book.people
        self.game = book.game
        self.clock = book.clock
        self.add = book.add

    def must_hold(self, who: str, seat: int) -> Seat:
        """Somebody may answer only for a seat of their own."""
        held = self.people.seat_of(seat)
        if held.person is None or held.person != who:
            raise TableError("table-not-your-seat", seat=seat)
        return held

    def must_be_host(self, who: str) -> None:
        if who != self.people.acting_host():
            raise TableError("table-host-only")

    def must_wait(self) -> None:
        if self.game.started:
            raise TableError("table-started")

    def must_run(self) -> None:
        if not self.game.started:
            raise TableError("table-not-started")
        if self.game.over:
            raise TableError("table-over")

    def free(self, seat: int, now: int) -> Entry:
        """Nobody sits there any more; for that there are several ways."""
        return self.add(now, e.SAT, seat=seat, who=None, bot=None, name=None)
