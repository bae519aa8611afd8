"""Questions, shown with a countdown: who is asked says "go on" until nothing is left."""

import pytest

from clifftop import NotNow
from clifftop.kernel.question import Question, in_order

GO_ON, LIFT_OFF = 0, 1


class Countdown:
    def __init__(self, left: int) -> None:
        self.left = left
        self.asked = LIFT_OFF


BOOK: list[Question[Countdown]] = []


class GoOn(Question[Countdown]):
    def begin(self, state: Countdown) -> None:
        state.asked = GO_ON if state.left else LIFT_OFF

    def answer(self, state: Countdown, action: int) -> None:
        state.left -= 1
        BOOK[GO_ON].begin(state)


class LiftOff(Question[Countdown]):
    pass


CHAPTERS: list[list[Question[Countdown]]] = [[LiftOff(LIFT_OFF)], [GoOn(GO_ON)]]
BOOK[:] = in_order(CHAPTERS)


def test_the_book_has_each_question_where_its_number_says() -> None:
    assert [question.number for question in BOOK] == [GO_ON, LIFT_OFF]


def test_a_question_is_asked_or_gone_past() -> None:
    state = Countdown(2)
    BOOK[GO_ON].begin(state)
    asked = [state.asked]
    while state.asked == GO_ON:
        BOOK[state.asked].answer(state, 0)
        asked.append(state.asked)
    assert asked == [GO_ON, GO_ON, LIFT_OFF]


def test_what_a_question_leaves_out_is_named() -> None:
    with pytest.raises(NotNow, match="begin"):
        BOOK[LIFT_OFF].begin(Countdown(0))
