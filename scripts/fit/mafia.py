"""Teaches the network that judges Lemming Mafia, from races that it plays itself.

    python scripts/fit/mafia.py --games 3000 --seed 1              how much it would learn
    python scripts/fit/mafia.py --games 3000 --seed 1 --write      … and keep what it has learnt
    python scripts/fit/mafia.py --afresh --rounds 40 --write       from nothing

In each race one seat follows the judge and three are greedy. Up to some moment all have their
whims, so that much is seen that good players avoid; what the seat sees after that is learnt by how
the race ended. A round is so many races and then so many lessons, in which the races of the last
rounds are gone through again; steps get smaller to the end. From nothing, the first round is of
greedy players alone. A twentieth of the races is kept out, and on these the log-loss of victories
is told.

It wants numpy and a compiled build, where a race takes less than a tenth of a second: 40 rounds of
3,000 are a matter of hours, and as many races as the weights that are kept have seen, ten million,
one of days on many cores. `--plain` is for the network without suspicions.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import cast

import numpy as np
from numpy.typing import NDArray

import clifftop
from clifftop import bots
from clifftop.bots.budget import Budget
from clifftop.bots.judges import mafia_network
from clifftop.bots.judges.mafia_network import (
    ENDS,
    HOPES,
    ORDINARY,
    PLAIN,
    SECOND,
    WATCHFUL,
    WORST,
    Network,
    packed,
)
from clifftop.bots.judges.mafia_signs import MARKS, SHADES, WATCHED_SHADES, Signs
from clifftop.bots.mafia_player import WatchfulPlayer
from clifftop.games.mafia import questions as q
from clifftop.games.mafia.state import MafiaState

GAME = "lemming-mafia"
FIRST = {True: 128, False: 48}  # neurons in the first layer of a watchful network, and of a plain
SEEN = 1 / 6  # of the moments at which a judge is asked
WHIMS = (0.0, 0.03, 0.1, 0.25)  # how often anybody plays at random, race by race
CHOICES = 100  # in a race, about; with whims up to one of them
REMEMBERED = 7  # rounds
HELD_OUT = 20  # each such race
BATCH = 1024
LESSONS = 4  # so often each moment is gone through in a round
MEMORY, ROUGHNESS = 0.9, 0.99  # of Adam: how long slopes and their squares are remembered
SHARES = np.array([1.0, 0.4, 0.3])  # of victory, points and lead in what is to be got right
RARE = 20  # ends that were seen less often are not learnt from
FINE = 1e-6

Numbers = NDArray[np.float64]


@dataclass
class Moments:
    """What a seat saw, marks and shades side by side, and what came of it."""

    signs: list[Numbers] = field(default_factory=list)
    ends: list[Numbers] = field(default_factory=list)

    def matrices(self) -> tuple[Numbers, Numbers]:
        return np.array(self.signs), np.array(self.ends)


class Learner:
    """The network as matrices, and Adam."""

    def __init__(self, shades: int, parts: list[Numbers], finished: Numbers) -> None:
        self.shades = shades
        self.parts = parts
        self.finished = finished  # victory and lead by the points at the end
        self.slopes = [np.zeros_like(part) for part in parts]
        self.squares = [np.zeros_like(part) for part in parts]
        self.lessons = 0

    @staticmethod
    def afresh(shades: int, first: int, rng: np.random.Generator) -> Learner:
        layers = [
            (MARKS + shades, first, 0.1),
            (first, SECOND, np.sqrt(2 / first)),
            (SECOND, HOPES, 0.1),
            (shades, HOPES, 0.0),
        ]
        inputs, second, hopes, short_cut = (
            spread * rng.standard_normal((rows, columns)) for rows, columns, spread in layers
        )
        rests = np.zeros(first), np.zeros(SECOND), np.zeros(HOPES)
        points = np.arange(ENDS) + WORST
        finished = np.array([points >= 2 * ORDINARY, (points - 12) / 5], dtype=float)
        parts = [inputs, rests[0], second, rests[1], hopes, rests[2], short_cut]
        return Learner(shades, parts, finished)

    @staticmethod
    def of(network: Network) -> Learner:
        first, shades = network.first_count, network.shade_count
        inputs = np.array([*network.marks, *network.shades]).reshape(-1, first)
        second = np.array(list(network.second)).reshape(SECOND, first + 1)
        hopes = np.array(list(network.hopes)).reshape(HOPES, 1 + SECOND + shades)
        parts = [
            inputs,
            np.array(list(network.first)),
            second[:, 1:].T.copy(),
            second[:, 0].copy(),
            hopes[:, 1 : 1 + SECOND].T.copy(),
            hopes[:, 0].copy(),
            hopes[:, 1 + SECOND :].T.copy(),
        ]
        return Learner(shades, parts, np.array([list(network.victories), list(network.leads)]))

    def weights(self) -> bytes:
        first, first_at, second, second_at, hopes, hopes_at, short_cut = self.parts
        numbers = np.concatenate(
            [
                first.ravel(),
                first_at,
                np.column_stack([second_at, second.T]).ravel(),
                np.column_stack([hopes_at, hopes.T, short_cut.T]).ravel(),
                self.finished.ravel(),
            ]
        )
        return packed([float(number) for number in numbers])

    def says(self, signs: Numbers) -> tuple[Numbers, Numbers, Numbers]:
        """Both layers and the hopes, victory as a chance."""
        first, first_at, second, second_at, hopes, hopes_at, short_cut = self.parts
        felt = np.maximum(0, signs @ first + first_at)
        thought = np.maximum(0, felt @ second + second_at)
        said = thought @ hopes + hopes_at + signs[:, MARKS:] @ short_cut
        said[:, 0] = 1 / (1 + np.exp(-said[:, 0]))
        return felt, thought, said

    def learn(self, signs: Numbers, ends: Numbers, boldness: float) -> None:
        felt, thought, said = self.says(signs)
        wrong = (said - ends) * SHARES / len(signs)
        to_thought = (wrong @ self.parts[4].T) * (thought > 0)
        to_felt = (to_thought @ self.parts[2].T) * (felt > 0)
        slopes = [
            signs.T @ to_felt,
            to_felt.sum(0),
            felt.T @ to_thought,
            to_thought.sum(0),
            thought.T @ wrong,
            wrong.sum(0),
            signs[:, MARKS:].T @ wrong,
        ]
        self.lessons += 1
        for part, mean, square, slope in zip(
            self.parts, self.slopes, self.squares, slopes, strict=True
        ):
            mean += (1 - MEMORY) * (slope - mean)
            square += (1 - ROUGHNESS) * (slope**2 - square)
            steady = mean / (1 - MEMORY**self.lessons)
            rough = np.sqrt(square / (1 - ROUGHNESS**self.lessons))
            part -= boldness * steady / (rough + FINE)

    def learn_ends(self, finished: list[tuple[int, Numbers]]) -> None:
        """How often so many points win, and what lead they are."""
        for points in range(ENDS):
            ends = [end for scored, end in finished if scored - WORST == points]
            if len(ends) >= RARE:
                self.finished[:, points] = np.mean(ends, axis=0)[[0, 2]]


class Table:
    """Races of one seat that follows the judge, or is greedy as long as nothing was learnt."""

    def __init__(self, watchful: bool, rng: Random) -> None:
        self.rng = rng
        self.greedy = bots.find(GAME, "greedy")
        self.player = WatchfulPlayer(Budget(), watchful)
        self.taught = False

    def teach(self, learner: Learner) -> None:
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
            if choices >= whims and asked_to_judge(state, seat) and rng.random() < SEEN:
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


def asked_to_judge(state: clifftop.State, seat: int) -> bool:
    asked = cast(MafiaState, state).asked
    return asked == q.ROLL or (asked in (q.BET, q.DROP) and state.to_act != seat)


def numbers(signs: Signs) -> Numbers:
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


def log_loss(learner: Learner, signs: Numbers, ends: Numbers) -> float:
    chances = np.clip(learner.says(signs)[2][:, 0], FINE, 1 - FINE)
    victory = ends[:, 0]
    return float(-(victory * np.log(chances) + (1 - victory) * np.log(1 - chances)).mean())


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
    learner.learn_ends(finished)
    after = log_loss(learner, *kept_out.matrices())
    print(f"{games} races, {len(signs)} moments; log-loss {before:.4f}, then {after:.4f}")


def main() -> None:
    parser = argparse.ArgumentParser(
        description="Teaches the judge of Lemming Mafia from races that it plays.",
        epilog="python scripts/fit/mafia.py --games 3000 --seed 1 --write",
    )
    parser.add_argument("--games", type=int, default=3000, help="races in a round")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--boldness", type=float, default=0.001, help="how much is learnt at once")
    parser.add_argument("--afresh", action="store_true", help="begin with nothing")
    parser.add_argument("--plain", action="store_true", help="the network without suspicions")
    parser.add_argument("--write", action="store_true", help="keep what was learnt")
    arguments = parser.parse_args()
    watchful = not arguments.plain
    table = Table(watchful, Random(arguments.seed))
    if arguments.afresh:
        shades = WATCHED_SHADES if watchful else SHADES
        learner = Learner.afresh(shades, FIRST[watchful], np.random.default_rng(arguments.seed))
    else:
        learner = Learner.of(table.player.judge.network)
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
