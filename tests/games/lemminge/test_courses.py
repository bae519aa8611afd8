"""The courses that come with the game are good ones; a bad one is told what is wrong with it."""

from collections import deque

import pytest

from clifftop import BoardError, boards
from clifftop.games.lemminge.board.course import FINISH, OFF, Course
from clifftop.games.lemminge.pieces import MEADOW

OURS = ["horseshoe", "short"]
GOOD = boards.read("lemminge", "short")


def course(name: str) -> Course:
    return Course.load(boards.read("lemminge", name))


def steps_home(board: Course, grounds: set[int]) -> int:
    """How many steps it takes from the start over the line, through these grounds only."""
    far = {hex: 1 for hex, _ in board.start if board.ground[hex] in grounds}
    waiting = deque(far)
    while waiting:
        hex = waiting.popleft()
        if board.at_finish[hex]:
            return far[hex] + 1
        for other, _ in board.ways[hex]:
            if other not in far and board.ground[other] in grounds:
                far[other] = far[hex] + 1
                waiting.append(other)
    raise AssertionError("there is no way")


def patches(board: Course) -> list[set[int]]:
    """Hexes of one difficult terrain that hang together."""
    found: list[set[int]] = []
    for hex in range(board.size):
        if board.ground[hex] != MEADOW and not any(hex in patch for patch in found):
            patch, waiting = {hex}, [hex]
            while waiting:
                for other, _ in board.ways[waiting.pop()]:
                    if board.ground[other] == board.ground[hex] and other not in patch:
                        patch.add(other)
                        waiting.append(other)
            found.append(patch)
    return found


def test_there_are_two() -> None:
    assert boards.names("lemminge") == OURS


@pytest.mark.parametrize("name", OURS)
def test_ours_are_as_the_rules_say(name: str) -> None:
    """LE-R5: three fifths meadow, patches of two to nine, and a long way round."""
    board = course(name)
    assert 0.55 <= board.ground.count(MEADOW) / board.size <= 0.65
    assert all(2 <= len(patch) <= 9 for patch in patches(board))
    assert {board.ground[hex] for hex in range(board.size)} == set(range(6))
    straight = steps_home(board, set(range(6)))
    assert straight == board.start_distance
    assert 1.2 * straight <= steps_home(board, {MEADOW}) <= 1.8 * straight


def test_the_horseshoe_is_about_a_hundred_and_fifty_hexes() -> None:
    assert 140 <= course("horseshoe").size <= 160


def test_neighbours_are_mutual() -> None:
    board = course("horseshoe")
    for hex in range(board.size):
        for direction in range(6):
            other = board.neighbours[6 * hex + direction]
            if other >= 0:
                assert board.neighbours[6 * other + (direction + 3) % 6] == hex
            else:
                assert other in (OFF, FINISH)


def test_geometry_names_what_is_drawn() -> None:
    geometry = course("short").geometry()
    assert geometry["start"] == [["1a", "east"], ["2a", "east"], ["3a", "east"]]
    hexes = geometry["hexes"]
    assert isinstance(hexes, list)
    assert hexes[1] == {"name": "1b", "row": 1, "column": 5, "terrain": "forest"}


WRONG = [
    ('name = "short"', 'name = ""', "name has to be one line"),
    ("course = [", "curse = [", "did you mean course"),
    ('"   m f f m m d d m"', '"   m f f m m d x m"', r'Row 1 has "x" in column 16.*LE-1\.3'),
    ('"   m f f m m d d m"', '"  m  f f m m d d m"', "Row 1 has a hex in column 6"),
    ('"   m f f m m d d m"', '"     "', "Row 1 has no hex"),
    ('"   m f f m m d d m"', '"   m' + " f" * 30 + '"', "Row 1 is too long"),
    ('"   m f f m m d d m"', "7", "course lists 7"),
    ('east = ["1a", "2a", "3a"]', 'east = ["1a", "2a", "30a"]', '"30a", which is no hex'),
    ('east = ["1a", "2a", "3a"]', 'east = ["1a", "1a"]', "names 1a twice"),
    ('east = ["1a", "2a", "3a"]', "east = []", "No hex borders on the start area"),
    ('east = ["1a", "2a", "3a"]', 'east = ["1b"]', "1a would have to be in the start"),
    ('east = ["1a", "2a", "3a"]', 'east = ["1a"]\nsoutheast = ["1a"]', "in another direction"),
    ('east = ["1a", "2a", "3a"]', 'up = ["1a"]', "no key start.up"),
    ('west = ["7a", "8a", "9a"]', 'west = ["7b"]', "there lies 7a and not the finish"),
    ('west = ["7a", "8a", "9a"]', 'west = ["1a"]', "there lies the start area"),
    ('"                   s m m d",', "", "Row 5 has a hex in column 19"),
    ('"                   s m m d"', '" m"', "cannot be reached from 1a"),
]


@pytest.mark.parametrize(("good", "bad", "said"), WRONG, ids=[said for _, _, said in WRONG])
def test_a_bad_course_is_told_what_is_wrong(good: str, bad: str, said: str) -> None:
    assert good in GOOD
    with pytest.raises(BoardError, match=said):
        Course.load(GOOD.replace(good, bad), "mine.toml")


def test_a_fault_is_found_by_file_and_line() -> None:
    text = GOOD.replace("s m m d", "s m ? d")
    with pytest.raises(BoardError) as wrong:
        Course.load(text, "mine.toml")
    line = text.split("\n").index('  "                   s m ? d",') + 1
    assert str(wrong.value).startswith(f"mine.toml:{line}: Row 5 ")


def test_there_is_a_limit_to_rows_and_hexes() -> None:
    row = " ".join("m" * 26)
    many = ",".join(f'"{" " * (number % 2)}{row}"' for number in range(10))
    with pytest.raises(BoardError, match="260 hexes; 256"):
        Course.load(f'name = "big"\ncourse = [{many}]\nstart.east = ["1a"]\nfinish.east = ["1z"]')


@pytest.mark.parametrize("number", [0, 1, 32, 33])
def test_a_course_has_at_most_32_rows(number: int) -> None:
    rows = ",".join(f'"{" " * (row % 2)}m"' for row in range(number))
    with pytest.raises(BoardError) as wrong:
        Course.load(f'name = "long"\ncourse = [{rows}]\n[start]\n[finish]')
    said = [problem.facts.get("count") for problem in wrong.value.problems]
    assert (number in said) == (number in (0, 33))
    assert ("32" in str(wrong.value)) == (number in (0, 33))
