"""Guests: they come in together, go home whatever happens, and play at more than one process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from tests.server.people.protocol_clients import PATIENCE, Seated, Visitor
from websockets.exceptions import InvalidHandshake


@asynccontextmanager
async def guests(address: str, *names: str) -> AsyncIterator[list[Visitor]]:
    """Some who come in for the first time, and are gone at the end."""
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
    """Somebody who has not said who they are."""
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


def at_another_door(visitor: Visitor, address: str) -> Visitor:
    """The same guest, with the same cookie, at another process."""
    twin = Visitor(address)
    twin.id = visitor.id
    for name, value in visitor.http.cookies.items():
        twin.http.cookies.set(name, value)
    return twin


@asynccontextmanager
async def patiently_at(visitor: Visitor, table: str) -> AsyncIterator[Seated]:
    """At a table as soon as somebody opens; each try that is refused gives way to others."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                door = visitor.at(table)
                seated = await door.__aenter__()
                break
            except (OSError, InvalidHandshake):
                await asyncio.sleep(0.05)  # nobody tells us when the server is open again
    try:
        yield seated
    finally:
        await door.__aexit__(None, None, None)
