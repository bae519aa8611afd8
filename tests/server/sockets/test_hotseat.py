"""One screen for all: a guest who holds every seat looks from one after the other."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

from tests.server.people.guests import guests
from tests.server.people.protocol_clients import Json, Refusal, Seated, is_over
from tests.server.people.random_players import choose
from tests.server.people.timeline import Timeline
from tests.server.people.witness import Witness
from tests.server.server_process import served


def test_one_guest_plays_all_seats_and_another_only_watches(sqlite_url: str) -> None:
    with served(sqlite_url) as server:
        asyncio.run(around_one_screen(server.address))


async def around_one_screen(address: str) -> None:
    async with guests(address, "Ada", "Ben") as (ada, ben):
        table = await ada.open_table("lemming-mafia", options={"players": 3}, sit=False)
        async with ada.at(table) as screen, ben.at(table) as watching:
            await watching.look(None)
            for seat, name in enumerate(("Mum", "Dad", "Kim")):
                await screen.sit(seat, name=name)
            await screen.look(0)
            await screen.ask("start")
            said = await pass_round(screen, watching)
            await watching.until(is_over)
        record = json.dumps(await ben.ask("GET", f"/api/tables/{table}/record"))
        timeline = Timeline(record)
        dice: Any = timeline.record.notes["dice"]
        known = {name: dice[name] for name in ("table", "commitment")}
        witness = Witness(timeline, ada.id, known, {ada.id: "Ada", ben.id: "Ben"})
        told = {number: {"type": "asked"} for number in range(1, watching.said + 1)}
        witness.hear([*honest(watching)], {**told, 1: {"type": "look"}})
        witness.hear([*honest(screen)], said)
        assert [seat["name"] for seat in watching.view["seats"]] == ["Mum", "Dad", "Kim"]


def honest(socket: Seated) -> list[Json]:
    """What was heard, without the refusals that were asked for."""
    return [message for message in socket.heard if message["type"] != "error"]


async def pass_round(screen: Seated, watching: Seated) -> dict[Any, Json]:
    """Each seat answers when it is asked, after the screen was handed on to it; meanwhile a
    watcher tries to look from there. All that was said, by its id."""
    rng = Random(8)
    said: dict[Any, Json] = {number: {"type": "look"} for number in range(1, screen.said + 1)}

    async def say(kind: str, **given: Any) -> None:
        said[screen.said + 1] = {"type": kind, **given}
        await screen.ask(kind, **given)

    await screen.until(lambda view: view["status"] == "running")
    while not is_over(view := screen.view):
        seat = view["state"]["to_act"]
        if screen.shown["seat"] != seat:
            assert "actions" not in view["state"]
            await say("look", seat=seat)
            view = screen.view
            try:
                await watching.ask("look", seat=seat)
            except Refusal as refusal:
                assert refusal.message == "table-not-your-seat"
            else:
                raise AssertionError("a stranger looks over a shoulder")
        action = choose(rng, view["state"]["actions"])
        await say("act", seat=seat, action=action, number=view["number"], confirm=True)
        await screen.until(lambda now, then=view: now["number"] != then["number"] or is_over(now))  # type: ignore[misc]
    return said
