"""Replays: games that are over or were brought along, from any seat, at any moment, and onward."""

from __future__ import annotations

import json
from random import Random

import pytest
from tests.server.people.protocol_clients import Json, Refusal, Visitor
from tests.server.people.stories import (
    BOTH,
    Meeting,
    a_server,
    refused,
    sit_and_start,
    status,
    story,
)

import clifftop
from clifftop.kernel.history import ALL_SEEING
from clifftop.kernel.state import CHANCE, OVER, State

server = pytest.fixture(scope="module", params=BOTH)(a_server)

GAMES = (
    ("leaping-lemmings", {"players": 2, "short": True}),
    ("lemming-mafia", {"players": 3}),
    ("lemminge", {"players": 2, "board": "short"}),
)


def random_game(name: str, options: Json, length: int, seed: int = 3) -> State:
    """The beginning of a game, or all of it if it is not that long."""
    rng = Random(seed)
    state = clifftop.game(name).start(**options)
    for _ in range(length):
        if state.to_act == OVER:
            break
        state.apply(rng.choice(state.actions()))
    return state


def record_of(state: State) -> str:
    return clifftop.Record.of(state).dumps()


async def bring(visitor: Visitor, record: str) -> str:
    found = await visitor.ask("POST", "/api/records", content=record)
    assert found["url"] == f"{visitor.address}/r/{found['id']}"
    return str(found["id"])


def as_json(value: object) -> object:
    return json.loads(json.dumps(value))


# Records that are brought along.


@story
async def test_a_record_is_brought_and_looked_at_by_whoever_has_its_id(meeting: Meeting) -> None:
    ada = await meeting.guest("Ada")
    for name, options in GAMES:
        state = random_game(name, options, 10_000)
        found = await bring(ada, record_of(state))
        facts = await meeting.stranger().ask("GET", f"/api/replays/{found}")
        assert (facts["game"], facts["players"]) == (name, state.players)
        assert (facts["places"], facts["scores"]) == (state.places(), state.scores())
        assert facts["board"] == state.view(None)["board"]
        assert await status(ada, "GET", f"/api/tables/{found}") == 404
        board = await meeting.stranger().ask("GET", f"/api/boards/{facts['board']}")
        assert board["game"] == name


@story
async def test_a_game_that_is_not_over_may_be_brought(meeting: Meeting) -> None:
    ada = await meeting.guest("Ada")
    found = await bring(ada, record_of(random_game(*GAMES[1], 20)))
    facts = await ada.ask("GET", f"/api/replays/{found}")
    assert (facts["length"], facts["places"], facts["scores"]) == (20, None, None)


@story
async def test_a_board_of_ones_own_comes_with_the_record(meeting: Meeting) -> None:
    ada = await meeting.guest("Ada")
    text = clifftop.game("lemminge").board_text(clifftop.game("lemminge").start(players=2))
    state = random_game("lemminge", {"players": 2, "board": f"# my own\n{text}"}, 30)
    found = await bring(ada, record_of(state))
    facts = await ada.ask("GET", f"/api/replays/{found}")
    board = await meeting.stranger().ask("GET", f"/api/boards/{facts['board']}")
    assert board["game"] == "lemminge"


@story
async def test_a_damaged_record_is_refused_and_says_where(meeting: Meeting) -> None:
    ada, ben = await meeting.guests("Ada", "Ben")
    good = json.loads(record_of(random_game(*GAMES[1], 30)))
    damaged = [
        (ada, {**good, "actions": [*good["actions"][:20], 9999]}, "record-action"),
        (ada, {**good, "actions": good["actions"][:-1]}, "record-hash"),
        (ada, {**good, "actions": "all of them"}, "record-field-bad"),
        (ada, {**good, "rules": 99}, "record-rules"),
        (ben, {**good, "format": 2}, "record-format"),
        (ben, {name: good[name] for name in good if name != "hash"}, "record-field-missing"),
        (ben, ["moves", "e4"], "record-not-json"),
        (ben, {"Event": "chess"}, "record-field-missing"),
    ]
    for visitor, record, message in damaged:
        with refused(message):
            await bring(visitor, json.dumps(record))
    with refused("record-not-json"):
        await bring(ben, '[Event "chess"]')


@story
async def test_a_foreign_game_or_board_is_refused(meeting: Meeting) -> None:
    ada = await meeting.guest("Ada")
    good = json.loads(record_of(random_game(*GAMES[2], 30)))
    for record in (
        {**good, "game": "chess"},
        {**good, "board": "not a board"},
        {**good, "options": {"players": 99}},
        {**good, "options": {"players": 2, "chess": True}},
        {**good, "start": {"nothing": "of ours"}},
    ):
        with pytest.raises(Refusal) as refusal:
            await bring(ada, json.dumps(record))
        assert refusal.value.answer["text"]
    assert await status(ada, "GET", "/api/health") == 200


@story
async def test_a_record_that_is_not_text_or_too_long_is_refused(meeting: Meeting) -> None:
    ada = await meeting.guest("Ada")
    good = json.loads(record_of(random_game(*GAMES[2], 30)))
    long = json.dumps({**good, "notes": {"chat": "x" * 600_000}})
    with refused("server-record-long"):
        await bring(ada, long)
    with refused("server-too-large"):
        await bring(ada, long * 2)
    with refused("record-not-json"):
        await ada.ask("POST", "/api/records", content=b"\xff\xfe")
    answer = await meeting.stranger().http.post("/api/records", content=json.dumps(good))
    assert answer.status_code == 401


# Frames.


@story
async def test_a_frame_is_what_the_engine_shows_a_seat(meeting: Meeting) -> None:
    ada = await meeting.guest("Ada")
    for name, options in GAMES:
        end = random_game(name, options, 10_000)
        record = clifftop.Record.of(end)
        found = await bring(ada, record.dumps())
        length = len(record.actions)
        for at in (0, 1, length // 2, length):
            state = record.begin()
            for action in record.actions[:at]:
                state.apply(action)
            for seat in [*range(state.players), None]:
                shown = await frame(meeting.stranger(), found, at, "none" if seat is None else seat)
                assert shown["view"] == as_json(state.view(seat))
                assert shown["events"] == (as_json(state.events(seat)) if at else [])
            shown = await frame(meeting.stranger(), found, at, "open")
            seen = {**state.see(ALL_SEEING), "to_act": state.to_act}
            assert shown["view"] == as_json(seen)


async def frame(visitor: Visitor, replay: str, at: int, seat: object) -> Json:
    path = f"/api/replays/{replay}/frames?at={at}&seat={seat}"
    [found] = (await visitor.ask("GET", path))["frames"]
    assert found["at"] == at
    return dict(found)


@story
async def test_many_frames_are_the_same_as_one_by_one(meeting: Meeting) -> None:
    ada = await meeting.guest("Ada")
    found = await bring(ada, record_of(random_game(*GAMES[1], 120)))
    path = f"/api/replays/{found}/frames?seat=1&language=en"
    many = await ada.ask("GET", f"{path}&at=40&count=30")
    for at in (40, 49, 50, 51, 69):
        one = await ada.ask("GET", f"{path}&at={at}")
        assert one["frames"] == [many["frames"][at - 40]]
    assert any(frame["texts"] for frame in many["frames"])


@story
async def test_there_are_no_moments_before_or_after_the_game(meeting: Meeting) -> None:
    ada = await meeting.guest("Ada")
    found = await bring(ada, record_of(random_game(*GAMES[0], 60)))
    path = f"/api/replays/{found}/frames"
    last = await ada.ask("GET", f"{path}?at=59&count=200")
    assert [frame["at"] for frame in last["frames"]] == [59, 60]
    with refused("server-no-moment"):
        await ada.ask("GET", f"{path}?at=61")
    for wrong in ("at=-1", "at=x", "count=0", "count=201", "seat=nobody", f"at={10**30}"):
        assert await status(ada, "GET", f"{path}?{wrong}") in (400, 404)
    for seat in ("2", "-1", "1.0", "all"):
        with refused("server-eyes"):
            await ada.ask("GET", f"{path}?seat={seat}")
    assert await status(ada, "GET", "/api/replays/nosuchreplay/frames") == 404


@story
async def test_a_table_that_is_over_is_a_replay(meeting: Meeting) -> None:
    ada, ben = await meeting.guests("Ada", "Ben")
    table = await ada.open_table("lemminge", options={"players": 2, "first": 0}, fall="out")
    async with ada.at(table) as host, ben.at(table) as guest:
        await sit_and_start(host, guest)
        hand = guest.view["state"]["hands"][1]
        await host.ask("resign", seat=0)
    record = await ben.ask("GET", f"/api/tables/{table}/record")
    facts = await meeting.stranger().ask("GET", f"/api/replays/{table}")
    assert facts["length"] == len(record["actions"])
    assert (facts["places"], facts["dice"]) == ([2, 1], record["notes"]["dice"])
    assert [seat["who"] for seat in facts["seats"]] == ["Ada", "Ben"]
    shown = await frame(meeting.stranger(), table, facts["length"], 1)
    assert shown["view"]["hands"][1] == hand
    await bring(ada, json.dumps(record))


# Onward from there.


@story
async def test_play_goes_on_from_exactly_that_position(meeting: Meeting) -> None:
    ada = await meeting.guest("Ada")
    for name, options in GAMES:
        state = random_game(name, options, 60)
        while state.to_act == CHANCE or len(state.actions()) == 1:
            state.apply(state.actions()[0])
        record = clifftop.Record.of(state)
        later = state.copy()
        later.apply(later.actions()[-1])
        found = await bring(ada, record_of(later))
        source = {"replay": found, "at": len(record.actions)}
        table = await ada.open_table(name, **{"from": source})
        async with ada.at(table) as screen:
            for seat in range(state.players):
                await screen.sit(seat)
            await screen.ask("start")
            for seat in range(state.players):
                shown = await screen.look(seat)
                assert shown["view"]["state"] == as_json(state.view(seat))
        assert (await ada.ask("GET", f"/api/tables/{table}"))["branched"] is True


@story
async def test_play_goes_on_only_from_where_there_is_something_to_play(meeting: Meeting) -> None:
    ada = await meeting.guest("Ada")
    state = random_game(*GAMES[1], 10_000)
    found = await bring(ada, record_of(state))
    last = len(clifftop.Record.of(state).actions)
    running = await ada.open_table("lemminge")
    for game, replay, at, message in (
        ("lemming-mafia", found, last, "table-over"),
        ("lemming-mafia", found, last + 1, "server-no-moment"),
        ("lemminge", found, 0, "server-other-game"),
        ("lemminge", running, 0, "table-running"),
        ("lemminge", "nosuchreplay", 0, "server-no-table"),
    ):
        with refused(message):
            await ada.open_table(game, **{"from": {"replay": replay, "at": at}})
