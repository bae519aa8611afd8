"""One turn, closely: asked before it is over, taken back, by keys alone, and what is forbidden."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.web.browsers import Somebody
from tests.web.conftest import Door

MOST = 120  # presses of Tab from one end of the page to the other


def sit_alone(somebody: Somebody) -> None:
    somebody.open_table("Lemminge", first=0)
    somebody.page.get_by_role("button", name="Fill with bots").click()
    somebody.start()
    somebody.choices.first.wait_for()


def refill(somebody: Somebody) -> None:
    somebody.page.locator(".hand .word").first.click()


def test_a_turn_asks_before_it_is_over(door: Door) -> None:
    """Undo and redo by button and by key; only the confirmation ends the turn."""
    ada = door("Ada", confirm=True)
    sit_alone(ada)
    undo = ada.page.get_by_role("button", name="Undo", exact=True)
    redo = ada.page.get_by_role("button", name="Redo", exact=True)
    confirm = ada.page.get_by_role("button", name="Confirm", exact=True)
    asked = ada.prompt.inner_text()
    refill(ada)
    expect(undo).to_be_visible()
    undo.click()
    expect(ada.prompt).to_have_text(asked)
    redo.click()
    expect(undo).to_be_visible()
    ada.page.keyboard.press("u")
    expect(ada.prompt).to_have_text(asked)
    expect(undo).to_have_count(0)
    redo.click()
    for _ in range(12):
        undo.wait_for()
        if confirm.is_visible():
            break
        before = ada.number
        ada.choices.last.dispatch_event("click")
        expect(ada.page.locator("[data-number]")).not_to_have_attribute("data-number", before)
    expect(ada.page.get_by_text("Is that what you want?")).to_be_visible()
    before = ada.log.inner_text()
    confirm.click()
    expect(confirm).to_have_count(0)
    expect(ada.log).not_to_have_text(before)


def test_u_in_a_line_of_chat_is_a_letter(door: Door) -> None:
    ada = door("Ada", confirm=True)
    sit_alone(ada)
    refill(ada)
    undo = ada.page.get_by_role("button", name="Undo", exact=True)
    expect(undo).to_be_visible()
    ada.page.get_by_label("Chat").press_sequentially("uuu")
    expect(ada.page.get_by_label("Chat")).to_have_value("uuu")
    expect(undo).to_be_visible()


def tab_to_a_choice(somebody: Somebody) -> bool:
    """With Tab alone; whether there is one."""
    for _ in range(MOST):
        somebody.page.keyboard.press("Tab")
        if somebody.page.evaluate(
            "() => document.activeElement.matches('.board [role=button], .hand button')"
        ):
            return True
    return False


def test_a_whole_turn_by_keys_alone(door: Door) -> None:
    ada = door("Ada")
    sit_alone(ada)
    first = ada.log.inner_text()
    for _ in range(20):
        ada.choices.first.wait_for()
        before = ada.number
        assert tab_to_a_choice(ada)
        ada.page.keyboard.press("Enter")
        expect(ada.page.locator("[data-number]")).not_to_have_attribute("data-number", before)
        if "Blue" in ada.log.inner_text()[len(first) :]:
            return
    raise AssertionError("the turn never ends")
