"""The game at a table, as the log tells of it: acts, draws, drafts, sealed answers, undo."""

from __future__ import annotations

from collections import deque
from typing import Final, final

from clifftop.kernel.state import OVER, State
from clifftop.table import entries as e
from clifftop.table.chance_draws import Draws
from clifftop.table.draft import Draft
from clifftop.table.entries import Entry, Number
from clifftop.table.reader_logs import ReaderLogs
from clifftop.table.undo_request import Decision, UndoRequest

RECENT: Final = 64


@final
class GameProgress:
    """The game so far: its state and its list of actions, and what is meant to come next."""

    def __init__(self, begin: State, told: ReaderLogs) -> None:
        self.begin = begin
        self.told = told
        self.started = False
        self.state = begin.copy()
        self.actions: list[int] = []
        self.recent: deque[tuple[int, State]] = deque(maxlen=RECENT)  # by moment, for looking back
        self.draws = Draws()
        self.decisions: list[Decision] = []
        self.draft = Draft(self.state, [], [])
        self.sealed: dict[int, int] = {}
        self.undo_request: UndoRequest | None = None
        self.takebacks: list[dict[str, object]] = []
        self.fallen: dict[int, int] = {}  # seats that are out, the first one first: their points

        # Numbers. A moment never comes twice, not even after an undo.
        self.moment = 0
        self.steps = [0] * begin.players  # by seat, changes of its draft or seal in this moment
        self.answered: dict[tuple[int, int, int], int] = {}  # seat, moment, step: the answer

    @property
    def over(self) -> bool:
        """The game has come to its end, or all seats but one are out."""
        return self.state.to_act == OVER or len(self.fallen) >= self.state.players - 1

    @property
    def running(self) -> bool:
        return self.started and not self.over

    def number(self, seat: int | None) -> Number:
        """The number that this seat answers now. What others draft or seal does not show."""
        return (self.moment, 0 if seat is None else self.steps[seat])

    # What an entry says of the game.

    def take(self, entry: Entry) -> None:
        match entry["entry"]:
            case e.STARTED:
                self.started = True
            case e.DRAFTED:
                self.remember_answer(entry)
                self.draft = Draft(self.state, entry["actions"], entry["undone"])
            case e.ACTED:
                self.act(entry)
            case e.DREW:
                self.draws.made(len(self.actions))
                self.advance(entry["outcome"])
                self.go_on()
            case e.SEALED:
                self.seal(entry)
            case e.UNDO_ASKED:
                self.undo_request = UndoRequest(entry["seat"], entry["who"], entry["to"])
            case e.UNDO_AGREED:
                assert self.undo_request is not None
                self.undo_request.agreed.add(entry["who"])
            case e.UNDO_REFUSED:
                self.undo_request = None
            case e.UNDONE:
                self.go_back(entry)
            case e.HANDED | e.TAKEN_OVER:
                self.change_hands(entry["seat"])
            case e.FELL:
                if entry["out"]:
                    self.fallen[entry["seat"]] = entry["standing"]
                self.change_hands(entry["seat"])

    def act(self, entry: Entry) -> None:
        self.remember_answer(entry)
        self.decisions.append(Decision(entry["seat"], len(self.actions), entry["how"]))
        for action in entry["actions"]:
            self.advance(action)
        self.sealed.pop(entry["seat"], None)
        self.go_on()

    def seal(self, entry: Entry) -> None:
        self.remember_answer(entry)
        if entry["action"] is None:
            self.sealed.pop(entry["seat"], None)
        else:
            self.sealed[entry["seat"]] = entry["action"]

    def go_back(self, entry: Entry) -> None:
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

    # What these have in common.

    def remember_answer(self, entry: Entry) -> None:
        if entry["answer"] is not None:
            moment, step = entry["number"]
            self.answered[entry["seat"], moment, step] = entry["answer"]
            self.steps[entry["seat"]] += 1

    def advance(self, action: int) -> None:
        """One action of the game, told to each reader as they saw it."""
        self.state.apply(action)
        self.actions.append(action)
        self.moment += 1
        for reader in self.told.readers:
            item = {"entry": "events", "moment": self.moment, "events": self.state.events(reader)}
            self.told.tell_one(reader, item)
        self.recent.append((self.moment, self.state.copy()))

    def go_on(self) -> None:
        """The game stands elsewhere: what was meant for where it stood is gone."""
        self.clear_draft()
        self.undo_request = None
        self.steps = [0] * self.state.players
        early = self.state.early() if self.sealed else {}
        for seat in list(self.sealed):
            if seat not in early and seat != self.state.to_act:
                del self.sealed[seat]

    def change_hands(self, seat: int) -> None:
        """Somebody else chooses for a seat; what was not confirmed is gone."""
        self.sealed.pop(seat, None)
        self.undo_request = None
        if seat == self.state.to_act:
            self.clear_draft()
        self.steps[seat] += 1  # what was sent too late is not taken for the other's

    def clear_draft(self) -> None:
        self.draft = Draft(self.state, [], [])
