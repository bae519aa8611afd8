"""Notices between processes of which table has changed: by PostgreSQL, at the commit itself.

With a database in a file there is one process, and nobody to tell.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final, final

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from clifftop.server.store.database import Database

CHANNEL: Final = "clifftop"
GUEST: Final = "@"  # before the id of a guest, where that of a table could be
AGAIN: Final = 1.0  # seconds until a lost connection is tried again

logger = logging.getLogger("clifftop")

Heard = Callable[[str | None, int], Awaitable[None]]


async def nobody(table: str | None, seq: int) -> None:
    """Until somebody listens."""


@final
class Notices:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.others = database.is_postgres  # there may be other processes
        self.heard: Heard = nobody
        self.queue: asyncio.Queue[tuple[str | None, int]] = asyncio.Queue()

    async def tell(self, connection: AsyncConnection, table: str, seq: int) -> None:
        """Part of the transaction: heard by others when it is committed, and only then."""
        if self.others:
            notify = text("SELECT pg_notify(:channel, :payload)")
            payload = {"channel": CHANNEL, "payload": f"{table} {seq}"}
            await connection.execute(notify, payload)

    async def tell_name(self, connection: AsyncConnection, guest: str) -> None:
        """Likewise that a guest has another name."""
        await self.tell(connection, f"{GUEST}{guest}", 0)

    async def listen(self) -> None:
        """Hear what others tell, for as long as the server runs."""
        if not self.others:
            return
        while True:
            try:
                await self.listen_once()
            except (OSError, TimeoutError) as lost:
                logger.warning("notices: connection lost: %s", lost)
            except Exception:
                logger.exception("notices: listening failed")
            await asyncio.sleep(AGAIN)

    async def listen_once(self) -> None:
        import asyncpg  # type: ignore[import-untyped]

        url = self.database.engine.url.set(drivername="postgresql")
        connection: Any = await asyncpg.connect(url.render_as_string(hide_password=False))
        try:
            lost = asyncio.Event()
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(CHANNEL, self.note)
            # What was told while nobody listened is not told again: look at everything once.
            self.queue.put_nowait((None, 0))
            ended = asyncio.ensure_future(lost.wait())
            while not ended.done():
                told = asyncio.ensure_future(self.queue.get())
                await asyncio.wait((told, ended), return_when=asyncio.FIRST_COMPLETED)
                if told.done():
                    await self.heard(*told.result())
                else:
                    told.cancel()
        finally:
            with contextlib.suppress(Exception):
                await connection.close(timeout=1)

    def note(self, connection: object, pid: int, channel: str, payload: str) -> None:
        table, _, seq = payload.partition(" ")
        if seq.isdecimal():
            self.queue.put_nowait((table, int(seq)))
