"""Stories about people at one server, which all the stories of a module share.

    @story
    async def test_somebody_comes_in(meeting: Meeting) -> None:
        ada = await meeting.guest("Ada")

The module says on which databases, with `server = pytest.fixture(scope="module", …)(a_server)`.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from itertools import count
from typing import NamedTuple

import pytest
from sqlalchemy import update
from sqlalchemy.ext.asyncio import create_async_engine
from tests.server.people.protocol_clients import PATIENCE, Json, Refusal, Seated, Visitor, dial
from tests.server.postgres_cluster import Cluster
from tests.server.server_process import Server, served

from clifftop.server.settings import Settings
from clifftop.server.store.schema import links

BOTH = ("sqlite", "postgresql")
ADDRESSES = (f"10.0.{number // 250}.{number % 250}" for number in count(1))


class SharedServer(NamedTuple):
    """A server that all stories of a module share, with its database."""

    server: Server
    database: str


def a_server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[SharedServer]:
    """Behind a proxy, so to speak: all guests have an address and limits of their own."""
    settings = ("--trusted-proxies", "127.0.0.1")
    if getattr(request, "param", "sqlite") == "sqlite":
        url = f"sqlite:///{tmp_path_factory.mktemp('server') / 'clifftop.sqlite'}"
        with served(url, *settings) as server:
            yield SharedServer(server, url)
        return
    cluster: Cluster = request.getfixturevalue("postgres")
    database = cluster.new_database()
    with served(cluster.url(database), *settings) as server:
        yield SharedServer(server, cluster.url(database))
    cluster.drop_database(database)


class Meeting:
    """Who has come to the server in one story."""

    def __init__(self, shared: SharedServer) -> None:
        self.shared = shared
        self.address = shared.server.address
        self.visitors: list[Visitor] = []

    def stranger(self, token: str | None = None) -> Visitor:
        """Somebody the server does not know, or a program with its token."""
        visitor = Visitor(self.address, token)
        visitor.http.headers["x-forwarded-for"] = next(ADDRESSES)
        self.visitors.append(visitor)
        return visitor

    async def guest(self, name: str) -> Visitor:
        return await self.stranger().come_in(name)

    async def guests(self, *names: str) -> list[Visitor]:
        return [await self.guest(name) for name in names]

    async def bot(self, owner: Visitor, name: str = "Robo") -> Visitor:
        made = await owner.ask("POST", "/api/me/bots", {"name": name})
        bot = self.stranger(made["token"])
        bot.id = made["id"]
        return bot

    async def time_runs_out(self) -> None:
        """For every link that was given by now."""
        engine = create_async_engine(Settings(database=self.shared.database).database_url())
        async with engine.begin() as connection:
            await connection.execute(update(links).values(expires=1))
        await engine.dispose()

    async def close(self) -> None:
        for visitor in self.visitors:
            await visitor.close()


Story = Callable[[Meeting], Awaitable[None]]


def story(told: Story) -> Callable[[SharedServer], None]:
    """A test that is a story; pytest need not know that it waits for things."""

    def test(server: SharedServer) -> None:
        async def tell() -> None:
            meeting = Meeting(server)
            try:
                await told(meeting)
            finally:
                await meeting.close()

        asyncio.run(tell())

    test.__doc__ = told.__doc__
    return test


@contextmanager
def refused(message: str) -> Iterator[None]:
    """What happens here is refused in these words."""
    with pytest.raises(Refusal) as refusal:
        yield
    assert refusal.value.message == message


async def status(visitor: Visitor, method: str, path: str, body: object = None) -> int:
    answer = await visitor.http.request(method, path, json=body)
    return answer.status_code


async def sit_and_start(host: Seated, *others: Seated) -> None:
    """Everybody sits down in this order, and the game begins."""
    for seat, seated in enumerate((host, *others)):
        await seated.sit(seat)
        await seated.look(seat)
    await host.ask("start")
    for seated in (host, *others):
        await seated.until(lambda view: bool(view["status"] == "running"))


async def hears(seated: Seated, fits: Callable[[Json], bool]) -> Json:
    """The first message that is like this, of those that came or will."""
    async with asyncio.timeout(PATIENCE), seated.changed:
        while True:
            for message in seated.heard:
                if fits(message):
                    return message
            assert not seated.ended, "hung up"
            await seated.changed.wait()


async def hangs_up(seated: Seated) -> int | None:
    """The code with which the server closes the socket."""
    async with asyncio.timeout(PATIENCE), seated.changed:
        while not seated.ended:
            await seated.changed.wait()
    return seated.socket.close_code


@asynccontextmanager
async def in_lobby(visitor: Visitor) -> AsyncIterator[Seated]:
    url = f"{visitor.address.replace('http', 'ws', 1)}/ws/lobby"
    async with dial(url, visitor.headers, visitor.address) as socket:
        seated = Seated(socket)
        try:
            yield seated
        finally:
            await seated.close()


async def invite_of(host: Visitor, table: str) -> str:
    return str((await host.ask("GET", f"/api/tables/{table}"))["invite"])


async def doors(visitor: Visitor, table: str) -> set[int]:
    """What every address of a table answers."""
    asked = [
        await status(visitor, "GET", f"/api/tables/{table}"),
        await status(visitor, "GET", f"/api/tables/{table}/record"),
        await status(visitor, "GET", f"/api/tables/{table}/knowledge"),
        await status(visitor, "GET", f"/api/replays/{table}"),
        await status(visitor, "GET", f"/api/replays/{table}/frames"),
        await status(visitor, "POST", f"/api/tables/{table}/invite"),
        await status(visitor, "POST", f"/api/tables/{table}/seats/1/link"),
    ]
    return set(asked)
