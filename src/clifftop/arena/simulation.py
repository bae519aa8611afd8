"""Whole games by bots, and all that is counted in them."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import final

from clifftop import bots
from clifftop.arena.statistics.game_tallies import TALLIES, Counts, Report, Tally
from clifftop.arena.statistics.lengths_and_wins import Lengths, Seats
from clifftop.bots import RANDOM, Bot
from clifftop.bots.answer import answer
from clifftop.kernel.errors import OptionError
from clifftop.kernel.game import Game
from clifftop.kernel.state import CHANCE, OVER, State


@final
class Simulation:
    """Some games of one kind, and all that was counted in them. `bots` names who plays: one for
    every seat, or one for all."""

    def __init__(
        self, game: Game, options: dict[str, object], seed: int, bots: str = RANDOM
    ) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.players = game.start(**options).players  # here a bad option is refused
        self.bots = names_of(bots, self.players)
        self.at = seated(game.name, self.bots)
        self.lengths = Lengths()
        self.seats = Seats(self.players)
        self.tally = self.new_tally()

    def new_tally(self) -> Tally | None:
        found = TALLIES.get(self.game.name)
        return None if found is None else found()

    def play(self, number: int) -> State:
        """One game; its number and the seed decide everything that happens in it."""
        rng = Random(f"{self.seed}/{number}")
        state = self.game.start(**self.options)
        tally = self.new_tally()
        steps = choices = 0
        while state.to_act != OVER:
            actions = state.actions()
            if tally is not None:
                tally.offered(state, actions)
            if state.to_act == CHANCE:
                state.apply(draw(state, rng))
            else:
                choices += 1
                bot = self.at[state.to_act]
                if bot is None:
                    state.apply(actions[int(rng.random() * len(actions))])
                else:
                    state.apply(answer(self.bots[state.to_act], bot, state, rng))
            steps += 1
            if tally is not None:
                tally.happened(state)
        if tally is not None:
            tally.ended(state)
        with uninterrupted():
            self.lengths.add(state, choices, steps)
            self.seats.add(state)
            if self.tally is not None and tally is not None:
                add_counts(self.tally.counts(), tally.counts())
        return state

    def counts(self) -> list[Counts]:
        """All that adds up."""
        own = {} if self.tally is None else self.tally.counts()
        return [self.lengths.counts(), self.seats.counts(), own]

    def add(self, counts: list[Counts]) -> None:
        """What another simulation of the same has counted in other games."""
        with uninterrupted():
            for mine, theirs in zip(self.counts(), counts, strict=True):
                add_counts(mine, theirs)

    def report(self) -> Report:
        """What the game itself has counted."""
        return {} if self.tally is None else self.tally.report()


def add_counts(mine: Counts, more: Counts) -> None:
    for name, counted in more.items():
        mine[name].update(counted)


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Ctrl-C waits until this is over: a game is counted whole, or it is not."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    waiting: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: waiting.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
        if waiting:
            signal.raise_signal(signal.SIGINT)


def names_of(bots: str, players: int) -> list[str]:
    """The bot at each seat, of a list such as "greedy,random"; a single name is for all."""
    names = [name.strip() for name in bots.split(",")]
    if len(names) == 1:
        return names * players
    if len(names) != players:
        raise OptionError("simulate-bots-number", "bots", given=len(names), players=players)
    return names


def seated(game: str, names: list[str]) -> list[Bot | None]:
    """The bots at their seats. None plays at random: that needs no knowledge, so none is made."""
    found = {name: bots.find_or_make(game, name) for name in names}
    return [None if name == RANDOM else found[name] for name in names]


def draw(state: State, rng: Random) -> int:
    """An outcome of chance by its weight, exactly."""
    outcomes = state.chance_weights()
    left = rng.randrange(sum(weight for _, weight in outcomes))
    for action, weight in outcomes:
        left -= weight
        if left < 0:
            return action
    raise AssertionError("randrange is below the sum of the weights")
