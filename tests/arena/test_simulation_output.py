"""`clifftop simulate`: its figures as JSON, and what it says when it is stopped."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from clifftop.arena.simulation import Simulation, uninterrupted
from clifftop.cli import main
from clifftop.games import game

LINE = "simulate lemming-mafia --players 3 --games 3 --seed 5"


def test_json_is_the_figures_and_nothing_else(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*LINE.split(), "--json"]) == 0
    shown = capsys.readouterr()
    told = json.loads(shown.out)
    assert shown.err == ""
    assert (told["game"], told["players"], told["seed"], told["games"]) == (
        "lemming-mafia",
        3,
        5,
        3,
    )
    assert told["bots"] == ["random"] * 3 and len(told["seats"]) == 3
    assert sum(seat["wins"] for seat in told["seats"]) == pytest.approx(1)
    assert set(told["length"]) >= {"choices", "actions"} and told["counted"]["contracts"]


def test_json_is_the_same_from_several_processes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*LINE.split(), "--json"]) == 0
    alone = capsys.readouterr().out
    assert main([*LINE.split(), "--json", "--jobs", "2"]) == 0
    assert capsys.readouterr().out == alone


@pytest.fixture
def stopped_in_game(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Ctrl-C in the middle of the game with this number."""
    at = [2]
    start = Simulation.play

    def play(self: Simulation, number: int) -> object:
        if number == at[0]:
            signal.raise_signal(signal.SIGINT)
        return start(self, number)

    monkeypatch.setattr(Simulation, "play", play)
    return at


def test_what_was_played_until_ctrl_c_is_told(
    stopped_in_game: list[int], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(LINE.split()) == 130
    shown = capsys.readouterr()
    assert shown.out.startswith("2 games of Lemming Mafia with 3 players, seed 5")
    assert shown.err == "Stopped: the figures are of 2 games, of 3.\n"
    whole = LINE.replace("--games 3", "--games 2").split()
    assert main([*LINE.split(), "--json"]) == 130
    part = capsys.readouterr().out
    assert main([*whole, "--json"]) == 0
    assert capsys.readouterr().out == part


def test_ctrl_c_before_the_first_game_is_over(
    stopped_in_game: list[int], capsys: pytest.CaptureFixture[str]
) -> None:
    stopped_in_game[0] = 0
    assert main(LINE.split()) == 130
    shown = capsys.readouterr()
    assert (shown.out, shown.err) == ("", "Stopped before the first game was over.\n")
    assert main([*LINE.split(), "--json"]) == 130
    assert json.loads(capsys.readouterr().out)["games"] == 0


def test_a_game_is_counted_whole_or_not_at_all() -> None:
    done = []
    with pytest.raises(KeyboardInterrupt), uninterrupted():
        signal.raise_signal(signal.SIGINT)
        done.append("the rest")
    assert done == ["the rest"]


def test_a_game_that_is_broken_off_leaves_no_trace(monkeypatch: pytest.MonkeyPatch) -> None:
    simulation = Simulation(game("lemming-mafia"), {"players": 3}, 5)
    simulation.play(0)
    before = str(simulation.counts())

    def interrupted(state: object) -> None:
        raise KeyboardInterrupt

    tally = simulation.new_tally()
    assert tally is not None
    monkeypatch.setattr(type(tally), "ended", lambda self, state: interrupted(state))
    with pytest.raises(KeyboardInterrupt):
        simulation.play(1)
    assert str(simulation.counts()) == before


@pytest.mark.skipif(os.name == "nt", reason="no SIGINT to send there")
def test_processes_that_share_the_games_end_too(tmp_path: Path) -> None:
    code = (
        "import signal, sys\n"
        "from clifftop.arena.simulation import Simulation\n"
        "from clifftop.cli import main\n"
        "add = Simulation.add\n"
        "def stop(self, counts):\n"
        "    add(self, counts)\n"
        "    signal.raise_signal(signal.SIGINT)\n"
        "Simulation.add = stop\n"
        "if __name__ == '__main__':\n"
        "    sys.exit(main(sys.argv[1:]))\n"
    )
    script = tmp_path / "stopped.py"
    script.write_text(code, encoding="utf-8")
    line = [*LINE.replace("--games 3", "--games 96").split(), "--jobs", "2", "--json"]
    done = subprocess.run(
        [sys.executable, str(script), *line], capture_output=True, text=True, check=False
    )
    assert done.returncode == 130
    assert json.loads(done.stdout)["games"] == 3
    assert done.stderr == "Stopped: the figures are of 3 games, of 96.\n"
