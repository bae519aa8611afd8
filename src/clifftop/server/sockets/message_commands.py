"""Messages as commands: what each does at the table, and beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from clifftop.server.errors import NotAllowed
from clifftop.server.game_server import GameServer
from clifftop.server.protocol import messages
from clifftop.server.store import table_rows
from clifftop.server.store.guest_rows import BOT, Guest
from clifftop.server.store.live_table import LiveTable
from clifftop.table import Entry, Table

# What each message does; `m` is the message, `who` the guest, `t` the table.
COMMANDS: Final[dict[type, Callable[[Any, str, Table, int], list[Entry]]]] = {
    messages.Sit: lambda m, who, t, now: t.sit(who, m.seat, now, m.name),
    messages.StandUp: lambda m, who, t, now: t.stand_up(who, m.seat, now),
    messages.SeatBot: lambda m, who, t, now: t.seat_bot(who, m.seat, m.bot, now),
    messages.ClearSeat: lambda m, who, t, now: t.clear_seat(who, m.seat, now),
    messages.Nonce: lambda m, who, t, now: t.nonce(who, m.seat, m.nonce, now),
    messages.Start: lambda m, who, t, now: t.start(who, now),
    messages.Act: lambda m, who, t, now: t.act(who, m.seat, m.action, m.number, now, m.confirm),
    messages.Confirm: lambda m, who, t, now: t.confirm(who, m.seat, m.number, now),
    messages.Undo: lambda m, who, t, now: t.undo(who, m.seat, m.number, now),
    messages.Redo: lambda m, who, t, now: t.redo(who, m.seat, m.number, now),
    messages.Seal: lambda m, who, t, now: t.seal(who, m.seat, m.action, m.number, now),
    messages.Unseal: lambda m, who, t, now: t.unseal(who, m.seat, m.number, now),
    messages.AskUndo: lambda m, who, t, now: t.ask_undo(who, m.seat, now),
    messages.AnswerUndo: lambda m, who, t, now: t.answer_undo(who, m.agree, now),
    messages.Resign: lambda m, who, t, now: t.resign(who, m.seat, now),
    messages.Leave: lambda m, who, t, now: t.leave(who, now),
    messages.ComeBack: lambda m, who, t, now: t.come_back(who, now),
    messages.VoteBot: lambda m, who, t, now: t.vote_bot(who, m.seat, now),
    messages.Chat: lambda m, who, t, now: t.chat(who, m.text, now),
    messages.Mute: lambda m, who, t, now: t.mute(who, m.who, m.muted, now),
    messages.Remove: lambda m, who, t, now: t.remove(who, m.who, now),
    messages.Rematch: lambda m, who, t, now: t.ask_rematch(who, now),
    messages.Vacation: lambda m, who, t, now: (
        t.take_vacation(who, now) if m.on else t.end_vacation(who, now)
    ),
}


async def carry_out(
    server: GameServer, live: LiveTable, guest: Guest, message: messages.FromClient
) -> None:
    """A bot sits down where its owner is the host; anywhere else it needs a link that carries a
    seat."""
    if isinstance(message, messages.Sit) and guest.kind == BOT and guest.owner != live.table.host:
        raise NotAllowed("server-bots-by-link")
    command = COMMANDS[type(message)]
    await server.store.do(live, lambda table, now: command(message, guest.id, table, now))
    if isinstance(message, messages.Remove):
        async with server.database.begin() as connection:
            await table_rows.turn_out(connection, live.id, message.who)
    if isinstance(message, messages.Rematch) and live.table.rematch_agreed():
        await server.rematch(live)
