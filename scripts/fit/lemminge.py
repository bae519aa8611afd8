"""Learns how many rounds a seat of Lemminge still needs, from races that bots play themselves.

Everybody plays by what has been learnt so far, but for some seats that only want to get on, and now
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
from clifftop.bots.lemminge.race.card_reach import Reach
from clifftop.bots.lemminge.race.distances import Ground
from clifftop.bots.lemminge.race.hasty_turn import Haste
from clifftop.bots.lemminge.race.learned_rounds import (
    BOOK,
    HANDS_AT,
    PHASES,
    PLAYS_AT,
    WEIGHTS,
    Book,
    pack,
    phase,
)
from clifftop.bots.lemminge.race.race_table import Race
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
    reach = Ground(table.board).reach(table.ground)
    report("before", BOOK, reach, given.players, given.seed)
    runs = [Learner(reach, given.players, given.seed + run) for run in range(given.runs)]
    for learner in runs:
        learner.learn(given.games)
    book = together(runs)
    report("after", book, reach, given.players, given.seed)
    print("SHARPNESS =", [round(sharp, 2) for sharp in book.sharpness])
    packed = pack(list(book.weights))
    print("PACKED =", *[packed[at : at + WIDTH] for at in range(0, len(packed), WIDTH)], sep="\n")


class Learner:
    """One run, from nothing."""

    def __init__(self, reach: Reach, players: int, seed: int) -> None:
        self.book = Book([0.0] * WEIGHTS, [1.0] * PHASES)
        self.visits = [0] * WEIGHTS
        self.reach = reach
        self.players = players
        self.luck = Luck(seed)
        self.haste = Haste()

    def learn(self, games: int) -> None:
        for game in range(games):
            rate = FIRST_RATE * (1 - game / games) + LAST_RATE
            hasty = self.luck.below((1 << self.players) - 1) if self.luck.below(SAME) else 0
            race, sights = play(self.book, self.reach, self.players, self.luck, self.haste, hasty)
            for seat in range(self.players):
                self.correct(race, seat, sights[seat], rate)
            if race.winner >= 0:
                self.sharpen(race.winner, sights, rate)

    def correct(self, race: Race, seat: int, seen: Sights, rate: float) -> None:
        """From the end to the beginning. Who did not win needs what he seems to need."""
        ahead = 0.0
        if seat != race.winner:
            ahead = estimate(race, self.book, seat, (seat - race.mover) % self.players)
        felt_later = ahead
        for places, felt in reversed(seen):
            ahead = 1 / self.players + TRACE * ahead + (1 - TRACE) * felt_later
            felt_later = felt
            for place in places:
                self.visits[place] += 1
                pace = max(rate, 1 / (4 + 0.2 * self.visits[place]))
                self.book.weights[place] += pace * A_PART * (ahead - felt)

    def sharpen(self, winner: int, sights: list[Sights], rate: float) -> None:
        """A round counts for more if those win who need fewest, and for less if not."""
        for moment in zip(*sights, strict=True):
            rounds = [felt for _, felt in moment]
            when, shares = shares_of(self.book, rounds)
            mean = sum(share * felt for share, felt in zip(shares, rounds, strict=True))
            sharp = self.book.sharpness[when] + 0.02 * rate * (mean - rounds[winner])
            self.book.sharpness[when] = max(0.05, sharp)


def play(
    book: Book, reach: Reach, players: int, luck: Luck, haste: Haste, hasty: int
) -> tuple[Race, list[Sights]]:
    """A race, and by seat what was seen at each turn; the seats of the mask `hasty` just want to
    get on."""
    race = Race(players, reach)
    race.deal(luck)
    sights: list[Sights] = [[] for _ in range(players)]
    while race.winner < 0 and len(sights[0]) < LONGEST:
        for seat in range(players):
            felt = estimate(race, book, seat, (seat - race.mover) % players)
            sights[seat].append((list(race.active), felt))
        if hasty >> race.mover & 1:
            haste.take_turn(race, luck)
        else:
            take_turn(race, book, luck, ASTRAY)
    return race, sights


def shares_of(book: Book, rounds: list[float]) -> tuple[int, list[float]]:
    """The phase, and by seat the share of a victory."""
    least = min(rounds)
    when = phase(least)
    shares = [math.exp(-book.sharpness[when] * (felt - least)) for felt in rounds]
    return when, [share / sum(shares) for share in shares]


def together(runs: list[Learner]) -> Book:
    """What all runs have learnt, each by how often it has seen something."""
    weights = [0.0] * WEIGHTS
    for place in range(WEIGHTS):
        visits = sum(run.visits[place] for run in runs)
        if visits >= KNOWN:
            total = sum(run.visits[place] * run.book.weights[place] for run in runs)
            weights[place] = total / visits * (HANDS if HANDS_AT <= place < PLAYS_AT else 1.0)
    sharpness = [
        sum(run.book.sharpness[when] for run in runs) / len(runs) for when in range(PHASES)
    ]
    return Book(weights, sharpness)


def report(when: str, book: Book, reach: Reach, players: int, seed: int) -> None:
    """How well races are foretold that nothing is learnt from, and how often one seat that plays
    by the book beats others that just want to get on."""
    luck, haste = Luck(seed + 1000), Haste()
    wins, loss, moments = 0, 0.0, 0
    for game in range(CHECKED):
        own = game % players
        race, sights = play(book, reach, players, luck, haste, (1 << players) - 1 - (1 << own))
        wins += race.winner == own
        for moment in zip(*sights, strict=True):
            _, shares = shares_of(book, [felt for _, felt in moment])
            loss -= math.log(shares[race.winner] + 1e-12)
            moments += 1
    print(f"# {when}: log-loss {loss / moments:.4f}, one by the book wins {wins / CHECKED:.1%}")


if __name__ == "__main__":
    main()
