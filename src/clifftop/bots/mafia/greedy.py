"""The greedy bot of Lemming Mafia.

It looks at every answer to what it is asked and takes the one after which the table looks best for
its seat, as `greedy_worth` judges it. The choice of a lemming is worth as much as the best space it
can go to, and a car as much as the mean of where it can take it; a second car on the way counts as
an empty space, since a pier may be full of them.
"""

from __future__ import annotations

from random import Random
from typing import cast, final

from clifftop.bots.mafia.greedy_odds import pier_odds
from clifftop.bots.mafia.greedy_worth import GreedyWorth
from clifftop.bots.search.greedy_choice import after, best, expected, imagined
from clifftop.games.mafia.questions import CAR_ROLL, WHICH_SPACE
from clifftop.games.mafia.state import MafiaState
from clifftop.kernel.state import State


@final
class GreedyPlayer:
    """Points that bets and contracts can be expected to bring, and no thought of the next turn."""

    def choose(self, knowledge: dict[str, object], actions: list[int], rng: Random) -> int:
        if len(actions) == 1:
            return actions[0]
        state = cast(MafiaState, imagined(knowledge, rng))
        decision = Decision(state)
        return best({action: decision.worth(after(state, action)) for action in actions}, rng)


@final
class Decision:
    """What one decision can lead to."""

    def __init__(self, state: MafiaState) -> None:
        self.greedy_worth = GreedyWorth(state.to_act, pier_odds(state.board))

    def worth(self, state: MafiaState) -> float:
        """Of a table: if the same choice goes on, of its best end; if a car drives, the mean."""
        if state.asked == WHICH_SPACE:
            return max([self.worth(after(state, space)) for space in state.actions()])
        if state.asked == CAR_ROLL:
            return expected(state, self.as_it_is)
        return self.greedy_worth.worth(state)

    def as_it_is(self, state: State) -> float:
        return self.greedy_worth.worth(cast(MafiaState, state))
