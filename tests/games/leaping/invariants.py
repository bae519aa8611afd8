"""What is true at every moment of every game of Leaping Lemmings, however it is played.

The soak run and the property tests call these on the states they come to. They look at a state
from the outside and count everything anew, so that the engine does not vouch for itself.
`check_state` is quick enough for every step, `check_decision` and `check_record` for a sample;
`check_end` wants all that happened in the game. Each raises an AssertionError that says what is
wrong.
"""

from random import Random
from typing import cast

from tests import invariants
from tests.games.leaping.end_invariants import check_end
from tests.games.leaping.state_invariants import check_cards_are_seen_once, check_state
from tests.invariants import check_record

from clifftop import State
from clifftop.games.leaping.state import LeapingState

__all__ = ["check_decision", "check_end", "check_record", "check_state"]


def check_decision(state: LeapingState, rng: Random) -> None:
    """What must hold too, but takes longer to see: refusals, views, positions, imagined worlds."""
    invariants.check_decision(state, check, rng)
    check_cards_are_seen_once(state)


def check(state: State) -> None:
    check_state(cast(LeapingState, state))
