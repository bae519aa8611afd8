"""The sequential test: it is wrong no more often than it says, and it knows when to stop."""

from collections.abc import Callable, Generator, Iterable
from pathlib import Path
from random import Random

import pytest
from tests.arena.invented import by_strength, invented_block
from tests.arena.test_match import FIRST, short_match
from tests.arena.test_results_file import SILENT

from clifftop.arena import match_run
from clifftop.arena.matches.block import Block
from clifftop.arena.matches.match import Match
from clifftop.arena.statistics.sequential_test import BETTER, NOT_BETTER, Trial
from clifftop.arena.statistics.sequential_test import FIRST as FIRST_ANSWER

Blocks = Callable[[Random], float]


def errors(players: int, gain: float, block: Blocks, wrong: str, trials: int = 200) -> float:
    """How often the test comes to the wrong verdict."""
    rng = Random(11)
    mistakes = 0
    for _ in range(trials):
        trial = Trial(players, gain)
        while trial.verdict() is None:
            trial.add(block(rng))
        mistakes += trial.verdict() == wrong
    return mistakes / trials


def independent(players: int, share: float) -> Blocks:
    return lambda rng: sum(rng.random() < share for _ in range(players)) / players


def nearly_alike(players: int, gain: float) -> Blocks:
    """Bots that differ in one block of five: then the challenger has a game more or a game less."""
    more = (1 + gain * 5 * players) / 2

    def block(rng: Random) -> float:
        if rng.random() < 0.8:
            return 1 / players
        return (2 if rng.random() < more else 0) / players

    return block


@pytest.mark.parametrize(("players", "gain"), [(2, 0.1), (4, 0.1), (4, 0.05)])
def test_it_is_wrong_as_seldom_as_it_says(players: int, gain: float) -> None:
    even = 1 / players
    assert errors(players, gain, independent(players, even), BETTER) <= 0.07
    assert errors(players, gain, independent(players, even + gain), NOT_BETTER) <= 0.07


def test_it_is_not_fooled_by_bots_that_play_nearly_alike() -> None:
    assert errors(4, 0.04, nearly_alike(4, 0), BETTER) <= 0.07
    assert errors(4, 0.04, nearly_alike(4, 0.04), NOT_BETTER) <= 0.07


def test_who_is_much_better_or_worse_is_known_soon() -> None:
    for share, verdict in ((0.9, BETTER), (0.1, NOT_BETTER)):
        rng, trial = Random(1), Trial(4, 0.05)
        while trial.verdict() is None:
            trial.add(independent(4, share)(rng))
        assert trial.verdict() == verdict and trial.blocks <= 30
        assert (trial.ratio() > trial.upper) == (verdict == BETTER)


def test_a_few_equal_blocks_prove_nothing() -> None:
    trial = Trial(4, 0.05)
    for _ in range(FIRST_ANSWER - 1):
        trial.add(1.0)
        assert trial.verdict() is None
    trial.add(1.0)
    assert trial.verdict() == BETTER


def test_bots_that_never_differ_are_not_better() -> None:
    trial = Trial(4, 0.05)
    while trial.verdict() is None:
        trial.add(0.25)
    assert trial.verdict() == NOT_BETTER


def backwards(match: Match, numbers: Iterable[int]) -> Generator[Block, None, None]:
    """Invented blocks, four at a time, the last of each four first: as many processes may do."""
    waiting: list[int] = []
    for number in numbers:
        waiting.insert(0, number)
        if len(waiting) == 4:
            yield from (won_often(match, one) for one in waiting)
            waiting = []


def forwards(match: Match, numbers: Iterable[int]) -> Generator[Block, None, None]:
    yield from (won_often(match, number) for number in numbers)


def won_often(match: Match, number: int) -> Block:
    rng = Random(number)
    return invented_block(match, number, lambda: by_strength({FIRST: 4.0, "random": 1.0}, rng))


def test_the_verdict_does_not_depend_on_the_order_of_playing(tmp_path: Path) -> None:
    match = short_match(FIRST, "random")
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    results, trial = match_run.test(match, one, 1000, 0.1, forwards, SILENT)
    assert trial.verdict() == BETTER and trial.blocks == len(results.blocks)
    more, other = match_run.test(match, two, 1000, 0.1, backwards, SILENT)
    assert (other.blocks, other.ratio()) == (trial.blocks, trial.ratio())
    assert len(results.blocks) <= len(more.blocks) < len(results.blocks) + 4
    # Once decided, nothing more is played.
    again, same = match_run.test(match, two, 1000, 0.1, backwards, SILENT)
    assert len(again.blocks) == len(more.blocks) and same.verdict() == BETTER


def test_it_gives_up_and_goes_on(tmp_path: Path) -> None:
    match, file = short_match(FIRST, "random"), tmp_path / "match.jsonl"
    results, trial = match_run.test(match, file, 5, 0.1, forwards, SILENT)
    assert trial.verdict() is None and len(results.blocks) == 5
    _, trial = match_run.test(match, file, 1000, 0.1, forwards, SILENT)
    assert trial.verdict() == BETTER
