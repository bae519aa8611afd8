"""Seats by link: what a link is for, and sitting down where it says."""

from __future__ import annotations

from typing import Any

from litestar import post
from litestar.di import Provide
from msgspec import Struct

from clifftop.kernel.errors import ClifftopError
from clifftop.server import table_access
from clifftop.server.errors import NotAllowed, NotThere
from clifftop.server.game_server import GameServer
from clifftop.server.http.dependencies import AnyRequest, Id, address_of, house_of, known_guest
from clifftop.server.http.guests import SingleUse, Token
from clifftop.server.http.tables import summary
from clifftop.server.settings import DAY
from clifftop.server.store import link_rows
from clifftop.server.store.guest_rows import Guest
from clifftop.server.store.link_rows import Link
from clifftop.server.store.table_store import now_ms
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
    house = house_of(request)
    house.links.check(guest.id)
    room = await table_access.enter(house, guest, table)
    async with house.keeper.reading(room):
        place = room.table.seat_of(seat)
        held = place.person == guest.id
        if not held:
            room.table.must_be_host(guest.id)
            room.table.must_wait()
            if place.person is not None:
                raise NotAllowed("table-seat-taken", seat=seat)
    expires = now_ms() + DAY
    async with house.database.begin() as connection:
        secret = await link_rows.make_link(connection, Link(guest.id, room.id, seat, expires, held))
    return SingleUse(secret, f"{house.settings.address}/join#{secret}", expires)


async def read_claim(house: GameServer, secret: str) -> Link:
    async with house.database.begin() as connection:
        link = await link_rows.read_link(connection, secret, now_ms(), to_table=True)
    if link is None:
        raise NotThere("server-bad-link")
    return link


@post("/api/claims/look", status_code=200, summary="What a seat's link is for")
async def look_at_claim(request: AnyRequest, data: Token) -> Claim:
    """Without using it."""
    house = house_of(request)
    house.guesses.check(address_of(request))
    link = await read_claim(house, data.token)
    room = await house.keeper.room(str(link.table_id))
    assert link.seat is not None
    return Claim(room.id, link.seat, await summary(house, room, None))


@post(
    "/api/claims",
    dependencies={"guest": Provide(known_guest)},
    status_code=200,
    summary="Sit down where a link says",
)
async def claim_seat(request: AnyRequest, data: Token, guest: Guest) -> Claimed:
    house = house_of(request)
    house.guesses.check(guest.id)
    link = await read_claim(house, data.token)
    room = await house.keeper.room(str(link.table_id))
    assert link.seat is not None
    giver, seat = link.guest_id, link.seat

    def sit_down(table: Table, now: int) -> list[Entry]:
        """A seat that its holder gives away, or a free one that the host offers."""
        if link.held:
            return table.hand_over(giver, seat, guest.id, now)
        table.must_be_host(giver)
        return table.sit(guest.id, seat, now)

    async with house.database.begin() as connection:
        if not await link_rows.use_link(connection, data.token):
            raise NotThere("server-bad-link")
    try:
        await house.keeper.do(room, sit_down)
    except ClifftopError:
        async with house.database.begin() as connection:
            await link_rows.put_link(connection, data.token, link)
        raise
    return Claimed(room.id, seat)


HANDLERS = [link_seat, look_at_claim, claim_seat]
