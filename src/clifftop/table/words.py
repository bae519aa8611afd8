"""What people type, in one line that can be kept and shown anywhere."""

from __future__ import annotations

from typing import Final
from unicodedata import category

# Control characters and halves of a character: no screen shows them, not every store keeps them.
UNFIT: Final = ("Cc", "Cs")


def fit(text: str) -> bool:
    return all(category(letter) not in UNFIT for letter in text)


def line(text: object, most: int) -> str | None:
    """A text as one line, or None if that is empty, too long or unfit."""
    if not isinstance(text, str):
        return None
    words = " ".join(text.split())
    return words if 0 < len(words) <= most and fit(words) else None
