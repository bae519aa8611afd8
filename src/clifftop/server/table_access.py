"""Who may enter a table, and what a list says of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from clifftop.server.errors import NotThere
from clifftop.server.store import table_rows as rows
from clifftop.server.store.guest_rows import Guest, people
from clifftop.server.store.live_table import LiveTable
from clifftop.server.store.table_rows import Listed
from clifftop.server.store.table_summary import standing_of

if TYPE_CHECKING:
    from clifftop.server.game_server import GameServer


async def enter(house: GameServer, guest: Guest | None, table: str) -> LiveTable:
    """A table, if it is there for this guest. A private one is not there for others."""
    room = await house.keeper.room(table)
    if house.notices.others:
        async with house.keeper.reading(room):
            await house.keeper.catch_up(room)  # a notice may still be on its way
    if not room.row.public and not await is_invited(house, guest, room):
        raise NotThere("server-no-table", table=table)
    return room


async def is_invited(house: GameServer, guest: Guest | None, room: LiveTable) -> bool:
    if guest is None:
        return False
    if guest.id == room.table.host or room.plays(guest):
        return True
    async with house.database.begin() as connection:
        return await rows.is_admitted(connection, room.id, guest.id)


def listed_of(room: LiveTable) -> Listed:
    standing = standing_of(room.table)
    row = room.row
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
    house: GameServer, found: list[Listed], guest: Guest | None
) -> list[dict[str, Any]]:
    """Tables in a list, with the names of those who sit there."""
    ids = {
        seat["who"] for table in found for seat in table.summary["seats"] if seat["who"] is not None
    }
    ids |= {table.summary["host"] for table in found}
    unknown = ids - house.keeper.names.keys()
    if unknown:
        async with house.database.begin() as connection:
            house.keeper.names.update(await people(connection, unknown))
    return [summary(house, table, guest) for table in found]


def summary(house: GameServer, table: Listed, guest: Guest | None) -> dict[str, Any]:
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
        "people": house.keeper.people(ids),
    }
