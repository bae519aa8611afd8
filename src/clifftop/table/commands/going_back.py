"""Commands of going back and of giving up: undo by consent, resigning, time, rematch."""

from __future__ import annotations

from clifftop.table import entries as e
from clifftop.table.commands.game_play import Playing
from clifftop.table.entries import Entry
from clifftop.table.errors import TableError
from clifftop.table.seat import FLAG, OUT, RESIGNED


class Ending(Playing):
    # Back beyond the draft.

    def ask_undo(self, who: str, seat: int, now: int) -> list[Entry]:
        """Ask to go back to the seat's last own decision. Bots never mind."""
        self.must_hold(who, seat)
        self.must_run()
        if not self.opened["undo"]:
            raise TableError("table-undo-off")
        if self.undo_request is not None:
            raise TableError("table-undo-pending")
        own = [
            decision.start
            for decision in self.decisions
            if decision.seat == seat and decision.how in (e.BY_HAND, e.BY_SEAL)
        ]
        if not own:
            raise TableError("table-undo-nothing", seat=seat)
        asked = self.add(now, e.UNDO_ASKED, seat=seat, who=who, to=own[-1])
        return [asked, *self.undo_if_agreed(now)]

    def answer_undo(self, who: str, agree: bool, now: int) -> list[Entry]:
        """One refusal is enough; the last consent carries it out."""
        self.must_run()
        self.must_be_name(who)
        self.must_be_yes_or_no("agree", agree)
        request = self.undo_request
        if request is None:
            raise TableError("table-undo-gone")
        if who not in request.waits_for(self.people()):
            if agree and who in request.agreed:
                return []
            # Whoever asked may think better of it.
            if agree or who != request.who:
                raise TableError("table-undo-not-asked")
        if not agree:
            return [self.add(now, e.UNDO_REFUSED, who=who)]
        return [self.add(now, e.UNDO_AGREED, who=who), *self.undo_if_agreed(now)]

    def undo_if_agreed(self, now: int) -> list[Entry]:
        request = self.undo_request
        if request is None or request.waits_for(self.people()):
            return []
        people = sorted(request.agreed)
        undone = self.add(now, e.UNDONE, seat=request.seat, to=request.to, people=people)
        return [undone, *self.settle(now)]

    # Giving up.

    def resign(self, who: str, seat: int, now: int) -> list[Entry]:
        self.must_hold(who, seat)
        self.must_run()
        return self.fall(seat, RESIGNED, now)

    def fall(self, seat: int, left: str, now: int) -> list[Entry]:
        """A bot plays on. Either it plays for the seat, or the seat is out with the points that
        everybody can see it has, and comes last whatever happens; then choices are made at random,
        so that nobody is helped on purpose."""
        out = self.opened["fall"] == OUT
        bot = "random" if out else self.opened["stand_in"]
        standing = self.state.standing()[seat] if out else None
        facts = {"left": left, "bot": bot, "out": out, "standing": standing}
        return [self.add(now, e.FELL, seat=seat, **facts)]

    # Time.

    def wake(self) -> int | None:
        """When `tick` has something to do next, if nothing else happens."""
        times = [until for _, until in self.vacations.values()] if self.running else []
        deadline = self.clock.deadline()
        if deadline is not None:
            times.append(deadline)
        return min(times, default=None)

    def tick(self, now: int) -> list[Entry]:
        """Time has passed: days off run out, a flag falls."""
        self.must_be_time(now)
        added: list[Entry] = []
        while self.running:
            time = self.wake()
            if time is None or now < time:
                break
            ended = [who for who, (_, until) in self.vacations.items() if until <= time]
            if ended:
                added.append(self.add(time, e.VACATION_OVER, who=ended[0]))
            else:
                assert self.clock.runs is not None
                added += self.fall(self.clock.runs, FLAG, now)
        return added

    # Once more.

    def ask_rematch(self, who: str, now: int) -> list[Entry]:
        """When all people at the table have asked for it, `Table.rematch` sets the next one up."""
        if not self.over:
            raise TableError("table-running")
        self.must_be_name(who)
        if not self.seats_of(who):
            raise TableError("table-players-only")
        if who in self.rematch_votes:
            return []
        return [self.add(now, e.REMATCH, who=who)]

    def rematch_agreed(self) -> bool:
        wanted = {seat.who for seat in self.seats if seat.who is not None} - self.away
        return bool(wanted) and wanted <= self.rematch_votes
