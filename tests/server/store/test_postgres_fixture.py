"""The database the other tests stand on: is it there, empty, harmless, and gone afterwards?"""

import asyncio
import subprocess
import sys
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine
from tests.server.people.protocol_clients import PATIENCE
from tests.server.postgres_cluster import Cluster

ROOT = Path(__file__).parents[3]

# What a process does that starts a server and never gets round to stopping it.
START_AND_HANG = """
from tests.server.postgres_cluster import Cluster
print(Cluster().folder, flush=True)
input()
"""


def test_asyncpg_can_use_it(postgres_url: str) -> None:
    async def dig() -> object:
        connection = await asyncpg.connect(postgres_url)
        await connection.execute("CREATE TABLE burrow (lemming text)")
        await connection.execute("INSERT INTO burrow VALUES ('Åke')")
        lemming = await connection.fetchval("SELECT lemming FROM burrow")
        await connection.close()
        return lemming

    assert asyncio.run(dig()) == "Åke"


def test_sqlalchemy_can_use_either_kind(database_url: str) -> None:
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
    url = make_url(database_url)

    async def dig() -> object:
        engine = create_async_engine(url.set(drivername=drivers[url.drivername]))
        async with engine.begin() as connection:
            await connection.execute(text("CREATE TABLE burrow (lemming text)"))
            await connection.execute(text("INSERT INTO burrow VALUES ('Åke')"))
            lemming = await connection.scalar(text("SELECT lemming FROM burrow"))
        await engine.dispose()
        return lemming

    assert asyncio.run(dig()) == "Åke"


def test_every_database_begins_empty(postgres: Cluster) -> None:
    async def dig(url: str) -> object:
        connection = await asyncpg.connect(url)
        found = await connection.fetchval("SELECT to_regclass('burrow')")
        await connection.execute("CREATE TABLE burrow ()")
        await connection.close()
        return found

    for _ in range(2):
        database = postgres.new_database()
        assert asyncio.run(dig(postgres.url(database))) is None
        postgres.drop_database(database)


def test_the_server_never_runs_as_root(postgres_url: str) -> None:
    async def owner() -> int:
        connection = await asyncpg.connect(postgres_url)
        process = await connection.fetchval("SELECT pg_backend_pid()")
        user = Path(f"/proc/{process}").stat().st_uid
        await connection.close()
        return user

    assert asyncio.run(owner()) != 0


def test_a_server_whose_tests_are_killed_goes_with_them() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", START_AND_HANG],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,  # shared with whatever it started, so it ends when all of that has
        text=True,
    ) as tests:
        assert tests.stdout is not None
        folder = Path(tests.stdout.readline().strip())
        assert (folder / "cluster" / "postmaster.pid").exists()
        tests.kill()
        tests.communicate(timeout=PATIENCE)
    assert not folder.exists()
