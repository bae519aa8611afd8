"""The examples of docs/protocol.md, read from the page and performed on a real server.

    Ada → POST /api/guests {"name": "Ada"}      a request
    Ada ← 201 {"id": "<ada>", "…": "…"}         its answer
    Ada opens /ws/tables/<table>                a socket; an older one is closed
    Ada → {"type": "ping", "id": 1}             a message
    Ada ← {"type": "pong", "id": 1}             what is heard, now or soon
    Ada ← closed 4404
    Robo has <token>                            a program, known by its token

A line that begins with a blank goes on with the one before. `<name>` is anything where it comes
first, and the same again after that; `…` is anything always.
"""

from __future__ import annotations

import asyncio
import json
import re
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from tests.server.people.protocol_clients import PATIENCE, Json, Seated, Visitor, dial

ANYTHING = "…"
NAME = re.compile(r"<([a-z-]+)>")
LINE = re.compile(r"(\w+) (→|←|opens|has) (.+)", re.DOTALL)
REQUEST = re.compile(r"(GET|POST|PATCH|DELETE) (\S+)\s*(.*)", re.DOTALL)


class Step(NamedTuple):
    """One line of an example: who, what they do, with what."""

    line: int
    who: str
    does: str
    what: str

    @property
    def message(self) -> Json | None:
        """What goes over a socket."""
        return json.loads(self.what) if self.what.startswith("{") else None

    @property
    def request(self) -> tuple[str, str, str] | None:
        found = REQUEST.fullmatch(self.what) if self.does == "→" else None
        return None if found is None else (found[1], found[2], found[3])


def read(page: Path) -> list[Step]:
    """All steps of a page, in order."""
    steps: list[Step] = []
    inside = False
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
        if line.startswith("```"):
            inside = line == "```wire"
        elif inside and line.startswith(" "):
            steps[-1] = steps[-1]._replace(what=f"{steps[-1].what} {line.strip()}")
        elif inside:
            found = LINE.fullmatch(line)
            assert found is not None, f"{page.name}:{number}: {line}"
            steps.append(Step(number, *found.groups()))
    return steps


class Walkthrough:
    """`names` are what the placeholders stand for."""

    def __init__(self, address: str, names: Json) -> None:
        self.address = address
        self.names = names
        self.visitors: dict[str, Visitor] = {}
        self.sockets: dict[str, Seated] = {}
        self.heard: dict[tuple[str, str], int] = {}  # by visitor and type: how far we have read
        self.answers: dict[str, tuple[int, Any]] = {}

    async def perform(self, steps: list[Step]) -> None:
        try:
            for step in steps:
                try:
                    await self.take(step)
                except Exception as error:
                    raise AssertionError(f"line {step.line}: {step.what}\n{error}") from error
        finally:
            for socket in self.sockets.values():
                await socket.close()
            for visitor in self.visitors.values():
                await visitor.close()

    async def take(self, step: Step) -> None:
        if step.does == "has":
            self.visitors[step.who] = Visitor(self.address, fill(step.what, self.names))
            return
        visitor = self.visitors.setdefault(step.who, Visitor(self.address))
        if step.does == "opens":
            await self.open(step.who, visitor, fill(step.what, self.names))
        elif step.request is not None:
            await self.ask(step.who, visitor, *step.request)
        elif step.does == "→":
            message = json.dumps(fill(json.loads(step.what), self.names))
            await self.sockets[step.who].socket.send(message)
        elif step.what.startswith("closed"):
            await self.hear_end(step.who, int(step.what.split()[1]))
        elif step.what.startswith("{"):
            await self.hear(step.who, json.loads(step.what))
        else:
            self.compare_answer(step.who, step.what)

    # Requests.

    async def ask(self, who: str, visitor: Visitor, method: str, path: str, body: str) -> None:
        given = fill(json.loads(body), self.names) if body else None
        content = given if isinstance(given, str) else json.dumps(given) if body else None
        headers = {"content-type": "application/json"}
        answer = await visitor.http.request(
            method, str(fill(path, self.names)), content=content, headers=headers
        )
        self.answers[who] = (answer.status_code, answer.json() if answer.content else None)

    def compare_answer(self, who: str, expected: str) -> None:
        status, _, body = expected.partition(" ")
        found = self.answers.pop(who)
        wanted = json.loads(body) if body else None
        names = match(wanted, found[1], self.names)
        assert found[0] == int(status) and names is not None, f"was {found}"
        self.names = names

    # Sockets.

    async def open(self, who: str, visitor: Visitor, path: str) -> None:
        if who in self.sockets:
            await self.sockets.pop(who).close()
        origin = None if visitor.token is not None else self.address
        url = self.address.replace("http", "ws", 1) + path
        socket = await dial(url, visitor.headers, origin)
        self.sockets[who] = Seated(socket)
        self.heard = {key: place for key, place in self.heard.items() if key[0] != who}

    async def hear(self, who: str, expected: Json) -> None:
        """What answers a message is the next with its id; the rest is shown when it is there.
        Answers and tables come in either order, so each type is read for itself."""
        seated, kind = self.sockets[who], (who, expected["type"])
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE), seated.changed:
                while True:
                    for place in range(self.heard.get(kind, 0), len(seated.heard)):
                        message = seated.heard[place]
                        names = match(expected, message, self.names)
                        if names is not None:
                            self.names, self.heard[kind] = names, place + 1
                            return
                        if "id" in expected and message.get("id") == expected["id"]:
                            raise AssertionError(f"was {message}")
                    assert not seated.ended, "hung up"
                    await seated.changed.wait()
        raise AssertionError(f"heard only {seated.heard[self.heard.get(kind, 0) :]}")

    async def hear_end(self, who: str, code: int) -> None:
        seated = self.sockets[who]
        async with asyncio.timeout(PATIENCE), seated.changed:
            while not seated.ended:
                await seated.changed.wait()
        assert seated.socket.close_code == code, f"was {seated.socket.close_code}"


# Placeholders.


def fill(value: Any, names: Json) -> Any:
    """What is sent, with the values that are known by now."""
    if isinstance(value, dict):
        return {key: fill(each, names) for key, each in value.items()}
    if isinstance(value, list):
        return [fill(each, names) for each in value]
    if not isinstance(value, str):
        return value
    whole = NAME.fullmatch(value)
    if whole is not None:
        return names[whole[1]]
    return NAME.sub(lambda found: str(names[found[1]]), value)


def match(expected: Any, found: Any, names: Json) -> Json | None:
    """The placeholders as they are after this, or None if something else was expected."""
    if expected == ANYTHING:
        return names
    if isinstance(expected, str):
        return match_text(expected, found, names)
    if isinstance(expected, list) and isinstance(found, list):
        return match_list(expected, found, names)
    if isinstance(expected, dict) and isinstance(found, dict):
        return match_fields(expected, found, names)
    same = type(expected) is type(found) and expected == found
    return names if same else None


def match_text(expected: str, found: Any, names: Json) -> Json | None:
    whole = NAME.fullmatch(expected)
    if whole is not None and whole[1] not in names:
        return {**names, whole[1]: found}
    if whole is not None:
        return names if names[whole[1]] == found else None
    pieces = [
        ".*" if piece == ANYTHING else re.escape(str(fill(piece, names)))
        for piece in re.split(f"({ANYTHING})", expected)
    ]
    fits = isinstance(found, str) and re.fullmatch("".join(pieces), found, re.DOTALL)
    return names if fits else None


def match_list(expected: list[Any], found: list[Any], names: Json) -> Json | None:
    """A list that ends with … may be longer."""
    if expected[-1:] == [ANYTHING]:
        expected, found = expected[:-1], found[: len(expected) - 1]
    if len(expected) != len(found):
        return None
    after: Json | None = names
    for each, item in zip(expected, found, strict=True):
        after = None if after is None else match(each, item, after)
    return after


def match_fields(expected: Json, found: Json, names: Json) -> Json | None:
    """An object with … has other fields as well; one without has just these."""
    fields = {str(fill(name, names)): each for name, each in expected.items() if name != ANYTHING}
    missing, others = fields.keys() - found.keys(), found.keys() - fields.keys()
    if missing or (others and ANYTHING not in expected):
        return None
    after: Json | None = names
    for name, each in fields.items():
        after = None if after is None else match(each, found[name], after)
    return after
