"""A table in memory, with its viewers."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Protocol, final

import msgspec

from clifftop.server.store.guest_rows import Guest
from clifftop.server.store.table_rows import Row
from clifftop.table import Entry, Table, dice
from clifftop.table import entries as e

NAMING = ("who", "host", "to", "by")  # the facts of an entry that may be guests


class Viewer(Protocol):
    """A client that is shown the table: told that there is something new, it looks when it can."""

    guest: Guest | None
    stays: bool  # the guest has not said that they leave

    def look_again(self) -> None: ...

    def moved(self, table: str) -> None: ...

    def gone(self) -> None: ...


@final
class LiveTable:
    """`lock` is held while the table is changed, from the first look to the commit."""

    def __init__(self, row: Row, log: list[Entry]) -> None:
        self.row = row
        self.table = Table.fold(log)
        self.lock = asyncio.Lock()
        self.dirty = False  # memory may be ahead of the database
        self.viewers: set[Viewer] = set()
        self.thinking: asyncio.Task[None] | None = None
        self.mentioned: set[str] = set()  # guests that everybody hears of
        self.mentioned_aside: set[str] = set()  # guests that only spectators hear of
        self.rendered: dict[object, tuple[dict[str, object], bytes]] = {}
        self.mention(log)

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def seq(self) -> int:
        """The place in the log where the next entry goes."""
        return len(self.table.log)

    def fold(self, log: list[Entry]) -> None:
        """The table as the database has it; what was not committed is gone."""
        self.table = Table.fold(log)
        self.dirty = False
        self.mention(log)
        self.changed()

    def take(self, entries: Iterable[Entry]) -> None:
        """Entries that another process has written."""
        entries = list(entries)
        for entry in entries:
            self.table.take(entry)
        self.mention(entries)
        self.changed()

    def mention(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            aside = entry["entry"] == e.CHATTED and entry["room"] != "players"
            heard = self.mentioned_aside if aside else self.mentioned
            heard.update(entry[name] for name in NAMING if isinstance(entry.get(name), str))

    def changed(self) -> None:
        self.rendered.clear()
        for viewer in list(self.viewers):
            viewer.look_again()

    def view(self, seat: int | None) -> tuple[dict[str, object], bytes]:
        """The view of a seat with its bytes, made once for all who look from there."""
        if seat not in self.rendered:
            view = self.table.view(seat)
            self.rendered[seat] = (view, msgspec.json.encode(view))
        return self.rendered[seat]

    def viewers_of(self, guest: str) -> list[Viewer]:
        return [each for each in self.viewers if each.guest is not None and each.guest.id == guest]

    def holds(self, guest: Guest | None, seat: int) -> bool:
        """Whether a guest may see what this seat sees: they play it, or could come back to it."""
        if guest is None or not 0 <= seat < len(self.table.seats):
            return False
        held = self.table.seats[seat]
        return held.who == guest.id and (held.bot is None or held.left == "vote")

    def plays(self, guest: Guest | None) -> bool:
        return any(self.holds(guest, seat) for seat in range(len(self.table.seats)))

    def draw_all(self, now: int) -> list[Entry]:
        """What chance decides: nothing is open after it but a choice of somebody's."""
        added: list[Entry] = []
        draw = self.table.needs_draw()
        if draw is None:
            return added
        nonces = [seat.nonce for seat in self.table.seats]
        secret = dice.secret(bytes.fromhex(self.row.seed), self.id, nonces)
        while draw is not None:
            added += self.table.draw(dice.outcome(secret, draw), now)
            draw = self.table.needs_draw()
        return added
