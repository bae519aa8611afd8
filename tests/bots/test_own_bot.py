"""The bot that docs/bots.md shows works as it stands there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from tests.bots.search.small_matches import won_among_random

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"


def shown() -> str:
    found = re.search(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL)
    assert found
    return found[1]


def test_it_fits_into_twenty_lines() -> None:
    assert len([line for line in shown().splitlines() if line.strip()]) <= 20


def test_it_beats_those_who_play_at_random() -> None:
    """Eight games of three, always the same ones; even would be less than three."""
    names: dict[str, Any] = {}
    exec(shown(), names)
    assert won_among_random(names["patient"]("lemming-mafia"), 8) >= 5
