"""`clifftop admin`: what those who run a server can see and do, while it runs as well.

A running server looks every few seconds for what has been removed, and hangs up on those who still
look at it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import msgspec

from clifftop import catalogue
from clifftop.kernel.record import Record
from clifftop.server.errors import NotThere, NotYet, SettingError
from clifftop.server.replays.table_record import record_of
from clifftop.server.settings import Settings
from clifftop.server.store import guest_rows, table_rows
from clifftop.server.store.database import Database, database_url
from clifftop.server.store.guest_rows import Guest
from clifftop.server.store.live_table import LiveTable
from clifftop.server.store.overview import all_guests, all_tables
from clifftop.server.store.table_summary import status_of

DONE: Final = 0
FAILED: Final = 1

Task = Callable[[Database], Awaitable[int]]


def administer(settings: Settings, task: Task) -> int:
    """Carry out one task with the database. One that is not there is not made for it."""
    url = database_url(settings.database_url())
    if url.drivername.startswith("sqlite") and not Path(str(url.database)).is_file():
        raise SettingError("admin-no-database", where=str(url.database))

    async def with_database() -> int:
        database = Database(settings.database_url())
        try:
            await database.open()
            return await task(database)
        finally:
            await database.close()

    return asyncio.run(with_database())


# Looking.


async def show_tables(database: Database, status: str | None, as_json: bool) -> int:
    async with database.begin() as connection:
        found = await all_tables(connection, status)
        hosts = await guest_rows.people(connection, {table.summary["host"] for table in found})
    lines = []
    for table in found:
        host, seats = table.summary["host"], table.summary["seats"]
        lines.append(
            {
                "id": table.id,
                "game": table.summary["game"],
                "status": table.status,
                "public": table.public,
                "seated": sum(seat["who"] is not None or seat["bot"] is not None for seat in seats),
                "players": len(seats),
                "host": host,
                "host_name": hosts[host].name if host in hosts else None,
                "updated": table.updated,
            }
        )
    if as_json:
        print_json(lines)
        return DONE
    columns = ("id", "game", "status", "players", "host", "updated")
    rows = [
        [
            str(line["id"]),
            str(line["game"]),
            catalogue.text(f"admin-status-{line['status']}"),
            f"{line['seated']}/{line['players']}",
            str(line["host_name"] or line["host"]),
            moment(table.updated),
        ]
        for line, table in zip(lines, found, strict=True)
    ]
    print_columns(columns, rows, "admin-no-tables")
    return DONE


async def show_guests(database: Database, as_json: bool) -> int:
    async with database.begin() as connection:
        found = await all_guests(connection)
    if as_json:
        print_json([msgspec.to_builtins(guest) for guest in found])
        return DONE
    rows = [
        [
            guest.id,
            guest.name,
            catalogue.text(f"admin-kind-{guest.kind}"),
            str(guest.tables),
            moment(guest.seen),
        ]
        for guest in found
    ]
    print_columns(("id", "name", "kind", "tables", "seen"), rows, "admin-no-guests")
    return DONE


def print_json(lines: list[dict[str, object]]) -> None:
    print(msgspec.json.format(msgspec.json.encode(lines)).decode())


def print_columns(names: tuple[str, ...], rows: list[list[str]], none: str) -> None:
    """One line each, under the names of what is told."""
    if not rows:
        print(catalogue.text(none))
        return
    lines = [[catalogue.text(f"admin-column-{name}") for name in names], *rows]
    widths = [max(len(line[place]) for line in lines) for place in range(len(names))]
    for line in lines:
        cells = (cell.ljust(width) for cell, width in zip(line, widths, strict=True))
        print("  ".join(cells).rstrip())


def moment(ms: int) -> str:
    return datetime.fromtimestamp(ms / 1000, UTC).strftime("%Y-%m-%d %H:%M")


# Removing.


async def remove_table(database: Database, table: str, sure: bool) -> int:
    live = await read_table(database, table)
    status = catalogue.text(f"admin-status-{status_of(live.table)}")
    facts = {"table": live.id, "game": live.row.game, "status": status}
    if not sure and not says_yes(catalogue.text("admin-remove-table", language="en", **facts)):
        return FAILED
    async with database.begin() as connection:
        await table_rows.remove_table(connection, live.id)
    print(catalogue.text("admin-removed-table", table=live.id))
    return DONE


async def remove_guest(database: Database, guest: str, sure: bool) -> int:
    """The identity goes, with bots, cookies, codes and tokens. A seat in a running game counts as
    left, so that the others can vote for a bot there."""
    async with database.begin() as connection:
        found = (await guest_rows.people(connection, [guest])).get(guest)
        bots = await guest_rows.bots_of(connection, guest)
    if found is None:
        raise NotThere("admin-no-guest", guest=guest)
    told = {"guest": guest, "name": found.name, "bots": len(bots)}
    if not sure and not says_yes(catalogue.text("admin-remove-guest", language="en", **told)):
        return FAILED
    async with database.begin() as connection:
        await guest_rows.remove_guest(connection, guest)
    print(catalogue.text("admin-removed-guest", name=found.name, guest=guest))
    return DONE


def says_yes(question: str) -> bool:
    """No answer is not a yes."""
    try:
        answer = input(f"{question} ")
    except EOFError:
        answer = ""
    if answer.strip().lower() in catalogue.text("admin-yes").split():
        return True
    print(catalogue.text("admin-not-removed"))
    return False


# Taking away.


async def export(database: Database, table: str, file: Path, with_secrets: bool) -> int:
    """The record of a game. That of a running one holds every secret of it, except the seed of its
    dice, which tells what will be rolled."""
    live = await read_table(database, table)
    if not live.table.started:
        raise NotYet("table-not-started")
    if live.table.over:
        record = record_of(live, await names_of(database, live))
    elif with_secrets:
        record = Record.of(live.table.state)
    else:
        raise NotYet("admin-running", table=live.id)
    try:
        with file.open("x", encoding="utf-8") as written:
            written.write(record.dumps() + "\n")
    except FileExistsError as error:
        raise NotYet("cli-save-exists", file=str(file)) from error
    except OSError as error:
        raise NotYet("admin-no-file", file=str(file), error=error.strerror or "") from error
    print(catalogue.text("admin-exported", table=live.id, file=str(file)))
    if not live.table.over:
        print(catalogue.text("admin-exported-secrets"))
    return DONE


async def names_of(database: Database, live: LiveTable) -> dict[str, Guest]:
    async with database.begin() as connection:
        return await guest_rows.people(connection, live.mentioned)


async def read_table(database: Database, table: str) -> LiveTable:
    async with database.begin() as connection:
        row = await table_rows.find_table(connection, table)
        log = await table_rows.entries_of(connection, table)
    if row is None:
        raise NotThere("admin-no-table", table=table)
    return LiveTable(row, log)
