"""Who somebody is, and where: cookies, tokens and proxies."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from tests.server.people.guests import game_of_two, guests, known_by, unknown
from tests.server.people.protocol_clients import PATIENCE, Refusal
from tests.server.people.raw_requests import a_door, a_public_door
from tests.server.server_process import Server, served

server = pytest.fixture(scope="module")(a_door)
public = pytest.fixture(scope="module")(a_public_door)


def test_cookies_that_are_not_ours(server: Server, tmp_path: Path) -> None:
    async def story(elsewhere: str) -> None:
        async with guests(server.address, "Ada") as [ada], guests(elsewhere, "Eve") as [eve]:
            good = ada.http.cookies["clifftop"]
            body, time, signature = good.split(".")
            forged = [
                eve.http.cookies["clifftop"],  # signed with another key
                f"{eve.http.cookies['clifftop'].split('.')[0]}.{time}.{signature}",
                f"{body}.{time}.{signature[:-2]}AA",
                f"{body}.{time}.",
                f'["{ada.id}",0]',
                ada.id,
                "",
                ".." * 2000,
            ]
            async with unknown(server.address) as anybody:
                for cookie in forged:
                    headers = {"cookie": f"clifftop={cookie}"}
                    answer = await anybody.http.get("/api/me", headers=headers)
                    assert answer.status_code == 401, cookie
                answer = await anybody.http.get("/api/me", headers={"cookie": f"clifftop={good}"})
                assert answer.json()["id"] == ada.id

    with served(f"sqlite:///{tmp_path / 'other'}") as other:
        asyncio.run(story(other.address))


def test_who_recovers_is_alone_again(server: Server) -> None:
    """The old cookie is void, and so is a socket that was opened with it."""

    async def story() -> None:
        async with guests(server.address, "Ada", "Ben") as (ada, ben):
            table = await game_of_two(ada, ben)
            async with unknown(server.address) as new, ada.at(table) as lost:
                await lost.look(0)
                found = await new.ask("POST", "/api/recover", {"code": ada.recovery})
                assert found["id"] == ada.id and found["recovery"] != ada.recovery
                await asyncio.wait_for(lost.socket.wait_closed(), PATIENCE)
                assert lost.socket.close_code == 4401
                with pytest.raises(Refusal):
                    await ada.ask("GET", "/api/me")
                with pytest.raises(Refusal):
                    await new.ask("POST", "/api/recover", {"code": ada.recovery})
                async with new.at(table) as again:
                    await again.look(0)
                async with ada.at(table) as stranger:
                    with pytest.raises(Refusal):
                        await stranger.look(0)

    asyncio.run(story())


def test_what_a_token_does_not_do(server: Server) -> None:
    async def story() -> None:
        async with guests(server.address, "Ada", "Ben") as (ada, ben):
            bot = await ada.ask("POST", "/api/me/bots", {"name": "Bo"})
            theirs = await ben.ask("POST", "/api/me/bots", {"name": "Bea"})
            async with known_by(server.address, bot["token"]) as program:
                answer = await program.http.get("/api/me")
                assert answer.json()["kind"] == "bot" and "set-cookie" not in answer.headers
                for method, path in [
                    ("POST", "/api/me/bots"),
                    ("GET", "/api/me/bots"),
                    ("DELETE", f"/api/me/bots/{bot['id']}"),
                    ("POST", "/api/me/device-link"),
                    ("POST", "/api/me/recovery"),
                ]:
                    with pytest.raises(Refusal) as refusal:
                        await program.ask(method, path, {"name": "x"})
                    assert refusal.value.message == "server-not-for-bots"
                table = await ben.open_table("lemminge", options={"players": 2})
                async with program.at(table) as seated:
                    with pytest.raises(Refusal) as refusal:
                        await seated.ask("sit", seat=1)
                    assert refusal.value.message == "server-bots-by-link"
                    with pytest.raises(Refusal):  # nobody but the owner
                        await ada.ask("DELETE", f"/api/me/bots/{theirs['id']}")
                    await ada.ask("DELETE", f"/api/me/bots/{bot['id']}")
                    await asyncio.wait_for(seated.socket.wait_closed(), PATIENCE)
                with pytest.raises(Refusal) as refusal:
                    await program.ask("GET", "/api/me")
                assert refusal.value.message == "server-bad-token"
            # A token never lends the cookie beside it, and a code is no token.
            for token in (theirs["id"], ada.recovery, ada.id, "-"):
                headers = {**ada.headers, "authorization": f"Bearer {token}"}
                assert (await ada.http.get("/api/me", headers=headers)).status_code == 401
            headers = {**ada.headers, "authorization": f"Basic {theirs['token']}"}
            assert (await ada.http.get("/api/me", headers=headers)).status_code == 401
            with pytest.raises(Refusal):
                await ben.ask("POST", "/api/recover", {"code": theirs["token"]})

    asyncio.run(story())


# Where somebody is.


def newcomer(address: str, forwarded: str) -> int:
    headers = {"x-forwarded-for": forwarded, "x-forwarded-proto": "https"}
    answer = httpx.post(f"{address}/api/guests", json={"name": "Eve"}, headers=headers)
    return answer.status_code


def test_only_a_trusted_proxy_says_who_asks(public: tuple[str, str], tmp_path: Path) -> None:
    address, _ = public
    assert [newcomer(address, f"192.0.2.{number}") for number in range(4)] == [201] * 4
    assert [newcomer(address, "192.0.2.99") for _ in range(4)] == [201, 201, 429, 429]
    # One address of a network of IPv6 is as good as all of them.
    assert [newcomer(address, f"2001:db8::{number}") for number in range(4)][2:] == [429, 429]
    assert newcomer(address, "2001:db8:0:1::1") == 201
    with served(f"sqlite:///{tmp_path / 'db'}", "--guests-per-hour", "8") as lonely:
        found = [newcomer(lonely.address, f"192.0.2.{number}") for number in range(4)]
        assert found == [201, 201, 429, 429]
