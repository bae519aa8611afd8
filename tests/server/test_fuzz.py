"""Thousands of messages and requests that make no sense, or nearly: the server stays calm."""

from __future__ import annotations

import asyncio
import json
import signal
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import quote

from tests.server.people.guests import game_of_two, guests, unknown
from tests.server.people.protocol_clients import PATIENCE, Seated
from tests.server.server_process import Server, served

KINDS = (
    *("look", "sit", "stand-up", "seat-bot", "clear-seat", "nonce", "start", "act", "confirm"),
    *("undo", "redo", "preview", "why", "seal", "unseal", "ask-undo", "answer-undo", "leave"),
    *("come-back", "vote-bot", "vacation", "chat", "mute", "remove", "rematch", "ping"),
)
ODD: list[Any] = [
    None,
    True,
    0,
    1,
    -1,
    11,
    255,
    2**31 - 1,
    2**53,
    2**63,
    -(2**63),
    0.5,
    1e300,
    "",
    "0",
    "none",
    "a" * 70,
    "\u0000",
    "\u202e",
    "../..",
    "%00",
    "<script>",
    [],
    [0, 0],
    [[[]]],
    {},
    {"seat": 0},
]


def output_of(server: Server) -> str:
    """Everything that the server has said, once it has ended."""
    server.process.send_signal(signal.SIGINT)
    assert server.process.stdout is not None
    said = server.process.stdout.read()
    server.process.wait(timeout=PATIENCE)
    return said


def message(rng: Random, view: dict[str, Any], people: list[str]) -> str:
    """Often nearly right, sometimes just bytes."""
    fields: dict[str, Any] = {
        "seat": rng.choice([0, 1, 1, 1]),
        "number": view["number"],
        "action": rng.choice([action for action, _ in view["state"].get("actions", [[0, {}]])]),
        "who": rng.choice(people),
        "bot": "greedy",
        "nonce": "ab" * 16,
        "text": "hello",
        "name": "Somebody",
        "cursor": rng.randrange(40),
        "language": "en",
        **{flag: rng.random() < 0.5 for flag in ("confirm", "agree", "muted", "on")},
    }
    wanted = {
        "look": ("seat", "cursor", "language"),
        "sit": ("seat", "name"),
        "seat-bot": ("seat", "bot"),
        "nonce": ("seat", "nonce"),
        "act": ("seat", "action", "number", "confirm"),
        "seal": ("seat", "action", "number"),
        "answer-undo": ("agree",),
        "vacation": ("on",),
        "chat": ("text",),
        "mute": ("who", "muted"),
        "remove": ("who",),
        **{kind: ("seat", "number") for kind in ("confirm", "undo", "redo", "unseal")},
        **{kind: ("seat", "action") for kind in ("preview", "why")},
        **{kind: ("seat",) for kind in ("stand-up", "clear-seat", "ask-undo", "vote-bot")},
    }
    kind = rng.choice(KINDS)
    made = {"type": kind, **{name: fields[name] for name in wanted.get(kind, ())}}
    for _ in range(rng.choice([0, 0, 1, 1, 2])):
        name = rng.choice([*made, *fields])
        if rng.random() < 0.2:
            made.pop(name, None)
        else:
            made[name] = rng.choice(ODD)
    text = json.dumps(made)
    if rng.random() < 0.1:
        place = rng.randrange(len(text))
        text = text[:place] + rng.choice(["", "}", '"', "\\", "é", "\u0000"]) + text[place + 1 :]
    return text


async def pester(seated: Seated, rng: Random, people: list[str], times: int) -> None:
    for _ in range(times):
        view = seated.shown.get("view") or {"number": [0, 0], "state": {}}
        await seated.socket.send(message(rng, {"state": {}, **view}, people))
        if rng.random() < 0.2:
            await seated.ask("ping")
    await seated.ask("ping")


async def goes_on(host: Seated, other: Seated) -> None:
    """The one who is asked can answer, and the other hears of it."""
    seats = [(host, 0), (other, 1)]
    before = [(await seated.look(seat))["view"]["number"] for seated, seat in seats]
    async with asyncio.timeout(PATIENCE):
        while True:
            for seated, seat in seats:
                view = (await seated.look(seat))["view"]
                if view["number"][0] > max(moment for moment, _ in before):
                    return
                for action, _ in view["state"].get("actions", [])[:1]:
                    await seated.ask(
                        "act", seat=seat, action=action, number=view["number"], confirm=True
                    )


def test_messages_at_a_table(tmp_path: Path) -> None:
    """By a player, by somebody who only watches, and by somebody nobody knows."""

    async def story(address: str) -> None:
        async with (
            guests(address, "Ada", "Ben", "Eve") as (ada, ben, eve),
            unknown(address) as nobody,
        ):
            table = await game_of_two(ada, ben)
            people = [ada.id, ben.id, eve.id, "nobody"]
            async with (
                ada.at(table) as host,
                ben.at(table) as player,
                eve.at(table) as watcher,
                nobody.at(table) as stranger,
            ):
                await host.look(0)
                await player.look(1)
                await watcher.look(None)
                await stranger.look(None)
                await asyncio.gather(
                    pester(player, Random(1), people, 1500),
                    pester(watcher, Random(2), people, 800),
                    pester(stranger, Random(3), people, 500),
                )
                assert host.view["status"] == "running"
                assert [seat["who"] for seat in host.view["seats"]] == [ada.id, ben.id]
                await goes_on(host, player)

    with served(f"sqlite:///{tmp_path / 'db'}") as server:
        asyncio.run(story(server.address))
        assert output_of(server).split() == ["Stopped."]


def test_requests_to_every_route(database_url: str) -> None:
    async def story(address: str) -> None:
        rng = Random(5)
        async with unknown(address) as visitor:
            routes = (await visitor.ask("GET", "/api/openapi.json"))["paths"]
        assert len(routes) > 20
        for path, operations in sorted(routes.items()):
            # Newcomers each time: nobody is refused for asking too often.
            async with guests(address, "Ada", "Ben") as (ada, ben):
                table = await game_of_two(ada, ben, public=rng.random() < 0.5)
                host = ada.headers  # some requests make Ada somebody else
                for _ in range(30):
                    who = rng.choice([ada, ben])
                    method = rng.choice([*operations, *operations, "delete", "put", "options"])
                    await send(rng, who.http, method.upper(), path, table)
            async with unknown(address) as visitor:
                answer = await visitor.ask("GET", f"/api/tables/{table}", headers=host)
                assert answer["status"] == "running"

    with served(database_url) as server:
        asyncio.run(story(server.address))
        assert output_of(server).split() == ["Stopped."]


async def send(rng: Random, http: Any, method: str, path: str, table: str) -> None:
    for name in ("table", "replay"):
        path = path.replace(f"{{{name}}}", rng.choice([table, table, odd_part(rng)]))
    while "{" in path:
        begin, end = path.index("{"), path.index("}")
        path = path[:begin] + rng.choice(["0", "1", odd_part(rng)]) + path[end + 1 :]
    names = rng.sample(["at", "count", "seat", "language", "status", "before"], rng.randrange(3))
    query = "&".join(f"{name}={odd_part(rng)}" for name in names)
    body = odd_body(rng) if method not in ("GET", "HEAD") else None
    answer = await http.request(method, f"{path}?{query}", content=body)
    assert answer.status_code < 500, (method, path, query, body, answer.text)
    if answer.status_code >= 400 and method != "HEAD":
        assert answer.json()["error"]["text"], (method, path)


def odd_part(rng: Random) -> str:
    odd = rng.choice(ODD)
    return quote(odd if isinstance(odd, str) else json.dumps(odd), safe="") or "x"


def odd_body(rng: Random) -> bytes:
    names = ["name", "code", "token", "invite", "game", "options", "clock", "from", "sit", "fall"]
    fields = {name: rng.choice(ODD) for name in rng.sample(names, rng.randrange(1, 4))}
    if rng.random() < 0.5:
        fields["game"] = "lemminge"
    body = json.dumps(rng.choice([fields, fields, fields, rng.choice(ODD)])).encode()
    if rng.random() < 0.2:
        place = rng.randrange(len(body) + 1)
        body = body[:place] + bytes([rng.randrange(256)]) + body[place:]
    return body
