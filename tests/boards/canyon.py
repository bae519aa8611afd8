"""The board that comes with Leaping Lemmings, whole and with edits."""

from clifftop import boards
from clifftop.games.leaping.board import Canyon
from clifftop.kernel.boardfile import BoardError, Problem

GOOD = boards.read("leaping-lemmings", "canyon")


def edited(*edits: tuple[str, str]) -> str:
    """The good board with pieces of its text exchanged, each of which must be there once."""
    text = GOOD
    for old, new in edits:
        assert text.count(old) == 1, f"{old!r} is {text.count(old)} times in the board"
        text = text.replace(old, new)
    return text


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
