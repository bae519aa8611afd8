"""Going back beyond the draft: to a seat's last decision, if the other people agree."""

from __future__ import annotations

from typing import NamedTuple, final


class Decision(NamedTuple):
    """A decision in the game's list: whose, where it begins, and how it came about."""

    seat: int
    start: int
    how: str


@final
class UndoRequest:
    """Somebody would like to go back. It is gone as soon as the game goes on."""

    def __init__(self, seat: int, who: str, to: int) -> None:
        self.seat = seat
        self.who = who
        self.to = to  # the length of the list to go back to
        self.agreed: set[str] = set()

    def waits_for(self, people: set[str]) -> set[str]:
        return people - self.agreed - {self.who}
