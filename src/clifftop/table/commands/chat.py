"""Commands of chat: talking, and what the host can do about those who disturb."""

from __future__ import annotations

from typing import Final, final

from clifftop.table import entries as e
from clifftop.table.commands.command_group import CommandGroup
from clifftop.table.entries import Entry
from clifftop.table.errors import TableError
from clifftop.table.value_checks import line, must_be_name, must_be_yes_or_no

LONGEST_CHAT: Final = 500


@final
class Chat(CommandGroup):
    """Players talk in one room, spectators in another that players do not hear."""

    def room_of(self, who: str) -> str:
        hosts = who == self.people.host and not self.game.started
        return e.PLAYERS if self.people.seats_of(who) or hosts else e.SPECTATORS

    def chat(self, who: str, text: str, now: int) -> list[Entry]:
        """Where it is heard depends on who says it."""
        must_be_name(who)
        if who in self.people.removed:
            raise TableError("table-removed")
        if who in self.people.muted:
            raise TableError("table-muted")
        said = line(text, LONGEST_CHAT)
        if said is None:
            raise TableError("table-chat-length", most=LONGEST_CHAT)
        return [self.add(now, e.CHATTED, who=who, room=self.room_of(who), text=said)]

    def mute(self, who: str, whom: str, muted: bool, now: int) -> list[Entry]:
        """The host takes the word from somebody, or gives it back."""
        self.must_be_host(who)
        must_be_name(whom)
        must_be_yes_or_no("muted", muted)
        self.must_not_be_host(whom)
        if (whom in self.people.muted) == muted:
            return []
        return [self.add(now, e.MUTED, who=whom, muted=muted)]

    def remove(self, who: str, whom: str, now: int) -> list[Entry]:
        """The host sends somebody away: a spectator at any time, a player before the start."""
        self.must_be_host(who)
        must_be_name(whom)
        self.must_not_be_host(whom)
        held = self.people.seats_of(whom)
        if held:
            self.must_wait()
        if whom in self.people.removed:
            return []
        added = [self.free(seat, now) for seat in held]
        return [*added, self.add(now, e.REMOVED, who=whom)]

    def must_not_be_host(self, whom: str) -> None:
        """Neither the host nor the one who has the host's rights while the host is away."""
        if whom in (self.people.host, self.people.acting_host()):
            raise TableError("table-host-stays")
