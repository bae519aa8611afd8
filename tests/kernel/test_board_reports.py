"""What `board check` has to say of a good board, and of one that lacks whole parts."""

import pytest
from tests.games.leaping.canyon import GOOD
from tests.games.lemminge.table_builder import PADDOCK
from tests.games.lemminge.table_builder import edited as course
from tests.games.mafia.piers import SMALL
from tests.games.mafia.piers import edited as pier

import clifftop
from clifftop import BoardError
from clifftop.kernel.board_file import shown


@pytest.mark.parametrize(
    ("game", "text", "report"),
    [
        ("leaping-lemmings", GOOD, {"name": "canyon", "rows": 15, "hexes": 67, "brush": 9}),
        ("lemming-mafia", SMALL, {"name": "small", "sections": 3, "spaces": 7, "bookmakers": 1}),
        ("lemminge", PADDOCK, {"name": "paddock", "rows": 3, "hexes": 25, "meadow": 18}),
    ],
)
def test_a_good_board_in_figures(game: str, text: str, report: dict[str, object]) -> None:
    assert clifftop.game(game).check_board(text, "mine.toml") == report


def said(game: str, text: str) -> list[tuple[str, str]]:
    """The problems of a board: what, and where."""
    with pytest.raises(BoardError) as error:
        clifftop.game(game).check_board(text, "mine.toml")
    assert str(error.value).startswith("mine.toml:")
    return [(problem.message, problem.where) for problem in error.value.problems]


FIRST = '[["empty", 100, 100], ["mixer", 160, 100]]'
SECTIONS = SMALL[SMALL.index("sections = [") : SMALL.index("contracts = [")]
CONTRACTS = SMALL[SMALL.index("contracts = [") : SMALL.index("[start]")]
START = SMALL[SMALL.index("[start]") :]


@pytest.mark.parametrize(
    ("text", "problems"),
    [
        (pier('name = "small"\n', ""), [("board-key-missing", "name")]),
        (pier('name = "small"', "name = 3"), [("board-wrong-type", "name")]),
        (pier('name = "small"', f'name = "{"x" * 41}"'), [("board-name", "name")]),
        (pier("area = [800, 400]\n", ""), [("board-key-missing", "area")]),
        (pier("area = [800, 400]", 'area = [800, "4"]'), [("board-wrong-item", "area")]),
        (pier("area = [800, 400]", "area = [800, 400, 1]"), [("mafia-board-pair", "area")]),
        (pier("water = [700, 100]\n", ""), [("board-key-missing", "water")]),
        (pier(SECTIONS, ""), [("board-key-missing", "sections")]),
        (pier(SECTIONS, "sections = []\n"), [("mafia-board-no-sections", "sections")]),
        (pier(SECTIONS, "sections = 3\n"), [("board-wrong-type", "sections")]),
        (
            pier(FIRST, FIRST.replace('["empty", 100, 100]', "3")),
            [("mafia-board-space-form", "sections")],
        ),
        (pier(FIRST, FIRST.replace("100, 100", "100")), [("mafia-board-space-form", "sections")]),
        (
            pier(FIRST, FIRST.replace("100, 100", "100, 1.5")),
            [("mafia-board-space-form", "sections")],
        ),
        (
            pier(FIRST, FIRST.replace("100, 100", "true, 100")),
            [("mafia-board-space-form", "sections")],
        ),
        (pier(FIRST, FIRST.replace('"empty"', "1")), [("mafia-board-space-form", "sections")]),
        (pier(CONTRACTS, ""), [("board-key-missing", "contracts")]),
        (pier(START, ""), [("board-key-missing", "start")]),
        (
            pier(START, "[start]\n"),
            [
                ("board-key-missing", f"start.{one}")
                for one in ("blue", "grey", "green", "purple", "pink", "red")
            ],
        ),
        (
            "",
            [
                ("board-key-missing", key)
                for key in ("name", "start", "sections", "water", "contracts", "area")
            ],
        ),
    ],
)
def test_what_a_pier_lacks(text: str, problems: list[tuple[str, str]]) -> None:
    assert said("lemming-mafia", text) == problems


def test_a_space_that_is_none_is_named_by_its_place() -> None:
    for given in ("3", '["empty", 100]', '["empty", true, 100]'):
        with pytest.raises(BoardError) as error:
            clifftop.game("lemming-mafia").check_board(
                pier(FIRST, FIRST.replace('["empty", 100, 100]', given)), "mine.toml"
            )
        (problem,) = error.value.problems
        assert problem.facts["space"] == "1a"


EDGES = PADDOCK[PADDOCK.index("[start]") :]


@pytest.mark.parametrize(
    ("text", "problems"),
    [
        (course(('name = "paddock"\n', "")), [("board-key-missing", "name")]),
        (course(('name = "paddock"', "name = []")), [("board-wrong-type", "name")]),
        (course(('"paddock"', f'"{"x" * 41}"')), [("board-name", "name")]),
        (
            course((EDGES, "start = 3\nfinish = 3\n")),
            [("board-wrong-type", "start"), ("board-wrong-type", "finish")],
        ),
        (course((EDGES, "")), [("board-key-missing", "start"), ("board-key-missing", "finish")]),
        ("", [("board-key-missing", key) for key in ("name", "course", "start", "finish")]),
    ],
)
def test_what_a_course_lacks(text: str, problems: list[tuple[str, str]]) -> None:
    found = said("lemminge", text)
    assert [problem for problem in found if problem in problems] == problems
    if not any(where == "start" for _, where in problems):
        assert found == problems


@pytest.mark.parametrize(("game", "good"), [("lemming-mafia", SMALL), ("lemminge", PADDOCK)])
def test_a_name_of_forty_letters_is_good(game: str, good: str) -> None:
    for name in ("x" * 40, "x"):
        text = good.replace("paddock", name).replace("small", name)
        assert clifftop.game(game).check_board(text, "mine.toml")["name"] == name


def test_of_a_long_value_the_beginning_is_shown() -> None:
    assert shown(16**38 - 1) == "0x" + "f" * 38
    assert shown(16**39 - 1) == "0x" + "f" * 37 + "…"
