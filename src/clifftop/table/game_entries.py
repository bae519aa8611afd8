"""What the entries of the game do: drafts, acts, draws, sealed answers, undo, giving up."""

from __future__ import annotations

from clifftop.table import entries as e
from clifftop.table.draft import Draft
from clifftop.table.entries import Entry
from clifftop.table.people_entries import PeopleBook
from clifftop.table.undo_request import Decision, UndoRequest


class GameBook(PeopleBook):
    def on_drafted(self, entry: Entry) -> None:
        self.remember_answer(entry)
        self.draft = Draft(self.state, entry["actions"], entry["undone"])

    def on_acted(self, entry: Entry) -> None:
        self.remember_answer(entry)
        seat, how = entry["seat"], entry["how"]
        self.decisions.append(Decision(seat, len(self.actions), how))
        for action in entry["actions"]:
            self.advance(action)
        self.clock.stop(entry["now"])
        if how == e.BY_HAND:
            self.clock.decided(seat)
        self.sealed.pop(seat, None)
        self.go_on()

    def on_drew(self, entry: Entry) -> None:
        self.draws.made(len(self.actions))
        self.advance(entry["outcome"])
        self.go_on()

    def on_sealed(self, entry: Entry) -> None:
        self.remember_answer(entry)
        if entry["action"] is None:
            self.sealed.pop(entry["seat"], None)
        else:
            self.sealed[entry["seat"]] = entry["action"]

    def on_undo_asked(self, entry: Entry) -> None:
        self.undo_request = UndoRequest(entry["seat"], entry["who"], entry["to"])

    def on_undo_agreed(self, entry: Entry) -> None:
        assert self.undo_request is not None
        self.undo_request.agreed.add(entry["who"])

    def on_undo_refused(self, entry: Entry) -> None:
        self.undo_request = None

    def on_undone(self, entry: Entry) -> None:
        """The game as it was; what was drawn since is void, what was sealed is handed back."""
        to = entry["to"]
        note = {
            "seat": entry["seat"],
            "from": len(self.actions),
            "to": to,
            "people": entry["people"],
            "actions": self.actions[to:],
        }
        self.takebacks.append(note)
        self.draws.go_back(to)
        self.decisions = [decision for decision in self.decisions if decision.start < to]
        self.actions = self.actions[:to]
        self.state = self.begin.copy()
        for action in self.actions:
            self.state.apply(action)
        self.moment += 1
        self.sealed.clear()
        self.go_on()

    def on_fell(self, entry: Entry) -> None:
        if entry["out"]:
            self.fallen[entry["seat"]] = entry["standing"]
        self.replace(entry, entry["out"])
