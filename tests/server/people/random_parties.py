"""Whole games by random people, bots and watchers, and the witness who checks what they heard."""

from __future__ import annotations

import asyncio
import json
import threading
from contextlib import AsyncExitStack
from random import Random
from typing import Any, Final, NamedTuple

from tests.server.people.protocol_clients import Json, Refusal, Seated, Visitor, is_over, patiently
from tests.server.people.random_players import Player
from tests.server.people.timeline import Timeline, plain
from tests.server.people.witness import Witness

GAMES = ("leaping-lemmings", "lemming-mafia", "lemminge")
HOSTING = 8  # tables that one group of guests opens; a server lets nobody open many at once
TESTIMONY: Final = threading.Lock()  # one at a time, or those who play hardly get a turn
SUMMARY = {
    *("id", "game", "status", "public", "host", "seats", "players", "clock", "options", "created"),
    *("updated", "your_turn", "yours", "next", "people", "fall", "undo", "branched", "dice"),
}


class Party(NamedTuple):
    """What is played, and who sits there: people, then bots, then somebody who watches."""

    game: str
    options: Json
    people: int
    bots: list[str]
    clock: Json
    resigns: bool


def random_party(game: str, rng: Random) -> Party:
    options: Json = {"players": rng.choice([3, 3, 4, 5, 6])}
    if game == "leaping-lemmings":
        options = {"players": rng.choice([2, 2, 2, 3, 4, 6]), "short": rng.random() < 0.8}
        options["chaos"] = options["players"] > 2 and rng.random() < 0.3
    elif game == "lemminge":
        options = {"players": rng.choice([2, 2, 2, 2, 3]), "board": "short"}
    players = options["players"]
    if rng.random() < 0.2:
        options["first"] = rng.randrange(players)
    people = rng.choice([1, 2, players, players]) if players > 2 else rng.choice([1, 2, 2])
    bots = [rng.choice(["random", "greedy"]) for _ in range(players - people)]
    clock = {"kind": "total", "ms": 3_600_000, "increment": 10} if rng.random() < 0.3 else None
    return Party(game, options, people, bots, clock or {"kind": "none"}, rng.random() < 0.1)


class Group:
    """Some guests who play with each other, and all that HTTP told them of their tables."""

    def __init__(self, visitors: list[Visitor]) -> None:
        self.visitors = visitors
        self.names = {visitor.id: f"Guest {number}" for number, visitor in enumerate(visitors)}

    @staticmethod
    async def come_in(address: str, size: int = 8) -> Group:
        visitors = [Visitor(address) for _ in range(size)]
        for number, visitor in enumerate(visitors):
            await visitor.come_in(f"Guest {number}")
        return Group(visitors)

    async def close(self) -> None:
        for visitor in self.visitors:
            await visitor.close()


async def play_party(group: Group, party: Party, rng: Random) -> int:
    """Play it to its end. How many messages were checked."""
    visitors = rng.sample(group.visitors, party.people + 2)
    *people, watcher, stranger = visitors
    settings: Json = {"options": party.options, "clock": party.clock, "sit": False}
    table = await patiently(lambda: people[0].open_table(party.game, **settings))
    async with AsyncExitStack() as sockets:
        players = []
        for seat, visitor in enumerate(people):
            seated = await sockets.enter_async_context(visitor.at(table))
            players.append(Player(visitor, seated, seat, Random(rng.random())))
        players[-1].resigns = party.resigns
        watching = await sockets.enter_async_context(watcher.at(table))
        await sit_down(players, watching, party.bots)
        asked = asyncio.create_task(ask_around(stranger, watching, table, rng))
        await asyncio.gather(*(player.play() for player in players))
        seen = await asked
        await watching.until(is_over)
        for player in players:
            await player.say("ping")
            await player.say("ping")
    record = await patiently(lambda: stranger.ask("GET", f"/api/tables/{table}/record"))
    # In a thread: the sockets of other tables must answer the server's pings all the while.
    text = json.dumps(record)
    return await asyncio.to_thread(testify, group, text, table, players, watching, seen)


async def sit_down(players: list[Player], watching: Seated, bots: list[str]) -> None:
    for player in players:
        await player.sit()
    await watching.look(None, frames=True)
    for seat, bot in enumerate(bots, len(players)):
        await players[0].say("seat-bot", seat=seat, bot=bot)
    await players[0].say("start")


async def ask_around(
    stranger: Visitor, watching: Seated, table: str, rng: Random
) -> list[tuple[int, int, Json]]:
    """Somebody asks by HTTP for what is not theirs, while others play; and what they may know."""
    seen = []
    for _ in range(rng.choice([0, 0, 1, 2])):
        await watching.until(lambda view: view["status"] != "waiting")
        for path in (f"tables/{table}/record", f"replays/{table}", f"replays/{table}/frames"):
            await refused(stranger, path)
        await refused(stranger, f"tables/{table}/knowledge", seat=0)
        summary = await patiently(lambda: stranger.ask("GET", f"/api/tables/{table}"))
        assert set(summary) <= SUMMARY | {"places"}
        before = watching.view["number"][0]
        known = await patiently(lambda: stranger.ask("GET", f"/api/tables/{table}/knowledge"))
        await watching.ask("ping")
        await watching.ask("ping")
        seen.append((before, watching.view["number"][0], known))
        await patiently(lambda: watching.ask("chat", text="they do not hear this"))
    return seen


async def refused(stranger: Visitor, path: str, **given: Any) -> None:
    """Unless the game is over by now."""
    try:
        await patiently(lambda: stranger.ask("GET", f"/api/{path}", params=given))
    except Refusal as refusal:
        assert set(refusal.answer) <= {"message", "text", "facts"}
        assert set(refusal.answer["facts"]) <= {"seat"}
    else:
        parent = "/".join(path.split("/")[:2])
        summary = await patiently(lambda: stranger.ask("GET", f"/api/{parent}"))
        assert summary.get("status", "over") == "over"


def testify(
    group: Group,
    record: str,
    table: str,
    players: list[Player],
    watching: Seated,
    seen: list[tuple[int, int, Json]],
) -> int:
    with TESTIMONY:
        return check_all(group, Timeline(record), table, players, watching, seen)


def check_all(
    group: Group,
    timeline: Timeline,
    table: str,
    players: list[Player],
    watching: Seated,
    seen: list[tuple[int, int, Json]],
) -> int:
    host = players[0].visitor.id
    dice = {"table": table, "commitment": timeline.record.notes["dice"]["commitment"]}  # type: ignore[index]
    witness = Witness(timeline, host, dice, group.names)
    said = {number: {"type": "?"} for number in range(1, watching.said + 1)}
    public = witness.hear(watching.heard, {**said, 1: {"type": "look"}})
    for player in players:
        assert witness.hear(player.seated.heard, player.said) == public
        for known in player.knew:
            check_knowledge(timeline, *known)
    for known in seen:
        check_knowledge(timeline, *known)
    return witness.checked


def check_knowledge(timeline: Timeline, first: int, last: int, known: Json) -> None:
    """It is what that seat knew at a moment while it asked."""
    assert set(known) == {"seat", "knowledge"}
    moments = timeline.states[first : last + 1]
    assert known["knowledge"] in [plain(state.knowledge(known["seat"])) for state in moments]


async def play_parties(address: str, seed: str, numbers: range, at_once: int) -> int:
    """Many tables at once. How many messages were checked; what failed is told with its number."""
    groups = [await Group.come_in(address) for _ in range(0, len(numbers), HOSTING)]
    room = asyncio.Semaphore(at_once)

    async def one(number: int) -> int:
        rng = Random(f"{seed} {number}")
        party = random_party(GAMES[number % len(GAMES)], rng)
        async with room:
            try:
                return await play_party(groups[numbers.index(number) // HOSTING], party, rng)
            except Exception as error:
                error.add_note(f"in game {number} of {seed!r}: {party}")
                raise

    checked = await asyncio.gather(*(one(number) for number in numbers))
    for group in groups:
        await group.close()
    return sum(checked)
