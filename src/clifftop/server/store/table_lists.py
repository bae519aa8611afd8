"""Lists of tables: which are in a list and in what order, and what it shows of each."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, and_, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from clifftop.server.store.guest_rows import Guest, people
from clifftop.server.store.live_table import LiveTable
from clifftop.server.store.schema import admitted, tables
from clifftop.server.store.table_store import TableStore
from clifftop.server.store.table_summary import standing_of


class Listed(Struct):
    """A table in a list."""

    id: str
    public: bool
    status: str
    waits: str | None
    next: str | None
    created: int
    updated: int
    summary: dict[str, Any]


LISTED = tuple(tables.c[name] for name in Listed.__struct_fields__)


async def listed(
    connection: AsyncConnection, condition: ColumnElement[bool], most: int | None
) -> list[Listed]:
    """The tables of a kind, those where something happened last first."""
    wanted = select(*LISTED).where(condition).order_by(tables.c.updated.desc()).limit(most)
    return [
        Listed(**{**row._mapping, "summary": msgspec.json.decode(row.summary)})
        for row in await connection.execute(wanted)
    ]


async def public_tables(
    connection: AsyncConnection, status: str, before: int | None, most: int
) -> list[Listed]:
    condition = and_(tables.c.public, tables.c.status == status)
    if before is not None:
        condition = and_(condition, tables.c.updated < before)
    return await listed(connection, condition, most)


async def tables_of(connection: AsyncConnection, guest: str, most: int) -> list[Listed]:
    plays = (admitted.c.guest_id == guest) & admitted.c.plays
    mine = select(admitted.c.table_id).where(plays)
    return await listed(connection, or_(tables.c.host == guest, tables.c.id.in_(mine)), most)


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
