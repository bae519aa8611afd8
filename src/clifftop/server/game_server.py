"""The server as a whole: what its parts share, and what goes on by itself."""

from __future__ import annotations

import asyncio
import logging
from typing import Final, final

from clifftop.kernel.errors import ClifftopError
from clifftop.server.bots.bot_runner import BotRunner
from clifftop.server.errors import NotAllowed
from clifftop.server.identity import Identity
from clifftop.server.presence import Presence
from clifftop.server.rate_limits import Limit
from clifftop.server.replay_shelf import ReplayShelf
from clifftop.server.settings import DAY, Settings
from clifftop.server.sockets import messages
from clifftop.server.store import Database, guest_rows, link_rows, table_rows
from clifftop.server.store.change_notices import Notices
from clifftop.server.store.guest_rows import BOT, Guest
from clifftop.server.store.live_table import LiveTable
from clifftop.server.store.table_rows import Row
from clifftop.server.store.table_store import Command, TableStore, now_ms
from clifftop.server.tokens import TABLE_ID, letters, token
from clifftop.table import Entry, dice
from clifftop.table.clock import MOVE

REPLAYS: Final = 50  # kept in memory
BEAT: Final = 0.25  # seconds between two looks at the clocks of tables in memory
ROUND: Final = 20  # beats between two looks at those in the database
SWEEP: Final = 60 * 60 / BEAT  # beats between two looks for what has expired
ABANDONED: Final = 15_000  # ms after which a bot is thought for by whoever finds it waiting

logger = logging.getLogger("clifftop")


@final
class GameServer:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database_url())
        self.thinkers = BotRunner(settings.bot_workers, settings.bot_seconds, settings.bot_pause)
        self.notices = Notices(self.database)
        self.keeper = TableStore(self.database, self.thinkers, self.notices)
        self.keeper.loaded = self.expect_players
        self.shelf = ReplayShelf(REPLAYS)
        self.presence = Presence()
        self.identity: Identity
        hour = settings.guests_per_hour
        self.newcomers = Limit(max(hour / 4, 1), hour / 3600)  # by address
        self.guesses = Limit(10, 1 / 60)  # of codes and links, by address
        self.requests = Limit(120, 20)  # by guest or address
        self.openings = Limit(10, 1 / 30)  # of tables and records, by guest
        self.links = Limit(20, 1 / 10)  # that carry a seat or an identity, by guest
        second = settings.messages_per_second
        self.messages = Limit(2 * second, second)  # over all sockets of a guest or address
        self.chats = Limit(5, 1 / 2)  # lines, as well

    async def open(self) -> None:
        await self.database.open()
        key = await self.database.key("cookies")
        self.identity = Identity(self.database, key, self.settings.secure)
        self.keeper.spawn(self.notices.listen())
        self.keeper.spawn(self.watch_clocks())

    async def close(self) -> None:
        await self.keeper.stop()
        await asyncio.to_thread(self.thinkers.close)
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

    async def do(
        self, room: LiveTable, guest: Guest, message: messages.FromClient, command: Command
    ) -> list[Entry]:
        """A command, and what it means outside the table. A bot sits down where its owner is the
        host; anywhere else it needs a link that carries a seat."""
        if (
            isinstance(message, messages.Sit)
            and guest.kind == BOT
            and guest.owner != room.table.host
        ):
            raise NotAllowed("server-bots-by-link")
        entries = await self.keeper.do(room, command)
        if isinstance(message, messages.Remove):
            async with self.database.begin() as connection:
                await table_rows.turn_out(connection, room.id, message.who)
        if isinstance(message, messages.Rematch) and room.table.rematch_agreed():
            await self.rematch(room)
        return entries

    async def rematch(self, room: LiveTable) -> None:
        """The next table, made once, and everybody is told where it is."""
        row = self.new_row(room.row.game, room.table.host, room.row.public)
        table = room.table.rematch(now_ms(), dice=self.dice_of(row))
        if await self.keeper.open(row, table, after=room.id) is None:
            return
        room.row.next = row.id
        for looker in list(room.lookers):
            looker.moved(row.id)

    # Coming and going.

    async def come_back(self, room: LiveTable, guest: Guest) -> None:
        await self.keeper.do(room, lambda table, now: table.come_back(guest.id, now))

    def hung_up(self, room: LiveTable, guest: Guest | None) -> None:
        """Whoever does not return for a while has left. In slow play people come and go."""
        fast = room.table.clock.kind != MOVE
        if guest is not None and fast and room.table.running and room.plays(guest):
            self.keeper.spawn(self.leave_after_a_while(room, guest.id))

    def expect_players(self, room: LiveTable) -> None:
        """A table was read from the database: whoever plays there should come, or has left."""
        if room.table.clock.kind != MOVE and room.table.running:
            for who in room.table.people() - room.table.away:
                self.keeper.spawn(self.leave_after_a_while(room, who))

    async def leave_after_a_while(self, room: LiveTable, who: str) -> None:
        await asyncio.sleep(self.settings.away_seconds)
        if not room.lookers_of(who) and room.table.running:
            await self.keeper.do(room, lambda table, now: table.leave(who, now))

    # What goes on by itself.

    async def watch_clocks(self) -> None:
        beat = 0
        while True:
            try:
                await self.tick_rooms()
                if beat % ROUND == 0:
                    await self.notice_removals()
                    await self.tick_tables()
                if beat % SWEEP == 0:
                    await self.sweep()
            except Exception:
                logger.exception("watching the clocks failed")
            beat += 1
            await asyncio.sleep(BEAT)

    async def tick_rooms(self) -> None:
        now = now_ms()
        for room in list(self.keeper.rooms.values()):
            wake = room.table.wake()
            if wake is not None and wake <= now:
                await self.tick(room)

    async def tick(self, room: LiveTable) -> None:
        try:
            await self.keeper.do(room, lambda table, now: table.tick(now))
        except ClifftopError as error:
            logger.warning("table %s: %s", room.id, error.message)

    async def tick_tables(self) -> None:
        """Tables that are not in memory: flags that fall, bots that nobody lets think."""
        now = now_ms()
        patience = ABANDONED if self.notices.others else 0  # nobody else could let them think
        async with self.database.begin() as connection:
            due = await table_rows.due(connection, now)
            stuck = await table_rows.waiting_for_bots(connection, now - patience)
        for table in {*due, *stuck}:
            try:
                room = await self.keeper.room(table)  # its bots think from here on
            except Exception:  # one table that cannot be read does not stop the others
                logger.exception("table %s cannot be read", table)
            else:
                await self.tick(room)
                self.keeper.let_bots_think(room)

    async def notice_removals(self) -> None:
        """A table or a guest may be gone, and a cookie void, by another process or by whoever runs
        the server: then those who still look are hung up on."""
        rooms, guests = set(self.keeper.rooms), self.presence.guests()
        async with self.database.begin() as connection:
            there = await table_rows.still_there(connection, rooms)
            epochs = await guest_rows.epochs_of(connection, guests)
        for table in rooms - there:
            if table in self.keeper.rooms:
                self.keeper.close(self.keeper.rooms[table])
            self.shelf.drop(table)
        for guest in guests - epochs.keys():
            self.keeper.names.pop(guest, None)
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
