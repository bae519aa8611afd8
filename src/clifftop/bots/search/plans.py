"""Plans: all that a seat may answer in a row, until others or chance have their say.

A turn may begin with a card that is carried out in many small answers, and only then comes the
move. To look at every way through all of that would take too long. So what is begun is carried out
in every way, but only the best of these go on to what comes next.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from clifftop.bots.search.judge import Judge
from clifftop.kernel.state import State

ROOM: Final = 500  # steps of plans that are looked for
FEWEST: Final = 60  # … for each answer that they may begin with
BEGUN: Final = 6  # deeds after which a plan goes on
ALIKE: Final = 2  # … of those that begin with the same answer
OPINION: Final = 4.0  # tries that a look counts for


@final
class Plan:
    """What the seat may answer, and what was thought of it."""

    def __init__(self, answers: list[int]) -> None:
        self.answers = answers
        self.promise = 0.0  # by the looks alone
        self.tries: i64 = 0
        self.worth = 0.0  # of all tries together
        self.swing = 0.0  # by how much they were off their rounds' mean, squared, together

    @property
    def first(self) -> int:
        return self.answers[0]

    def mean(self) -> float:
        """What the tries say, and what the look says as if it were some tries more."""
        return (self.worth + OPINION * self.promise) / (OPINION + float(self.tries))


@final
class Deed:
    """Where a few answers have led."""

    def __init__(self, state: State, answers: list[int], worth: float) -> None:
        self.state = state
        self.answers = answers
        self.worth = worth  # to the seat, if it has more to answer


@final
class Planner:
    def __init__(self, judge: Judge, seat: int) -> None:
        self.judge = judge
        self.seat = seat
        self.left: i64 = 0  # steps

    def plans(self, state: State) -> list[Plan]:
        """The plans from here on, at least one."""
        found: list[Plan] = []
        begun: list[Deed] = []
        answers = state.answers()
        room = max(FEWEST, ROOM // len(answers))
        for answer in answers:
            deeds: list[Deed] = []
            self.left = room
            self.carry_out(state, [], answer, deeds)
            for deed in deeds:
                if self.over(deed.state):
                    found.append(Plan(deed.answers))
                else:
                    begun.append(deed)
        begun.sort(key=lambda deed: -deed.worth)
        alike: dict[int, int] = {}
        more = BEGUN
        for deed in begun:
            first = deed.answers[0]
            alike[first] = alike.get(first, 0) + 1
            if alike[first] <= ALIKE and more > 0:
                found.append(self.completed(deed))
                more -= 1
        return found

    def over(self, state: State) -> bool:
        """The seat has nothing to add."""
        return state.to_act != self.seat or self.judge.settled(state, self.seat)

    def carry_out(self, state: State, answered: list[int], answer: int, deeds: list[Deed]) -> None:
        """Every way to bring to an end what an answer begins, as far as there is room."""
        ahead = state.copy()
        ahead.advance(answer)
        answers = [*answered, answer]
        self.left -= 1
        if self.over(ahead):
            deeds.append(Deed(ahead, answers, 0.0))
        elif self.judge.rests(ahead) or self.left <= 0:
            deeds.append(Deed(ahead, answers, self.judge.worth(ahead, self.seat)))
        else:
            for option in ahead.answers():
                if self.left > 0 or not deeds:
                    self.carry_out(ahead, answers, option, deeds)

    def completed(self, deed: Deed) -> Plan:
        """From here on the best deed after each deed."""
        while not self.over(deed.state):
            deeds: list[Deed] = []
            options = deed.state.answers()
            room = max(FEWEST, ROOM // len(options))
            for option in options:
                self.left = room
                self.carry_out(deed.state, deed.answers, option, deeds)
            deed = self.best(deeds)
        return Plan(deed.answers)

    def best(self, deeds: list[Deed]) -> Deed:
        """The one that ends the turn best, or if none does, begins best."""
        ends: list[Deed] = []
        for deed in deeds:
            if self.over(deed.state):
                deed.worth = self.judge.worth(deed.state, self.seat)
                ends.append(deed)
        return max(ends or deeds, key=lambda deed: deed.worth)
