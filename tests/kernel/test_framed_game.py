"""A game with a frame and a book of questions: a launch, for which a die says how long the players
count down in turns, up to a limit that is one of its options."""

from __future__ import annotations

import pytest

from clifftop import CHANCE, OVER, OptionError, State
from clifftop.kernel import options
from clifftop.kernel.framed_game import FRAMES_KEPT, FramedGame
from clifftop.kernel.history import EVERYONE
from clifftop.kernel.options import Option
from clifftop.kernel.question import Question
from clifftop.kernel.question_state import QuestionState

ROLL, COUNT, LIFT_OFF = 0, 1, 2
GO_ON = 0


class Limit:
    def __init__(self, limit: int) -> None:
        self.limit = limit


class Launch(QuestionState["Question[Launch]"]):
    def __init__(self, frame: Limit, source: Launch | None = None) -> None:
        super().__init__(BOOK, 2, 0, source)
        self.frame = frame
        self.left: int = source.left if source else 0

    def clone(self) -> Launch:
        return Launch(self.frame, self)

    def witnesses(self, action: int) -> int:
        return EVERYONE


class Roll(Question[Launch]):
    def options(self, state: Launch) -> list[int]:
        return [1, state.frame.limit]

    def weights(self, state: Launch) -> list[int]:
        return [3, 1]

    def answer(self, state: Launch, action: int) -> None:
        state.left = action
        state.ask(COUNT, 0)


class Count(Question[Launch]):
    def options(self, state: Launch) -> list[int]:
        return [GO_ON]

    def answer(self, state: Launch, action: int) -> None:
        state.left -= 1
        if state.left:
            state.ask(COUNT, 1 - state.to_act)
        else:
            state.ask(LIFT_OFF, OVER)


class LiftOff(Question[Launch]):
    def options(self, state: Launch) -> list[int]:
        return []


BOOK: list[Question[Launch]] = [Roll(ROLL), Count(COUNT), LiftOff(LIFT_OFF)]


class LaunchGame(FramedGame[Limit]):
    def __init__(self) -> None:
        limit = Option("limit", "number", 3, 2, 200)
        super().__init__("launch", 1, [options.players(2, 2, 2), limit], 201, 201)
        self.frames_made = 0

    def make_frame(self, settled: dict[str, object]) -> Limit:
        self.frames_made += 1
        limit = settled["limit"]
        assert isinstance(limit, int)
        return Limit(limit)

    def begin(self, options: dict[str, object]) -> State:
        return Launch(self.frame(options))


def test_the_open_question_says_what_may_be_answered_and_what_that_does() -> None:
    state = LaunchGame().start()
    assert state.to_act == CHANCE
    assert state.chances() == [(1, 0.75), (3, 0.25)]
    state.apply(3)
    asked = []
    while state.to_act != OVER:
        asked.append(state.to_act)
        state.apply(GO_ON)
    assert asked == [0, 1, 0]
    assert state.actions() == []


def test_a_copy_goes_on_from_the_open_question() -> None:
    state = LaunchGame().start()
    state.apply(3)
    ahead = state.copy()
    ahead.apply(GO_ON)
    assert (state.to_act, ahead.to_act) == (0, 1)
    assert state.actions() == ahead.actions() == [GO_ON]


def test_the_same_options_share_a_frame() -> None:
    game = LaunchGame()
    assert game.frame({}) is game.frame({"limit": 3, "players": 2})
    assert game.frame({"limit": 4}) is not game.frame({})
    assert game.frames_made == 2


def test_only_the_newest_frames_are_kept() -> None:
    game = LaunchGame()
    first = game.frame({"limit": 2})
    for limit in range(3, 3 + FRAMES_KEPT):
        game.frame({"limit": limit})
    assert len(game.frames.things) == FRAMES_KEPT
    assert game.frame({"limit": 2}) is not first


def test_a_wrong_option_makes_no_frame() -> None:
    game = LaunchGame()
    with pytest.raises(OptionError):
        game.frame({"limit": 1})
    assert game.frames_made == 0
