"""Commands before the game: sitting down, standing up, names of seats, nonces for the dice."""

from __future__ import annotations

from string import hexdigits
from typing import Final, final

from clifftop import bots
from clifftop.table import entries as e
from clifftop.table.commands.command_group import CommandGroup
from clifftop.table.entries import Entry
from clifftop.table.errors import TableError
from clifftop.table.value_checks import line, must_be_name

LONGEST_SEAT_NAME: Final = 30
SHORTEST_NONCE: Final = 16
LONGEST_NONCE: Final = 64


@final
class Seating(CommandGroup):
    def sit(self, who: str, seat: int, now: int, name: str | None = None) -> list[Entry]:
        """Take a free seat, or one where a bot sits. One person may hold several: then `name` is
        what a seat is called, and sitting down once more renames it."""
        self.must_wait()
        must_be_name(who)
        taken = self.people.seat_of(seat)
        if who in self.people.removed:
            raise TableError("table-removed")
        if taken.person is not None and taken.person != who:
            raise TableError("table-seat-taken", seat=seat)
        called = None if name is None else line(name, LONGEST_SEAT_NAME)
        if name is not None and called is None:
            raise TableError("table-name", most=LONGEST_SEAT_NAME)
        if taken.person == who and called in (None, taken.name):
            return []
        added = [self.add(now, e.SAT, seat=seat, who=who, bot=None, name=called)]
        if self.people.host in self.people.away:
            added.append(self.welcome_host(who, now))
        return added

    def welcome_host(self, who: str, now: int) -> Entry:
        """The host had left a table where nobody sat: the first who sits down is the host."""
        if who == self.people.host:
            return self.add(now, e.CAME_BACK, who=who)
        return self.add(now, e.HOST, who=who)

    def stand_up(self, who: str, seat: int, now: int) -> list[Entry]:
        self.must_wait()
        self.must_hold(who, seat)
        return [self.free(seat, now)]

    def seat_bot(self, who: str, seat: int, bot: str, now: int) -> list[Entry]:
        """The host puts a bot on a free seat."""
        self.must_wait()
        self.must_be_host(who)
        if self.people.seat_of(seat).person is not None:
            raise TableError("table-seat-taken", seat=seat)
        bots.check_offered(self.book.opened["game"], str(bot))
        return [self.add(now, e.SAT, seat=seat, who=None, bot=str(bot), name=None)]

    def clear_seat(self, who: str, seat: int, now: int) -> list[Entry]:
        """The host frees a seat; a person who sat there may sit down again."""
        self.must_wait()
        self.must_be_host(who)
        return [] if self.people.seat_of(seat).open else [self.free(seat, now)]

    def nonce(self, who: str, seat: int, nonce: str, now: int) -> list[Entry]:
        """What a seat adds to the secret of the dice. It comes after the server's commitment, so
        that the server cannot have chosen its seed to suit it."""
        self.must_wait()
        held = self.must_hold(who, seat)
        if self.book.opened["dice"] is None:
            raise TableError("table-no-dice")
        if (
            not isinstance(nonce, str)
            or not SHORTEST_NONCE <= len(nonce) <= LONGEST_NONCE
            or any(digit not in hexdigits for digit in nonce)
        ):
            raise TableError("table-nonce", least=SHORTEST_NONCE, most=LONGEST_NONCE)
        if held.nonce == nonce.lower():
            return []
        return [self.add(now, e.NONCE, seat=seat, nonce=nonce.lower())]
