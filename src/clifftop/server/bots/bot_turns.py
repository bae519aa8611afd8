"""Bots at a table answer one after the other, until a person is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clifftop.server.errors import NotThere
from clifftop.server.store.guest_rows import BOT
from clifftop.server.store.live_table import LiveTable
from clifftop.table import BotTurn, Entry, Stale, Table

if TYPE_CHECKING:
    from clifftop.server.store.table_store import Command, TableStore


async def let_bots_answer(keeper: TableStore, room: LiveTable) -> None:
    """While a bot thinks, or waits so that others can follow, the table is open to everybody."""
    last: int | None = None
    try:
        while (turn := room.table.needs_bot()) is not None:
            action = await choice(keeper, room, turn, turn.seat == last)
            last = turn.seat
            try:
                await keeper.do(room, answer(turn, action))
            except Stale:
                continue  # an undo, or another process
    except NotThere:
        pass
    finally:
        room.thinking = None


async def choice(keeper: TableStore, room: LiveTable, turn: BotTurn, goes_on: bool) -> int:
    game, thinkers = room.row.game, keeper.thinkers
    if person_plays(keeper, room):
        return await thinkers.choose_slowly(game, turn, goes_on)
    return await thinkers.choose(game, turn)


def person_plays(keeper: TableStore, room: LiveTable) -> bool:
    """A program with a token needs no time to follow what others do."""
    players = [keeper.names[who] for who in room.table.people() if who in keeper.names]
    return any(guest.kind != BOT for guest in players)


def answer(turn: BotTurn, action: int) -> Command:
    def act(table: Table, now: int) -> list[Entry]:
        return table.bot_acts(turn.seat, action, turn.number, now)

    return act
