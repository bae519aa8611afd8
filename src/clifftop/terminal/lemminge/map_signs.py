"""Signs of terrains and players: a letter each, and a colour for those who see it."""

from __future__ import annotations

from typing import Final

from rich.style import Style
from rich.text import Text

from clifftop.words import lemminge as words

# A terrain that is printed on the board, and a tile of it. The letters of the players are others.
LETTERS: Final = {
    "forest": "f",
    "water": "w",
    "mountain": "m",
    "swamp": "s",
    "desert": "d",
    "meadow": "·",
}
TILE_LETTERS: Final = {
    "forest": "F",
    "water": "W",
    "mountain": "M",
    "swamp": "S",
    "desert": "D",
    "meadow": "•",
}
GROUNDS: Final = {
    "forest": Style(color="white", bgcolor="dark_green"),
    "water": Style(color="white", bgcolor="dodger_blue3"),
    "mountain": Style(color="white", bgcolor="grey42"),
    "swamp": Style(color="white", bgcolor="purple4"),
    "desert": Style(color="black", bgcolor="light_goldenrod3"),
    "meadow": Style(color="green"),
}
# A lemming stands out from any ground; in a sentence it is only the word that is coloured.
LEMMINGS: Final = (
    Style(color="white", bgcolor="red3", bold=True),
    Style(color="white", bgcolor="blue3", bold=True),
    Style(color="black", bgcolor="yellow1", bold=True),
    Style(color="black", bgcolor="green1", bold=True),
    Style(color="white", bgcolor="dark_magenta", bold=True),
)
NAMES: Final = ("red1", "dodger_blue1", "gold1", "green3", "medium_orchid1")


def lemming(seat: int) -> Text:
    """A lemming by the first letter of its player."""
    return Text.assemble((words.seat(seat)[0], LEMMINGS[seat]))


def in_colour(sentence: str) -> Text:
    """A sentence with the players in their colours."""
    text = Text(sentence)
    for seat, style in enumerate(NAMES):
        text.highlight_words([words.seat(seat)], style)
    return text
