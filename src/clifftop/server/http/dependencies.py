"""What the handlers of requests are given: the house, and who asks."""

from __future__ import annotations

from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Annotated, Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.params import Parameter
from msgspec import Meta

from clifftop.server.errors import NoGuest, NotAllowed
from clifftop.server.game_server import GameServer
from clifftop.server.store.guest_rows import BOT, Guest

AnyRequest = Request[Any, Any, Any]
Asking = ASGIConnection[Any, Any, Any, Any]

Id = Annotated[str, Parameter(max_length=40)]
Secret = Annotated[str, Meta(min_length=1, max_length=100)]


def house_of(request: Asking) -> GameServer:
    house: GameServer = request.app.state.house
    return house


def address_of(request: Asking) -> str:
    """Where a request comes from; uvicorn has put in what a trusted proxy says. Of IPv6 it is the
    network: whoever has one address there has them all."""
    given = request.client.host if request.client is not None else "?"
    try:
        address = ip_address(given)
    except ValueError:
        return given
    if isinstance(address, IPv6Address) and address.ipv4_mapped is None:
        return str(IPv6Network((address, 64), strict=False))
    return given


async def anybody(request: Asking) -> Guest | None:
    """Whoever asks, known or not; not too often. A wrong token counts for where it came from."""
    house = house_of(request)
    try:
        guest = await house.identity.guest_of(request)
    except NoGuest:
        house.requests.check(address_of(request))
        raise
    house.requests.check(key_of(request, guest))
    return guest


def key_of(request: Asking, guest: Guest | None) -> str:
    """Whose limits count: the guest's, or those of wherever somebody unknown is."""
    return guest.id if guest is not None else address_of(request)


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
