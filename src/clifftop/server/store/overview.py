"""Everything there is, for those who run the server."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import func, select, true
from sqlalchemy.ext.asyncio import AsyncConnection

from clifftop.server.store.schema import admitted, guests, tables
from clifftop.server.store.table_lists import Listed, listed


class GuestLine(Struct):
    """A guest in a list; `tables` is at how many somebody has sat down."""

    id: str
    name: str
    kind: str
    owner: str | None
    seen: int
    tables: int


async def all_tables(connection: AsyncConnection, status: str | None) -> list[Listed]:
    condition = true() if status is None else tables.c.status == status
    return await listed(connection, condition, None)


async def all_guests(connection: AsyncConnection) -> list[GuestLine]:
    """Those who were here last come first."""
    seats = select(admitted.c.guest_id, func.count().label("tables")).where(admitted.c.plays)
    counted = seats.group_by(admitted.c.guest_id).subquery()
    told = (guests.c.id, guests.c.name, guests.c.kind, guests.c.owner, guests.c.seen)
    wanted = (
        select(*told, func.coalesce(counted.c.tables, 0))
        .outerjoin(counted, counted.c.guest_id == guests.c.id)
        .order_by(guests.c.seen.desc(), guests.c.id)
    )
    return [GuestLine(*row) for row in await connection.execute(wanted)]
