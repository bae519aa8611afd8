"""A replay: a finished game, or one brought along, from any seat, at any moment."""

from __future__ import annotations

from bisect import bisect_right
from typing import Any, Final, final

from clifftop import words
from clifftop.catalogue import ENGLISH
from clifftop.kernel.history import ALL_SEEING
from clifftop.kernel.record import Record
from clifftop.kernel.state import OVER, State
from clifftop.server.errors import NotThere, NotYet
from clifftop.server.protocol.texts import seat_names

EVERY: Final = 50  # actions between two states that are kept
OPEN: Final = "open"  # the view with all seats open


@final
class Replay:
    """Frame N is the game after its first N actions."""

    def __init__(self, name: str, record: Record) -> None:
        self.id = name
        self.record = record
        self.kept: list[tuple[int, State]] = [(0, record.begin())]
        state = self.kept[0][1].copy()
        for number, action in enumerate(record.actions, 1):
            state.apply(action)
            if number % EVERY == 0:
                self.kept.append((number, state.copy()))
        self.last = state

    @property
    def length(self) -> int:
        return len(self.record.actions)

    def state(self, at: int) -> State:
        if not 0 <= at <= self.length:
            raise NotThere("server-no-moment", at=at, last=self.length)
        number, kept = self.kept[bisect_right([place for place, _ in self.kept], at) - 1]
        state = kept.copy()
        for action in self.record.actions[number:at]:
            state.apply(action)
        return state

    def position(self, at: int) -> dict[str, object]:
        """A position to go on from, on the board of this very record."""
        state = self.state(at)
        if state.to_act == OVER:
            raise NotYet("table-over")
        return {**state.position(), "board": self.record.board}

    def frames(
        self, at: int, count: int, eyes: int | str | None, language: str | None
    ) -> list[dict[str, Any]]:
        """Some frames from one on, each with what happened right before it."""
        state = self.state(max(at - 1, 0))
        names = self.names(language or ENGLISH)
        frames = []
        for number in range(at, min(at + count, self.length + 1)):
            if number > 0:
                state.apply(self.record.actions[number - 1])
            frames.append(frame(state, number, eyes, language, names))
        return frames

    def names(self, language: str) -> list[str]:
        """Those who played, as far as the record says so: there `who` is a name already."""
        seats = self.record.notes.get("seats")
        if not isinstance(seats, list) or len(seats) != self.last.players:
            return []
        said = {seat["who"]: {"name": seat["who"]} for seat in seats if seat.get("who")}
        kept = [{"name": None, "who": None, "bot": None, **seat} for seat in seats]
        return seat_names(self.record.game, kept, said, language)

    def facts(self) -> dict[str, Any]:
        over = self.last.to_act == OVER
        notes = self.record.notes
        return {
            "id": self.id,
            "game": self.record.game,
            "board": self.last.view(None)["board"],
            "options": self.record.options,
            "players": self.last.players,
            "length": self.length,
            "seats": notes.get("seats"),
            "places": notes.get("places") or (self.last.places() if over else None),
            "scores": notes.get("scores") or (self.last.scores() if over else None),
            "takebacks": notes.get("takebacks", []),
            "dice": notes.get("dice"),
            "opened": notes.get("opened"),
            "closed": notes.get("closed"),
        }


def frame(
    state: State, at: int, eyes: int | str | None, language: str | None, names: list[str]
) -> dict[str, Any]:
    if eyes == OPEN:
        view, events = state.see(ALL_SEEING), state.tell(ALL_SEEING) if at else []
        view["to_act"] = state.to_act
    else:
        assert not isinstance(eyes, str)
        view, events = state.view(eyes), state.events(eyes) if at else []
    found: dict[str, Any] = {"at": at, "view": view, "events": events}
    if language is not None:
        seat = eyes if isinstance(eyes, int) else None
        said = words.of(state.game().name)
        found["texts"] = said.story(events, seat, language, names)
        if state.to_act != OVER and isinstance(asked := view.get("asked"), dict):
            found["question"] = said.question(asked, language)
    return found
