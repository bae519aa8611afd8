"""Greedy bots, one a game: each takes the action after which its seat looks best.

They are the yardstick for all bots to come and stay as they are: a change of a weight here makes
every figure that was measured against them worthless. They look no further than their own decision
and think of nobody's answer.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, TypeVar, cast

from clifftop.games import game
from clifftop.kernel.state import State

S = TypeVar("S", bound=State)

AS_GOOD: Final = 1e-9  # sums of the same numbers in another order differ by less than this


def imagined(knowledge: dict[str, object], rng: Random) -> State:
    """One world that fits what the seat knows; the real one never gets here."""
    return game(str(knowledge["game"])).imagine(knowledge, rng)


def after(state: S, action: int) -> S:
    """What an action leads to; the state it was taken in stays as it is."""
    ahead = cast(S, state.copy())
    ahead.apply(action)
    return ahead


def expected(state: State, worth: Callable[[State], float]) -> float:
    """At a chance point: the mean worth of what can come."""
    return sum(chance * worth(after(state, outcome)) for outcome, chance in state.chances())


def best(worths: dict[int, float], rng: Random) -> int:
    """The action of the highest worth; among equals any, so that it is not always the same."""
    highest = max(worths.values()) - AS_GOOD
    return rng.choice([action for action, worth in worths.items() if worth >= highest])
