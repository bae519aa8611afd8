"""Two people, each with a browser, at one table."""

from __future__ import annotations

import re
from contextlib import suppress
from random import Random
from typing import Final

from playwright.sync_api import TimeoutError, expect
from tests.web.browsers import Somebody
from tests.web.conftest import Door

MOMENT: Final = 200  # ms between two choices
MOST: Final = 600  # choices in a turn


def meet(door: Door, *, out: bool = False) -> tuple[Somebody, Somebody]:
    """Ada opens a private table and sends Ben the link of the invitation."""
    ada, ben = door("Ada"), door()
    ada.open_table("Lemminge", out=out)
    ben.page.goto(ada.invitation)
    ben.come_in("Ben")
    ben.page.wait_for_url("**/t/*")
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ada.page.get_by_role("listitem").filter(has_text="Ben")).to_be_visible()
    ada.start()
    ben.page.locator("[data-number]").wait_for()
    return ada, ben


def whose_turn(ada: Somebody, ben: Somebody) -> tuple[Somebody, Somebody]:
    """The one who is asked, and the other."""
    ada.choices.or_(ada.page.get_by_text("Ben:")).first.wait_for()
    return (ada, ben) if ada.choices.count() else (ben, ada)


def take_a_turn(one: Somebody, other: Somebody, rng: Random) -> None:
    """Until the other is asked: what one may choose is also gone while the server is busy."""
    one.choices.first.wait_for()
    for _ in range(MOST):
        one.click_something(rng)
        with suppress(TimeoutError):
            other.choices.first.wait_for(timeout=MOMENT)
            return
    raise AssertionError("the turn never ends")


def test_each_sees_what_the_other_does_and_says(door: Door) -> None:
    ada, ben = meet(door)
    one, other = whose_turn(ada, ben)
    for turn in range(2):
        before = other.log.inner_text()
        take_a_turn(one, other, Random(turn))
        assert len(other.log.inner_text()) > len(before)
        one, other = other, one
    seats = [somebody.page.locator(".seats").inner_text() for somebody in (ada, ben)]
    assert seats[0] == seats[1]
    ada.page.get_by_label("Chat").fill("Mind the edge")
    ada.page.get_by_label("Chat").press("Enter")
    expect(ben.log.get_by_text("Ada: Mind the edge")).to_be_visible()
    expect(ada.page.get_by_label("Chat")).to_have_value("")


def test_an_undo_is_asked_for_and_refused_and_agreed_to(door: Door) -> None:
    ada, ben = meet(door)
    one, other = whose_turn(ada, ben)
    take_a_turn(one, other, Random(1))
    asks = one.page.locator(".asks")
    one.page.get_by_role("button", name="Ask for undo").click()
    expect(asks).to_be_visible()
    expect(asks.get_by_role("button")).to_have_count(0)
    other.page.locator(".asks").get_by_role("button", name="No").click()
    expect(asks).to_have_count(0)
    expect(one.choices).to_have_count(0)
    one.page.get_by_role("button", name="Ask for undo").click()
    other.page.locator(".asks").get_by_role("button", name="Agree").click()
    one.choices.first.wait_for()
    expect(other.choices).to_have_count(0)
    expect(other.page.locator(".asks")).to_have_count(0)


def test_a_private_table_is_not_there_for_whoever_has_no_invitation(door: Door) -> None:
    ada, eve = door("Ada"), door("Eve")
    eve.refusals = ("404",)
    address = ada.open_table("Lemminge")
    eve.page.goto(address)
    expect(eve.page.get_by_role("alert")).to_be_visible()
    eve.page.goto(ada.invitation[:-1])
    expect(eve.page.get_by_role("alert")).to_be_visible()


def test_a_rematch_moves_both_one_seat_on(door: Door) -> None:
    ada, ben = meet(door, out=True)
    first = ada.page.url
    ben.page.get_by_role("button", name="Resign").click()
    ben.page.get_by_role("button", name="Really resign").click()
    for somebody in (ada, ben):
        expect(somebody.page.get_by_role("dialog", name="Ada wins")).to_be_visible()
        somebody.page.get_by_role("button", name="Rematch").click()
    for somebody in (ada, ben):
        somebody.page.wait_for_url(re.compile(f"/t/(?!{first.rsplit('/', 1)[-1]})"))
        seats = somebody.page.locator("ol li strong")
        expect(seats).to_have_text(["Ben", "Ada"])
    ada.start()
    one, _ = whose_turn(ada, ben)
    one.choices.first.wait_for()
