"""Games set up at a server, to be looked at: for scripts/screens.py."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Final, NamedTuple

from playwright.sync_api import Page
from scripts.screens_moments import (
    LEAPING,
    PLAYERS,
    Moment,
    last_choice,
    played_well,
    positions,
    special_actions,
)
from tests.server.people import protocol_clients
from tests.server.people.protocol_clients import Visitor

PAGES: Final = "pages"
SPECIALS: Final = "special-actions"
SHEETS: Final = (PAGES, *PLAYERS, SPECIALS)

BOT: Final = "greedy"


class Sight(NamedTuple):
    """Something to take pictures of: an address, who looks, and what he clicks first."""

    sheet: str
    name: str
    path: str
    cookies: dict[str, str]
    clicks: Callable[[Page], object] | None = None


@asynccontextmanager
async def guest(address: str, name: str) -> AsyncIterator[Visitor]:
    """A guest of his own for each table, since one guest may open only a few at once."""
    visitor = Visitor(address)
    try:
        yield await visitor.come_in(name)
    finally:
        await visitor.close()


def cookies(visitor: Visitor) -> dict[str, str]:
    return dict(visitor.http.cookies.items())


async def bring(visitor: Visitor, moment: Moment) -> str:
    found = await visitor.ask("POST", "/api/records", json.loads(moment.record.dumps()))
    return str(found["id"])


async def begin_at(visitor: Visitor, moment: Moment) -> str:
    """A running table at that moment, with bots in all other seats."""
    source = {"replay": await bring(visitor, moment), "at": moment.at}
    given = {"from": source, "sit": False, "public": False}
    table = await visitor.open_table(moment.record.game, **given)
    async with visitor.at(table) as seated:
        await seated.sit(moment.seat)
        for seat in range(moment.players):
            if seat != moment.seat:
                await seated.ask("seat-bot", seat=seat, bot=BOT)
        await seated.ask("start")
        if moment.action is not None:
            await seated.look(moment.seat)
            asked = {"seat": moment.seat, "number": seated.view["number"]}
            await seated.ask("act", action=moment.action, **asked)
    return table


async def at_moment(address: str, sheet: str, moment: Moment) -> Sight:
    async with guest(address, "Ada") as ada:
        table = await begin_at(ada, moment)
        return Sight(sheet, moment.name, f"/t/{table}", cookies(ada))


async def at_the_end(address: str, moment: Moment) -> Sight:
    """Played on until it is over."""
    rng = Random(1)
    async with guest(address, "Ada") as ada:
        table = await begin_at(ada, moment)
        async with ada.at(table) as seated:
            await protocol_clients.play(
                seated, moment.seat, lambda actions: int(rng.choice(actions)[0])
            )
        name = f"ending {moment.record.game}"
        return Sight(PAGES, name, f"/t/{table}", cookies(ada))


async def open_to_all(address: str) -> None:
    """Others' tables, so that the lobby is not empty."""
    for name, game in (("Ben", "lemminge"), ("Cleo", LEAPING)):
        async with guest(address, name) as visitor:
            await visitor.open_table(game, public=True)
    async with guest(address, "Dora") as dora:
        table = await dora.open_table("lemming-mafia", public=True, options={"players": 3})
        async with dora.at(table) as seated:
            await seated.ask("nonce", seat=0, nonce="00112233445566778899aabbccddeeff")
            for seat in (1, 2):
                await seated.ask("seat-bot", seat=seat, bot=BOT)
            await seated.ask("start")


async def lobby(address: str, moment: Moment) -> list[Sight]:
    """The lobby and all that opens from it, for a newcomer and for somebody with a game."""
    await open_to_all(address)
    async with guest(address, "Ada") as ada:
        await begin_at(ada, moment)
        known = cookies(ada)
    bottom = "scrollTo(0, document.documentElement.scrollHeight)"
    return [
        Sight(PAGES, "lobby", "/", known),
        Sight(PAGES, "lobby, below", "/", known, lambda page: page.evaluate(bottom)),
        Sight(PAGES, "coming in", "/", {}, lambda page: press(page, "Play now")),
        Sight(PAGES, "new table", "/", known, lambda page: press(page, "New table")),
        Sight(PAGES, "settings", "/", known, lambda page: press(page, "Ada")),
        Sight(PAGES, "device", "/device#anything", {}),
    ]


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name).first.click()


async def waiting(address: str) -> list[Sight]:
    """A table that fills: from inside, by invitation, and by the link of a seat."""
    async with guest(address, "Ada") as ada, guest(address, "Ben") as ben:
        opened = await ada.ask("POST", "/api/tables", {"game": LEAPING, "public": False})
        table, invite = opened["id"], opened["invite"]
        await ben.ask("POST", f"/api/tables/{table}/join", {"invite": invite})
        async with ada.at(table) as host, ben.at(table) as other:
            await other.sit(2)
            await host.ask("seat-bot", seat=1, bot=BOT)
        link = await ada.ask("POST", f"/api/tables/{table}/seats/3/link")
        path = "/" + str(link["url"]).split("/", 3)[3]
        return [
            Sight(PAGES, "waiting room", f"/t/{table}", cookies(ada)),
            Sight(PAGES, "join", f"/join#{table}.{invite}", {}),
            Sight(PAGES, "joined", f"/join#{table}.{invite}", {}, come_in),
            Sight(PAGES, "seat by link", path, cookies(ben)),
        ]


def come_in(page: Page) -> None:
    page.locator("dialog input").fill("Cleo")
    page.locator("dialog [type=submit]").click()
    page.locator("main ol").wait_for()  # the seats of the table


async def one_screen(address: str) -> Sight:
    """Two people at one screen, and a curtain between them."""
    async with guest(address, "Ada") as ada:
        table = await ada.open_table("lemminge", public=False, options={"players": 2})
        async with ada.at(table) as seated:
            await seated.sit(0, name="Ada")
            await seated.sit(1, name="Ben")
            await seated.ask("start")
        return Sight(PAGES, "curtain", f"/t/{table}", cookies(ada))


async def replay(address: str, moment: Moment) -> Sight:
    async with guest(address, "Ada") as ada:
        name = await bring(ada, moment)
        path = f"/r/{name}?at={moment.at}&seat={moment.seat}"
        return Sight(PAGES, f"replay {moment.record.game}", path, cookies(ada))


def tab(number: int) -> Callable[[Page], None]:
    """One of the tabs that a phone has; a desktop shows everything at once."""

    def choose(page: Page) -> None:
        button = page.locator(".playing nav button").nth(number)
        if button.is_visible():
            button.click()

    return choose


async def sights(address: str, sheets: list[str]) -> list[Sight]:
    """Everything there is to see, set up and waiting."""
    found: list[Sight] = []
    for game in PLAYERS:
        if game not in sheets and PAGES not in sheets:
            continue
        record = played_well(game)
        moments = positions(record)
        if game in sheets:
            found += [await at_moment(address, game, moment) for moment in moments]
        if PAGES in sheets:
            middle = await at_moment(address, PAGES, moments[6]._replace(name=f"table {game}"))
            found += [middle, await at_the_end(address, last_choice(record))]
            found.append(await replay(address, moments[6]))
            if game == LEAPING:
                found += [
                    middle._replace(name="players", clicks=tab(1)),
                    middle._replace(name="log", clicks=tab(2)),
                    *await lobby(address, moments[6]),
                    *await waiting(address),
                    await one_screen(address),
                ]
    if SPECIALS in sheets:
        found += [await at_moment(address, SPECIALS, moment) for moment in special_actions()]
    return found
