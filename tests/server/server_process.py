"""A real server in a process of its own, for tests that come to it over the network."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from typing import NamedTuple

from tests.server.people.protocol_clients import PATIENCE


class Server(NamedTuple):
    address: str
    process: subprocess.Popen[str]

    @property
    def sockets(self) -> str:
        return self.address.replace("http", "ws", 1)

    def kill(self) -> None:
        """As a power cut would."""
        self.process.kill()
        self.process.wait(timeout=PATIENCE)


def start(database: str, *settings: str, port: int = 0) -> Server:
    """Generous limits, and bots that wait for nobody: these clients are in a hurry. Port 0 is any
    that is free."""
    hurry = ("--messages-per-second", "5000", "--guests-per-hour", "1000000", "--bot-pause", "0")
    command = [sys.executable, "-m", "clifftop", "serve", "--port", str(port)]
    process = subprocess.Popen(
        [*command, "--database", database, *hurry, *settings],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    assert process.stdout is not None
    said = []
    for line in process.stdout:
        said.append(line)
        if found := re.search(r"http://\S+", line):
            return Server(found[0], process)
    process.wait(timeout=PATIENCE)
    raise AssertionError("the server did not start:\n" + "".join(said))


@contextmanager
def served(database: str, *settings: str) -> Iterator[Server]:
    server = start(database, *settings)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.process.send_signal(signal.SIGINT)
            try:
                server.process.wait(timeout=PATIENCE)
            except subprocess.TimeoutExpired:
                server.kill()
        tell(server.process)


def tell(process: subprocess.Popen[str]) -> None:
    """Print what a server has said at the end: pytest shows it where a test fails. Its workers may
    still hold the pipe, so nobody waits for the end of it."""
    assert isinstance(process.stdout, TextIOWrapper)
    os.set_blocking(process.stdout.fileno(), False)
    said = process.stdout.buffer.read()
    print((said or b"").decode(errors="replace"), end="")
    process.stdout.close()
