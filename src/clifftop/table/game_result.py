"""How the game at a table ended: places, scores, and the record for everybody."""

from __future__ import annotations

from typing import final

from clifftop.kernel.record import Record
from clifftop.kernel.state import OVER
from clifftop.table import entries as e
from clifftop.table.errors import TableError
from clifftop.table.logbook import Logbook


@final
class GameResult:
    """What a logbook tells of a game that is over."""

    def __init__(self, book: Logbook) -> None:
        self.book = book

    def places(self) -> list[int]:
        """By seat. Those who are out come last, and the first who went out is the very last."""
        self.must_be_over()
        game, seats = self.book.game, len(self.book.people.seats)
        inside = [seat for seat in range(seats) if seat not in game.fallen]
        ranks = game.state.places() if game.state.to_act == OVER else [1] * seats
        places = [0] * seats
        for seat in inside:
            places[seat] = 1 + sum(ranks[other] < ranks[seat] for other in inside)
        for number, seat in enumerate(game.fallen):
            places[seat] = seats - number
        return places

    def scores(self) -> list[int]:
        """By seat: the game's own scores, or those that everybody could see when one seat was left.
        A seat that is out has the points of when that happened."""
        self.must_be_over()
        game = self.book.game
        scores = game.state.scores() if game.state.to_act == OVER else game.state.standing()
        return [game.fallen.get(seat, score) for seat, score in enumerate(scores)]

    def record(self, seed: str | None = None) -> Record:
        """The whole game, for everybody, once it is over; with the seed its dice can be checked."""
        self.must_be_over()
        record = Record.of(self.book.game.state)
        record.notes = {
            "seats": [seat.as_json() for seat in self.book.people.seats],
            "places": self.places(),
            "scores": self.scores(),
            "takebacks": self.book.game.takebacks,
            "opened": self.book.opened["now"],
            "closed": self.closed_at(),
        }
        dice = self.book.dice()
        if dice is not None and seed is not None:
            record.notes["dice"] = {**dice, "seed": seed}
        return record

    def closed_at(self) -> int:
        """When the last entry of the game was written; chat goes on after that."""
        of_the_game = (e.ACTED, e.DREW, e.FELL)
        times: list[int] = [
            entry["now"] for entry in self.book.log if entry["entry"] in of_the_game
        ]
        return times[-1]

    def must_be_over(self) -> None:
        if not self.book.game.over:
            raise TableError("table-running")
