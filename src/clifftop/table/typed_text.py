"""What people type, in one line that can be kept and shown anywhere."""

from __future__ import annotations

from typing import Final
from unicodedata import category

# Control characters and halves of a character: no screen shows them, not every store keeps them.
UNFIT: Final = ("Cc", "Cs")

# Those that turn what follows around could make one line look like another.
TURNING: Final = frozenset(
    "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
)


def fit(text: str) -> bool:
    return all(category(letter) not in UNFIT and letter not in TURNING for letter in text)


def line(text: object, most: int) -> str | None:
    """A text as one line, or None if that is empty, too long or unfit."""
    if not isinstance(text, str):
        return None
    words = " ".join(text.split())
    return words if 0 < len(words) <= most and fit(words) else None
