"""On a phone: everything within the width of the screen, and a turn by touch."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.web.browsers import PHONE, Somebody
from tests.web.conftest import Door

WIDTHS = "() => [document.scrollingElement.scrollWidth, innerWidth]"


def fits(somebody: Somebody) -> None:
    """Nothing is wider than the screen."""
    wide, screen = somebody.page.evaluate(WIDTHS)
    assert screen == PHONE["width"]
    assert wide <= screen, somebody.page.url


def test_lobby_settings_and_a_new_table_with_every_option(door: Door) -> None:
    ada = door("Ada", viewport=PHONE, touch=True)
    fits(ada)
    ada.page.get_by_role("button", name="Ada").tap()
    for heading in ("Bots of your own", "I have been here before"):
        ada.page.get_by_text(heading).tap()
    fits(ada)
    ada.page.get_by_role("dialog").get_by_label("Close").tap()
    for game in ("Leaping Lemmings", "Lemming Mafia", "Lemminge"):
        article = ada.page.locator("article", has_text=game)
        article.get_by_role("button", name="New table").tap()
        dialog = ada.page.get_by_role("dialog")
        dialog.get_by_text("More", exact=True).tap()
        fits(ada)
        assert dialog.evaluate("box => box.scrollWidth <= box.clientWidth")
        dialog.get_by_label("Close").tap()
    article = ada.page.locator("article", has_text="Leaping Lemmings")
    article.get_by_role("button", name="New table").tap()
    dialog.get_by_text("6", exact=True).tap()
    dialog.get_by_label("The shorter game").check()
    dialog.get_by_label("Chaos: cards go round").check()
    dialog.get_by_label("Who begins").select_option("Seat 6")
    dialog.get_by_label("Time").select_option("three days for each decision")
    dialog.get_by_label("Show it in the lobby").check()
    dialog.get_by_text("More", exact=True).tap()
    dialog.get_by_label("Whoever gives up").select_option("is out")
    dialog.get_by_label("Undo if all agree").uncheck()
    dialog.get_by_role("button", name="Open the table").tap()
    ada.page.wait_for_url("**/t/*")
    expect(ada.page.get_by_role("listitem")).to_have_count(6)
    fits(ada)
    table = ada.context.request.get(ada.page.url.replace("/t/", "/api/tables/")).json()
    assert table["options"]["players"] == 6
    assert table["options"]["short"] and table["options"]["chaos"]
    assert table["options"]["first"] == 5
    assert table["clock"]["kind"] == "move"
    assert table["public"] and not table["undo"] and table["fall"] == "out"


@pytest.mark.parametrize("game", ["Leaping Lemmings", "Lemming Mafia", "Lemminge"])
def test_a_choice_by_touch_and_the_tabs(game: str, door: Door) -> None:
    ada = door(viewport=PHONE, touch=True)
    ada.play_now(game, "Ada")
    ada.page.get_by_role("list", name="What you can do").wait_for()
    fits(ada)
    before = ada.number
    ada.page.get_by_role("list", name="What you can do").get_by_role("button").first.tap()
    expect(ada.page.locator("[data-number]")).not_to_have_attribute("data-number", before)
    tabs = ada.page.get_by_role("navigation")
    tabs.get_by_role("button", name="Players").tap()
    expect(ada.page.locator(".seats").get_by_text("Ada")).to_be_visible()
    fits(ada)
    tabs.get_by_role("button", name="Log").tap()
    expect(ada.log).to_be_visible()
    expect(ada.page.locator(".seats").get_by_text("Ada")).to_be_hidden()
    fits(ada)
    tabs.get_by_role("button", name="Hand").tap()
    expect(ada.log).to_be_hidden()


def test_a_turn_by_touch(door: Door) -> None:
    """A card from the hand, lemmings and hexes on the board: each with a finger where it lies."""
    ada = door("Ada", viewport=PHONE, touch=True)
    ada.open_table("Lemminge", first=0)
    ada.page.get_by_role("button", name="Fill with bots").tap()
    ada.start()
    on_board = ada.page.locator(".board [role=button][aria-label]")
    touched = 0
    for _ in range(20):
        ada.choices.first.wait_for()
        before, board = ada.number, on_board.count() > 0
        (on_board if board else ada.choices).first.tap()
        expect(ada.page.locator("[data-number]")).not_to_have_attribute("data-number", before)
        touched += board
        if "Blue" in (ada.log.text_content() or ""):
            break
    assert touched, "nothing on the board was touched"
    assert "Blue" in (ada.log.text_content() or ""), "the turn never ends"


def test_a_replay_fits_too(door: Door) -> None:
    ada = door("Ada", viewport=PHONE, touch=True)
    ada.end_a_game()
    fits(ada)
    ada.page.get_by_role("button", name="Replay").tap()
    ada.page.get_by_label("Moment").wait_for()
    fits(ada)
    ada.page.get_by_role("button", name="One step on").tap()
    expect(ada.page).to_have_url(re.compile(r"at=1&"))
    fits(ada)
