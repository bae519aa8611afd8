"""Device links, which make another device the same guest."""

from __future__ import annotations

from litestar import Response, post
from litestar.di import Provide
from msgspec import Struct

from clifftop.server.callers import address_of, server_of
from clifftop.server.errors import NotThere
from clifftop.server.http.dependencies import AnyRequest, Secret, person
from clifftop.server.milliseconds import TEN_MINUTES, now_ms
from clifftop.server.store import guest_rows, link_rows
from clifftop.server.store.guest_rows import Guest
from clifftop.server.store.link_rows import Link


class Token(Struct, forbid_unknown_fields=True):
    token: Secret


class SingleUse(Struct):
    token: str
    url: str
    expires: int


@post("/api/me/device-link", dependencies={"guest": Provide(person)}, status_code=200)
async def link_device(request: AnyRequest, guest: Guest) -> SingleUse:
    """A link that makes another device this guest, once, within ten minutes."""
    server = server_of(request)
    server.limits.links.check(guest.id)
    expires = now_ms() + TEN_MINUTES
    async with server.database.begin() as connection:
        secret = await link_rows.make_link(connection, Link(guest.id, None, None, expires))
    return SingleUse(secret, f"{server.settings.address}/device#{secret}", expires)


@post("/api/device", summary="Use a device link", status_code=200)
async def use_device_link(request: AnyRequest, data: Token) -> Response[Guest]:
    server = server_of(request)
    server.limits.guesses.check(address_of(request))
    async with server.database.begin() as connection:
        link = await link_rows.read_link(connection, data.token, now_ms(), to_table=False)
        if link is None or not await link_rows.use_link(connection, data.token):
            raise NotThere("server-bad-link")
        guest = (await guest_rows.people(connection, [link.guest_id])).get(link.guest_id)
        if guest is None:
            raise NotThere("server-bad-link")
        epoch = await guest_rows.epoch_of(connection, guest.id)
    return Response(guest, cookies=[server.identity.cookie(guest.id, epoch)])


HANDLERS = [link_device, use_device_link]
