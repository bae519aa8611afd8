"""The bot that docs/bots.md shows works as it stands there."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import clifftop
from clifftop import CHANCE, OVER

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
    game = clifftop.game("lemming-mafia")
    bot = names["patient"](game.name)
    won = 0.0
    for number in range(8):
        rng = Random(number)
        state = game.start(players=3)
        seat = number % 3
        while state.to_act != OVER:
            actions = state.actions()
            if state.to_act == CHANCE:
                outcomes, chances = zip(*state.chances(), strict=True)
                state.apply(rng.choices(outcomes, chances)[0])
            elif state.to_act == seat and len(actions) > 1:
                state.apply(bot.choose(state.knowledge(seat), actions, rng))
            else:
                state.apply(rng.choice(actions))
        places = state.places()
        won += (places[seat] == 1) / places.count(1)
    assert won >= 5
