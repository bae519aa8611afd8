"""Who one is, on this device and on others, and how the page looks."""

from __future__ import annotations

from playwright.sync_api import Locator, expect
from tests.web.browsers import Somebody
from tests.web.conftest import Door

NASTY = "<img src=x onerror=alert(1)>"


def settings(somebody: Somebody, name: str) -> Locator:
    """The dialog behind one's name."""
    somebody.page.get_by_role("banner").get_by_role("button", name=name).click()
    return somebody.page.get_by_role("dialog", name="Settings")


def test_how_the_page_looks_is_remembered(door: Door) -> None:
    ada = door("Ada")
    background = "() => getComputedStyle(document.body).backgroundColor"
    day = ada.page.evaluate(background)
    dialog = settings(ada, "Ada")
    dialog.get_by_label("dusk").check()
    dialog.get_by_label("×4").check()
    dialog.get_by_label("Ask before a turn is over").check()
    assert ada.page.evaluate(background) != day
    ada.page.reload()
    assert ada.page.evaluate(background) != day
    dialog = settings(ada, "Ada")
    expect(dialog.get_by_label("dusk")).to_be_checked()
    expect(dialog.get_by_label("×4")).to_be_checked()
    expect(dialog.get_by_label("Ask before a turn is over")).to_be_checked()
    dialog.get_by_label("as the device").check()
    assert ada.page.evaluate(background) == day


def test_another_name(door: Door) -> None:
    ada = door("Ada")
    dialog = settings(ada, "Ada")
    dialog.get_by_label("Your name").fill("Ada Augusta")
    dialog.get_by_role("button", name="Rename").click()
    expect(ada.page.get_by_role("banner").get_by_text("Ada Augusta")).to_be_visible()
    ada.page.reload()
    expect(ada.page.get_by_role("banner").get_by_text("Ada Augusta")).to_be_visible()


def test_the_code_is_shown_once_and_brings_one_back(door: Door) -> None:
    ada, elsewhere = door(), door()
    ada.play_now("Lemminge", "Ada")
    code = ada.page.locator("aside code").inner_text()
    ada.page.get_by_role("button", name="I have it").click()
    expect(ada.page.get_by_text(code)).to_have_count(0)
    elsewhere.page.goto("/")
    dialog = settings(elsewhere, "Settings")
    dialog.get_by_text("I have been here before").click()
    dialog.get_by_label("Recovery code").fill(code)
    dialog.get_by_role("button", name="It is me").click()
    expect(elsewhere.page.get_by_role("banner").get_by_text("Ada")).to_be_visible()
    expect(elsewhere.page.get_by_role("heading", name="Your games")).to_be_visible()
    expect(elsewhere.page.locator("aside code")).not_to_have_text(code)


def test_a_wrong_code_is_refused_in_words(door: Door) -> None:
    eve = door()
    eve.refusals = ("404", "400")
    eve.page.goto("/")
    dialog = settings(eve, "Settings")
    dialog.get_by_text("I have been here before").click()
    dialog.get_by_label("Recovery code").fill("not a code")
    dialog.get_by_role("button", name="It is me").click()
    expect(dialog.get_by_role("alert")).to_be_visible()


def test_whoever_comes_in_at_a_table_keeps_his_code(door: Door) -> None:
    ada, ben = door("Ada"), door()
    ben.page.goto(ada.open_table("Lemminge", public=True))
    ben.page.get_by_role("button", name="Sit down").click()
    ben.come_in("Ben")
    expect(ben.page.locator("aside code")).to_be_visible()
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ada.page.get_by_role("listitem").filter(has_text="Ben")).to_be_visible()


def test_a_link_makes_another_device_the_same_guest_once(door: Door) -> None:
    ada, phone, thief = door("Ada"), door(), door()
    thief.refusals = ("404",)
    dialog = settings(ada, "Ada")
    dialog.get_by_role("button", name="Make a link").click()
    link = dialog.get_by_label("Make a link").input_value()
    for somebody in (phone, thief):
        somebody.page.goto(link)
        somebody.page.get_by_role("button", name="Go on here").click()
    expect(phone.page.get_by_role("banner").get_by_text("Ada")).to_be_visible()
    expect(thief.page.get_by_role("alert")).to_be_visible()


def test_bots_of_ones_own(door: Door) -> None:
    ada = door("Ada")
    dialog = settings(ada, "Ada")
    dialog.get_by_text("Bots of your own").click()
    dialog.get_by_label("Name of the bot").fill("Robo")
    dialog.get_by_role("button", name="Make a bot").click()
    token = dialog.get_by_label("Its token").input_value()
    headers = {"authorization": f"Bearer {token}"}
    me = ada.page.request.get("/api/me", headers=headers).json()
    assert (me["name"], me["kind"]) == ("Robo", "bot")
    dialog.get_by_role("button", name="Remove").click()
    expect(dialog.get_by_text("Robo", exact=True)).to_have_count(0)


def test_a_name_is_text_wherever_it_stands(door: Door) -> None:
    """Lobby, waiting, game, log, chat, curtain, end and replay."""
    eve, ada = door(NASTY), door("Ada")
    address = eve.open_table("Lemminge", out=True, public=True, first=0)
    ada.page.goto("/")
    expect(ada.page.get_by_role("link").filter(has_text=NASTY)).to_be_visible()
    eve.sit_somebody("<b>Mum</b>")
    ada.page.goto(address)
    expect(ada.page.get_by_text(NASTY)).to_be_visible()
    eve.start()
    expect(eve.page.get_by_role("heading", name=NASTY)).to_be_visible()
    eve.page.get_by_role("button", name=f"I am {NASTY}").click()
    eve.page.get_by_label("Chat").fill(NASTY)
    eve.page.get_by_label("Chat").press("Enter")
    expect(ada.log.get_by_text(f"{NASTY}: {NASTY}")).to_be_visible()
    expect(ada.page.locator(".seats").get_by_text("<b>Mum</b>")).to_be_visible()
    eve.page.get_by_role("button", name="Resign").click()
    eve.page.get_by_role("button", name="Really resign").click()
    expect(eve.page.get_by_role("dialog", name="<b>Mum</b> wins")).to_be_visible()
    eve.page.get_by_role("button", name="Replay").click()
    expect(eve.page.locator(".seats").get_by_text(NASTY)).to_be_visible()
    for somebody in (eve, ada):
        expect(somebody.page.locator("img[src=x], b:text-is('Mum')")).to_have_count(0)
