"""What the handlers of requests are given: the house, and who asks."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.params import Parameter
from msgspec import Meta

from clifftop.server.database.guests import BOT, Guest
from clifftop.server.errors import NoGuest, NotAllowed
from clifftop.server.house import House

AnyRequest = Request[Any, Any, Any]

Id = Annotated[str, Parameter(max_length=40)]
Secret = Annotated[str, Meta(min_length=1, max_length=100)]


def house_of(request: ASGIConnection[Any, Any, Any, Any]) -> House:
    house: House = request.app.state.house
    return house


def address_of(request: AnyRequest) -> str:
    """Where a request comes from; uvicorn has put in what a trusted proxy says."""
    return request.client.host if request.client is not None else "?"


async def anybody(request: AnyRequest) -> Guest | None:
    """Whoever asks, known or not; not too often."""
    house = house_of(request)
    guest = await house.identity.guest_of(request)
    house.requests.check(guest.id if guest is not None else address_of(request))
    return guest


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
