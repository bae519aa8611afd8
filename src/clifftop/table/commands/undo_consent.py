"""Commands of going back beyond the draft: undo, if the other people agree."""

from __future__ import annotations

from typing import final

from clifftop.table import entries as e
from clifftop.table.commands.command_group import CommandGroup
from clifftop.table.commands.game_flow import GameFlow
from clifftop.table.entries import Entry
from clifftop.table.errors import TableError
from clifftop.table.logbook import Logbook
from clifftop.table.value_checks import must_be_name, must_be_yes_or_no


@final
class UndoConsent(CommandGroup):
    def __init__(self, book: Logbook, flow: GameFlow) -> None:
        super().__init__(book)
        self.settle = flow.settle

    def ask_undo(self, who: str, seat: int, now: int) -> list[Entry]:
        """Ask to go back to the seat's last own decision. Bots never mind."""
        self.must_hold(who, seat)
        self.must_run()
        if not self.book.opened["undo"]:
            raise TableError("table-undo-off")
        if self.game.undo_request is not None:
            raise TableError("table-undo-pending")
        own = [
            decision.start
            for decision in self.game.decisions
            if decision.seat == seat and decision.how in (e.BY_HAND, e.BY_SEAL)
        ]
        if not own:
            raise TableError("table-undo-nothing", seat=seat)
        asked = self.add(now, e.UNDO_ASKED, seat=seat, who=who, to=own[-1])
        return [asked, *self.undo_if_agreed(now)]

    def answer_undo(self, who: str, agree: bool, now: int) -> list[Entry]:
        """One refusal is enough; the last consent carries it out."""
        self.must_run()
        must_be_name(who)
        must_be_yes_or_no("agree", agree)
        request = self.game.undo_request
        if request is None:
            raise TableError("table-undo-gone")
        if who not in request.waits_for(self.people.playing()):
            if agree and who in request.agreed:
                return []
            # The one who asked may think better of it.
            if agree or who != request.who:
                raise TableError("table-undo-not-asked")
        if not agree:
            return [self.add(now, e.UNDO_REFUSED, who=who)]
        return [self.add(now, e.UNDO_AGREED, who=who), *self.undo_if_agreed(now)]

    def undo_if_agreed(self, now: int) -> list[Entry]:
        request = self.game.undo_request
        if request is None or request.waits_for(self.people.playing()):
            return []
        people = sorted(request.agreed)
        undone = self.add(now, e.UNDONE, seat=request.seat, to=request.to, people=people)
        return [undone, *self.settle(now)]
