"""Results of matches that nobody played: a bot wins as often as the test says."""

from collections.abc import Callable
from pathlib import Path
from random import Random

from clifftop.arena.matches.block import Block, Played
from clifftop.arena.matches.decision_times import Times
from clifftop.arena.matches.match import Match
from clifftop.arena.matches.results_file import Results

Strengths = dict[str, float]


def invented(
    entrants: tuple[str, ...], strengths: Strengths, blocks: int, seed: int = 1
) -> Results:
    """Places are drawn one after the other, each by the strengths of those who are left."""
    results = Results(invented_match(entrants, seed), Path(f"invented-{seed}.jsonl"))
    rng = Random(seed)
    for number in range(blocks):
        results.add(invented_block(results.match, number, lambda: by_strength(strengths, rng)))
    return results


def invented_match(entrants: tuple[str, ...], seed: int = 1) -> Match:
    return Match(
        game="lemminge",
        rules=1,
        options={"players": len(entrants)},
        entrants=entrants,
        seed=seed,
        version="1",
        python="3",
        build="plain",
    )


def invented_block(match: Match, number: int, rule: Callable[[], Callable[[str], float]]) -> Block:
    games = [game_of(seats, rule()) for seats in match.rotations()]
    return Block(number, games, {}, {name: Times() for name in match.entrants})


def by_strength(strengths: Strengths, rng: Random) -> Callable[[str], float]:
    """How late somebody finishes: the one who is twice as strong is first twice as often."""
    return lambda name: rng.expovariate(strengths[name])


def game_of(seats: tuple[str, ...], late: Callable[[str], float]) -> Played:
    finish = [late(name) for name in seats]
    places = [1 + sum(other < mine for other in finish) for mine in finish]
    nothing = [0] * len(seats)
    return Played(seats, places, nothing, nothing, nothing, 1)
