"""Links in the database: they work once, and for a while."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import and_, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from clifftop.server.store.schema import links
from clifftop.server.tokens import kept, token


class Link(Struct):
    """Without a table it carries the guest who made it to another device; with one, a seat."""

    guest_id: str
    table_id: str | None
    seat: int | None
    expires: int
    held: bool = False  # the seat was that of the link's maker, who hands it on


FIELDS = (links.c.guest_id, links.c.table_id, links.c.seat, links.c.expires, links.c.held)


async def make_link(connection: AsyncConnection, link: Link) -> str:
    secret = token()
    await put_link(connection, secret, link)
    return secret


async def put_link(connection: AsyncConnection, secret: str, link: Link) -> None:
    """Also for one that was used in vain: it works again."""
    await connection.execute(insert(links).values(secret=kept(secret), **asdict(link)))


async def read_link(
    connection: AsyncConnection, secret: str, now: int, to_table: bool
) -> Link | None:
    good = and_(links.c.secret == kept(secret), links.c.expires > now)
    kind = links.c.table_id.is_not(None) if to_table else links.c.table_id.is_(None)
    row = (await connection.execute(select(*FIELDS).where(good & kind))).one_or_none()
    return None if row is None else Link(*row)


async def use_link(connection: AsyncConnection, secret: str) -> bool:
    """Whether this was the first use: of two at the same instant one gets it."""
    used = await connection.execute(delete(links).where(links.c.secret == kept(secret)))
    return used.rowcount == 1


async def void_links_of(connection: AsyncConnection, guest: str) -> None:
    """All that a guest has made: a thief of their cookie may have made some of them."""
    await connection.execute(delete(links).where(links.c.guest_id == guest))


async def drop_expired(connection: AsyncConnection, now: int) -> None:
    await connection.execute(delete(links).where(links.c.expires <= now))
