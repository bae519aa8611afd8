"""The database has the shape that the code expects, on both kinds."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from tests.server.people.protocol_clients import PATIENCE

from clifftop.server.errors import SettingError
from clifftop.server.settings import Settings
from clifftop.server.store.database import HEAD, MIGRATIONS, Database
from clifftop.server.store.schema import schema


def opened(url: str) -> Database:
    return Database(Settings(database=url).database_url())


def test_the_migrations_lead_to_the_schema(database_url: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), schema))

    async def look() -> list[object]:
        database = opened(database_url)
        await database.open()
        await database.open()  # a second time there is nothing to do
        async with database.begin() as connection:
            found = await connection.run_sync(differences)
        await database.close()
        return found

    assert asyncio.run(look()) == []


def test_the_newest_migration_is_known() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD


def test_processes_that_start_together_share_one_key(database_url: str) -> None:
    async def keys() -> set[str]:
        databases = [opened(database_url) for _ in range(4)]
        await databases[0].open()
        found = await asyncio.gather(*(database.key("cookies") for database in databases))
        for database in databases:
            await database.close()
        return set(found)

    assert len(asyncio.run(keys())) == 1


def test_processes_of_postgres_that_start_together_migrate_once(postgres_url: str) -> None:
    async def open_all() -> int:
        databases = [opened(postgres_url) for _ in range(4)]
        await asyncio.gather(*(database.open() for database in databases))
        async with databases[0].begin() as connection:
            versions = (await connection.execute(text("SELECT * FROM alembic_version"))).all()
        for database in databases:
            await database.close()
        return len(versions)

    assert asyncio.run(open_all()) == 1


def test_sqlite_keeps_what_is_committed(sqlite_url: str) -> None:
    async def pragmas() -> list[object]:
        database = opened(sqlite_url)
        async with database.begin() as connection:
            found = [
                (await connection.execute(text(f"PRAGMA {name}"))).scalar()
                for name in ("journal_mode", "synchronous", "foreign_keys")
            ]
        await database.close()
        return found

    assert asyncio.run(pragmas()) == ["wal", 2, 1]


@pytest.mark.parametrize(
    ("given", "named"),
    [("mysql://host/name", "mysql"), ("games.db", "games.db"), ("sqlite://games.db", "sqlite")],
)
def test_a_database_we_do_not_know_is_named(given: str, named: str) -> None:
    with pytest.raises(SettingError, match=named):
        Settings(database=given).database_url()


@pytest.mark.parametrize(
    "given",
    ["sqlite:///{folder}/nowhere/games.db", "postgresql://nobody@/nowhere?host={folder}"],
)
def test_a_database_that_cannot_be_opened_is_named(tmp_path: Path, given: str) -> None:
    command = [sys.executable, "-m", "clifftop", "serve", "--port", "0", "--database"]
    database = given.format(folder=tmp_path)
    ended = subprocess.run([*command, database], capture_output=True, text=True, timeout=PATIENCE)
    assert ended.returncode == 2
    assert "nowhere" in ended.stderr and "Traceback" not in ended.stderr
