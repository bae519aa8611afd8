"""Servers to knock at: one on this machine, one behind a proxy; requests as written."""

from __future__ import annotations

import http.client
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from tests.server.people.protocol_clients import PATIENCE
from tests.server.server_process import Server, served

PUBLIC = "https://games.example.org"


def a_door(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    file: Path = tmp_path_factory.mktemp("doors") / "clifftop.sqlite"
    with served(f"sqlite:///{file}") as server:
        yield server


def a_public_door(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    """A server behind a proxy: where it listens, and its name."""
    file: Path = tmp_path_factory.mktemp("public") / "clifftop.sqlite"
    port = free_port()
    command = [sys.executable, "-m", "clifftop", "serve", "--database", f"sqlite:///{file}"]
    command += ["--public-url", f"{PUBLIC}:443", "--trusted-proxies", "127.0.0.1"]
    command += ["--port", str(port), "--guests-per-hour", "8"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert PUBLIC in process.stdout.readline()  # it says so when it is ready
        yield f"http://127.0.0.1:{port}", PUBLIC
        process.send_signal(signal.SIGINT)


def free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


def raw(address: str, method: str, path: str, **headers: str) -> tuple[int, dict[str, str], str]:
    """A request exactly as it is written: no cleverness about paths or hosts."""
    connection = http.client.HTTPConnection(urlsplit(address).netloc, timeout=PATIENCE)
    connection.putrequest(method, path, skip_host=True, skip_accept_encoding=True)
    given = {"host": urlsplit(address).netloc, "content-length": "0", **headers}
    for name, value in given.items():
        connection.putheader(name, value)
    connection.endheaders()
    answer = connection.getresponse()
    found = answer.status, {name.lower(): value for name, value in answer.getheaders()}
    text = answer.read().decode(errors="replace")
    connection.close()
    return *found, text
