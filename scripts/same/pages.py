"""Section `pages`: the page in a browser, on a desktop and on a phone, by day and at dusk.

The pictures are kept in a folder; `pictures` compares those of both sides.
"""

from __future__ import annotations

import asyncio
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final, Literal

from playwright.sync_api import Browser, Page, sync_playwright
from scripts.same.facts import Case, Fact
from scripts.same.fixed import BEGINNING
from scripts.same.probe import Settings
from scripts.same.serving import Server, served
from scripts.same.sights import Sight, sights

SCREENS: Final = {"desktop": (1280, 800), "phone": (390, 844)}
THEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
PATIENCE: Final = 60_000  # ms until something is there
BETWEEN: Final = 150  # ms between two pictures that have to be alike
TRIES: Final = 60  # until they are
ALIKE: Final = 3
CHROMIUM: Final = ("chromium", "chromium-browser", "google-chrome")
# What a page draws by chance is the same each time, too.
SAME_LUCK: Final = """
    let seed = 1;
    Math.random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
    crypto.getRandomValues = (array) => array.fill(7);
    localStorage["clifftop-settings"] ??= JSON.stringify({speed: 0, level: "greedy"});
"""
# The system chooses a port that is free; links that are shown have it in them.
WITHOUT_PORT: Final = """() => {
    for (const field of document.querySelectorAll("input"))
        field.value = field.value.replace(/127\\.0\\.0\\.1:\\d+/, "127.0.0.1:PORT");
}"""


def cases(settings: Settings) -> Iterator[Case]:
    yield Case("pages", partial(photographed, settings))


def photographed(settings: Settings) -> Iterator[Fact]:
    folder = Path(settings.pictures)
    folder.mkdir(parents=True, exist_ok=True)
    with served(Path(settings.work, "pages")) as server:
        found = asyncio.run(sights(server, Path(settings.fixtures), settings.quick))
        with browser() as chromium:
            for number, sight in enumerate(found):
                for screen in SCREENS:
                    # In a hurry a phone at dusk and a desktop by day will do.
                    themes = THEMES if not settings.quick else (THEMES[screen == "phone"],)
                    yield from pictures_of(chromium, server, sight, screen, themes, folder, number)


def pictures_of(
    chromium: Browser,
    server: Server,
    sight: Sight,
    screen: str,
    themes: tuple[Literal["light", "dark"], ...],
    folder: Path,
    number: int,
) -> Iterator[Fact]:
    """One sight on one screen. Day turns to dusk without a reload."""
    width, height = SCREENS[screen]
    context = chromium.new_context(
        viewport={"width": width, "height": height},
        base_url=server.address,
        reduced_motion="reduce",
        color_scheme=themes[0],
        locale="en-GB",
        timezone_id="UTC",
    )
    context.add_init_script(SAME_LUCK)
    jar: Any = [
        {"name": name, "value": value, "url": server.address}
        for name, value in sight.cookies.items()
    ]
    context.add_cookies(jar)
    page = context.new_page()
    page.clock.set_fixed_time(BEGINNING + 10**9)
    page.set_default_timeout(PATIENCE)
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    try:
        page.goto(sight.path)
        page.wait_for_load_state("networkidle")
        page.locator(sight.drawn).filter(visible=True).first.wait_for()
        if sight.click:
            page.get_by_role("button", name=sight.click).first.click()
            page.get_by_role("dialog").first.wait_for()
        for theme in themes:
            page.emulate_media(color_scheme=theme)
            name = f"{number:02} {sight.name} {screen} {theme}.png".replace(" ", "-")
            (folder / name).write_bytes(at_rest(page))
            yield name, {"title": page.title(), "complaints": complaints}
    finally:
        context.close()


def at_rest(page: Page) -> bytes:
    """The picture, once it does not change any more."""
    page.evaluate("document.fonts.ready.then(() => true)")
    page.evaluate(WITHOUT_PORT)
    before, alike = b"", 1
    for _ in range(TRIES):
        picture = page.screenshot(animations="disabled", caret="hide")
        alike = alike + 1 if picture == before else 1
        if alike == ALIKE:
            return picture
        before = picture
        page.wait_for_timeout(BETWEEN)
    raise RuntimeError(f"{page.url} never comes to rest")


@contextmanager
def browser() -> Iterator[Browser]:
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, CHROMIUM)), None)
    if found is None:
        raise RuntimeError("no Chromium here: scripts/test-programs installs one")
    with sync_playwright() as playwright:
        arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
        opened = playwright.chromium.launch(executable_path=found, args=arguments)
        try:
            yield opened
        finally:
            opened.close()
