"""Bots of a guest: programs that come with a token of their own."""

from __future__ import annotations

from litestar import delete, get, post
from litestar.di import Provide
from msgspec import Struct

from clifftop.server.callers import server_of
from clifftop.server.errors import NotThere, TooMuch
from clifftop.server.http.dependencies import AnyRequest, Id, person
from clifftop.server.http.guests import Named
from clifftop.server.milliseconds import now_ms
from clifftop.server.store import guest_rows
from clifftop.server.store.guest_rows import Guest
from clifftop.server.tokens import token
from clifftop.server.visitors.identity import clean_name


class NewBot(Struct):
    """The token is shown this once."""

    id: str
    name: str
    kind: str
    owner: str
    token: str


class Bots(Struct):
    bots: list[Guest]


@post("/api/me/bots", dependencies={"guest": Provide(person)}, summary="Make a bot")
async def make_bot(request: AnyRequest, data: Named, guest: Guest) -> NewBot:
    """A bot is a client with a token. It sits where it is given a seat."""
    server = server_of(request)
    name, secret = clean_name(data.name), token()
    async with server.database.begin() as connection:
        if len(await guest_rows.bots_of(connection, guest.id)) >= server.settings.bots_per_guest:
            raise TooMuch("server-too-many-bots", most=server.settings.bots_per_guest)
        bot = await guest_rows.add_guest(connection, name, secret, now_ms(), guest.id)
    return NewBot(bot.id, bot.name, bot.kind, guest.id, secret)


@get("/api/me/bots", dependencies={"guest": Provide(person)}, summary="My bots")
async def my_bots(request: AnyRequest, guest: Guest) -> Bots:
    async with server_of(request).database.begin() as connection:
        return Bots(await guest_rows.bots_of(connection, guest.id))


@delete("/api/me/bots/{bot:str}", dependencies={"guest": Provide(person)}, status_code=204)
async def remove_bot(request: AnyRequest, bot: Id, guest: Guest) -> None:
    """Its token is void."""
    server = server_of(request)
    async with server.database.begin() as connection:
        if bot not in {each.id for each in await guest_rows.bots_of(connection, guest.id)}:
            raise NotThere("server-no-bot", bot=bot)
        await guest_rows.remove_guest(connection, bot)
    await server.notice_removals()


HANDLERS = [make_bot, my_bots, remove_bot]
