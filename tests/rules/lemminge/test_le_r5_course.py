"""LE-R5: the course is data, and ours are laid out for a good race."""

from itertools import product
from statistics import fmean

import pytest
from tests.clauses import rule
from tests.games.leaping.table_builder import see
from tests.games.lemminge.table_builder import LEMMINGE, choices, edited, problems_of, walking
from tests.games.lemminge.test_courses import OURS, course, patches, steps_home

from clifftop.arena.simulation import Simulation
from clifftop.games.lemminge.board.course import Course
from clifftop.games.lemminge.pieces import MEADOW

ANYTHING = set(range(6))


@rule("LE-R5")
def test_le_r5_the_course_is_data() -> None:
    """The same lemming on a paddock where other things grow."""
    other = edited(("m m m m m m s m d", "m m d m m m s m d"))
    assert "2c" in choices(walking("2b", "2b start"), "go")
    assert "2c" not in choices(walking("2b", "2b start", board=other), "go")
    assert "2c" in choices(walking("2b", "2b start", board=other, terrain="desert"), "go")


@rule("LE-R5")
@pytest.mark.parametrize(
    "edit",
    [
        ('southeast = ["1a"]\neast = ["2a", "3a"]', ""),
        ('east = ["1h", "2i", "3h"]', ""),
        ('  " m m w m f m m m",\n', '  " m m w m f m m m",\n  "                      m",\n'),
    ],
    ids=["no start", "no finish", "two pieces"],
)
def test_le_r5_in_one_piece_with_a_start_and_a_finish(edit: tuple[str, str]) -> None:
    (problem,) = problems_of(edited(edit))
    assert problem.clause == "LE-R5"


@rule("LE-R5")
@pytest.mark.parametrize(("hexes", "fits"), [(256, True), (257, False)])
def test_le_r5_of_256_hexes_at_most(hexes: int, fits: bool) -> None:
    rows: list[str] = []
    while hexes:
        number = min(hexes, 26)
        rows.append(" " * (len(rows) % 2) + " ".join("m" * number))
        hexes -= number
    edges = f'start.east = ["1a"]\nfinish.east = ["{len(rows) - 1}z"]'
    text = f'name = "field"\ncourse = {rows}\n{edges}\n'
    assert [problem.clause for problem in problems_of(text)] == ([] if fits else ["LE-R5"])


@rule("LE-R5")
def test_le_r5_ours_has_about_150_hexes() -> None:
    assert 140 <= course("horseshoe").size <= 160
    assert LEMMINGE.start().position()["board"] == "horseshoe"


@rule("LE-R5")
@pytest.mark.parametrize("name", OURS)
def test_le_r5_about_three_fifths_of_it_meadow(name: str) -> None:
    board = course(name)
    assert 0.55 <= board.ground.count(MEADOW) / board.size <= 0.65


@rule("LE-R5")
@pytest.mark.parametrize("name", OURS)
def test_le_r5_each_terrain_in_patches_of_two_to_nine(name: str) -> None:
    board = course(name)
    assert set(board.ground) == ANYTHING
    assert all(2 <= len(patch) <= 9 for patch in patches(board))


@rule("LE-R5")
@pytest.mark.parametrize("name", OURS)
def test_le_r5_by_the_meadows_it_is_clearly_longer(name: str) -> None:
    board = course(name)
    assert steps_home(board, {MEADOW}) >= 1.2 * steps_home(board, ANYTHING)


def apart(board: Course, one: int, other: int) -> float:
    """How many steps two hexes are from each other if there were hexes everywhere."""
    rows = abs(board.row[one] - board.row[other])
    columns = abs(board.column[one] - board.column[other])
    return rows + max(0, columns - rows) / 2


@rule("LE-R5")
@pytest.mark.parametrize("name", OURS)
def test_le_r5_a_horseshoe(name: str) -> None:
    """Its ends are near each other, and the way from one to the other is long."""
    board = course(name)
    ends = [
        apart(board, first, last) for (first, _), (last, _) in product(board.start, board.finish)
    ]
    assert max(ends) < steps_home(board, ANYTHING) / 2


def across(board: Course, hex: int) -> int:
    """The shortest of the three straight lines of hexes through a hex."""

    def beyond(direction: int) -> int:
        number, next_hex = 0, board.neighbours[6 * hex + direction]
        while next_hex >= 0:
            number += 1
            next_hex = board.neighbours[6 * next_hex + direction]
        return number

    return min(beyond(direction) + 1 + beyond(direction + 3) for direction in range(3))


@rule("LE-R5")
@pytest.mark.parametrize("name", OURS)
def test_le_r5_three_to_five_wide(name: str) -> None:
    """But for some hexes in its corners."""
    board = course(name)
    widths = [across(board, hex) for hex in range(board.size)]
    assert sum(3 <= width <= 5 for width in widths) >= 0.8 * board.size
    assert max(widths) <= 6


@rule("LE-R5")
def test_le_r5_a_race_of_sensible_players_on_ours() -> None:
    """15 to 25 rounds with four players, and every seat can win. How equal the seats are takes some
    thousand games to see; the mean of 20 swings by half a round."""
    races = Simulation(LEMMINGE, {"players": 4}, seed=1, bots="greedy")
    rounds = [see(races.play(number), "round") for number in range(20)]
    assert 15 <= fmean(rounds) <= 25
    assert all(seat["wins"] for seat in races.seats.report())
