"""Matches from Python: bots by name, as classes and as objects, and results with intervals."""

from pathlib import Path
from random import Random

import pytest
from tests.arena.players import Player

import clifftop
from clifftop.arena import PlayedMatch, play_match
from clifftop.arena.matches.entrants import EntrantError
from clifftop.bots.own_bot import OwnBotError


class First:
    made = 0

    def __init__(self) -> None:
        First.made += 1

    def choose(self, knowledge: dict[str, object], actions: list[int], rng: Random) -> int:
        return actions[0]


class Clumsy:
    def choose(self, knowledge: dict[str, object], actions: list[int], rng: Random) -> int:
        raise RuntimeError("no idea")


def short_match(*bots: object, blocks: int = 2, **more: object) -> PlayedMatch:
    return play_match("leaping-lemmings", bots, blocks, short=True, **{"seed": 1, **more})  # type: ignore[arg-type]


def test_a_class_is_made_anew_for_each_game_and_the_best_come_first() -> None:
    First.made = 0
    match = short_match(First, "greedy", "random")
    assert (match.blocks, match.games, match.seed) == (2, 6, 1)
    assert next(iter(match.standings)) == "greedy"
    row = match.standings["First"]
    assert row["low"] <= row["wins"] <= row["high"] and row["games"] == 6
    assert First.made == 6 + 1  # one to see that it can be made
    assert "│ First  │" in str(match) and str(match).startswith("6 games of Leaping Lemmings")
    assert match.report()["ratings"].keys() == {"First", "greedy", "random"}


def test_objects_and_functions_play_too_and_namesakes_are_told_apart() -> None:
    one, other = Player(lambda actions, rng: actions[0]), Player(lambda actions, rng: actions[-1])
    match = short_match(one, other, one, lambda: First())
    assert set(match.standings) == {"Player", "Player-2", "<lambda>"}


def test_the_same_seed_is_the_same_match_on_any_number_of_processes() -> None:
    name = "tests.arena.players:first"
    matches = [short_match(name, "random", jobs=jobs) for jobs in (1, 2)]
    assert matches[0].standings == matches[1].standings
    assert (
        short_match(name, "random", seed=None).seed != short_match(name, "random", seed=None).seed
    )


def test_games_are_kept_as_records_in_memory_or_in_a_folder(tmp_path: Path) -> None:
    match = short_match("greedy", "random", records=True)
    assert len(match.records) == 4
    ends = [record.replay().places() for record in match.records]
    assert ends == [game.places for block in match.results.in_order() for game in block.games]
    assert short_match("greedy", "random", records=tmp_path / "games").records == []
    assert len(list((tmp_path / "games").iterdir())) == 4


def test_a_failure_comes_with_its_traceback_and_the_game(tmp_path: Path) -> None:
    match = short_match(Clumsy, "random", blocks=1)
    assert match.standings["Clumsy"]["failed"] > 0
    failed = match.failures["Clumsy"]
    assert "RuntimeError: no idea" in failed.failure.trace and failed.file is None
    state = clifftop.Record.loads(failed.failure.record).replay()
    assert state.to_act == failed.failure.seat


def test_an_interrupt_leaves_what_there_is_and_the_file_goes_on(tmp_path: Path) -> None:
    def stop(match: PlayedMatch) -> None:
        if match.blocks == 2:
            raise KeyboardInterrupt

    file = tmp_path / "match.jsonl"
    match = short_match(First, "random", blocks=5, watch=stop, file=file)
    assert match.interrupted and match.blocks == 2 and match.standings
    match = short_match(First, "random", blocks=3, file=file)
    assert not match.interrupted and match.blocks == 3


def test_what_cannot_be_is_refused_before_anything_is_played() -> None:
    with pytest.raises(clifftop.OptionError, match="only make bots that are given by name"):
        short_match(First, "random", jobs=2)
    with pytest.raises(clifftop.OptionError, match="blocks is 0, but must be at least 1"):
        short_match(First, "random", blocks=0)
    with pytest.raises(clifftop.OptionError, match="players is 9"):
        short_match(*["random"] * 9)
    with pytest.raises(EntrantError, match="the bots are 2 for 3 seats; give one for each seat"):
        short_match(First, "random", players=3)
    with pytest.raises(OwnBotError, match="“Path” gave back a Posix"):
        short_match(Path, "random")
