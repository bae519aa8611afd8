"""Styles that all games share, and tables of text."""

from __future__ import annotations

from typing import Final

from rich.style import Style

PLAIN: Final = Style()
HEAD: Final = Style(bold=True, underline=True)
DIM: Final = Style(dim=True)
BOLD: Final = Style(bold=True)
CHOICE: Final = Style(reverse=True)
SEATS: Final = ("magenta", "bright_red", "cyan", "yellow", "green", "bright_blue")


def in_table(rows: list[list[str]], gap: str) -> list[str]:
    """Rows as lines: the first column to the left, the others to the right."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = []
    for row in rows:
        first, *others = zip(row, widths, strict=True)
        cells = [first[0].ljust(first[1]), *(text.rjust(width) for text, width in others)]
        lines.append(gap.join(cells))
    return lines
