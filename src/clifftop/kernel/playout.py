"""Whole games without anybody watching: at random, or as a policy chooses.

Search and simulation ask for thousands of these at once, so they run inside compiled code, on
copies that keep neither their story nor their past.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from clifftop.kernel.errors import IllegalAction
from clifftop.kernel.interrupts import hear_signals
from clifftop.kernel.luck import Luck
from clifftop.kernel.reason import Reason
from clifftop.kernel.state import CHANCE, OVER, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Who chooses in a playout; this one chooses at random.

    A policy sees the whole state, secrets included: whoever plays out on behalf of a seat plays out
    a world that this seat has imagined.
    """

    def choose(self, state: State, actions: list[int], luck: Luck) -> int:
        """One of the actions, of which there are at least two; whoever is to act is asked."""
        return actions[luck.below(len(actions))]


AT_RANDOM: Final = Policy()


@final
class Outcomes:
    """How some games ended, in the order of their seeds."""

    def __init__(self) -> None:
        self.scores: list[list[int]] = []  # by game, then by seat
        self.places: list[list[int]] = []
        self.lengths: list[int] = []  # by game: chance points and choices, forced ones too

    def add(self, ended: State, steps: int) -> None:
        """One more game."""
        self.scores.append(ended.points())
        self.places.append(ended.ranks())
        self.lengths.append(steps)

    def forget_unfinished(self) -> None:
        """Leave out a game of which only a part was added when something came in between."""
        del self.scores[self.games :]
        del self.places[self.games :]

    @property
    def games(self) -> int:
        return len(self.lengths)

    @property
    def steps(self) -> int:
        return sum(self.lengths)


def play_out(
    state: State,
    seeds: Iterable[int],
    policy: Policy | None = None,
    outcomes: Outcomes | None = None,
) -> Outcomes:
    """Play a state to its end once for each seed; the state itself is left as it is.

    `play_out(game.start(), range(1000))` is a thousand games. The same seed gives the same game.
    Outcomes that are handed in are added to: after Ctrl-C they have the games that were finished.
    """
    if policy is None:
        policy = AT_RANDOM
    if outcomes is None:
        outcomes = Outcomes()
    try:
        for seed in seeds:
            hear_signals()
            ahead = state.copy()
            ahead.fall_silent()
            outcomes.add(ahead, play_on(ahead, Luck(seed), policy))
    except BaseException:
        outcomes.forget_unfinished()
        raise
    return outcomes


def play_on(state: State, luck: Luck, policy: Policy | None = None) -> int:
    """Play a silent state to its end, in place; how many steps that took."""
    if policy is None:
        policy = AT_RANDOM
    steps: i64 = 0
    while state.to_act != OVER:
        state.advance(next_step(state, luck, policy))
        steps += 1
    return steps


def next_step(state: State, luck: Luck, policy: Policy) -> int:
    """What chance brings, or the policy chooses."""
    options = state.answers()
    if len(options) == 1:
        return options[0]
    if state.to_act == CHANCE:
        return options[luck.chosen(state.weights())]
    chosen = policy.choose(state, options, luck)
    if policy is not AT_RANDOM and not state.allows(chosen):
        raise IllegalAction(state.why_not(chosen) or Reason("K-1", "not-asked", action=chosen))
    return chosen
