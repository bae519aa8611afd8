"""Records in the database: games that guests have brought along, to be looked at here."""

from __future__ import annotations

from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from clifftop.server.store.schema import records
from clifftop.server.tokens import is_id, token


async def add_record(connection: AsyncConnection, guest: str, record: str, now: int) -> str:
    """The id is all that is needed to look at it, so it cannot be guessed."""
    made = token()[:24]
    values = {"id": made, "guest_id": guest, "record": record, "created": now}
    await connection.execute(insert(records).values(**values))
    return made


async def find_record(connection: AsyncConnection, record: str) -> str | None:
    if not is_id(record):
        return None
    wanted = select(records.c.record).where(records.c.id == record)
    return (await connection.execute(wanted)).scalar_one_or_none()


async def count_records(connection: AsyncConnection, guest: str) -> int:
    wanted = select(func.count()).select_from(records).where(records.c.guest_id == guest)
    return (await connection.execute(wanted)).scalar_one()
