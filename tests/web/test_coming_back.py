"""A page that is loaded anew, or loses its server, in the middle of a turn."""

from __future__ import annotations

import signal
from urllib.parse import urlsplit

from playwright.sync_api import Browser, expect
from tests.server.people.protocol_clients import PATIENCE
from tests.server.server_process import Server, served, start, tell
from tests.web.browsers import Somebody
from tests.web.conftest import Door


def begin_a_turn(somebody: Somebody) -> str:
    """A draft of one step: Lemminge's turn begun by refilling. What is asked then."""
    somebody.page.get_by_role("button", name="Undo").or_(somebody.choices.first).first.wait_for()
    refill = somebody.page.locator(".hand .word").first
    refill.click()
    expect(somebody.page.get_by_role("button", name="Undo", exact=True)).to_be_visible()
    return somebody.prompt.inner_text()


def sit_alone(somebody: Somebody) -> None:
    """At a table of Lemminge against a bot, where the first turn is one's own."""
    somebody.open_table("Lemminge", first=0)
    somebody.page.get_by_role("button", name="Fill with bots").click()
    somebody.start()


def test_a_draft_is_still_there_after_a_reload(door: Door) -> None:
    ada = door("Ada")
    sit_alone(ada)
    asked = begin_a_turn(ada)
    ada.page.reload()
    expect(ada.prompt).to_have_text(asked)
    ada.page.get_by_role("button", name="Undo", exact=True).click()
    expect(ada.page.get_by_role("button", name="Undo", exact=True)).to_have_count(0)
    expect(ada.page.locator(".hand .word").first).to_be_visible()


def test_the_page_finds_its_server_again(sqlite_url: str, chromium: Browser) -> None:
    """A power cut: killed, and started again with what was on the disk."""
    with served(sqlite_url) as first:
        ada = Somebody(chromium, first.address)
        ada.introduce("Ada")
        sit_alone(ada)
        asked = begin_a_turn(ada)
        first.kill()
        offline = ada.page.get_by_text("The line to the server is lost")
        expect(offline).to_be_visible()
        second = start(sqlite_url, port=urlsplit(first.address).port or 0)
        try:
            expect(offline).to_have_count(0)
            expect(ada.prompt).to_have_text(asked)
            before = ada.number
            ada.choices.first.click()
            expect(ada.page.locator("[data-number]")).not_to_have_attribute("data-number", before)
        finally:
            stop(second)
        ada.close()


def stop(server: Server) -> None:
    server.process.send_signal(signal.SIGINT)
    server.process.wait(timeout=PATIENCE)
    tell(server.process)


def test_what_has_happened_meanwhile_is_played_back(door: Door) -> None:
    """As for somebody who looked away five steps ago."""
    ada = door("Ada", motion=4)
    ada.open_table("Lemminge", first=1)
    ada.page.get_by_role("button", name="Fill with bots").click()
    ada.start()
    ada.choices.first.wait_for()
    ada.page.evaluate(
        """() => {
            const name = Object.keys(localStorage).find((key) => key.startsWith("clifftop-seen-"));
            const [seat, moment] = localStorage[name].split(" ");
            localStorage[name] = `${seat} ${moment - 5}`;
            localStorage["clifftop-settings"] = JSON.stringify({ speed: 1, confirm: false });
        }"""
    )
    ada.page.reload()
    ada.page.get_by_role("button", name="Skip").click()
    ada.choices.first.wait_for()
    ada.page.reload()
    ada.choices.first.wait_for()
    expect(ada.page.get_by_role("button", name="Skip")).to_have_count(0)
