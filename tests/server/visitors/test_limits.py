"""Nothing lasts for ever, nobody may have all of it, and what is too much is said to be."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, update
from tests.server.people.guests import game_of_two, guests, known_by, unknown
from tests.server.people.protocol_clients import PATIENCE, Refusal
from tests.server.server_process import Server, served

import clifftop
from clifftop import Record
from clifftop.server.settings import Settings
from clifftop.server.store.database import Database
from clifftop.server.store.schema import links


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that allows much a second and little at all."""
    file: Path = tmp_path_factory.mktemp("limits") / "clifftop.sqlite"
    quotas = ("--tables-per-guest", "2", "--bots-per-guest", "1", "--records-per-guest", "1")
    with served(f"sqlite:///{file}", *quotas) as server:
        yield server


async def refusal_of(asked: Any) -> str:
    with pytest.raises(Refusal) as refusal:
        await asked
    return refusal.value.message


# What expires.


def test_what_nobody_comes_back_to_is_forgotten(database_url: str) -> None:
    async def before(address: str) -> tuple[dict[str, str], list[dict[str, str]]]:
        async with guests(address, "Ada", "Ben", "Passer-by", "Owner") as (ada, ben, passer, own):
            bot = await own.ask("POST", "/api/me/bots", {"name": "Bo"})
            tables = {
                "waiting": await ada.open_table("lemminge"),
                "running": await game_of_two(ada, ben),
                "over": await game_of_two(ada, ben, fall="out"),
            }
            async with ben.at(tables["over"]) as other:
                await other.ask("resign", seat=1)
            known = [visitor.headers for visitor in (ada, passer, own)]
            return tables, [*known, {"authorization": f"Bearer {bot['token']}"}]

    async def afterwards(address: str, tables: dict[str, str], known: list[dict[str, str]]) -> None:
        async with unknown(address) as anybody:
            async with asyncio.timeout(PATIENCE):
                for gone in ("waiting", "running"):
                    while (await anybody.http.get(f"/api/tables/{tables[gone]}")).is_success:
                        await asyncio.sleep(0.1)  # without a pause it would be refused
            record = await anybody.ask("GET", f"/api/tables/{tables['over']}/record")
            assert record["notes"]["dice"]["seed"]
            anybody.http.cookies.clear()
            statuses = [
                (await anybody.http.get("/api/me", headers=headers)).status_code
                for headers in known
            ]
            assert statuses == [200, 401, 200, 200]  # only the passer-by is forgotten

    with served(database_url) as server:
        tables, known = asyncio.run(before(server.address))
    with served(database_url, "--keep-waiting-days", "0", "--keep-idle-days", "0") as server:
        asyncio.run(afterwards(server.address, tables, known))


def test_links_expire(database_url: str) -> None:
    async def story(address: str) -> None:
        async with guests(address, "Ada", "Ben") as (ada, ben):
            table = await ada.open_table("lemminge")
            seat = await ada.ask("POST", f"/api/tables/{table}/seats/1/link")
            device = await ada.ask("POST", "/api/me/device-link")
            assert (await ben.ask("POST", "/api/claims/look", {"token": seat["token"]}))[
                "seat"
            ] == 1
            await make_old(database_url)
            for path, link in (
                ("/api/claims/look", seat),
                ("/api/claims", seat),
                ("/api/device", device),
            ):
                message = await refusal_of(ben.ask("POST", path, {"token": link["token"]}))
                assert message == "server-bad-link"

    with served(database_url) as server:
        asyncio.run(story(server.address))
        assert asyncio.run(count_links(database_url)) == 2
    with served(database_url) as server, asyncio.Runner() as runner:
        runner.run(until_no_links(database_url))


async def make_old(url: str) -> None:
    database = Database(Settings(database=url).database_url())
    async with database.begin() as connection:
        await connection.execute(update(links).values(expires=1))
    await database.close()


async def count_links(url: str) -> int:
    database = Database(Settings(database=url).database_url())
    try:
        async with database.begin() as connection:
            wanted = select(func.count()).select_from(links)
            return (await connection.execute(wanted)).scalar_one()
    finally:
        await database.close()


async def until_no_links(url: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while await count_links(url):
            pass


# How many.


def test_quotas(server: Server) -> None:
    async def story() -> None:
        async with guests(server.address, "Ada") as [ada]:
            for _ in range(2):
                await ada.open_table("lemminge")
            assert await refusal_of(ada.open_table("lemminge")) == "server-too-many-tables"
            bot = await ada.ask("POST", "/api/me/bots", {"name": "Bo"})
            again = ada.ask("POST", "/api/me/bots", {"name": "Bea"})
            assert await refusal_of(again) == "server-too-many-bots"
            await ada.ask("DELETE", f"/api/me/bots/{bot['id']}")
            await ada.ask("POST", "/api/me/bots", {"name": "Bea"})
            text = Record.of(clifftop.game("lemminge").start(players=2)).dumps()
            await ada.ask("POST", "/api/records", content=text)
            again = ada.ask("POST", "/api/records", content=text)
            assert await refusal_of(again) == "server-too-many-records"

    asyncio.run(story())


def test_links_cannot_be_piled_up(server: Server) -> None:
    async def story() -> None:
        async with guests(server.address, "Ada") as [ada]:
            made = [await ada.http.post("/api/me/device-link") for _ in range(30)]
            statuses = [answer.status_code for answer in made]
            assert statuses[:20] == [200] * 20
            assert 429 in statuses[20:]

    asyncio.run(story())


def test_sockets_of_one_guest(server: Server) -> None:
    async def story() -> None:
        async with guests(server.address, "Ada", "Ben") as (ada, ben):
            table = await ada.open_table("lemminge")
            held = []
            for _ in range(100):
                door = ben.at(table)
                held.append((door, await door.__aenter__()))
            async with ben.at(table) as refused:
                await asyncio.wait_for(refused.socket.wait_closed(), PATIENCE)
                assert refused.socket.close_code == 4429
                assert refused.heard[0]["message"] == "server-too-many-sockets"
            async with ada.at(table) as other:  # nobody else is held up
                await other.look(0)
            for door, _ in held:
                await door.__aexit__(None, None, None)
            async with ben.at(table) as again:
                await again.look(None)

    asyncio.run(story())


# How often.


def test_too_many_messages(tmp_path: Path) -> None:
    async def story(address: str) -> None:
        async with guests(address, "Ada", "Ben") as (ada, ben):
            table = await ada.open_table("lemminge")
            async with ada.at(table) as seated:
                with pytest.raises(Refusal, match="too often"):
                    for _ in range(200):
                        await seated.ask("ping")
                assert not seated.ended
                for _ in range(150):
                    await seated.socket.send('{"type": "ping"}')
                await asyncio.wait_for(seated.socket.wait_closed(), PATIENCE)
                assert seated.socket.close_code == 4429
            async with ben.at(table) as other:
                await other.look(None)

    with served(f"sqlite:///{tmp_path / 'db'}", "--messages-per-second", "1") as server:
        asyncio.run(story(server.address))


def test_too_much_chat(server: Server) -> None:
    """Five lines at once and one more every two seconds; a second socket is not a second mouth."""

    async def story() -> None:
        async with guests(server.address, "Ada") as [ada]:
            table = await ada.open_table("lemminge", options={"players": 2})
            async with ada.at(table) as seated, ada.at(table) as again:
                await seated.look(0)
                begun = time.monotonic()
                asked = [mouth.ask("chat", text="and more") for mouth in (seated, again) * 10]
                answers = await asyncio.gather(*asked, return_exceptions=True)
                passed = time.monotonic() - begun
                refusals = [answer for answer in answers if isinstance(answer, Refusal)]
                heard = len(answers) - len(refusals)
                assert {refusal.message for refusal in refusals} == {"server-too-often"}
                assert 5 <= heard <= 5 + passed / 2
                await seated.ask("nonce", seat=0, nonce="ab" * 8)  # all else goes on
            async with ada.at(table) as later:
                await later.look(0)
                assert len([item for item in later.log if item["entry"] == "chatted"]) == heard

    asyncio.run(story())


def test_too_many_newcomers_and_guesses(tmp_path: Path) -> None:
    async def story(address: str) -> None:
        async with guests(address, "Ada", "Ben") as (ada, _), unknown(address) as visitor:
            assert await refusal_of(visitor.come_in("Eve")) == "server-too-often"
            messages = [
                await refusal_of(visitor.ask("POST", path, body))
                for path, body in [
                    ("/api/recover", {"code": "aaaaa-bbbbb"}),
                    ("/api/device", {"token": "x" * 32}),
                    ("/api/claims/look", {"token": "x" * 32}),
                ]
                * 4
            ]
            assert messages[:3] == ["server-bad-code", "server-bad-link", "server-bad-link"]
            assert messages[-2:] == ["server-too-often"] * 2
            # Now the right code does not help either, until a while has passed.
            right = visitor.ask("POST", "/api/recover", {"code": ada.recovery})
            assert await refusal_of(right) == "server-too-often"
            assert (await ada.ask("GET", "/api/me"))["id"] == ada.id

    with served(f"sqlite:///{tmp_path / 'db'}", "--guests-per-hour", "8") as server:
        asyncio.run(story(server.address))


def test_guesses_of_invitations_and_tokens(server: Server) -> None:
    async def story() -> None:
        async with guests(server.address, "Ada", "Eve") as (ada, eve):
            table = await ada.open_table("lemminge", public=False)
            guesses = [
                await refusal_of(
                    eve.ask("POST", f"/api/tables/{table}/join", {"invite": f"{number}" * 16})
                )
                for number in range(12)
            ]
            assert set(guesses[:10]) == {"server-bad-link"}
            assert "server-too-often" in guesses[10:]
            async with known_by(server.address, "x" * 32) as program:
                # Allowance comes back with time, so a slow machine has to guess more often.
                messages = {await refusal_of(program.ask("GET", "/api/me")) for _ in range(150)}
                assert messages == {"server-bad-token", "server-too-often"}

    asyncio.run(story())
