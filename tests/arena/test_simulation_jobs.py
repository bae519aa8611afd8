"""Games shared out among processes: no matter who plays them, they add up to the same."""

import pickle
from contextlib import closing
from multiprocessing import active_children

import pytest
from tests.kernel.coins import CoinGame

import clifftop
from clifftop.arena.processes.simulation_jobs import MOST, ShareError, how_many, play_all, shares
from clifftop.arena.simulation import Simulation
from clifftop.cli import main

GAMES = {
    "leaping-lemmings": {"players": 3, "short": True},
    "lemming-mafia": {"players": 5},
    "lemminge": {"players": 2},
}


def started(name: str) -> Simulation:
    options: dict[str, object] = {**GAMES[name]}
    return Simulation(clifftop.game(name), options, 4)


@pytest.mark.parametrize("name", GAMES)
def test_parts_add_up_to_the_whole(name: str) -> None:
    """In any order, and handed on as processes hand things on."""
    whole, total = started(name), started(name)
    for number in range(4):
        whole.play(number)
    for numbers in ([3], [0, 2], [], [1]):
        part = started(name)
        for number in numbers:
            part.play(number)
        total.add(pickle.loads(pickle.dumps(part.counts())))
    assert total.seats.games == 4
    assert total.counts() == whole.counts()
    assert total.report() == whole.report()
    assert total.lengths.report() == whole.lengths.report()
    assert total.seats.report() == whole.seats.report()


@pytest.mark.parametrize(("games", "jobs"), [(1, 1), (2, 2), (7, 3), (1000, 2), (1001, 7)])
def test_every_game_is_in_one_share(games: int, jobs: int) -> None:
    shared = shares(games, jobs)
    assert [number for numbers in shared for number in numbers] == list(range(games))
    assert len(shared) >= min(games, jobs)


def test_two_processes_print_what_one_prints(capsys: pytest.CaptureFixture[str]) -> None:
    command = "simulate lemming-mafia --players 3 --games 5 --seed 3 --bots greedy,random,random"
    printed = []
    for jobs in ("1", "2"):
        assert main([*command.split(), "--jobs", jobs]) == 0
        printed.append(capsys.readouterr().out)
    assert printed[0] == printed[1] and "5 games" in printed[0]


def test_who_stops_in_the_middle_leaves_nobody_playing() -> None:
    simulation = started("lemming-mafia")
    with closing(play_all(simulation, 500, 2)) as playing:
        some = next(playing)
        assert simulation.seats.games == some and active_children()
    assert not active_children()


def test_a_process_that_cannot_play_says_why() -> None:
    """A game that somebody has made in this process is not there in the others."""
    simulation = Simulation(CoinGame(), {}, 1)
    with pytest.raises(ShareError, match="there is no game"):
        list(play_all(simulation, 2, 2))
    assert not active_children()


@pytest.mark.parametrize("given", ["-1", str(MOST + 1), "9" * 30])
def test_a_number_of_processes_that_is_none(given: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "lemminge", "--jobs", given]) == 2
    shown = capsys.readouterr()
    assert f"jobs is {given}; give a number of processes up to" in shown.err and shown.out == ""


def test_no_jobs_are_as_many_as_there_are_cores() -> None:
    assert how_many(0) >= 1 and how_many(3) == 3
