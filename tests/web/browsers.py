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
PATIENCE: Final = 120_000  # ms after which a test has failed: only what hangs takes as long

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
        still: bool = False,
        confirm: bool = False,
        dark: bool = False,
        touch: bool = False,
        level: str = "greedy",
    ) -> None:
        self.address = address
        self.context = browser.new_context(
            viewport=viewport,  # type: ignore[arg-type]
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if still else "no-preference",
            base_url=address,
            has_touch=touch,
            is_mobile=touch,
        )
        settings = json.dumps({"speed": motion, "confirm": confirm, "level": level})
        self.context.add_init_script(
            f"localStorage['clifftop-settings'] ??= {json.dumps(settings)}"
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.complaints: list[str] = []
        self.refusals: tuple[str, ...] = ()  # statuses that a test has asked for
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self.listen)

    def listen(self, message: object) -> None:
        text, kind = str(getattr(message, "text", "")), getattr(message, "type", "")
        # Whoever is not known yet asks who he is, and is told so.
        expected = "401" in text or "ERR_CONNECTION_REFUSED" in text or "WebSocket" in text
        expected = expected or any(f"status of {status}" in text for status in self.refusals)
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

    def introduce(self, name: str) -> None:
        """Come in without a click, for stories that begin later."""
        body, origin = {"name": name}, {"origin": self.address}
        answer = self.context.request.post("/api/guests", data=body, headers=origin)
        assert answer.ok, answer.text()
        self.page.goto("/")

    def open_table(
        self,
        game: str,
        *,
        players: int = 2,
        first: int | None = None,
        out: bool = False,
        public: bool = False,
    ) -> str:
        """From the lobby; with `out`, whoever gives up is out. The address of the table."""
        self.page.goto("/")
        article = self.page.locator("article", has_text=game)
        article.get_by_role("button", name="New table").click()
        self.page.get_by_role("dialog").get_by_text(str(players), exact=True).click()
        if first is not None:
            self.page.get_by_label("Who begins").select_option(str(first))
        self.page.get_by_label("Show it in the lobby").set_checked(public)
        if out:
            self.page.get_by_text("More", exact=True).click()
            self.page.get_by_label("Whoever gives up").select_option("out")
        self.page.get_by_role("button", name="Open the table").click()
        self.page.wait_for_url("**/t/*")
        return self.page.url

    @property
    def invitation(self) -> str:
        return self.page.get_by_label("Send this link").input_value()

    def start(self) -> None:
        self.page.get_by_role("button", name="Start", exact=True).click()
        self.page.locator("[data-number], .curtain").wait_for()

    def sit_somebody(self, name: str) -> None:
        """Somebody else at the same screen takes the next free seat."""
        self.page.once("dialog", lambda asked: asked.accept(name))
        self.page.get_by_role("button", name="Somebody at this screen").first.click()
        self.page.get_by_role("listitem").filter(has_text=name).wait_for()

    def end_a_game(self) -> None:
        """The quickest way to an end: give up at a table where whoever does is out."""
        self.open_table("Lemminge", out=True)
        self.page.get_by_role("button", name="Fill with bots").click()
        self.start()
        log = self.page.get_by_role("button", name="Log")
        if log.is_visible():
            log.click()
        self.page.get_by_role("button", name="Resign").click()
        self.page.get_by_role("button", name="Really resign").click()
        self.page.get_by_role("button", name="Replay").wait_for()

    @property
    def number(self) -> str:
        """The moment that is shown; no moment comes twice."""
        return self.page.locator("[data-number]").get_attribute("data-number") or ""

    @property
    def prompt(self) -> Locator:
        """The sentence that says whose turn it is and what is asked."""
        return self.page.locator(".prompt p").first

    @property
    def log(self) -> Locator:
        return self.page.locator("[role=log]")  # also where a tab hides it

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
        before = self.number
        count = self.choices.count()
        if count == 0:
            return
        with suppress(TimeoutError):  # what can be pointed at twice is: a row, then a hex in it
            self.choices.nth(rng.randrange(count)).dispatch_event("click", timeout=SHORT)
            self.page.wait_for_function(CHANGED, arg=before, timeout=SHORT)

    def close(self) -> None:
        self.context.close()
        assert self.complaints == [], self.complaints
