"""A table at which everybody is listened to: what each is shown is written down after each step."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any, Final

from scripts.same.client import PATIENCE, Json, Person, Socket, Transcript

A_WHILE: Final = 0.05  # seconds between two looks whether a bot has answered
Seat = int | None  # of somebody who watches: None


class Reader:
    """One person at the table, with three sockets: to speak, to be shown, and to look again."""

    def __init__(self, person: Person, mouth: Socket, ear: Socket, eye: Socket) -> None:
        self.person = person
        self.mouth = mouth
        self.ear = ear
        self.eye = eye
        self.view: Json = {}
        self.place: Seat = None  # where the reader looks from
        self.cursor = 0
        self.listens = False
        self.pushed: Json = {}  # the last view that was pushed
        self.heard = 0  # how much of what was pushed is written down

    async def look(self, seat: Seat, cursor: int) -> Json:
        """From the seat, or as somebody who watches as long as it is not taken."""
        given = {"cursor": cursor, "language": "en", "frames": True}
        message = await self.eye.quietly("look", seat=seat, **given)
        if message["type"] == "error" and seat is not None:
            message = await self.eye.quietly("look", seat=None, **given)
        message.pop("id")
        return message

    async def listen(self) -> None:
        """From now on changes are pushed."""
        given = {"seat": self.place, "cursor": self.cursor, "language": "en"}
        self.pushed = (await self.ear.quietly("look", **given))["view"]
        self.heard = len(self.ear.shown)
        self.listens = True

    async def pushes(self, wanted: Json) -> Json:
        """What was pushed since, all in one, once it has come to the wanted view. How many pushes
        that takes is up to the moment."""
        log: list[Any] = []
        texts: list[Any] = []
        others: list[Any] = []
        async with asyncio.timeout(PATIENCE):
            while True:
                for message in self.ear.shown[self.heard :]:
                    self.heard += 1
                    if message["type"] == "table":
                        log += message["log"]
                        texts += message["texts"].get("log", [])
                        self.pushed = message["view"]
                    else:
                        others.append(message)
                if self.pushed == wanted or self.ear.reading.done():
                    return {"log": log, "texts": texts, "others": others}
                await self.ear.hears(self.heard + 1)

    async def close(self) -> None:
        for socket in (self.mouth, self.ear, self.eye):
            await socket.close()


class RoundTable:
    """After each step all wait until nothing goes on any more; then what a fresh look shows is
    written down, and what was pushed has to have come to the same."""

    def __init__(self, transcript: Transcript, table: str, rng: Random) -> None:
        self.transcript = transcript
        self.id = table
        self.rng = rng
        self.readers: dict[Seat, Reader] = {}

    async def welcome(self, person: Person, seat: Seat) -> None:
        mouth, ear, eye = [await person.open(f"/ws/tables/{self.id}") for _ in range(3)]
        self.readers[seat] = Reader(person, mouth, ear, eye)

    def mouth(self, seat: Seat) -> Socket:
        return self.readers[seat].mouth

    @property
    def seats(self) -> list[int]:
        """Those of the people."""
        return [seat for seat in self.readers if seat is not None]

    # What the people see.

    def asked(self) -> int | None:
        """The seat of a person that is to choose or to confirm."""
        for seat in self.seats:
            if self.actions(seat) or self.is_whole(seat):
                return seat
        return None

    def actions(self, seat: int) -> list[Any]:
        return self.readers[seat].view.get("state", {}).get("actions") or []

    def is_whole(self, seat: int) -> bool:
        """Whether a draft waits to be confirmed."""
        draft = self.readers[seat].view.get("draft")
        return bool(draft and draft["closed"])

    def number(self, seat: int) -> Any:
        return self.readers[seat].view.get("number")

    # What goes on.

    async def act(self, seat: int, confirm: bool = True) -> None:
        """One choice, sent twice and taken once; or what was chosen is confirmed."""
        given = {"seat": seat, "number": self.number(seat)}
        if self.is_whole(seat):
            await self.mouth(seat).ask("confirm", **given)
        elif self.actions(seat):
            action = self.rng.choice(self.actions(seat))[0]
            for _ in range(2):
                await self.mouth(seat).ask("act", action=action, confirm=confirm, **given)
        await self.settle()

    async def settle(self, without: Seat = None) -> None:
        """Until it is a person's turn, then write down what all see, but for one who must not look:
        that brings back those who have left. Time stands still until then, so that bots answer at a
        time that is known."""
        watching = self.readers[None]
        async with asyncio.timeout(PATIENCE):
            while not at_rest((await watching.look(None, 0))["view"]):
                await asyncio.sleep(A_WHILE)
        for seat, reader in self.readers.items():
            if seat is not None and seat == without:
                continue
            message = await reader.look(seat, reader.cursor)
            self.transcript.note(f"{reader.person.name} looks", message)
            if reader.listens and message["seat"] == reader.place:
                told = await reader.pushes(message["view"])
                self.transcript.note(f"{reader.person.name} was shown", told)
            reader.view, reader.cursor = message["view"], message["cursor"]
            if not reader.listens or message["seat"] != reader.place:
                reader.place = message["seat"]
                await reader.listen()
        self.transcript.go_on()

    async def close(self) -> None:
        for reader in self.readers.values():
            await reader.close()


def at_rest(view: Json) -> bool:
    """Whether no bot is about to act."""
    if view["status"] != "running":
        return True
    at = view["state"]["to_act"]
    return bool(at >= 0 and view["seats"][at]["bot"] is None)
