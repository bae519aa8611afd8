"""Commands of giving up and of time: resigning, flags that fall, days off that run out, rematch."""

from __future__ import annotations

from typing import final

from clifftop.table import entries as e
from clifftop.table.commands.command_group import CommandGroup
from clifftop.table.entries import Entry
from clifftop.table.errors import TableError
from clifftop.table.seat import FLAG, OUT, RESIGNED
from clifftop.table.value_checks import must_be_name, must_be_time


@final
class Ending(CommandGroup):
    def resign(self, who: str, seat: int, now: int) -> list[Entry]:
        self.must_hold(who, seat)
        self.must_run()
        return self.fall(seat, RESIGNED, now)

    def fall(self, seat: int, left: str, now: int) -> list[Entry]:
        """A bot plays on. Either it plays for the seat, or the seat is out with the points that
        everybody can see it has, and comes last whatever happens; then choices are made at random,
        so that nobody is helped on purpose."""
        out = self.book.opened["fall"] == OUT
        bot = "random" if out else self.book.opened["stand_in"]
        standing = self.game.state.standing()[seat] if out else None
        facts = {"left": left, "bot": bot, "out": out, "standing": standing}
        return [self.add(now, e.FELL, seat=seat, **facts)]

    # Time.

    def wake(self) -> int | None:
        """When `tick` has something to do next, if nothing else happens."""
        vacations = self.people.vacations.values() if self.game.running else []
        times = [until for _, until in vacations]
        deadline = self.clock.deadline()
        if deadline is not None:
            times.append(deadline)
        return min(times, default=None)

    def tick(self, now: int) -> list[Entry]:
        """Time has passed: days off run out, a flag falls."""
        must_be_time(now)
        added: list[Entry] = []
        while self.game.running:
            time = self.wake()
            if time is None or now < time:
                break
            ended = [who for who, (_, until) in self.people.vacations.items() if until <= time]
            if ended:
                added.append(self.add(time, e.VACATION_OVER, who=ended[0]))
            else:
                assert self.clock.runs is not None
                added += self.fall(self.clock.runs, FLAG, now)
        return added

    # Once more.

    def ask_rematch(self, who: str, now: int) -> list[Entry]:
        """When all people at the table have asked for it, `Table.rematch` sets the next one up."""
        if not self.game.over:
            raise TableError("table-running")
        must_be_name(who)
        if not self.people.seats_of(who):
            raise TableError("table-players-only")
        if who in self.people.rematch_votes:
            return []
        return [self.add(now, e.REMATCH, who=who)]
