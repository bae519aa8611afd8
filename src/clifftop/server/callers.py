"""Callers: the guest who sends a request or opens a socket, and where from."""

from __future__ import annotations

from ipaddress import IPv6Address, IPv6Network, ip_address

from clifftop.server.errors import NoGuest
from clifftop.server.game_server import GameServer
from clifftop.server.store.guest_rows import Guest
from clifftop.server.visitors.identity import AnyConnection


def server_of(request: AnyConnection) -> GameServer:
    server: GameServer = request.app.state.server
    return server


def address_of(request: AnyConnection) -> str:
    """Where a request comes from; uvicorn has put in what a trusted proxy says. Of IPv6 it is the
    network: a client that has one address there has them all."""
    given = request.client.host if request.client is not None else "?"
    try:
        address = ip_address(given)
    except ValueError:
        return given
    if isinstance(address, IPv6Address) and address.ipv4_mapped is None:
        return str(IPv6Network((address, 64), strict=False))
    return given


async def anybody(request: AnyConnection) -> Guest | None:
    """The one who asks, known or not; not too often. A wrong token counts for where it came
    from."""
    server = server_of(request)
    try:
        guest = await server.identity.guest_of(request)
    except NoGuest:
        server.limits.requests.check(address_of(request))
        raise
    server.limits.requests.check(key_of(request, guest))
    return guest


def key_of(request: AnyConnection, guest: Guest | None) -> str:
    """Whose limits count: the guest's, or those of wherever somebody unknown is."""
    return guest.id if guest is not None else address_of(request)
