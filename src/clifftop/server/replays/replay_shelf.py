"""The shelf of replays: it finds them by name, and keeps those that were looked at last."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import final

from clifftop.kernel.record import Record
from clifftop.server.errors import NotYet
from clifftop.server.replays.replay import Replay
from clifftop.server.replays.table_record import record_of
from clifftop.server.store.guest_rows import Guest
from clifftop.server.store.record_rows import find_record
from clifftop.server.store.table_access import enter
from clifftop.server.store.table_store import TableStore


@final
class ReplayShelf:
    def __init__(self, store: TableStore, most: int) -> None:
        self.store = store
        self.most = most
        self.replays: OrderedDict[str, Replay] = OrderedDict()

    async def find(self, guest: Guest | None, name: str) -> Replay:
        """A table's id, for those who may enter and when it is over; or a record's."""
        async with self.store.database.begin() as connection:
            text = await find_record(connection, name)
        if text is None:
            live = await enter(self.store, guest, name)
            async with self.store.reading(live):
                if not live.table.over:
                    raise NotYet("table-running")
                text = None if self.get(name) else record_of(live, self.store.names).dumps()
        replay = self.get(name)
        if replay is None:
            assert text is not None
            replay = await asyncio.to_thread(Replay, name, Record.loads(text))
            self.put(replay)
        self.store.boards.learn(replay.last)
        return replay

    def get(self, name: str) -> Replay | None:
        replay = self.replays.get(name)
        if replay is not None:
            self.replays.move_to_end(name)
        return replay

    def put(self, replay: Replay) -> None:
        self.replays[replay.id] = replay
        if len(self.replays) > self.most:
            self.replays.popitem(last=False)

    def drop(self, name: str) -> None:
        self.replays.pop(name, None)
