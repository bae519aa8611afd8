"""A position is the whole table: written, read back, played on; and refused where it cannot be."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from tests.games.leaping.table_builder import asked, see
from tests.games.lemminge.invariants import check_state
from tests.games.lemminge.table_builder import race, started
from tests.games.lemminge.walks import LEMMINGE, hurry, seeds, somewhere, variants, walk

import clifftop
from clifftop import PositionError, Record, State
from clifftop.games.lemminge.questions import NAMES


def through_json(state: State) -> State:
    return LEMMINGE.from_position(json.loads(json.dumps(state.position())))


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


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_position_is_read_back_as_the_same_table(players: int) -> None:
    rng = Random(players)
    questions = set()
    for state in walk({"players": players, "board": "short"}, rng, hurried=True):
        questions.add(state.asked)
        twin = through_json(state)
        same_table(state, twin)
        check_state(state)
    assert len(questions) == len(NAMES)


@settings(max_examples=20, deadline=None)
@given(variants(), seeds)
def test_a_game_goes_on_alike_from_its_position(options: dict[str, object], seed: int) -> None:
    rng = Random(seed)
    state = somewhere(options, seed)
    twin = through_json(state)
    for _ in range(100):
        if state.to_act == clifftop.OVER:
            break
        action = hurry(state, rng)
        state.apply(action)
        twin.apply(action)
        assert twin.events(None) == state.events(None)
    same_table(state, twin)


@settings(max_examples=10, deadline=None)
@given(variants(), seeds)
def test_a_record_brings_the_game_back(options: dict[str, object], seed: int) -> None:
    state = somewhere(options, seed)
    for played in (state, through_json(state)):
        played.apply(played.actions()[0])
        again = Record.loads(Record.of(played).dumps()).replay()
        assert again.position() == played.position()
        assert again.knowledge(0) == played.knowledge(0)


def test_a_position_is_readable() -> None:
    position: dict[str, object] = {
        "game": "lemminge",
        "rules": 1,
        "players": 2,
        "board": "short",
        "first": 1,
        "turn": 4,
        "seats": [
            {"lemmings": ["2c", "start"], "hand": {"forest": [3, 1], "desert": [0]}},
            {"lemmings": ["8a", "home"], "hand": {"water": [4]}},
        ],
        "piles": {
            "forest": [2, 2, 0],
            "water": [3],
            "mountain": [2],
            "swamp": [1, 1],
            "desert": [2],
        },
        "discards": {"mountain": [4, 3], "swamp": [0]},
        "tiles": {"1c": "meadow", "5a": "swamp"},
        "tiles_left": [3, 3, 2, 2, 3, 5],
        "asked": {
            "question": "step",
            "seat": 0,
            "terrain": "forest",
            "points": 3,
            "hex": "2c",
        },
    }
    assert LEMMINGE.from_position(position).position() == position


def test_an_empty_position_is_the_first_turn() -> None:
    state = LEMMINGE.from_position({})
    assert (state.players, state.to_act, state.view(None)["turn"]) == (4, 0, 1)


SEATED: list[Any] = [{"lemmings": ["2c", "start"]}, {"lemmings": ["8a", "home"]}]

WRONG: list[tuple[dict[str, Any], str]] = [
    ({"game": "chess"}, "game"),
    ({"rules": 2}, "rules"),
    ({"colour": 1}, "colour"),
    ({"decks": []}, "decks"),
    ({"first": 4}, "first"),
    ({"turn": 0}, "turn"),
    ({"turn": 801}, "turn"),
    ({"seats": [{}] * 5}, "seats"),
    ({"seats": [{"lemmings": ["start"]}]}, "seats[0].lemmings"),
    ({"seats": [{"lemmings": ["1a", "1a"]}]}, "seats[0].lemmings"),
    ({"seats": [{"lemmings": ["99z", "start"]}]}, "seats[0].lemmings"),
    ({"seats": [{"lemmings": ["home", "home"]}]}, "seats"),
    ({"seats": [{"hand": 3}]}, "seats[0].hand"),
    ({"seats": [{"hand": {"meadow": [1]}}]}, "seats[0].hand.meadow"),
    ({"seats": [{"hand": {"forest": [5]}}]}, "seats[0].hand.forest"),
    ({"seats": [{"hand": {"forest": [4, 4]}}]}, "seats[0].hand"),
    ({"seats": [{"hand": {"forest": [3, 3, 1, 1, 1, 0, 0]}}]}, "seats[0].hand"),
    ({"piles": {"forest": []}}, "piles.forest"),
    ({"piles": {"forest": [2, 2, 2, 2]}}, "piles"),
    ({"discards": {"forest": [2, 2, 2]}}, "discards"),
    ({"tiles": {"1a": "lava"}}, "tiles.1a"),
    ({"tiles": {"0a": "forest"}}, "tiles.0a"),
    ({"tiles": {"1a": "forest"}, "tiles_left": [3, 3, 3, 3, 3, 6]}, "tiles_left"),
    ({"tiles_left": [3, 3]}, "tiles_left"),
    ({"asked": {"question": "roll"}}, "asked.question"),
    ({"turn": 2, "asked": {"question": "turn", "seat": 0}}, "asked.seat"),
    ({"asked": {"question": "turn", "terrain": "forest"}}, "asked.terrain"),
    ({"asked": {"question": "finished"}}, "asked.question"),
    ({"asked": {"question": "who"}}, "asked.terrain"),
    ({"asked": {"question": "who", "terrain": "forest", "points": 3}}, "asked.points"),
    ({"asked": {"question": "who", "terrain": "forest", "points": 1}}, "asked.points"),
    ({"asked": {"question": "step", "terrain": "forest", "hex": "1a"}}, "asked.hex"),
    ({"asked": {"question": "tile", "terrain": "forest", "row": 99}}, "asked.row"),
    (
        {"piles": {"forest": [2, 2]}, "asked": {"question": "tile-row", "terrain": "forest"}},
        "piles",
    ),
    (
        {"tiles_left": [0] * 6, "asked": {"question": "tile-row", "terrain": "forest"}},
        "tiles_left",
    ),
    ({"seats": SEATED, "asked": {"question": "deal"}}, "seats"),
    ({"tiles": {"1a": "forest"}, "asked": {"question": "deal"}}, "tiles"),
    ({"discards": {"forest": [2]}, "asked": {"question": "deal"}}, "discards"),
    ({"piles": {"forest": [3]}, "asked": {"question": "deal"}}, "piles"),
    ({"seats": [{}, {"hand": {"forest": [3]}}], "asked": {"question": "deal"}}, "seats[0].hand"),
    (
        {"seats": [{"hand": {"forest": [3]}}], "asked": {"question": "first-player"}},
        "seats[0].hand",
    ),
    (
        {
            "seats": [{"hand": {"forest": [3, 3, 2, 2, 1, 1]}}],
            "asked": {"question": "draw"},
        },
        "seats",
    ),
    (
        {
            "seats": [{"hand": {"forest": [3, 3, 2, 2, 1, 1]}}],
            "asked": {"question": "who", "terrain": "water"},
        },
        "seats",
    ),
]


@pytest.mark.parametrize(("position", "where"), WRONG, ids=str)
def test_what_cannot_be_is_named(position: dict[str, Any], where: str) -> None:
    with pytest.raises(PositionError) as wrong:
        LEMMINGE.from_position(position)
    assert wrong.value.where == where
    assert where in str(wrong.value)


@pytest.mark.parametrize("question", ["first-player", "deal"])
def test_before_the_first_turn_there_is_no_turn(question: str) -> None:
    table = started()
    while asked(table) != question:
        table.apply(table.actions()[0])
    position = table.position()
    assert (position["turn"], see(table, "turn")) == (0, 0)
    assert LEMMINGE.from_position(position).position() == position
    del position["turn"]
    assert see(LEMMINGE.from_position(position), "turn") == 0
    with pytest.raises(PositionError):
        LEMMINGE.from_position({**position, "turn": 1})


@pytest.mark.parametrize(
    ("message", "where", "facts"),
    [
        ("position-nothing", "asked", {"deck": "", "asked": {"question": "draw", "seat": 0}}),
        ("position-not-object", "tiles", {"tiles": ["2b"]}),
        ("position-not-object", "seats[0].hand", {"seats": [{"hand": [3]}]}),
        ("position-length", "discards.forest", {"discards": {"forest": [0] * 56}}),
        ("position-list", "discards.forest", {"discards": {"forest": 0}}),
    ],
)
def test_what_else_cannot_be(message: str, where: str, facts: dict[str, Any]) -> None:
    with pytest.raises(PositionError) as wrong:
        if "deck" in facts:
            race(**facts)
        else:
            LEMMINGE.from_position(facts)
    assert (wrong.value.message, wrong.value.where) == (message, where)
    assert str(wrong.value)
