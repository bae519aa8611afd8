"""How a table looks from a seat, or to a spectator (None): what lies there, what has been told."""

from __future__ import annotations

from typing import final

from clifftop.table.errors import TableError
from clifftop.table.game_result import GameResult
from clifftop.table.logbook import Logbook
from clifftop.table.reader_logs import Item


@final
class TableView:
    """What of a logbook each reader may see."""

    def __init__(self, book: Logbook, result: GameResult) -> None:
        self.book = book
        self.result = result

    def must_be_reader(self, seat: int | None) -> None:
        if seat is not None:
            self.book.people.seat_of(seat)

    def log_for(self, seat: int | None, since: int = 0) -> tuple[list[Item], int]:
        """What a seat (None: a spectator) has been told since a cursor, and the next cursor."""
        self.must_be_reader(seat)
        if type(since) is not int:
            raise TableError("table-whole-number", name="since", given=repr(since))
        return self.book.told.since(seat, since)

    def frames(self, seat: int | None, log: list[Item]) -> list[dict[str, object]]:
        """The game as the seat saw it after each of the events in a part of its log, as far back
        as that is kept: for showing one thing after the other."""
        self.must_be_reader(seat)
        moments = {item["moment"] for item in log if item["entry"] == "events"}
        return [
            {"moment": moment, "view": state.view(seat)}
            for moment, state in self.book.game.recent
            if moment in moments
        ]

    def knowledge(self, seat: int | None) -> dict[str, object]:
        """Of a running game, all that one may take away."""
        self.must_be_reader(seat)
        return self.book.game.state.knowledge(seat)

    def view(self, seat: int | None) -> dict[str, object]:
        """The table from one seat: the game as it sees it, its own draft, and all that is open."""
        self.must_be_reader(seat)
        people, game = self.book.people, self.book.game
        view: dict[str, object] = {
            "game": self.book.opened["game"],
            "host": people.acting_host(),
            "status": "over" if game.over else "running" if game.started else "waiting",
            "seats": [place.as_json() for place in people.seats],
            "away": sorted(people.away),
            "votes": [sorted(votes) for votes in people.votes],
            "dice": self.book.dice(),
            "clock": self.book.clock.as_json(),
            "vacations": {who: until for who, (_, until) in sorted(people.vacations.items())},
            "undo": self.undo(),
            "rematch": sorted(people.rematch_votes),
            "takebacks": self.takebacks(),
            "number": list(game.number(seat)),
            "cursor": len(self.book.told.readers[seat]),
        }
        own = seat is not None and game.started and seat == game.state.to_act
        view["state"] = (game.draft.state if own else game.state).view(seat)
        if not game.started:
            del view["state"]
        elif own:
            view["redo"] = len(game.draft.undone)
            if game.draft.actions:
                view["draft"] = {"steps": game.draft.steps[:], "closed": game.draft.closed}
        elif game.running and seat is not None:
            self.add_early(seat, view)
        if game.over:
            view["places"] = self.result.places()
            view["scores"] = self.result.scores()
        return view

    def takebacks(self) -> list[dict[str, object]]:
        """What was taken back may be secret until the game is over; that it was is not."""
        return [
            {name: fact for name, fact in note.items() if name != "actions"}
            for note in self.book.game.takebacks
        ]

    def undo(self) -> dict[str, object] | None:
        request = self.book.game.undo_request
        if request is None:
            return None
        waits = sorted(request.waits_for(self.book.people.playing()))
        return {"seat": request.seat, "who": request.who, "to": request.to, "waits_for": waits}

    def add_early(self, seat: int, view: dict[str, object]) -> None:
        """LM-R5: what this seat could hand in already, and what it has."""
        game = self.book.game
        early = game.state.early().get(seat)
        if early is not None and self.book.people.seats[seat].person is not None:
            view["early"] = [[action, game.state.describe(action)] for action in early]
            view["sealed"] = game.sealed.get(seat)
