"""The board that comes with Leaping Lemmings, whole and with edits."""

from clifftop import boards
from clifftop.games.leaping.board.canyon import Canyon
from clifftop.kernel.board_file import BoardError, Problem

GOOD = boards.read("leaping-lemmings", "canyon")


def edited(*edits: tuple[str, str]) -> str:
    """The good board with pieces of its text exchanged, each of which must be there once."""
    text = GOOD
    for old, new in edits:
        assert text.count(old) == 1, f"{old!r} is {text.count(old)} times in the board"
        text = text.replace(old, new)
    return text


def with_more_rows(rows: int) -> str:
    """The good board with so many rows between its circles and the edge, an even number."""
    last = 15 + rows
    edge = ", ".join(f'"{last}{letter}"' for letter in "abcd")
    halves = "".join(f', "{row}a", "{row}e"' for row in range(16, last, 2))
    return edited(
        ("5, 4]", "5, 4" + ", 5, 4" * (rows // 2) + "]"),
        ('cliff_edge = ["15a", "15b", "15c", "15d"]', f"cliff_edge = [{edge}]"),
        ('"14e",\n]', f'"14e"{halves},\n]'),
    )


def problems_of(text: str) -> list[Problem]:
    """Everything that is wrong with a board."""
    try:
        Canyon.load(text)
    except BoardError as error:
        return error.problems
    return []


def line_of(text: str, piece: str) -> int:
    """The number of the one line that has this piece in it."""
    lines = [number for number, line in enumerate(text.split("\n"), 1) if piece in line]
    assert len(lines) == 1, f"{piece!r} is in lines {lines}"
    return lines[0]
