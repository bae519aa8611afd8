"""Moves of Lemming Mafia that are tried out until the seat is to move again."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import cast

import pytest
from tests.bots.races import after, won_among_random
from tests.bots.test_judge_mafia import BLUE, GREEN, GREY, PINK, RED, race

from clifftop.bots.budget import Budget
from clifftop.bots.guides.mafia_tries import Tries
from clifftop.bots.judges.mafia import MafiaJudge
from clifftop.bots.judges.mafia_beliefs import Beliefs
from clifftop.bots.mafia_player import RoundPlayer, expert, strong
from clifftop.games.mafia import actions as a
from clifftop.games.mafia import questions as q
from clifftop.games.mafia.state import MafiaState
from clifftop.kernel.luck import Luck
from clifftop.kernel.masks import members_of

GAME = "lemming-mafia"
Level = Callable[[Budget], RoundPlayer]


def tries_of(state: MafiaState, watchful: bool = True) -> Tries:
    judge = MafiaJudge(watchful)
    watching = judge.watch(state, state.to_act, Budget(), closely=False)
    state.fall_silent()
    return Tries(judge, watching, state, 1)


def choosing(at: dict[str, str], bets: list[list[int]] | None = None) -> MafiaState:
    """Seat 0 may move red or pink."""
    state = race(at, bets)
    state.ask(q.WHICH_LEMMING, 0)
    state.die, state.other_die = PINK, RED
    return state


def test_a_plan_is_a_lemming_and_where_it_goes() -> None:
    tries = tries_of(choosing({}))
    tries.extend(tries.race, [])
    ways = {tuple(plan.answers[:2]) for plan in tries.plans}
    spaces = [tries.race.board.index[name] for name in ("1a", "1b", "1c")]
    assert ways == {(a.LEMMING + one, a.SPACE + x) for one in (PINK, RED) for x in spaces}


def test_a_bet_that_follows_on_a_move_is_one_of_the_plan() -> None:
    tries = tries_of(choosing({}))
    tries.extend(tries.race, [])
    at_the_bookmaker = [
        plan for plan in tries.plans if plan.answers[1] == a.SPACE + tries.race.board.index["1c"]
    ]
    assert [len(plan.answers) for plan in at_the_bookmaker] == [3, 3]


def test_who_may_end_the_race_with_his_bet_on_top_does() -> None:
    state = choosing({"red": "13a", "pink": "1a"}, [[BLUE, GREY, GREEN, RED], [], [], []])
    tries = tries_of(state)
    tries.look()
    for _ in range(6):
        tries.round()
    assert tries.best() == a.LEMMING + RED


@pytest.mark.parametrize("watchful", [True, False])
def test_a_try_leaves_the_table_as_it_is(watchful: bool) -> None:
    state = cast(MafiaState, after(GAME, 60, 4).resample(after(GAME, 60, 4).to_act, Random(1)))
    tries = tries_of(state, watchful)
    before = (list(state.at), list(state.blocks), state.piles, state.held, state.asked)
    tries.look()
    tries.round()
    assert (list(state.at), list(state.blocks), state.piles, state.held, state.asked) == before


def test_the_better_half_goes_on() -> None:
    tries = tries_of(choosing({}))
    tries.extend(tries.race, [])
    plans = sorted(tries.plans, key=lambda plan: -plan.worth())
    assert len(plans) == 6
    tries.narrow(0.1)
    assert len(tries.plans) == 6
    tries.narrow(0.3)
    assert tries.plans == plans[:3]
    tries.narrow(0.7)
    assert tries.plans == plans[:2]


def test_others_get_as_many_cards_as_they_have() -> None:
    state = cast(MafiaState, after(GAME, 80, 5).resample(0, Random(2)))
    luck = Luck(4)
    for from_the_start in (True, False):
        beliefs = Beliefs(state, 0, MafiaJudge().stage_of(state).form, from_the_start)
        world = cast(MafiaState, state.copy())
        beliefs.put_into(world, luck)
        assert world.held[0] == state.held[0]
        for other in range(1, state.players):
            held = 3 if from_the_start else len(members_of(state.held[other]))
            assert len(members_of(world.held[other])) == held
            assert not world.held[other] & (state.held[0] | state.dropped[0])


@pytest.mark.parametrize("make", [strong, expert])
def test_nodes_and_a_generator_say_what_is_chosen(make: Level) -> None:
    player = make(Budget(nodes=20))
    state = after(GAME, 70, 6)
    seat = state.to_act
    chosen = set()
    for number in range(3):  # whatever world it is that is known so little of
        world = state.resample(seat, Random(number))
        chosen.add(player.choose(world.knowledge(seat), world.actions(), Random(9)))
    assert len(chosen) == 1


def test_who_is_out_of_time_at_once_has_a_move() -> None:
    player = RoundPlayer(Budget(seconds=0.0), MafiaJudge(watchful=True), closely=True)
    state = after(GAME, 70, 6)
    tries = player.tried(state.knowledge(state.to_act), Random(1))
    assert tries.tried == 0
    assert tries.best() in state.actions()


@pytest.mark.parametrize("make", [strong, expert])
def test_it_wins_among_random_players(make: Level) -> None:
    assert won_among_random(make(Budget(nodes=4)), 9) >= 5


def test_bets_laid_in_a_try_are_known_there() -> None:
    state = race({}, [[BLUE], [GREY], [], []])
    opinion = Beliefs(state, 0, MafiaJudge().stage_of(state).form, False).opinion()
    laid = [len(pile) for pile in state.piles]
    state.lay(1, RED)
    later = opinion.after_bets(state, laid)
    assert later.bets[1][RED] == opinion.bets[1][RED] + 2
    assert later.bets[2] is opinion.bets[2]
