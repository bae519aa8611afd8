"""One number for each entrant, from all places of all games: Plackett–Luce ratings.

The model takes a game for a draw without replacement in which the better are drawn earlier. Ratings
are learnt game by game (openskill, after Weng and Lin), so they depend on the order; and they are
as uncertain as the blocks they were learnt from. Both are dealt with at once: ratings are learnt
many times, each time from blocks drawn anew and in another order.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import fmean, stdev
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

from clifftop.arena.matches.block import Block, Played
from clifftop.arena.matches.results_file import Results
from clifftop.arena.statistics.bootstrap import SEED
from clifftop.arena.statistics.win_shares import Row, entrants_of

Z_95: Final = 1.959964  # how many standard deviations leave 5 % outside
MOST: Final = 60  # replicates: as many as a standard deviation needs, which is not many
LEAST: Final = 20
ENOUGH: Final = 60_000  # games in all replicates together: some seconds

# A bot stays as good as it is, so nothing is added to the uncertainty from game to game.
MODEL: Final = PlackettLuce(tau=0.0)

Ratings = dict[str, PlackettLuceRating]


def ratings(matches: Sequence[Results]) -> dict[str, Row]:
    """The entrants' ratings, the best first, each with a 95 % interval. Only differences mean
    anything: the mean of all is 0."""
    played = [results.in_order() for results in matches if results.blocks]
    games = sum(len(block.games) for blocks in played for block in blocks)
    names = entrants_of(matches)
    if not games or len(names) < 2:
        return {}
    rng = Random(SEED)
    replicates = max(LEAST, min(MOST, ENOUGH // games))
    learnt = [learn(names, drawn(played, rng)) for _ in range(replicates)]
    rows: dict[str, Row] = {}
    for name in names:
        numbers = [rating[name].mu - mean_of(rating) for rating in learnt]
        # Where all blocks came out alike, only the model itself has doubts left.
        doubt = max(stdev(numbers), fmean(rating[name].sigma for rating in learnt))
        middle, half = fmean(numbers), Z_95 * doubt
        rows[name] = {"rating": middle, "low": middle - half, "high": middle + half}
    return dict(sorted(rows.items(), key=lambda row: -row[1]["rating"]))


def drawn(played: list[list[Block]], rng: Random) -> list[Block]:
    """As many blocks of each match as it has, drawn with replacement, all in any order."""
    blocks = [block for match in played for block in rng.choices(match, k=len(match))]
    rng.shuffle(blocks)
    return blocks


def learn(names: list[str], blocks: list[Block]) -> Ratings:
    ratings = {name: MODEL.rating() for name in names}
    for block in blocks:
        for game in block.games:
            learn_from(ratings, game)
    return ratings


def learn_from(ratings: Ratings, game: Played) -> None:
    """One game. Who sat at several seats has learnt something at each of them: what the seats say
    is put together as independent evidence, precision by precision."""
    if len(set(game.seats)) == 1:
        return
    before = {name: ratings[name] for name in game.seats}
    after = MODEL.rate([[before[name]] for name in game.seats], ranks=[*map(float, game.places)])
    for name, start in before.items():
        told = [one[0] for one, who in zip(after, game.seats, strict=True) if who == name]
        precision = start.sigma**-2
        weight, sum_ = precision, precision * start.mu
        for one in told:
            weight += one.sigma**-2 - precision
            sum_ += one.sigma**-2 * one.mu - precision * start.mu
        ratings[name] = MODEL.rating(mu=sum_ / weight, sigma=weight**-0.5)


def mean_of(ratings: Ratings) -> float:
    return fmean(rating.mu for rating in ratings.values())
