"""What is true at every moment of every game of Leaping Lemmings, whoever plays it and how.

The soak run and the property tests call these on the states they come to. They look at a state
from the outside and count everything anew, so that the engine does not vouch for itself.
`check_state` is quick enough for every step, `check_decision` and `check_record` for a sample;
`check_end` wants all that happened in the game. Each raises an AssertionError that says what is
wrong.
"""

from tests.invariants_decision import check_decision, check_record
from tests.invariants_end import check_end
from tests.invariants_state import check_state

__all__ = ["check_decision", "check_end", "check_record", "check_state"]
