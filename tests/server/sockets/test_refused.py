"""What is too large or of the wrong form: a sentence says so, and nothing else happens."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.server.people.guests import guests, unknown
from tests.server.people.protocol_clients import PATIENCE, Refusal, Seated, Visitor
from tests.server.server_process import Server, served

import clifftop
from clifftop import Record, boards


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    file: Path = tmp_path_factory.mktemp("refused") / "clifftop.sqlite"
    with served(f"sqlite:///{file}") as server:
        yield server


@asynccontextmanager
async def at_own_table(server: Server) -> AsyncIterator[tuple[Visitor, Seated]]:
    async with guests(server.address, "Ada") as [ada]:
        table = await ada.open_table("lemminge", options={"players": 2})
        async with ada.at(table) as seated:
            yield ada, seated


async def refusal_of(asked: Any) -> str:
    with pytest.raises(Refusal) as refusal:
        await asked
    return refusal.value.message


@pytest.mark.parametrize("name", ["", "   ", "\u200b\n\t", "a" * 31, "a" * 201])
def test_names_that_cannot_be(server: Server, name: str) -> None:
    async def story() -> None:
        async with unknown(server.address) as visitor:
            message = await refusal_of(visitor.ask("POST", "/api/guests", {"name": name}))
            assert message in ("server-name", "server-bad-request")
            assert "set-cookie" not in (await visitor.http.get("/api/me")).headers

    asyncio.run(story())


def test_a_name_in_any_script_on_one_line(server: Server) -> None:
    async def story() -> None:
        async with guests(server.address, " Zoë\n\u202e  李 ") as [zoe]:
            assert (await zoe.ask("GET", "/api/me"))["name"] == "Zoë 李"

    asyncio.run(story())


def test_no_file_of_the_server_is_ever_a_board(server: Server, tmp_path: Path) -> None:
    """From Python a board may be a path. What comes over the network is text, whatever it says."""
    file = tmp_path / "short.toml"
    file.write_text(boards.read("lemminge", "short"), encoding="utf-8")
    record = json.loads(Record.of(clifftop.game("lemminge").start(board="short")).dumps())

    async def story() -> None:
        async with guests(server.address, "Ada") as [ada]:
            for board in (str(file), file.as_uri(), {"path": str(file)}, [str(file)]):
                table = {"game": "lemminge", "options": {"board": board}}
                answer = await ada.http.post("/api/tables", json=table)
                assert answer.status_code == 400, answer.text
                assert "board" in answer.json()["error"]["text"]
                answer = await ada.http.post("/api/records", json={**record, "board": board})
                assert answer.status_code == 400, answer.text
            assert (await ada.ask("GET", "/api/me/tables"))["tables"] == []

    asyncio.run(story())


DEEP = b'{"game": "lemminge", "options": {"board": ' + b"[" * 50_000 + b"]" * 50_000 + b"}}"

BAD_BODIES: list[tuple[bytes, int]] = [
    (b"", 400),
    (b"{", 400),
    (b"[]", 400),
    (b"null", 400),
    (b'{"game": 7}', 400),
    (b'{"game": "lemminge", "colour": "red"}', 400),
    (b'{"game": "lemminge", "options": {"players": "two"}}', 400),
    (b'{"game": "lemminge", "options": {"players": 1e400}}', 400),
    (b'{"game": "lemminge", "options": {"players": ' + b"9" * 40 + b"}}", 400),
    (b'{"game": "lemminge", "options": {"players": ' + b"9" * 5000 + b"}}", 400),
    (b'{"game": "lemminge", "options": {"colour": 1}}', 400),
    (b'{"game": "lemminge", "options": {"board": "' + b"#" * 40_000 + b'\\n"}}', 400),
    (b'{"game": "lemminge", "options": {"board": "../../../etc/passwd"}}', 400),
    (b'{"game": "lemminge", "options": {"board": "\\u0000"}}', 400),
    (b'{"game": "lemminge", "options": {"board": "\\ud800"}}', 400),
    (b'{"game": "lemminge", "clock": {"kind": "sand"}}', 409),
    (b'{"game": "lemminge", "clock": {"kind": "total", "ms": 1e9}}', 409),
    (b'{"game": "lemminge", "from": {"replay": "\\u0000", "at": 0}}', 404),
    (b'{"game": "lemminge", "from": {"replay": "abc", "at": 0}, "options": {"x": 1}}', 400),
    (b'{"game": "\xff\xfe"}', 400),
    (DEEP, 400),
    (b'{"game": "' + b"x" * 1_100_000 + b'"}', 413),
]


def test_bodies_that_are_refused(server: Server) -> None:
    """Each with a sentence, and without a table."""

    async def story() -> None:
        for body, status in BAD_BODIES:
            async with guests(server.address, "Ada") as [ada]:
                answer = await ada.http.post("/api/tables", content=body)
                assert answer.status_code == status, (body[:80], answer.text[:200])
                error = answer.json()["error"]
                assert error["message"] and error["text"] and len(answer.content) < 5000
                assert (await ada.ask("GET", "/api/me/tables"))["tables"] == []

    asyncio.run(story())


def test_records_that_are_refused_and_what_is_kept(server: Server) -> None:
    record: dict[str, Any] = json.loads(
        Record.of(clifftop.game("lemminge").start(players=2)).dumps()
    )
    nested: list[Any] = []
    for _ in range(500):
        nested = [nested]
    bad: list[bytes] = [
        b"[" * 100_000,
        b"\xff",
        b"{}",
        json.dumps({**record, "actions": [10**30]}).encode(),
        json.dumps({**record, "rules": 10**30}).encode(),
        json.dumps({**record, "board": "\ud800"}).encode(),
        json.dumps({**record, "options": {"players": 10**30}}).encode(),
        json.dumps({**record, "notes": {"x": "y" * 600_000}}).encode(),
    ]
    odd_notes: list[Any] = [
        {"seats": nested},
        {"seats": "\ud800"},
        {"places": [10**40]},
        {"dice": {"seed": 1}},
        {"x": nested},
    ]

    async def story() -> None:
        async with guests(server.address, *(f"{number}" for number in range(14))) as visitors:
            for visitor, body in zip(visitors, bad, strict=False):
                answer = await visitor.http.post("/api/records", content=body)
                assert answer.status_code == 400, (body[:60], answer.text[:200])
                assert answer.json()["error"]["text"]
            for visitor, notes in zip(visitors[len(bad) :], odd_notes, strict=False):
                text = json.dumps({**record, "notes": notes, "more": nested})
                made = await visitor.ask("POST", "/api/records", content=text)
                told = await visitor.ask("GET", f"/api/replays/{made['id']}")
                assert told["seats"] is None and told["dice"] is None and told["length"] == 0
            text = json.dumps({**record, "notes": {"seats": [{"who": "Ada"}, {"bot": "greedy"}]}})
            made = await visitors[-1].ask("POST", "/api/records", content=text)
            told = await visitors[-1].ask("GET", f"/api/replays/{made['id']}")
            assert [seat["who"] for seat in told["seats"]] == ["Ada", None]

    asyncio.run(story())


BAD_MESSAGES = [
    "",
    "{",
    "null",
    "[]",
    '"ping"',
    '{"type": "dance"}',
    '{"type": "ping", "more": 1}',
    '{"type": "act", "seat": 0}',
    '{"type": "act", "seat": "0", "action": 1, "number": [0, 0]}',
    '{"type": "act", "seat": 0, "action": 1e99, "number": [0, 0]}',
    '{"type": "act", "seat": 0, "action": 1, "number": [0]}',
    '{"type": "act", "seat": 0, "action": 1, "number": [0, -1]}',
    '{"type": "act", "seat": 12, "action": 1, "number": [0, 0]}',
    '{"type": "sit", "seat": -1}',
    '{"type": "sit", "seat": 1, "name": "' + "a" * 31 + '"}',
    '{"type": "chat", "text": "' + "a" * 501 + '"}',
    '{"type": "chat", "text": "  "}',
    '{"type": "chat", "text": "\\u0000"}',
    '{"type": "nonce", "seat": 0, "nonce": "not hexadecimal, this"}',
    '{"type": "nonce", "seat": 0, "nonce": "ab"}',
    '{"type": "look", "seat": 1}',
    '{"type": "look", "language": "../../../etc"}{}',
    '{"type": "ping", "id": ' + "9" * 30 + "}",
    '{"type": "ping", "id": "' + "a" * 41 + '"}',
    '{"type": "ping", "id": {}}',
    "[" * 8000,
    '{"type": ' + '{"type": ' * 800,
]


def test_messages_that_are_refused(server: Server) -> None:
    """The socket stays, and nothing was changed."""

    async def story() -> None:
        async with at_own_table(server) as (_, seated):
            before = (await seated.look(0))["view"]
            for text in BAD_MESSAGES:
                seated.heard.clear()
                await seated.socket.send(text)
                await seated.ask("ping")
                error, pong = seated.heard
                assert error["type"] == "error" and error["text"], text[:60]
                assert pong["type"] == "pong" and len(json.dumps(error)) < 2000
            await seated.socket.send(b'{"type": "ping"}')  # binary
            await seated.ask("ping")
            assert seated.heard[-2]["message"] == "server-message"
            assert (await seated.look(0))["view"] == before

    asyncio.run(story())


def test_an_error_carries_the_id_of_a_message_that_could_not_be_read(server: Server) -> None:
    async def story() -> None:
        async with at_own_table(server) as (_, seated):
            for given in ("7", '"seven"'):
                await seated.socket.send(f'{{"type": "dance", "id": {given}}}')
                await seated.ask("ping")
                assert seated.heard[-2]["id"] == json.loads(given)

    asyncio.run(story())


@pytest.mark.parametrize(("frame", "code"), [(b"x" * 9000, 1009), (b"\xff\xfe", 1007)])
def test_a_frame_that_no_client_of_ours_sends(server: Server, frame: bytes, code: int) -> None:
    """Too large, or not UTF-8: the protocol closes the socket; the table is as it was."""

    async def story() -> None:
        async with guests(server.address, "Ada") as [ada]:
            table = await ada.open_table("lemminge")
            async with ada.at(table) as seated:
                before = (await seated.look(0))["view"]
                seated.socket.protocol.send_text(frame)
                seated.socket.send_data()
                await asyncio.wait_for(seated.socket.wait_closed(), PATIENCE)
                assert seated.socket.close_code == code
            async with ada.at(table) as again:
                assert (await again.look(0))["view"] == before

    asyncio.run(story())


def test_an_id_that_postgresql_cannot_even_look_for(postgres_url: str) -> None:
    async def story(address: str) -> None:
        async with guests(address, "Ada") as [ada]:
            for given in ("\u0000", "a\u0000", "é" * 30):
                opening = {"game": "lemminge", "from": {"replay": given, "at": 0}}
                assert (
                    await refusal_of(ada.ask("POST", "/api/tables", opening)) == "server-no-table"
                )
            for path in ("/api/tables/%00", "/api/replays/a%00", "/t/%00"):
                assert await refusal_of(ada.ask("GET", path)) == "server-not-found"

    with served(postgres_url) as server:
        asyncio.run(story(server.address))
