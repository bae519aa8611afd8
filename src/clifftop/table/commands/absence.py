"""Commands of going and coming: leaving, days off, handing a seat over, a bot by vote."""

from __future__ import annotations

from typing import final

from clifftop.table import entries as e
from clifftop.table.clock import MOVE
from clifftop.table.commands.command_group import CommandGroup
from clifftop.table.entries import Entry
from clifftop.table.errors import TableError
from clifftop.table.seat import VOTE
from clifftop.table.value_checks import must_be_name, must_be_time


@final
class Absence(CommandGroup):
    def leave(self, who: str, now: int) -> list[Entry]:
        """Before the game the seats are free again, and a host makes way for the first who sits;
        later all of it waits until they come back."""
        must_be_name(who)
        held = self.people.seats_of(who)
        if who in self.people.away or (not held and who != self.people.host):
            return []
        if not self.game.started:
            added = [self.free(seat, now) for seat in held]
            return [*added, self.make_way(now)] if who == self.people.host else added
        return [self.add(now, e.LEFT, who=who), *self.count_votes(now)]

    def make_way(self, now: int) -> Entry:
        """The host leaves before the game. Where nobody sits, the next who sits down is host."""
        heir = self.people.first_present()
        if heir is None:
            return self.add(now, e.LEFT, who=self.people.host)
        return self.add(now, e.HOST, who=heir)

    def come_back(self, who: str, now: int) -> list[Entry]:
        """A seat that was taken over meanwhile is theirs again; one that was given up is not."""
        must_be_name(who)
        if who not in self.people.away:
            return []
        added = [self.add(now, e.CAME_BACK, who=who)]
        for seat in self.people.seats_of(who):
            if self.people.seats[seat].left == VOTE and self.game.running:
                added.append(self.add(now, e.TAKEN_BACK, seat=seat, who=who))
        return added

    def hand_over(self, who: str, seat: int, to: str, now: int) -> list[Entry]:
        """Give a seat to somebody else, with all that it knows, its clock and its place in the
        game. The one who takes it is here, and back from days off; those of the other end with
        their last seat."""
        self.must_hold(who, seat)
        must_be_name(to)
        must_be_time(now)
        if self.game.over:
            raise TableError("table-over")
        if to in self.people.removed:
            raise TableError("table-removed")
        if to == who:
            return []
        added = self.come_back(to, now)
        added += self.end_vacation(to, now)
        if self.people.seats_of(who) == [seat]:
            added += self.end_vacation(who, now)
        added.append(self.add(now, e.HANDED, seat=seat, who=who, to=to))
        return [*added, *self.count_votes(now)]

    # Days off.

    def take_vacation(self, who: str, now: int) -> list[Entry]:
        """In slow play: one's clocks stand still, until one is back or all days off are used."""
        self.must_run()
        must_be_name(who)
        must_be_time(now)
        if self.clock.kind != MOVE or who not in self.people.playing():
            raise TableError("table-no-vacation")
        if who in self.people.vacations:
            return []
        left = self.clock.vacation - self.people.days_off.get(who, 0)
        deadline = self.clock.deadline()
        if left <= 0 or (deadline is not None and now >= deadline):
            raise TableError("table-no-vacation")
        return [self.add(now, e.VACATION, who=who, until=max(now, self.book.now) + left)]

    def end_vacation(self, who: str, now: int) -> list[Entry]:
        must_be_name(who)
        must_be_time(now)
        if who not in self.people.vacations:
            return []
        _, until = self.people.vacations[who]
        return [self.add(min(now, until), e.VACATION_OVER, who=who)]

    # A bot in the seat of somebody who has left.

    def vote_bot(self, who: str, seat: int, now: int) -> list[Entry]:
        """Vote for a bot in the seat of somebody who has left; all who are still here must."""
        self.must_run()
        must_be_name(who)
        owner = self.people.seat_of(seat).person
        if owner is None or owner not in self.people.away:
            raise TableError("table-not-abandoned", seat=seat)
        if who not in self.people.playing() or who in self.people.away:
            raise TableError("table-players-only")
        if who in self.people.votes[seat]:
            return []
        return [self.add(now, e.VOTED, seat=seat, who=who), *self.count_votes(now)]

    def count_votes(self, now: int) -> list[Entry]:
        """Those who have left have no voice, so a vote may be carried because somebody leaves."""
        added: list[Entry] = []
        for seat, votes in enumerate(self.people.votes):
            here = self.people.playing() - self.people.away
            if self.game.running and here and here <= votes:
                bot = self.book.opened["stand_in"]
                added.append(self.add(now, e.TAKEN_OVER, seat=seat, bot=bot, left=VOTE))
        return added
