"""A position is the whole table: written, read back, played on; and refused where it cannot be."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from tests.games.mafia.invariants import check_state
from tests.games.mafia.piers import space_of
from tests.games.mafia.walks import MAFIA, seeds, tables, walk
from tests.worlds import choose

import clifftop
from clifftop import Record, State
from clifftop.games.mafia import questions as q
from clifftop.games.mafia.state import MafiaState


def through_json(state: State) -> MafiaState:
    again = MAFIA.from_position(json.loads(json.dumps(state.position())))
    assert isinstance(again, MafiaState)
    return again


@settings(max_examples=20, deadline=None)
@given(tables, seeds)
def test_a_position_is_read_back_as_the_same_table(players: int, seed: int) -> None:
    for state in walk(players, Random(seed)):
        twin = through_json(state)
        check_state(twin)
        assert twin.position() == state.position()
        assert (twin.to_act, twin.actions()) == (state.to_act, state.actions())
        assert twin.early() == state.early()
        for seat in (None, *range(players)):
            assert twin.view(seat) == state.view(seat)
        if state.to_act == clifftop.CHANCE:
            assert twin.chances() == state.chances()
    assert (twin.scores(), twin.places()) == (state.scores(), state.places())


@settings(max_examples=15, deadline=None)
@given(tables, seeds)
def test_a_game_goes_on_alike_from_its_position(players: int, seed: int) -> None:
    rng = Random(seed)
    state = MAFIA.start(players=players)
    twins: list[State] = []
    while state.to_act != clifftop.OVER:
        if rng.random() < 0.05:
            twins.append(through_json(state))
        action = choose(state, rng)
        state.apply(action)
        for twin in twins:
            twin.apply(action)
            assert twin.events(None) == state.events(None)
    for twin in twins:
        assert twin.position() == state.position()
        replayed = Record.loads(Record.of(twin).dumps()).replay()
        assert replayed.position() == state.position()


@settings(max_examples=15, deadline=None)
@given(tables, seeds)
def test_a_record_replays(players: int, seed: int) -> None:
    *_, state = walk(players, Random(seed))
    replayed = Record.loads(Record.of(state).dumps()).replay()
    assert replayed.position() == state.position()
    for seat in (None, *range(players)):
        assert replayed.knowledge(seat) == state.knowledge(seat)


def test_what_is_left_out_is_as_at_the_start() -> None:
    state = MAFIA.from_position({})
    assert (state.players, state.to_act) == (4, clifftop.CHANCE)
    view: Any = state.view(None)
    assert view["asked"] == {"question": "roll"} and view["turn"] == 1
    assert view["lemmings"]["pink"] == {"at": "start", "blocks": 0}
    assert view["bets"] == [0] * 4


def test_contracts_that_are_not_spoken_of_have_been_dropped() -> None:
    state: Any = MAFIA.from_position({"seats": [{}, {"contracts": ["few-out"]}]}).position()
    assert state["seats"][1]["contracts"] == ["few-out"]
    assert [len(seat["dropped"]) for seat in state["seats"]] == [3, 2, 3, 3]


BLUE_OR_RED = {"dice": ["blue", "red"], "asked": {"question": "which-lemming"}}
AT_THE_BOOKMAKER = {
    "dice": ["blue", "red"],
    "lemmings": {"blue": space_of("bookmaker")},
    "asked": {"question": "bet", "lemming": "blue"},
}
FULL_PILE = {"bets": ["blue", "grey", "green", "purple", "pink", "red"]}


def test_these_are_fine() -> None:
    MAFIA.from_position(BLUE_OR_RED)
    MAFIA.from_position(AT_THE_BOOKMAKER)


@pytest.mark.parametrize(
    ("position", "where"),
    [
        ({"game": "chess"}, "game"),
        ({"rules": 7}, "rules"),
        ({"lemings": {}}, "lemings"),
        ({"player": 4}, "player"),
        ({"turn": 0}, "turn"),
        ({"turn": 1, "asked": {"question": "deal"}}, "turn"),
        ({"lemmings": {"blue": "44d"}}, "lemmings.blue"),
        ({"lemmings": {"yellow": "1a"}}, "lemmings.yellow"),
        ({"lemmings": {"blue": "1a", "red": "1a"}}, "lemmings.red"),
        ({"lemmings": {"blue": "1a"}, "eliminated": ["blue"]}, "lemmings.blue"),
        ({"eliminated": ["blue", "blue"]}, "eliminated"),
        ({"eliminated": ["blue", "grey", "green", "purple", "pink"]}, "eliminated"),
        ({"lemmings": {"blue": "water"}}, "lemmings"),
        ({"asked": {"question": "finished"}}, "lemmings"),
        (
            {"lemmings": {"blue": "water", "red": "water"}, "asked": {"question": "finished"}},
            "lemmings",
        ),
        ({"blocks": {"blue": 1}}, "blocks.blue"),
        ({"lemmings": {"blue": "1b"}, "blocks": {"blue": 3}}, "blocks.blue"),
        ({"dice": ["blue"]}, "dice"),
        ({"dice": ["blue", "red"]}, "dice"),
        ({"asked": {"question": "which-lemming"}}, "dice"),
        ({**BLUE_OR_RED, "dice": ["blue", "blue"]}, "dice"),
        ({**BLUE_OR_RED, "asked": {"question": "which-lemming", "seat": 1}}, "asked.seat"),
        ({**BLUE_OR_RED, "asked": {"question": "which-space", "lemming": "pink"}}, "asked.lemming"),
        (
            {
                "dice": ["blue", "red"],
                "lemmings": {"blue": space_of("mixer")},
                "asked": {"question": "car-roll", "lemming": "blue"},
            },
            "asked.lemming",
        ),
        ({"asked": {"question": "roll", "lemming": "blue"}}, "asked.lemming"),
        ({**AT_THE_BOOKMAKER, "lemmings": {"blue": space_of("car")}}, "asked.lemming"),
        ({**AT_THE_BOOKMAKER, "dice": ["pink", "red"]}, "dice"),
        ({**AT_THE_BOOKMAKER, "seats": [FULL_PILE]}, "asked.seat"),
        ({"seats": [{"bets": ["blue", "blue"]}]}, "seats[0].bets"),
        ({"seats": [{"bets": 2}]}, "seats[0].bets"),
        ({"seats": [{"contracts": ["few-out"]}, {"dropped": ["few-out"]}]}, "seats[1].dropped"),
        ({"seats": [{}] * 5}, "seats"),
        ({"seats": [{"contracts": ["third-blue", "third-red", "few-out", "many-out"]}]}, "seats"),
        ({"seats": [{"contracts": ["third-yellow"]}]}, "seats[0].contracts"),
        ({"asked": {"question": "deal"}, "seats": [{}, {"contracts": ["few-out"]}]}, "seats[0]"),
        ({"asked": {"question": "deal"}, "lemmings": {"blue": "1a"}}, "lemmings"),
        ({"asked": {"question": "first-player"}, "player": 1}, "player"),
    ],
)
def test_an_impossible_position_is_refused_by_its_part(
    position: dict[str, object], where: str
) -> None:
    with pytest.raises(clifftop.PositionError) as caught:
        MAFIA.from_position(position)
    assert caught.value.where.startswith(where)
    assert caught.value.where in str(caught.value)


def test_every_question_comes_up_and_is_written() -> None:
    asked = set()
    for seed in range(5):
        for state in walk(4, Random(seed)):
            position: Any = through_json(state).position()
            asked.add(position["asked"]["question"])
    assert asked == set(q.NAMES)
