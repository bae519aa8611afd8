"""`clifftop simulate`: the same seed gives the same figures, and they add up."""

import io
from pathlib import Path
from random import Random

import pytest
from rich.console import Console
from tests.games.leaping.table_builder import LEAPING, position

import clifftop
from clifftop.arena import simulation_run
from clifftop.arena.simulation import Simulation, draw
from clifftop.bots import UnknownBot
from clifftop.cli import main


def printed(options: dict[str, object], games: int, seed: int | None, bots: str = "random") -> str:
    console = Console(file=io.StringIO(), width=120)
    assert simulation_run.run("leaping-lemmings", options, games, seed, console, bots) == 0
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_the_same_seed_gives_the_same_figures() -> None:
    options: dict[str, object] = {"players": 3, "short": True}
    assert printed(options, 2, 7) == printed(options, 2, 7)
    assert printed(options, 2, 7) != printed(options, 2, 8)


def test_a_game_depends_on_its_number_and_not_on_those_before() -> None:
    ends = [Simulation(LEAPING, {"players": 2}, 5).play(3).position() for _ in range(2)]
    later = Simulation(LEAPING, {"players": 2}, 5)
    later.play(2)
    assert ends[0] == ends[1] == later.play(3).position()


def test_a_seed_that_was_not_given_is_printed() -> None:
    seed = int(printed({"players": 2, "short": True}, 1, None).splitlines()[0].rpartition(" ")[2])
    again = printed({"players": 2, "short": True}, 1, seed)
    assert again.startswith("One game of Leaping Lemmings with 2 players")


@pytest.mark.parametrize(
    "options", [{"players": 2}, {"players": 4}, {"players": 3, "chaos": True, "first": 1}]
)
def test_the_points_are_the_scores_and_the_lemmings_are_ten(options: dict[str, object]) -> None:
    simulation = Simulation(LEAPING, options, 11)
    scores = [sum(simulation.play(number).scores()) for number in range(3)]
    players, report = simulation.players, simulation.report()
    assert report["points"]["all"]["mean"] == sum(scores) / 3 / players
    parts = [row["mean"] or 0 for name, row in report["points"].items() if name != "all"]
    assert sum(parts) == pytest.approx(sum(scores) / 3 / players)
    assert report["lemmings"]["all"] == {"mean": 10, "share": 1}
    assert sum(row["wins"] or 0 for row in simulation.seats.report()) == pytest.approx(1)
    for row in report["cards"].values():
        assert (row["played"] or 0) <= (row["playable"] or 0)


def test_every_table_is_there_and_in_words() -> None:
    for options in ({"players": 6, "short": True}, {"players": 3, "chaos": True}):
        text = printed(dict(options), 3, 1)
        for title in ("Length of a game", "Seats", "points come from", "lemmings end", "Special"):
            assert title in text
        assert "simulate-" not in text and "card-" not in text


def test_chance_is_drawn_by_its_weights() -> None:
    state = position(players=3)  # an eagle die: hover and 3 once, 1 and 2 twice
    rng = Random(1)
    drawn = [draw(state, rng) for _ in range(6000)]
    shares = [drawn.count(action) / 6000 for action in state.actions()]
    assert shares == pytest.approx([1 / 6, 1 / 3, 1 / 3, 1 / 6], abs=0.02)


def test_what_cannot_be_played_is_refused_before_anything_is_printed() -> None:
    console = Console(file=io.StringIO())
    with pytest.raises(clifftop.OptionError, match="games is 0; there has to be at least one"):
        simulation_run.run("leaping-lemmings", {}, 0, 1, console)
    with pytest.raises(clifftop.OptionError, match="players is 9"):
        simulation_run.run("leaping-lemmings", {"players": 9}, 1, 1, console)
    with pytest.raises(clifftop.UnknownGame, match="did you mean leaping-lemmings"):
        simulation_run.run("leaping-lemings", {}, 1, 1, console)
    assert isinstance(console.file, io.StringIO) and console.file.getvalue() == ""


def test_the_tables_say_who_played() -> None:
    text = printed({"players": 2, "short": True}, 2, 3, "greedy,random")
    assert text.splitlines()[1] == "Played by: greedy, random"
    assert "Ritz, greedy" in text and "Biker, random" in text
    assert printed({"players": 2}, 1, 3).splitlines()[1] == "Played by: random"


def test_bots_give_the_same_figures_for_the_same_seed() -> None:
    options: dict[str, object] = {"players": 3, "short": True}
    assert printed(options, 2, 7, "greedy") == printed(options, 2, 7, "greedy,greedy, greedy")
    assert printed(options, 2, 7, "greedy") != printed(options, 2, 7)


def test_a_greedy_bot_wins_from_its_seat() -> None:
    simulation = Simulation(
        LEAPING, {"players": 4, "short": True}, 5, "random,random,greedy,random"
    )
    for number in range(4):
        simulation.play(number)
    assert [row["wins"] for row in simulation.seats.report()] == [0, 0, 1, 0]


def test_bots_that_are_not_there_and_seats_without_one() -> None:
    with pytest.raises(UnknownBot, match="no bot “gredy” plays leaping-lemmings"):
        Simulation(LEAPING, {"players": 2}, 1, "gredy,random")
    with pytest.raises(clifftop.OptionError, match="names 3 players for 4 seats"):
        Simulation(LEAPING, {}, 1, "greedy,random,random")


def test_the_command_says_who_is_unknown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "leaping-lemmings", "--bots", "gredy", "--games", "1"]) == 2
    shown = capsys.readouterr()
    assert "these do: random, beginner, greedy" in shown.err and shown.out == ""
    args = "simulate leaping-lemmings --players 2 --short --bots greedy,random --games 1 --seed 1"
    assert main(args.split()) == 0
    assert "Played by: greedy, random" in capsys.readouterr().out


def test_those_who_think_are_called_by_their_budget() -> None:
    told = printed({"players": 2, "short": True}, 1, 5, "expert:2n,greedy")
    assert "Played by: expert, 2n, greedy" in told


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_bots_of_ones_own_play_and_a_failure_keeps_the_game(
    jobs: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    command = f"simulate lemminge --players 2 --games 2 --seed 5 --jobs {jobs} --bots"
    assert main([*command.split(), "tests.arena.players:first,random"]) == 0
    assert "Played by: tests.arena.players:first, random" in capsys.readouterr().out
    assert main([*command.split(), "tests.arena.players:clumsy,greedy"]) == 2
    said = capsys.readouterr().err
    assert "tests.arena.players:clumsy failed at seat 0: " in said
    assert "The game up to there is in failed-lemminge-seed-5.json" in said
    record = clifftop.Record.loads(Path("failed-lemminge-seed-5.json").read_text(encoding="utf-8"))
    assert record.replay().to_act == 0
    assert record.notes["seats"] == [{"who": "tests.arena.players:clumsy"}, {"who": "greedy"}]
