"""At the door: which pages and hosts get in, and what every answer carries."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
from hashlib import sha256
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from tests.server.people.guests import game_of_two, guests
from tests.server.people.protocol_clients import PATIENCE, Visitor, dial
from tests.server.people.raw_requests import a_door, a_public_door, raw
from tests.server.server_process import Server, served
from websockets.exceptions import InvalidStatus

server = pytest.fixture(scope="module")(a_door)
public = pytest.fixture(scope="module")(a_public_door)


# Pages of others.


def test_no_page_of_others_changes_anything(server: Server) -> None:
    """Every route that can change something, with the cookie that a browser would add."""

    async def story() -> None:
        async with guests(server.address, "Ada") as [ada]:
            routes = (await ada.ask("GET", "/api/openapi.json"))["paths"]
            unsafe = [
                (method.upper(), path.replace("{seat}", "0").replace("{", "").replace("}", ""))
                for path, operations in routes.items()
                for method in operations
                if method != "get"
            ]
            assert len(unsafe) >= 14
            for method, path in unsafe:
                for origin in ("https://evil.example", "null", "http://[", server.address + "0"):
                    headers = {"origin": origin}
                    answer = await ada.http.request(method, path, headers=headers, json={})
                    assert answer.status_code == 403, (method, path, origin)
                    assert answer.json()["error"]["message"] == "server-origin"
                    assert "set-cookie" not in answer.headers
                status, _, text = raw(server.address, method, path, **ada.headers)
                assert status == 403 and "server-no-origin" in text, (method, path)
            assert (await ada.ask("GET", "/api/me"))["name"] == "Ada"
            assert (await ada.ask("GET", "/api/me/tables"))["tables"] == []

    asyncio.run(story())


def test_no_page_of_others_opens_a_socket(server: Server) -> None:
    async def story() -> None:
        async with guests(server.address, "Ada") as [ada]:
            table = await ada.open_table("lemminge")
            for path in (f"/ws/tables/{table}", "/ws/lobby"):
                for origin in ("https://evil.example", "null", None):
                    with pytest.raises(InvalidStatus) as refused:
                        await dial(server.sockets + path, ada.headers, origin)
                    assert refused.value.response.status_code == 403
            # Without a cookie there is nobody whose rights could be abused.
            async with dial(server.sockets + "/ws/lobby", {}, None) as socket:
                assert '"lobby"' in str(await asyncio.wait_for(socket.recv(), PATIENCE))

    asyncio.run(story())


def test_names_that_others_point_at_us(server: Server) -> None:
    for host in ("evil.example", "127.0.0.1.evil.example", "localhost.evil", "", "[", "127.0.0.2"):
        for path in ("/", "/api/games", "/static/index.html", "/ws/lobby"):
            status, headers, text = raw(server.address, "GET", path, host=host)
            assert status == 403 and "server-host" in text, (host, path)
            assert "content-security-policy" in headers
    assert raw(server.address, "GET", "/api/health", host="localhost")[0] == 200


def test_the_public_name_has_one_scheme(public: tuple[str, str]) -> None:
    address, name = public
    host = urlsplit(name).netloc

    def come_in(origin: str, at: str = host) -> int:
        return raw(address, "DELETE", "/api/me", host=at, origin=origin, cookie="x=y")[0]

    assert come_in(name) == 204
    assert come_in("http://games.example.org") == 403
    assert come_in(f"{name}:8443", f"{host}:8443") == 403
    assert come_in(address, urlsplit(address).netloc) == 204
    assert come_in(name, "evil.example") == 403


# What every answer carries.


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/t/abc", 200),
        ("GET", "/static/index.html", 200),
        ("GET", "/static/nothing.js", 404),
        ("GET", "/nothing", 404),
        ("GET", "/api/health", 200),
        ("GET", "/api/nothing", 404),
        ("GET", "/api/me", 401),
        ("GET", "/api/tables?before=x", 400),
        ("POST", "/api/games", 405),
        ("POST", "/api/guests", 400),
        ("OPTIONS", "/api/me", 204),
    ],
)
def test_headers(server: Server, method: str, path: str, status: int) -> None:
    found, headers, _ = raw(server.address, method, path)
    assert found == status
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "access-control-allow-origin" not in headers
    assert "server" not in headers and "location" not in headers
    assert "strict-transport-security" not in headers
    if path.startswith("/api"):
        assert headers["cache-control"] == "no-store"


def test_a_board_may_be_kept_for_ever_and_nothing_else_of_the_api(server: Server) -> None:
    async def story() -> None:
        async with guests(server.address, "Ada", "Ben") as (ada, ben):
            table = await game_of_two(ada, ben)
            async with ada.at(table) as seated:
                board = (await seated.look(0))["view"]["state"]["board"]
            answer = await ada.http.get(f"/api/boards/{board}")
            assert "immutable" in answer.headers["cache-control"]
            answer = await ada.http.get(f"/api/tables/{table}")
            assert answer.headers["cache-control"] == "no-store"

    asyncio.run(story())


def test_behind_https_cookies_are_secure(public: tuple[str, str], server: Server) -> None:
    address, name = public
    host = {"host": urlsplit(name).netloc, "origin": name}
    answer = httpx.post(f"{address}/api/guests", json={"name": "Ada"}, headers=host)
    assert answer.status_code == 201
    cookie = answer.headers["set-cookie"].lower()
    assert cookie.startswith("clifftop=")
    for flag in ("httponly", "samesite=lax", "secure", "path=/"):
        assert flag in cookie
    assert "domain" not in cookie
    assert answer.headers["strict-transport-security"]
    plain = httpx.post(f"{server.address}/api/guests", json={"name": "Ada"})
    assert "; secure" not in plain.headers["set-cookie"].lower()
    assert "httponly" in plain.headers["set-cookie"].lower()


# What is asked for, and how.


@pytest.mark.parametrize(
    "path",
    [
        "/static/../app.py",
        "/static/../../__main__.py",
        "/static/%2e%2e/app.py",
        "/static/..%2fapp.py",
        "/static/%2e%2e%2f%2e%2e%2f__main__.py",
        "/static/..\\app.py",
        "/static//etc/passwd",
        "/static/%2fetc%2fpasswd",
        "/static/....//app.py",
        "/static/index.html%00.js",
        "/static/",
        "/static",
    ],
)
def test_nothing_but_the_page_is_served(server: Server, path: str) -> None:
    status, _, text = raw(server.address, "GET", path)
    assert status in (400, 404), path
    assert "import" not in text and "root:" not in text


def test_a_method_is_what_it_is(server: Server) -> None:
    async def story() -> None:
        async with guests(server.address, "Ada") as [ada]:
            table = await ada.open_table("lemminge")
            override = {"x-http-method-override": "DELETE", "x-method-override": "DELETE"}
            await ada.ask("GET", "/api/me?_method=DELETE", headers=override)
            assert (await ada.ask("GET", "/api/me"))["id"] == ada.id
            for path in ("/api/recover", "/api/device", f"/api/tables/{table}/invite"):
                for method in ("GET", "PUT", "PATCH", "DELETE", "HEAD"):
                    answer = await ada.http.request(method, path)
                    assert answer.status_code == 405, (method, path)
            for method in ("TRACE", "CONNECT", "FOO"):
                assert raw(server.address, method, "/api/me")[0] in (400, 405)

    asyncio.run(story())


def test_a_name_breaks_no_header(server: Server) -> None:
    async def story() -> None:
        async with guests(server.address, "A\r\nset-cookie: x=y", 'B"; filename="x') as (ada, ben):
            assert (await ada.ask("GET", "/api/me"))["name"] == "A set-cookie: x=y"
            table = await game_of_two(ada, ben, fall="out")
            async with ben.at(table) as other:
                await other.ask("resign", seat=1)
            answer = await ada.http.get(f"/api/tables/{table}/record")
            name = answer.headers["content-disposition"]
            assert name == f'attachment; filename="lemminge-{table}.json"'
            assert "set-cookie" not in answer.headers

    asyncio.run(story())


# What those who run the server see.


def test_the_output_tells_no_secret(tmp_path: Path) -> None:
    """Neither while all is well nor when the database fails, whose errors quote statements."""
    file = tmp_path / "db"
    secrets: list[str] = []

    async def story(address: str) -> None:
        async with guests(address, "Ada", "Benedetta") as (ada, ben):
            bot = await ada.ask("POST", "/api/me/bots", {"name": "Bo"})
            link = await ada.ask("POST", "/api/me/device-link")
            table = await game_of_two(ada, ben, public=False)
            invite = (await ada.ask("GET", f"/api/tables/{table}"))["invite"]
            for visitor in (ada, ben):
                secrets.extend([visitor.recovery, visitor.http.cookies["clifftop"]])
            secrets.extend([bot["token"], link["token"], invite, "Benedetta", "Cassandra"])
            secrets.append(sha256(link["token"].encode()).hexdigest())
            with sqlite3.connect(file) as database:
                secrets.extend(seed for (seed,) in database.execute("SELECT seed FROM tables"))
                database.execute("DROP TABLE log")
                database.execute("DROP TABLE links")
            database.close()
            for answer in (
                await ada.http.post("/api/tables", json={"game": "lemminge"}),
                await ada.http.post("/api/device", json={"token": link["token"]}),
                await without_guests(ada),
            ):
                assert answer.status_code == 500
                assert answer.json()["error"]["message"] == "server-failed"
                assert "sql" not in answer.text.lower()
                assert "content-security-policy" in answer.headers

    async def without_guests(ada: Visitor) -> httpx.Response:
        with sqlite3.connect(file) as database:
            database.execute("DROP TABLE guests")
        database.close()
        return await ada.http.post("/api/guests", json={"name": "Cassandra"})

    with served(f"sqlite:///{file}") as server:
        asyncio.run(story(server.address))
        server.process.send_signal(signal.SIGINT)
        assert server.process.stdout is not None
        said = server.process.stdout.read()
    assert "Traceback" in said  # it is told that something is wrong
    assert not [secret for secret in secrets if secret in said]
