"""The server is killed in the middle of a game, as by a power cut, and started again."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any, final
from urllib.parse import urlsplit

import pytest
from tests.server.people.guests import guests, patiently_at
from tests.server.people.protocol_clients import PATIENCE, Json, Seated, Visitor, is_asked, is_over
from tests.server.people.random_players import choose
from tests.server.people.timeline import Timeline
from tests.server.server_process import Server, start, tell
from websockets.exceptions import ConnectionClosed

CUTS = 3
APART = (2, 8)  # answers between two cuts


@final
class Mains:
    """The server's power supply. It comes back at the same address, with the same database."""

    def __init__(self, database: str, rng: Random) -> None:
        self.database = database
        self.rng = rng
        self.server: Server = start(database)
        self.address = self.server.address
        self.cuts = 0
        self.until_next = rng.randint(*APART)

    async def tremble(self) -> None:
        """Somebody sends something. Now and then the power fails before the answer is here, or
        right after."""
        self.until_next -= 1
        if self.until_next > 0 or self.cuts == CUTS:
            return
        self.cuts += 1
        self.until_next = self.rng.randint(*APART)
        for _ in range(self.rng.randrange(20)):
            await asyncio.sleep(0)  # the message is on its way, or has arrived
        await asyncio.to_thread(self.restart)

    def restart(self) -> None:
        self.stop()
        self.server = start(self.database, "--port", str(urlsplit(self.address).port))

    def stop(self) -> None:
        self.server.kill()
        tell(self.server.process)


@final
class Survivor:
    """Plays a seat whatever happens, and says again what was not answered."""

    def __init__(self, visitor: Visitor, table: str, seat: int, mains: Mains, rng: Random) -> None:
        self.visitor = visitor
        self.table = table
        self.seat = seat
        self.mains = mains
        self.rng = rng
        self.log: list[Json] = []
        self.cursor = 0
        self.acknowledged = (-1, -1)
        self.unanswered: tuple[str, Json] | None = None

    async def play(self) -> Json:
        while True:
            async with patiently_at(self.visitor, self.table) as socket:
                try:
                    return await self.play_on(socket)
                except (ConnectionError, ConnectionClosed):
                    pass  # the power is off
                finally:
                    self.take(socket)

    async def play_on(self, socket: Seated) -> Json:
        shown = await socket.look(self.seat, self.cursor)
        assert tuple(shown["view"]["number"]) > self.acknowledged, "what was acknowledged is there"
        if self.unanswered is not None:
            kind, given = self.unanswered
            await self.say(socket, kind, given)  # taken before or taken now, but not refused
        while not is_over(view := await socket.until(self.has_to_do)):
            kind, given = self.answer_to(view)
            await self.say(socket, kind, given)
            await socket.until(lambda v, n=view["number"]: v["number"] != n or is_over(v))  # type: ignore[misc]
        return view

    def has_to_do(self, view: Json) -> bool:
        return bool(is_asked(self.seat)(view) or "draft" in view)

    def answer_to(self, view: Json) -> tuple[str, Json]:
        given: Json = {"seat": self.seat, "number": view["number"]}
        if view.get("draft", {}).get("closed"):
            return "confirm", given
        action = choose(self.rng, view["state"]["actions"])
        return "act", {**given, "action": action}

    async def say(self, socket: Seated, kind: str, given: Json) -> None:
        self.unanswered = kind, given
        asking = asyncio.create_task(socket.ask(kind, **given))
        await self.mains.tremble()
        await asking
        self.unanswered = None
        self.acknowledged = tuple(given["number"])

    def take(self, socket: Seated) -> None:
        for message in socket.heard:
            if message["type"] == "table":
                self.log += message["log"]
                self.cursor = message["cursor"]


@pytest.mark.parametrize(
    ("game", "options"),
    [("lemming-mafia", {"players": 3}), ("leaping-lemmings", {"players": 3, "short": True})],
)
def test_a_game_goes_on_after_power_cuts(database_url: str, game: str, options: Json) -> None:
    mains = Mains(database_url, Random(5))
    try:
        asyncio.run(dark_game(mains, game, options))
    finally:
        mains.stop()


async def dark_game(mains: Mains, game: str, options: Json) -> None:
    async with guests(mains.address, "Ada", "Ben") as (ada, ben):
        table = await ada.open_table(game, options=options)
        async with ada.at(table) as host, ben.at(table) as guest:
            await host.sit(0)
            await guest.sit(1)
            await host.ask("seat-bot", seat=2, bot="greedy")
            await host.ask("start")
        players = [
            Survivor(visitor, table, seat, mains, Random(seat))
            for seat, visitor in enumerate((ada, ben))
        ]
        ends = await asyncio.gather(*(player.play() for player in players))
        assert mains.cuts == CUTS
        assert ends[0]["places"] == ends[1]["places"]
        Timeline(json.dumps(await ada.ask("GET", f"/api/tables/{table}/record")))
        for player in players:
            async with player.visitor.at(table) as again:
                shown = await again.look(player.seat)
                assert shown["log"] == player.log


def test_bots_go_on_by_themselves(sqlite_url: str) -> None:
    """Nobody is connected, and nobody asks for the table: the list is read from the database."""
    mains = Mains(sqlite_url, Random(5))
    try:
        asyncio.run(bots_alone(mains))
    finally:
        mains.stop()


async def bots_alone(mains: Mains) -> None:
    async with guests(mains.address, "Ada") as [ada]:
        options = {"players": 6}
        table = await ada.open_table("leaping-lemmings", options=options, sit=False)
        async with ada.at(table) as host:
            await host.look(None)
            for seat in range(6):
                await host.ask("seat-bot", seat=seat, bot="random")
            await host.ask("start")
            await host.until(lambda view: view["number"][0] > 30)
            assert not is_over(host.view)
        mains.restart()
        async with asyncio.timeout(PATIENCE):
            while not (over := await tables(ada, "over")):
                await asyncio.sleep(0.2)
    assert [found["id"] for found in over] == [table]


async def tables(visitor: Visitor, status: str) -> list[Any]:
    found = await visitor.ask("GET", "/api/tables", params={"status": status})
    return list(found["tables"])
