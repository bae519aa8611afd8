"""The six lemmings in colour; for those who see none, a sign each and the whole name."""

from __future__ import annotations

from typing import Final

from rich.style import Style
from rich.text import Text

from clifftop.words import mafia as words

SIGNS: Final = {
    "blue": "●",
    "grey": "○",
    "green": "▬",
    "purple": "❯",
    "pink": "★",
    "red": "✚",
}
COLOURS: Final = {
    "blue": Style(color="dodger_blue1", bold=True),
    "grey": Style(color="grey58", bold=True),
    "green": Style(color="green3", bold=True),
    "purple": Style(color="medium_purple1", bold=True),
    "pink": Style(color="hot_pink", bold=True),
    "red": Style(color="red1", bold=True),
}
BLOCK: Final = "■"


def token(name: str, gap: str = " ") -> Text:
    """A lemming as it stands on the pier."""
    return Text(SIGNS[name] + gap + words.lemming(name), COLOURS[name])


def tokens(names: list[str], gap: str = " ") -> Text:
    """Some lemmings, side by side."""
    return Text("  ").join(token(name, gap) for name in names)


def in_colour(sentence: str) -> Text:
    """A sentence with the lemmings, by name or by sign, in their colours."""
    text = Text(sentence)
    for name, style in COLOURS.items():
        text.highlight_words([words.lemming(name), SIGNS[name]], style)
    return text
