"""Guests: who comes without signing up, and how he is known again."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, delete, get, patch, post
from litestar.di import Provide
from msgspec import Meta, Struct

from clifftop.server.errors import NoGuest, NotThere, TooMuch
from clifftop.server.http.dependencies import (
    AnyRequest,
    Id,
    Secret,
    address_of,
    house_of,
    known_guest,
    person,
)
from clifftop.server.identity import clean_name
from clifftop.server.store import guest_rows as rows
from clifftop.server.store import link_rows
from clifftop.server.store.guest_rows import PERSON, Guest
from clifftop.server.store.link_rows import Link
from clifftop.server.store.table_store import now_ms
from clifftop.server.tokens import recovery_code, token

MINUTES_10 = 10 * 60 * 1000


class Named(Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=200)]


class Code(Struct, forbid_unknown_fields=True):
    code: Secret


class Token(Struct, forbid_unknown_fields=True):
    token: Secret


class Newcomer(Struct):
    """The recovery code is shown this once: with it one is oneself again on a new device."""

    id: str
    name: str
    kind: str
    recovery: str


class Recovery(Struct):
    recovery: str


class SingleUse(Struct):
    token: str
    url: str
    expires: int


class NewBot(Struct):
    """The token is shown this once."""

    id: str
    name: str
    kind: str
    owner: str
    token: str


class Bots(Struct):
    bots: list[Guest]


@post("/api/guests", summary="Come in: a name is enough")
async def come_in(request: AnyRequest, data: Named) -> Response[Newcomer]:
    house = house_of(request)
    name = clean_name(data.name)
    house.newcomers.check(address_of(request))
    code = recovery_code()
    async with house.database.begin() as connection:
        guest = await rows.add_guest(connection, name, code, now_ms())
    house.keeper.names[guest.id] = guest
    answer = Newcomer(guest.id, guest.name, guest.kind, code)
    return Response(answer, cookies=[house.identity.cookie(guest.id, 0)], status_code=201)


@get("/api/me", dependencies={"guest": Provide(known_guest)}, summary="Who am I?")
async def who_am_i(request: AnyRequest, guest: Guest) -> Response[Guest]:
    """Whoever comes back within a year stays known: the cookie is made anew."""
    house = house_of(request)
    async with house.database.begin() as connection:
        await rows.was_seen(connection, guest.id, now_ms())
        epoch = await rows.epoch_of(connection, guest.id)
    cookies = [house.identity.cookie(guest.id, epoch)] if guest.kind == PERSON else []
    return Response(guest, cookies=cookies)


@patch("/api/me", dependencies={"guest": Provide(known_guest)}, summary="Take another name")
async def rename(request: AnyRequest, data: Named, guest: Guest) -> Guest:
    house = house_of(request)
    renamed = Guest(guest.id, clean_name(data.name), guest.kind, guest.owner)
    async with house.database.begin() as connection:
        await rows.rename(connection, guest.id, renamed.name)
        await house.notices.tell_name(connection, guest.id)
    house.keeper.renamed(renamed)
    return renamed


@delete("/api/me", summary="Forget me on this device", status_code=204)
async def go_out(request: AnyRequest) -> Response[None]:
    return Response(None, cookies=[house_of(request).identity.no_cookie()], status_code=204)


@post("/api/me/recovery", dependencies={"guest": Provide(person)}, status_code=200)
async def new_recovery(request: AnyRequest, guest: Guest) -> Recovery:
    """A new recovery code; the old one is void."""
    code = recovery_code()
    async with house_of(request).database.begin() as connection:
        await rows.renew(connection, guest.id, code, False)
    return Recovery(code)


@post("/api/recover", summary="Be oneself again", status_code=200)
async def recover(request: AnyRequest, data: Code) -> Response[Newcomer]:
    """By the code, which then is another one. Cookies of all other devices are void, and so are
    links under way: whoever recovers may have lost one."""
    house = house_of(request)
    house.guesses.check(address_of(request))
    code = recovery_code()
    async with house.database.begin() as connection:
        guest = await rows.guest_of_secret(connection, data.code, PERSON)
        if guest is None:
            raise NoGuest("server-bad-code")
        epoch = await rows.renew(connection, guest.id, code, True)
        await link_rows.void_links_of(connection, guest.id)
    await house.notice_removals()
    answer = Newcomer(guest.id, guest.name, guest.kind, code)
    return Response(answer, cookies=[house.identity.cookie(guest.id, epoch)])


@post("/api/me/device-link", dependencies={"guest": Provide(person)}, status_code=200)
async def link_device(request: AnyRequest, guest: Guest) -> SingleUse:
    """A link that makes another device this guest, once, within ten minutes."""
    house = house_of(request)
    house.links.check(guest.id)
    expires = now_ms() + MINUTES_10
    async with house.database.begin() as connection:
        secret = await link_rows.make_link(connection, Link(guest.id, None, None, expires))
    return SingleUse(secret, f"{house.settings.address}/device#{secret}", expires)


@post("/api/device", summary="Use a device link", status_code=200)
async def use_device_link(request: AnyRequest, data: Token) -> Response[Guest]:
    house = house_of(request)
    house.guesses.check(address_of(request))
    async with house.database.begin() as connection:
        link = await link_rows.read_link(connection, data.token, now_ms(), to_table=False)
        if link is None or not await link_rows.use_link(connection, data.token):
            raise NotThere("server-bad-link")
        guest = (await rows.people(connection, [link.guest_id])).get(link.guest_id)
        if guest is None:
            raise NotThere("server-bad-link")
        epoch = await rows.epoch_of(connection, guest.id)
    return Response(guest, cookies=[house.identity.cookie(guest.id, epoch)])


@post("/api/me/bots", dependencies={"guest": Provide(person)}, summary="Make a bot")
async def make_bot(request: AnyRequest, data: Named, guest: Guest) -> NewBot:
    """A bot is a client with a token. It sits where it is given a seat."""
    house = house_of(request)
    name, secret = clean_name(data.name), token()
    async with house.database.begin() as connection:
        if len(await rows.bots_of(connection, guest.id)) >= house.settings.bots_per_guest:
            raise TooMuch("server-too-many-bots", most=house.settings.bots_per_guest)
        bot = await rows.add_guest(connection, name, secret, now_ms(), guest.id)
    return NewBot(bot.id, bot.name, bot.kind, guest.id, secret)


@get("/api/me/bots", dependencies={"guest": Provide(person)}, summary="My bots")
async def my_bots(request: AnyRequest, guest: Guest) -> Bots:
    async with house_of(request).database.begin() as connection:
        return Bots(await rows.bots_of(connection, guest.id))


@delete("/api/me/bots/{bot:str}", dependencies={"guest": Provide(person)}, status_code=204)
async def remove_bot(request: AnyRequest, bot: Id, guest: Guest) -> None:
    """Its token is void."""
    house = house_of(request)
    async with house.database.begin() as connection:
        if bot not in {each.id for each in await rows.bots_of(connection, guest.id)}:
            raise NotThere("server-no-bot", bot=bot)
        await rows.remove_guest(connection, bot)
    await house.notice_removals()


HANDLERS = [
    come_in,
    who_am_i,
    rename,
    go_out,
    new_recovery,
    recover,
    link_device,
    use_device_link,
    make_bot,
    my_bots,
    remove_bot,
]
