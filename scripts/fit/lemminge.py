"""Learns how many rounds a seat of Lemminge still needs, from races that bots play themselves.

All play by what has been learnt so far, but for some seats that are played by the guide, and now
and then a turn at random. What a seat seemed to need is then corrected, from the end of the race to
its beginning, by what it needed (temporal differences). How much a round counts for who wins is
learnt beside it. Several runs are averaged: their errors are not the same.

    python -m scripts.fit.lemminge --games 60000 --runs 2 --seed 6 > weights.txt

Runs on the compiled engine in some minutes. The same arguments give the same weights.
"""

from __future__ import annotations

import argparse
import math
from typing import Final, cast

import clifftop
from clifftop.bots.lemminge.race.card_reach import CardReach
from clifftop.bots.lemminge.race.distances import Distances
from clifftop.bots.lemminge.race.guide import RaceGuide
from clifftop.bots.lemminge.race.learned_rounds import (
    HANDS_AT,
    LEARNED_ROUNDS,
    PHASES,
    PLAYS_AT,
    WEIGHTS,
    LearnedRounds,
    pack,
    phase,
)
from clifftop.bots.lemminge.race.race_table import RaceTable
from clifftop.bots.lemminge.race.rounds_left import estimate
from clifftop.bots.lemminge.race.winning_turn import take_turn
from clifftop.games.lemminge.state import LemmingeState
from clifftop.kernel.luck import Luck

ASTRAY: Final = 30  # of a thousand turns are taken at random, to see what comes of it
SAME: Final = 4  # in one race of so many nobody just wants to get on
LONGEST: Final = 600  # turns of a race
TRACE: Final = 0.93  # how much later turns tell, turn by turn
FIRST_RATE: Final = 0.03
LAST_RATE: Final = 0.001
A_PART: Final = 0.12  # of an error, for each thing that was seen
KNOWN: Final = 30  # what was seen less often counts as nothing
# Cards are played later than they should be by those who count them in full: over 3,000 races each
# eight tenths won more often than that, and six tenths more often than eight.
HANDS: Final = 0.6
WIDTH: Final = 92  # of the lines of the module
CHECKED: Final = 3000  # races to check what was learnt

Sights = list[tuple[list[int], float]]


def main() -> None:
    asked = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    asked.add_argument("--games", type=int, default=60000)
    asked.add_argument("--runs", type=int, default=2)
    asked.add_argument("--players", type=int, default=4)
    asked.add_argument("--seed", type=int, default=6)
    given = asked.parse_args()
    table = cast(LemmingeState, clifftop.game("lemminge").start(players=given.players))
    reach = Distances(table.board).reach(table.ground)
    report("before", LEARNED_ROUNDS, reach, given.players, given.seed)
    runs = [Learner(reach, given.players, given.seed + run) for run in range(given.runs)]
    for learner in runs:
        learner.learn(given.games)
    learned = together(runs)
    report("after", learned, reach, given.players, given.seed)
    print("SHARPNESS =", [round(sharp, 2) for sharp in learned.sharpness])
    packed = pack(list(learned.weights))
    print("PACKED =", *[packed[at : at + WIDTH] for at in range(0, len(packed), WIDTH)], sep="\n")


class Learner:
    """One run, from nothing."""

    def __init__(self, reach: CardReach, players: int, seed: int) -> None:
        self.learned = LearnedRounds([0.0] * WEIGHTS, [1.0] * PHASES)
        self.visits = [0] * WEIGHTS
        self.reach = reach
        self.players = players
        self.luck = Luck(seed)
        self.guide = RaceGuide()

    def learn(self, games: int) -> None:
        for game in range(games):
            rate = FIRST_RATE * (1 - game / games) + LAST_RATE
            guided = self.luck.below((1 << self.players) - 1) if self.luck.below(SAME) else 0
            race, sights = play(
                self.learned, self.reach, self.players, self.luck, self.guide, guided
            )
            for seat in range(self.players):
                self.correct(race, seat, sights[seat], rate)
            if race.winner >= 0:
                self.sharpen(race.winner, sights, rate)

    def correct(self, race: RaceTable, seat: int, seen: Sights, rate: float) -> None:
        """From the end to the beginning. A seat that did not win needs what it seems to need."""
        ahead = 0.0
        if seat != race.winner:
            ahead = estimate(race, self.learned, seat, (seat - race.mover) % self.players)
        felt_later = ahead
        for places, felt in reversed(seen):
            ahead = 1 / self.players + TRACE * ahead + (1 - TRACE) * felt_later
            felt_later = felt
            for place in places:
                self.visits[place] += 1
                pace = max(rate, 1 / (4 + 0.2 * self.visits[place]))
                self.learned.weights[place] += pace * A_PART * (ahead - felt)

    def sharpen(self, winner: int, sights: list[Sights], rate: float) -> None:
        """A round counts for more if those win who need fewest, and for less if not."""
        for moment in zip(*sights, strict=True):
            rounds = [felt for _, felt in moment]
            when, shares = shares_of(self.learned, rounds)
            mean = sum(share * felt for share, felt in zip(shares, rounds, strict=True))
            sharp = self.learned.sharpness[when] + 0.02 * rate * (mean - rounds[winner])
            self.learned.sharpness[when] = max(0.05, sharp)


def play(
    learned: LearnedRounds,
    reach: CardReach,
    players: int,
    luck: Luck,
    guide: RaceGuide,
    guided: int,
) -> tuple[RaceTable, list[Sights]]:
    """A race, and by seat what was seen at each turn; those of the mask `guided` are played by the
    guide."""
    race = RaceTable(players, reach)
    race.deal(luck)
    sights: list[Sights] = [[] for _ in range(players)]
    while race.winner < 0 and len(sights[0]) < LONGEST:
        for seat in range(players):
            felt = estimate(race, learned, seat, (seat - race.mover) % players)
            sights[seat].append((list(race.active), felt))
        if guided >> race.mover & 1:
            guide.take_turn(race, luck)
        else:
            take_turn(race, learned, luck, ASTRAY)
    return race, sights


def shares_of(learned: LearnedRounds, rounds: list[float]) -> tuple[int, list[float]]:
    """The phase, and by seat the share of a victory."""
    least = min(rounds)
    when = phase(least)
    shares = [math.exp(-learned.sharpness[when] * (felt - least)) for felt in rounds]
    return when, [share / sum(shares) for share in shares]


def together(runs: list[Learner]) -> LearnedRounds:
    """What all runs have learnt, each by how often it has seen something."""
    weights = [0.0] * WEIGHTS
    for place in range(WEIGHTS):
        visits = sum(run.visits[place] for run in runs)
        if visits >= KNOWN:
            total = sum(run.visits[place] * run.learned.weights[place] for run in runs)
            weights[place] = total / visits * (HANDS if HANDS_AT <= place < PLAYS_AT else 1.0)
    sharpness = [
        sum(run.learned.sharpness[when] for run in runs) / len(runs) for when in range(PHASES)
    ]
    return LearnedRounds(weights, sharpness)


def report(when: str, learned: LearnedRounds, reach: CardReach, players: int, seed: int) -> None:
    """How well races are foretold that nothing is learnt from, and how often one seat that plays
    by what was learnt beats guides."""
    luck, guide = Luck(seed + 1000), RaceGuide()
    wins, loss, moments = 0, 0.0, 0
    for game in range(CHECKED):
        own = game % players
        race, sights = play(learned, reach, players, luck, guide, (1 << players) - 1 - (1 << own))
        wins += race.winner == own
        for moment in zip(*sights, strict=True):
            _, shares = shares_of(learned, [felt for _, felt in moment])
            loss -= math.log(shares[race.winner] + 1e-12)
            moments += 1
    print(f"# {when}: log-loss {loss / moments:.4f}, what was learnt wins {wins / CHECKED:.1%}")


if __name__ == "__main__":
    main()
