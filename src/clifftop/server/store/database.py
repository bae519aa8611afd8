"""The database: its connections, and that it has the shape we expect."""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, final

from sqlalchemy import URL, Connection, event, insert, inspect, make_url, select, text
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from clifftop.server.errors import SettingError
from clifftop.server.store import schema

HEAD: Final = "0001"  # the newest migration; a test sees that it is
MIGRATIONS: Final = Path(__file__).parent / "migrations"
LOCK: Final = 0xC11F70  # any number: held while a database of PostgreSQL is migrated

SERVED: Final = {"pool_pre_ping": True}
# A file has one writer at a time. With one connection they take turns in our own queue; with
# several, SQLite lets them try again and again, and under load some give up: "database is locked".
IN_A_FILE: Final = {"pool_size": 1, "max_overflow": 0}


@final
class UnknownVersion(Exception):
    """A database of a shape that no migration here leads on from."""


@final
class Database:
    """`async with database.begin() as connection:` is a transaction, committed at its end."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.is_postgres = url.startswith("postgresql")
        address = database_url(url)
        try:
            # An error that quotes a statement must not quote a seed or a hash with it.
            self.engine: AsyncEngine = create_async_engine(
                address, hide_parameters=True, **(SERVED if self.is_postgres else IN_A_FILE)
            )
        except ModuleNotFoundError as missing:
            raise SettingError("serve-no-driver", name=str(missing.name)) from missing
        if not self.is_postgres:
            event.listen(self.engine.sync_engine, "connect", set_up_sqlite)

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.begin() as connection:
            yield connection

    async def open(self) -> None:
        """Bring the database up to date; a new one is created."""
        try:
            if not self.is_postgres:
                # First without a thread: one that cannot open its file would leave a traceback.
                sqlite3.connect(str(self.engine.url.database)).close()
            async with self.engine.begin() as connection:
                if self.is_postgres:
                    await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
                await connection.run_sync(bring_up_to_date)
        except UnknownVersion as error:
            raise SettingError("serve-not-ours", where=self.where) from error
        except (SQLAlchemyError, sqlite3.Error, OSError, TypeError) as error:
            # A TypeError is an address with an option that the driver does not know.
            reason = str(getattr(error, "orig", error))
            raise SettingError("serve-no-database", where=self.where, error=reason) from error

    @property
    def where(self) -> str:
        return self.engine.url.render_as_string(hide_password=True)

    async def close(self) -> None:
        await self.engine.dispose()

    async def key(self, name: str) -> str:
        """A secret that all processes share, made by the first that asks for it."""
        wanted = select(schema.keys.c.value).where(schema.keys.c.name == name)
        async with self.begin() as connection:
            found = (await connection.execute(wanted)).scalar_one_or_none()
        if found is not None:
            return str(found)
        try:
            async with self.begin() as connection:
                made = secrets.token_hex(32)
                await connection.execute(insert(schema.keys).values(name=name, value=made))
                return made
        except IntegrityError:  # another process was faster
            return await self.key(name)


def database_url(given: str) -> URL:
    """The address of a database, taken apart. One in memory is none: it would be gone at once."""
    try:
        url = make_url(given)
        if url.get_backend_name() == "sqlite" and url.database in (None, "", ":memory:"):
            raise ValueError(given)
        return url
    except (ArgumentError, ValueError) as error:
        raise SettingError("serve-database-address") from error  # which may hold a password


def set_up_sqlite(connection: Any, _: object) -> None:
    """Readers do not wait for writers, and what is committed survives a power cut."""
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "busy_timeout=5000",
        "foreign_keys=ON",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def bring_up_to_date(connection: Connection) -> None:
    """Alembic takes longer to load than the server to start, so it is asked only if need be."""
    if version_of(connection) != HEAD:
        from alembic import command
        from alembic.config import Config
        from alembic.util import CommandError

        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
        config.attributes["connection"] = connection
        try:
            command.upgrade(config, "head")
        except CommandError as error:
            raise UnknownVersion from error


def version_of(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    version = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if version is None else str(version)
