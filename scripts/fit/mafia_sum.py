"""Teaches the sum that judges Lemming Mafia by a seat's own cards.

    python -m scripts.fit.mafia_sum --games 3000 --seed 1              how much it would learn
    python -m scripts.fit.mafia_sum --games 80000 --seed 1 --write     … and keep what it has learnt

In each race one seat follows the judge and three are greedy; what the seat sees is learnt by how
the race ended. A twentieth of the races is kept out, and on these the log-loss of victories is
told. It wants numpy and a compiled build, where a race takes less than a tenth of a second.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random
from typing import cast

import numpy as np
from scripts.fit.mafia_learner import GAME, WHIMS, Numbers, Steps, log_loss, race, won

import clifftop
from clifftop import bots
from clifftop.bots.mafia import judge_sum, weight_files
from clifftop.bots.mafia.judge import MafiaJudge
from clifftop.bots.mafia.judge_features import own_features
from clifftop.bots.mafia.judge_sum import ENDS, HOPES, OF_A_HOPE, ORDINARY, WORST
from clifftop.bots.search.skilled_player import SkilledPlayer
from clifftop.games.mafia.state import MafiaState

SEEN = 1 / 6  # of the moments at which the judge is asked
HELD_OUT = 20  # each such race
SHARES = np.array([1.0, 0.4, 0.3])  # of victory, points and lead in what is to be got right
RARE = 20  # ends that were seen less often are not learnt from
BATCH = 1024
LESSONS = 4  # so often each moment is gone through


def end_of(state: clifftop.State, seat: int) -> list[float]:
    """Victory, points and lead, as the sum tells them."""
    scores = state.scores()
    best = max(score for other, score in enumerate(scores) if other != seat)
    return [won(state, seat), (scores[seat] - ORDINARY) / 5, (scores[seat] - best) / 5]


def seen_in(judge: MafiaJudge, whim: float, rng: Random) -> tuple[list[Numbers], list[float], int]:
    """What a seat that follows the judge saw in a race, how that ended, and its points."""
    seat = rng.randrange(4)
    seen: list[Numbers] = []

    def look(state: clifftop.State) -> None:
        if judge.settled(state, seat) and rng.random() < SEEN:
            table = cast(MafiaState, state)
            seen.append(np.array([1.0, *own_features(table, seat, judge.odds_at(table))]))

    state = race(seat, SkilledPlayer(judge), bots.find(GAME, "greedy"), whim, rng, look)
    return seen, end_of(state, seat), state.scores()[seat]


def says(hopes: Numbers, signs: Numbers) -> Numbers:
    said: Numbers = signs @ hopes.T
    said[:, 0] = 1 / (1 + np.exp(-said[:, 0]))
    return said


def main() -> None:
    parser = argparse.ArgumentParser(
        description="Teaches the sum that judges Lemming Mafia.",
        epilog="python -m scripts.fit.mafia_sum --games 3000 --seed 1",
    )
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--boldness", type=float, default=0.001, help="how much is learnt at once")
    parser.add_argument("--write", action="store_true", help="keep what was learnt")
    given = parser.parse_args()
    rng, judge = Random(given.seed), MafiaJudge()
    signs: dict[bool, list[Numbers]] = {False: [], True: []}
    ends: dict[bool, list[list[float]]] = {False: [], True: []}
    finished: list[tuple[int, list[float]]] = []
    for number in range(given.games):
        seen, end, points = seen_in(judge, WHIMS[number % len(WHIMS)], rng)
        kept_out = number % HELD_OUT == 0
        signs[kept_out] += seen
        ends[kept_out] += [end] * len(seen)
        finished.append((points, end))
    hopes = np.array(list(judge.sum.hopes)).reshape(HOPES, OF_A_HOPE)
    steps = Steps([hopes])
    learnt, wanted = np.array(signs[False]), np.array(ends[False])
    apart, outcome = np.array(signs[True]), np.array(ends[True])
    before = log_loss(says(hopes, apart)[:, 0], outcome[:, 0])
    shuffled = np.random.default_rng(given.seed)
    for _ in range(LESSONS * len(learnt) // BATCH + 1):
        batch = shuffled.integers(len(learnt), size=BATCH)
        wrong = (says(hopes, learnt[batch]) - wanted[batch]) * SHARES / BATCH
        steps.go([wrong.T @ learnt[batch]], given.boldness)
    after = log_loss(says(hopes, apart)[:, 0], outcome[:, 0])
    print(f"{given.games} races, {len(learnt)} moments; log-loss {before:.4f}, then {after:.4f}")
    tables = np.array([list(judge.sum.victories), list(judge.sum.leads)])
    for points in range(ENDS):
        at = [end for scored, end in finished if scored - WORST == points]
        if len(at) >= RARE:
            tables[:, points] = np.mean(at, axis=0)[[0, 2]]
    if given.write:
        file = Path(judge_sum.__file__).with_name(judge_sum.WEIGHTS)
        file.write_bytes(weight_files.packed([*hopes.ravel(), *tables.ravel()]))
        print(f"written: {file.name}")


if __name__ == "__main__":
    main()
