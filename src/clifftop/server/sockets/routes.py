"""The routes of WebSockets: one to each table, and one to the lobby."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from litestar import websocket
from litestar.connection import WebSocket

from clifftop.kernel.errors import ClifftopError
from clifftop.server.callers import anybody, key_of, server_of
from clifftop.server.game_server import GameServer
from clifftop.server.protocol import messages
from clifftop.server.protocol.refusals import refused, status_of
from clifftop.server.sockets.lobby_socket import LobbySocket
from clifftop.server.sockets.table_socket import TableSocket
from clifftop.server.store.guest_rows import Guest, epochs_of
from clifftop.server.store.table_access import enter
from clifftop.server.visitors.presence import Visit

Socket = WebSocket[Any, Any, Any]

CLOSED = 4000  # and the status an HTTP answer would have had


async def turn_away(socket: Socket, error: ClifftopError) -> None:
    """Say why before hanging up: a browser shows a page nothing of a refused handshake."""
    await socket.accept()
    await socket.send_data(messages.write_message(refused(error)), mode="text")
    await socket.close(CLOSED + status_of(error))


async def visit(
    server: GameServer, socket: Socket, guest: Guest | None, hang_up: Callable[[int], None]
) -> Visit:
    """Note that somebody is here, unless they are here too often already."""
    epochs: dict[str, int] = {}
    if guest is not None:
        async with server.database.begin() as connection:
            epochs = await epochs_of(connection, [guest.id])
    found = Visit(key_of(socket, guest), guest, epochs.get(guest.id) if guest else None, hang_up)
    server.presence.begin(found)
    return found


@websocket("/ws/tables/{table:str}")
async def at_table(socket: Socket, table: str) -> None:
    server = server_of(socket)
    try:
        guest = await anybody(socket)
        live = await enter(server.store, guest, table[:40])
        table_socket = TableSocket(server, live, guest, socket, key_of(socket, guest))
        here = await visit(server, socket, guest, table_socket.hang_up)
    except ClifftopError as error:
        await turn_away(socket, error)
        return
    try:
        await socket.accept()
        await table_socket.run()
    finally:
        server.presence.end(here)


@websocket("/ws/lobby")
async def in_lobby(socket: Socket) -> None:
    server = server_of(socket)
    try:
        guest = await anybody(socket)
        lobby = LobbySocket(server, guest, socket)
        here = await visit(server, socket, guest, lobby.hang_up)
    except ClifftopError as error:
        await turn_away(socket, error)
        return
    try:
        await socket.accept()
        await lobby.run()
    finally:
        server.presence.end(here)


HANDLERS = [at_table, in_lobby]
