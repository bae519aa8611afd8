"""Commands of chat and of the host: who may say what, and who must go."""

from __future__ import annotations

from typing import Final

from clifftop.table import entries as e
from clifftop.table.commands.absence import Going
from clifftop.table.entries import Entry
from clifftop.table.errors import TableError
from clifftop.table.typed_text import line

LONGEST_CHAT: Final = 500

PLAYERS: Final = "players"
SPECTATORS: Final = "spectators"


class Talking(Going):
    """Players talk in one room, whoever watches in another that players do not hear."""

    def room_of(self, who: str) -> str:
        return (
            PLAYERS if self.seats_of(who) or (who == self.host and not self.started) else SPECTATORS
        )

    def chat(self, who: str, text: str, now: int) -> list[Entry]:
        """Where it is heard depends on who says it."""
        self.must_be_name(who)
        if who in self.removed:
            raise TableError("table-removed")
        if who in self.muted:
            raise TableError("table-muted")
        said = line(text, LONGEST_CHAT)
        if said is None:
            raise TableError("table-chat-length", most=LONGEST_CHAT)
        return [self.add(now, e.CHATTED, who=who, room=self.room_of(who), text=said)]

    def mute(self, who: str, whom: str, muted: bool, now: int) -> list[Entry]:
        """The host takes the word from somebody, or gives it back."""
        self.must_be_host(who)
        self.must_be_name(whom)
        self.must_be_yes_or_no("muted", muted)
        self.must_not_be_host(whom)
        if (whom in self.muted) == muted:
            return []
        return [self.add(now, e.MUTED, who=whom, muted=muted)]

    def remove(self, who: str, whom: str, now: int) -> list[Entry]:
        """The host sends somebody away: whoever watches at any time, a player before the start."""
        self.must_be_host(who)
        self.must_be_name(whom)
        self.must_not_be_host(whom)
        held = self.seats_of(whom)
        if held:
            self.must_wait()
        if whom in self.removed:
            return []
        added = [self.free(seat, now) for seat in held]
        return [*added, self.add(now, e.REMOVED, who=whom)]

    def must_not_be_host(self, whom: str) -> None:
        """Neither the host nor whoever has the host's rights while the host is away."""
        if whom in (self.host, self.acting_host()):
            raise TableError("table-host-stays")
