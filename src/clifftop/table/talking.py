"""Commands of chat and of the host: who may say what, and who must go."""

from __future__ import annotations

from typing import Final

from clifftop.table import entries as e
from clifftop.table.entries import Entry
from clifftop.table.errors import TableError
from clifftop.table.seating import Seating

LONGEST_CHAT: Final = 500

PLAYERS: Final = "players"
SPECTATORS: Final = "spectators"


class Talking(Seating):
    """Players talk in one room, whoever watches in another that players do not hear."""

    def room_of(self, who: str) -> str:
        sits = any(seat.who == who for seat in self.seats)
        return PLAYERS if sits or (who == self.host and not self.started) else SPECTATORS

    def chat(self, who: str, text: str, now: int) -> list[Entry]:
        """Where it is heard depends on who says it."""
        self.must_be_name(who)
        if who in self.removed:
            raise TableError("table-removed")
        if who in self.muted:
            raise TableError("table-muted")
        if not isinstance(text, str) or not text.strip() or len(text) > LONGEST_CHAT:
            raise TableError("table-chat-length", most=LONGEST_CHAT)
        return [self.add(now, e.CHATTED, who=who, room=self.room_of(who), text=text.strip())]

    def mute(self, who: str, whom: str, muted: bool, now: int) -> list[Entry]:
        """The host takes the word from somebody, or gives it back."""
        self.must_be_host(who)
        if whom == self.host:
            raise TableError("table-host-stays")
        if (whom in self.muted) == muted:
            return []
        self.must_be_name(whom)
        return [self.add(now, e.MUTED, who=whom, muted=muted)]

    def remove(self, who: str, whom: str, now: int) -> list[Entry]:
        """The host sends somebody away: whoever watches at any time, a player before the start."""
        self.must_be_host(who)
        self.must_be_name(whom)
        if whom == self.host:
            raise TableError("table-host-stays")
        held = [number for number, seat in enumerate(self.seats) if seat.who == whom]
        if held:
            self.must_wait()
        if whom in self.removed:
            return []
        added = [self.add(now, e.SAT, seat=seat, who=None, bot=None) for seat in held]
        return [*added, self.add(now, e.REMOVED, who=whom)]
