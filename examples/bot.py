"""A bot for a Clifftop server. It plays at random: `choose` is where yours thinks.

It needs Python and the package websockets, nothing of Clifftop; docs/protocol.md tells the rest.
Where Clifftop is installed, `--bot mybots:make` plays a bot of your own as the arena plays it: the
method `choose` of what the function `make` in mybots.py returns gets all that the seat knows.
"""

from __future__ import annotations

import argparse
import json
import random
import secrets
import time
from collections.abc import Callable
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

FOR_GOOD = (4401, 4403, 4404)  # closed so, it is no use to come again
PAUSE = 2.0  # seconds between two tries to connect

Json = dict[str, Any]
Think = Callable[[Json], int]  # which action to take, of a view


def choose(view: Json) -> int:
    """Which action to take. Each comes with a description: [264, {"do": "play", …}]."""
    return int(random.choice(view["state"]["actions"])[0])


def claim(server: str, headers: dict[str, str], link: str) -> tuple[str, int]:
    """Take the seat that a link carries: its table and number."""
    headers = {**headers, "Content-Type": "application/json"}
    body = json.dumps({"token": link}).encode()
    try:
        claimed = json.load(urlopen(Request(f"{server}/api/claims", body, headers)))
    except HTTPError as refused:
        raise SystemExit(json.load(refused)["error"]["text"]) from None
    return claimed["table"], claimed["seat"]


def play(server: str, headers: dict[str, str], table: str, seat: int, think: Think) -> Json:
    """Play until the game is over, through as many connections as it takes."""
    url = f"{server.replace('http', 'ws', 1)}/ws/tables/{table}"
    visit = Visit(seat, think)
    while True:
        try:
            with connect(url, additional_headers=headers) as socket:
                return visit.play(socket)
        except (ConnectionClosed, OSError) as dropped:
            if isinstance(dropped, ConnectionClosed) and dropped.code in FOR_GOOD:
                raise
        time.sleep(PAUSE)


class Visit:
    """A seat at a table; `cursor` is how much of the log it has been told."""

    def __init__(self, seat: int, think: Think) -> None:
        self.seat = seat
        self.think = think
        self.cursor = 0
        self.answered: object = None  # the number that was answered last

    def play(self, socket: ClientConnection) -> Json:
        """Over one connection: sit down if that is still to be done, then answer each view."""
        self.answered = None  # nobody knows whether it arrived
        self.say(socket, "sit")  # refused if the seat was claimed or the game runs: never mind
        self.say(socket, "look", cursor=self.cursor)
        view: Json | None = None
        for message in map(json.loads, socket):
            if message["type"] == "table":
                view, self.cursor = dict(message["view"]), message["cursor"]
                if view["status"] == "over":
                    return view
                if message["seat"] != self.seat:
                    raise SystemExit("somebody else has the seat now")
            elif message["type"] == "error":
                self.hear_refusal(message)
            if view is not None:
                self.answer(socket, view)
        raise OSError("the server has hung up")

    def hear_refusal(self, message: Json) -> None:
        if message["message"] == "server-too-often":
            time.sleep(1)
            self.answered = None  # it was not taken: once more
        elif message.get("id", "look") == "look":
            raise SystemExit(message["text"])

    def answer(self, socket: ClientConnection, view: Json) -> None:
        """What is asked of this seat: a nonce for the dice, then an action for each number."""
        if view["status"] == "waiting" and view["dice"]["nonces"][self.seat] is None:
            self.say(socket, "nonce", nonce=secrets.token_hex(16))
        elif "actions" in view.get("state", {}) and view["number"] != self.answered:
            self.answered = view["number"]
            self.say(socket, "act", action=self.think(view), number=view["number"], confirm=True)

    def say(self, socket: ClientConnection, kind: str, **given: object) -> None:
        socket.send(json.dumps({"type": kind, "id": kind, "seat": self.seat, **given}))


class OwnBot:
    """A bot as the arena knows it. It gets knowledge instead of a view, which the server has for
    the seat; as long as the seat is asked, nothing changes about it."""

    def __init__(self, name: str, server: str, headers: dict[str, str], table: str, seat: int):
        self.name = name
        self.request = Request(f"{server}/api/tables/{table}/knowledge?seat={seat}", None, headers)
        self.rng = random.Random()
        self.bot: Any = None

    def choose(self, view: Json) -> int:
        from clifftop import ClifftopError
        from clifftop.bots import find_or_make
        from clifftop.bots.answer import checked

        actions = [action for action, _ in view["state"]["actions"]]
        try:
            self.bot = self.bot or find_or_make(view["game"], self.name)
            knowledge = json.load(urlopen(self.request))["knowledge"]
            return checked(self.bot.choose(knowledge, actions[:], self.rng), actions)
        except ClifftopError as error:
            raise SystemExit(f"{self.name}: {error}") from error


def main() -> None:
    example = "example: python bot.py --server http://127.0.0.1:8020 --token … --seat-link …"
    parser = argparse.ArgumentParser(description="Play one seat of one game.", epilog=example)
    parser.add_argument("--server", required=True, metavar="URL")
    parser.add_argument("--token", required=True, help="the bot's, shown when it was made")
    where = parser.add_mutually_exclusive_group(required=True)
    where.add_argument("--seat-link", metavar="TOKEN", help="what is behind the # of such a link")
    where.add_argument("--table", metavar="ID", help="one where the bot sits or its owner is host")
    parser.add_argument("--seat", type=int, default=0, help="at that table (default: 0)")
    parser.add_argument("--bot", metavar="MODULE:FUNCTION", help="play a bot of your own")
    given = parser.parse_args()
    server, headers = given.server.rstrip("/"), {"Authorization": f"Bearer {given.token}"}
    link, place = given.seat_link, (given.table, given.seat)
    table, seat = claim(server, headers, link) if link else place
    own = given.bot and OwnBot(given.bot, server, headers, table, seat)
    view = play(server, headers, table, seat, own.choose if own else choose)
    print(f"place {view['places'][seat]} of {len(view['places'])}, score {view['scores'][seat]}")


if __name__ == "__main__":
    main()
