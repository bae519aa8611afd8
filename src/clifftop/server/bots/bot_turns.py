"""The bots' turns at a table: they answer one after the other, until a person is asked."""

from __future__ import annotations

from typing import final

from clifftop.server.bots.bot_runner import BotRunner
from clifftop.server.errors import NotThere
from clifftop.server.store.guest_rows import BOT
from clifftop.server.store.live_table import LiveTable
from clifftop.server.store.table_store import Command, TableStore
from clifftop.table import BotTurn, Entry, Stale, Table


@final
class BotTurns:
    def __init__(self, store: TableStore, runner: BotRunner) -> None:
        self.store = store
        self.runner = runner

    def begin(self, live: LiveTable) -> None:
        """Let them answer if it is their turn, and nobody thinks there already."""
        if live.thinking is None and live.table.needs_bot() is not None:
            live.thinking = self.store.spawn(self.answer_all(live))

    async def answer_all(self, live: LiveTable) -> None:
        """While a bot thinks, or waits so that others can follow, the table is open to all."""
        last: int | None = None
        try:
            while (turn := live.table.needs_bot()) is not None:
                action = await self.choice(live, turn, turn.seat == last)
                last = turn.seat
                try:
                    await self.store.do(live, answer(turn, action))
                except Stale:
                    continue  # an undo, or another process
        except NotThere:
            pass
        finally:
            live.thinking = None

    async def choice(self, live: LiveTable, turn: BotTurn, goes_on: bool) -> int:
        if self.person_plays(live):
            return await self.runner.choose_slowly(live.row.game, turn, goes_on)
        return await self.runner.choose(live.row.game, turn)

    def person_plays(self, live: LiveTable) -> bool:
        """A program with a token needs no time to follow what others do."""
        names = self.store.names
        players = [names[who] for who in live.table.people() if who in names]
        return any(guest.kind != BOT for guest in players)


def answer(turn: BotTurn, action: int) -> Command:
    def act(table: Table, now: int) -> list[Entry]:
        return table.bot_acts(turn.seat, action, turn.number, now)

    return act
