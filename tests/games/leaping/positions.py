"""What positions of Leaping Lemmings in the tests are made of."""

import json
from typing import Final

from tests.games.leaping.table_builder import LEAPING

import clifftop
from clifftop import State

VARIANTS: Final[list[dict[str, object]]] = [
    {"players": 2},
    {"players": 3},
    {"players": 4, "short": True},
    {"players": 5},
    {"players": 6},
    {"players": 3, "chaos": True},
    {"players": 6, "chaos": True, "short": True},
]

PELLETS: Final = "4a 4d 6b 6e 7b 8a 8d 9b 9c 10a 10e 11b 12d 13b 14b 14d"

MOVE: Final = {"question": "move", "seat": 0}


def asks(question: str, **more: object) -> dict[str, object]:
    return {"question": question, **more}


def through_json(state: State) -> State:
    return LEAPING.from_position(json.loads(json.dumps(state.position())))


def same_table(state: State, twin: State) -> None:
    assert twin.position() == state.position()
    assert twin.to_act == state.to_act
    assert twin.actions() == state.actions()
    for seat in (None, *range(state.players)):
        assert twin.view(seat) == state.view(seat)
    if state.to_act == clifftop.CHANCE:
        assert twin.chances() == state.chances()
    if state.to_act == clifftop.OVER:
        assert (twin.scores(), twin.places()) == (state.scores(), state.places())
