"""All that can be seen of a whole game, as one digest for each sort of thing."""

import json
from hashlib import sha256
from random import Random
from typing import Any, Final

import clifftop
from clifftop import Record, State

OFTEN: Final = 11  # a look at every so manieth moment,
SELDOM: Final = 4 * OFTEN  # and a long one
SORTS: Final = (
    *("events", "views", "knowledge", "positions", "acts", "refusals", "worlds"),
    "board",  # once, as it is drawn
)


class Digests:
    """What was seen so far, by its sort."""

    def __init__(self) -> None:
        self.sums = {sort: sha256() for sort in SORTS}

    def add(self, sort: str, seen: object) -> None:
        self.sums[sort].update(json.dumps(seen, sort_keys=True).encode() + b"\n")

    def look(self, state: State) -> None:
        """What lies on the table, and what can be done."""
        for reader in (None, *range(state.players)):
            self.add("views", state.view(reader))
        self.add("positions", [state.position(), state.to_act, state.standing()])
        self.add("acts", [[action, state.describe(action)] for action in state.actions()])
        self.add("acts", [sorted(state.early().items())])
        if state.to_act == clifftop.CHANCE:
            self.add("acts", state.chance_weights())

    def look_long(self, state: State, moment: int) -> None:
        """What each knows and may imagine, and what is not allowed."""
        for reader in (None, *range(state.players)):
            self.add("knowledge", state.knowledge(reader))
        seat = moment % state.players
        world = state.resample(seat, Random(moment))
        self.add("worlds", [world.position(), world.knowledge((seat + 1) % state.players)])
        for action in range(state.game().num_actions):
            reason = state.why_not(action)
            if reason is not None:
                self.add("refusals", [action, reason.as_json(), reason.text()])


def digests(record: Record) -> dict[str, str]:
    """Of a whole game, played again."""
    seen = Digests()
    state: Any = clifftop.game(record.game).start(**{**record.options, "board": record.board})
    seen.add("board", state.board.geometry())
    for moment, action in enumerate(record.actions):
        if moment % OFTEN == 0:
            seen.look(state)
        if moment % SELDOM == 0:
            seen.look_long(state, moment)
        state.apply(action)
        for reader in (None, *range(state.players)):
            seen.add("events", state.events(reader))
    seen.look(state)
    seen.add("positions", [state.scores(), state.places()])
    return {sort: sum.hexdigest()[:16] for sort, sum in seen.sums.items()}
