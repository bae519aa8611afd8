"""Judges: whoever is ahead looks better to them, and at most one can win."""

from __future__ import annotations

from random import Random

import pytest
from tests.bots.search.small_matches import after

import clifftop
from clifftop import bots
from clifftop.bots.leaping.judge import LeapingJudge
from clifftop.bots.mafia.judge import MafiaJudge
from clifftop.bots.search.judge import Judge
from clifftop.bots.search.win_chances import win_chances

JUDGES: dict[str, Judge] = {
    "leaping-lemmings": LeapingJudge(),
    "lemming-mafia": MafiaJudge(),
}


@pytest.mark.parametrize("game", JUDGES)
def test_what_all_have_together_is_about_one_victory(game: str) -> None:
    """In Lemming Mafia each seat is judged by what it knows itself, and all may hope."""
    for seed in range(20):
        state = after(game, 20 + 15 * seed % 200, seed)
        worths = JUDGES[game].worths(state)
        assert len(worths) == state.players
        assert all(0 <= worth <= 1 for worth in worths)
        assert 0.3 < sum(worths) < 1.6


@pytest.mark.parametrize("game", JUDGES)
def test_who_looks_best_late_in_a_game_wins_more_often_than_not(game: str) -> None:
    """The same forty games each time; a judge that guessed would name the winner in a quarter."""
    named = 0
    for seed in range(40):
        rng = Random(seed)
        state = clifftop.game(game).start(players=4)
        worths: list[float] = []
        while state.to_act != clifftop.OVER:
            if state.to_act >= 0:
                worths = JUDGES[game].worths(state)
            outcomes = state.actions()
            state.apply(rng.choice(outcomes))
        named += state.places()[worths.index(max(worths))] == 1
    assert named > 24


def test_a_dive_is_good_for_whoever_makes_it() -> None:
    judge = LeapingJudge()
    position = clifftop.game("leaping-lemmings").start(players=3).position()
    before = clifftop.game("leaping-lemmings").from_position(position)
    richer = before.copy()
    richer.score(1, 5)  # type: ignore[attr-defined]
    assert judge.worths(richer)[1] > judge.worths(before)[1]
    assert judge.worths(richer)[0] < judge.worths(before)[0]


def test_chances_follow_points() -> None:
    sure = win_chances([3.0, 1.0, 1.0], 0.1)
    open_race = win_chances([3.0, 1.0, 1.0], 50.0)
    assert sure[0] > 0.99
    assert sure[0] > open_race[0] > open_race[1] == open_race[2]


def test_a_tree_asks_the_judge_of_its_game() -> None:
    state = after("leaping-lemmings", 60, 2)
    knowledge, actions = state.knowledge(state.to_act), state.actions()
    assert (
        bots.find("leaping-lemmings", "expert:40n").choose(knowledge, actions, Random(1)) in actions
    )
