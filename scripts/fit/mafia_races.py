"""Races of Lemming Mafia to learn from: what one seat saw in each, and how it ended."""

from __future__ import annotations

from random import Random

import numpy as np
from scripts.fit.mafia_learner import Learner, Numbers

import clifftop
from clifftop import bots
from clifftop.bots.budget import Budget
from clifftop.bots.judges.mafia_network import ORDINARY, Network
from clifftop.bots.judges.mafia_signs import MARKS, Signs
from clifftop.bots.mafia_player import WatchfulPlayer

GAME = "lemming-mafia"
SEEN = 1 / 6  # of the moments at which a judge is asked
CHOICES = 100  # in a race, about; with whims up to one of them


class Table:
    """Races of one seat that follows the judge, or is greedy as long as nothing was learnt."""

    def __init__(self, watchful: bool, rng: Random) -> None:
        self.rng = rng
        self.greedy = bots.find(GAME, "greedy")
        self.player = WatchfulPlayer(Budget(), watchful)
        self.taught = False

    def teach(self, learner: Learner) -> None:
        """From now on the seat follows what was learnt."""
        judge = self.player.judge
        judge.network = Network(judge.watchful, learner.weights())
        self.taught = True

    def race(self, whim: float) -> tuple[list[Numbers], int, Numbers]:
        """What the seat saw in one race, its points, and the end as the network tells it."""
        rng = self.rng
        seat, whims = rng.randrange(4), rng.randrange(CHOICES) if whim else 0
        state = clifftop.game(GAME).start(players=4)
        seen: list[Numbers] = []
        choices = 0
        while state.to_act != clifftop.OVER:
            actor = state.to_act
            asked = self.player.judge.settled(state, seat)
            if choices >= whims and asked and rng.random() < SEEN:
                seen.append(self.signs(state, seat))
            actions = state.actions()
            if actor == clifftop.CHANCE:
                outcomes = state.chance_weights()
                action = rng.choices([o for o, _ in outcomes], [w for _, w in outcomes])[0]
            else:
                choices += 1
                follows = actor == seat and self.taught
                player: bots.Bot = self.player if follows else self.greedy
                if choices <= whims and rng.random() < whim:
                    action = rng.choice(actions)
                else:
                    action = player.choose(state.knowledge(actor), actions, rng)
            state.apply(action)
        return seen, state.scores()[seat], end_of(state, seat)

    def signs(self, state: clifftop.State, seat: int) -> Numbers:
        judge = self.player.judge
        judge.watch(state)
        return numbers(judge.signs(judge.seen(state), seat))


def numbers(signs: Signs) -> Numbers:
    """Marks and shades in one row."""
    shades = list(signs.shades)
    row = np.zeros(MARKS + len(shades))
    row[list(signs.marks)] = 1
    row[MARKS:] = shades
    return row


def end_of(state: clifftop.State, seat: int) -> Numbers:
    """Victory, points and lead, as the network tells them."""
    places, scores = state.places(), state.scores()
    victory = 1 / places.count(1) if places[seat] == 1 else 0.0
    best = max(score for other, score in enumerate(scores) if other != seat)
    return np.array([victory, (scores[seat] - ORDINARY) / 5, (scores[seat] - best) / 5])
