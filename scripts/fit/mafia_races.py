"""Races of Lemming Mafia to learn from: what one seat saw in each, and how it ended."""

from __future__ import annotations

from random import Random

import numpy as np
from scripts.fit.mafia_learner import Learner, Numbers

import clifftop
from clifftop import bots
from clifftop.bots.budget import Budget
from clifftop.bots.judges.mafia import MafiaJudge
from clifftop.bots.judges.mafia_network import ORDINARY, Network
from clifftop.bots.judges.mafia_signs import MARKS, Signs
from clifftop.bots.mafia_player import RoundPlayer
from clifftop.bots.skilled import SkilledPlayer

GAME = "lemming-mafia"
SEEN = 1 / 6  # of the moments at which a judge is asked
CHOICES = 100  # in a race, about; with whims up to one of them


class Table:
    """Races of one seat that follows the judge, or is greedy as long as nothing was learnt. One
    that is watchful meets skilled players as often as greedy ones."""

    def __init__(self, watchful: bool, rng: Random) -> None:
        self.rng = rng
        self.greedy = bots.find(GAME, "greedy")
        self.rivals = [self.greedy, bots.find(GAME, "skilled")] if watchful else [self.greedy]
        self.judge = MafiaJudge(watchful)
        self.player: bots.Bot = SkilledPlayer(self.judge)
        if watchful:
            self.player = RoundPlayer(Budget(nodes=1), self.judge, closely=True)
        self.taught = False

    def teach(self, learner: Learner) -> None:
        """From now on the seat follows what was learnt."""
        self.judge.network = Network(self.judge.watchful, learner.weights())
        self.taught = True

    def race(self, whim: float) -> tuple[list[Numbers], int, Numbers]:
        """What the seat saw in one race, its points, and the end as the network tells it."""
        rng = self.rng
        rival = rng.choice(self.rivals)
        seat, whims = rng.randrange(4), rng.randrange(CHOICES) if whim else 0
        state = clifftop.game(GAME).start(players=4)
        seen: list[Numbers] = []
        choices = 0
        while state.to_act != clifftop.OVER:
            actor = state.to_act
            asked = self.judge.settled(state, seat)
            if choices >= whims and asked and rng.random() < SEEN:
                seen.append(self.signs(state, seat))
            actions = state.actions()
            if actor == clifftop.CHANCE:
                outcomes = state.chance_weights()
                action = rng.choices([o for o, _ in outcomes], [w for _, w in outcomes])[0]
            else:
                choices += 1
                follows = actor == seat and self.taught
                player = self.player if follows else self.greedy if actor == seat else rival
                if choices <= whims and rng.random() < whim:
                    action = rng.choice(actions)
                else:
                    action = player.choose(state.knowledge(actor), actions, rng)
            state.apply(action)
        return seen, state.scores()[seat], end_of(state, seat)

    def signs(self, state: clifftop.State, seat: int) -> Numbers:
        if self.judge.watchful:
            self.judge.watch(state, seat, Budget())
        return numbers(self.judge.signs(self.judge.seen(state), seat))


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
