"""A machine that plays with the engine as clients will: acting, copying, going back, saving."""

from random import Random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from tests.games.leaping.invariants import check_state
from tests.games.leaping.walks import LEAPING, variants
from tests.worlds import choose

import clifftop
from clifftop import OVER, Record


class Table(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.state: Any = None
        self.earlier: list[tuple[Any, dict[str, object]]] = []

    @initialize(options=variants())
    def sit_down(self, options: dict[str, object]) -> None:
        self.state = LEAPING.start(**options)

    @precondition(lambda self: self.state.to_act != OVER)
    @rule(choice=st.integers(0, 10**6))
    def act(self, choice: int) -> None:
        actions = self.state.actions()
        self.state.apply(actions[choice % len(actions)])

    @precondition(lambda self: self.state.to_act != OVER)
    @rule(seed=st.integers(0, 10**6), steps=st.integers(5, 120))
    def play_on(self, seed: int, steps: int) -> None:
        rng = Random(seed)
        for _ in range(steps):
            if self.state.to_act != OVER:
                self.state.apply(choose(self.state, rng))
                check_state(self.state)

    @rule()
    def remember(self) -> None:
        self.earlier.append((self.state.copy(), self.state.position()))

    @precondition(lambda self: self.earlier)
    @rule()
    def go_back(self) -> None:
        self.state, position = self.earlier.pop()
        assert self.state.position() == position

    @rule(action=st.integers(-2, 300))
    def try_anything(self, action: int) -> None:
        before = self.state.position()
        if action in self.state.actions():
            assert self.state.why_not(action) is None
            return
        try:
            self.state.apply(action)
        except clifftop.IllegalAction as error:
            assert error.reason.clause
        else:
            raise AssertionError("an illegal action was taken")
        assert self.state.position() == before

    @rule()
    def save_and_load(self) -> None:
        record = Record.loads(Record.of(self.state).dumps())
        replayed = record.replay()
        assert replayed.position() == self.state.position()
        assert replayed.knowledge(0) == self.state.knowledge(0)

    @rule()
    def write_down_and_set_up(self) -> None:
        again = LEAPING.from_position(self.state.position())
        assert again.position() == self.state.position()
        assert again.actions() == self.state.actions()

    @rule(seed=st.integers(0, 10**6), seat=st.integers(0, 5))
    def imagine(self, seed: int, seat: int) -> None:
        seat %= self.state.players
        world = self.state.resample(seat, Random(seed))
        assert world.knowledge(seat) == self.state.knowledge(seat)
        check_state(world)

    @invariant()
    def nothing_is_lost(self) -> None:
        if self.state is not None:
            check_state(self.state)


TestTable = Table.TestCase
TestTable.settings = settings(max_examples=25, stateful_step_count=40, deadline=None)
