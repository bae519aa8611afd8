"""Dependencies of handlers: what they are given, and what a request may hold."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.params import Parameter
from msgspec import Meta

from clifftop.server.callers import anybody
from clifftop.server.errors import NoGuest, NotAllowed
from clifftop.server.store.guest_rows import BOT, Guest

AnyRequest = Request[Any, Any, Any]

Id = Annotated[str, Parameter(max_length=40)]
Secret = Annotated[str, Meta(min_length=1, max_length=100)]


async def known_guest(request: AnyRequest) -> Guest:
    guest = await anybody(request)
    if guest is None:
        raise NoGuest("server-who-are-you")
    return guest


async def person(request: AnyRequest) -> Guest:
    """What a program may not do: hand out identities, make more programs."""
    guest = await known_guest(request)
    if guest.kind == BOT:
        raise NotAllowed("server-not-for-bots")
    return guest
