"""Piers for the tests: a small one of their own, which no tuning changes, and words for edits."""

from clifftop import boards
from clifftop.games.mafia.board.pier import Pier
from clifftop.games.mafia.pieces import SPACE_KINDS

OURS = boards.read("lemming-mafia", "pier")

SMALL = """\
name = "small"
area = [800, 400]
water = [700, 100]

sections = [
  [["empty", 100, 100], ["mixer", 160, 100]],
  [["bookmaker", 220, 100], ["car", 280, 100], ["empty", 340, 100]],
  [["jackhammer", 400, 100], ["godfather", 460, 100]],
]

contracts = [
  ["out", "grey", "pink"], ["out", "blue", "red"], ["out", "green", "purple"],
  ["ahead", "green", "red"], ["ahead", "red", "blue"], ["ahead", "blue", "grey"],
  ["ahead", "grey", "purple"], ["ahead", "purple", "pink"], ["ahead", "pink", "green"],
  ["third", "blue"], ["third", "grey"], ["third", "green"],
  ["third", "purple"], ["third", "pink"],
  ["third", "red"],
  ["few-out"],
  ["many-out"], ["clean-winner"],
]

[start]
blue = [100, 200]
grey = [100, 250]
green = [100, 300]
purple = [200, 200]
pink = [200, 250]
red = [200, 300]
"""


def edited(old: str, new: str) -> str:
    """The small pier with a piece of its text exchanged, which must be there once."""
    assert SMALL.count(old) == 1, f"{old!r} is {SMALL.count(old)} times in the board"
    return SMALL.replace(old, new)


def space_of(kind: str, pier: str = OURS) -> str:
    """The first space of a kind on a pier, by name."""
    board = Pier.load(pier)
    return board.names[board.kinds.index(SPACE_KINDS.index(kind))]
