"""Whatever is refused is refused in a sentence."""

import pytest
from tests.games.leaping.canyon import edited

import clifftop
from clifftop import IllegalAction, words
from clifftop.kernel.board_file import BoardError
from clifftop.kernel.errors import ClifftopError
from clifftop.kernel.reason import Reason
from clifftop.table.errors import TableError


def refused(**options: object) -> ClifftopError:
    with pytest.raises(ClifftopError) as caught:
        clifftop.game("leaping-lemmings").start(**options)
    return caught.value


def test_an_action_is_refused_by_its_clause() -> None:
    state = clifftop.game("lemminge").start(players=2, first=0)
    with pytest.raises(IllegalAction) as caught:
        state.apply(0)
    assert words.refusal(caught.value) == "K-1: That is not what is asked now."
    assert words.refusal(caught.value) == str(caught.value)


def test_an_option_is_refused_by_its_name() -> None:
    error = refused(players=9)
    assert words.refusal(error) == "players is 9, but must be from 2 to 6"


def test_a_board_is_refused_problem_by_problem() -> None:
    error = refused(board=edited(('name = "canyon"', "name = 5\ncolour = 3")))
    assert isinstance(error, BoardError) and len(error.problems) == 2
    assert words.refusal(error).splitlines() == str(error).splitlines()
    assert len(words.refusal(error).splitlines()) == 2


def test_a_table_refuses_in_words_too() -> None:
    error = TableError("table-seat-taken", seat=2)
    assert words.refusal(error) == str(error)


def test_a_clause_from_outside_is_spelled_out() -> None:
    error = IllegalAction(Reason("COIN-1", "edge", side=2))
    assert words.refusal(error) == "COIN-1: why: edge, side: 2"
    assert words.refusal(ClifftopError("coins-lost", coins=3)) == "error: coins-lost, coins: 3"
