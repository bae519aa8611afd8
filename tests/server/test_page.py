"""The page in a real browser: people click, and it holds."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from tests.server.chromium import Browser, Page, browsing
from tests.server.serving import Server, served, start

from clifftop import catalogue
from clifftop.server.api.pages import PAGE

NASTY = "<img src=x onerror=alert(1)>"

# Whoever has no name yet is told so by a 401, which a browser writes into its console.
EXPECTED = re.compile(r"status of 401 .*/api/me$")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(f"sqlite:///{tmp_path_factory.mktemp('page') / 'page.sqlite'}") as running:
        yield running


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with browsing() as running:
        yield running


def come_in(browser: Browser, server: Server, name: str) -> Page:
    page = browser.visitor()
    page.go(server.address)
    page.submit("#name", name)
    page.until("document.querySelector('#play-bots')")
    return page


def complaints(page: Page) -> list[str]:
    page.run("0")  # whatever the browser had to say until now has been heard
    return [complaint for complaint in page.complaints if not EXPECTED.search(complaint)]


def press(page: Page, label: str, within: str = "body") -> None:
    """A button by what it says."""
    button = (
        f"[...document.querySelectorAll({json.dumps(within + ' button')})].find((button) => "
        f"button.textContent === {json.dumps(label)} && !button.disabled && button.offsetParent)"
    )
    page.until(button)
    page.run(f"{button}.click()")


def seat_name(seat: int) -> str:
    return f"document.querySelector(\"[data-seat='{seat}'] strong\")?.textContent"


# Everything that a seat alone may see is in these parts.
ON_THE_TABLE = """[...document.querySelectorAll("#question, #board, #facts, #seats, #log")]
    .map((part) => part.textContent).join("")"""

# What one does next in a game: confirm what is complete, else the first answer; "over" at the end.
NEXT_CLICK = """(() => {
    if (document.querySelector("#replay")) return "over";
    const question = document.querySelector("#question");
    if (!question || question.inert) return null;
    const button = question.querySelector("#confirm") ?? question.querySelector("[data-action]");
    if (!button) return null;
    button.click();
    return "clicked";
})()"""


def test_a_game_against_bots_is_clicked_to_its_end(browser: Browser, server: Server) -> None:
    page = come_in(browser, server, "Ada")
    page.fill("#game", "lemming-mafia")
    page.fill("#option-players", "3")
    page.click("#play-bots")
    page.until("document.querySelector('#board svg .can')")
    page.click("#board svg .can")  # the first answer by pointing at the board
    while page.until(NEXT_CLICK) != "over":
        pass
    places = page.run(
        "[...document.querySelectorAll('.ending td:first-child')].map((cell) => cell.textContent)"
    )
    assert len(places) == 3 and places[0] == "1"
    page.click("#replay")
    last = int(page.until("new URLSearchParams(location.search).get('at')"))
    page.click("#previous")
    page.until(f"location.search.includes('at={last - 1}&seat=open')")
    assert complaints(page) == []


@pytest.mark.parametrize("game", ["leaping-lemmings", "lemminge"])
def test_the_other_games_can_be_begun_and_answered_on_the_board(
    browser: Browser, server: Server, game: str
) -> None:
    page = come_in(browser, server, "Ada")
    page.fill("#game", game)
    page.click("#play-bots")
    page.until(
        """document.querySelector("#board .can") ||
        (document.querySelector("#question [data-action]:last-child")?.click(), null)"""
    )
    asked = page.run("document.querySelector('#question').textContent")
    page.click("#board .can")
    page.until(f"document.querySelector('#question').textContent !== {json.dumps(asked)}")
    assert page.run("document.querySelectorAll('#seats .seat').length") == 4
    assert complaints(page) == []


def test_nobody_sees_a_hand_while_the_screen_is_passed_on(browser: Browser, server: Server) -> None:
    page = come_in(browser, server, "Ada")
    page.fill("#game", "lemminge")
    page.fill("#option-players", "2")
    page.click("#open-table")
    for seat, name in enumerate(("Ann", "Ben")):
        page.click(f"[data-seat='{seat}'] summary")
        page.submit(f"[data-seat='{seat}'] details input", name)
        page.until(f"{seat_name(seat)}.includes('{name}')")
    page.click("#start")
    page.until("document.querySelector('#uncover')?.offsetParent")
    first = page.run("document.querySelector('#uncover').textContent")
    assert page.run(ON_THE_TABLE) == ""
    page.click("#uncover")
    page.until("document.querySelector('#question [data-action]')")
    hands = "[...document.querySelectorAll('.seat dd:first-of-type')].map((e) => e.textContent)"
    open_hands = [hand for hand in page.run(hands) if not hand.isdecimal()]
    assert len(open_hands) == 1  # of the other seat there is a number of cards
    page.until(f"document.querySelector('#cover').checkVisibility() || ({NEXT_CLICK}, null)")
    assert page.run(ON_THE_TABLE) == ""
    assert page.run("document.querySelector('#uncover').textContent") != first
    assert complaints(page) == []


def test_what_people_type_is_text(browser: Browser, server: Server) -> None:
    page = come_in(browser, server, NASTY)
    page.click("#open-table")
    page.until("document.querySelector('[data-seat] strong')")
    page.submit("#talk input", NASTY)
    page.until("document.querySelector('#log .chat')")
    assert page.text().count(NASTY) >= 4  # in the head, at the seat, in the log, twice in the chat
    assert page.run("document.images.length") == 0
    assert complaints(page) == []


def test_a_private_table_opens_by_its_link_and_asks_for_a_name(
    browser: Browser, server: Server
) -> None:
    host = come_in(browser, server, "Ada")
    host.click(".row:nth-of-type(2) .tick input")
    host.click("#open-table")
    press(host, "Invite")
    link = host.until("document.querySelector('#kept input')?.value")
    assert "/join#" in link
    friend = browser.visitor()
    friend.go(link)
    friend.submit("#name", "Ben")
    press(friend, "Sit here", "[data-seat='1']")
    host.until(f"{seat_name(1)}.includes('Ben')")
    press(friend, "Stand up", "[data-seat='1']")
    host.until(f"{seat_name(1)}.includes('free')")
    assert complaints(host) == complaints(friend) == []


def test_the_page_comes_back_when_the_server_does(browser: Browser, sqlite_url: str) -> None:
    before = start(sqlite_url)
    page = come_in(browser, before, "Ada")
    page.click("#open-table")
    page.until("document.querySelector('[data-seat] strong')")
    before.kill()
    assert before.process.stdout is not None
    before.process.stdout.close()
    page.until("document.querySelector('.offline').checkVisibility()")
    with served(sqlite_url, "--port", str(urlsplit(before.address).port)):
        page.until("!document.querySelector('.offline').checkVisibility()")
        press(page, "Stand up", "[data-seat='0']")
        page.until(f"{seat_name(0)}.includes('free')")


def test_the_page_says_what_the_catalogue_has_and_all_of_it() -> None:
    scripts = "".join(file.read_text() for file in sorted(Path(PAGE).glob("*.js")))
    has = {name.removeprefix("page-") for name in catalogue.ids("catalogue/page.ftl")}
    said = set(re.findall(r'say\("([\w-]+)"', scripts))
    assert said - has == set()
    beginnings = tuple(re.findall(r"say\(`([\w-]+-)\$\{", scripts))
    words = set(re.findall(r'"([\w-]+)"', scripts))
    assert {name for name in has if name not in words and not name.startswith(beginnings)} == set()
