"""Goes on teaching the network that judges Lemming Mafia, from races that it plays itself.

    python scripts/fit/mafia.py --games 3000 --seed 1            how much it would learn
    python scripts/fit/mafia.py --games 3000 --seed 1 --write    … and keep what it has learnt

In each race one seat follows the judge, now and then a whim, and three are greedy. What the seat
saw on the way is learnt by how it ended and, the further away the end was, the more by what the
judge thought a little later (TD(λ)): the end of one race is a matter of luck. A twentieth of the
races is kept out, and on these the log-loss of victories is told, before and after.

It wants numpy and a compiled build: in pure Python a race takes minutes.
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
from clifftop.bots.judges import mafia_weights
from clifftop.bots.judges.mafia import MafiaJudge
from clifftop.bots.judges.mafia_network import FIRST, HOPES, SECOND, packed, unpacked
from clifftop.bots.judges.mafia_signs import MARKS, SHADES, Signs
from clifftop.bots.skilled import SkilledPlayer
from clifftop.games.mafia import questions as q
from clifftop.games.mafia.state import MafiaState

GAME = "lemming-mafia"
MOMENTS = (q.ROLL, q.BET, q.DROP)
SEEN = 1 / 3  # of these moments
WHIMS = (0.0, 0.05, 0.2)  # how often the seat plays at random, race by race
LAMBDA = (
    0.85  # how much of what came later is taken from the end, from one moment to the one before
)
ORDINARY = 7  # points
HELD_OUT = 20  # each such race
BATCH = 256
PASSES = (1.0, 0.3)  # over all moments, and how boldly
FINE = 1e-6
LETTERS_A_LINE = 94

Numbers = NDArray[np.float64]


@dataclass
class Moments:
    """What a seat saw, marks and shades side by side, and what came of it."""

    signs: list[Numbers] = field(default_factory=list)
    ends: list[Numbers] = field(default_factory=list)

    def matrices(self) -> tuple[Numbers, Numbers]:
        return np.array(self.signs), np.array(self.ends)


class Learner:
    """The network as matrices, and Adagrad."""

    def __init__(self, weights: Numbers) -> None:
        inputs = (MARKS + SHADES) * FIRST
        at = inputs + FIRST
        second = weights[at : at + SECOND * (FIRST + 1)].reshape(SECOND, FIRST + 1)
        hopes = weights[at + second.size :].reshape(HOPES, 1 + SECOND + SHADES)
        self.parts = [
            weights[:inputs].reshape(-1, FIRST).copy(),
            weights[inputs:at].copy(),
            second[:, 1:].T.copy(),
            second[:, 0].copy(),
            hopes[:, 1 : 1 + SECOND].T.copy(),
            hopes[:, 0].copy(),
            hopes[:, 1 + SECOND :].T.copy(),
        ]
        self.slopes = [np.full_like(part, 1e-3) for part in self.parts]

    def weights(self) -> Numbers:
        first, first_at, second, second_at, hopes, hopes_at, short_cut = self.parts
        return np.concatenate(
            [
                first.ravel(),
                first_at,
                np.column_stack([second_at, second.T]).ravel(),
                np.column_stack([hopes_at, hopes.T, short_cut.T]).ravel(),
            ]
        )

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
        wrong = (said - ends) * np.array([1.0, 0.4, 0.3]) / len(signs)
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
        for part, seen, slope in zip(self.parts, self.slopes, slopes, strict=True):
            seen += slope**2
            part -= boldness * slope / np.sqrt(seen)


def play(judge: MafiaJudge, learner: Learner, rng: Random, whim: float, moments: Moments) -> None:
    """One race; what the seat that follows the judge saw in it is added to the moments."""
    seat = rng.randrange(4)
    players: list[bots.Bot] = [bots.find(GAME, "greedy") for _ in range(4)]
    players[seat] = SkilledPlayer(judge)
    state = clifftop.game(GAME).start(players=4)
    signs: list[Numbers] = []
    while state.to_act != clifftop.OVER:
        race = cast(MafiaState, state)
        if race.asked in MOMENTS and rng.random() < SEEN:
            signs.append(numbers(Signs(judge.seen(state), seat)))
        actions = state.actions()
        if state.to_act == clifftop.CHANCE:
            outcomes = state.chance_weights()
            state.apply(rng.choices([o for o, _ in outcomes], [w for _, w in outcomes])[0])
        elif state.to_act == seat and rng.random() < whim:
            state.apply(rng.choice(actions))
        else:
            knowledge = state.knowledge(state.to_act)
            state.apply(players[state.to_act].choose(knowledge, actions, rng))
    if signs:
        moments.signs += signs
        moments.ends += foreseen(learner.says(np.array(signs))[2], end_of(state, seat))


def numbers(signs: Signs) -> Numbers:
    row = np.zeros(MARKS + SHADES)
    row[list(signs.marks)] = 1
    row[MARKS:] = list(signs.shades)
    return row


def end_of(state: clifftop.State, seat: int) -> Numbers:
    """Victory, points and lead, as the network tells them."""
    places, scores = state.places(), state.scores()
    victory = 1 / places.count(1) if places[seat] == 1 else 0.0
    best = max(score for other, score in enumerate(scores) if other != seat)
    return np.array([victory, (scores[seat] - ORDINARY) / 5, (scores[seat] - best) / 5])


def foreseen(thoughts: Numbers, end: Numbers) -> list[Numbers]:
    """From the last moment to the first: the end, and more and more of what was thought later."""
    ends: list[Numbers] = []
    for thought in thoughts[::-1]:
        ends.append(end)
        end = LAMBDA * end + (1 - LAMBDA) * thought
    return ends[::-1]


def log_loss(learner: Learner, signs: Numbers, ends: Numbers) -> float:
    chances = np.clip(learner.says(signs)[2][:, 0], FINE, 1 - FINE)
    victory = ends[:, 0]
    return float(-(victory * np.log(chances) + (1 - victory) * np.log(1 - chances)).mean())


def write(weights: Numbers) -> None:
    letters = packed([float(weight) for weight in weights])
    rows = range(0, len(letters), LETTERS_A_LINE)
    lines = "\n".join(f'    "{letters[at : at + LETTERS_A_LINE]}"' for at in rows)
    file = Path(mafia_weights.__file__).with_name("mafia_weights.py")
    head = file.read_text(encoding="utf-8").split("WEIGHTS: Final")[0]
    file.write_text(f"{head}WEIGHTS: Final = (\n{lines}\n)\n", encoding="utf-8")
    print(f"written: {file.name}")


def main() -> None:
    parser = argparse.ArgumentParser(
        description="Teaches the judge of Lemming Mafia from races that it plays.",
        epilog="python scripts/fit/mafia.py --games 3000 --seed 1 --write",
    )
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--boldness", type=float, default=0.003, help="how much is learnt at once")
    parser.add_argument("--write", action="store_true", help="keep what was learnt")
    arguments = parser.parse_args()
    rng = Random(arguments.seed)
    learner = Learner(np.array(list(unpacked(mafia_weights.WEIGHTS))))
    judge, learnt, kept_out = MafiaJudge(), Moments(), Moments()
    for number in range(arguments.games):
        to = kept_out if number % HELD_OUT == 0 else learnt
        play(judge, learner, rng, WHIMS[number % len(WHIMS)], to)
    signs, ends = learnt.matrices()
    print(f"{len(signs)} moments of {arguments.games} races")
    print(f"log-loss before: {log_loss(learner, *kept_out.matrices()):.4f}")
    shuffled = np.random.default_rng(arguments.seed)
    for boldness in PASSES:
        order = shuffled.permutation(len(signs))
        for at in range(0, len(order), BATCH):
            batch = order[at : at + BATCH]
            learner.learn(signs[batch], ends[batch], arguments.boldness * boldness)
    print(f"log-loss after:  {log_loss(learner, *kept_out.matrices()):.4f}")
    if arguments.write:
        write(learner.weights())


if __name__ == "__main__":
    main()
