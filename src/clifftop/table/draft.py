"""What a seat has chosen and not confirmed. Nobody else sees it, and taking it back is free."""

from __future__ import annotations

from typing import final

from clifftop.kernel.state import OVER, State


def shows(before: State, after: State, seat: int) -> bool:
    """Whether the step from one state to the other shows the seat anything it did not know. All
    secrets are in the masks; at the end of a game everything may be laid open."""
    if after.to_act == OVER:
        return True
    eye = before.eye(seat)
    pairs = zip(before.known, after.known, strict=True)
    return any(now & ~then & eye for then, now in pairs)


@final
class Draft:
    """The small actions of one decision, taken on a copy of the table's state, and those that were
    taken back and could be done again, the next one last."""

    def __init__(self, state: State, actions: list[int], undone: list[int]) -> None:
        self.seat = state.to_act
        self.actions = actions[:]
        self.undone = undone[:]
        self.steps: list[dict[str, object]] = []
        self.regrettable = False  # there was something else to choose
        self.shows = False
        self.state = state
        if actions:
            self.state = state.copy()
            for action in actions:
                self.step(action)

    def step(self, action: int) -> None:
        before = self.state.copy()
        self.state.apply(action)
        self.regrettable = self.regrettable or len(before.actions()) > 1
        self.shows = self.shows or shows(before, self.state, self.seat)
        does, events = before.describe(action), self.state.events(self.seat)
        self.steps.append({"action": action, "does": does, "events": events})

    @property
    def closed(self) -> bool:
        """The decision is at its end: chance or somebody else is next."""
        return self.state.to_act != self.seat
