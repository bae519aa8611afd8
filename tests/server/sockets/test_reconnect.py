"""Hanging up and coming back: nothing is missed, nothing comes twice."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import final

import pytest
from tests.server.people.guests import guests
from tests.server.people.protocol_clients import Json, Seated, is_over
from tests.server.people.random_players import Player, until_early
from tests.server.people.timeline import Timeline
from tests.server.server_process import served

GAMES = [
    ("leaping-lemmings", {"players": 3, "short": True}),
    ("lemming-mafia", {"players": 3}),
    ("lemminge", {"players": 3, "board": "short"}),
]


def phase(view: Json, seat: int) -> str:
    """What is going on, from a seat; of one's own turn, what is asked."""
    if view["status"] != "running":
        return str(view["status"])
    if view["undo"] is not None:
        return "undo asked"
    if view.get("sealed") is not None:
        return "sealed"
    state = view["state"]
    if state["to_act"] == seat:
        return str(state["asked"]["question"]) + (" drafting" if "draft" in view else "")
    if "draft" in view:
        return "draft closed"
    return "a bot's turn" if view["seats"][state["to_act"]]["bot"] else "another's turn"


@final
class Flighty:
    """A player who hangs up whenever there is something of a sort not seen before, or when in
    the mood, and comes back with the same cursor before going on."""

    def __init__(self, player: Player, table: str) -> None:
        self.player = player
        self.table = table
        self.log: list[Json] = []
        self.cursor = 0
        self.left_at: set[str] = set()

    def is_new(self, view: Json) -> bool:
        return phase(view, self.player.seat) not in self.left_at

    async def play(self) -> None:
        """To the end, and a last time back after it."""
        player = self.player
        while True:
            view = await player.seated.until(lambda v: self.is_new(v) or player.has_to_do(v))
            if self.is_new(view) or player.rng.random() < 0.05:
                await self.hang_up()
                await self.come_back()
            elif is_over(view):
                await self.hang_up()
                return
            elif player.has_to_do(player.seated.view):
                await player.do_something(player.seated.view)

    async def hang_up(self) -> None:
        socket = self.player.seated
        await socket.close()
        self.left_at.add(phase(socket.view, self.player.seat))
        self.take(socket)

    async def come_back(self) -> None:
        player = self.player
        self.door = player.visitor.at(self.table)
        player.seated = await self.door.__aenter__()
        await player.say("look", seat=player.seat, cursor=self.cursor)

    def take(self, socket: Seated) -> None:
        for message in socket.heard:
            if message["type"] == "table":
                self.log += message["log"]
                self.cursor = message["cursor"]


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_nothing_is_missed_and_nothing_comes_twice(
    sqlite_url: str, game: str, options: dict[str, object]
) -> None:
    """Ada plays and hangs up all the time; on another socket, she looks on and never does."""
    with served(sqlite_url) as server:
        asyncio.run(flighty_game(server.address, game, options))


async def flighty_game(address: str, game: str, options: Json) -> None:
    async with guests(address, "Ada", "Ben") as (ada, ben):
        table = await ada.open_table(game, options=options)
        async with ada.at(table) as first, ada.at(table) as steady, ben.at(table) as other:
            flighty = Flighty(Player(ada, first, 0, Random(1)), table)
            await steady.look(0)
            await first.sit(0)
            await first.look(0)
            await flighty.hang_up()
            await flighty.come_back()
            guest = Player(ben, other, 1, Random(2))
            await guest.sit()
            await steady.ask("seat-bot", seat=2, bot="greedy")
            await steady.ask("start")
            await asyncio.gather(flighty.play(), guest.play())
            await steady.until(is_over)
            assert flighty.log == steady.log
            assert flighty.cursor == len(steady.log)
            mine = {phase(view, 0) for view in views(steady) if "actions" in view.get("state", {})}
            assert mine <= flighty.left_at
            assert {"waiting", "another's turn", "over"} <= flighty.left_at
        Timeline(json.dumps(await ben.ask("GET", f"/api/tables/{table}/record")))


def views(socket: Seated) -> list[Json]:
    return [message["view"] for message in socket.heard if message["type"] == "table"]


def test_what_is_sealed_or_asked_for_is_still_there(sqlite_url: str) -> None:
    with served(sqlite_url) as server:
        asyncio.run(waiting_game(server.address))


async def waiting_game(address: str) -> None:
    async with guests(address, "Ada", "Ben", "Cara") as people:
        table = await people[0].open_table("lemming-mafia", options={"players": 3}, sit=False)
        async with (
            people[0].at(table) as one,
            people[1].at(table) as two,
            people[2].at(table) as tri,
        ):
            players = [
                Player(visitor, socket, seat, Random(seat))
                for seat, (visitor, socket) in enumerate(zip(people, (one, two, tri), strict=True))
            ]
            for player in players:
                await player.sit()
            await players[0].say("start")
            early = await until_early(players)
            view = early.seated.view
            await early.answer("seal", view["number"], action=view["early"][0][0])
            await comes_back_to_the_same(early, table)
            assert early.seated.view["sealed"] == view["early"][0][0]

            for player in players:  # the first one who has decided anything
                if await player.say("ask-undo", seat=player.seat):
                    break
            for player in players:
                await player.seated.until(lambda view: view["undo"] is not None)
                await comes_back_to_the_same(player, table)


async def comes_back_to_the_same(player: Player, table: str) -> None:
    """To the byte, and without being told again what is known."""
    view = player.seated.view
    async with player.visitor.at(table) as again:
        shown = await again.look(player.seat, view["cursor"])
        assert shown["view"] == view
        assert shown["log"] == []
        assert shown["cursor"] == view["cursor"]
