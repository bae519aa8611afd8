"""The doors for WebSockets: a table, and the lobby."""

from __future__ import annotations

from typing import Any

from litestar import websocket
from litestar.connection import WebSocket

from clifftop.kernel.errors import ClifftopError
from clifftop.server import wire
from clifftop.server.answers import refused, status_of
from clifftop.server.api.asking import house_of
from clifftop.server.entering import enter
from clifftop.server.lobby import InLobby
from clifftop.server.looking import Looking

CLOSED = 4000  # and the status an HTTP answer would have had


async def turn_away(socket: WebSocket[Any, Any, Any], error: ClifftopError) -> None:
    """Say why before hanging up: a browser shows a page nothing of a refused handshake."""
    await socket.accept()
    await socket.send_data(wire.write_message(refused(error)), mode="text")
    await socket.close(CLOSED + status_of(error))


@websocket("/ws/tables/{table:str}")
async def at_table(socket: WebSocket[Any, Any, Any], table: str) -> None:
    house = house_of(socket)
    try:
        guest = await house.identity.guest_of(socket)
        room = await enter(house, guest, table[:40])
    except ClifftopError as error:
        await turn_away(socket, error)
        return
    await socket.accept()
    await Looking(house, room, guest, socket).run()


@websocket("/ws/lobby")
async def in_lobby(socket: WebSocket[Any, Any, Any]) -> None:
    house = house_of(socket)
    try:
        guest = await house.identity.guest_of(socket)
    except ClifftopError as error:
        await turn_away(socket, error)
        return
    await socket.accept()
    await InLobby(house, guest, socket).run()


HANDLERS = [at_table, in_lobby]
