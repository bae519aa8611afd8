"""The state of a game whose rules are a book of questions: one of them is open at a time."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from clifftop.kernel.question import Question
from clifftop.kernel.state import State

Q = TypeVar("Q", bound=Question[Any])


@mypyc_attr(allow_interpreted_subclasses=True)
class QuestionState(State, Generic[Q]):
    """`asked` is the number of the open question, which says what may be answered, and what an
    answer does. A game begins with question 0."""

    def __init__(
        self, book: list[Q], players: int, things: int, source: QuestionState[Q] | None = None
    ) -> None:
        super().__init__(players, things, source)
        self.book = book
        self.asked: int = 0 if source is None else source.asked

    def ask(self, question: int, seat: int) -> None:
        """Open a question, to be answered by a seat or by chance."""
        self.asked = question
        self.to_act = seat

    def options(self) -> list[int]:
        return self.book[self.asked].options(self)

    def take(self, action: int) -> None:
        self.book[self.asked].answer(self, action)

    def weights(self) -> list[int]:
        return self.book[self.asked].weights(self)
