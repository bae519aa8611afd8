"""What the entries of people do: sitting down, leaving, talking, taking days off."""

from __future__ import annotations

from clifftop.table.entries import Entry
from clifftop.table.table_book import Book


class PeopleBook(Book):
    def on_sat(self, entry: Entry) -> None:
        self.seats[entry["seat"]].sit(entry["who"], entry["bot"], entry["name"])

    def on_nonce(self, entry: Entry) -> None:
        self.seats[entry["seat"]].nonce = entry["nonce"]

    def on_host(self, entry: Entry) -> None:
        self.away.discard(self.host)  # whoever neither sits nor hosts is not missed
        self.host = entry["who"]

    def on_started(self, entry: Entry) -> None:
        self.started = True
        self.wind()

    def on_handed(self, entry: Entry) -> None:
        """Days off that were used stay used, or a seat could be handed round for ever. A vote of
        somebody who does not play any more counts no more."""
        who, to = entry["who"], entry["to"]
        self.days_off[to] = max(self.days_off.get(to, 0), self.vacation_used(who))
        self.seats[entry["seat"]].hand_to(to, nonce=self.started)
        self.change_hands(entry["seat"])
        if who not in self.people():
            for votes in self.votes:
                votes.discard(who)
        if who != self.host and not self.seats_of(who):
            self.away.discard(who)

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
            self.told.tell(entry)
        else:
            self.told.tell_one(None, entry)

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
