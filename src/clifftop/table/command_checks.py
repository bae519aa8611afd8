"""What the commands have in common: who may, whether it is the time for it, and what makes sense.

All that comes from outside is checked, also its type: a message is a JSON value that anybody may
have written, and a command that fails half-way would leave half a command in the log.
"""

from __future__ import annotations

from typing import Final

from clifftop.kernel.errors import SeatError
from clifftop.table.entries import Entry
from clifftop.table.errors import TableError
from clifftop.table.game_entries import GameBook
from clifftop.table.seat import Seat
from clifftop.table.typed_text import fit

LONGEST_WHO: Final = 60

Number = tuple[int, int]  # the moment, and the changes of the draft since


class Checking(GameBook):
    """Each command says what it added to the log, or raises an error and changes nothing."""

    def add(self, now: int, entry: str, **facts: object) -> Entry:
        """One more entry. Time never goes back, whatever clocks say."""
        self.must_be_time(now)
        new: Entry = {"entry": entry, "now": max(now, self.now), **facts}
        self.take(new)
        return new

    # Who, and when.

    def must_hold(self, who: str, seat: int) -> Seat:
        """Somebody may answer only for a seat that is his."""
        held = self.seat_of(seat)
        if held.person is None or held.person != who:
            raise TableError("table-not-your-seat", seat=seat)
        return held

    def must_be_host(self, who: str) -> None:
        if who != self.acting_host():
            raise TableError("table-host-only")

    def must_wait(self) -> None:
        if self.started:
            raise TableError("table-started")

    def must_run(self) -> None:
        if not self.started:
            raise TableError("table-not-started")
        if self.over:
            raise TableError("table-over")

    # What makes sense.

    def seat_of(self, seat: int) -> Seat:
        if type(seat) is not int or not 0 <= seat < len(self.seats):
            raise SeatError("no-such-seat", seat=repr(seat), last=len(self.seats) - 1)
        return self.seats[seat]

    @staticmethod
    def must_be_name(who: str) -> None:
        if not isinstance(who, str) or not 0 < len(who) <= LONGEST_WHO or not fit(who):
            raise TableError("table-name", most=LONGEST_WHO)

    @staticmethod
    def must_be_time(now: int) -> None:
        if type(now) is not int:
            raise TableError("table-whole-number", name="now", given=repr(now))

    @staticmethod
    def must_be_action(action: int) -> None:
        if type(action) is not int:
            raise TableError("table-whole-number", name="action", given=repr(action))

    @staticmethod
    def must_be_yes_or_no(name: str, given: bool) -> None:
        if type(given) is not bool:
            raise TableError("table-yes-or-no", name=name, given=repr(given))

    @staticmethod
    def must_be_number(number: Number) -> Number:
        """A number that went through JSON is a list."""
        pair = tuple(number) if isinstance(number, (list, tuple)) else ()
        if len(pair) != 2 or any(type(part) is not int for part in pair):
            raise TableError("table-number")
        return pair
