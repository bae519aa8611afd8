"""The hasty player of Lemming Mafia, who plays tries on: it does what a greedy bot does."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest
from tests.bots.search.small_matches import drawn

import clifftop
from clifftop import CHANCE, OVER, bots
from clifftop.bots.mafia.greedy_odds import pier_odds
from clifftop.bots.mafia.greedy_worth import GreedyWorth
from clifftop.bots.mafia.guide import MafiaGuide
from clifftop.bots.mafia.quick_odds import QuickOdds
from clifftop.games.mafia import questions as q
from clifftop.games.mafia.state import MafiaState
from clifftop.kernel.luck import Luck

GAME = "lemming-mafia"


@pytest.mark.parametrize("players", [3, 4, 6])
def test_tables_are_worth_what_they_are_to_the_greedy_bot(players: int) -> None:
    rng = Random(players)
    odds = None
    for _ in range(4):
        state = cast(MafiaState, clifftop.game(GAME).start(players=players))
        odds = odds or QuickOdds(pier_odds(state.board))
        while state.to_act != OVER:
            state.apply(rng.choice(state.actions()))
            if state.asked in (q.ROLL, q.BET, q.DROP, q.FINISHED):
                seat = state.player if state.asked in (q.BET, q.DROP) else rng.randrange(players)
                worth = GreedyWorth(seat, pier_odds(state.board)).worth(state)
                if state.to_act == seat or state.asked in (q.ROLL, q.FINISHED):
                    assert odds.worth(state, seat) == pytest.approx(worth, abs=1e-9)


def test_it_answers_as_the_greedy_bot_does() -> None:
    """But for ties, which that one leaves to luck."""
    rng = Random(5)
    greedy = bots.find(GAME, "greedy")
    same = asked = 0
    state = cast(MafiaState, clifftop.game(GAME).start(players=4))
    guide = MafiaGuide(QuickOdds(pier_odds(state.board)))
    while state.to_act != OVER:
        if state.to_act == CHANCE:
            state.apply(drawn(state, rng))
            continue
        actions = state.actions()
        if len(actions) > 1 and state.asked in (q.BET, q.DROP):
            ahead = cast(MafiaState, state.copy())
            ahead.fall_silent()
            seat = ahead.to_act
            (guide.bet if state.asked == q.BET else guide.drop)(ahead)
            chosen = greedy.choose(state.knowledge(seat), actions, rng)
            state.apply(chosen)
            asked += 1
            same += (state.piles[seat], state.held[seat]) == (ahead.piles[seat], ahead.held[seat])
            continue
        state.apply(greedy.choose(state.knowledge(state.to_act), actions, rng))
    assert asked > 10
    assert same > 0.7 * asked


def test_a_turn_goes_from_roll_to_roll() -> None:
    state = cast(MafiaState, clifftop.game(GAME).start(players=4, first=2))
    while state.to_act == CHANCE and state.asked != q.ROLL:
        state.apply(state.actions()[0])
    state.fall_silent()
    guide, luck = MafiaGuide(QuickOdds(pier_odds(state.board))), Luck(3)
    turns = 0
    while state.to_act != OVER:
        assert state.asked == q.ROLL
        assert state.player == (2 + turns) % 4
        guide.turn(state, luck)
        turns += 1
    assert turns > 15
