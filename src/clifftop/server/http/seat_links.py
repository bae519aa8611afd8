"""Seat links: what a link is for, and sitting down where it says."""

from __future__ import annotations

from typing import Any

from litestar import post
from litestar.di import Provide
from msgspec import Struct

from clifftop.kernel.errors import ClifftopError
from clifftop.server.callers import address_of, server_of
from clifftop.server.errors import NotAllowed, NotThere
from clifftop.server.game_server import GameServer
from clifftop.server.http.dependencies import AnyRequest, Id, known_guest
from clifftop.server.http.device_links import SingleUse, Token
from clifftop.server.http.tables import summary
from clifftop.server.milliseconds import DAY, now_ms
from clifftop.server.store import link_rows
from clifftop.server.store.guest_rows import Guest
from clifftop.server.store.link_rows import Link
from clifftop.server.store.table_access import enter
from clifftop.table import Entry, Table


class Claimed(Struct):
    table: str
    seat: int


class Claim(Struct):
    table: str
    seat: int
    summary: dict[str, Any]


@post(
    "/api/tables/{table:str}/seats/{seat:int}/link",
    dependencies={"guest": Provide(known_guest)},
    status_code=200,
    summary="A link that carries a seat, once",
)
async def link_seat(request: AnyRequest, table: Id, seat: int, guest: Guest) -> SingleUse:
    server = server_of(request)
    server.limits.links.check(guest.id)
    live = await enter(server.store, guest, table)
    async with server.store.reading(live):
        place = live.table.seat_of(seat)
        held = place.person == guest.id
        if not held:
            live.table.must_be_host(guest.id)
            live.table.must_wait()
            if place.person is not None:
                raise NotAllowed("table-seat-taken", seat=seat)
    expires = now_ms() + DAY
    async with server.database.begin() as connection:
        secret = await link_rows.make_link(connection, Link(guest.id, live.id, seat, expires, held))
    return SingleUse(secret, f"{server.settings.address}/join#{secret}", expires)


async def read_claim(server: GameServer, secret: str) -> Link:
    async with server.database.begin() as connection:
        link = await link_rows.read_link(connection, secret, now_ms(), to_table=True)
    if link is None:
        raise NotThere("server-bad-link")
    return link


@post("/api/claims/look", status_code=200, summary="What a seat's link is for")
async def look_at_claim(request: AnyRequest, data: Token) -> Claim:
    """Without using it."""
    server = server_of(request)
    server.limits.guesses.check(address_of(request))
    link = await read_claim(server, data.token)
    live = await server.store.find(str(link.table_id))
    assert link.seat is not None
    return Claim(live.id, link.seat, await summary(server, live, None))


@post(
    "/api/claims",
    dependencies={"guest": Provide(known_guest)},
    status_code=200,
    summary="Sit down where a link says",
)
async def claim_seat(request: AnyRequest, data: Token, guest: Guest) -> Claimed:
    server = server_of(request)
    server.limits.guesses.check(guest.id)
    link = await read_claim(server, data.token)
    live = await server.store.find(str(link.table_id))
    assert link.seat is not None
    giver, seat = link.guest_id, link.seat

    def sit_down(table: Table, now: int) -> list[Entry]:
        """A seat that its holder gives away, or a free one that the host offers."""
        if link.held:
            return table.hand_over(giver, seat, guest.id, now)
        table.must_be_host(giver)
        return table.sit(guest.id, seat, now)

    async with server.database.begin() as connection:
        if not await link_rows.use_link(connection, data.token):
            raise NotThere("server-bad-link")
    try:
        await server.store.do(live, sit_down)
    except ClifftopError:
        async with server.database.begin() as connection:
            await link_rows.put_link(connection, data.token, link)
        raise
    return Claimed(live.id, seat)


HANDLERS = [link_seat, look_at_claim, claim_seat]
