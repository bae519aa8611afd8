"""The log, and all that follows from it. Nothing at a table changes but by an entry."""

from __future__ import annotations

from collections.abc import Callable

from clifftop.games import game
from clifftop.kernel.state import CHANCE, OVER, State
from clifftop.table import entries as e
from clifftop.table.clock import Clock, number
from clifftop.table.draft import Draft
from clifftop.table.draws import Draws
from clifftop.table.entries import Entry
from clifftop.table.seats import Seat
from clifftop.table.story import Story
from clifftop.table.undoing import Decision, UndoRequest


class Book:
    """A table as its log tells it. The first entry opens it; what each kind of entry does is in the
    method of its name, `on_sat` for `sat`."""

    def __init__(self, opened: Entry) -> None:
        self.log: list[Entry] = []
        self.now = 0
        self.opened = opened
        self.begin = self.first_state(opened)
        players = self.begin.players

        # Around the table.
        self.seats = [Seat() for _ in range(players)]
        self.host: str = opened["host"]
        self.away: set[str] = set()
        self.muted: set[str] = set()
        self.removed: set[str] = set()
        self.votes: list[set[str]] = [set() for _ in range(players)]
        self.rematch_votes: set[str] = set()
        self.story = Story(players)

        # The game.
        self.started = False
        self.state = self.begin.copy()
        self.actions: list[int] = []
        self.draws = Draws()
        self.decisions: list[Decision] = []
        self.draft = Draft(self.state, [])
        self.sealed: dict[int, int] = {}
        self.undo_request: UndoRequest | None = None
        self.takebacks: list[dict[str, object]] = []
        self.fallen: list[int] = []  # seats that are out, the first one first

        # Numbers. A moment never comes twice, not even after an undo.
        self.moment = 0
        self.steps = [0] * players  # by seat, changes of its draft or seal since the moment began
        self.answered: dict[tuple[int, int, int], int] = {}  # seat, moment, step: the answer

        # Time.
        self.clock = Clock(opened["clock"], players)
        self.days_off: dict[str, int] = {}  # vacation that was used up
        self.vacations: dict[str, tuple[int, int]] = {}  # from, and until at most

        self.take(opened)

    @staticmethod
    def first_state(opened: Entry) -> State:
        """The game before its first action."""
        rules = game(opened["game"])
        if opened["position"] is not None:
            return rules.from_position(opened["position"])
        return rules.start(**opened["options"])

    def take(self, entry: Entry) -> None:
        """Add an entry to the log and do what it says."""
        self.now = entry["now"]
        self.log.append(entry)
        handler: Callable[[Entry], None] = getattr(self, f"on_{entry['entry'].replace('-', '_')}")
        handler(entry)
        if entry["entry"] in e.PUBLIC:
            self.story.tell(entry)

    # What everybody can see.

    @property
    def over(self) -> bool:
        """The game has come to its end, or all seats but one are out."""
        return self.state.to_act == OVER or len(self.fallen) >= len(self.seats) - 1

    @property
    def running(self) -> bool:
        return self.started and not self.over

    def people(self) -> set[str]:
        """Those who make the choices of at least one seat."""
        return {seat.person for seat in self.seats if seat.person is not None}

    # Around the table.

    def on_opened(self, entry: Entry) -> None:
        pass  # read when the book was made

    def on_sat(self, entry: Entry) -> None:
        self.seats[entry["seat"]].sit(entry["who"], entry["bot"])

    def on_started(self, entry: Entry) -> None:
        self.started = True
        self.wind()

    def on_left(self, entry: Entry) -> None:
        self.away.add(entry["who"])

    def on_came_back(self, entry: Entry) -> None:
        self.away.discard(entry["who"])
        for seat, votes in zip(self.seats, self.votes, strict=True):
            if seat.who == entry["who"]:
                votes.clear()

    def on_voted(self, entry: Entry) -> None:
        self.votes[entry["seat"]].add(entry["who"])

    def on_taken_over(self, entry: Entry) -> None:
        self.replace(entry, False)

    def on_taken_back(self, entry: Entry) -> None:
        self.seats[entry["seat"]].take_back()
        self.wind()

    def on_chatted(self, entry: Entry) -> None:
        """Players talk before everybody; whoever watches talks to those who watch, so that nobody
        who plays is helped or disturbed."""
        if entry["room"] == "players":
            self.story.tell(entry)
        else:
            self.story.tell_one(None, entry)

    def on_muted(self, entry: Entry) -> None:
        if entry["muted"]:
            self.muted.add(entry["who"])
        else:
            self.muted.discard(entry["who"])

    def on_removed(self, entry: Entry) -> None:
        self.removed.add(entry["who"])

    def on_vacation(self, entry: Entry) -> None:
        self.vacations[entry["who"]] = (entry["now"], entry["until"])
        self.wind()

    def on_vacation_over(self, entry: Entry) -> None:
        who = entry["who"]
        since, _ = self.vacations.pop(who)
        self.days_off[who] = self.days_off.get(who, 0) + entry["now"] - since
        self.wind()

    def on_rematch(self, entry: Entry) -> None:
        self.rematch_votes.add(entry["who"])

    # The game.

    def on_drafted(self, entry: Entry) -> None:
        self.remember_answer(entry)
        self.draft = Draft(self.state, entry["actions"])

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
            self.fallen.append(entry["seat"])
        self.replace(entry, entry["out"])

    # What the entries have in common.

    def remember_answer(self, entry: Entry) -> None:
        if entry["answer"] is not None:
            moment, step = entry["number"]
            self.answered[entry["seat"], moment, step] = entry["answer"]
            self.steps[entry["seat"]] += 1

    def advance(self, action: int) -> None:
        """One action of the game, told to each as he saw it."""
        self.state.apply(action)
        self.actions.append(action)
        self.moment += 1
        for reader in self.story.readers:
            item = {"entry": "events", "moment": self.moment, "events": self.state.events(reader)}
            self.story.tell_one(reader, item)

    def go_on(self) -> None:
        """The game stands elsewhere: what was meant for where it stood is gone."""
        self.clear_draft()
        self.undo_request = None
        self.steps = [0] * len(self.seats)
        early = self.state.early() if self.sealed else {}
        for seat in list(self.sealed):
            if seat not in early and seat != self.state.to_act:
                del self.sealed[seat]
        self.clock.stop(self.now)
        if self.state.to_act >= 0:
            self.clock.asked(self.state.to_act)
        self.wind()

    def clear_draft(self) -> None:
        self.draft = Draft(self.state, [])

    def replace(self, entry: Entry, out: bool) -> None:
        """A bot sits down in a person's place; what the person had not confirmed is gone."""
        seat = entry["seat"]
        self.seats[seat].replace(entry["bot"], entry["left"], out)
        self.votes[seat].clear()
        self.sealed.pop(seat, None)
        self.undo_request = None
        if seat == self.state.to_act:
            self.clear_draft()
        self.steps[seat] += 1  # what the person sent too late is not taken for the bot's
        self.wind()

    def wind(self) -> None:
        """Let the right clock run: that of a person who is asked and has not taken days off."""
        self.clock.stop(self.now)
        seat = self.state.to_act
        if self.running and seat != CHANCE:
            person = self.seats[seat].person
            if person is not None and person not in self.vacations:
                self.clock.run(seat, self.now)

    def vacation_left(self, who: str) -> int:
        return number(self.opened["clock"], "vacation") - self.days_off.get(who, 0)
