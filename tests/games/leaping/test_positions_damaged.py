"""A position damaged at random is refused by name, or can be played."""

from __future__ import annotations

import json
from random import Random
from typing import Any, Final

import pytest
from tests.games.leaping.positions import VARIANTS, same_table, through_json
from tests.games.leaping.table_builder import LEAPING

import clifftop
from clifftop import State

JUNK: Final[list[object]] = [
    None,
    True,
    -1,
    0,
    1,
    7,
    10**12,
    0.5,
    "",
    "R",
    "boo",
    "5b",
    [],
    [1],
    {},
]


@pytest.mark.parametrize("seed", range(8))
def test_a_damaged_position_is_refused_by_name_or_can_be_played(seed: int) -> None:
    rng = Random(seed)
    state = LEAPING.start(**VARIANTS[seed % len(VARIANTS)])
    while state.to_act != clifftop.OVER:
        if rng.random() < 0.04:
            for _ in range(4):
                damaged = json.loads(json.dumps(state.position()))
                damage(damaged, rng)
                try:
                    twin = LEAPING.from_position(damaged)
                except clifftop.ClifftopError as error:
                    assert str(error)
                else:
                    play_a_little(twin, rng)
        state.apply(rng.choice(state.actions()))


def damage(part: Any, rng: Random) -> None:
    """Exchange, drop or double something, at any depth."""
    keys = list(part) if isinstance(part, dict) else list(range(len(part)))
    key = rng.choice(keys)
    if isinstance(part[key], dict | list) and part[key] and rng.random() < 0.8:
        damage(part[key], rng)
    elif rng.random() < 0.3:
        del part[key]
    elif isinstance(part[key], str) and rng.random() < 0.5:
        part[key] = part[key] + part[key][:1]
    elif isinstance(part[key], int) and rng.random() < 0.5:
        part[key] += rng.choice([-1, 1])
    else:
        part[key] = rng.choice(JUNK)


def play_a_little(state: State, rng: Random) -> None:
    for _ in range(20):
        if state.to_act == clifftop.OVER:
            return
        state.view(max(state.to_act, 0))
        same_table(state, through_json(state))
        state.apply(rng.choice(state.actions()))
