"""A table: opened, folded from its log, and looked at from a seat."""

from __future__ import annotations

from collections.abc import Iterable
from typing import final

from clifftop.kernel.record import Record
from clifftop.kernel.state import OVER
from clifftop.table import entries as e
from clifftop.table.commands.going_back import Ending
from clifftop.table.entries import Entry
from clifftop.table.errors import TableError
from clifftop.table.opening import opening_entry, settle_dice
from clifftop.table.reader_logs import Item
from clifftop.table.seat import PLAYS_ON


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
        dice: dict[str, str] | None = None,
    ) -> Table:
        """A table where nobody sits yet. With a position the game goes on from there; `fall` says
        what becomes of a seat that is given up; `stand_in` is the bot that takes over; `dice` names
        the table and the commitment of whoever draws by a secret that every seat has a part in."""
        Table.must_be_name(host)
        Table.must_be_time(now)
        facts = (options, position, clock, fall, undo, stand_in, dice)
        table = Table(opening_entry(game, host, now, *facts))
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

    def rematch(self, now: int, dice: dict[str, str] | None = None) -> Table:
        """The same table once more, everybody one seat on; with dice of its own."""
        if not self.rematch_agreed():
            raise TableError("table-rematch-waits")
        self.must_be_time(now)
        changed = {"now": now, "host": self.acting_host(), "dice": settle_dice(dice)}
        table = Table({**self.opened, **changed})
        for number, seat in enumerate(self.seats):
            bot = seat.bot if seat.who is None else None
            place = (number + 1) % len(self.seats)
            table.add(now, e.SAT, seat=place, who=seat.who, bot=bot, name=seat.name)
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

    def scores(self) -> list[int]:
        """By seat: the game's own scores, or those that everybody could see when one seat was left.
        Whoever is out has the points of when that happened."""
        if not self.over:
            raise TableError("table-running")
        ended = self.state.to_act == OVER
        scores = self.state.scores() if ended else self.state.standing()
        return [self.fallen.get(seat, score) for seat, score in enumerate(scores)]

    def record(self, seed: str | None = None) -> Record:
        """The whole game, for everybody, once it is over; with the seed its dice can be checked."""
        if not self.over:
            raise TableError("table-running")
        record = Record.of(self.state)
        record.notes = {
            "seats": [seat.as_json() for seat in self.seats],
            "places": self.places(),
            "scores": self.scores(),
            "takebacks": self.takebacks,
            "opened": self.opened["now"],
            "closed": self.closed_at(),
        }
        dice = self.view_dice()
        if dice is not None and seed is not None:
            record.notes["dice"] = {**dice, "seed": seed}
        return record

    def closed_at(self) -> int:
        """When the last entry of the game was written; chat goes on after that."""
        of_the_game = (e.ACTED, e.DREW, e.FELL)
        times: list[int] = [entry["now"] for entry in self.log if entry["entry"] in of_the_game]
        return times[-1]

    def knowledge(self, seat: int | None) -> dict[str, object]:
        """Of a running game, all that one may take away."""
        self.must_be_reader(seat)
        return self.state.knowledge(seat)

    # How it looks.

    def must_be_reader(self, seat: int | None) -> None:
        if seat is not None:
            self.seat_of(seat)

    def log_for(self, seat: int | None, since: int = 0) -> tuple[list[Item], int]:
        """What a seat (None: a spectator) has been told since a cursor, and the next cursor."""
        self.must_be_reader(seat)
        if type(since) is not int:
            raise TableError("table-whole-number", name="since", given=repr(since))
        return self.told.since(seat, since)

    def frames(self, seat: int | None, log: list[Item]) -> list[dict[str, object]]:
        """The game as the seat saw it after each of the events in a part of its log, as far back
        as that is kept: for showing one thing after the other."""
        self.must_be_reader(seat)
        moments = {item["moment"] for item in log if item["entry"] == "events"}
        return [
            {"moment": moment, "view": state.view(seat)}
            for moment, state in self.recent
            if moment in moments
        ]

    def view(self, seat: int | None) -> dict[str, object]:
        """The table from one seat: the game as it sees it, its own draft, and all that is open."""
        self.must_be_reader(seat)
        view: dict[str, object] = {
            "game": self.opened["game"],
            "host": self.acting_host(),
            "status": "over" if self.over else "running" if self.started else "waiting",
            "seats": [place.as_json() for place in self.seats],
            "away": sorted(self.away),
            "votes": [sorted(votes) for votes in self.votes],
            "dice": self.view_dice(),
            "clock": self.clock.as_json(),
            "vacations": {who: until for who, (_, until) in sorted(self.vacations.items())},
            "undo": self.view_undo(),
            "rematch": sorted(self.rematch_votes),
            "takebacks": self.view_takebacks(),
            "number": list(self.number(seat)),
            "cursor": len(self.told.readers[seat]),
        }
        own = seat is not None and self.started and seat == self.state.to_act
        view["state"] = (self.draft.state if own else self.state).view(seat)
        if not self.started:
            del view["state"]
        elif own:
            view["redo"] = len(self.draft.undone)
            if self.draft.actions:
                view["draft"] = {"steps": self.draft.steps[:], "closed": self.draft.closed}
        elif self.running and seat is not None:
            self.view_early(seat, view)
        if self.over:
            view["places"] = self.places()
            view["scores"] = self.scores()
        return view

    def view_dice(self) -> dict[str, object] | None:
        """Everybody may see the nonces: without the seed they tell nothing."""
        dice = self.opened["dice"]
        return None if dice is None else {**dice, "nonces": [seat.nonce for seat in self.seats]}

    def view_takebacks(self) -> list[dict[str, object]]:
        """What was taken back may be secret until the game is over; that it was is not."""
        return [
            {name: fact for name, fact in note.items() if name != "actions"}
            for note in self.takebacks
        ]

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
