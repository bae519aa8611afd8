"""Section `schema`: the database as the server's migrations make it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

from scripts.same.facts import Case, Fact
from scripts.same.probe import Settings
from scripts.same.serving import served


def cases(settings: Settings) -> Iterator[Case]:
    yield Case("SQLite", partial(made, Path(settings.work, "schema")))


def made(work: Path) -> Iterator[Fact]:
    """Migrations run when a server finds a database that is new."""
    with served(work, fixed=False) as server:
        file = server.database.removeprefix("sqlite:///")
    with closing(sqlite3.connect(file)) as database:
        wanted = "SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY type, name"
        for kind, name, table, sql in database.execute(wanted).fetchall():
            yield f"{kind} {name}", f"on {table}\n{sql}"
        for (table,) in database.execute(
            "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"
        ).fetchall():
            for pragma in ("table_info", "foreign_key_list", "index_list"):
                yield f"{pragma} {table}", rows(database, f"PRAGMA {pragma}('{table}')")
        yield "migration", rows(database, "SELECT version_num FROM alembic_version")
        for pragma in ("journal_mode", "user_version", "application_id"):
            yield pragma, rows(database, f"PRAGMA {pragma}")


def rows(database: sqlite3.Connection, query: str) -> str:
    return "\n".join(map(str, database.execute(query).fetchall()))
