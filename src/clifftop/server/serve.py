"""`clifftop serve`: the server as a program."""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
import threading
import webbrowser
from dataclasses import replace
from typing import final

import uvicorn

from clifftop import catalogue
from clifftop.server.app import make_app
from clifftop.server.errors import SettingError
from clifftop.server.protocol.messages import LONGEST
from clifftop.server.settings import Settings
from clifftop.server.store.database import Database


def serve(settings: Settings, open_browser: bool) -> int:
    """Serve until somebody interrupts. The port is taken before anything is said of it."""
    asyncio.run(prepare(settings))
    door = take_port(settings)
    settings = replace(settings, port=door.getsockname()[1])
    logging.basicConfig(format="%(asctime)s %(levelname)s %(name)s: %(message)s", level="WARNING")
    config = uvicorn.Config(
        make_app(settings),
        log_config=None,
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=LONGEST,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies or None,
        timeout_graceful_shutdown=3,
        lifespan="on",
    )
    server = Announcing(config, settings, open_browser)
    server.run(sockets=[door])
    return 0 if server.well else 1


async def prepare(settings: Settings) -> None:
    """Before anything is promised: the database is there, and up to date."""
    database = Database(settings.database_url())
    try:
        await database.open()
    finally:
        await database.close()


def take_port(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # Named as TCP: asyncio then sends small messages at once, instead of 40 ms later.
    door = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind((settings.host, settings.port))
    except (OSError, UnicodeError) as error:  # a name that no host can have is the latter
        door.close()
        where = f"{settings.host}:{settings.port}"
        why = getattr(error, "strerror", None) or str(error)
        raise SettingError("serve-no-port", where=where, error=why) from error
    door.set_inheritable(False)
    return door


@final
class Announcing(uvicorn.Server):
    """Says where it is once it is really there."""

    def __init__(self, config: uvicorn.Config, settings: Settings, open_browser: bool) -> None:
        super().__init__(config)
        self.settings = settings
        self.open_browser = open_browser
        self.well = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.should_exit:
            return
        self.well = True
        address = self.settings.address
        print(catalogue.text("serve-ready", address=address), flush=True)
        if not self.settings.loopback and not self.settings.public_url:
            print(catalogue.text("serve-not-loopback"), file=sys.stderr, flush=True)
        if self.open_browser:
            threading.Thread(target=open_page, args=(address,), daemon=True).start()


def open_page(address: str) -> None:
    """In a browser, if this machine has one that can be seen."""
    import os

    if sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY"):
        webbrowser.open(address)
