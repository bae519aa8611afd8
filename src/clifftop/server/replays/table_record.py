"""The record of a table, with the names of those who played and the proof of its dice."""

from __future__ import annotations

from clifftop.kernel.record import Record
from clifftop.server.store.guest_rows import Guest
from clifftop.server.store.live_table import LiveTable

UNKNOWN = "?"


def record_of(live: LiveTable, names: dict[str, Guest]) -> Record:
    """For all who may see the table, once the game is over: then there is no secret left."""
    record = live.table.record(seed=live.row.seed)

    def name_of(who: object) -> str:
        return names[who].name if isinstance(who, str) and who in names else UNKNOWN

    seats = record.notes["seats"]
    takebacks = record.notes["takebacks"]
    assert isinstance(seats, list) and isinstance(takebacks, list)
    record.notes["seats"] = [
        {**seat, "who": None if seat["who"] is None else name_of(seat["who"])} for seat in seats
    ]
    record.notes["takebacks"] = [
        {**back, "people": [name_of(who) for who in back["people"]]} for back in takebacks
    ]
    return record
