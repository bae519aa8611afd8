"""Time that runs out, days off, and people who leave: at a server that may be down meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

import pytest
from tests.server.people.guests import guests
from tests.server.people.protocol_clients import PATIENCE, Json, Refusal, Seated, Visitor, is_over
from tests.server.server_process import served


class Duel:
    """Ada and Ben at a table for two, both looking."""

    def __init__(self, ada: Visitor, ben: Visitor, table: str, sockets: list[Seated]) -> None:
        self.ada = ada
        self.ben = ben
        self.table = table
        self.sockets = sockets

    def asked(self) -> int:
        """Whose turn it is."""
        return int(self.sockets[0].view["state"]["to_act"])

    def items(self, *kinds: str) -> list[Json]:
        """What Ada has been told. One who loses a seat watches, and is told all of it again."""
        log: list[Json] = []
        seat = None
        for message in self.sockets[0].heard:
            if message["type"] == "table":
                if message["seat"] != seat:
                    seat = message["seat"]
                    log.clear()
                log += message["log"]
        return [item for item in log if item["entry"] in kinds]

    async def move(self) -> None:
        """The one who is asked takes the first choice there is, to the end of a decision."""
        seat = self.asked()
        socket = self.sockets[seat]
        moment = socket.view["number"][0]
        while socket.view["number"][0] == moment:
            view = await socket.until(
                lambda view: is_over(view) or "actions" in view["state"] or "draft" in view
            )
            given = {"seat": seat, "number": view["number"]}
            if view.get("draft", {}).get("closed"):
                await socket.ask("confirm", **given)
            else:
                action = view["state"]["actions"][0][0]
                await socket.ask("act", action=action, confirm=True, **given)
            await socket.until(
                lambda now, then=view: is_over(now) or now["number"] != then["number"]  # type: ignore[misc]
            )
        for reader in self.sockets:
            await reader.until(lambda view: is_over(view) or view["number"][0] > moment)

    async def fell(self) -> bool:
        """Whether a flag has fallen, once all that was on its way is here."""
        for _ in range(2):
            await self.sockets[0].ask("ping")
        return bool(self.items("fell"))


@asynccontextmanager
async def duel(address: str, game: str = "lemminge", **settings: object) -> AsyncIterator[Duel]:
    async with guests(address, "Ada", "Ben") as (ada, ben):
        table = await ada.open_table(game, options={"players": 2}, **settings)
        async with ada.at(table) as host, ben.at(table) as guest:
            await host.sit(0)
            await guest.sit(1)
            await host.look(0)
            await guest.look(1)
            await host.ask("start")
            sockets = [host, guest]
            for socket in sockets:
                # Or over already, on a busy machine.
                await socket.until(lambda view: view["status"] != "waiting")
            yield Duel(ada, ben, table, sockets)


def in_time(address: str, story: Callable[[str, int], Coroutine[Any, Any, bool]]) -> None:
    """A story against the clock, told again with more time where the machine was too slow."""
    assert any(asyncio.run(story(address, ms)) for ms in (1000, 4000, 16_000, 64_000))


def test_who_runs_out_of_time_is_replaced(sqlite_url: str) -> None:
    """Nobody moves, so both flags fall, and the stand-ins play to the end."""

    async def story(address: str) -> None:
        clock = {"kind": "total", "ms": 300, "increment": 0}
        async with duel(address, "leaping-lemmings", clock=clock, fall="bot") as two:
            view = await two.sockets[0].until(is_over)
            assert [seat["left"] for seat in view["seats"]] == ["flag", "flag"]
            assert [seat["bot"] for seat in view["seats"]] == ["greedy", "greedy"]
            assert not any(seat["out"] for seat in view["seats"])
            assert sorted(item["seat"] for item in two.items("fell")) == [0, 1]

    with served(sqlite_url) as server:
        asyncio.run(story(server.address))


def test_who_runs_out_of_time_comes_last(sqlite_url: str) -> None:
    async def story(address: str) -> None:
        clock = {"kind": "total", "ms": 300, "increment": 0}
        async with duel(address, clock=clock, fall="out") as two:
            view = await two.sockets[0].until(is_over)
            [fallen] = two.items("fell")
            late = fallen["seat"]
            assert view["places"][late] == 2
            assert view["places"][1 - late] == 1
            assert view["seats"][late]["out"]

    with served(sqlite_url) as server:
        asyncio.run(story(server.address))


def test_each_decision_has_time_of_its_own(sqlite_url: str) -> None:
    """With time for each move, a decision gives all of it back; then one takes too long."""

    async def story(address: str, ms: int) -> bool:
        clock = {"kind": "move", "ms": ms, "vacation": 0}
        async with duel(address, clock=clock, fall="out") as two:
            try:
                for _ in range(4):
                    await two.move()
                    shown = two.sockets[0].view["clock"]
                    assert shown["left"][two.asked()] == ms
                    assert shown["runs"] == two.asked()
            except (Refusal, AssertionError, KeyError):
                if await two.fell():
                    return False
                raise
            late = two.asked()
            view = await two.sockets[0].until(is_over)
            [fallen] = two.items("fell")
            assert (fallen["seat"], fallen["left"]) == (late, "flag")
            assert view["places"][late] == 2
            return True

    with served(sqlite_url) as server:
        in_time(server.address, story)


def test_on_days_off_no_flag_falls(sqlite_url: str) -> None:
    """The clock stands still until the last day off is used up; then it runs on."""

    async def story(address: str, ms: int) -> bool:
        clock = {"kind": "move", "ms": ms, "vacation": 500}
        async with duel(address, clock=clock, fall="out") as two:
            late = two.asked()
            try:
                await two.sockets[late].ask("vacation", on=True)
            except Refusal:
                if await two.fell():
                    return False
                raise
            view = await two.sockets[late].until(lambda view: view["vacations"])
            assert view["clock"]["runs"] is None
            left = view["clock"]["left"][late]
            await two.sockets[0].until(is_over)
            begun, ended, fell = two.items("vacation", "vacation-over", "fell")
            assert [item["entry"] for item in (begun, ended, fell)] == [
                *("vacation", "vacation-over", "fell")
            ]
            assert ended["now"] - begun["now"] == 500
            assert fell["now"] - ended["now"] >= left
            return True

    with served(sqlite_url) as server:
        in_time(server.address, story)


def test_flags_fall_after_a_restart_though_nobody_is_there(database_url: str) -> None:
    async def begin(address: str) -> str:
        clock = {"kind": "total", "ms": 1500, "increment": 0}
        async with duel(address, clock=clock, fall="out") as two:
            return two.table

    async def look(address: str, table: str) -> None:
        visitor = Visitor(address)
        async with asyncio.timeout(PATIENCE):
            while table not in await over(visitor):
                await asyncio.sleep(0.2)
        await visitor.close()

    with served(database_url) as server:
        table = asyncio.run(begin(server.address))
        server.kill()
    with served(database_url, "--port", str(urlsplit(server.address).port)) as server:
        asyncio.run(look(server.address, table))


async def over(visitor: Visitor) -> list[str]:
    """From the list, so that nobody wakes the table by asking for it."""
    found = await visitor.ask("GET", "/api/tables", params={"status": "over"})
    return [table["id"] for table in found["tables"]]


@pytest.mark.parametrize("seconds", ["0", "1"])
def test_a_bot_takes_over_until_somebody_comes_back(sqlite_url: str, seconds: str) -> None:
    async def story(address: str) -> None:
        async with duel(address) as two:
            host, guest = two.sockets
            await guest.close()
            view = await host.until(lambda view: view["away"] == [two.ben.id])
            await host.ask("vote-bot", seat=1)
            view = await host.until(lambda view: view["seats"][1]["left"] == "vote")
            assert view["seats"][1]["bot"] == "greedy"
            if two.asked() == 1:  # the bot answers in their place
                await host.until(lambda view: view["state"]["to_act"] == 0)
            async with two.ben.at(two.table) as again:
                await again.look(1)
                view = await host.until(lambda view: view["seats"][1]["bot"] is None)
                assert view["away"] == []
                kinds = [item["entry"] for item in two.items("left", "voted", "taken-over")]
                assert kinds == ["left", "voted", "taken-over"]
                assert two.items("came-back", "taken-back")
                while two.asked() == 0:
                    await host_moves(host)
                await again.until(lambda view: "actions" in view["state"])

    with served(sqlite_url, "--away-seconds", seconds) as server:
        asyncio.run(story(server.address))


async def host_moves(host: Seated) -> None:
    view = host.view
    given = {"seat": 0, "number": view["number"]}
    if view.get("draft", {}).get("closed"):
        await host.ask("confirm", **given)
    else:
        action = view["state"]["actions"][0][0]
        await host.ask("act", action=action, confirm=True, **given)
    await host.until(lambda now: now["number"] != view["number"])
