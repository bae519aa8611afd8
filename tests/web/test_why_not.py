"""Whoever points at what is not allowed is told why, with the clause of the rules."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.web.browsers import Somebody
from tests.web.conftest import Door

# The middle of a hex on which there is nothing to choose, as far away from all choices as can be.
FORBIDDEN = """() => {
    const middle = element => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
    };
    const choices = [...document.querySelectorAll(".board [role=button]")].map(middle);
    const far = ({ x, y }) => Math.min(...choices.map(c => Math.hypot(c.x - x, c.y - y)));
    const [first] = [...document.querySelectorAll(".board polygon.floor")].map(middle)
        .filter(({ x, y }) => !document.elementFromPoint(x, y)?.closest("[role=button]"))
        .sort((a, b) => far(b) - far(a));
    return first;
}"""


def run_a_lemming(somebody: Somebody) -> None:
    """Choose until it is asked where a lemming runs to."""
    somewhere = somebody.page.locator(".board [aria-label^='Go to']")
    lemming = somebody.page.locator(".board [aria-label^='Move']")
    for _ in range(30):
        somebody.choices.first.wait_for()
        if somewhere.count():
            return
        before = somebody.number
        (lemming if lemming.count() else somebody.choices).first.dispatch_event("click")
        expect(somebody.page.locator("[data-number]")).not_to_have_attribute("data-number", before)
    raise AssertionError("nobody ever runs")


def test_a_hex_out_of_reach(door: Door) -> None:
    ada = door()
    ada.play_now("Leaping Lemmings", "Ada")
    run_a_lemming(ada)
    before = ada.number
    place = ada.page.evaluate(FORBIDDEN)
    ada.page.mouse.click(place["x"], place["y"])
    told = ada.page.get_by_role("alert")
    expect(told.locator("strong")).to_have_text(re.compile(r"^LL-\d"))
    assert len(told.inner_text()) > 20
    assert ada.number == before
