"""Guests in the database, and the bots they bring along."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from sqlalchemy import ColumnElement, and_, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from clifftop.server.store.schema import admitted, guests, tables
from clifftop.server.tokens import GUEST_ID, kept, letters

PERSON = "person"
BOT = "bot"


class Guest(Struct, frozen=True):
    """Somebody, as everybody may know them; the id is public, what proves it is not."""

    id: str
    name: str
    kind: str = PERSON
    owner: str | None = None


FIELDS = (guests.c.id, guests.c.name, guests.c.kind, guests.c.owner)


async def add_guest(
    connection: AsyncConnection, name: str, secret: str, now: int, owner: str | None = None
) -> Guest:
    kind = PERSON if owner is None else BOT
    guest = Guest(letters(GUEST_ID), name, kind, owner)
    values = {"id": guest.id, "name": name, "kind": kind, "owner": owner, "epoch": 0}
    times = {"created": now, "seen": now}
    await connection.execute(insert(guests).values(**values, secret=kept(secret), **times))
    return guest


async def find(connection: AsyncConnection, condition: ColumnElement[bool]) -> Guest | None:
    row = (await connection.execute(select(*FIELDS).where(condition))).one_or_none()
    return None if row is None else Guest(*row)


async def guest_of_cookie(connection: AsyncConnection, guest: str, epoch: int) -> Guest | None:
    return await find(connection, (guests.c.id == guest) & (guests.c.epoch == epoch))


async def guest_of_secret(connection: AsyncConnection, secret: str, kind: str) -> Guest | None:
    """A bot by its token, a person by the recovery code."""
    return await find(connection, (guests.c.secret == kept(secret)) & (guests.c.kind == kind))


async def epoch_of(connection: AsyncConnection, guest: str) -> int:
    wanted = select(guests.c.epoch).where(guests.c.id == guest)
    epoch: int = (await connection.execute(wanted)).scalar_one()
    return epoch


async def epochs_of(connection: AsyncConnection, ids: Iterable[str]) -> dict[str, int]:
    """Of those who are still known."""
    wanted = select(guests.c.id, guests.c.epoch).where(guests.c.id.in_(sorted(ids)))
    return {row.id: row.epoch for row in await connection.execute(wanted)}


async def renew(connection: AsyncConnection, guest: str, secret: str, everywhere: bool) -> int:
    """A new recovery code; `everywhere` voids the cookies of all devices. Returns the epoch."""
    values = {"secret": kept(secret), "epoch": guests.c.epoch + int(everywhere)}
    await connection.execute(update(guests).where(guests.c.id == guest).values(**values))
    return await epoch_of(connection, guest)


async def rename(connection: AsyncConnection, guest: str, name: str) -> None:
    await connection.execute(update(guests).where(guests.c.id == guest).values(name=name))


async def was_seen(connection: AsyncConnection, guest: str, now: int) -> None:
    await connection.execute(update(guests).where(guests.c.id == guest).values(seen=now))


async def people(connection: AsyncConnection, ids: Iterable[str]) -> dict[str, Guest]:
    wanted = select(*FIELDS).where(guests.c.id.in_(sorted(ids)))
    return {row.id: Guest(*row) for row in await connection.execute(wanted)}


async def bots_of(connection: AsyncConnection, owner: str) -> list[Guest]:
    wanted = select(*FIELDS).where(guests.c.owner == owner).order_by(guests.c.created)
    return [Guest(*row) for row in await connection.execute(wanted)]


async def remove_guest(connection: AsyncConnection, guest: str) -> bool:
    """The guest with their bots; tables keep what was played."""
    gone = await connection.execute(
        delete(guests).where((guests.c.id == guest) | (guests.c.owner == guest))
    )
    return gone.rowcount > 0


async def count_guests(connection: AsyncConnection) -> int:
    return (await connection.execute(select(func.count()).select_from(guests))).scalar_one()


async def forget(connection: AsyncConnection, before: int) -> int:
    """Guests who looked in once, never sat anywhere and did not come back are forgotten. Those
    who have bots are not, or nobody could void their tokens."""
    plays = select(admitted.c.guest_id)
    hosts = select(tables.c.host)
    owners = select(guests.c.owner).where(guests.c.owner.is_not(None))
    condition = and_(
        guests.c.seen < before,
        guests.c.owner.is_(None),
        guests.c.id.not_in(owners),
        guests.c.id.not_in(plays),
        guests.c.id.not_in(hosts),
    )
    return (await connection.execute(delete(guests).where(condition))).rowcount
