"""The summary of a table: what follows from its log and is looked for without reading it."""

from __future__ import annotations

from typing import Any

from clifftop.kernel.state import CHANCE
from clifftop.server.store.table_rows import OVER, RUNNING, WAITING, Standing
from clifftop.table import Table
from clifftop.table import entries as e

BOT = "bot"
CUSTOM = "custom"
HIDDEN = (e.DRAFTED, e.SEALED)


def standing_of(table: Table) -> Standing:
    return Standing(
        host=table.host,
        status=status_of(table),
        waits=waits_for(table),
        wake=table.wake(),
        updated=updated_at(table),
        summary=summary_of(table),
        players=frozenset(seat.who for seat in table.seats if seat.who is not None),
    )


def updated_at(table: Table) -> int:
    """When something happened that is no secret: a draft or a sealed answer does not show, not
    even by the time of a table in a list."""
    last: int = next(entry["now"] for entry in reversed(table.log) if entry["entry"] not in HIDDEN)
    return last


def status_of(table: Table) -> str:
    return OVER if table.over else RUNNING if table.started else WAITING


def waits_for(table: Table) -> str | None:
    """Whose answer the game waits for."""
    seat = table.state.to_act
    if not table.running or seat == CHANCE:
        return None
    return table.seats[seat].person or BOT


def summary_of(table: Table) -> dict[str, Any]:
    """What the lobby says. Open to everybody who may see that the table is there."""
    opened = table.opened
    options = dict(opened["options"])
    if len(str(options.get("board", ""))) > 100:
        options["board"] = CUSTOM  # a board's whole text is not for a list
    summary = {
        "game": opened["game"],
        "players": len(table.seats),
        "options": options,
        "clock": opened["clock"],
        "fall": opened["fall"],
        "undo": opened["undo"],
        "branched": opened["position"] is not None,
        "host": table.host,
        "seats": [seat.as_json() for seat in table.seats],
    }
    if table.over:
        summary["places"] = table.places()
    return summary
