"""A finished game moment by moment, from its record alone: the measure of what was told."""

from __future__ import annotations

import json
from bisect import bisect_right
from typing import Any, final

from clifftop.kernel.record import Record
from clifftop.kernel.state import OVER, State
from clifftop.table.dice_proof import read_takebacks, unfold, verify


def plain(value: object) -> Any:
    """As it comes out of JSON."""
    return json.loads(json.dumps(value))


@final
class Timeline:
    """Every moment that ever was, those included that were taken back. The dice are checked too."""

    def __init__(self, text: str) -> None:
        self.record = Record.loads(text)
        verify(self.record)
        state = self.record.begin()
        self.players = state.players
        self.takebacks = read_takebacks(self.record.notes["takebacks"], state.players)
        self.states: list[State] = [state.copy()]
        self.lengths = [0]  # of the list of actions, at each moment
        self.acted: list[int] = []  # the moments that began with an action
        stretches = unfold(self.record.actions, self.takebacks)
        for number, stretch in enumerate(stretches):
            for action in stretch:
                state.apply(action)
                self.acted.append(len(self.states))
                self.states.append(state.copy())
                self.lengths.append(self.lengths[-1] + 1)
            if number < len(self.takebacks):
                to = self.takebacks[number].to
                state = self.at_length(to)
                self.states.append(state.copy())
                self.lengths.append(to)

    def at_length(self, length: int) -> State:
        """The state of that many actions, as the list is now."""
        last = max(moment for moment, have in enumerate(self.lengths) if have == length)
        return self.states[last].copy()

    @property
    def last(self) -> int:
        return len(self.states) - 1

    def view(self, seat: int | None, moment: int, drafted: list[int]) -> Any:
        state = self.after(moment, drafted)
        return plain(state.view(seat))

    def after(self, moment: int, drafted: list[int]) -> State:
        state = self.states[moment].copy()
        for action in drafted:
            state.apply(action)
        return state

    def steps(self, seat: int, moment: int, drafted: list[int]) -> Any:
        """What a seat sees of its own draft."""
        steps = []
        state = self.states[moment].copy()
        for action in drafted:
            does = state.describe(action)
            state.apply(action)
            steps.append({"action": action, "does": does, "events": state.events(seat)})
        return plain(steps)

    def told(self, seat: int | None, number: int) -> Any:
        """What a reader is told of an action: the first one, the second one, …"""
        moment = self.acted[number]
        events = plain(self.states[moment].events(seat))
        return {"entry": "events", "moment": moment, "events": events}

    def actions_until(self, moment: int) -> int:
        """How many actions there have been, those included that were taken back."""
        return bisect_right(self.acted, moment)

    def over(self, moment: int) -> bool:
        return self.states[moment].to_act == OVER
