"""A real Chromium, and somebody who clicks."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from random import Random
from typing import Final

from playwright.sync_api import Browser, Locator, Page, TimeoutError, sync_playwright

NAMES: Final = ("chromium", "chromium-browser", "google-chrome")
DESKTOP: Final = {"width": 1440, "height": 900}
PHONE: Final = {"width": 390, "height": 844}
PATIENCE: Final = 60_000  # ms after which a test has failed

SHORT: Final = 1_000

CHANGED: Final = """before => document.querySelector("[data-number]")?.dataset.number !== before
    || document.querySelector("dialog[open]")"""

# Whatever can be chosen: on the board, in the hand, or in words.
CHOICES: Final = (
    ".board [role=button][aria-label], .hand button:not(.more, [disabled]), .hand [role=button]"
)


def chromium() -> str:
    given = os.environ.get("CHROMIUM")
    found = given or next((path for name in NAMES if (path := shutil.which(name))), None)
    assert found is not None, "no Chromium here: scripts/test-programs installs one"
    return found


@contextmanager
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
        opened = playwright.chromium.launch(executable_path=chromium(), args=arguments)
        try:
            yield opened
        finally:
            opened.close()


class Somebody:
    """A person with a browser of his own. What the console complains about is kept."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        viewport: dict[str, int] = DESKTOP,
        *,
        motion: int = 0,
        dark: bool = False,
    ) -> None:
        self.address = address
        self.context = browser.new_context(
            viewport=viewport,  # type: ignore[arg-type]
            color_scheme="dark" if dark else "light",
            base_url=address,
        )
        settings = json.dumps({"speed": motion, "confirm": False})
        self.context.add_init_script(
            f"localStorage['clifftop-settings'] ??= {json.dumps(settings)}"
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self.listen)

    def listen(self, message: object) -> None:
        text, kind = str(getattr(message, "text", "")), getattr(message, "type", "")
        # Whoever is not known yet asks who he is, and is told so.
        expected = "401" in text or "ERR_CONNECTION_REFUSED" in text or "WebSocket" in text
        if kind == "error" and not expected:
            self.complaints.append(text)

    def come_in(self, name: str) -> None:
        self.page.get_by_label("A name is enough").fill(name)
        self.page.get_by_role("button", name="Come in").click()

    def play_now(self, game: str, name: str) -> None:
        self.page.goto("/")
        article = self.page.locator("article", has_text=game)
        article.get_by_role("button", name="Play now").click()
        self.come_in(name)
        self.page.wait_for_url("**/t/*")

    @property
    def choices(self) -> Locator:
        return self.page.locator(CHOICES)

    def play(self, rng: Random, most: int = 5000) -> int:
        """Click what can be chosen until the game is over; how many clicks that took."""
        over = self.page.get_by_role("dialog").filter(has=self.page.get_by_text("Replay"))
        for clicks in range(most):
            self.page.locator(CHOICES).or_(over).first.wait_for()
            if over.is_visible():
                return clicks
            self.click_something(rng)
        raise AssertionError(f"no end after {most} clicks")

    def click_something(self, rng: Random) -> None:
        """One choice; somebody may have been faster, and it is gone."""
        before = self.page.locator("[data-number]").get_attribute("data-number")
        count = self.choices.count()
        if count == 0:
            return
        self.choices.nth(rng.randrange(count)).dispatch_event("click")
        with suppress(TimeoutError):  # what can be pointed at twice is: a row, then a hex in it
            self.page.wait_for_function(CHANGED, arg=before, timeout=SHORT)

    def close(self) -> None:
        self.context.close()
        assert self.complaints == []
