"""What the kernel leaves to a game says so, by name, where a game has not filled it in."""

from collections.abc import Callable
from random import Random

import pytest

import clifftop
from clifftop import NotNow, State
from clifftop.kernel.game import Game, Worlds
from clifftop.kernel.history import Recollection
from clifftop.kernel.question import Question
from clifftop.kernel.reason import Reason

STATE = State(2, 1, None)
GAME = Game("bare", 1, [], 1, 1)
QUESTION: Question[State] = Question(0)

UNFILLED: dict[str, Callable[[], object]] = {
    "game": STATE.game,
    "options": STATE.options,
    "take": lambda: STATE.take(0),
    "weights": STATE.weights,
    "witnesses": lambda: STATE.witnesses(0),
    "clone": STATE.clone,
    "refuse": lambda: STATE.refuse(0),
    "describe": lambda: STATE.describe(0),
    "write": lambda: STATE.write(0),
    "see": lambda: STATE.see(0),
    "tell": lambda: STATE.tell(0),
    "points": STATE.points,
    "ranks": STATE.ranks,
    "standing": STATE.standing,
    "begin": lambda: GAME.begin({}),
    "read": lambda: GAME.read({}),
    "guess": lambda: GAME.guess({}, [], Random(0)),
    "check_board": lambda: GAME.check_board("", ""),
    "board_text": lambda: GAME.board_text(STATE),
    "options_of": lambda: GAME.options_of(STATE),
    "draw": lambda: Worlds().draw(Random(0)),
    "answer": lambda: QUESTION.answer(STATE, 0),
}


@pytest.mark.parametrize("name", UNFILLED)
def test_a_game_must_define_it(name: str) -> None:
    with pytest.raises(NotNow) as error:
        UNFILLED[name]()
    assert (error.value.message, error.value.facts) == ("game-must-define", {"name": name})


def test_a_question_must_have_answers_and_no_chances() -> None:
    with pytest.raises(NotNow) as error:
        QUESTION.options(STATE)
    assert error.value.facts == {"name": "options"}
    with pytest.raises(NotNow) as error:
        QUESTION.weights(STATE)
    assert error.value.message == "no-chance-now"


def test_a_past_that_nobody_recalls_is_empty() -> None:
    assert Recollection().entries() == []


def test_equal_reasons_count_as_one() -> None:
    reasons = {Reason("K-1", "not-asked", action=1), Reason("K-1", "not-asked", action=1)}
    assert len(reasons) == 1
    assert Reason("K-1", "not-asked", action=2) not in reasons
    assert hash(Reason("K-1", "not-asked")) != hash(Reason("LL-1", "not-asked"))


@pytest.mark.parametrize("name", clifftop.games())
def test_there_is_no_action_beyond_the_last(name: str) -> None:
    game = clifftop.game(name)
    state = game.start()
    assert state.describe(0) and state.describe(game.num_actions - 1)
    for action in (-1, game.num_actions):
        with pytest.raises(clifftop.IllegalAction) as error:
            state.describe(action)
        assert error.value.reason.clause == "K-1"
        assert error.value.reason.facts == {"action": action}
