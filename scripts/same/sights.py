"""What is to be seen on the page: tables, replays and all that leads there, set up by script."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from scripts.same.client import Person, Transcript
from scripts.same.round_table import RoundTable
from scripts.same.serving import Server

NONCE: Final = "00112233445566778899aabbccddeeff"
MOVES: Final = 5
TABLES: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("leaping-lemmings", {"players": 3, "first": 0}),
    ("lemming-mafia", {"players": 4}),
    ("lemminge", {"players": 3}),
)
REPLAYS: Final = ("four", "mafia-five", "lemminge-four")
BOARD: Final = "main svg"
BUTTON: Final = "button"


class Sight(NamedTuple):
    name: str
    path: str
    drawn: str  # can be seen as soon as the page is there
    cookies: dict[str, str]
    click: str = ""  # a button that opens a dialog


async def sights(server: Server, fixtures: Path, quick: bool) -> list[Sight]:
    transcript = Transcript(server)
    ada, ben = Person(transcript, "Ada"), Person(transcript, "Ben")
    for person in (ada, ben):
        await person.ask("POST", "/api/guests", {"name": person.name})
    found = [Sight("home", "/", BUTTON, {})]
    found += [await playing(transcript, ada, ben, *table) for table in TABLES]
    found += await waiting(ada, ben)
    found += [await replay(ada, fixtures / f"{name}.json") for name in REPLAYS]
    known = dict(ada.http.cookies.items())
    found += [
        Sight("lobby", "/", BUTTON, known),
        Sight("new table", "/", BUTTON, known, "New table"),
        Sight("settings", "/", BUTTON, known, "Ada"),
        Sight("device", "/device#anything", BUTTON, {}),
        Sight("nowhere", "/t/nowhere", "main", known),
    ]
    for person in (ada, ben):
        await person.close()
    return [sight for sight in found if not quick or sight.name not in ("device", "nowhere")]


async def playing(
    transcript: Transcript, ada: Person, ben: Person, game: str, options: dict[str, Any]
) -> Sight:
    """A table after some moves, when it is Ada's turn."""
    opened = await ada.ask("POST", "/api/tables", {"game": game, "options": options})
    table = RoundTable(transcript, opened["id"], Random(game))
    await table.welcome(ada, 0)
    await table.welcome(ben, None)
    for seat in range(1, options["players"]):
        await table.mouth(0).ask("seat-bot", seat=seat, bot="greedy")
    await table.mouth(0).ask("nonce", seat=0, nonce=NONCE)
    await table.mouth(0).ask("start")
    await table.settle()
    for _ in range(MOVES):
        if table.asked() is not None:
            await table.act(0)
    await table.close()
    return Sight(f"table {game}", f"/t/{opened['id']}", BOARD, dict(ada.http.cookies.items()))


async def waiting(ada: Person, ben: Person) -> list[Sight]:
    """A table that fills, from inside and by its invitation."""
    body = {"game": "leaping-lemmings", "public": False}
    opened = await ada.ask("POST", "/api/tables", body)
    socket = await ada.open(f"/ws/tables/{opened['id']}")
    await socket.ask("seat-bot", seat=1, bot="skilled")
    await socket.close()
    return [
        Sight("waiting", f"/t/{opened['id']}", BUTTON, dict(ada.http.cookies.items())),
        Sight(
            "join",
            f"/join#{opened['id']}.{opened['invite']}",
            BUTTON,
            dict(ben.http.cookies.items()),
        ),
    ]


async def replay(ada: Person, record: Path) -> Sight:
    given = json.loads(record.read_text(encoding="utf-8"))
    brought = await ada.ask("POST", "/api/records", given)
    at = len(given["actions"]) // 2
    path = f"/r/{brought['id']}?at={at}&seat=0"
    return Sight(f"replay {given['game']}", path, BOARD, dict(ada.http.cookies.items()))
