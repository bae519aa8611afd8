"""Teaches the network that judges Lemming Mafia, from races that it plays itself.

    python -m scripts.fit.mafia --games 3000 --seed 1              how much it would learn
    python -m scripts.fit.mafia --games 3000 --seed 1 --write      … and keep what it has learnt
    python -m scripts.fit.mafia --afresh --rounds 40 --write       from nothing

In each race one seat follows the judge and three are greedy, or skilled in half of the races of a
watchful judge. Up to some moment all have their
whims, so that much is seen that good players avoid; what the seat sees after that is learnt by how
the race ended. A round is so many races and then so many lessons, in which the races of the last
rounds are gone through again; steps get smaller to the end. From nothing, the first round is of
greedy players alone. A twentieth of the races is kept out, and on these the log-loss of victories
is told.

It wants numpy and a compiled build, where a race takes less than a tenth of a second: 40 rounds of
3,000 are a matter of hours, and as many races as the weights that are kept have seen, a million,
one of days. `--plain` is for the sum that believes nothing of others.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import numpy as np
from scripts.fit.mafia_learner import Learner, Numbers, log_loss
from scripts.fit.mafia_races import Table

from clifftop.bots.judges import mafia_network
from clifftop.bots.judges.mafia_network import PLAIN, WATCHFUL
from clifftop.bots.judges.mafia_rivals import WATCHED_SHADES
from clifftop.bots.judges.mafia_signs import SHADES

FIRST = {True: 96, False: 0}  # neurons in the first layer of a watchful network; a sum has none
WHIMS = (0.0, 0.03, 0.1, 0.25)  # how often anybody plays at random, race by race
REMEMBERED = 7  # rounds
HELD_OUT = 20  # each such race
BATCH = 1024
LESSONS = 4  # so often each moment is gone through in a round


@dataclass
class Moments:
    """What a seat saw, marks and shades side by side, and what came of it."""

    signs: list[Numbers] = field(default_factory=list)
    ends: list[Numbers] = field(default_factory=list)

    def matrices(self) -> tuple[Numbers, Numbers]:
        return np.array(self.signs), np.array(self.ends)


def one_round(
    learner: Learner, table: Table, games: int, remembered: list[Moments], boldness: float
) -> None:
    """Races, then lessons."""
    learnt, kept_out = Moments(), Moments()
    finished: list[tuple[int, Numbers]] = []
    for number in range(games):
        seen, points, end = table.race(WHIMS[number % len(WHIMS)])
        to = kept_out if number % HELD_OUT == 0 else learnt
        to.signs += seen
        to.ends += [end] * len(seen)
        finished.append((points, end))
    remembered.append(learnt)
    del remembered[:-REMEMBERED]
    before = log_loss(learner, *kept_out.matrices())
    signs = np.concatenate([moments.matrices()[0] for moments in remembered])
    ends = np.concatenate([moments.matrices()[1] for moments in remembered])
    shuffled = np.random.default_rng(table.rng.getrandbits(32))
    for _ in range(LESSONS * len(learnt.signs) // BATCH + 1):
        batch = shuffled.integers(len(signs), size=BATCH)
        learner.learn(signs[batch], ends[batch], boldness)
    if not table.judge.watchful:
        learner.learn_ends(finished)
    after = log_loss(learner, *kept_out.matrices())
    print(f"{games} races, {len(signs)} moments; log-loss {before:.4f}, then {after:.4f}")


def main() -> None:
    parser = argparse.ArgumentParser(
        description="Teaches the judge of Lemming Mafia from races that it plays.",
        epilog="python -m scripts.fit.mafia --games 3000 --seed 1 --write",
    )
    parser.add_argument("--games", type=int, default=3000, help="races in a round")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--boldness", type=float, default=0.001, help="how much is learnt at once")
    parser.add_argument("--afresh", action="store_true", help="begin with nothing")
    parser.add_argument("--plain", action="store_true", help="the sum that believes nothing")
    parser.add_argument("--write", action="store_true", help="keep what was learnt")
    arguments = parser.parse_args()
    watchful = not arguments.plain
    table = Table(watchful, Random(arguments.seed))
    if arguments.afresh:
        shades = WATCHED_SHADES if watchful else SHADES
        learner = Learner.afresh(shades, FIRST[watchful], np.random.default_rng(arguments.seed))
    else:
        learner = Learner.of(table.judge.network)
        table.taught = True
    remembered: list[Moments] = []
    for number in range(arguments.rounds):
        boldness = arguments.boldness * (1 - 0.97 * number / arguments.rounds)
        one_round(learner, table, arguments.games, remembered, boldness)
        table.teach(learner)
    if arguments.write:
        file = Path(mafia_network.__file__).with_name(WATCHFUL if watchful else PLAIN)
        file.write_bytes(learner.weights())
        print(f"written: {file.name}")


if __name__ == "__main__":
    main()
