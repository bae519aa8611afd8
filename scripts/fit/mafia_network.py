"""Teaches the network that judges races of Lemming Mafia whose cards all lie open.

    python -m scripts.fit.mafia_network --games 3000 --seed 1           how much it would learn
    python -m scripts.fit.mafia_network --games 3000 --seed 1 --write   … and keep what it learnt
    python -m scripts.fit.mafia_network --afresh --rounds 40 --write    from nothing

In each race one seat tries its moves out by what the network says of worlds that it thinks
possible; the others are greedy, or now and then skilled or strong. Before each roll the true table
is looked at with all cards open, and that is learnt by what the network says of the next tables and
by who won in the end: so it comes to know how often one wins who does not see those cards. A round
is so many races and then so many lessons, in which the races of the last rounds are gone through
again; steps get smaller to the end. A twentieth of the races is kept out, and on these the log-loss
is told.

It wants numpy and a compiled build. The weights that are kept were learnt in this way from some
five million races, which this script would take weeks for.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import cast

import numpy as np
from scripts.fit.mafia_learner import GAME, WHIMS, Numbers, Steps, log_loss, race, won

import clifftop
from clifftop import bots
from clifftop.bots.budget import Budget
from clifftop.bots.mafia import weight_files, win_network
from clifftop.bots.mafia.network_inputs import AMOUNTS, FLAGS
from clifftop.bots.mafia.player import WatchfulPlayer
from clifftop.bots.mafia.win_network import SECOND, WinNetwork
from clifftop.games.mafia import questions as q
from clifftop.games.mafia.board.pier import Pier
from clifftop.games.mafia.state import MafiaState

FIRST = 96  # neurons in the first layer
RIVALS = {"greedy": 0.72, "skilled": 0.1, "strong:40n": 0.18}
TRIES = 60  # for each move of the seat that is taught
PATIENCE = 0.8  # how much the end of a race counts beside what is thought of the next table
SEEN = 0.3  # of the moments before a roll
REMEMBERED = 20  # rounds
HELD_OUT = 20  # each such race
BATCH = 1024
LESSONS = 3  # so often each moment is gone through in a round


class Learner:
    """The network as matrices: the first layer, the second, the last, and each one's thresholds;
    and a short cut from the amounts."""

    def __init__(self, parts: list[Numbers]) -> None:
        self.parts = parts
        self.steps = Steps(parts)

    @staticmethod
    def afresh(rng: np.random.Generator) -> Learner:
        shapes = [(FLAGS + AMOUNTS, FIRST, 0.05), (FIRST, SECOND, 0.14), (SECOND, 1, 0.1)]
        layers: list[Numbers] = []
        for rows, columns, spread in shapes:
            layers += [spread * rng.standard_normal((rows, columns)), np.zeros(columns)]
        return Learner([*layers, np.zeros((AMOUNTS, 1))])

    @staticmethod
    def of(network: WinNetwork) -> Learner:
        first = int(network.neurons)
        second = np.array(list(network.second)).reshape(SECOND, first + 1)
        last = np.array(list(network.last))
        return Learner(
            [
                np.array([*network.flags, *network.amounts]).reshape(-1, first),
                np.array(list(network.first)),
                second[:, 1:].T.copy(),
                second[:, 0].copy(),
                last[1 : 1 + SECOND, None].copy(),
                last[:1].copy(),
                last[1 + SECOND :, None].copy(),
            ]
        )

    def weights(self) -> list[float]:
        """As a `WinNetwork` reads them."""
        first, first_at, second, second_at, last, last_at, short_cut = self.parts
        rows = np.column_stack([second_at, second.T])
        order = [first, first_at, rows, last_at, last, short_cut]
        return [float(number) for part in order for number in part.ravel()]

    def says(self, signs: Numbers) -> tuple[Numbers, Numbers, Numbers]:
        first, first_at, second, second_at, last, last_at, short_cut = self.parts
        felt = np.maximum(0, signs @ first + first_at)
        thought = np.maximum(0, felt @ second + second_at)
        said = (thought @ last + last_at + signs[:, FLAGS:] @ short_cut)[:, 0]
        return felt, thought, 1 / (1 + np.exp(-said))

    def learn(self, signs: Numbers, hopes: Numbers, boldness: float) -> None:
        """One step towards what is to be hoped for."""
        felt, thought, said = self.says(signs)
        wrong = ((said - hopes) / len(signs))[:, None]
        to_thought = (wrong @ self.parts[4].T) * (thought > 0)
        to_felt = (to_thought @ self.parts[2].T) * (felt > 0)
        slopes = [
            signs.T @ to_felt,
            to_felt.sum(0),
            felt.T @ to_thought,
            to_thought.sum(0),
            thought.T @ wrong,
            wrong.sum(0),
            signs[:, FLAGS:].T @ wrong,
        ]
        self.steps.go(slopes, boldness)


@dataclass
class Moments:
    """What was seen, what was to be hoped for then, and who won."""

    signs: list[Numbers] = field(default_factory=list)
    hopes: list[float] = field(default_factory=list)
    victories: list[float] = field(default_factory=list)


def the_pier() -> Pier:
    return cast(MafiaState, clifftop.game(GAME).start()).board


class Looker:
    """A seat that tries its moves out in a race, and looks at the table with all cards open."""

    def __init__(self, weights: bytes, seat: int) -> None:
        board = the_pier()
        self.seat = seat
        self.player = WatchfulPlayer(Budget(nodes=TRIES), watchful=True)
        self.network = self.player.network = WinNetwork(board, weight_files.unpacked(weights))
        self.seen: list[Numbers] = []
        self.hopes: list[float] = []

    def look(self, state: clifftop.State) -> None:
        """Before a roll: the table as one row, and what is thought of it."""
        table = cast(MafiaState, state)
        if table.asked != q.ROLL:
            return
        seat, inputs = self.seat, self.network.inputs
        self.hopes.append(self.network.chance(table, seat))
        row = np.zeros(FLAGS + AMOUNTS)
        row[list(inputs.flags)[: int(inputs.flagged)]] = 1
        row[FLAGS:] = list(inputs.amounts)
        self.seen.append(row)


def add_race(moments: Moments, weights: bytes, whim: float, rng: Random) -> None:
    """Play a race, and add some of what was seen in it."""
    looker = Looker(weights, rng.randrange(4))
    rival = bots.find(GAME, rng.choices(list(RIVALS), list(RIVALS.values()))[0])
    state = race(looker.seat, looker.player, rival, whim, rng, looker.look)
    victory = hope = won(state, looker.seat)
    for row, thought in zip(reversed(looker.seen), reversed(looker.hopes), strict=True):
        if rng.random() < SEEN:
            moments.signs.append(row)
            moments.hopes.append(hope)
            moments.victories.append(victory)
        hope = PATIENCE * hope + (1 - PATIENCE) * thought


def one_round(
    learner: Learner, games: int, remembered: list[Moments], boldness: float, rng: Random
) -> None:
    """Races, then lessons."""
    learnt, kept_out = Moments(), Moments()
    weights = weight_files.packed(learner.weights())
    for number in range(games):
        to = kept_out if number % HELD_OUT == 0 else learnt
        add_race(to, weights, WHIMS[number % len(WHIMS)], rng)
    remembered.append(learnt)
    del remembered[:-REMEMBERED]
    apart, victories = np.array(kept_out.signs), np.array(kept_out.victories)
    before = log_loss(learner.says(apart)[2], victories)
    signs = np.concatenate([np.array(moments.signs) for moments in remembered])
    hopes = np.concatenate([np.array(moments.hopes) for moments in remembered])
    shuffled = np.random.default_rng(rng.getrandbits(32))
    for _ in range(LESSONS * len(learnt.signs) // BATCH + 1):
        batch = shuffled.integers(len(signs), size=BATCH)
        learner.learn(signs[batch], hopes[batch], boldness)
    after = log_loss(learner.says(apart)[2], victories)
    print(f"{games} races, {len(signs)} moments; log-loss {before:.4f}, then {after:.4f}")


def main() -> None:
    parser = argparse.ArgumentParser(
        description="Teaches the network that judges races of Lemming Mafia with all cards open.",
        epilog="python -m scripts.fit.mafia_network --games 3000 --seed 1",
    )
    parser.add_argument("--games", type=int, default=3000, help="races in a round")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--boldness", type=float, default=0.0006, help="how much is learnt at once")
    parser.add_argument("--afresh", action="store_true", help="begin with nothing")
    parser.add_argument("--write", action="store_true", help="keep what was learnt")
    given = parser.parse_args()
    if given.afresh:
        learner = Learner.afresh(np.random.default_rng(given.seed))
    else:
        learner = Learner.of(WinNetwork(the_pier()))
    rng = Random(given.seed)
    remembered: list[Moments] = []
    for number in range(given.rounds):
        boldness = given.boldness * (1 - 0.95 * number / given.rounds)
        one_round(learner, given.games, remembered, boldness, rng)
    if given.write:
        file = Path(win_network.__file__).with_name(win_network.WEIGHTS)
        file.write_bytes(weight_files.packed(learner.weights()))
        print(f"written: {file.name}")


if __name__ == "__main__":
    main()
