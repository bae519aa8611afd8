"""The map of the house is what the code is, and its ways lead where they say."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
import uvicorn
from scripts.house.page import PAGE, page
from scripts.house.ways import CLICK, DECISION, REPLAY, WAYS, Stop, said
from tests.server.people.protocol_clients import Seated, Visitor
from tests.travelled import Place, travelled

import clifftop
from clifftop import bots
from clifftop.cli.engine import runs_compiled
from clifftop.server.app import make_app
from clifftop.server.settings import Settings

SAVED = Path(__file__).parent / "fixtures" / "games" / "lemminge-two.json"


# What Litestar says of its next version: the server's own log is where that is seen.
pytestmark = pytest.mark.filterwarnings(
    "ignore::litestar.exceptions.base_exceptions.LitestarDeprecationWarning"
)


def test_the_map_is_not_stale() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run  make map"


def test_every_stop_is_there_and_says_what_it_is_for() -> None:
    for way in WAYS:
        for stop in way.stops:
            assert said(stop), f"say what {stop.name} is for"


def test_a_click_leads_to_every_screen(tmp_path: Path) -> None:
    async def click() -> list[Place]:
        async with a_server(tmp_path) as ada:
            table = await ada.open_table("leaping-lemmings", options={"players": 2})
            async with ada.at(table) as seated:
                seat = await begin(seated)
                view = seated.view
                with travelled() as places:
                    action = view["state"]["actions"][0][0]
                    await seated.ask("act", seat=seat, action=action, number=view["number"])
                    await seated.until(lambda now: now["number"] != view["number"])
        return places

    must_pass(asyncio.run(click()), CLICK.stops)


def test_a_bot_decides() -> None:
    game = clifftop.game("leaping-lemmings")
    state, rng = game.start(players=4, short=True), Random(1)
    while state.to_act == clifftop.CHANCE or len(state.actions()) < 3:
        state.apply(rng.choice(state.actions()))
    knowledge = state.knowledge(state.to_act)
    with travelled() as places:
        bots.find(game.name, "expert:40n").choose(knowledge, state.actions(), rng)
    here = [stop.name for stop in DECISION.stops].index("expert")
    must_pass(places, DECISION.stops[here:])


def test_a_replay_is_opened(tmp_path: Path) -> None:
    async def bring() -> str:
        async with a_server(tmp_path) as ada:
            record = SAVED.read_text(encoding="utf-8")
            return str((await ada.ask("POST", "/api/records", content=record))["id"])

    async def look(brought: str) -> None:
        async with a_server(tmp_path) as ada:
            await ada.ask("GET", f"/api/replays/{brought}/frames?at=1&count=2")

    brought = asyncio.run(bring())
    with travelled() as places:  # from the start of the server, for the threads that it begins
        asyncio.run(look(brought))
    must_pass(places, REPLAY.stops)


@asynccontextmanager
async def a_server(folder: Path) -> AsyncIterator[Visitor]:
    """A server in this very process, and somebody who has come in."""
    with socket.socket() as port:
        port.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{port.getsockname()[1]}"
        settings = Settings(port=port.getsockname()[1], database=f"sqlite:///{folder}/house.db")
        server = uvicorn.Server(uvicorn.Config(make_app(settings), log_level="error"))
        serving = asyncio.create_task(server.serve(sockets=[port]))
        while not server.started:
            await asyncio.sleep(0)
        ada = await Visitor(f"http://{address}").come_in("Ada")
        try:
            yield ada
        finally:
            await ada.close()
            server.should_exit = True
            await serving


async def begin(seated: Seated) -> int:
    """A game of one person at both seats, who looks from the one that is asked."""
    shown: dict[str, Any] = {"language": "en", "frames": True}
    for seat in (0, 1):
        await seated.sit(seat)
    await seated.ask("start")
    for seat in (0, 1):
        await seated.look(seat, **shown)
        if seated.view["state"].get("actions"):
            return seat
    raise AssertionError("nobody is asked")


def must_pass(places: list[Place], stops: list[Stop]) -> None:
    """The stops that can be seen were passed in their order; compiled code cannot be watched."""
    seen = [stop for stop in stops if stop.file.endswith(".py") and not is_compiled(stop)]
    passed = [place for place in places if place in {(stop.file, stop.name) for stop in seen}]
    expected = list(dict.fromkeys((stop.file, stop.name) for stop in seen))
    assert passed == expected


def is_compiled(stop: Stop) -> bool:
    return runs_compiled("clifftop." + stop.file.removesuffix(".py").replace("/", "."))
