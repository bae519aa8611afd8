"""What can be asked: each question knows its answers and what an answer does.

A game whose rules are small steps keeps a list of questions, its book. Its state says which one is
open, and hands `options`, `weights` and `take` on to it. Each state does so in its own three lines:
an ancestor that did it for all of them made every compiled copy 2 to 5 % slower.

The book also keeps rules from importing each other in a circle. A module imports what it builds on;
what comes after it, or is built on it, it reaches by number: `BOOK[ROLL].begin(state)`.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from clifftop.kernel.errors import NotNow

S = TypeVar("S")
Q = TypeVar("Q", bound="Question[Any]")


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Generic[S]):
    """One thing that a seat, or chance, is asked in a state of the type S."""

    def __init__(self, number: int) -> None:
        self.number = number  # its place in the game's list

    def begin(self, state: S) -> None:
        """What leads up to the question: ask it, or go past it where there is nothing to ask. A
        question that is only ever asked outright needs none."""
        raise NotNow("game-must-define", name="begin")

    def options(self, state: S) -> list[int]:
        """The legal answers, ascending."""
        raise NotNow("game-must-define", name="options")

    def weights(self, state: S) -> list[int]:
        """Of a chance point: how likely each option is."""
        raise NotNow("no-chance-now")

    def answer(self, state: S, action: int) -> None:
        """What a legal answer does."""
        raise NotNow("game-must-define", name="answer")


def in_order(chapters: list[list[Q]]) -> list[Q]:
    """All questions of a game, each in the place that its number says."""
    questions = [question for chapter in chapters for question in chapter]
    questions.sort(key=number_of)
    assert [question.number for question in questions] == list(range(len(questions)))
    return questions


def number_of(question: Question[Any]) -> int:
    return question.number
