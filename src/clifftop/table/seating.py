"""Commands around the table: sitting down, starting, leaving, coming back, taking over."""

from __future__ import annotations

from typing import Final

from clifftop import bots
from clifftop.table import entries as e
from clifftop.table.book import Book
from clifftop.table.entries import Entry
from clifftop.table.errors import TableError
from clifftop.table.seats import VOTE, Seat

LONGEST_NAME: Final = 60


class Seating(Book):
    """Each command says what it added to the log, or raises a TableError and changes nothing."""

    # What the commands have in common.

    def add(self, now: int, entry: str, **facts: object) -> Entry:
        """One more entry. Time never goes back, whatever clocks say."""
        new: Entry = {"entry": entry, "now": max(now, self.now), **facts}
        self.take(new)
        return new

    def seat_of(self, seat: int) -> Seat:
        self.state.eye(seat)  # a seat that is not there is an error
        return self.seats[seat]

    def must_hold(self, who: str, seat: int) -> Seat:
        """Somebody may answer only for a seat that is his."""
        held = self.seat_of(seat)
        if held.person != who:
            raise TableError("table-not-your-seat", seat=seat)
        return held

    def must_be_host(self, who: str) -> None:
        if who != self.host:
            raise TableError("table-host-only")

    def must_wait(self) -> None:
        if self.started:
            raise TableError("table-started")

    def must_run(self) -> None:
        if not self.started:
            raise TableError("table-not-started")
        if self.over:
            raise TableError("table-over")

    def must_be_name(self, who: str) -> None:
        if not isinstance(who, str) or not 0 < len(who) <= LONGEST_NAME:
            raise TableError("table-name", most=LONGEST_NAME)

    # Before the game.

    def sit(self, who: str, seat: int, now: int) -> list[Entry]:
        """Take a free seat, or one where a bot sits. One person may hold several."""
        self.must_wait()
        self.must_be_name(who)
        taken = self.seat_of(seat)
        if who in self.removed:
            raise TableError("table-removed")
        if taken.person == who:
            return []
        if taken.person is not None:
            raise TableError("table-seat-taken", seat=seat)
        return [self.add(now, e.SAT, seat=seat, who=who, bot=None)]

    def stand_up(self, who: str, seat: int, now: int) -> list[Entry]:
        self.must_wait()
        self.must_hold(who, seat)
        return [self.add(now, e.SAT, seat=seat, who=None, bot=None)]

    def seat_bot(self, who: str, seat: int, bot: str, now: int) -> list[Entry]:
        """The host puts a bot on a free seat."""
        self.must_wait()
        self.must_be_host(who)
        if self.seat_of(seat).person is not None:
            raise TableError("table-seat-taken", seat=seat)
        bots.find(self.opened["game"], bot)  # a bot that does not play this is an error
        return [self.add(now, e.SAT, seat=seat, who=None, bot=bot)]

    def clear_seat(self, who: str, seat: int, now: int) -> list[Entry]:
        """The host frees a seat; a person who sat there may sit down again."""
        self.must_wait()
        self.must_be_host(who)
        if self.seat_of(seat).open:
            return []
        return [self.add(now, e.SAT, seat=seat, who=None, bot=None)]

    # Going and coming.

    def leave(self, who: str, now: int) -> list[Entry]:
        """Before the game the seats are free again; later they wait for whoever has left."""
        held = [number for number, seat in enumerate(self.seats) if seat.who == who]
        if not held or who in self.away:
            return []
        if not self.started:
            return [self.add(now, e.SAT, seat=seat, who=None, bot=None) for seat in held]
        added = [self.add(now, e.LEFT, who=who)]
        for seat in range(len(self.seats)):
            added += self.take_over_if_agreed(seat, now)
        return added

    def come_back(self, who: str, now: int) -> list[Entry]:
        """A seat that was taken over meanwhile is his again; one that was given up is not."""
        if who not in self.away:
            return []
        added = [self.add(now, e.CAME_BACK, who=who)]
        for number, seat in enumerate(self.seats):
            if seat.who == who and seat.left == VOTE and self.running:
                added.append(self.add(now, e.TAKEN_BACK, seat=number, who=who))
        return added

    def vote_bot(self, who: str, seat: int, now: int) -> list[Entry]:
        """Vote for a bot in the seat of somebody who has left; all who are still here must."""
        self.must_run()
        owner = self.seat_of(seat).person
        if owner is None or owner not in self.away:
            raise TableError("table-not-abandoned", seat=seat)
        if who not in self.people() or who in self.away:
            raise TableError("table-players-only")
        if who in self.votes[seat]:
            return []
        return [self.add(now, e.VOTED, seat=seat, who=who), *self.take_over_if_agreed(seat, now)]

    def take_over_if_agreed(self, seat: int, now: int) -> list[Entry]:
        """Whoever has left has no voice, so a vote may be carried because somebody else leaves."""
        here = self.people() - self.away
        if not self.running or not here or not here <= self.votes[seat]:
            return []
        bot = self.opened["stand_in"]
        return [self.add(now, e.TAKEN_OVER, seat=seat, bot=bot, left=VOTE)]
