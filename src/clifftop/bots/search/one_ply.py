"""Looking one ply ahead: to the end of what a seat chooses itself, over what chance may bring."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from clifftop.bots.search.judge import Judge
from clifftop.kernel.luck import Luck
from clifftop.kernel.playout import next_step
from clifftop.kernel.state import CHANCE, OVER, State

OUTCOMES: Final = 8  # of chance that are all looked at; of more, as many are drawn


@final
class OnePly:
    """`most` tables are looked at for each move; beyond that the judge's guide goes on."""

    def __init__(self, judge: Judge, seat: int, seed: int, most: int) -> None:
        self.judge = judge
        self.seat = seat
        self.luck = Luck(seed)
        self.most = most
        self.looks: i64 = 0

    def worth(self, state: State, action: int) -> float:
        """What a move is worth to the seat; the state stays as it is."""
        self.looks = 0
        return self.after(state, action)

    def seen_after(self, state: State, answers: list[int]) -> float:
        """The same for a few answers of the seat in a row."""
        self.looks = 0
        ahead = state.copy()
        for answer in answers:
            ahead.advance(answer)
        return self.seen(ahead)

    def after(self, state: State, action: int) -> float:
        ahead = state.copy()
        ahead.advance(action)
        return self.seen(ahead)

    def seen(self, state: State) -> float:
        """What a table is worth if the seat goes on as well as it can. The state is used up."""
        if state.to_act == OVER:
            return self.judge.ended(state, self.seat)
        if self.judge.settled(state, self.seat):
            self.looks += 1
            return self.judge.worth(state, self.seat)
        options = state.answers()
        if len(options) == 1:
            state.advance(options[0])
            return self.seen(state)
        if state.to_act == CHANCE:
            return self.over_chance(state, options)
        if state.to_act != self.seat or self.looks >= self.most:
            state.advance(next_step(state, self.luck, self.judge))
            return self.seen(state)
        best = -1.0
        for option in options:
            worth = self.after(state, option)
            if worth > best:
                best = worth
        return best

    def over_chance(self, state: State, options: list[int]) -> float:
        weights = state.weights()
        total = 0.0
        if len(options) > OUTCOMES or self.looks >= self.most:
            number = 1 if self.looks >= self.most else OUTCOMES
            for _ in range(number):
                total += self.after(state, options[self.luck.chosen(weights)])
            return total / number
        whole = 0.0
        for at in range(len(options)):
            weight = float(weights[at])
            whole += weight
            total += weight * self.after(state, options[at])
        return total / whole
