"""Who may enter a table."""

from __future__ import annotations

from clifftop.server.errors import NotThere
from clifftop.server.store import table_rows
from clifftop.server.store.guest_rows import Guest
from clifftop.server.store.live_table import LiveTable
from clifftop.server.store.table_store import TableStore


async def enter(store: TableStore, guest: Guest | None, table: str) -> LiveTable:
    """A table, if it is there for this guest. A private one is not there for others."""
    live = await store.find(table)
    if store.notices.others:
        async with store.reading(live):
            await store.catch_up(live)  # a notice may still be on its way
    if not live.row.public and not await is_invited(store, guest, live):
        raise NotThere("server-no-table", table=table)
    return live


async def is_invited(store: TableStore, guest: Guest | None, live: LiveTable) -> bool:
    if guest is None:
        return False
    if guest.id == live.table.host or live.plays(guest):
        return True
    async with store.database.begin() as connection:
        return await table_rows.is_admitted(connection, live.id, guest.id)
