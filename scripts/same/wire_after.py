"""What is left of a game: its record, its replay, its dice; and how it goes on."""

from __future__ import annotations

import asyncio

from scripts.same.client import Person, Transcript
from scripts.same.commands import run
from scripts.same.round_table import RoundTable


async def afterwards(transcript: Transcript, table: RoundTable, host: Person) -> None:
    path = f"/api/tables/{table.id}"
    record = await host.ask("GET", f"{path}/record")
    await host.ask("GET", path)
    await replay(host, table.id)
    brought = await host.ask("POST", "/api/records", record)
    await replay(host, brought["id"])
    await host.ask("GET", f"/api/replays/{brought['id']}/record")
    at = len(record["actions"]) // 2
    for moment in (at, 10**6):
        source = {"replay": brought["id"], "at": moment}
        body = {"game": record["game"], "from": source, "sit": False}
        opened = await host.ask("POST", "/api/tables", body)
    del record["actions"][-1:]
    await host.ask("POST", "/api/records", record)
    await by_command(transcript, table.id)
    for seat in table.seats:
        await table.mouth(seat).ask("rematch")
    opened = await host.ask("GET", path)
    if opened["next"]:
        await host.ask("GET", f"/api/tables/{opened['next']}")
    await host.ask("GET", "/api/me/tables")


async def replay(host: Person, name: str) -> None:
    found = await host.ask("GET", f"/api/replays/{name}")
    last = int(found["length"])
    for seat in ("open", "none", "0", "1", "9", "me"):
        for at in (0, last - 3):
            query = f"at={at}&count=6&seat={seat}"
            await host.ask("GET", f"/api/replays/{name}/frames?{query}&language=en")
    await host.ask("GET", f"/api/replays/{name}/frames?at=-1")
    await host.ask("GET", f"/api/replays/{name}/frames?at={last // 2}&count=1000")


async def by_command(transcript: Transcript, table: str) -> None:
    """For those who run the server, while it runs."""
    database = ["--database", transcript.server.database]
    export = str(transcript.server.clock.file.with_name("export.json"))
    commands: list[list[str]] = [
        ["admin", "tables", *database],
        ["admin", "tables", "--json", *database],
        ["admin", "guests", "--json", *database],
        ["admin", "guests", *database],
        ["admin", "export", table, export, *database],
        ["admin", "export", table, export, *database],
        ["verify", export],
        ["replay", export, "--all"],
        ["admin", "remove", "table", "nope", "--yes", *database],
    ]
    for command in commands:
        answer = await asyncio.to_thread(run, command, "")
        transcript.note(f"clifftop {command[0]}", [" ".join(command), *answer])
