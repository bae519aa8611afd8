"""Seats, private tables and running games, tried by those who have no business there."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.people.guests import game_of_two, guests, unknown
from tests.server.people.protocol_clients import PATIENCE, Refusal, Visitor
from tests.server.server_process import Server, served

# Every message about a seat, or about the whole table, as somebody would send it for seat 0.
FOR_SEAT_0: list[tuple[str, dict[str, Any]]] = [
    ("act", {"action": 0, "number": [0, 0]}),
    ("act", {"action": 0, "number": [0, 0], "confirm": True}),
    ("confirm", {"number": [0, 0]}),
    ("undo", {"number": [0, 0]}),
    ("redo", {"number": [0, 0]}),
    ("preview", {"action": 0}),
    ("why", {"action": 0}),
    ("seal", {"action": 0, "number": [0, 0]}),
    ("unseal", {"number": [0, 0]}),
    ("ask-undo", {}),
    ("resign", {}),
    ("stand-up", {}),
    ("clear-seat", {}),
    ("sit", {}),
    ("seat-bot", {"bot": "greedy"}),
    ("nonce", {"nonce": "ab" * 16}),
    ("vote-bot", {}),
]
FOR_PLAYERS: list[tuple[str, dict[str, Any]]] = [
    ("start", {}),
    ("answer-undo", {"agree": True}),
    ("vacation", {"on": True}),
    ("rematch", {}),
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    file: Path = tmp_path_factory.mktemp("security") / "clifftop.sqlite"
    with served(f"sqlite:///{file}") as server:
        yield server


async def is_refused(asked: Any, *messages: str) -> None:
    with pytest.raises(Refusal) as refusal:
        await asked
    assert refusal.value.message in messages, refusal.value.answer


def test_nobody_acts_for_somebody_else(server: Server) -> None:
    """A player for the other's seat, somebody who watches, and somebody unknown."""

    async def story() -> None:
        async with (
            guests(server.address, "Ada", "Ben", "Eve") as (ada, ben, eve),
            unknown(server.address) as nobody,
        ):
            table = await game_of_two(ada, ben)
            async with (
                ada.at(table) as host,
                ben.at(table) as other,
                eve.at(table) as watcher,
                nobody.at(table) as stranger,
            ):
                await host.look(0)
                before = json.dumps(host.view)
                for seated in (other, watcher, stranger):
                    for kind, given in FOR_SEAT_0:
                        with pytest.raises(Refusal) as refusal:
                            await seated.ask(kind, seat=0, **given)
                        told = json.dumps(refusal.value.answer["facts"])
                        assert "action" not in told and "clause" not in refusal.value.answer
                for seated in (watcher, stranger):
                    for kind, given in FOR_PLAYERS:
                        with pytest.raises(Refusal):
                            await seated.ask(kind, **given)
                for seated in (other, watcher, stranger):
                    for kind in ("mute", "remove"):
                        with pytest.raises(Refusal):
                            await seated.ask(kind, who=ada.id)
                for kind in ("leave", "come-back", "chat"):
                    given = {"text": "hello"} if kind == "chat" else {}
                    await is_refused(stranger.ask(kind, **given), "server-who-are-you")
                await watcher.ask("leave")  # nobody is missed, and nothing is written
                assert json.dumps((await host.look(0))["view"]) == before

    asyncio.run(story())


def test_a_seat_is_seen_by_whoever_holds_it(server: Server) -> None:
    async def story() -> None:
        async with (
            guests(server.address, "Ada", "Ben", "Eve") as (ada, ben, eve),
            unknown(server.address) as nobody,
        ):
            table = await game_of_two(ada, ben)
            hands = {}
            for visitor, seat in ((ada, 0), (ben, 1)):
                async with visitor.at(table) as seated:
                    hands[seat] = (await seated.look(seat))["view"]["state"]["hands"][seat]
            assert all(isinstance(hand, dict) for hand in hands.values())
            for visitor in (ben, eve, nobody):
                async with visitor.at(table) as seated:
                    await is_refused(seated.look(0), "table-not-your-seat")
                    assert seated.shown == {}
                path = f"/api/tables/{table}/knowledge?seat=0"
                await is_refused(visitor.ask("GET", path), "table-not-your-seat")
            async with ben.at(table) as seated:
                await is_refused(seated.look(None), "server-you-play")
                own = (await seated.look(1))["view"]["state"]
                assert own["hands"][1] == hands[1] and isinstance(own["hands"][0], int)
            async with nobody.at(table) as seated:
                seen = (await seated.look(None))["view"]["state"]
                assert all(isinstance(hand, int) for hand in seen["hands"])
                assert "actions" not in seen

    asyncio.run(story())


def test_a_running_game_is_not_taken_away(server: Server) -> None:
    """Not by its players either: neither list nor seed, in no answer at all."""

    async def story() -> None:
        async with guests(server.address, "Ada", "Ben") as (ada, ben):
            table = await game_of_two(ada, ben, fall="out")
            for path in (
                f"/api/tables/{table}/record",
                f"/api/replays/{table}",
                f"/api/replays/{table}/frames?at=0&seat=open",
                f"/api/replays/{table}/frames?at=0&seat=0",
            ):
                await is_refused(ada.ask("GET", path), "table-running")
            branch = {"game": "lemminge", "from": {"replay": table, "at": 1}}
            await is_refused(ada.ask("POST", "/api/tables", branch), "table-running")
            told = json.dumps(
                [
                    await ada.ask("GET", f"/api/tables/{table}"),
                    await ada.ask("GET", "/api/tables?status=running"),
                    await ada.ask("GET", f"/api/tables/{table}/knowledge"),
                    await ada.ask("GET", f"/api/tables/{table}/knowledge?seat=0"),
                ]
            )
            async with ada.at(table) as host, ben.at(table) as other:
                await host.look(0)
                told += json.dumps(host.heard)
                await other.ask("resign", seat=1)
            record = await ada.ask("GET", f"/api/tables/{table}/record")
            seed = record["notes"]["dice"]["seed"]
            assert len(seed) == 64 and seed not in told
            assert record["notes"]["dice"]["commitment"] in told

    asyncio.run(story())


async def routes_of(visitor: Visitor, table: str) -> list[tuple[str, str, Any]]:
    """Every route about one table."""
    found: list[tuple[str, str, Any]] = []
    for path, operations in (await visitor.ask("GET", "/api/openapi.json"))["paths"].items():
        for name in ("{table}", "{replay}"):
            if name in path:
                real = path.replace(name, table).replace("{seat}", "0")
                bodies = {"join": {"invite": "a" * 16}}
                body = bodies.get(path.rpartition("/")[2])
                found += [(method.upper(), real, body) for method in operations]
    assert len(found) >= 8
    return found


@pytest.mark.parametrize("over", [False, True])
def test_a_private_table_is_not_there_for_others(server: Server, over: bool) -> None:
    async def story() -> None:
        async with (
            guests(server.address, "Ada", "Ben", "Eve") as (ada, ben, eve),
            unknown(server.address) as nobody,
        ):
            table = await game_of_two(ada, ben, public=False, fall="out")
            if over:
                async with ben.at(table) as other:
                    await other.ask("resign", seat=1)
            for visitor in (eve, nobody):
                for method, path, body in await routes_of(eve, table):
                    await is_refused(
                        visitor.ask(method, path, body),
                        "server-no-table",
                        "server-bad-link",
                        "server-who-are-you",
                    )
                async with visitor.at(table) as seated:
                    await asyncio.wait_for(seated.socket.wait_closed(), PATIENCE)
                    assert seated.socket.close_code == 4404
                    [refusal] = seated.heard
                    assert refusal["message"] == "server-no-table"
                for status in ("waiting", "running", "over"):
                    path = f"/api/tables?status={status}"
                    assert table not in json.dumps(await visitor.ask("GET", path))
            branch = {"game": "lemminge", "from": {"replay": table, "at": 0}}
            await is_refused(eve.ask("POST", "/api/tables", branch), "server-no-table")
            # What is not there for her looks as what is not there at all.
            missing = await eve.http.get("/api/tables/aaaaaaaaaaaa")
            hidden = await eve.http.get(f"/api/tables/{table}")
            assert missing.text.replace("aaaaaaaaaaaa", table) == hidden.text
            assert missing.status_code == hidden.status_code == 404

    asyncio.run(story())


def test_invitations_are_void_once_renewed_or_once_sent_away(postgres_url: str) -> None:
    """Also when the other server process heard of the old one."""

    async def story(first: str, second: str) -> None:
        async with guests(first, "Ada", "Ben", "Eve") as (ada, ben, eve):
            table = await ada.open_table("lemminge", public=False)
            path = f"/api/tables/{table}"
            old = (await ada.ask("GET", path))["invite"]
            async with unknown(second) as there:
                there.http.cookies = ben.http.cookies
                await there.ask("POST", f"{path}/join", {"invite": old})
                new = (await ada.ask("POST", f"{path}/invite"))["invite"]
                there.http.cookies = eve.http.cookies
                await is_refused(
                    there.ask("POST", f"{path}/join", {"invite": old}), "server-bad-link"
                )
                await there.ask("POST", f"{path}/join", {"invite": new})
            await is_refused(ben.ask("POST", f"{path}/invite"), "table-host-only")
            assert "invite" not in await ben.ask("GET", path)
            async with ada.at(table) as host:
                await host.ask("remove", who=eve.id)
            await is_refused(eve.ask("GET", path), "server-no-table")
            await is_refused(eve.ask("POST", f"{path}/join", {"invite": new}), "server-bad-link")

    with served(postgres_url) as one, served(postgres_url) as two:
        asyncio.run(story(one.address, two.address))


def test_whoever_was_sent_away_neither_looks_nor_talks(server: Server) -> None:
    async def story() -> None:
        async with guests(server.address, "Ada", "Ben", "Eve") as (ada, ben, eve):
            table = await game_of_two(ada, ben)
            async with ada.at(table) as host, eve.at(table) as watcher:
                await host.look(0)
                await watcher.look(None)
                await is_refused(host.ask("remove", who=ben.id), "table-started")
                await host.ask("remove", who=eve.id)
                await asyncio.wait_for(watcher.socket.wait_closed(), PATIENCE)
                assert watcher.heard[-1]["type"] == "gone"
            async with eve.at(table) as again:
                await is_refused(again.look(None), "table-removed")
                await is_refused(again.ask("chat", text="hello"), "table-removed")
                await is_refused(again.ask("sit", seat=0), "table-removed")

    asyncio.run(story())


def test_options_of_a_branch_are_those_of_the_replay(server: Server) -> None:
    """Nothing that nobody has checked gets into the lists that everybody is sent."""

    async def story() -> None:
        async with guests(server.address, "Ada", "Ben") as (ada, ben):
            table = await game_of_two(ada, ben, fall="out")
            async with ben.at(table) as other:
                await other.ask("resign", seat=1)
            branch: dict[str, Any] = {"game": "lemminge", "from": {"replay": table, "at": 1}}
            stuffed = {**branch, "options": {"x": "y" * 100_000}}
            await is_refused(ada.ask("POST", "/api/tables", stuffed), "server-from-options")
            opened = await ada.ask("POST", "/api/tables", branch)
            assert (await ada.ask("GET", f"/api/tables/{opened['id']}"))["branched"]

    asyncio.run(story())


def test_a_seat_by_link_is_one_seat_once(server: Server) -> None:
    async def story() -> None:
        async with guests(server.address, "Ada", "Ben", "Eve") as (ada, ben, eve):
            table = await ada.open_table("lemminge", options={"players": 3}, public=False)
            path = f"/api/tables/{table}/seats/1/link"
            await is_refused(eve.ask("POST", path), "server-no-table")
            link = await ada.ask("POST", path)
            assert link["token"] in link["url"].partition("#")[2]  # it reaches no log
            claims = await asyncio.gather(
                *(
                    visitor.http.post("/api/claims", json={"token": link["token"]})
                    for visitor in (ben, eve)
                )
            )
            assert sorted(answer.status_code for answer in claims) == [200, 404]
            device = await ada.ask("POST", "/api/me/device-link")
            for token in (device["token"], link["token"]):
                await is_refused(
                    eve.ask("POST", "/api/claims", {"token": token}), "server-bad-link"
                )
            seat = await ada.ask("POST", f"/api/tables/{table}/seats/2/link")
            await is_refused(
                eve.ask("POST", "/api/device", {"token": seat["token"]}), "server-bad-link"
            )

    asyncio.run(story())
