"""Bots that are too slow, or whose process ends, and servers that end before their bots do."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from tests.server.people.guests import guests
from tests.server.people.protocol_clients import PATIENCE, Seated, is_over
from tests.server.server_process import Server, served


def workers(server: Server) -> set[int]:
    """The processes in which the server's bots think."""
    return {child for child in children(server.process.pid) if "spawn_main" in command(child)}


def children(parent: int) -> list[int]:
    found = []
    for place in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = place.read_text().rpartition(")")[2].split()
        except OSError:  # it has just ended
            continue
        if int(fields[1]) == parent:
            found.append(int(place.parent.name))
    return found


def command(process: int) -> str:
    try:
        return Path(f"/proc/{process}/cmdline").read_text()
    except OSError:
        return ""


def is_alive(process: int) -> bool:
    """A zombie is not: it waits for somebody to ask how it ended."""
    try:
        stat = Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"


async def eventually(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.05)


@asynccontextmanager
async def bots_playing(address: str, game: str, players: int) -> AsyncIterator[Seated]:
    """A table with bots alone, and the host looking on."""
    async with guests(address, "Ada") as [ada]:
        table = await ada.open_table(game, options={"players": players}, sit=False)
        async with ada.at(table) as host:
            await host.look(None)
            for seat in range(players):
                await host.ask("seat-bot", seat=seat, bot="greedy")
            await host.ask("start")
            yield host


async def goes_on(host: Seated, moments: int) -> None:
    """Pings are answered, and the game gets on."""
    now = host.view["number"][0]
    assert (await host.ask("ping"))["type"] == "pong"
    await host.until(lambda view: is_over(view) or view["number"][0] >= now + moments)
    assert (await host.ask("ping"))["type"] == "pong"


def test_a_bot_that_is_too_slow_is_answered_for(
    sqlite_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """The process stands still, so that nothing it thinks of comes in time."""

    async def story(server: Server) -> None:
        async with bots_playing(server.address, "leaping-lemmings", 6) as host:
            await goes_on(host, 5)
            for process in workers(server):
                os.kill(process, signal.SIGSTOP)
            await goes_on(host, 5)

    with served(sqlite_url, "--bot-seconds", "0.1") as server:
        asyncio.run(story(server))
    assert "took too long" in capsys.readouterr().out


def test_a_bot_whose_process_ends_is_answered_for(sqlite_url: str) -> None:
    """Whatever it was doing at that moment: thinking, waiting, being started."""

    async def story(server: Server) -> None:
        async with bots_playing(server.address, "leaping-lemmings", 6) as host:
            killed: set[int] = set()
            while len(killed) < 5:
                await goes_on(host, 3)
                assert not is_over(host.view)
                found = workers(server)
                for process in found:
                    os.kill(process, signal.SIGKILL)
                killed |= found
            await goes_on(host, 10)

    with served(sqlite_url) as server:
        asyncio.run(story(server))


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT, signal.SIGTERM])
def test_no_bot_thinks_on_when_its_server_is_gone(sqlite_url: str, how: int) -> None:
    async def begin() -> set[int]:
        async with bots_playing(server.address, "leaping-lemmings", 6) as host:
            await goes_on(host, 3)
            assert not is_over(host.view)
            return workers(server)

    with served(sqlite_url, "--bot-workers", "2") as server:
        left = asyncio.run(begin())
        assert left
        server.process.send_signal(how)
        server.process.wait(timeout=PATIENCE)
        asyncio.run(eventually(lambda: not any(is_alive(process) for process in left)))
