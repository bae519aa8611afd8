"""The log, and all that follows from it. Nothing at a table changes but by an entry."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Final

from clifftop.games import game
from clifftop.kernel.state import CHANCE, OVER, State
from clifftop.table import entries as e
from clifftop.table.chance_draws import Draws
from clifftop.table.clock import Clock, number
from clifftop.table.draft import Draft
from clifftop.table.entries import Entry
from clifftop.table.reader_logs import ReaderLogs
from clifftop.table.seat import Seat
from clifftop.table.undo_request import Decision, UndoRequest

RECENT: Final = 64


class Book:
    """A table as its log tells it. The first entry opens it; what each other kind of entry does is
    in the method of its name, `on_sat` for `sat`, of PeopleBook or GameBook."""

    def __init__(self, opened: Entry) -> None:
        self.log: list[Entry] = []
        self.now: int = opened["now"]
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
        self.told = ReaderLogs(players)

        # The game.
        self.started = False
        self.state = self.begin.copy()
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
        self.steps = [0] * players  # by seat, changes of its draft or seal since the moment began
        self.answered: dict[tuple[int, int, int], int] = {}  # seat, moment, step: the answer

        # Time.
        self.clock = Clock(opened["clock"], players)
        self.days_off: dict[str, int] = {}  # vacation that was used up
        self.vacations: dict[str, tuple[int, int]] = {}  # from, and until at most

        self.log.append(opened)

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
            self.told.tell(entry)

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

    def seats_of(self, who: str) -> list[int]:
        """The seats that are somebody's, be it that a bot plays on there."""
        return [number for number, seat in enumerate(self.seats) if seat.who == who]

    def first_present(self) -> str | None:
        """The first person around the table who has not left."""
        for seat in self.seats:
            if seat.person is not None and seat.person not in self.away:
                return seat.person
        return None

    def acting_host(self) -> str:
        """Who has the rights of the host now. While the host is away that is the first player who
        is there, so that nobody at the table is blocked."""
        present = self.first_present()
        return self.host if self.host not in self.away or present is None else present

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
        for reader in self.told.readers:
            item = {"entry": "events", "moment": self.moment, "events": self.state.events(reader)}
            self.told.tell_one(reader, item)
        self.recent.append((self.moment, self.state.copy()))

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
        self.draft = Draft(self.state, [], [])

    def replace(self, entry: Entry, out: bool) -> None:
        """A bot sits down in a person's place."""
        self.seats[entry["seat"]].replace(entry["bot"], entry["left"], out)
        self.change_hands(entry["seat"])

    def change_hands(self, seat: int) -> None:
        """Somebody else chooses for a seat; what was not confirmed is gone."""
        self.votes[seat].clear()
        self.sealed.pop(seat, None)
        self.undo_request = None
        if seat == self.state.to_act:
            self.clear_draft()
        self.steps[seat] += 1  # what was sent too late is not taken for the other's
        self.wind()

    def wind(self) -> None:
        """Let the right clock run: that of a person who is asked and has not taken days off."""
        self.clock.stop(self.now)
        seat = self.state.to_act
        if self.running and seat != CHANCE:
            person = self.seats[seat].person
            if person is not None and person not in self.vacations:
                self.clock.run(seat, self.now)

    def vacation_used(self, who: str) -> int:
        used = self.days_off.get(who, 0)
        if who in self.vacations:
            used += self.now - self.vacations[who][0]
        return used

    def vacation_left(self, who: str) -> int:
        return number(self.opened["clock"], "vacation") - self.days_off.get(who, 0)
