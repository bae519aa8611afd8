"""LM-2.2, LM-2.3: from section to section, one lemming a space."""

import pytest
from tests.clauses import rule
from tests.games.leaping.table_builder import act, asked, see, told
from tests.games.mafia.table_builder import (
    choices,
    edited,
    forbids,
    move,
    problems_of,
    race,
    roll,
    where,
)

from clifftop import PositionError


@rule("LM-2.2")
@pytest.mark.parametrize(
    ("origin", "spaces"),
    [
        ("start", {"1a", "1b"}),
        ("1a", {"2a", "2b", "2c"}),
        ("1b", {"2a", "2b", "2c"}),
        ("2c", {"3a", "3b", "3c"}),
        ("3a", {"4a", "4b"}),
        ("6b", {"7a", "7b", "7c"}),
    ],
)
def test_lm_2_2_to_a_space_of_the_next_section(origin: str, spaces: set[str]) -> None:
    table = race({"blue": origin})
    roll(table, "blue")
    assert (table.to_act, asked(table)) == (0, "which-space")
    assert choices(table, "go", "space") == spaces


@rule("LM-2.2")
@pytest.mark.parametrize("space", ["2a", "2b", "2c"])
def test_lm_2_2_of_the_players_choice(space: str) -> None:
    table = race({"blue": "1a"})
    roll(table, "blue")
    act(table, do="go", space=space)
    assert where(table, "blue") == space
    assert told(table, "moved") == [
        {"event": "moved", "lemming": "blue", "from": "1a", "to": space}
    ]


@rule("LM-2.2")
def test_lm_2_2_not_back_not_in_place_not_further() -> None:
    table = race({"blue": "3b"})
    roll(table, "blue")
    for behind in ("1a", "2c", "3a", "3b", "3c"):
        assert forbids(table, do="go", space=behind) == "LM-2.2"
    for beyond in ("5a", "6c", "8b"):
        assert forbids(table, do="go", space=beyond) == "LM-2.2"


@rule("LM-2.2")
def test_lm_2_2_not_further_while_one_space_is_left() -> None:
    table = race({"blue": "1a", "red": "2a", "pink": "2c"})
    roll(table, "blue")
    assert where(table, "blue") == "2b"


@rule("LM-2.2")
def test_lm_2_2_past_a_full_section_to_one_that_has_room() -> None:
    table = race({"blue": "3c", "red": "4a", "pink": "4b", "grey": "6a"})
    roll(table, "blue")
    assert choices(table, "go", "space") == {"5a", "5b"}
    assert forbids(table, do="go", space="6b") == "LM-2.2"


@rule("LM-2.2")
def test_lm_2_2_past_two_full_sections() -> None:
    table = race({"blue": "3c", "red": "4a", "pink": "4b", "grey": "5a", "green": "5b"})
    roll(table, "blue")
    assert choices(table, "go", "space") == {"6a", "6b", "6c"}
    act(table, do="go", space="6c")
    assert where(table, "blue") == "6c"


@rule("LM-2.2")
def test_lm_2_2_beyond_the_full_section_only_free_spaces() -> None:
    table = race({"blue": "4a", "red": "5a", "pink": "5b", "grey": "6b"})
    roll(table, "blue")
    assert choices(table, "go", "space") == {"6a", "6c"}
    assert forbids(table, do="go", space="6b") == "LM-2.3"


@rule("LM-2.2")
def test_lm_2_2_from_the_start_past_a_full_first_section() -> None:
    table = race({"red": "1a", "pink": "1b"})
    roll(table, "blue")
    assert choices(table, "go", "space") == {"2a", "2b", "2c"}


@rule("LM-2.2")
def test_lm_2_2_its_own_section_does_not_matter() -> None:
    table = race({"blue": "1a", "red": "1b"})
    roll(table, "blue")
    assert choices(table, "go", "space") == {"2a", "2b", "2c"}


@rule("LM-2.3")
def test_lm_2_3_never_two_lemmings_in_one_space() -> None:
    table = race({"blue": "1a", "red": "2b"})
    roll(table, "blue")
    assert choices(table, "go", "space") == {"2a", "2c"}
    assert forbids(table, do="go", space="2b") == "LM-2.3"
    with pytest.raises(PositionError):
        race({"blue": "2b", "red": "2b"})


@rule("LM-2.3")
def test_lm_2_3_a_space_is_free_again_when_its_lemming_has_gone() -> None:
    table = race({"blue": "1a", "red": "2c"})
    move(table, "red", "3b")
    while asked(table) == "bet":
        act(table, do="no-bet")
    move(table, "blue", "2c")
    assert (where(table, "red"), where(table, "blue")) == ("3b", "2c")


@rule("LM-2.3")
def test_lm_2_3_the_last_free_space_is_no_choice() -> None:
    table = race({"blue": "3c", "red": "4b"})
    roll(table, "blue")
    assert where(table, "blue") == "4a"
    assert see(table, "player") == 1


@rule("LM-2.3")
def test_lm_2_3_the_start_has_room_for_all() -> None:
    assert {facts["at"] for facts in see(race(), "lemmings").values()} == {"start"}


@rule("LM-2.3")
@pytest.mark.parametrize("size", [0, 1, 4])
def test_lm_2_3_a_section_has_two_or_three_spaces(size: int) -> None:
    spaces = ", ".join(f'["empty", {50 + 40 * place}, 380]' for place in range(size))
    first = '[["empty", 50, 40], ["mixer", 50, 80]]'
    (problem,) = problems_of(edited((first, f"[{spaces}]")))
    assert problem.clause == "LM-2.3"


@rule("LM-2.3")
@pytest.mark.parametrize("size", [2, 3])
def test_lm_2_3_two_and_three_are_fine(size: int) -> None:
    spaces = ", ".join(f'["empty", {50 + 40 * place}, 380]' for place in range(size))
    first = '[["empty", 50, 40], ["mixer", 50, 80]]'
    board = edited((first, f"[{spaces}]"))
    table = race(board=board)
    roll(table, "blue")
    assert len(table.actions()) == size
