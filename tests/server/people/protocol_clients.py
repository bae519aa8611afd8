"""Clients that know the protocol and nothing else: no rule, no module of ours."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

PATIENCE = 120  # seconds after which a test has failed: only what hangs takes as long

Json = dict[str, Any]


def dial(url: str, headers: dict[str, str], origin: str | None) -> connect:
    """A socket. The library would give up after ten seconds, and hang up after twenty without an
    answer to its ping: a busy machine is that slow, and what hangs is noticed by `PATIENCE`."""
    return connect(
        url,
        additional_headers=headers,
        origin=origin,  # type: ignore[arg-type]
        open_timeout=PATIENCE,
        ping_interval=None,
    )


class Refusal(Exception):
    """The server has refused; `message` is the id of what it said."""

    def __init__(self, answer: Json) -> None:
        super().__init__(answer["text"])
        self.answer = answer
        self.message: str = answer["message"]


async def patiently(ask: Callable[[], Awaitable[Any]]) -> Any:
    """Ask, and again after a while if that was too often: a fast machine meets every limit."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                return await ask()
            except Refusal as refusal:
                if refusal.message != "server-too-often":
                    raise
            await asyncio.sleep(0.5)


class Visitor:
    """A browser, so to speak: a cookie jar and an origin."""

    def __init__(self, address: str, token: str | None = None) -> None:
        self.address = address
        self.token = token
        headers = {"origin": address} if token is None else {"authorization": f"Bearer {token}"}
        self.http = httpx.AsyncClient(base_url=address, headers=headers, timeout=PATIENCE)
        self.id = ""
        self.recovery = ""

    async def ask(self, method: str, path: str, body: object = None, **given: Any) -> Any:
        if body is not None:
            given["json"] = body
        answer = await self.http.request(method, path, **given)
        if answer.status_code >= 400:
            raise Refusal(answer.json()["error"])
        return answer.json() if answer.content else None

    async def come_in(self, name: str) -> Visitor:
        found = await self.ask("POST", "/api/guests", {"name": name})
        self.id, self.recovery = found["id"], found["recovery"]
        return self

    async def open_table(self, game: str, **given: Any) -> str:
        opened = await self.ask("POST", "/api/tables", {"game": game, **given})
        return str(opened["id"])

    @property
    def headers(self) -> dict[str, str]:
        if self.token is not None:
            return {"authorization": f"Bearer {self.token}"}
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return {"cookie": cookies} if cookies else {}

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[Seated]:
        """At a table, over a socket."""
        url = f"{self.address.replace('http', 'ws', 1)}/ws/tables/{table}"
        origin = None if self.token is not None else self.address
        async with dial(url, self.headers, origin) as socket:
            seated = Seated(socket)
            try:
                yield seated
            finally:
                await seated.close()

    async def close(self) -> None:
        await self.http.aclose()


class Seated:
    """One socket: questions are answered in any order, what is shown is kept."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.waiting: dict[int, asyncio.Future[Json]] = {}
        self.said = 0
        self.shown: Json = {}
        self.heard: list[Json] = []  # every message, as it came
        self.log: list[Json] = []
        self.changed = asyncio.Condition()
        self.ended = False
        self.reading = asyncio.create_task(self.read())

    async def read(self) -> None:
        try:
            async for text in self.socket:
                message = json.loads(text)
                self.heard.append(message)
                if message["type"] == "table":
                    self.shown = message
                    self.log += message["log"]
                if message.get("id") in self.waiting:
                    self.waiting.pop(message["id"]).set_result(message)
                async with self.changed:
                    self.changed.notify_all()
        finally:
            self.ended = True
            for future in self.waiting.values():
                if not future.done():
                    future.set_exception(ConnectionError("hung up"))
            async with self.changed:
                self.changed.notify_all()

    async def ask(self, kind: str, **given: Any) -> Json:
        self.said += 1
        future = self.waiting[self.said] = asyncio.get_running_loop().create_future()
        await self.socket.send(json.dumps({"type": kind, "id": self.said, **given}))
        answer: Json = await asyncio.wait_for(future, PATIENCE)
        if answer["type"] == "error":
            raise Refusal(answer)
        return answer

    async def look(self, seat: int | None, cursor: int = 0, **given: Any) -> Json:
        if self.shown.get("seat", seat) != seat:
            self.log.clear()
        return await self.ask("look", seat=seat, cursor=cursor, **given)

    async def sit(self, seat: int, **given: Any) -> None:
        await self.ask("sit", seat=seat, **given)
        await self.ask("nonce", seat=seat, nonce=secrets.token_hex(16))

    async def until(self, reached: Callable[[Json], bool]) -> Json:
        """The table, when it looks like that."""
        async with asyncio.timeout(PATIENCE), self.changed:
            while not (self.shown and reached(self.shown["view"])):
                if self.ended:
                    raise ConnectionError("hung up")
                await self.changed.wait()
        return self.view

    @property
    def view(self) -> Json:
        view: Json = self.shown["view"]
        return view

    async def close(self) -> None:
        await self.socket.close()
        self.reading.cancel()
        await asyncio.gather(self.reading, return_exceptions=True)


def is_over(view: Json) -> bool:
    return bool(view["status"] == "over")


def is_asked(seat: int) -> Callable[[Json], bool]:
    """Whether this seat has something to answer, or all is over."""
    return lambda view: is_over(view) or ("state" in view and view["state"].get("actions"))


async def play(seated: Seated, seat: int, choose: Callable[[list[Any]], int]) -> Json:
    """Play one seat to the end of the game. `choose` gets actions with their descriptions."""
    await seated.look(seat)
    while True:
        view = await seated.until(is_asked(seat))
        if is_over(view):
            return view
        action = choose(view["state"]["actions"])
        try:
            await seated.ask("act", seat=seat, action=action, number=view["number"], confirm=True)
        except Refusal as refusal:
            if refusal.message != "table-stale":
                raise
        await seated.until(lambda now, then=view: now["number"] != then["number"] or is_over(now))  # type: ignore[misc]
