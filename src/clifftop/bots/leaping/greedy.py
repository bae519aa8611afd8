"""The greedy bot of Leaping Lemmings.

It looks at every answer to what it is asked and takes the one after which the table looks best for
its clan, as `greedy_worth` judges it. An answer that only begins a choice (which lemming, before
where it goes) is worth as much as its best end.
"""

from __future__ import annotations

from random import Random
from typing import Final, cast, final

from clifftop.bots.leaping.greedy_worth import GreedyWorth
from clifftop.bots.search.greedy_choice import after, best, expected, imagined
from clifftop.games.leaping import questions as q
from clifftop.games.leaping.actions import PASS
from clifftop.games.leaping.state import LeapingState
from clifftop.kernel.state import State

# An answer to one of these does something: what is asked next is a choice of its own.
DEEDS: Final = frozenset(
    [
        q.FEAST,
        q.RESUPPLY,
        q.SCATTER_WHERE,
        q.DESTINATION,
        q.CLAW_LEVEL,
        q.BRIBE,
        q.DRIVE_WHERE,
        q.WHICH_EAGLE_EATS,
        q.RETURN_WHERE,
        q.SWAP_LEVEL,
        q.KING_NEXT,
        q.FLEE_WHERE,
        q.LOST_WHERE,
    ]
)
# And these open a new choice whatever came before.
FRESH: Final = frozenset([q.SCATTER_WHO, q.MOVE])


@final
class GreedyPlayer:
    """Points now, and what its lemmings may still bring; less of the same for the others."""

    def choose(self, knowledge: dict[str, object], actions: list[int], rng: Random) -> int:
        if len(actions) == 1:
            return actions[0]
        state = cast(LeapingState, imagined(knowledge, rng))
        decision = Decision(state)
        if state.asked == q.MOVE:
            return best(decision.phase(state, actions), rng)
        if state.asked == q.RESUPPLY:
            greedy_worth = decision.greedy_worth
            return best({hex: greedy_worth.resupply(state, hex) for hex in actions}, rng)
        return best({action: decision.worth_of(state, action) for action in actions}, rng)


@final
class Decision:
    """What one decision can lead to."""

    def __init__(self, state: LeapingState) -> None:
        self.seat = state.to_act
        self.greedy_worth = GreedyWorth(state, self.seat)

    def worth(self, state: State) -> float:
        return self.greedy_worth.worth(cast(LeapingState, state))

    def settled(self, state: LeapingState) -> float:
        """The worth of the end of a choice: if chance comes next, of what it can bring."""
        if state.asked in (q.FAVOR_DRAW, q.NOBLE_ROLL):
            return expected(state, self.worth)
        return self.worth(state)

    def end(self, state: LeapingState, action: int) -> tuple[float, LeapingState]:
        """The best end of the choice that an action begins, and its worth."""
        asked = state.asked
        ahead = after(state, action)
        if ahead.to_act != self.seat or asked in DEEDS or ahead.asked in FRESH:
            return self.settled(ahead), ahead
        ends = [self.end(ahead, answer) for answer in ahead.actions()]
        return max(ends, key=lambda end: end[0])

    def worth_of(self, state: LeapingState, action: int) -> float:
        return self.end(state, action)[0]

    def phase(self, state: LeapingState, actions: list[int]) -> dict[int, float]:
        """LL-4.3: what a favor, a Special Action or a lemming's move is worth.

        After a favor or a card the move is still to come, so its worth is added. If the card has
        not been carried out to its end, the move is taken to bring as much as it would now.
        """
        moves = [action for action in actions if action <= PASS]
        worths = {action: self.worth_of(state, action) for action in moves}
        gain = max(worths.values()) - self.worth(state)
        for action in actions:
            if action > PASS:
                worth, ahead = self.end(state, action)
                if ahead.asked == q.MOVE:
                    worths[action] = self.best_move(ahead)
                else:
                    worths[action] = worth + gain
        return worths

    def best_move(self, state: LeapingState) -> float:
        moves = [action for action in state.actions() if action <= PASS]
        return max(self.worth_of(state, action) for action in moves)
