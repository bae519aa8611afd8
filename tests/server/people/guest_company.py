"""Guests who come in together and go home whatever happens, and a game for two of them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from tests.server.people.protocol_clients import Visitor


@asynccontextmanager
async def company(address: str, *names: str) -> AsyncIterator[list[Visitor]]:
    async with AsyncExitStack() as stack:
        found = []
        for name in names:
            visitor = Visitor(address)
            stack.push_async_callback(visitor.close)
            found.append(await visitor.come_in(name))
        yield found


@asynccontextmanager
async def known_by(address: str, token: str) -> AsyncIterator[Visitor]:
    """A program with a token."""
    visitor = Visitor(address, token)
    try:
        yield visitor
    finally:
        await visitor.close()


@asynccontextmanager
async def unknown(address: str) -> AsyncIterator[Visitor]:
    """Somebody who has not said who he is."""
    visitor = Visitor(address)
    try:
        yield visitor
    finally:
        await visitor.close()


async def game_of_two(ada: Visitor, ben: Visitor, **given: Any) -> str:
    """A table where Ada (seat 0, the host) and Ben (seat 1) have begun."""
    opened = {"game": "lemminge", "options": {"players": 2}, **given}
    table = await ada.open_table(**opened)
    if not opened.get("public", True):
        invite = (await ada.ask("GET", f"/api/tables/{table}"))["invite"]
        await ben.ask("POST", f"/api/tables/{table}/join", {"invite": invite})
    async with ada.at(table) as host, ben.at(table) as other:
        await host.sit(0)
        await other.sit(1)
        await host.ask("start")
    return table
