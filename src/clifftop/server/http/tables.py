"""Tables: lists of them, a new one, who is invited, and what may be taken away."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Response, get, post
from litestar.di import Provide
from litestar.params import Parameter
from msgspec import Meta, Struct

from clifftop.kernel.record import Record
from clifftop.server.callers import anybody, server_of
from clifftop.server.errors import NotAllowed, NotThere, NotYet, ServerError, TooMuch
from clifftop.server.game_server import GameServer
from clifftop.server.http.dependencies import AnyRequest, Id, Secret, known_guest
from clifftop.server.replays.replay import Replay
from clifftop.server.replays.table_record import record_of
from clifftop.server.store import table_lists, table_rows
from clifftop.server.store.guest_rows import Guest
from clifftop.server.store.live_table import LiveTable
from clifftop.server.store.table_access import enter
from clifftop.server.tokens import token
from clifftop.table import Table

PAGE = 50
MINE = 100
LATEST = 2**53  # ms; a database counts no further than 2**63


class From(Struct, forbid_unknown_fields=True):
    """Play on from a moment of a replay."""

    replay: Annotated[str, Meta(max_length=40)]
    at: Annotated[int, Meta(ge=0)]


class Opening(Struct, forbid_unknown_fields=True, rename={"source": "from"}):
    """A new table; a game is enough. `options` are those of `GET /api/games`."""

    game: Annotated[str, Meta(max_length=60)]
    options: dict[Annotated[str, Meta(max_length=20)], Any] = {}
    public: bool = True
    clock: dict[Annotated[str, Meta(max_length=20)], Any] | None = None
    fall: Annotated[str, Meta(max_length=10)] = "bot"
    undo: bool = True
    sit: bool = True
    source: From | None = None


class Opened(Struct):
    id: str
    url: str
    invite: str


class Invite(Struct, forbid_unknown_fields=True):
    invite: Secret


class Invitation(Struct):
    invite: str
    url: str


class Tables(Struct):
    """`next` is for `before`, to see older ones."""

    tables: list[dict[str, Any]]
    next: int | None


class Known(Struct):
    seat: int | None
    knowledge: dict[str, Any]


@get("/api/tables", dependencies={"guest": Provide(anybody)}, summary="Public tables")
async def public_tables(
    request: AnyRequest,
    guest: Guest | None,
    status: Literal["waiting", "running", "over"] = "waiting",
    before: Annotated[int | None, Parameter(ge=0, le=LATEST)] = None,
) -> Tables:
    server = server_of(request)
    async with server.database.begin() as connection:
        found = await table_lists.public_tables(connection, status, before, PAGE)
    following = found[-1].updated if len(found) == PAGE else None
    return Tables(await table_lists.summaries(server.store, found, guest), following)


@get("/api/me/tables", dependencies={"guest": Provide(known_guest)}, summary="My tables")
async def my_tables(request: AnyRequest, guest: Guest) -> Tables:
    server = server_of(request)
    async with server.database.begin() as connection:
        found = await table_lists.tables_of(connection, guest.id, MINE)
    return Tables(await table_lists.summaries(server.store, found, guest), None)


@post("/api/tables", dependencies={"guest": Provide(known_guest)}, summary="Open a table")
async def open_table(request: AnyRequest, data: Opening, guest: Guest) -> Opened:
    server = server_of(request)
    server.limits.openings.check(guest.id)
    async with server.database.begin() as connection:
        if await table_rows.count_open(connection, guest.id) >= server.settings.tables_per_guest:
            raise TooMuch("server-too-many-tables", most=server.settings.tables_per_guest)
    position = None
    if data.source is not None:
        if data.options:
            raise ServerError("server-from-options")
        replay = await server.replays.find(guest, data.source.replay)
        position = position_at(replay, data.source.at, data.game)
    row = server.new_row(data.game, guest.id, data.public)
    table = Table.open(
        data.game,
        guest.id,
        row.created,
        options=data.options,
        position=position,
        clock=data.clock,
        fall=data.fall,
        undo=data.undo,
        dice=server.dice_of(row),
    )
    if data.sit:
        table.sit(guest.id, 0, row.created)
    await server.store.open(row, table)
    return Opened(row.id, f"{server.settings.address}/t/{row.id}", row.invite)


def position_at(replay: Replay, at: int, game: str) -> dict[str, object]:
    if replay.record.game != game:
        raise NotYet("server-other-game", game=replay.record.game)
    return replay.position(at)


@get("/api/tables/{table:str}", dependencies={"guest": Provide(anybody)}, summary="A table")
async def one_table(request: AnyRequest, table: Id, guest: Guest | None) -> dict[str, Any]:
    server = server_of(request)
    return await summary(server, await enter(server.store, guest, table), guest)


async def summary(server: GameServer, live: LiveTable, guest: Guest | None) -> dict[str, Any]:
    async with server.store.reading(live):
        listed = table_lists.listed_of(live)
        told: dict[str, Any] = {"dice": live.table.view_dice()}
    if guest is not None and guest.id == live.table.host:
        told["invite"] = await invite_of(server, live)
    [found] = await table_lists.summaries(server.store, [listed], guest)
    return {**found, **told}


@post(
    "/api/tables/{table:str}/join",
    dependencies={"guest": Provide(known_guest)},
    status_code=200,
    summary="Enter a private table",
)
async def join(request: AnyRequest, table: Id, data: Invite, guest: Guest) -> dict[str, Any]:
    server = server_of(request)
    server.limits.guesses.check(guest.id)
    live = await server.store.find(table)
    invite = await invite_of(server, live)
    if not is_same(data.invite, invite) or guest.id in live.table.removed:
        raise NotThere("server-bad-link")
    async with server.database.begin() as connection:
        await table_rows.admit(connection, live.id, guest.id)
    return await summary(server, live, guest)


async def invite_of(server: GameServer, live: LiveTable) -> str:
    """As it is written: another process may have voided the one that this one remembers."""
    async with server.database.begin() as connection:
        row = await table_rows.find_table(connection, live.id)
    if row is None:
        raise NotThere("server-no-table", table=live.id)
    return row.invite


def is_same(given: str, secret: str) -> bool:
    import hmac

    return hmac.compare_digest(given.strip().lower().encode(), secret.encode())


@post(
    "/api/tables/{table:str}/invite",
    dependencies={"guest": Provide(known_guest)},
    status_code=200,
    summary="A new invitation; the old one is void",
)
async def renew_invite(request: AnyRequest, table: Id, guest: Guest) -> Invitation:
    server = server_of(request)
    live = await enter(server.store, guest, table)
    live.table.must_be_host(guest.id)
    invite = token()[:16]
    async with server.database.begin() as connection:
        await table_rows.set_invite(connection, live.id, invite)
    return Invitation(invite, f"{server.settings.address}/join#{live.id}.{invite}")


# What may be taken away.


@get("/api/tables/{table:str}/record", dependencies={"guest": Provide(anybody)})
async def take_record(request: AnyRequest, table: Id, guest: Guest | None) -> Response[str]:
    """The record of a game that is over."""
    server = server_of(request)
    live = await enter(server.store, guest, table)
    async with server.store.reading(live):
        if not live.table.over:
            raise NotYet("table-running")
        record: Record = record_of(live, server.store.names)
    name = f'attachment; filename="{live.row.game}-{live.id}.json"'
    headers = {"content-disposition": name}
    return Response(record.dumps(), media_type="application/json", headers=headers)


@get("/api/tables/{table:str}/knowledge", dependencies={"guest": Provide(anybody)})
async def take_knowledge(
    request: AnyRequest, table: Id, guest: Guest | None, seat: int | None = None
) -> Known:
    """Of a running game what one seat, or whoever watches, has seen."""
    server = server_of(request)
    live = await enter(server.store, guest, table)
    async with server.store.reading(live):
        if not live.table.started:
            raise NotYet("table-not-started")
        if seat is not None and not live.table.over and not live.holds(guest, seat):
            raise NotAllowed("table-not-your-seat", seat=seat)
        return Known(seat, live.table.knowledge(seat))


HANDLERS = [
    public_tables,
    my_tables,
    open_table,
    one_table,
    join,
    renew_invite,
    take_record,
    take_knowledge,
]
