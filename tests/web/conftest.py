"""A server and a Chromium for each module, and guests who are checked when they leave."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, expect
from tests.server.conftest import sqlite_url
from tests.server.server_process import Server, served
from tests.web.browsers import PATIENCE, Somebody, browser

__all__ = ["sqlite_url"]

expect.set_options(timeout=PATIENCE)


class Door(Protocol):
    """Somebody comes to the server with a browser of his own."""

    def __call__(self, name: str = "", **given: Any) -> Somebody: ...


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests of a module: each comes with guests and tables of its own."""
    with served(f"sqlite:///{tmp_path_factory.mktemp('server') / 'clifftop.sqlite'}") as started:
        yield started


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """Playwright keeps an event loop going in this thread as long as it is there, and the same
    process may have to run tests of the server next, which begin loops of their own."""
    with browser() as opened:
        yield opened


@pytest.fixture
def door(server: Server, chromium: Browser) -> Iterator[Door]:
    """Whoever comes in by it leaves at the end, and nothing may have gone wrong on his page."""
    came: list[Somebody] = []

    def come(name: str = "", **given: Any) -> Somebody:
        # Eagles that circle for ever cost a machine without a graphics card more than the game.
        somebody = Somebody(chromium, server.address, still=not given.get("motion"), **given)
        came.append(somebody)
        if name:
            somebody.introduce(name)
        return somebody

    yield come
    for somebody in came:
        somebody.close()
