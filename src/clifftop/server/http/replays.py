"""Replays: by link, from any seat, at any moment; and records that are brought along."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Response, get, post
from litestar.di import Provide
from litestar.params import Parameter
from msgspec import Struct

from clifftop.kernel.errors import RecordError
from clifftop.kernel.record import Record
from clifftop.server.callers import anybody, server_of
from clifftop.server.errors import ServerError, TooMuch
from clifftop.server.http.dependencies import AnyRequest, Id, known_guest
from clifftop.server.milliseconds import now_ms
from clifftop.server.replays.record_annotations import plain_notes
from clifftop.server.replays.replay import OPEN, Replay
from clifftop.server.store import record_rows
from clifftop.server.store.guest_rows import Guest

MOST_FRAMES = 200
LONGEST_RECORD = 512 * 1024


class Brought(Struct):
    id: str
    url: str


class Frames(Struct):
    frames: list[dict[str, Any]]
    length: int


@get("/api/replays/{replay:str}", dependencies={"guest": Provide(anybody)}, summary="A replay")
async def one_replay(request: AnyRequest, replay: Id, guest: Guest | None) -> dict[str, Any]:
    """Of a table whose game is over, or of a record that was brought along."""
    return (await server_of(request).replays.find(guest, replay)).facts()


@get("/api/replays/{replay:str}/record", dependencies={"guest": Provide(anybody)})
async def take_record(request: AnyRequest, replay: Id, guest: Guest | None) -> Response[str]:
    """The record that is replayed."""
    found = await server_of(request).replays.find(guest, replay)
    name = f'attachment; filename="{found.record.game}-{found.id}.json"'
    headers = {"content-disposition": name}
    return Response(found.record.dumps(), media_type="application/json", headers=headers)


@get("/api/replays/{replay:str}/frames", dependencies={"guest": Provide(anybody)})
async def some_frames(
    request: AnyRequest,
    replay: Id,
    guest: Guest | None,
    at: Annotated[int, Parameter(ge=0)] = 0,
    count: Annotated[int, Parameter(ge=1, le=MOST_FRAMES)] = 1,
    seat: Annotated[str, Parameter(max_length=4)] = OPEN,
    language: Annotated[str | None, Parameter(max_length=10)] = None,
) -> Frames:
    """The game after `at` actions, and some moments on: as a seat saw it, as somebody who watched
    (`none`), or with everything open (`open`)."""
    found = await server_of(request).replays.find(guest, replay)
    found.state(at)  # a moment that is not there is an error
    eyes = eyes_of(found, seat)
    frames = await asyncio.to_thread(found.frames, at, count, eyes, language)
    return Frames(frames, found.length)


def eyes_of(replay: Replay, seat: str) -> int | str | None:
    if seat == OPEN:
        return OPEN
    if seat == "none":
        return None
    if not seat.isdecimal() or int(seat) >= replay.last.players:
        raise ServerError("server-eyes", given=seat, last=replay.last.players - 1)
    return int(seat)


@post("/api/records", dependencies={"guest": Provide(known_guest)}, summary="Bring a record")
async def bring_record(request: AnyRequest, guest: Guest) -> Brought:
    """The record as the request's body. It is played through, rule by rule."""
    server = server_of(request)
    server.limits.openings.check(guest.id)
    body = await request.body()
    if len(body) > LONGEST_RECORD:
        raise RecordError("server-record-long", most=LONGEST_RECORD)
    try:
        text = body.decode()
    except UnicodeDecodeError as error:
        raise RecordError("record-not-json", error=str(error)) from error
    kept = await asyncio.to_thread(checked, text)
    async with server.database.begin() as connection:
        brought = await record_rows.count_records(connection, guest.id)
        if brought >= server.settings.records_per_guest:
            raise TooMuch("server-too-many-records", most=server.settings.records_per_guest)
        name = await record_rows.add_record(connection, guest.id, kept, now_ms())
    return Brought(name, f"{server.settings.address}/r/{name}")


def checked(text: str) -> str:
    """The record of the game that was played through. So nothing comes along that is not part of
    the game, except notes of the usual form."""
    given = Record.loads(text)
    record = Record.of(given.replay())
    record.notes = plain_notes(given.notes)
    found = record.dumps()
    try:
        found.encode()
    except UnicodeEncodeError as error:  # JSON can hold half a character, a database cannot
        raise RecordError("record-not-json", error=error.reason) from error
    return found


HANDLERS = [one_replay, take_record, some_frames, bring_record]
