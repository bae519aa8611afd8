"""The server as a whole: what its parts share, and what goes on by itself."""

from __future__ import annotations

import asyncio
import logging
from typing import Final, final

from clifftop.kernel.errors import ClifftopError
from clifftop.server.bots.bot_runner import BotRunner
from clifftop.server.bots.bot_turns import BotTurns
from clifftop.server.milliseconds import DAY, now_ms
from clifftop.server.replays.replay_shelf import ReplayShelf
from clifftop.server.settings import Settings
from clifftop.server.store import guest_rows, link_rows, table_rows
from clifftop.server.store.change_notices import Notices
from clifftop.server.store.database import Database
from clifftop.server.store.guest_rows import Guest
from clifftop.server.store.live_table import LiveTable
from clifftop.server.store.table_rows import Row
from clifftop.server.store.table_store import TableStore
from clifftop.server.tokens import TABLE_ID, letters, token
from clifftop.server.visitors.identity import Identity
from clifftop.server.visitors.presence import Presence
from clifftop.server.visitors.rate_limits import Limits
from clifftop.table import dice
from clifftop.table.clock import MOVE

REPLAYS: Final = 50  # kept in memory
BEAT: Final = 0.25  # seconds between two looks at the clocks of tables in memory
ROUND: Final = 20  # beats between two looks at those in the database
SWEEP: Final = 60 * 60 / BEAT  # beats between two looks for what has expired
ABANDONED: Final = 15_000  # ms after which any process lets a bot think that waits

logger = logging.getLogger("clifftop")


@final
class GameServer:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database_url())
        self.notices = Notices(self.database)
        self.store = TableStore(self.database, self.notices)
        self.bot_runner = BotRunner(settings.bot_workers, settings.bot_seconds, settings.bot_pause)
        self.bot_turns = BotTurns(self.store, self.bot_runner)
        self.store.loaded = self.table_loaded
        self.store.written = self.bot_turns.begin
        self.replays = ReplayShelf(self.store, REPLAYS)
        self.presence = Presence()
        self.limits = Limits(settings)
        self.identity: Identity

    async def open(self) -> None:
        await self.database.open()
        key = await self.database.key("cookies")
        self.identity = Identity(self.database, key, self.settings.secure)
        self.store.spawn(self.notices.listen())
        self.store.spawn(self.watch_clocks())

    async def close(self) -> None:
        await self.store.stop()
        await asyncio.to_thread(self.bot_runner.close)
        await self.database.close()

    # Tables.

    def new_row(self, game: str, host: str, public: bool) -> Row:
        """What a new table is called, and the seed of its dice."""
        name = letters(TABLE_ID)
        seed = dice.new_seed().hex()
        return Row(name, game, host, public, token()[:16], seed, None, now_ms())

    def dice_of(self, row: Row) -> dict[str, str]:
        """What everybody may know of a table's dice before anybody sends a nonce."""
        return {"table": row.id, "commitment": dice.commitment(bytes.fromhex(row.seed), row.id)}

    async def rematch(self, live: LiveTable) -> None:
        """The next table, made once, and everybody is told where it is."""
        row = self.new_row(live.row.game, live.table.host, live.row.public)
        table = live.table.rematch(now_ms(), dice=self.dice_of(row))
        if await self.store.open(row, table, after=live.id) is None:
            return
        live.row.next = row.id
        for viewer in list(live.viewers):
            viewer.moved(row.id)

    # Coming and going.

    async def come_back(self, live: LiveTable, guest: Guest) -> None:
        await self.store.do(live, lambda table, now: table.come_back(guest.id, now))

    def hung_up(self, live: LiveTable, guest: Guest | None) -> None:
        """A player who does not return for a while has left. In slow play people come and go."""
        fast = live.table.clock.kind != MOVE
        if guest is not None and fast and live.table.running and live.plays(guest):
            self.store.spawn(self.leave_after_a_while(live, guest.id))

    def table_loaded(self, live: LiveTable) -> None:
        self.bot_turns.begin(live)
        self.expect_players(live)

    def expect_players(self, live: LiveTable) -> None:
        """A table was read from the database: its players should come, or have left."""
        if live.table.clock.kind != MOVE and live.table.running:
            for who in live.table.people() - live.table.away:
                self.store.spawn(self.leave_after_a_while(live, who))

    async def leave_after_a_while(self, live: LiveTable, who: str) -> None:
        await asyncio.sleep(self.settings.away_seconds)
        if not live.viewers_of(who) and live.table.running:
            await self.store.do(live, lambda table, now: table.leave(who, now))

    # What goes on by itself.

    async def watch_clocks(self) -> None:
        beat = 0
        while True:
            try:
                await self.tick_live_tables()
                if beat % ROUND == 0:
                    await self.notice_removals()
                    await self.tick_stored_tables()
                if beat % SWEEP == 0:
                    await self.sweep()
            except Exception:
                logger.exception("watching the clocks failed")
            beat += 1
            await asyncio.sleep(BEAT)

    async def tick_live_tables(self) -> None:
        now = now_ms()
        for live in list(self.store.live_tables.values()):
            wake = live.table.wake()
            if wake is not None and wake <= now:
                await self.tick(live)

    async def tick(self, live: LiveTable) -> None:
        try:
            await self.store.do(live, lambda table, now: table.tick(now))
        except ClifftopError as error:
            logger.warning("table %s: %s", live.id, error.message)

    async def tick_stored_tables(self) -> None:
        """Tables that are not in memory: flags that fall, bots that nobody lets think."""
        now = now_ms()
        patience = ABANDONED if self.notices.others else 0  # nobody else could let them think
        async with self.database.begin() as connection:
            due = await table_rows.due(connection, now)
            stuck = await table_rows.waiting_for_bots(connection, now - patience)
        for table in {*due, *stuck}:
            try:
                live = await self.store.find(table)  # its bots think from here on
            except Exception:  # one table that cannot be read does not stop the others
                logger.exception("table %s cannot be read", table)
            else:
                await self.tick(live)
                self.bot_turns.begin(live)

    async def notice_removals(self) -> None:
        """A table or a guest may be gone, and a cookie void, by another process or by
        `clifftop admin`: then those who still look are hung up on."""
        live, guests = set(self.store.live_tables), self.presence.guests()
        async with self.database.begin() as connection:
            there = await table_rows.still_there(connection, live)
            epochs = await guest_rows.epochs_of(connection, guests)
        for table in live - there:
            if table in self.store.live_tables:
                self.store.close(self.store.live_tables[table])
            self.replays.drop(table)
        for guest in guests - epochs.keys():
            self.store.names.pop(guest, None)
        self.presence.part(guests, epochs)

    async def sweep(self) -> None:
        """Forget what is dead: tables nobody came to, games given up, links, passers-by."""
        now = now_ms()
        waiting = now - self.settings.keep_waiting_days * DAY
        idle = now - self.settings.keep_idle_days * DAY
        async with self.database.begin() as connection:
            dead = await table_rows.dead_tables(connection, waiting, idle)
            await link_rows.drop_expired(connection, now)
            await guest_rows.forget(connection, idle)
            for table in dead:
                await table_rows.remove_table(connection, table)
        await self.notice_removals()
