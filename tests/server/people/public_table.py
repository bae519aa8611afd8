"""What follows from what everybody at a table has heard, and nothing else.

A table folded once more, by hand and from public items alone: if a view shows of seats, dice, votes
or undo what this does not know, then it shows what was not said.
"""

from __future__ import annotations

from typing import Any, final

Json = dict[str, Any]

# What an item of the log may say, by its kind.
SAYS = {
    "sat": {"seat", "who", "bot", "name"},
    "nonce": {"seat", "nonce"},
    "started": set[str](),
    "handed": {"seat", "who", "to"},
    "host": {"who"},
    "left": {"who"},
    "came-back": {"who"},
    "voted": {"seat", "who"},
    "taken-over": {"seat", "bot", "left"},
    "taken-back": {"seat", "who"},
    "chatted": {"who", "room", "text"},
    "muted": {"who", "muted"},
    "removed": {"who"},
    "vacation": {"who", "until"},
    "vacation-over": {"who"},
    "rematch": {"who"},
    "undo-asked": {"seat", "who", "to"},
    "undo-agreed": {"who"},
    "undo-refused": {"who"},
    "undone": {"seat", "to", "people"},
    "fell": {"seat", "left", "bot", "out", "standing"},
}


@final
class PublicTable:
    def __init__(self, players: int, host: str, dice: Json) -> None:
        empty = {"who": None, "bot": None, "name": None, "left": None, "out": False}
        self.seats: list[Json] = [dict(empty) for _ in range(players)]
        self.nonces: list[str | None] = [None] * players
        self.host = host
        self.dice = dice
        self.started = False
        self.undo: Json | None = None
        self.takebacks: list[Json] = []
        self.length = 0  # of the list of actions
        self.named = {host}
        self.rematch: set[str] = set()

    def people(self) -> set[str]:
        return {seat["who"] for seat in self.seats if seat["who"] and not seat["bot"]}

    def hear(self, item: Json) -> None:
        kind = item["entry"]
        if kind == "events":
            self.length += 1
            self.undo = None
            return
        assert set(item) == {"entry", "now"} | SAYS[kind], item
        self.named |= {item[name] for name in ("who", "to") if isinstance(item.get(name), str)}
        if kind == "chatted":
            return
        handler = getattr(self, "hear_" + kind.replace("-", "_"))
        handler(item)

    def hear_sat(self, item: Json) -> None:
        seat = self.seats[item["seat"]]
        if seat["who"] != item["who"]:
            self.nonces[item["seat"]] = None
        seat.update(who=item["who"], bot=item["bot"], name=item["name"])

    def hear_nonce(self, item: Json) -> None:
        self.nonces[item["seat"]] = item["nonce"]

    def hear_started(self, item: Json) -> None:
        self.started = True

    def hear_undo_asked(self, item: Json) -> None:
        waits = sorted(self.people() - {item["who"]})
        facts = {name: item[name] for name in ("seat", "who", "to")}
        self.undo = {**facts, "waits_for": waits}

    def hear_undo_agreed(self, item: Json) -> None:
        assert self.undo is not None
        self.undo["waits_for"].remove(item["who"])

    def hear_undo_refused(self, item: Json) -> None:
        self.undo = None

    def hear_undone(self, item: Json) -> None:
        note = {"seat": item["seat"], "from": self.length, "to": item["to"]}
        self.takebacks.append({**note, "people": item["people"]})
        self.length = item["to"]
        self.undo = None

    def hear_fell(self, item: Json) -> None:
        self.seats[item["seat"]].update(bot=item["bot"], left=item["left"], out=item["out"])
        self.undo = None

    def hear_rematch(self, item: Json) -> None:
        self.rematch.add(item["who"])

    def shows(self) -> Json:
        """What a view may show besides the game."""
        return {
            "host": self.host,
            "seats": self.seats,
            "away": [],
            "votes": [[] for _ in self.seats],
            "dice": {**self.dice, "nonces": self.nonces},
            "vacations": {},
            "undo": self.undo,
            "rematch": sorted(self.rematch),
            "takebacks": self.takebacks,
        }
