"""Moves of Lemming Mafia that are tried out until the seat is to move again."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import cast

import pytest
from tests.bots.mafia.test_judge import BLUE, GREEN, GREY, PINK, RED, race
from tests.bots.search.small_matches import after, won_among_random

from clifftop import CHANCE, OVER, game
from clifftop.bots.budget import Budget
from clifftop.bots.mafia.player import PlainPlayer, RoundPlayer, WatchfulPlayer
from clifftop.bots.mafia.round_trials import SURE, Plan, RoundTrials
from clifftop.bots.search.trials import ENOUGH
from clifftop.games.mafia import actions as a
from clifftop.games.mafia import questions as q
from clifftop.games.mafia.state import MafiaState

GAME = "lemming-mafia"
Level = Callable[[Budget], RoundPlayer]
LEVELS = pytest.mark.parametrize("level", [PlainPlayer, WatchfulPlayer])


def trials_of(state: MafiaState, level: Level = WatchfulPlayer) -> RoundTrials:
    return level(Budget(nodes=1)).trials(state, 1)


def choosing(at: dict[str, str], bets: list[list[int]] | None = None) -> MafiaState:
    """Seat 0 may move red or pink."""
    state = race(at, bets)
    state.ask(q.WHICH_LEMMING, 0)
    state.die, state.other_die = PINK, RED
    return state


@LEVELS
def test_a_plan_is_a_lemming_and_where_it_goes(level: Level) -> None:
    trials = trials_of(choosing({}), level)
    trials.extend(trials.race, [])
    ways = {tuple(plan.answers) for plan in trials.plans}
    spaces = [trials.race.board.index[name] for name in ("1a", "1b", "1c")]
    assert ways == {(a.LEMMING + one, a.SPACE + x) for one in (PINK, RED) for x in spaces}


def test_a_card_is_a_plan_of_its_own() -> None:
    state = race({"red": "1c"}, [[BLUE], [], [], []])
    state.ask(q.BET, 0)
    trials = trials_of(state)
    trials.look()
    assert [plan.answers for plan in trials.plans] == [[action] for action in state.actions()]


def unwatched(budget: Budget) -> RoundPlayer:
    """One who takes a race as it lies: nobody has a contract any more."""
    return WatchfulPlayer(budget, watchful=False)


def test_who_may_end_the_race_with_his_bet_on_top_does() -> None:
    state = choosing({"red": "13a", "pink": "1a"}, [[BLUE, GREY, GREEN, RED], [], [], []])
    trials = trials_of(state, unwatched)
    trials.look()
    for _ in range(6):
        trials.round()
    assert trials.best() == a.LEMMING + RED


def test_who_would_lose_by_ending_the_race_does_not() -> None:
    """Seat 0 has a point on red, and the others have six."""
    six = [BLUE, GREY, GREEN, PINK, 3, RED]
    state = choosing({"red": "13a", "pink": "12a"}, [[RED, PINK], six, six, six])
    trials = trials_of(state, unwatched)
    trials.look()
    for _ in range(6):
        trials.round()
    assert trials.best() == a.LEMMING + PINK


@LEVELS
def test_a_try_leaves_the_table_as_it_is(level: Level) -> None:
    state = cast(MafiaState, after(GAME, 60, 4).resample(after(GAME, 60, 4).to_act, Random(1)))
    trials = trials_of(state, level)
    before = (list(state.at), list(state.blocks), state.piles, state.held, state.asked)
    trials.look()
    trials.round()
    assert (list(state.at), list(state.blocks), state.piles, state.held, state.asked) == before


def test_the_better_half_goes_on() -> None:
    trials = trials_of(choosing({}))
    trials.look()
    trials.round()
    plans = sorted(trials.plans, key=lambda plan: -plan.worth())
    assert len(plans) == 6
    trials.narrow(0.1)
    assert len(trials.plans) == 6
    trials.narrow(0.3)
    assert trials.plans == plans[:3]
    trials.narrow(0.7)
    assert trials.plans == plans[:2]


def test_what_is_clearly_worse_is_left() -> None:
    """… until a single plan is left, which needs no more trials."""
    state = choosing({"red": "13a", "pink": "1a"}, [[BLUE, GREY, GREEN, RED], [], [], []])
    trials = trials_of(state, unwatched)
    trials.look()
    first = len(trials.plans)
    left = []
    for _ in range(SURE):
        trials.round()
        left.append(len(trials.plans))
    assert left[: ENOUGH - 1] == [first] * (ENOUGH - 1)
    assert left[-1] == 1
    assert left == sorted(left, reverse=True)
    assert min(left[:-1]) == 2


def test_plans_that_swing_together_are_told_apart_by_what_is_between_them() -> None:
    trials = trials_of(choosing({}))
    better, worse, alike = Plan([1]), Plan([2]), Plan([3])
    trials.plans, trials.rounds = [worse, alike, better], SURE
    for plan, worth, swing in ((better, 0.52, 0.01), (worse, 0.45, 0.01), (alike, 0.51, 0.04)):
        plan.tries = SURE
        plan.total = SURE * worth
        plan.swing = SURE * swing
    trials.drop()
    assert trials.plans == [better, alike]


@LEVELS
def test_nodes_and_a_generator_say_what_is_chosen(level: Level) -> None:
    player = level(Budget(nodes=20))
    state = after(GAME, 70, 6)
    seat = state.to_act
    chosen = set()
    for number in range(3):  # whatever world it is that is known so little of
        world = state.resample(seat, Random(number))
        chosen.add(player.choose(world.knowledge(seat), world.actions(), Random(9)))
    assert len(chosen) == 1


@LEVELS
def test_who_is_out_of_time_at_once_has_tried_everything_once(level: Level) -> None:
    player = level(Budget(seconds=0.0))
    state = after(GAME, 70, 6)
    trials = player.tried(state.knowledge(state.to_act), Random(1))
    assert trials.tried == len(trials.plans)
    assert trials.best() in state.actions()


@LEVELS
def test_it_wins_among_random_players(level: Level) -> None:
    assert won_among_random(level(Budget(nodes=4)), 9) >= 5


@pytest.mark.parametrize("players", [3, 5, 6])
def test_tables_of_any_size_are_played_at(players: int) -> None:
    rng = Random(players)
    state = game(GAME).start(players=players)
    seats = [WatchfulPlayer(Budget(nodes=2)) for _ in range(players)]
    while state.to_act != OVER:
        actions = state.actions()
        if state.to_act == CHANCE or len(actions) == 1:
            state.apply(rng.choice(actions))
        else:
            seat = state.to_act
            state.apply(seats[seat].choose(state.knowledge(seat), actions, rng))
