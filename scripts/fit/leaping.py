"""Fits what the features of Leaping Lemmings are worth, from games that bots play.

    python -m scripts.fit.leaping --games 400 --seed 1 --bots skilled,greedy

plays the games, half of them with a move on a whim now and then, and looks at some tables of each.
What each clan had at the end is explained by what its features were, by least squares between clans
of the same table; every worth is held back towards a first guess, those of single cards most. Then
the certainty is fitted to who won. The log-loss before and after is that of games kept out of the
fit. The result is printed as it stands in `clifftop/bots/leaping/judge_weights.py`.
"""

from __future__ import annotations

import argparse
from random import Random

import numpy as np
import numpy.typing as npt

import clifftop
from clifftop import bots
from clifftop.bots.leaping.judge import LeapingJudge
from clifftop.bots.leaping.judge_features import (
    AT_PELLETS,
    CARDS,
    DANGER,
    DANGER_TO_COME,
    EXPECTED,
    EXPOSURE,
    FAVORS,
    FIVE,
    NUMBERS,
    POINTS,
)
from clifftop.bots.leaping.judge_weights import CERTAINTY, KNOTS, WORTHS
from clifftop.games.leaping import questions as q
from clifftop.games.leaping.state import LeapingState

GAME = "leaping-lemmings"
ON_A_WHIM = 0.06  # of the moves in every other game
LOOKED_AT = 0.4  # of the tables at the beginning of somebody's move, or of a turn
KEPT_OUT = 5  # every fifth game
HELD = 0.003  # how strongly a worth is held back
HELD_MORE = {FAVORS: 30.0, FIVE: 100.0, AT_PELLETS: 10.0}
HELD_CARDS = 200.0
SMOOTH = 3.0  # how strongly neighbouring knots are held together, times `HELD`
OPEN = np.array([0.0, 0.5, 1.0, 1.0, 1.0])  # by knot: how much time there is to use something

Floats = npt.NDArray[np.float64]


class Tables:
    """What was seen: a row a table."""

    def __init__(self) -> None:
        self.numbers: list[list[list[float]]] = []
        self.cards: list[int] = []
        self.scores: list[list[int]] = []
        self.wins: list[list[float]] = []
        self.games: list[int] = []

    def play(self, number: int, players: int, names: list[str], judge: LeapingJudge) -> None:
        """One game, the seats dealt out at random."""
        rng = Random(number)
        state = clifftop.game(GAME).start(players=players)
        seats = [names[seat % len(names)] for seat in range(players)]
        rng.shuffle(seats)
        table = [bots.find(GAME, name) for name in seats]
        before = len(self.numbers)
        while state.to_act != clifftop.OVER:
            actions = state.actions()
            if worth_a_look(state) and rng.random() < LOOKED_AT:
                assert isinstance(state, LeapingState)
                self.numbers.append(judge.numbers(state))
                self.cards.append(sum(state.deck))
                self.games.append(number)
            if state.to_act == clifftop.CHANCE:
                outcomes, weights = zip(*state.chance_weights(), strict=True)
                state.apply(rng.choices(outcomes, weights)[0])
            elif len(actions) == 1 or (number % 2 and rng.random() < ON_A_WHIM):
                state.apply(rng.choice(actions))
            else:
                seat = state.to_act
                state.apply(table[seat].choose(state.knowledge(seat), actions, rng))
        places = state.places()
        wins = [float(place == 1) / places.count(1) for place in places]
        for _ in range(before, len(self.numbers)):
            self.scores.append(state.scores())
            self.wins.append(wins)


def worth_a_look(state: clifftop.State) -> bool:
    assert isinstance(state, LeapingState)
    return state.asked == q.ROLL or (state.asked == q.MOVE and state.stage == 0)


def first_guess() -> Floats:
    """By knot and number, in points."""
    guess = np.zeros((len(KNOTS), NUMBERS))
    guess[:, EXPECTED] = 0.7
    guess[:, DANGER] = -0.6
    guess[:, DANGER_TO_COME] = -0.2
    guess[:, EXPOSURE] = -0.3
    guess[:, FAVORS] = 0.45 * OPEN
    guess[:, AT_PELLETS] = 0.5 * OPEN
    guess[:, FIVE] = 0.8 * OPEN
    guess[:, CARDS:] = 0.5 * OPEN[:, None]
    return guess


def shares_of_knots(cards: Floats) -> Floats:
    """By table: how much each knot counts, so that between two it is a straight line."""
    corners = np.eye(len(KNOTS))
    return np.stack([np.interp(cards, KNOTS, corners[at]) for at in range(len(KNOTS))], axis=1)


def fit(numbers: Floats, scores: Floats, knots: Floats) -> Floats:
    """The worths, by knot and number; that of a point in hand is 1."""
    tables, clans, _ = numbers.shape
    apart = numbers - numbers.mean(axis=1, keepdims=True)
    aim = scores - numbers[:, :, POINTS]
    aim = (aim - aim.mean(axis=1, keepdims=True)).reshape(-1)
    spread = apart.reshape(-1, NUMBERS).std(axis=0)
    spread[spread < 1e-9] = 1e9
    apart = apart / spread
    apart[:, :, POINTS] = 0.0
    size = len(KNOTS) * NUMBERS
    rows = (apart[:, :, None, :] * knots[:, None, :, None]).reshape(tables * clans, size)
    held = np.full((len(KNOTS), NUMBERS), HELD)
    held[:, CARDS:] *= HELD_CARDS
    for number, more in HELD_MORE.items():
        held[:, number] *= more
    back = np.diag(held.reshape(-1))
    pull = back.copy()
    for low in range(size - NUMBERS):
        high = low + NUMBERS
        pull[[low, high], [low, high]] += SMOOTH * HELD
        pull[[low, high], [high, low]] -= SMOOTH * HELD
    guess = (first_guess() * spread).reshape(-1)
    found = np.linalg.solve(
        rows.T @ rows / len(rows) + pull, rows.T @ aim / len(rows) + back @ guess
    )
    worths = found.reshape(len(KNOTS), NUMBERS) / spread
    worths[:, POINTS] = 1.0
    return np.asarray(worths)


def log_loss(points: Floats, certainty: Floats, knots: Floats, wins: Floats) -> float:
    """How surprising it is who won."""
    logits = points * (knots @ certainty)[:, None]
    logits = logits - logits.max(axis=1, keepdims=True)
    chances = logits - np.log(np.exp(logits).sum(axis=1, keepdims=True))
    return float(-(wins * chances).sum(axis=1).mean())


def fit_certainty(points: Floats, knots: Floats, wins: Floats) -> Floats:
    """A tenth more or less of one knot at a time, as long as that helps."""
    certainty = np.array(CERTAINTY)
    for _ in range(60):
        for at in range(len(KNOTS)):
            for factor in (0.9, 1.1):
                other = certainty.copy()
                other[at] *= factor
                if log_loss(points, other, knots, wins) < log_loss(points, certainty, knots, wins):
                    certainty = other
    return certainty


def in_points(numbers: Floats, worths: Floats, knots: Floats) -> Floats:
    return np.asarray(np.einsum("tcn,kn,tk->tc", numbers, worths, knots, optimize=True))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bots", default="skilled,greedy", help="whose names go around the table")
    asked = parser.parse_args()
    seen = Tables()
    judge = LeapingJudge()
    for game in range(asked.games):
        seen.play(asked.seed * 1_000_000 + game, asked.players, asked.bots.split(","), judge)
    numbers, scores = np.array(seen.numbers), np.array(seen.scores, dtype=float)
    wins, knots = np.array(seen.wins), shares_of_knots(np.array(seen.cards, dtype=float))
    kept_out = np.array(seen.games) % KEPT_OUT == 0
    kept = ~kept_out

    before = in_points(numbers, np.array(WORTHS).T, knots)
    worths = fit(numbers[kept], scores[kept], knots[kept])
    points = in_points(numbers, worths, knots)
    certainty = fit_certainty(points[kept], knots[kept], wins[kept])
    print(f"# {len(numbers)} tables of {asked.games} games; log-loss of those kept out:")
    old = log_loss(before[kept_out], np.array(CERTAINTY), knots[kept_out], wins[kept_out])
    new = log_loss(points[kept_out], certainty, knots[kept_out], wins[kept_out])
    print(f"# before {old:.4f}, after {new:.4f}")
    for row in worths.T:
        print(f"    [{', '.join(f'{worth:.2f}' for worth in row)}],")
    print(f"CERTAINTY = [{', '.join(f'{sure:.2f}' for sure in certainty)}]")


if __name__ == "__main__":
    main()
