"""A table: opened, folded from its log, and looked at from a seat."""

from __future__ import annotations

from collections.abc import Iterable
from typing import final

from clifftop import bots
from clifftop.kernel.record import Record
from clifftop.kernel.state import OVER
from clifftop.table import entries as e
from clifftop.table.clock import settle_clock
from clifftop.table.ending import Ending
from clifftop.table.entries import Entry
from clifftop.table.errors import TableError
from clifftop.table.seats import FALLS, PLAYS_ON
from clifftop.table.story import Item


@final
class Table(Ending):
    """`Table.open(…)` makes a new one, `Table.fold(log)` the same one again."""

    @staticmethod
    def open(
        game: str,
        host: str,
        now: int,
        options: dict[str, object] | None = None,
        position: dict[str, object] | None = None,
        clock: dict[str, object] | None = None,
        fall: str = PLAYS_ON,
        undo: bool = True,
        stand_in: str | None = None,
    ) -> Table:
        """A table where nobody sits yet. With a position the game goes on from there; `fall` says
        what becomes of a seat that is given up; `stand_in` is the bot that takes over."""
        if fall not in FALLS:
            raise TableError("table-fall", given=str(fall), known=", ".join(FALLS))
        bot = bots.names(game)[-1] if stand_in is None else stand_in
        opened: Entry = {
            "entry": e.OPENED,
            "now": now,
            "game": game,
            "host": host,
            "options": {} if options is None else dict(options),
            "position": position,
            "clock": settle_clock(clock),
            "fall": fall,
            "undo": bool(undo),
            "stand_in": bot,
        }
        table = Table(opened)
        bots.find(game, bot)
        table.must_be_name(host)
        if table.state.to_act == OVER:
            raise TableError("table-over")
        return table

    @staticmethod
    def fold(log: Iterable[Entry]) -> Table:
        """The table that wrote this log."""
        entries = iter(log)
        table = Table(next(entries))
        for entry in entries:
            table.take(entry)
        return table

    def rematch(self, now: int) -> Table:
        """The same table once more, everybody one seat on."""
        if not self.rematch_agreed():
            raise TableError("table-rematch-waits")
        opened = {**self.opened, "now": now}
        table = Table(opened)
        for number, seat in enumerate(self.seats):
            bot = seat.bot if seat.who is None else None
            place = (number + 1) % len(self.seats)
            table.add(now, e.SAT, seat=place, who=seat.who, bot=bot)
        return table

    # How it ended.

    def places(self) -> list[int]:
        """By seat. Those who are out come last, and whoever went out first is the very last."""
        if not self.over:
            raise TableError("table-running")
        inside = [seat for seat in range(len(self.seats)) if seat not in self.fallen]
        ranks = self.state.places() if self.state.to_act == OVER else [1] * len(self.seats)
        places = [0] * len(self.seats)
        for seat in inside:
            places[seat] = 1 + sum(ranks[other] < ranks[seat] for other in inside)
        for number, seat in enumerate(self.fallen):
            places[seat] = len(self.seats) - number
        return places

    def scores(self) -> list[int] | None:
        """The game's own scores; none if it was not played to its end."""
        return self.state.scores() if self.state.to_act == OVER else None

    def record(self) -> Record:
        """The whole game, for everybody, once it is over."""
        if not self.over:
            raise TableError("table-running")
        record = Record.of(self.state)
        record.notes = {
            "seats": [seat.as_json() for seat in self.seats],
            "places": self.places(),
            "takebacks": self.takebacks,
            "opened": self.opened["now"],
            "closed": self.closed_at(),
        }
        return record

    def closed_at(self) -> int:
        """When the last entry of the game was written; chat goes on after that."""
        of_the_game = (e.ACTED, e.DREW, e.FELL)
        times: list[int] = [entry["now"] for entry in self.log if entry["entry"] in of_the_game]
        return times[-1]

    def knowledge(self, seat: int | None) -> dict[str, object]:
        """Of a running game, all that one may take away."""
        return self.state.knowledge(seat)

    # How it looks.

    def log_for(self, seat: int | None, since: int = 0) -> tuple[list[Item], int]:
        """What a seat (None: a spectator) has been told since a cursor, and the next cursor."""
        self.state.eye(seat)
        return self.story.since(seat, since)

    def view(self, seat: int | None) -> dict[str, object]:
        """The table from one seat: the game as it sees it, its own draft, and all that is open."""
        view: dict[str, object] = {
            "game": self.opened["game"],
            "host": self.host,
            "status": "over" if self.over else "running" if self.started else "waiting",
            "seats": [place.as_json() for place in self.seats],
            "away": sorted(self.away),
            "votes": [sorted(votes) for votes in self.votes],
            "clock": self.clock.as_json(),
            "vacations": {who: until for who, (_, until) in sorted(self.vacations.items())},
            "undo": self.view_undo(),
            "rematch": sorted(self.rematch_votes),
            "takebacks": self.takebacks[:],
            "number": list(self.number(seat)),
            "cursor": len(self.story.readers[seat]),
        }
        own = seat is not None and seat == self.state.to_act
        view["state"] = (self.draft.state if own else self.state).view(seat)
        if not self.started:
            del view["state"]
        elif own and self.draft.actions:
            view["draft"] = {"steps": self.draft.steps[:], "closed": self.draft.closed}
        elif self.running and seat is not None:
            self.view_early(seat, view)
        if self.over:
            view["places"] = self.places()
            view["scores"] = self.scores()
        return view

    def view_undo(self) -> dict[str, object] | None:
        request = self.undo_request
        if request is None:
            return None
        waits = sorted(request.waits_for(self.people()))
        return {"seat": request.seat, "who": request.who, "to": request.to, "waits_for": waits}

    def view_early(self, seat: int, view: dict[str, object]) -> None:
        """LM-R5: what this seat could hand in already, and what it has."""
        early = self.state.early().get(seat)
        if early is not None and self.seats[seat].person is not None:
            view["early"] = [[action, self.state.describe(action)] for action in early]
            view["sealed"] = self.sealed.get(seat)
