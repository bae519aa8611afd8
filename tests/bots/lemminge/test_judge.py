"""The judge of Lemminge, and those who play by it: who is further on looks better, turns are whole
and legal, and a victory within reach is taken."""

from __future__ import annotations

import math
from random import Random
from typing import cast

import pytest
from hypothesis import given, settings
from tests.bots.lemminge.test_greedy import race
from tests.games.lemminge.walks import LEMMINGE, seeds, somewhere, variants, walk

import clifftop
from clifftop.bots.budget import Budget
from clifftop.bots.lemminge.judge import LemmingeJudge
from clifftop.bots.lemminge.levels import expert, skilled, strong
from clifftop.bots.lemminge.player import TurnPlayer
from clifftop.bots.lemminge.race.learned_rounds import LEARNED_ROUNDS, WEIGHTS, pack, unpack
from clifftop.bots.lemminge.redeal import redealt
from clifftop.bots.lemminge.turn_choice import TurnChoice
from clifftop.bots.lemminge.turn_options import TurnOptions
from clifftop.games.lemminge.state import LemmingeState
from clifftop.kernel.luck import Luck

JUDGE = LemmingeJudge()


def worth(state: LemmingeState, seat: int = 0) -> float:
    return JUDGE.worths(state)[seat]


def finish_turn(state: LemmingeState, player: TurnPlayer) -> None:
    turn = state.turn
    while state.to_act >= 0 and state.turn == turn:
        knowledge = state.knowledge(state.to_act)
        state.apply(player.choose(knowledge, state.actions(), Random(state.turn)))


@given(variants(), seeds)
@settings(max_examples=40, deadline=None)
def test_what_all_have_together_is_one_victory(options: dict[str, object], seed: int) -> None:
    state = somewhere(options, seed)
    worths = JUDGE.worths(state)
    assert len(worths) == state.players
    assert all(0 <= share <= 1 for share in worths)
    assert math.isclose(sum(worths), 1)


def test_a_lemming_nearer_the_line_is_better() -> None:
    assert worth(race("turn", "2d start", "2c start")) > worth(race("turn", "2b start", "2c start"))


def test_what_is_good_for_one_is_bad_for_the_other() -> None:
    near, far = race("turn", "2d start", "2c start"), race("turn", "2b start", "2c start")
    assert worth(near, 1) < worth(far, 1)


def test_a_0_for_a_high_pile_is_better_than_one_for_a_low_pile() -> None:
    piles = {"forest": [4, 3, 3, 2], "water": [2]}
    high = race("turn", "2b start", "2c start", hand={"forest": [0]}, piles=piles)
    low = race("turn", "2b start", "2c start", hand={"water": [0]}, piles=piles)
    assert worth(high) > worth(low)


def test_a_finished_game_is_worth_what_came_of_it() -> None:
    state = race("step", "1h home", "2b 1a", terrain="forest", points=1, hex="1h")
    finish_turn(state, TurnPlayer())
    assert state.to_act == clifftop.OVER
    assert JUDGE.worths(state) == [1.0, 0.0]


def test_one_judge_serves_courses_of_any_size() -> None:
    judge = LemmingeJudge()
    for board in ("horseshoe", "short", "horseshoe"):
        state = LEMMINGE.start(players=2, board=board, first=0)
        while state.to_act == clifftop.CHANCE:
            state.apply(state.actions()[0])
        assert math.isclose(sum(judge.worths(state)), 1)


def test_the_one_who_looks_best_late_in_a_game_wins_more_often_than_not() -> None:
    """The same games each time; a judge that guessed would name the winner in a quarter."""
    named = 0
    for seed in range(16):
        worths: list[float] = []
        for state in walk({"players": 4}, Random(seed), hurried=True):
            if state.to_act >= 0:
                worths = JUDGE.worths(state)
        named += state.places()[worths.index(max(worths))] == 1
    assert named > 8


@given(variants(), seeds)
@settings(max_examples=60, deadline=None)
def test_whole_turns_are_legal_answer_by_answer(options: dict[str, object], seed: int) -> None:
    state = somewhere(options, seed)
    if state.to_act < 0:
        return
    turns = TurnOptions(state, JUDGE, 3, 3).all()
    assert turns
    for turn in turns:
        ahead = state.copy()
        assert isinstance(ahead, LemmingeState)
        for answer in turn.answers:
            if ahead.turn != state.turn or ahead.to_act < 0:
                break
            ahead.apply(answer)  # raises where it is not legal
        assert ahead.turn != state.turn or ahead.to_act < 0


@given(variants(), seeds)
@settings(max_examples=40, deadline=None)
def test_another_deal_changes_nothing_that_the_seat_sees(
    options: dict[str, object], seed: int
) -> None:
    state = somewhere(options, seed)
    if state.to_act < 0:
        return
    other = redealt(state, state.to_act, Luck(seed))
    assert other.view(state.to_act) == state.view(state.to_act)
    assert other.deck_size == state.deck_size


@pytest.mark.parametrize("player", [skilled(), strong(Budget(nodes=20)), expert(Budget(nodes=20))])
def test_a_victory_within_reach_is_taken(player: TurnPlayer) -> None:
    hand, piles = {"forest": [2, 0], "water": [1]}, {"forest": [2], "water": [0]}
    state = race("turn", "3f home", "2b 1a", hand=hand, piles=piles)
    finish_turn(state, player)
    assert state.to_act == clifftop.OVER
    assert state.places()[0] == 1


def test_nobody_is_pushed_home_who_would_win_by_it() -> None:
    piles = {"forest": [3, 3]}
    state = race("turn", "3g 1a", "3h home", hand={"forest": [2, 1]}, piles=piles)
    finish_turn(state, TurnPlayer(Budget(nodes=40), watchful=True))
    assert state.to_act != clifftop.OVER


@pytest.mark.parametrize("players", [2, 4])
def test_the_same_luck_gives_the_same_game(players: int) -> None:
    """And every answer is legal: a table takes no other."""

    def game() -> list[int]:
        rng = Random(5)
        state = LEMMINGE.start(players=players)
        seats = [expert(Budget(nodes=8)) for _ in range(players)]
        taken: list[int] = []
        while state.to_act != clifftop.OVER and len(taken) < 45:
            actions = state.actions()
            if state.to_act == clifftop.CHANCE:
                action = rng.choice(actions)
            else:
                knowledge = state.knowledge(state.to_act)
                action = seats[state.to_act].choose(knowledge, actions, rng)
            taken.append(action)
            state.apply(action)
        return taken

    assert game() == game()


def test_who_comes_in_the_middle_of_a_turn_finishes_it() -> None:
    """A table may ask a new player for each choice."""
    rng = Random(3)
    state = LEMMINGE.start(players=3)
    for _ in range(80):
        actions = state.actions()
        if state.to_act == clifftop.CHANCE:
            state.apply(rng.choice(actions))
        else:
            state.apply(skilled().choose(state.knowledge(state.to_act), actions, rng))
    assert cast(LemmingeState, state).turn > 3


def test_what_was_only_looked_at_shares_what_the_tries_have_shown() -> None:
    """Else an option that nobody has tried would look best whenever tries disappoint."""
    state = race("turn", "2b start", "2c start", hand={"forest": [2], "water": [2]})
    state.fall_silent()
    choice = TurnChoice(JUDGE, state, 1)
    choice.look(state)
    one, other, untried = choice.best(3)
    before = choice.promise(untried)
    assert before == untried.look()
    for _ in range(5):
        choice.try_out([one, other], 1, Budget(), 0)
    assert one.tries == other.tries == 5
    shown = (one.tried + other.tried) / 10 - (one.look() + other.look()) / 2
    assert math.isclose(choice.promise(untried), before + shown)


def test_the_strong_one_tries_which_card_to_play_and_nothing_else() -> None:
    hand = {"forest": [2], "water": [2, 1]}
    state = race("turn", "2b start", "2c start", hand=hand, piles={"forest": [4], "water": [3]})
    player = TurnPlayer(Budget(nodes=40), flat=True)
    choice = player.begin(state.knowledge(0), Random(1))
    beginnings = {option.answers[0] for option in choice.options}
    assert 1 < len(beginnings) < len(choice.options)
    best = player.think(choice, Budget(nodes=40))
    tried = [option for option in choice.options if option.tries]
    assert {option.answers[0] for option in tried} == beginnings
    assert len(tried) == len(beginnings)
    assert len({option.tries for option in tried}) == 1
    assert best in tried
    player.answered = 1
    assert player.beginnings(choice) == choice.best(1)


def test_weights_are_read_as_they_were_written() -> None:
    weights = [0.0, 0.5, -1.24, 2.0, 0.0]
    assert unpack(pack(weights)) == pytest.approx(weights)
    assert len(LEARNED_ROUNDS.weights) == WEIGHTS
