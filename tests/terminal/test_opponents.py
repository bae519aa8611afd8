"""Who sits at the other seats, by level."""

import io
from pathlib import Path
from random import Random
from typing import cast

import pytest
from tests.terminal.screen_reading import paper, played

import clifftop
from clifftop.arena.matches.entrants import EntrantError
from clifftop.bots import UnknownBot
from clifftop.cli import main
from clifftop.terminal.opponents import opponents
from clifftop.terminal.session import Session


def test_one_level_is_for_all_other_seats() -> None:
    state = clifftop.game("lemming-mafia").start(players=4)
    others = opponents(state, 1, "greedy")
    assert {seat: other.name for seat, other in others.items()} == {
        0: "Grabs Spade",
        2: "Grabs Clubs",
        3: "Grabs Diamond",
    }


def test_a_list_has_one_for_each_of_them() -> None:
    state = clifftop.game("lemminge").start(players=3)
    others = opponents(state, 0, "beginner, expert")
    assert [other.name for other in others.values()] == ["Paddle Dots", "Torpedo Checks"]
    assert [other.thinks for other in others.values()] == [False, True]
    with pytest.raises(EntrantError, match="2 for 3 seats"):
        opponents(clifftop.game("lemminge").start(players=4), 0, "beginner,expert")


@pytest.mark.parametrize("level", ["gready", "expert:10ms"])
def test_a_level_that_is_not_offered_is_told_with_those_that_are(level: str) -> None:
    """How long a bot thinks is not for a table to say."""
    state = clifftop.game("lemminge").start(players=2)
    with pytest.raises(UnknownBot, match="beginner, greedy, skilled, strong, expert"):
        opponents(state, 0, level)


def test_somebody_who_thinks_is_seen_to() -> None:
    state = clifftop.game("lemminge").start(players=2, first=1)
    page = paper(100, 40, colour=True)
    session = Session(state, 0, opponents(state, 0, "strong"), Random(1), page)
    session.to_decision()
    assert "Elbow Dots thinks …" in cast(io.StringIO, page.file).getvalue()


def test_with_bots_that_think_by_the_clock_a_seed_does_not_promise_the_same_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = played(monkeypatch, capsys, "lemminge --players 2 --first 0 --bots expert --seed 3")
    assert "Seed 3: the same seed gives the same dice and cards" in " ".join(shown.split())


def test_a_bot_of_ones_own_plays_and_if_it_fails_the_game_goes_on_with_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    game = "lemminge --players 2 --first 1 --seed 3 --bots tests.arena.players:"
    assert "1–" in played(monkeypatch, capsys, f"{game}first")
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 200))
    assert main(["play", *f"{game}clumsy".split()]) == 2
    said = capsys.readouterr().err
    assert "tests.arena.players:clumsy failed at seat 1: " in said
    assert "“clifftop play --resume failed-lemminge-seed-3.json” goes on with it" in said
    shown = played(monkeypatch, capsys, "--resume failed-lemminge-seed-3.json --bots greedy")
    assert "1–" in shown
