"""Several people at one screen: a curtain between what one knows and what the others may see."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Browser, expect
from tests.server.server_process import served
from tests.web.browsers import Somebody
from tests.web.conftest import Door

# All that can be read or heard: text, and the words that only a screen reader says.
EVERYTHING = """() => [document.body.textContent, ...[...document.querySelectorAll("*")].flatMap(
    element => ["aria-label", "title", "alt", "value", "placeholder"].map(
        name => element.getAttribute(name) ?? ""))].join("\\n")"""

# What a hand says of itself, card by card.
HELD = """() => [...document.querySelectorAll(".hand [aria-label]")].map(
    element => element.getAttribute("aria-label"))"""


def share_a_screen(screen: Somebody, game: str, *others: str) -> Somebody:
    screen.open_table(game, players=1 + len(others), first=0)
    for name in others:
        screen.sit_somebody(name)
    screen.start()
    return screen


def draw_back(screen: Somebody, name: str) -> None:
    screen.page.get_by_role("button", name=f"I am {name}").click()
    screen.choices.first.wait_for()


def pass_on(screen: Somebody) -> str:
    """Play until the curtain falls, and for whom."""
    curtain = screen.page.get_by_role("dialog", name="Pass the screen to")
    rng = Random(1)
    for _ in range(30):
        screen.choices.first.or_(curtain).first.wait_for()
        if curtain.is_visible():
            return curtain.get_by_role("heading").inner_text().split()[-1]
        screen.click_something(rng)
    raise AssertionError("the screen is never passed on")


@pytest.mark.parametrize(
    ("game", "others"), [("Lemminge", ["Dad"]), ("Lemming Mafia", ["Dad", "Kim"])]
)
def test_the_curtain_hides_everything(game: str, others: list[str], door: Door) -> None:
    screen = share_a_screen(door("Mum"), game, *others)
    hands: dict[str, set[str]] = {}
    for _ in range(4):
        name = pass_on(screen)
        shown = screen.page.evaluate(EVERYTHING)
        assert f"I am {name}" in shown
        for word in {word for hand in hands.values() for word in hand}:
            assert word not in shown
        expect(screen.page.locator("[data-number], .board, .hand, [role=log]")).to_have_count(0)
        draw_back(screen, name)
        hands[name] = set(screen.page.evaluate(HELD))
        assert hands[name], "nothing is held, so nothing could be seen"
    assert hands.keys() == {"Mum", *others}


def test_after_a_reload_the_one_who_is_asked_is_called(door: Door) -> None:
    screen = share_a_screen(door("Mum"), "Lemminge", "Dad")
    draw_back(screen, "Mum")
    assert pass_on(screen) == "Dad"
    screen.page.reload()
    expect(screen.page.get_by_role("dialog", name="Pass the screen to Dad")).to_be_visible()
    draw_back(screen, "Dad")


def test_without_a_line_the_curtain_stays(sqlite_url: str, chromium: Browser) -> None:
    """What is behind it is still somebody else's."""
    with served(sqlite_url) as doomed:
        screen = Somebody(chromium, doomed.address)
        screen.introduce("Mum")
        share_a_screen(screen, "Lemminge", "Dad")
        draw_back(screen, "Mum")
        assert pass_on(screen) == "Dad"
        doomed.kill()
        expect(screen.page.get_by_text("The line to the server is lost")).to_have_count(1)
        screen.page.get_by_role("button", name="I am Dad").click()
        expect(screen.page.get_by_role("dialog", name="Pass the screen to Dad")).to_be_visible()
        expect(screen.page.locator(".hand")).to_have_count(0)
        screen.close()
