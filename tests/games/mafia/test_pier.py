"""The pier: a board file that is checked, and says what is wrong with it and where."""

import json

import pytest
from tests.games.mafia.piers import OURS, SMALL, edited
from tests.games.mafia.walks import MAFIA

from clifftop import BoardError, OptionError
from clifftop.games.mafia.board.pier import Pier
from clifftop.kernel.board_file import Problem


def problems_of(text: str) -> list[Problem]:
    try:
        Pier.load(text)
    except BoardError as error:
        assert error.text()  # every problem has its sentence
        return error.problems
    return []


def test_the_pier_that_comes_with_the_game() -> None:
    pier = Pier.load(OURS)
    assert pier is Pier.load(OURS)
    assert pier.size == len(pier.names) == sum(map(len, pier.section_spaces)) <= 96
    assert pier.names[0] == "1a" and pier.index[pier.names[-1]] == pier.size - 1
    assert all(2 <= len(spaces) <= 3 for spaces in pier.section_spaces)
    assert set(pier.kinds) == set(range(6))
    geometry = pier.geometry()
    assert json.loads(json.dumps(geometry)) == geometry
    assert len(pier.contracts) == 18


FIRST = '[["empty", 100, 100], ["mixer", 160, 100]]'


@pytest.mark.parametrize(
    ("text", "message", "clause"),
    [
        (edited(FIRST, '[["empty", 100, 100]]'), "mafia-board-section-size", "LM-2.3"),
        (edited(FIRST, "[]"), "mafia-board-section-size", "LM-2.3"),
        (edited(FIRST, '"empty"'), "board-wrong-item", ""),
        (edited(FIRST, FIRST.replace("empty", "emty")), "mafia-board-kind-unknown", ""),
        (edited(FIRST, FIRST.replace("160", "1.6")), "mafia-board-space-form", ""),
        (edited(FIRST, FIRST.replace("160", "1600")), "mafia-board-outside", ""),
        (edited(FIRST, FIRST.replace("100, 100", "-1, 100")), "mafia-board-outside", ""),
        (edited(FIRST, FIRST.replace("100, 100", "100, -1")), "mafia-board-outside", ""),
        (edited("water = [700, 100]", "water = [801, 100]"), "mafia-board-outside", ""),
        (edited("water = [700, 100]", "water = [700, 401]"), "mafia-board-outside", ""),
        (edited("water = [700, 100]", "water = [461, 101]"), "mafia-board-too-close", ""),
        (edited("water = [700, 100]", "water = [700]"), "mafia-board-pair", ""),
        (edited("area = [800, 400]", "area = [16, 10]"), "mafia-board-area", ""),
        (SMALL.replace('"bookmaker"', '"empty"'), "mafia-board-no-bookmaker", "LM-3.4"),
        (edited('["few-out"]', '["few"]'), "mafia-board-contract-kind", "LM-4.5"),
        (edited('["few-out"]', '"few-out"'), "mafia-board-contract-form", ""),
        (edited('["few-out"]', '["few-out", "red"]'), "mafia-board-contract-lemmings", "LM-4.5"),
        (edited('["third", "red"]', '["third", "blue"]'), "mafia-board-contract-twice", ""),
        (edited('["third", "red"]', '["third", "rad"]'), "mafia-board-lemming-unknown", "LM-1.1"),
        (edited('  ["third", "red"],\n', ""), "mafia-board-contract-count", "LM-R1"),
        (edited("pink = [200, 250]\n", ""), "board-key-missing", ""),
        (edited("water =", "watr ="), "board-key-misspelt", ""),
        (edited('name = "small"', 'name = ""'), "board-name", ""),
    ],
)
def test_a_fault_is_named_with_its_line(text: str, message: str, clause: str) -> None:
    found = problems_of(text)
    assert [(problem.message, problem.clause) for problem in found] == [(message, clause)]
    changed = [
        number
        for number, (old, new) in enumerate(
            zip(SMALL.split("\n"), text.split("\n"), strict=False), start=1
        )
        if old != new
    ]
    assert found[0].line == changed[0] or message in (
        "mafia-board-no-bookmaker",
        "mafia-board-contract-count",
        "board-key-missing",
    )


def test_an_endless_pier_is_cut_short() -> None:
    sections = ",\n".join('[["empty", 1, 1], ["bookmaker", 99, 1]]' for _ in range(49))
    start = SMALL.index("sections = [")
    text = SMALL[:start] + f"sections = [{sections}]\n" + SMALL[SMALL.index("contracts = [") :]
    assert [problem.message for problem in problems_of(text)] == ["mafia-board-too-many-spaces"]


def test_a_pier_of_ones_own_can_be_played_on() -> None:
    state = MAFIA.start(board=edited('name = "small"', 'name = "mine"'), players=3, first=2)
    assert state.view(None)["board"] != MAFIA.start().view(None)["board"]
    assert state.view(None)["player"] == 2
    with pytest.raises(OptionError):
        MAFIA.start(board="canyon")


@pytest.mark.parametrize("corner", ["[0, 0]", "[800, 0]", "[0, 400]", "[800, 400]"])
def test_a_place_may_lie_on_the_border_of_the_drawing(corner: str) -> None:
    assert problems_of(edited("water = [700, 100]", f"water = {corner}")) == []


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        (edited(FIRST, FIRST.replace("mixer", "mixr")), "mixer"),
        (edited(FIRST, FIRST.replace("mixer", "jackmaker")), "jackhammer"),  # or bookmaker
        (edited('["few-out"]', '["may-out"]'), "many-out"),  # or out
        (edited('["third", "red"]', '["third", "gree"]'), "green"),  # or grey
    ],
)
def test_a_wrong_word_is_answered_with_the_one_that_is_meant(text: str, meant: str) -> None:
    (problem,) = problems_of(text)
    assert problem.facts["known"] == meant


def test_a_word_like_no_other_is_answered_with_all_of_them() -> None:
    (problem,) = problems_of(edited('["third", "red"]', '["third", "xyz"]'))
    assert problem.facts["known"] == "blue, grey, green, purple, pink, red"


def test_every_wrong_contract_is_named() -> None:
    text = edited('["few-out"]', '["few"]').replace('["third", "red"]', '["third", "rad"]')
    text = text.replace('["many-out"]', "3")
    assert [problem.message for problem in problems_of(text)] == [
        "mafia-board-lemming-unknown",
        "mafia-board-contract-kind",
        "mafia-board-contract-form",
    ]
