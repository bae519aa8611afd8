"""The keyboard: what a person types."""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from clifftop import catalogue

if TYPE_CHECKING:
    from rich.console import Console


LONGEST_NUMBER: Final = 6  # digits that can be meant as a number


def ask(console: Console, prompt: str) -> str:
    """One line, without the space around it; EOFError when there will be no more."""
    if sys.stdin is None:  # closed before we began
        raise EOFError
    if console.is_terminal:
        with suppress(ImportError):
            import readline  # noqa: F401  (to have it loaded is enough: input() then edits lines)
        return input(prompt + " ").strip()
    # Into a file or a pipe nobody echoes what was typed, so the line is ended here.
    console.print(prompt, highlight=False, soft_wrap=True)
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line.strip()


def is_yes(given: str) -> bool:
    return given.lower() in catalogue.text("terminal-yes-words").split()


def is_no(given: str) -> bool:
    return given.lower() in catalogue.text("terminal-no-words").split()
