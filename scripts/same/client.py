"""Clients that know the protocol, and write down what they are answered."""

from __future__ import annotations

import asyncio
import json
from typing import Any, Final

import httpx
from scripts.same.facts import Fact
from scripts.same.masks import HEADERS, masked
from scripts.same.serving import Server
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PATIENCE: Final = 120  # seconds for an answer
A_STEP: Final = 1500  # milliseconds of the server's time before each request

Json = dict[str, Any]


class Transcript:
    """What was said, in order, and by whom. The server's clock goes on with each request."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.folder = str(server.clock.file.parent)
        self.facts: list[Fact] = []

    def note(self, what: str, value: object) -> None:
        text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
        text = masked(text).replace(self.folder, "WORK")
        self.facts.append((f"{len(self.facts)} {what}", text))

    def go_on(self) -> None:
        self.server.clock.pass_by(A_STEP)


class Person:
    """A browser, so to speak: a cookie jar and an origin; or, with a token, a program."""

    def __init__(self, transcript: Transcript, name: str, token: str | None = None) -> None:
        self.transcript = transcript
        self.name = name
        address = transcript.server.address
        self.headers = (
            {"origin": address} if token is None else {"authorization": f"Bearer {token}"}
        )
        self.token = token
        self.http = httpx.AsyncClient(base_url=address, headers=self.headers, timeout=PATIENCE)

    async def ask(self, method: str, path: str, body: object = None, **given: Any) -> Any:
        """A request; the body may be JSON, or the bytes of what is none."""
        if isinstance(body, bytes):
            given["content"] = body
        elif body is not None:
            given["json"] = body
        self.transcript.go_on()
        answer = await self.http.request(method, path, **given)
        found = answer.json() if "json" in answer.headers.get("content-type", "") else answer.text
        head = [(name, text) for name, text in answer.headers.multi_items() if name not in HEADERS]
        told = {"status": answer.status_code, "head": head, "body": found}
        self.transcript.note(f"{self.name} → {method} {path}", told)
        return found

    async def open(self, path: str) -> Socket:
        self.transcript.go_on()
        address = self.transcript.server.address
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"cookie": cookies} if cookies and self.token is None else {}
        if self.token is not None:
            headers = self.headers
        origin: Any = None if self.token is not None else address
        url = address.replace("http", "ws", 1) + path
        return Socket(
            self, await connect(url, additional_headers=headers, origin=origin, max_size=None)
        )

    async def close(self) -> None:
        await self.http.aclose()


class Socket:
    """One socket. Answers are told from what is shown by their id; all that is shown is kept."""

    def __init__(self, person: Person, connection: ClientConnection) -> None:
        self.person = person
        self.connection = connection
        self.said = 0
        self.waiting: dict[int, asyncio.Future[Json]] = {}
        self.shown: list[Json] = []
        self.changed = asyncio.Event()
        self.reading = asyncio.create_task(self.read())

    async def read(self) -> None:
        try:
            async for text in self.connection:
                message = json.loads(text)
                future = self.waiting.pop(message.get("id"), None)
                if future is not None:
                    future.set_result(message)
                else:
                    self.shown.append(message)
                self.changed.set()
        except ConnectionClosed:
            pass
        finally:
            for future in self.waiting.values():
                if not future.done():
                    future.set_result({"type": "closed", "code": self.connection.close_code})
            self.changed.set()

    async def quietly(self, kind: str, **given: Any) -> Json:
        """A message that is not written down."""
        self.said += 1
        future = self.waiting[self.said] = asyncio.get_running_loop().create_future()
        await self.connection.send(json.dumps({"type": kind, "id": self.said, **given}))
        return await asyncio.wait_for(future, PATIENCE)

    async def ask(self, kind: str, **given: Any) -> Json:
        answer = await self.quietly(kind, **given)
        asked = f"{kind} {json.dumps(given, ensure_ascii=False)}"
        self.person.transcript.note(f"{self.person.name} → {asked}", answer)
        return answer

    async def send(self, text: str, what: str) -> None:
        """Something that is no message; the next thing that is heard is the answer."""
        heard = len(self.shown)
        await self.connection.send(text)
        await self.hears(heard + 1)
        answer = self.shown[heard] if len(self.shown) > heard else self.connection.close_code
        self.person.transcript.note(f"{self.person.name} → {what}", answer)

    async def hears(self, count: int) -> None:
        """Until so much has been shown, or the server has hung up."""
        async with asyncio.timeout(PATIENCE):
            while len(self.shown) < count and not self.reading.done():
                self.changed.clear()
                await self.changed.wait()

    async def close(self) -> None:
        await self.connection.close()
        await asyncio.gather(self.reading, return_exceptions=True)
