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
from clifftop.server import answers
from clifftop.server.api import games, guests, pages, replays, seats, sockets, tables
from clifftop.server.guard import Guard
from clifftop.server.house import House
from clifftop.server.settings import Settings

LARGEST = 1024 * 1024  # bytes of a request: a record, or a board
PRIVATE = "^/api/(?!games|boards)"


def make_app(settings: Settings) -> ASGIApp:
    """The guard stands before everything, so that no answer goes out without its headers."""
    house = House(settings)

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        await house.open()
        app.state.house = house
        try:
            yield
        finally:
            await house.close()

    modules = (games, guests, tables, seats, replays, sockets, pages)
    app = Litestar(
        [handler for module in modules for handler in module.HANDLERS],
        lifespan=[open_house],
        exception_handlers={
            ClifftopError: answers.on_refusal,
            HTTPException: answers.on_http_error,
            RecursionError: answers.on_unreadable,
            UnicodeDecodeError: answers.on_unreadable,
            Exception: answers.on_failure,
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
    return Guard(app, settings)
