"""Guests: how they come in without signing up, and are known again."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, delete, get, patch, post
from litestar.di import Provide
from msgspec import Meta, Struct

from clifftop.server.callers import address_of, server_of
from clifftop.server.errors import NoGuest
from clifftop.server.http.dependencies import AnyRequest, Secret, known_guest, person
from clifftop.server.milliseconds import now_ms
from clifftop.server.store import guest_rows, link_rows
from clifftop.server.store.guest_rows import PERSON, Guest
from clifftop.server.tokens import recovery_code
from clifftop.server.visitors.identity import clean_name


class Named(Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=200)]


class Code(Struct, forbid_unknown_fields=True):
    code: Secret


class Newcomer(Struct):
    """The recovery code is shown this once: with it one is oneself again on a new device."""

    id: str
    name: str
    kind: str
    recovery: str


class Recovery(Struct):
    recovery: str


@post("/api/guests", summary="Come in: a name is enough")
async def come_in(request: AnyRequest, data: Named) -> Response[Newcomer]:
    server = server_of(request)
    name = clean_name(data.name)
    server.limits.newcomers.check(address_of(request))
    code = recovery_code()
    async with server.database.begin() as connection:
        guest = await guest_rows.add_guest(connection, name, code, now_ms())
    server.store.names[guest.id] = guest
    answer = Newcomer(guest.id, guest.name, guest.kind, code)
    return Response(answer, cookies=[server.identity.cookie(guest.id, 0)], status_code=201)


@get("/api/me", dependencies={"guest": Provide(known_guest)}, summary="Who am I?")
async def who_am_i(request: AnyRequest, guest: Guest) -> Response[Guest]:
    """Whoever comes back within a year stays known: the cookie is made anew."""
    server = server_of(request)
    async with server.database.begin() as connection:
        await guest_rows.was_seen(connection, guest.id, now_ms())
        epoch = await guest_rows.epoch_of(connection, guest.id)
    cookies = [server.identity.cookie(guest.id, epoch)] if guest.kind == PERSON else []
    return Response(guest, cookies=cookies)


@patch("/api/me", dependencies={"guest": Provide(known_guest)}, summary="Take another name")
async def rename(request: AnyRequest, data: Named, guest: Guest) -> Guest:
    server = server_of(request)
    renamed = Guest(guest.id, clean_name(data.name), guest.kind, guest.owner)
    async with server.database.begin() as connection:
        await guest_rows.rename(connection, guest.id, renamed.name)
        await server.notices.tell_name(connection, guest.id)
    server.store.renamed(renamed)
    return renamed


@delete("/api/me", summary="Forget me on this device", status_code=204)
async def go_out(request: AnyRequest) -> Response[None]:
    return Response(None, cookies=[server_of(request).identity.no_cookie()], status_code=204)


@post("/api/me/recovery", dependencies={"guest": Provide(person)}, status_code=200)
async def new_recovery(request: AnyRequest, guest: Guest) -> Recovery:
    """A new recovery code; the old one is void."""
    code = recovery_code()
    async with server_of(request).database.begin() as connection:
        await guest_rows.renew(connection, guest.id, code, False)
    return Recovery(code)


@post("/api/recover", summary="Be oneself again", status_code=200)
async def recover(request: AnyRequest, data: Code) -> Response[Newcomer]:
    """By the code, which then is another one. Cookies of all other devices are void, and so are
    links under way: whoever recovers may have lost one."""
    server = server_of(request)
    server.limits.guesses.check(address_of(request))
    code = recovery_code()
    async with server.database.begin() as connection:
        guest = await guest_rows.guest_of_secret(connection, data.code, PERSON)
        if guest is None:
            raise NoGuest("server-bad-code")
        epoch = await guest_rows.renew(connection, guest.id, code, True)
        await link_rows.void_links_of(connection, guest.id)
    await server.notice_removals()
    answer = Newcomer(guest.id, guest.name, guest.kind, code)
    return Response(answer, cookies=[server.identity.cookie(guest.id, epoch)])


HANDLERS = [come_in, who_am_i, rename, go_out, new_recovery, recover]
