"""Plans that are tried out: whole ones, with the same luck, and fewer as it becomes clear."""

from __future__ import annotations

from random import Random

import pytest

import clifftop
from clifftop import CHANCE, State
from clifftop.bots.levels_by_game import levels_of
from clifftop.bots.search.judge import Judge
from clifftop.bots.search.plans import Plan
from clifftop.bots.search.trials import Trials
from clifftop.games.leaping import questions as q
from clifftop.games.leaping.state import LeapingState
from clifftop.kernel.luck import Luck

GAME = "leaping-lemmings"


def a_move(turns: int, seed: int = 1) -> LeapingState:
    """Somebody's choice of a lemming, some turns into a game that was played at random."""
    rng = Random(seed)
    state = clifftop.game(GAME).start()
    assert isinstance(state, LeapingState)
    while turns or state.asked != q.MOVE or len(state.actions()) < 2:
        turns -= state.asked == q.REVEAL
        state.apply(rng.choice(state.actions()))
    return state


def trials_of(state: State, judge: Judge, pauses: int = 1) -> Trials:
    trials = Trials(state.to_act, judge, pauses, 7)
    trials.add_world(clifftop.game(GAME).imagine(state.knowledge(state.to_act), Random(2)))
    return trials


def test_a_plan_says_all_that_the_seat_is_asked() -> None:
    state = a_move(6)
    trials = trials_of(state, levels_of(GAME).judge())
    trials.look()
    assert trials.plans
    for plan in trials.plans:
        ahead = state.copy()
        assert isinstance(ahead, LeapingState)
        for answer in plan.answers:
            assert ahead.to_act == state.to_act
            ahead.apply(answer)
        assert ahead.to_act != state.to_act or ahead.asked in (q.ROLL, q.REVEAL, q.MOVE)


def test_few_plans_that_begin_alike() -> None:
    """Which way a lemming goes is asked again; which lemming is not."""
    trials = trials_of(a_move(12), levels_of(GAME).judge())
    trials.look()
    first = [plan.first for plan in trials.plans]
    assert len(first) > 2
    assert max(first.count(answer) for answer in first) == 3


def test_equal_plans_come_to_the_same() -> None:
    """Chance and the guide are as kind to one as to the other."""
    trials = trials_of(a_move(6), levels_of(GAME).judge(), pauses=2)
    trials.look()
    answers = trials.plans[0].answers
    trials.plans = [Plan(answers), Plan(answers)]
    for _ in range(5):
        trials.round()
    one, other = trials.plans
    assert one.worth == other.worth
    assert one.tries == other.tries == 5


def test_the_better_half_goes_on() -> None:
    trials = trials_of(a_move(6), levels_of(GAME).judge())
    trials.look()
    answers = trials.plans[0].answers
    trials.plans = [Plan(answers) for _ in range(6)]
    hopes = [0.1, 0.9, 0.3, 0.8, 0.2, 0.7]
    for plan, hope in zip(trials.plans, hopes, strict=True):
        plan.promise = hope
    trials.round()
    trials.narrow(0.1)
    assert [plan.promise for plan in trials.plans] == hopes
    trials.narrow(0.4)
    trials.narrow(0.41)
    assert [plan.promise for plan in trials.plans] == [0.9, 0.8, 0.7]
    trials.narrow(0.99)
    trials.narrow(0.99)
    assert [plan.promise for plan in trials.plans] == [0.9, 0.8], "two are needed for a comparison"


def some_plans(tries: int, tried: list[tuple[float, float]]) -> list[Plan]:
    """Plans that were tried so often, with these means and swings."""
    plans = []
    for first, (mean, swing) in enumerate(tried):
        plan = Plan([first])
        plan.promise = mean
        plan.tries = tries
        plan.worth = mean * tries
        plan.swing = swing
        plans.append(plan)
    return plans


@pytest.mark.parametrize(
    ("tries", "kept"), [(4, [1, 0, 2, 3]), (16, [1, 0, 2]), (100, [1, 0]), (1000, [1, 0])]
)
def test_what_is_clearly_worse_is_dropped(tries: int, kept: list[int]) -> None:
    """The more tries, the clearer; two are left to compare."""
    trials = trials_of(a_move(6), levels_of(GAME).judge())
    spread = 0.15 * 0.15 * tries
    trials.plans = some_plans(
        tries, [(0.6, spread), (0.7, spread), (0.6 - 1e-3, 4 * spread), (0.5, spread)]
    )
    trials.drop()
    assert [plan.first for plan in trials.plans] == kept


def test_plans_are_compared_by_how_they_differ_in_a_round() -> None:
    """Rounds that are good or bad to all of them alike leave no doubt about the better one."""

    class Weather(Judge):
        """Fair to the first plan, a little less to the others, and different in every round."""

        def __init__(self) -> None:
            self.asked = -1

        def pauses(self, state: State) -> bool:
            return True

        def paused(self, state: State, seat: int) -> float:
            self.asked += 1
            number, plan = divmod(self.asked, 3)
            return (number % 2) * 0.8 + (0.1 if plan == 0 else 0.0)

    trials = trials_of(a_move(6), Weather())
    answers = trials_of(a_move(6), levels_of(GAME).judge()).worlds[0].answers()
    trials.plans = [Plan([answers[0]]) for _ in range(3)]
    for _ in range(11):
        trials.round()
    first, second, third = trials.plans
    assert first.swing == pytest.approx(11 * (0.1 * 2 / 3) ** 2)
    assert second.swing == third.swing == pytest.approx(11 * (0.1 / 3) ** 2)
    trials.round()
    assert trials.plans == [first, second]


def test_dice_fall_evenly_over_the_rounds() -> None:
    """Three rounds of four with a 5 would flatter whoever waits for one."""
    trials = trials_of(a_move(6), levels_of(GAME).judge())
    weights = [1, 2, 2, 1]
    for clock in range(7):
        fallen = [trials.fallen(weights, number, clock) for number in range(60)]
        counts = [fallen.count(face) for face in range(4)]
        if clock < 5:
            assert all(abs(count - 10 * of) <= 3 for count, of in zip(counts, weights, strict=True))
        assert sum(counts) == 60


def test_dice_fall_alike_whatever_was_done_before() -> None:
    """A pellet more that is looked at does not change the dice of the next turn."""
    judge = levels_of(GAME).judge()
    rolled: list[list[tuple[int, ...]]] = []

    class Watches(Judge):
        def pauses(self, state: State) -> bool:
            assert isinstance(state, LeapingState)
            if state.asked == q.REVEAL:
                rolled[-1].append(state.dice)
            return judge.pauses(state)

        def by_the_clock(self, state: State) -> bool:
            return judge.by_the_clock(state)

        def choose(self, state: State, actions: list[int], luck: Luck) -> int:
            return judge.choose(state, actions, luck)

    state = a_move(12)
    trials = trials_of(state, Watches(), pauses=3)
    trials.look()
    for plan in trials.plans:
        rolled.append([])
        ahead = trials.worlds[0].copy()
        for answer in plan.answers:
            ahead.advance(answer)
        trials.played_on(ahead, 4, 99)
    assert len(rolled) > 1
    assert rolled == [rolled[0]] * len(rolled)
    assert len(rolled[0]) == 3


@pytest.mark.parametrize("pauses", [1, 2])
def test_tables_are_compared_at_a_pause(pauses: int) -> None:
    """After the eagles have flown for everybody, and as many turns later as was asked for."""

    class Remembers(Judge):
        def __init__(self) -> None:
            self.judged: list[LeapingState] = []

        def worth(self, state: State, seat: int) -> float:
            assert isinstance(state, LeapingState)
            self.judged.append(state)
            return 0.5

        def settled(self, state: State, seat: int) -> bool:
            return True

        def pauses(self, state: State) -> bool:
            assert isinstance(state, LeapingState)
            return state.asked == q.REVEAL

    state, judge = a_move(6), Remembers()
    trials = trials_of(state, judge, pauses)
    trials.plans = [Plan([answer]) for answer in state.actions()]
    trials.round()
    assert len(judge.judged) == len(state.actions())
    for seen in judge.judged:
        assert (seen.asked, seen.to_act) == (q.REVEAL, CHANCE)
        assert seen.turn == state.turn + pauses
