"""The people at a table, as the log tells of them: who sits where, who hosts, who is away."""

from __future__ import annotations

from typing import final

from clifftop.kernel.errors import SeatError
from clifftop.table import entries as e
from clifftop.table.entries import Entry
from clifftop.table.seat import Seat


@final
class People:
    """The seats and all that is known of those around them."""

    def __init__(self, host: str, seats: int) -> None:
        self.seats = [Seat() for _ in range(seats)]
        self.host = host
        self.away: set[str] = set()
        self.muted: set[str] = set()
        self.removed: set[str] = set()
        self.votes: list[set[str]] = [set() for _ in range(seats)]  # for a bot, by seat
        self.rematch_votes: set[str] = set()
        self.days_off: dict[str, int] = {}  # vacation that was used up
        self.vacations: dict[str, tuple[int, int]] = {}  # from, and until at most
        self.dice_roll = False  # with the nonces as they are

    # Who is who.

    def seat_of(self, seat: int) -> Seat:
        """The seat of this number, which may have come from outside."""
        if type(seat) is not int or not 0 <= seat < len(self.seats):
            raise SeatError("no-such-seat", seat=repr(seat), last=len(self.seats) - 1)
        return self.seats[seat]

    def seats_of(self, who: str) -> list[int]:
        """The seats that are somebody's, even if a bot plays on there."""
        return [number for number, seat in enumerate(self.seats) if seat.who == who]

    def playing(self) -> set[str]:
        """Those who make the choices of at least one seat."""
        return {seat.person for seat in self.seats if seat.person is not None}

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

    def rematch_agreed(self) -> bool:
        """All people at the table who have not left have asked for it."""
        wanted = {seat.who for seat in self.seats if seat.who is not None} - self.away
        return bool(wanted) and wanted <= self.rematch_votes

    # What an entry says of people.

    def take(self, entry: Entry) -> None:
        match entry["entry"]:
            case e.SAT:
                self.seats[entry["seat"]].sit(entry["who"], entry["bot"], entry["name"])
            case e.NONCE:
                self.seats[entry["seat"]].nonce = entry["nonce"]
            case e.HOST:
                self.away.discard(self.host)  # one who neither sits nor hosts is not missed
                self.host = entry["who"]
            case e.STARTED:
                self.dice_roll = True
            case e.HANDED:
                self.hand(entry)
            case e.LEFT:
                self.away.add(entry["who"])
            case e.CAME_BACK:
                self.come_back(entry["who"])
            case e.VOTED:
                self.votes[entry["seat"]].add(entry["who"])
            case e.TAKEN_OVER:
                self.replace(entry, out=False)
            case e.TAKEN_BACK:
                self.seats[entry["seat"]].take_back()
            case e.FELL:
                self.replace(entry, out=entry["out"])
            case e.MUTED if entry["muted"]:
                self.muted.add(entry["who"])
            case e.MUTED:
                self.muted.discard(entry["who"])
            case e.REMOVED:
                self.removed.add(entry["who"])
            case e.VACATION:
                self.vacations[entry["who"]] = (entry["now"], entry["until"])
            case e.VACATION_OVER:
                self.days_off[entry["who"]] = self.vacation_used(entry["who"], entry["now"])
                del self.vacations[entry["who"]]
            case e.REMATCH:
                self.rematch_votes.add(entry["who"])

    def hand(self, entry: Entry) -> None:
        """Days off that were used stay used, or a seat could be handed round for ever. A vote of
        somebody who does not play any more counts no more."""
        who, to = entry["who"], entry["to"]
        self.days_off[to] = max(self.days_off.get(to, 0), self.vacation_used(who, entry["now"]))
        self.seats[entry["seat"]].hand_to(to, nonce=self.dice_roll)
        self.votes[entry["seat"]].clear()
        if who not in self.playing():
            for votes in self.votes:
                votes.discard(who)
        if who != self.host and not self.seats_of(who):
            self.away.discard(who)

    def come_back(self, who: str) -> None:
        self.away.discard(who)
        for seat, votes in zip(self.seats, self.votes, strict=True):
            if seat.who == who:
                votes.clear()

    def replace(self, entry: Entry, out: bool) -> None:
        """A bot sits down in a person's place."""
        self.seats[entry["seat"]].replace(entry["bot"], entry["left"], out)
        self.votes[entry["seat"]].clear()

    def vacation_used(self, who: str, now: int) -> int:
        used = self.days_off.get(who, 0)
        if who in self.vacations:
            used += now - self.vacations[who][0]
        return used
