"""Tables as a list shows them: the summary of each, with the names of those who sit there."""

from __future__ import annotations

from typing import Any

from clifftop.server.store.guest_rows import Guest, people
from clifftop.server.store.live_table import LiveTable
from clifftop.server.store.table_rows import Listed
from clifftop.server.store.table_store import TableStore
from clifftop.server.store.table_summary import standing_of


def listed_of(live: LiveTable) -> Listed:
    standing = standing_of(live.table)
    row = live.row
    return Listed(
        id=row.id,
        public=row.public,
        status=standing.status,
        waits=standing.waits,
        next=row.next,
        created=row.created,
        updated=standing.updated,
        summary=standing.summary,
    )


async def summaries(
    store: TableStore, found: list[Listed], guest: Guest | None
) -> list[dict[str, Any]]:
    """The tables as `guest` sees them in a list."""
    ids = {
        seat["who"] for table in found for seat in table.summary["seats"] if seat["who"] is not None
    }
    ids |= {table.summary["host"] for table in found}
    unknown = ids - store.names.keys()
    if unknown:
        async with store.database.begin() as connection:
            store.names.update(await people(connection, unknown))
    return [summary(store, table, guest) for table in found]


def summary(store: TableStore, table: Listed, guest: Guest | None) -> dict[str, Any]:
    seats = table.summary["seats"]
    ids = {seat["who"] for seat in seats if seat["who"] is not None} | {table.summary["host"]}
    return {
        "id": table.id,
        "public": table.public,
        "status": table.status,
        "next": table.next,
        "created": table.created,
        "updated": table.updated,
        "your_turn": guest is not None and table.waits == guest.id,
        "yours": guest is not None and guest.id in ids,
        **table.summary,
        "people": store.people(ids),
    }
