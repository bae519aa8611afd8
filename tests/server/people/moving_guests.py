"""Guests who come to another door, or come back after the house was down."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.server.people.protocol_clients import PATIENCE, Seated, Visitor
from websockets.exceptions import InvalidHandshake


@asynccontextmanager
async def guests(address: str, *names: str) -> AsyncIterator[list[Visitor]]:
    """Some who come in for the first time, and are gone at the end."""
    visitors = [Visitor(address) for _ in names]
    try:
        for visitor, name in zip(visitors, names, strict=True):
            await visitor.come_in(name)
        yield visitors
    finally:
        for visitor in visitors:
            await visitor.close()


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
                await asyncio.sleep(0.05)  # nobody tells us when the house is open again
    try:
        yield seated
    finally:
        await door.__aexit__(None, None, None)
