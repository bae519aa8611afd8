"""Bots leave people the time to follow, and keep nobody waiting who need not wait."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

from tests.server.bots.test_bots_think import workers
from tests.server.people.guests import guests
from tests.server.people.protocol_clients import Seated, Visitor, is_over
from tests.server.server_process import served

import clifftop
from clifftop import CHANCE
from clifftop.server.bots.worker_pool import WorkerPool
from clifftop.table import BotTurn

FOREVER = "3600"  # seconds: longer than any test


@asynccontextmanager
async def against_bots(
    ada: Visitor, bot: str, first: int, **given: object
) -> AsyncIterator[Seated]:
    """Ada in seat 0 of a game that has begun."""
    options = {"players": 2, "first": first}
    table = await ada.open_table("lemminge", options=options, **given)
    async with ada.at(table) as host:
        await host.sit(0)
        await host.ask("seat-bot", seat=1, bot=bot)
        await host.ask("start")
        await host.look(0, language="en")
        yield host


async def only_bots(ada: Visitor, bot: str) -> str:
    """A game of bots that has begun."""
    table = await ada.open_table("lemminge", options={"players": 2}, sit=False)
    async with ada.at(table) as host:
        for seat in range(2):
            await host.ask("seat-bot", seat=seat, bot=bot)
        await host.ask("start")
    return table


async def ends(ada: Visitor, table: str) -> None:
    async with ada.at(table) as watching:
        await watching.look(None)
        await watching.until(is_over)


def test_where_a_person_plays_a_bot_takes_its_time_and_the_table_stays_open(
    sqlite_url: str,
) -> None:
    clock = {"kind": "total", "ms": 60_000, "increment": 0}

    async def story(address: str) -> None:
        async with (
            guests(address, "Ada") as [ada],
            against_bots(ada, "greedy", 1, clock=clock) as host,
        ):
            before = host.view
            assert before["state"]["to_act"] == 1
            await host.ask("chat", text="take your time")
            await host.until(lambda view: any(one["entry"] == "chatted" for one in host.log))
            assert host.view["number"] == before["number"]
            assert host.view["clock"]["runs"] is None
            assert host.view["clock"]["left"] == [60_000, 60_000]

    with served(sqlite_url, "--bot-pause", FOREVER) as server:
        asyncio.run(story(server.address))


def test_bots_among_themselves_wait_for_nobody(sqlite_url: str) -> None:
    async def story(address: str) -> None:
        async with guests(address, "Ada") as [ada]:
            await ends(ada, await only_bots(ada, "greedy"))

    with served(sqlite_url, "--bot-pause", FOREVER) as server:
        asyncio.run(story(server.address))


def test_those_who_answer_at_once_do_not_queue_behind_those_who_think(sqlite_url: str) -> None:
    """The one process for thinking stands still; a quick bot has another one."""

    async def story() -> None:
        async with guests(server.address, "Ada") as [ada]:
            slow = await only_bots(ada, "expert")
            async with ada.at(slow) as watching:
                await watching.look(None)
                await watching.until(lambda view: view["number"][0] > 3)
                held = workers(server)
                assert held
                for process in held:
                    os.kill(process, signal.SIGSTOP)
                try:
                    await ends(ada, await only_bots(ada, "greedy"))
                    assert not is_over(watching.view)
                finally:
                    for process in held:
                        os.kill(process, signal.SIGCONT)

    with served(sqlite_url, "--bot-workers", "1", "--bot-seconds", "600") as server:
        asyncio.run(story())


def test_waiting_for_others_is_not_counted_as_thinking() -> None:
    """Together they take much longer than one of them may."""
    state = clifftop.game("lemminge").start(players=2)
    rng = Random(1)
    while state.to_act == CHANCE or len(state.actions()) < 3:
        state.apply(rng.choice(state.actions()))
    seat = state.to_act
    turn = BotTurn(seat, "strong", (0, 0), state.knowledge(seat), state.actions(), False)

    async def ask_all() -> list[int]:
        one = WorkerPool(1, seconds=3.0)
        try:
            await one.think("lemminge", turn, 0)
            return await asyncio.gather(*(one.think("lemminge", turn, n) for n in range(16)))
        finally:
            one.close()

    assert set(asyncio.run(ask_all())) <= set(turn.actions)
