"""examples/bot.py plays whole games; all it knows is the protocol."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.people.protocol_clients import PATIENCE, Visitor
from tests.server.server_process import Server, served

BOT = Path(__file__).parents[3] / "examples" / "bot.py"


def run(server: Server, token: str, *where: str) -> subprocess.Popen[str]:
    command = [sys.executable, str(BOT), "--server", server.address, "--token", token, *where]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def result_of(bot: subprocess.Popen[str]) -> str:
    said, _ = bot.communicate(timeout=PATIENCE)
    assert bot.returncode == 0, said
    return said


async def make_bot(owner: Visitor, name: str) -> str:
    return str((await owner.ask("POST", "/api/me/bots", {"name": name}))["token"])


async def two_bots(server: Server, *own: str) -> list[str]:
    """One comes by a link, the other sits down where its owner is the host."""
    ada = await Visitor(server.address).come_in("Ada")
    table = await ada.open_table("lemming-mafia", options={"players": 3}, sit=False)
    link = await ada.ask("POST", f"/api/tables/{table}/seats/0/link")
    tokens = [await make_bot(ada, "Robo"), await make_bot(ada, "Rusty")]
    playing = [
        run(server, tokens[0], "--seat-link", link["token"]),
        run(server, tokens[1], "--table", table, "--seat", "1", *own),
    ]
    async with ada.at(table) as host:
        await host.look(None)
        await host.ask("seat-bot", seat=2, bot="random")
        await host.until(lambda view: None not in view["dice"]["nonces"][:2])
        await host.ask("start")
        ended = [await asyncio.to_thread(result_of, bot) for bot in playing]
    await ada.close()
    return ended


def test_two_of_them_play_to_the_end(sqlite_url: str) -> None:
    """At the pace that the server allows them."""
    with served(sqlite_url, "--messages-per-second", "10") as server:
        ended = asyncio.run(two_bots(server))
    assert all(re.fullmatch(r"place [123] of 3, score -?\d+\n", said) for said in ended)


def test_one_plays_a_bot_of_ones_own_that_the_arena_plays_too(sqlite_url: str) -> None:
    with served(sqlite_url) as server:
        ended = asyncio.run(two_bots(server, "--bot", "tests.arena.players:lucky"))
    assert all(re.fullmatch(r"place [123] of 3, score -?\d+\n", said) for said in ended)


async def through_a_power_cut(database: str) -> str:
    """The server dies in the middle of a game, and comes up again at the same address."""
    with served(database) as server:
        ada = await Visitor(server.address).come_in("Ada")
        table = await ada.open_table("lemming-mafia", options={"players": 3}, fall="out")
        token = await make_bot(ada, "Robo")
        async with ada.at(table) as host:
            await host.look(0)
            await host.sit(0)
            await host.ask("seat-bot", seat=2, bot="random")
            bot = run(server, token, "--table", table, "--seat", "1")
            await host.until(lambda view: None not in view["dice"]["nonces"][:2])
            await host.ask("start")
            server.kill()
    with served(database, "--port", server.address.rpartition(":")[2]):
        async with ada.at(table) as host:
            await host.look(0)
            await host.ask("resign", seat=0)
            ended = await asyncio.to_thread(result_of, bot)
    await ada.close()
    return ended


def test_it_comes_back_after_a_power_cut(sqlite_url: str) -> None:
    assert re.match(r"place [12] of 3, score ", asyncio.run(through_a_power_cut(sqlite_url)))


@pytest.mark.parametrize(
    ("own", "last"),
    [
        ("nowhere:make", "nowhere:make: there is no bot “nowhere:make”: no module nowhere"),
        ("tests.arena.players:wrong", "tests.arena.players:wrong: choose gave back -7, which is"),
    ],
)
def test_a_bot_of_ones_own_that_cannot_play_ends_with_a_sentence(
    own: str, last: str, sqlite_url: str
) -> None:
    async def ask_it(server: Server) -> tuple[str, int]:
        ada = await Visitor(server.address).come_in("Ada")
        table = await ada.open_table("lemming-mafia", options={"players": 3}, sit=False)
        token = await make_bot(ada, "Robo")
        bot = run(server, token, "--table", table, "--seat", "1", "--bot", own)
        async with ada.at(table) as host:
            await host.look(None)
            for seat in (0, 2):
                await host.ask("seat-bot", seat=seat, bot="random")
            await host.until(lambda view: view["dice"]["nonces"][1] is not None)
            await host.ask("start")
            said, _ = await asyncio.to_thread(bot.communicate, timeout=PATIENCE)
        await ada.close()
        return said, bot.returncode

    with served(sqlite_url) as server:
        said, status = asyncio.run(ask_it(server))
    assert said.startswith(last) and said.count("\n") == 1
    assert status == 1


def test_a_seat_that_is_not_free_is_refused_in_words(sqlite_url: str) -> None:
    async def come_late(server: Server) -> tuple[str, int]:
        ada = await Visitor(server.address).come_in("Ada")
        table = await ada.open_table("lemminge", options={"players": 2})
        bot = run(server, await make_bot(ada, "Robo"), "--table", table, "--seat", "0")
        said, _ = await asyncio.to_thread(bot.communicate, timeout=PATIENCE)
        await ada.close()
        return said, bot.returncode

    with served(sqlite_url) as server:
        said, status = asyncio.run(come_late(server))
    assert said.strip() == "seat 0 is not yours"
    assert status == 1
