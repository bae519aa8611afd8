"""The store of all tables: what happens at one is written down before anybody hears of it.

Any number of processes may serve the same tables. The database orders: two that write at the same
place of a log find out, and the second looks again. What another process has written arrives as
"this table, up to here", and what is lacking is read from the database.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Final, final

from clifftop.kernel.errors import ClifftopError
from clifftop.server.errors import NotThere, NotYet
from clifftop.server.milliseconds import now_ms
from clifftop.server.store import guest_rows, table_rows
from clifftop.server.store.board_cache import BoardCache
from clifftop.server.store.change_notices import GUEST, Notices
from clifftop.server.store.database import Database
from clifftop.server.store.guest_rows import Guest
from clifftop.server.store.live_table import LiveTable
from clifftop.server.store.table_rows import Conflict, Gone, Row
from clifftop.server.store.table_summary import standing_of
from clifftop.server.tokens import is_id
from clifftop.table import Entry, Table

KEPT: Final = 200  # tables in memory at which nobody looks
TRIES: Final = 8  # against other processes that write to the same log

logger = logging.getLogger("clifftop")

# What somebody does at a table at some time, and the entries that it adds to the log.
Command = Callable[[Table, int], list[Entry]]


def tell_nobody(live: LiveTable) -> None:
    """Until somebody wants to be told."""


@final
class TableStore:
    """What `await store.do(live, command)` returns is committed."""

    def __init__(self, database: Database, notices: Notices) -> None:
        self.database = database
        self.notices = notices
        self.live_tables: dict[str, LiveTable] = {}  # the one that was used last comes last
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.boards = BoardCache()
        self.names: dict[str, Guest] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.commands: set[asyncio.Task[list[Entry]]] = set()
        self.listeners: set[Callable[[], None]] = set()  # those who look at the lobby
        self.loaded: Callable[[LiveTable], None] = tell_nobody  # of a table that was read
        self.written: Callable[[LiveTable], None] = tell_nobody  # of one that we have written to
        notices.heard = self.heard

    # Tables in memory.

    async def find(self, table: str) -> LiveTable:
        """The table of that id, from memory or folded from its log."""
        live = self.live_tables.pop(table, None)
        if live is None:
            task = self.loading.get(table)
            if task is None:
                task = self.loading[table] = asyncio.create_task(self.load(table))
                task.add_done_callback(lambda _: self.loading.pop(table, None))
            live = await asyncio.shield(task)
        self.live_tables[table] = live
        self.tidy()
        return live

    async def load(self, table: str) -> LiveTable:
        if not is_id(table):
            raise NotThere("server-no-table", table=table)
        async with self.database.begin() as connection:
            row = await table_rows.find_table(connection, table)
            log = await table_rows.entries_of(connection, table)
        if row is None or not log:
            raise NotThere("server-no-table", table=table)
        live = await asyncio.to_thread(LiveTable, row, log)
        self.boards.learn(live.table.state)
        await self.learn_names(live)
        self.loaded(live)
        return live

    def tidy(self) -> None:
        """Forget those that were not used for longest, if nobody looks or thinks there."""
        idle = [
            live for live in self.live_tables.values() if not live.viewers and live.thinking is None
        ]
        for live in idle[: max(0, len(idle) - KEPT)]:
            if not live.lock.locked():
                del self.live_tables[live.id]

    async def open(self, row: Row, table: Table, after: str | None = None) -> LiveTable | None:
        """A new table goes into the database. There is one that comes after another, so None if
        that is there already; all who were let in at the first may enter the next."""
        async with self.database.begin() as connection:
            if after is not None and not await table_rows.set_next(connection, after, row.id):
                return None
            await table_rows.add_table(connection, row, table.log, standing_of(table))
            if after is not None:
                await table_rows.admit_all_of(connection, after, row.id)
        live = LiveTable(row, table.log)
        self.boards.learn(table.state)
        await self.learn_names(live)
        self.live_tables[row.id] = live
        self.lobby_changed()
        return live

    # What happens at a table.

    async def do(self, live: LiveTable, command: Command) -> list[Entry]:
        """Carry a command out. When this returns it is committed; if it raises, nothing is. It
        is carried through even if the client that asked for it hangs up in the middle."""
        task = asyncio.create_task(self.carry_out(live, command))
        self.commands.add(task)
        task.add_done_callback(self.commands.discard)
        return await asyncio.shield(task)

    async def carry_out(self, live: LiveTable, command: Command) -> list[Entry]:
        async with self.reading(live):
            for _ in range(TRIES):
                seq, now = live.seq, now_ms()
                live.dirty = True  # until it is known that memory and database agree
                try:
                    entries = command(live.table, now)
                    if entries:
                        entries += live.draw_all(now)
                except ClifftopError:
                    live.dirty = False
                    if await self.catch_up(live):
                        continue  # it was the answer of a table that has changed meanwhile
                    raise
                if not entries or await self.commit(live, seq, entries):
                    live.dirty = False
                    break
            else:
                raise NotYet("server-busy")
        if entries:
            try:
                live.mention(entries)
                await self.learn_names(live)
            finally:  # whatever happens: it is committed, so everybody is shown
                live.changed()
                self.written(live)
                self.lobby_changed()
        return entries

    @asynccontextmanager
    async def reading(self, live: LiveTable) -> AsyncIterator[None]:
        """Nobody is told anything that is not committed: those who show the table wait here for
        those who change it. After a failure the table is read again as it was written."""
        async with live.lock:
            if live.dirty:
                await self.start_over(live)
            yield

    async def commit(self, live: LiveTable, seq: int, entries: list[Entry]) -> bool:
        """Write to the database; False if another process has been there first."""
        try:
            async with self.database.begin() as connection:
                standing = standing_of(live.table)
                await table_rows.append(connection, live.id, seq, entries, standing)
                await self.notices.tell(connection, live.id, seq + len(entries))
        except Conflict:
            await self.start_over(live)
            return False
        except Gone:
            self.close(live)
            raise NotThere("server-no-table", table=live.id) from None
        return True

    async def start_over(self, live: LiveTable) -> None:
        """What is in memory may be more than what was written: take the table as it is written."""
        async with self.database.begin() as connection:
            log = await table_rows.entries_of(connection, live.id)
        if not log:
            self.close(live)
            raise NotThere("server-no-table", table=live.id)
        live.fold(log)

    async def catch_up(self, live: LiveTable) -> bool:
        """Read what other processes have written; whether there was anything."""
        if not self.notices.others:
            return False
        async with self.database.begin() as connection:
            entries = await table_rows.entries_of(connection, live.id, live.seq)
        if entries:
            live.take(entries)
            await self.learn_names(live)
        return bool(entries)

    async def heard(self, table: str | None, seq: int) -> None:
        """Another process has written to a table (None: any of them may have changed), or somebody
        has another name there."""
        if table is not None and table.startswith(GUEST):
            await self.learn_anew(table.removeprefix(GUEST))
            return
        self.lobby_changed()
        for live in (
            list(self.live_tables.values()) if table is None else [self.live_tables.get(table)]
        ):
            if live is not None and (table is None or live.seq < seq):
                async with self.reading(live):
                    await self.catch_up(live)

    def close(self, live: LiveTable) -> None:
        """The table is gone."""
        self.live_tables.pop(live.id, None)
        for viewer in list(live.viewers):
            viewer.gone()
        self.lobby_changed()

    # BoardCache.

    def board(self, digest: str) -> tuple[str, str] | None:
        """The game and the text of a board; that of a table in memory is always found."""
        found = self.boards.get(digest)
        if found is None:
            for live in self.live_tables.values():
                self.boards.learn(live.table.state)
            found = self.boards.get(digest)
        return found

    # Names.

    async def learn_names(self, live: LiveTable) -> None:
        unknown = (live.mentioned | live.mentioned_aside) - self.names.keys()
        if unknown:
            async with self.database.begin() as connection:
                self.names.update(await guest_rows.people(connection, unknown))

    async def learn_anew(self, guest: str) -> None:
        if guest in self.names:
            async with self.database.begin() as connection:
                found = await guest_rows.people(connection, [guest])
            for known in found.values():
                self.renamed(known)

    def renamed(self, guest: Guest) -> None:
        self.names[guest.id] = guest
        for live in self.live_tables.values():
            if guest.id in live.mentioned | live.mentioned_aside:
                live.changed()
        self.lobby_changed()

    def people(self, ids: set[str]) -> dict[str, dict[str, str]]:
        """Who these are. Somebody who has been forgotten has no name."""
        known = {who: self.names[who] for who in sorted(ids) if who in self.names}
        return {who: {"name": guest.name, "kind": guest.kind} for who, guest in known.items()}

    # The lobby.

    def lobby_changed(self) -> None:
        for listener in list(self.listeners):
            listener()

    # Work that goes on by itself.

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Start something in the background; what goes wrong there is at least written down."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)
        return task

    def ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("background work failed", exc_info=error)

    async def stop(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, *self.commands, return_exceptions=True)
