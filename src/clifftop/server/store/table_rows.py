"""Tables in the database, with their logs. The log is the truth; all other columns are there to be
looked for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import and_, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from clifftop.server.store.schema import admitted, log, tables
from clifftop.table import Entry
from clifftop.table import entries as e

WAITING = "waiting"
RUNNING = "running"
OVER = "over"

SITTING = (e.SAT, e.HANDED)  # after these somebody may play who did not before


class Conflict(Exception):
    """Somebody else has written at this place of the log."""


class Gone(Exception):
    """The table is not there any more."""


class Row(Struct):
    """A table as the database has it, without its log."""

    id: str
    game: str
    host: str
    public: bool
    invite: str
    seed: str
    next: str | None
    created: int


class Standing(Struct):
    """What follows from the log and is looked for."""

    host: str
    status: str
    waits: str | None
    wake: int | None
    updated: int
    summary: dict[str, Any]
    players: frozenset[str]


ROW = tuple(tables.c[name] for name in Row.__struct_fields__)


async def add_table(
    connection: AsyncConnection, row: Row, entries: Sequence[Entry], standing: Standing
) -> None:
    values = {**msgspec.structs.asdict(row), **columns(standing)}
    await connection.execute(insert(tables).values(**values))
    await write(connection, row.id, 0, entries)
    await admit_players(connection, row.id, standing.players)


async def append(
    connection: AsyncConnection, table: str, seq: int, entries: Sequence[Entry], standing: Standing
) -> None:
    """Entries from a place on, all or none; `Conflict` if the place is taken."""
    try:
        await write(connection, table, seq, entries)
    except IntegrityError as taken:
        raise Conflict from taken
    changed = update(tables).where(tables.c.id == table).values(**columns(standing))
    if (await connection.execute(changed)).rowcount != 1:
        raise Gone
    if any(entry["entry"] in SITTING for entry in entries):
        await admit_players(connection, table, standing.players)


def columns(standing: Standing) -> dict[str, object]:
    found = msgspec.structs.asdict(standing)
    del found["players"]
    return {**found, "summary": msgspec.json.encode(standing.summary).decode()}


async def write(
    connection: AsyncConnection, table: str, seq: int, entries: Sequence[Entry]
) -> None:
    rows = [
        {"table_id": table, "seq": seq + place, "entry": msgspec.json.encode(entry).decode()}
        for place, entry in enumerate(entries)
    ]
    await connection.execute(insert(log), rows)


async def entries_of(connection: AsyncConnection, table: str, since: int = 0) -> list[Entry]:
    wanted = select(log.c.entry).where((log.c.table_id == table) & (log.c.seq >= since))
    found = await connection.execute(wanted.order_by(log.c.seq))
    return [msgspec.json.decode(entry) for entry in found.scalars()]


async def find_table(connection: AsyncConnection, table: str) -> Row | None:
    row = (await connection.execute(select(*ROW).where(tables.c.id == table))).one_or_none()
    return None if row is None else Row(*row)


async def still_there(connection: AsyncConnection, ids: Iterable[str]) -> set[str]:
    wanted = select(tables.c.id).where(tables.c.id.in_(sorted(ids)))
    return set((await connection.execute(wanted)).scalars())


async def set_invite(connection: AsyncConnection, table: str, invite: str) -> None:
    await connection.execute(update(tables).where(tables.c.id == table).values(invite=invite))


async def set_next(connection: AsyncConnection, table: str, following: str) -> bool:
    """The rematch of a table; False if there is one already."""
    free = update(tables).where((tables.c.id == table) & tables.c.next.is_(None))
    return (await connection.execute(free.values(next=following))).rowcount == 1


async def remove_table(connection: AsyncConnection, table: str) -> bool:
    return (await connection.execute(delete(tables).where(tables.c.id == table))).rowcount == 1


# Who may enter.


async def admit(connection: AsyncConnection, table: str, guest: str, plays: bool = False) -> None:
    here = and_(admitted.c.table_id == table, admitted.c.guest_id == guest)
    found = (await connection.execute(select(admitted.c.plays).where(here))).scalar_one_or_none()
    if found is None:
        row = {"table_id": table, "guest_id": guest, "plays": plays}
        await connection.execute(insert(admitted).values(**row))
    elif plays and not found:
        await connection.execute(update(admitted).where(here).values(plays=True))


async def admit_players(connection: AsyncConnection, table: str, players: Iterable[str]) -> None:
    for guest in sorted(players):
        await admit(connection, table, guest, True)


async def admit_all_of(connection: AsyncConnection, before: str, table: str) -> None:
    """All who may enter one table may enter another."""
    let_in = select(admitted.c.guest_id).where(admitted.c.table_id == before)
    for guest in (await connection.execute(let_in)).scalars().all():
        await admit(connection, table, guest)


async def turn_out(connection: AsyncConnection, table: str, guest: str) -> None:
    here = and_(admitted.c.table_id == table, admitted.c.guest_id == guest)
    await connection.execute(delete(admitted).where(here))


async def is_admitted(connection: AsyncConnection, table: str, guest: str) -> bool:
    here = and_(admitted.c.table_id == table, admitted.c.guest_id == guest)
    return (await connection.execute(select(admitted.c.plays).where(here))).first() is not None


async def count_open(connection: AsyncConnection, host: str) -> int:
    """How many tables of a host are not over."""
    condition = and_(tables.c.host == host, tables.c.status != OVER)
    wanted = select(func.count()).select_from(tables).where(condition)
    return (await connection.execute(wanted)).scalar_one()


# What goes on without anybody.


async def due(connection: AsyncConnection, now: int) -> list[str]:
    """Tables whose clock has something to do."""
    condition = and_(tables.c.status == RUNNING, tables.c.wake <= now)
    return list((await connection.execute(select(tables.c.id).where(condition))).scalars())


async def waiting_for_bots(connection: AsyncConnection, before: int) -> list[str]:
    """Tables where a bot should have answered long ago: the process that let it think is gone."""
    condition = and_(tables.c.status == RUNNING, tables.c.waits == "bot", tables.c.updated < before)
    return list((await connection.execute(select(tables.c.id).where(condition))).scalars())


async def dead_tables(connection: AsyncConnection, waiting: int, idle: int) -> list[str]:
    """Tables that never began and where nothing has happened since, and games given up."""
    condition = or_(
        and_(tables.c.status == WAITING, tables.c.updated < waiting),
        and_(tables.c.status == RUNNING, tables.c.updated < idle),
    )
    return list((await connection.execute(select(tables.c.id).where(condition))).scalars())
