"""The log of a table, and all that follows from it. Nothing at a table changes but by an entry."""

from __future__ import annotations

from typing import Final, final

from clifftop.games import game
from clifftop.kernel.state import CHANCE, State
from clifftop.table import entries as e
from clifftop.table.clock import Clock
from clifftop.table.entries import Entry
from clifftop.table.game_progress import GameProgress
from clifftop.table.people import People
from clifftop.table.reader_logs import ReaderLogs
from clifftop.table.value_checks import must_be_time

GAME_GOES_ON: Final = (e.ACTED, e.DREW, e.UNDONE)
# After these another person may be the one who has to think.
SEATS_CHANGE: Final = (
    e.STARTED,
    e.HANDED,
    e.TAKEN_OVER,
    e.TAKEN_BACK,
    e.VACATION,
    e.VACATION_OVER,
    e.FELL,
)


@final
class Logbook:
    """A table as its log tells it. The first entry opens it; from each of the others every part
    takes what concerns it."""

    def __init__(self, opened: Entry) -> None:
        begin = first_state(opened)
        self.opened = opened
        self.log: list[Entry] = [opened]
        self.now: int = opened["now"]
        self.told = ReaderLogs(begin.players)
        self.people = People(opened["host"], begin.players)
        self.game = GameProgress(begin, self.told)
        self.clock = Clock(opened["clock"], begin.players)

    def add(self, now: int, kind: str, /, **facts: object) -> Entry:
        """Write one more entry. Time never goes back, whatever clocks say."""
        must_be_time(now)
        entry: Entry = {"entry": kind, "now": max(now, self.now), **facts}
        self.take(entry)
        return entry

    def take(self, entry: Entry) -> None:
        """Add an entry to the log and do what it says."""
        kind = entry["entry"]
        if kind not in e.AFTER_OPENING:
            raise ValueError(f"a table's log has no entry {kind!r}")
        self.now = entry["now"]
        self.log.append(entry)
        self.people.take(entry)
        self.game.take(entry)
        self.keep_time(entry)
        self.tell(entry)

    def keep_time(self, entry: Entry) -> None:
        kind, to_act = entry["entry"], self.game.state.to_act
        if kind in GAME_GOES_ON:
            self.clock.stop(self.now)
            if kind == e.ACTED and entry["how"] == e.BY_HAND:
                self.clock.decided(entry["seat"])
            if to_act >= 0:
                self.clock.asked(to_act)
            self.wind()
        elif kind in SEATS_CHANGE:
            self.wind()

    def wind(self) -> None:
        """Let the right clock run: that of a person who is asked and has not taken days off."""
        self.clock.stop(self.now)
        seat = self.game.state.to_act
        if self.game.running and seat != CHANCE:
            person = self.people.seats[seat].person
            if person is not None and person not in self.people.vacations:
                self.clock.run(seat, self.now)

    def tell(self, entry: Entry) -> None:
        """Players talk before everybody; those who watch talk among themselves, so that nobody who
        plays is helped or disturbed."""
        kind = entry["entry"]
        if kind in e.PUBLIC or (kind == e.CHATTED and entry["room"] == e.PLAYERS):
            self.told.tell(entry)
        elif kind == e.CHATTED:
            self.told.tell_one(None, entry)

    def dice(self) -> dict[str, object] | None:
        """What is known of the dice. Everybody may see the nonces: without the seed they tell
        nothing."""
        if self.opened["dice"] is None:
            return None
        return {**self.opened["dice"], "nonces": [seat.nonce for seat in self.people.seats]}


def first_state(opened: Entry) -> State:
    """The game before its first action."""
    rules = game(opened["game"])
    if opened["position"] is not None:
        return rules.from_position(opened["position"])
    return rules.start(**opened["options"])
