"""A position is the whole table: written, read back, played on."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest
from tests.games.leaping.canyon import edited
from tests.games.leaping.positions import PELLETS, VARIANTS, same_table, through_json
from tests.games.leaping.table_builder import LEAPING, position

import clifftop
from clifftop import State


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_a_position_is_read_back_as_the_same_table(options: dict[str, object]) -> None:
    rng = Random(str(options))
    questions = set()
    for _ in range(3):
        state = LEAPING.start(**options)
        while state.to_act != clifftop.OVER:
            if rng.random() < 0.2:
                questions.add(cast(Any, state.position())["asked"]["question"])
                same_table(state, through_json(state))
            state.apply(rng.choice(state.actions()))
        same_table(state, through_json(state))
    assert len(questions) > 8


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_a_game_goes_on_alike_from_its_position(options: dict[str, object]) -> None:
    rng = Random(str(options) + "on")
    state = LEAPING.start(**options)
    twins: list[State] = []
    while state.to_act != clifftop.OVER:
        if rng.random() < 0.03:
            twins.append(through_json(state))
        action = rng.choice(state.actions())
        state.apply(action)
        for twin in twins:
            twin.apply(action)
            assert twin.events(None) == state.events(None)
    assert len(twins) > 3
    for twin in twins:
        assert twin.position() == state.position()
        assert twin.scores() == state.scores()


def test_a_position_is_readable() -> None:
    state = position(
        players=3,
        hexes={"5b": "RB", "2a": "I"},
        eagles={"red": "D", "blue": "A feasting"},
        clans=[{"hand": ["boo"], "dives": [3], "chow": 1}],
        card=4,
        asked={"question": "move", "seat": 1},
    )
    assert state.position() == {
        "game": "leaping-lemmings",
        "rules": 1,
        "players": 3,
        "board": "canyon",
        "turn": 1,
        "eagle_player": 0,
        "clans": [
            {"clan": "ritz", "start": 7, "dives": [3], "chow": 1, "hand": ["boo"]},
            {"clan": "biker", "start": 9},
            {"clan": "iq", "start": 9},
        ],
        "hexes": {"2a": "I", "5b": "RB"},
        "eagles": {"red": "D", "blue": "A feasting"},
        "dice": [0, 0],
        "pellets": PELLETS.split(),
        "deck": [8, 8, 7, 8],
        "card": 4,
        "asked": {"question": "move", "seat": 1, "moved": 1},
    }


def test_an_empty_position_is_the_first_turn() -> None:
    state = position()
    assert state.players == 4
    assert cast(Any, state.position())["asked"] == {"question": "roll", "eagle": "red"}


def test_a_position_on_a_board_of_ones_own_carries_it() -> None:
    own = edited(('name = "canyon"', 'name = "gorge"'), ('"hover", 1, 1,', '"hover", 3, 3,'))
    state = LEAPING.start(players=3, board=own, first=1)
    assert state.position()["board"] == own
    same_table(state, through_json(state))
