"""What is said at the door: who somebody is, what there is, and everything that is refused."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final

from scripts.same.client import Person, Transcript
from scripts.same.probe import Settings
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

LL: Final = "leaping-lemmings"
PAGES: Final = ("/", "/t/anything", "/r/anything", "/join", "/device", "/static/preview.png", "/no")
MISSING: Final = ("me", "tables/nope", "replays/nope", "nothing", "boards/0")
LANGUAGES: Final = ("nl", "de", "fr-CH", "it", "xx")


async def at_the_door(transcript: Transcript, settings: Settings) -> None:
    nobody, ada, phone = (Person(transcript, name) for name in ("nobody", "Ada", "phone"))
    await nobody.ask("GET", "/api/health")
    games = await nobody.ask("GET", "/api/games")
    await nobody.ask("GET", "/api/openapi.json")
    for page in PAGES:
        answer = await nobody.http.get(page)
        told = [str(answer.status_code)]
        told += [answer.headers.get(name, "") for name in ("content-type", "cache-control")]
        transcript.note(f"nobody → GET {page}", told)
    await guests(transcript, ada, phone)
    await unknown(nobody)
    # Nobody may open tables without end, not even in vain.
    for number, group in enumerate((nonsense, bad_options, bad_records)):
        somebody = Person(transcript, f"somebody {number}")
        await somebody.ask("POST", "/api/guests", {"name": somebody.name})
        await group(somebody)
        await somebody.close()
    await tables(ada, games)
    await wrong_doors(transcript, ada)
    for person in (nobody, ada, phone):
        await person.close()


async def guests(transcript: Transcript, ada: Person, phone: Person) -> None:
    known = await ada.ask("POST", "/api/guests", {"name": "  Ada\u200b "})
    await ada.ask("GET", "/api/me")
    await ada.ask("PATCH", "/api/me", {"name": "Ada Löwe"})
    link = await ada.ask("POST", "/api/me/device-link")
    await phone.ask("POST", "/api/device", {"token": link["token"]})
    await phone.ask("POST", "/api/device", {"token": link["token"]})
    await phone.ask("DELETE", "/api/me")
    new = await ada.ask("POST", "/api/me/recovery")
    await phone.ask("POST", "/api/recover", {"code": known["recovery"]})
    await phone.ask("POST", "/api/recover", {"code": new["recovery"].upper()})
    await ada.ask("GET", "/api/me")
    last = await phone.ask("POST", "/api/me/recovery")
    await ada.ask("POST", "/api/recover", {"code": last["recovery"]})
    made = await ada.ask("POST", "/api/me/bots", {"name": "Robo"})
    await ada.ask("POST", "/api/me/bots", {"name": ""})
    await ada.ask("GET", "/api/me/bots")
    robo = Person(transcript, "Robo", made["token"])
    await robo.ask("GET", "/api/me")
    await robo.ask("POST", "/api/me/bots", {"name": "Junior"})
    await robo.ask("POST", "/api/me/device-link")
    await ada.ask("DELETE", f"/api/me/bots/{made['id']}")
    await robo.ask("GET", "/api/me")
    await robo.close()


async def unknown(nobody: Person) -> None:
    """What is not there, in the languages a browser may ask for."""
    for path in MISSING:
        await nobody.ask("GET", f"/api/{path}")
    for language in LANGUAGES:
        await nobody.ask("GET", "/api/me", headers={"accept-language": language})
    await nobody.ask("PUT", "/api/me", {})
    await nobody.ask("POST", "/api/tables", {"game": LL})
    for name in ("", "x" * 31, "\u200b", "a\nb"):
        await nobody.ask("POST", "/api/guests", {"name": name})


async def nonsense(somebody: Person) -> None:
    for body in (b"{", b"[]", b"\xff\xfe", b"[" * 5000, b"null", b""):
        await somebody.ask("POST", "/api/tables", body)
    for given in ({}, {"game": "chess"}, {"game": LL, "colour": 1}, {"game": LL, "clock": 3}):
        await somebody.ask("POST", "/api/tables", given)


async def bad_options(somebody: Person) -> None:
    for options in (
        {"players": 9},
        {"players": "four"},
        {"short": 1},
        {"chaos": True, "players": 2},
        {"board": "nowhere"},
        {"board": "name = 3"},
        {"first": 7},
        {"colour": "red"},
    ):
        await somebody.ask("POST", "/api/tables", {"game": LL, "options": options})


async def bad_records(somebody: Person) -> None:
    for record in ({}, {"game": LL}, {"game": "chess", "rules": 1, "options": {}, "board": ""}):
        await somebody.ask("POST", "/api/records", record)


async def tables(ada: Person, games: Any) -> None:
    """One of each game, and what lists say of them."""
    await ada.ask("GET", "/api/tables?status=asleep")
    await ada.ask("GET", "/api/tables?before=soon")
    await ada.ask("GET", "/api/tables?status=running")
    await ada.ask("GET", "/api/me/tables")
    for game in games["games"]:
        opened = await ada.ask("POST", "/api/tables", {"game": game["name"]})
        await ada.ask("GET", f"/api/tables/{opened['id']}")


async def wrong_doors(transcript: Transcript, ada: Person) -> None:
    for headers in (
        {"host": "games.example.org"},
        {"origin": "https://games.example.org"},
        {"authorization": "Bearer nonsense"},
        {"authorization": "nonsense"},
    ):
        await ada.ask("POST", "/api/me/recovery", headers=headers)
    del ada.http.headers["origin"]
    await ada.ask("POST", "/api/me/recovery")
    address = transcript.server.address.replace("http", "ws", 1)
    for path in ("/ws/tables/nope", "/ws/nowhere"):
        try:
            async with connect(address + path) as socket:
                with suppress(ConnectionClosed):
                    async for text in socket:
                        transcript.note(f"nobody hears at {path}", text)
                transcript.note(f"nobody opens {path}", socket.close_code)
        except InvalidStatus as refused:
            transcript.note(f"nobody opens {path}", refused.response.status_code)
    try:
        await connect(f"{address}/ws/lobby", origin=Origin("https://games.example.org"))
    except InvalidStatus as refused:
        transcript.note("a foreign page opens /ws/lobby", refused.response.status_code)


async def in_the_lobby(transcript: Transcript, settings: Settings) -> None:
    """What is open, private and public, as those see it who are there or come in."""
    ada, ben, nobody = (Person(transcript, name) for name in ("Ada", "Ben", "nobody"))
    for person in (ada, ben):
        await person.ask("POST", "/api/guests", {"name": person.name})
    watching = await ben.open("/ws/lobby")
    await watching.hears(1)
    transcript.note("Ben hears the lobby", watching.shown[-1])
    for game, public in (("lemminge", True), ("lemming-mafia", False), (LL, True)):
        opened = await ada.ask("POST", "/api/tables", {"game": game, "public": public})
        for person in (ada, ben, nobody):
            coming = await person.open("/ws/lobby")
            await coming.hears(1)
            transcript.note(f"{person.name} comes into the lobby", coming.shown[0])
            fresh = coming.shown[0]
            await coming.close()
            if person is ben:
                await until_shown(watching, fresh)
        link = await ada.ask("POST", f"/api/tables/{opened['id']}/seats/1/link")
        await ben.ask("POST", "/api/claims/look", {"token": link["token"]})
        await ben.ask("POST", "/api/claims", {"token": link["token"]})
        await ben.ask("POST", "/api/claims", {"token": link["token"]})
        invited = await ada.ask("POST", f"/api/tables/{opened['id']}/invite")
        await nobody.ask("GET", f"/api/tables/{opened['id']}")
        given = {"invite": invited["invite"]}
        await nobody.ask("POST", f"/api/tables/{opened['id']}/join", given)
        await ben.ask("POST", f"/api/tables/{opened['id']}/join", {"invite": "wrong"})
        await ben.ask("POST", f"/api/tables/{opened['id']}/join", given)
        await ben.ask("GET", f"/api/tables/{opened['id']}")
    await ben.ask("GET", "/api/me/tables")
    await nobody.ask("GET", "/api/tables?status=waiting")
    await watching.close()
    for person in (ada, ben, nobody):
        await person.close()


async def until_shown(watching: Any, wanted: Any) -> None:
    """Changes come at most once a second, and some together: the last of them counts."""
    while watching.shown[-1] != wanted:
        await watching.hears(len(watching.shown) + 1)
