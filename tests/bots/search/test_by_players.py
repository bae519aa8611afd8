"""The strong player of Leaping Lemmings tries whole plans where two play, and small choices among
more."""

from __future__ import annotations

from random import Random
from typing import final

import pytest
from tests.bots.search.small_matches import drawn

import clifftop
from clifftop import CHANCE, bots
from clifftop.bots.budget import Budget
from clifftop.bots.leaping.judge import LeapingJudge
from clifftop.bots.search.by_players import ByPlayers
from clifftop.bots.search.plan_player import PlanPlayer

GAME = "leaping-lemmings"


@final
class Caller:
    """Says when it is asked."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, knowledge: dict[str, object], actions: list[int], rng: Random) -> int:
        self.asked += 1
        return actions[0]


@pytest.mark.parametrize(("players", "asked"), [(2, (1, 0)), (3, (0, 1)), (6, (0, 1))])
def test_who_answers(players: int, asked: tuple[int, int]) -> None:
    in_two, among_more = Caller(), Caller()
    state = clifftop.game(GAME).start(players=players)
    knowledge = state.knowledge(0)
    ByPlayers(in_two, among_more).choose(knowledge, [1, 2], Random(1))
    assert (in_two.asked, among_more.asked) == asked


def test_in_two_it_is_plans_for_a_turn() -> None:
    rng = Random(3)
    state = clifftop.game(GAME).start(players=2)
    while state.to_act == CHANCE or len(state.actions()) == 1:
        state.apply(drawn(state, rng) if state.to_act == CHANCE else state.actions()[0])
    knowledge, actions = state.knowledge(state.to_act), state.actions()
    plans = PlanPlayer(LeapingJudge(), 1, Budget(nodes=12))
    strong = bots.find(GAME, "strong:12n")
    assert strong.choose(knowledge, actions, Random(5)) == plans.choose(
        knowledge, actions, Random(5)
    )
