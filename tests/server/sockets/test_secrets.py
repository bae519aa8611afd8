"""What leaves the server is what its receiver may see: held against the engine, message by message.

`scripts/soak_server.py` plays more of the same games, and others each time.
"""

from __future__ import annotations

import asyncio
import copy
import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from tests.server.people.protocol_clients import PATIENCE, Json, Seated, Visitor, dial, is_over
from tests.server.people.random_parties import Group, play_parties, sit_down
from tests.server.people.random_players import Player, until_early
from tests.server.people.timeline import Timeline
from tests.server.people.witness import Witness
from tests.server.server_process import served

GAMES = 24
PARTS = 2


@pytest.mark.parametrize("part", range(PARTS))
def test_nobody_is_told_what_is_not_his(sqlite_url: str, part: int) -> None:
    size = GAMES // PARTS
    with served(sqlite_url) as server:
        numbers = range(part * size, (part + 1) * size)
        assert asyncio.run(play_parties(server.address, "secrets", numbers, at_once=12)) > GAMES


def test_a_draft_makes_no_sound(sqlite_url: str) -> None:
    """Drafting, undoing, redoing, sealing: nobody else gets a message, not even in the lobby."""
    with served(sqlite_url) as server:
        asyncio.run(quiet(server.address))


async def quiet(address: str) -> None:
    group = await Group.come_in(address, 5)
    *people, watcher, stranger = group.visitors
    table = await people[0].open_table("lemming-mafia", options={"players": 3}, sit=False)
    async with people[0].at(table) as one, people[1].at(table) as two, people[2].at(table) as three:
        seated = [one, two, three]
        players = [
            Player(visitor, socket, seat, Random(seat))
            for seat, (visitor, socket) in enumerate(zip(people, seated, strict=True))
        ]
        async with watcher.at(table) as watching, stranger_in_lobby(stranger) as lobby:
            await sit_down(players, watching, [])
            sealer = await until_early(players)
            asked = next(seat for seat in range(3) if seated[seat].view["state"].get("actions"))
            others = [socket for seat, socket in enumerate(seated) if seat != asked] + [watching]
            await settle(others, lobby)
            summary = await stranger.ask("GET", f"/api/tables/{table}")
            heard = [len(socket.heard) for socket in others]

            await draft_and_undo(seated[asked], asked)
            heard[others.index(sealer.seated)] += await seal_and_unseal(sealer)

            await settle(others, None)
            assert [len(socket.heard) - 2 for socket in others] == heard
            assert await stranger.ask("GET", f"/api/tables/{table}") == summary
            # The next thing that is no secret is the next thing that the lobby hears of.
            await people[0].open_table("lemminge", options={"players": 2})
            news = json.loads(await asyncio.wait_for(lobby.recv(), PATIENCE))
            assert [found["id"] for found in news["running"]] == [table]
            assert news["running"][0]["updated"] == summary["updated"]
            assert len(news["waiting"]) == 1
    await group.close()


def stranger_in_lobby(stranger: Visitor) -> Any:
    address = stranger.address.replace("http", "ws", 1)
    return dial(f"{address}/ws/lobby", stranger.headers, stranger.address)


async def settle(sockets: list[Seated], lobby: Any) -> None:
    """Until all that was on its way is here; of the lobby, that it has told of the game."""
    for socket in sockets:
        await socket.ask("ping")
        await socket.ask("ping")
    while lobby is not None:
        if json.loads(await asyncio.wait_for(lobby.recv(), PATIENCE))["running"]:
            return


async def draft_and_undo(socket: Seated, seat: int) -> None:
    action = socket.view["state"]["actions"][0][0]
    for kind, given in (("act", {"action": action}), ("undo", {}), ("redo", {}), ("undo", {})):
        number = socket.view["number"]
        await socket.ask(kind, seat=seat, number=number, **given)
        await socket.until(lambda view, then=number: view["number"] != then)  # type: ignore[misc]


async def seal_and_unseal(player: Player) -> int:
    """How many messages that brought to this very socket."""
    socket = player.seated
    before = len(socket.heard)
    await player.answer("seal", socket.view["number"], action=socket.view["early"][0][0])
    await player.answer("unseal", socket.view["number"])
    return len(socket.heard) - before


# Whether the witness would notice.


def with_a_card(heard: list[Json]) -> None:
    heard[-1]["view"]["state"]["hand"] = ["a card of another's"]


def without_an_event(heard: list[Json]) -> None:
    told = next(message for message in heard if message.get("log"))
    del told["log"][-1]


def with_an_event_twice(heard: list[Json]) -> None:
    told = next(message for message in heard if message.get("log"))
    told["log"].append(told["log"][-1])


def with_a_sound(heard: list[Json]) -> None:
    """The very same again, as if something had happened."""
    last = copy.deepcopy(heard[-1])
    last["log"] = []
    last.pop("id", None)
    heard.append(last)


def with_a_step(heard: list[Json]) -> None:
    heard[-1]["view"]["number"][1] += 1


def with_a_guest(heard: list[Json]) -> None:
    heard[-1]["people"]["somebody"] = {"name": "Who listens", "kind": "person"}


def with_a_word(heard: list[Json]) -> None:
    heard[-1]["seed"] = "00"


@pytest.fixture(scope="module")
def overheard(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Visitor, list[Json]]:
    """A game that bots play, with its record, its host, and all that somebody who watched heard."""
    database = f"sqlite:///{tmp_path_factory.mktemp('overheard') / 'clifftop.sqlite'}"
    with served(database) as server:
        return asyncio.run(overhear(server.address))


async def overhear(address: str) -> tuple[str, Visitor, list[Json]]:
    host = await Visitor(address).come_in("Ada")
    table = await host.open_table("lemming-mafia", options={"players": 3}, sit=False)
    async with host.at(table) as watching:
        await watching.look(None)
        for seat in range(3):
            await watching.ask("seat-bot", seat=seat, bot="random")
        await watching.ask("start")
        await watching.until(is_over)
    record = await host.ask("GET", f"/api/tables/{table}/record")
    await host.close()
    heard = [message for message in watching.heard if message["type"] == "table"]
    return json.dumps(record), host, heard


def witness_of(record: str, host: Visitor) -> Witness:
    timeline = Timeline(record)
    dice: Any = timeline.record.notes["dice"]
    known = {name: dice[name] for name in ("table", "commitment")}
    return Witness(timeline, host.id, known, {host.id: "Ada"})


def test_a_witness_has_nothing_to_say_against_an_honest_server(overheard: Any) -> None:
    record, host, heard = overheard
    witness_of(record, host).hear(heard, {1: {"type": "look"}})


@pytest.mark.parametrize(
    "leak",
    [
        *(with_a_card, without_an_event, with_an_event_twice, with_a_sound),
        *(with_a_step, with_a_guest, with_a_word),
    ],
)
def test_a_witness_notices(overheard: Any, leak: Callable[[list[Json]], None]) -> None:
    record, host, heard = overheard
    tampered = copy.deepcopy(heard)
    leak(tampered)
    with pytest.raises(AssertionError):
        witness_of(record, host).hear(tampered, {1: {"type": "look"}})
