"""Fits who wins Leaping Lemmings from how things stand between two turns.

    python -m scripts.fit.leaping_pauses --games 4000 --seed 1

lets greedy bots play the games, every third with a move on a whim now and then, and looks at each
table before a movement card is revealed. How much each of the features speaks for victory is
fitted to who won (a conditional logit among the clans of a table), held back a little towards
nothing. What a single card is worth beyond its point is not learnt but set, the same for all: too
few tables have it, and greedy bots do not wait for the best moment to play it. The log-loss is that
of games kept out of the fit. The result is printed as it stands in
`clifftop/bots/leaping/judge_weights.py`. On the compiled build it takes some five minutes.
"""

from __future__ import annotations

import argparse
import sys
from random import Random

import numpy as np
import numpy.typing as npt

import clifftop
from clifftop import bots
from clifftop.bots.leaping.judge import LeapingJudge
from clifftop.bots.leaping.judge_features import CARDS, NUMBERS
from clifftop.bots.leaping.judge_weights import KNOTS
from clifftop.games.leaping import questions as q
from clifftop.games.leaping.state import LeapingState

GAME = "leaping-lemmings"
PLAYERS = 4
WHIMSICAL = 3  # every third game
ON_A_WHIM = 0.04  # of its moves
KEPT_OUT = 5  # every fifth game
HELD = 1e-4  # how strongly a weight is held back
CARD = [0.0, 0.15, 0.2, 0.17, 0.1]  # by knot: the weight of a card, beyond its point
STEPS = 400
STRIDE = 0.05
SHORTER = 0.3  # strides for the last third of the steps

Floats = npt.NDArray[np.float64]


class Pauses:
    """What was seen: a row a table."""

    def __init__(self) -> None:
        self.numbers: list[list[list[float]]] = []
        self.cards: list[int] = []
        self.wins: list[list[float]] = []
        self.games: list[int] = []
        self.judge = LeapingJudge()
        self.greedy = bots.find(GAME, "greedy")

    def play(self, number: int, seed: int) -> None:
        rng = Random(seed * 1_000_000 + number)
        state = clifftop.game(GAME).start(players=PLAYERS)
        assert isinstance(state, LeapingState)
        whims = ON_A_WHIM if number % WHIMSICAL == 0 else 0.0
        while state.to_act != clifftop.OVER:
            if state.asked == q.REVEAL:
                self.numbers.append(self.judge.numbers(state))
                self.cards.append(sum(state.deck))
                self.games.append(number)
            actions = state.actions()
            if state.to_act == clifftop.CHANCE:
                outcomes, weights = zip(*state.chance_weights(), strict=True)
                state.apply(rng.choices(outcomes, weights)[0])
            elif len(actions) == 1 or rng.random() < whims:
                state.apply(rng.choice(actions))
            else:
                seat = state.to_act
                state.apply(self.greedy.choose(state.knowledge(seat), actions, rng))
        places = state.places()
        wins = [float(place == 1) / places.count(1) for place in places]
        self.wins += [wins] * (len(self.numbers) - len(self.wins))


def at_knots(numbers: Floats, cards: Floats) -> tuple[Floats, Floats]:
    """A row of numbers a clan, apart from what all clans have and once for each knot, by how close
    the cards left are to it; and how far each number spreads, which is its unit."""
    apart = numbers - numbers.mean(axis=1, keepdims=True)
    spread = apart.reshape(-1, NUMBERS).std(axis=0) + 1e-9
    corners = np.eye(len(KNOTS))
    knots = np.stack([np.interp(cards, KNOTS, corner) for corner in corners], axis=1)
    rows = (apart / spread)[:, :, None, :] * knots[:, None, :, None]
    return rows.reshape(len(numbers), PLAYERS, len(KNOTS) * NUMBERS), spread


def chances(rows: Floats, weights: Floats) -> Floats:
    """By clan, how likely it wins."""
    logits = rows @ weights
    grown = np.exp(logits - logits.max(axis=1, keepdims=True))
    return np.asarray(grown / grown.sum(axis=1, keepdims=True))


def surprise(rows: Floats, weights: Floats, wins: Floats) -> float:
    """The log-loss."""
    return float(-(wins * np.log(chances(rows, weights) + 1e-12)).sum(axis=1).mean())


def fit(rows: Floats, wins: Floats, spread: Floats) -> Floats:
    """The weights that make the winners least surprising, by Adam's steps over all tables."""
    first = np.zeros((len(KNOTS), NUMBERS))
    first[:, CARDS:] = np.array(CARD)[:, None] * spread[CARDS:]
    learnt = np.repeat(np.arange(NUMBERS)[None, :] < CARDS, len(KNOTS), axis=0).reshape(-1)
    weights = first.reshape(-1)
    mean, square = np.zeros((2, rows.shape[2]))
    for step in range(1, STEPS + 1):
        slope = np.einsum("tc,tcn->n", chances(rows, weights) - wins, rows, optimize=True)
        slope = np.where(learnt, slope / len(rows) + HELD * weights, 0.0)
        mean = 0.9 * mean + 0.1 * slope
        square = 0.999 * square + 0.001 * slope**2
        stride = STRIDE * (SHORTER if 3 * step > 2 * STEPS else 1.0)
        at = mean / (1 - 0.9**step) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
        weights = weights - stride * at
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    seen = Pauses()
    for number in range(asked.games):
        seen.play(number, asked.seed)
        if number % 50 == 49:
            print(f"\r{number + 1} of {asked.games} games", end="", file=sys.stderr)
    print(file=sys.stderr)
    numbers, wins = np.array(seen.numbers), np.array(seen.wins)
    rows, spread = at_knots(numbers, np.array(seen.cards, dtype=float))
    kept_out = np.array(seen.games) % KEPT_OUT == 0
    weights = fit(rows[~kept_out], wins[~kept_out], spread)
    print(f"# {len(rows)} tables of {asked.games} games; log-loss of those kept out:")
    print(f"# {surprise(rows[kept_out], weights, wins[kept_out]):.4f}")
    for row in (weights.reshape(len(KNOTS), NUMBERS) / spread).T:
        print(f"    [{', '.join(f'{weight:.3f}' for weight in row)}],")


if __name__ == "__main__":
    main()
