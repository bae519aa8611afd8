"""The socket of one client in the lobby: what is open, what is played, where it is one's turn."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, Final, final

from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect

from clifftop.server.game_server import GameServer
from clifftop.server.protocol import messages
from clifftop.server.store import table_lists, table_rows
from clifftop.server.store.guest_rows import Guest

PAUSE: Final = 1.0  # seconds between two messages
MOST: Final = 50


@final
class LobbySocket:
    """One socket in the lobby. What the client sends is not listened to."""

    def __init__(
        self, server: GameServer, guest: Guest | None, socket: WebSocket[Any, Any, Any]
    ) -> None:
        self.server = server
        self.guest = guest
        self.socket = socket
        self.changed = asyncio.Event()
        self.closing: int | None = None

    async def run(self) -> None:
        self.server.store.listeners.add(self.changed.set)
        both = asyncio.create_task(self.listen()), asyncio.create_task(self.show())
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.server.store.listeners.discard(self.changed.set)
            for task in both:
                task.cancel()
            await asyncio.gather(*both, return_exceptions=True)

    async def listen(self) -> None:
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                await self.socket.receive_data(mode="text")

    def hang_up(self, code: int) -> None:
        self.closing = code
        self.changed.set()

    async def show(self) -> None:
        sent = b""
        while True:
            self.changed.clear()
            if self.closing is not None:
                await self.socket.close(self.closing)
                return
            message = messages.write_message(await self.lobby())
            if message != sent:
                await self.socket.send_data(message, mode="text")
                sent = message
            await asyncio.sleep(PAUSE)
            await self.changed.wait()

    async def lobby(self) -> messages.Lobby:
        async with self.server.database.begin() as connection:
            waiting = await table_lists.public_tables(connection, table_rows.WAITING, None, MOST)
            running = await table_lists.public_tables(connection, table_rows.RUNNING, None, MOST)
            mine = []
            if self.guest is not None:
                mine = await table_lists.tables_of(connection, self.guest.id, MOST)
        lists = [
            await table_lists.summaries(self.server.store, found, self.guest)
            for found in (waiting, running, mine)
        ]
        return messages.Lobby(*lists)
