"""Long texts, a screen at a time, at a terminal that would let their beginning run away."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from clifftop import catalogue
from clifftop.terminal import keyboard

if TYPE_CHECKING:
    from rich.console import Console

PROMPT: Final = 2  # lines for the question whether to go on, and for what was typed before


@contextmanager
def paged(console: Console) -> Iterator[None]:
    """What is printed inside comes in pages; a file or a pipe gets it in one."""
    if not console.is_terminal:
        yield
        return
    with console.capture() as captured:
        yield
    lines = captured.get().splitlines()
    most = max(console.height - PROMPT, 1)
    for start in range(0, len(lines), most):
        if start and keyboard.ask(console, catalogue.text("terminal-more")):
            return
        console.file.write("\n".join(lines[start : start + most]) + "\n")
