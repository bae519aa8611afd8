"""Whole games by clients that only know the protocol, on both databases."""

from __future__ import annotations

import asyncio
from random import Random

import pytest
from tests.server.people.protocol_clients import Visitor, play
from tests.server.server_process import served

GAMES = [
    ("leaping-lemmings", {"players": 3, "short": True}),
    ("lemming-mafia", {"players": 3}),
    ("lemminge", {"players": 2}),
]


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_people_and_a_bot_play_to_the_end(
    database_url: str, game: str, options: dict[str, object]
) -> None:
    with served(database_url) as server:
        asyncio.run(whole_game(server.address, game, options))


async def whole_game(address: str, game: str, options: dict[str, object]) -> None:
    ada, ben = await Visitor(address).come_in("Ada"), await Visitor(address).come_in("Ben")
    table = await ada.open_table(game, options=options)
    async with ada.at(table) as host, ben.at(table) as guest:
        await host.look(0)
        await host.sit(0)
        await guest.look(None)
        await guest.sit(1)
        if options["players"] == 3:
            await host.ask("seat-bot", seat=2, bot="greedy")
        await host.ask("start")
        rng = Random(4)
        ends = await asyncio.gather(
            play(host, 0, lambda actions: rng.choice(actions)[0]),
            play(guest, 1, lambda actions: rng.choice(actions)[0]),
        )
        assert ends[0]["places"] == ends[1]["places"]
    record = await ben.ask("GET", f"/api/tables/{table}/record")
    assert record["notes"]["dice"]["seed"]
    await ada.close()
    await ben.close()
