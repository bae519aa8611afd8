"""The application: every handler, and what stands before them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from clifftop import catalogue
from clifftop.kernel.errors import ClifftopError
from clifftop.server.game_server import GameServer
from clifftop.server.http import (
    device_links,
    error_responses,
    games,
    guest_bots,
    guests,
    pages,
    replays,
    seat_links,
    tables,
)
from clifftop.server.http.host_guard import HostGuard
from clifftop.server.settings import Settings
from clifftop.server.sockets import routes

LARGEST = 1024 * 1024  # bytes of a request: a record, or a board
PRIVATE = "^/api/(?!games|boards)"


def make_app(settings: Settings) -> ASGIApp:
    """The guard stands before everything, so that no answer goes out without its headers."""
    server = GameServer(settings)

    @asynccontextmanager
    async def open_server(app: Litestar) -> AsyncIterator[None]:
        await server.open()
        app.state.server = server
        try:
            yield
        finally:
            await server.close()

    subjects = (games, guests, device_links, guest_bots, tables, seat_links, replays, routes, pages)
    app = Litestar(
        [handler for subject in subjects for handler in subject.HANDLERS],
        lifespan=[open_server],
        exception_handlers={
            ClifftopError: error_responses.on_refusal,
            HTTPException: error_responses.on_http_error,
            RecursionError: error_responses.on_unreadable,
            UnicodeDecodeError: error_responses.on_unreadable,
            Exception: error_responses.on_failure,
        },
        openapi_config=OpenAPIConfig(
            title="Clifftop",
            version="1",
            description=catalogue.text("server-api-about"),
            path="/api",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        # The length of a compressed answer tells of what is in it: secrets go out as they are.
        compression_config=CompressionConfig("gzip", gzip_compress_level=6, exclude=PRIVATE),
        request_max_body_size=LARGEST,
        logging_config=None,
    )
    return HostGuard(app, settings)
